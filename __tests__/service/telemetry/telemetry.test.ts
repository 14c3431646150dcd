import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/service/config.js';
import { startTelemetry, type Telemetry, type TelemetryOptions } from '../../../src/service/telemetry/telemetry.js';
import { problem, startHarness } from '../harness.js';
import { startCollector } from './collector.js';
import { findSample, readExposition } from './exposition.js';

describe('what serve is operated by', () => {
  let scratch: string;
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'review-gate-operation-'));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const config = (over: Partial<TelemetryOptions['config']> = {}): TelemetryOptions['config'] => ({
    role: 'all',
    logLevel: 'info',
    databaseUrl: null,
    dataDir: join(scratch, 'data'),
    cacheDir: join(scratch, 'cache'),
    ...over,
  });
  const open = async (over: Partial<TelemetryOptions> = {}) => {
    const lines: string[] = [];
    const sink = { write: (line: string) => lines.push(line) };
    const operation: Telemetry = await startTelemetry({ config: config(), environment: {}, sink, ...over });
    return { operation, lines };
  };

  it('gives logs, figures, readiness and overload to a service that answers', async () => {
    const { operation, lines } = await open();
    operation.watchPool({ totalCount: 3, idleCount: 1, waitingCount: 0 });
    const service = await startHarness({ operation, observer: operation.observer });
    try {
      await service.complete();
      expect((await service.call('GET', '/readyz', { token: null })).status).toBe(200);
      const figures = readExposition((await service.call('GET', '/metrics', { token: null })).text);
      expect(findSample(figures, 'review_gate_database_connections', { state: 'used' })).toBe(2);
      expect(findSample(figures, 'review_gate_reviews_total', { status: 'complete' })).toBe(1);
      expect(findSample(figures, 'review_gate_build_info', { role: 'all' })).toBe(1);
      const sum = findSample(figures, 'review_gate_review_stage_duration_seconds_sum', { stage: 'engine' });
      expect(sum).toBeGreaterThan(0);
      operation.log('rev_1: broken');
      const entries = lines.map((line): unknown => JSON.parse(line));
      expect(entries[0]).toMatchObject({ role: 'all', pid: process.pid, message: 'request' });
      expect(entries.at(-1)).toMatchObject({ level: 'warn', message: 'rev_1: broken' });
    } finally {
      await service.close();
      await operation.close();
    }
  });

  it('turns requests away when they pile up before the pool', async () => {
    const { operation } = await open();
    const pool = { totalCount: 10, idleCount: 0, waitingCount: 500 };
    operation.watchPool(pool);
    const service = await startHarness({ operation });
    try {
      for (;;) {
        const answer = await service.call('GET', '/v1/reviews', { token: null });
        if (answer.status !== 503) continue;
        expect(problem(answer).code).toBe('E_INT_001');
        break;
      }
    } finally {
      await service.close();
    }
  });

  it.each<[string, Partial<TelemetryOptions['config']>, string[]]>([
    ['the embedded database', {}, ['disk-data', 'disk-cache']],
    ['PostgreSQL', { databaseUrl: 'postgres://h/d' }, ['disk-cache']],
    ['PostgreSQL, answering calls alone', { databaseUrl: 'postgres://h/d', role: 'api' }, []],
  ])('checks the folders that are written to, on %s', async (_, over, checks) => {
    const { operation } = await open({ config: config(over) });
    expect(operation.checks.map(({ name }) => name)).toEqual(checks);
    await Promise.all(operation.checks.map(({ run }) => run()));
  });

  it('traces where an endpoint is set, and is refused with its name where that cannot be', async () => {
    const collector = await startCollector();
    const { operation } = await open({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    await operation.observer.provider('github.pin', async () => undefined);
    await operation.close();
    expect(collector.spans.map(({ name }) => name)).toEqual(['github.pin']);
    await collector.close();
    await expect(open({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' } })).rejects.toThrow(ConfigError);
  });
});
