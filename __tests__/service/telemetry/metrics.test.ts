import { describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { ProviderError } from '../../../src/base/errors.js';
import type { Backlog } from '../../../src/service/queue/queue.js';
import { createMeter, createRegistry } from '../../../src/service/telemetry/prometheus.js';
import { startHarness } from '../harness.js';
import { findSample, readExposition } from './exposition.js';
import { kit } from './instruments.js';

const scrape = async (service: Awaited<ReturnType<typeof startHarness>>) =>
  readExposition((await service.call('GET', '/metrics', { token: null })).text);

describe('GET /metrics', () => {
  it('gives what Prometheus reads, of reviews, the queue and HTTP, without a token', async () => {
    const { instruments, observer } = kit();
    const service = await startHarness({ operation: instruments, observer });
    try {
      await service.complete();
      await service.call('GET', '/v1/reviews/rev_x');
      await service.call('GET', '/v1/reviews', { token: null });
      const answer = await service.call('GET', '/metrics', { token: null });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
      const figures = readExposition(answer.text);
      expect(findSample(figures, 'review_gate_reviews_total', { status: 'complete' })).toBe(1);
      expect(findSample(figures, 'review_gate_reviews_total', { status: 'failed' })).toBe(0);
      for (const stage of ['pin', 'snapshot', 'engine', 'store', 'whole']) {
        const count = findSample(figures, 'review_gate_review_stage_duration_seconds_count', { stage, outcome: 'ok' });
        expect([stage, count]).toEqual([stage, 1]);
      }
      expect(findSample(figures, 'review_gate_job_attempts_total', { kind: 'review', outcome: 'ok' })).toBe(1);
      expect(findSample(figures, 'review_gate_queue_up')).toBe(1);
      expect(findSample(figures, 'review_gate_queue_jobs', { kind: 'review', state: 'waiting' })).toBe(0);
      const http = 'review_gate_http_request_duration_seconds_count';
      expect(findSample(figures, http, { operation: 'createReview', method: 'POST', status: '2xx' })).toBe(1);
      expect(findSample(figures, http, { operation: 'getReview', status: '4xx' })).toBe(1);
      expect(findSample(figures, http, { operation: 'listReviews', status: '4xx' })).toBe(1);
      expect(figures.types.get('review_gate_http_request_duration_seconds')).toBe('histogram');
    } finally {
      await service.close();
    }
  });

  it('counts refusals by the rate limit', async () => {
    const { instruments, observer } = kit();
    const service = await startHarness({ operation: instruments, observer });
    try {
      for (let i = 0; i < 22; i += 1) await service.call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 1 } });
      const figures = await scrape(service);
      expect(findSample(figures, 'review_gate_rate_limit_refusals_total', { operation: 'createReview' })).toBe(2);
    } finally {
      await service.close();
    }
  });

  it('has as many samples after a thousand addresses and methods of all kinds as after one', async () => {
    const { instruments, observer, registry } = kit();
    const service = await startHarness({ operation: instruments, observer });
    const http = async () =>
      readExposition(await registry.metrics()).samples.filter(({ name }) => name.endsWith('_seconds_count')).length;
    try {
      await service.call('GET', '/nowhere', { token: null });
      const before = await http();
      for (let i = 0; i < 50; i += 1) await service.call('GET', `/nowhere/${i}`, { token: null });
      expect(await http()).toBe(before);
      const figures = readExposition(await registry.metrics());
      const named = figures.samples.map(({ labels }) => labels['operation']).filter((name) => name !== undefined);
      expect(new Set(named)).toEqual(new Set(['none']));
      expect(await registry.metrics()).not.toContain('nowhere');
    } finally {
      await service.close();
    }
  });

  it('is no call of a service that nobody operates', async () => {
    const service = await startHarness();
    try {
      const answer = await request(`${service.baseUrl}/metrics`);
      expect([answer.statusCode, await answer.body.text()]).toEqual([404, expect.stringContaining('E_NF_001')]);
    } finally {
      await service.close();
    }
  });

  it('keeps the figures of two services apart', async () => {
    const [one, other] = [kit(), kit()];
    one.observer.reviewEnded('complete', 5);
    expect(
      findSample(readExposition(await other.registry.metrics()), 'review_gate_reviews_total', { status: 'complete' }),
    ).toBe(0);
  });
});

describe('the queue, when scraped', () => {
  const rows: readonly Backlog[] = [{ kind: 'review', waiting: 3, running: 1, oldestMilliseconds: 2500 }];

  it('is read once a second at most, and at each scrape after', async () => {
    let now = 0;
    let reads = 0;
    const registry = createRegistry('api');
    const meter = createMeter({ registry, clock: () => now, pool: null });
    meter.watchQueue(async () => {
      reads += 1;
      return rows;
    });
    const figures = readExposition(await meter.exposition());
    await meter.exposition();
    expect(reads).toBe(1);
    expect(findSample(figures, 'review_gate_queue_jobs', { kind: 'review', state: 'waiting' })).toBe(3);
    expect(findSample(figures, 'review_gate_queue_jobs', { kind: 'review', state: 'running' })).toBe(1);
    expect(findSample(figures, 'review_gate_queue_oldest_seconds', { kind: 'review' })).toBe(2.5);
    now = 1000;
    await meter.exposition();
    expect(reads).toBe(2);
  });

  it('does not fail the scrape where it cannot be read, and says so', async () => {
    let fails = false;
    let now = 0;
    const registry = createRegistry('api');
    const meter = createMeter({ registry, clock: () => now, pool: null });
    meter.watchQueue(async () => {
      if (fails) throw new Error('connection refused');
      return rows;
    });
    expect(findSample(readExposition(await meter.exposition()), 'review_gate_queue_up')).toBe(1);
    fails = true;
    now = 5000;
    const figures = readExposition(await meter.exposition());
    expect(findSample(figures, 'review_gate_queue_up')).toBe(0);
    expect(findSample(figures, 'review_gate_queue_jobs')).toBeUndefined();
    expect(findSample(figures, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('comes with the process, the build and the connections to the database', async () => {
    const registry = createRegistry('worker');
    const meter = createMeter({ registry, clock: () => 0, pool: () => ({ total: 10, idle: 4, waiting: 2 }) });
    const figures = readExposition(await meter.exposition());
    expect(findSample(figures, 'review_gate_build_info', { role: 'worker', node: process.version })).toBe(1);
    expect(findSample(figures, 'review_gate_database_connections', { state: 'used' })).toBe(6);
    expect(findSample(figures, 'review_gate_database_connections', { state: 'waiting' })).toBe(2);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect([name, findSample(figures, name)]).toEqual([name, expect.any(Number)]);
    }
  });
});

describe('the observer', () => {
  const readFigures = async ({ registry }: ReturnType<typeof kit>) => readExposition(await registry.metrics());
  const CALLS = 'review_gate_provider_call_duration_seconds_count';

  it('takes the time of a call to a provider, gives its result and names its outcome', async () => {
    let now = 0;
    const one = kit({ clock: () => now });
    await one.observer.provider('github.readPolicyFile', async () => undefined);
    const result = await one.observer.provider('github.pin', async () => {
      now += 250;
      return 'pinned';
    });
    expect(result).toBe('pinned');
    const fault = new ProviderError('E_UP_001', 'GitHub did not answer.', true);
    await expect(one.observer.provider('github.pin', () => Promise.reject(fault))).rejects.toBe(fault);
    await expect(one.observer.provider('jira.ticket', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const aborted = AbortSignal.abort().reason;
    await expect(one.observer.provider('jira.ticket', () => Promise.reject(aborted))).rejects.toBe(aborted);
    const figures = await readFigures(one);
    expect(findSample(figures, CALLS, { call: 'github.readPolicyFile', outcome: 'ok' })).toBe(1);
    expect(findSample(figures, CALLS, { call: 'github.pin', outcome: 'ok' })).toBe(1);
    expect(
      findSample(figures, 'review_gate_provider_call_duration_seconds_sum', { call: 'github.pin', outcome: 'ok' }),
    ).toBe(0.25);
    expect(findSample(figures, CALLS, { call: 'github.pin', outcome: 'E_UP_001' })).toBe(1);
    expect(findSample(figures, CALLS, { call: 'jira.ticket', outcome: 'error' })).toBe(1);
    expect(findSample(figures, CALLS, { call: 'jira.ticket', outcome: 'aborted' })).toBe(1);
  });

  it('lumps together calls of no known form, and those beyond a number', async () => {
    const one = kit();
    for (const call of ['GET https://host/secret', '', 'github', 'a.b.c', 'x'.repeat(99)]) {
      await one.observer.provider(call, async () => undefined);
    }
    for (let i = 0; i < 26; i += 1) {
      const letter = String.fromCharCode(97 + i);
      await one.observer.provider(`github.${letter}`, async () => undefined);
      await one.observer.provider(`jira.${letter}`, async () => undefined);
    }
    const { samples } = await readFigures(one);
    const calls = samples.filter(({ name }) => name === CALLS);
    expect(calls).toHaveLength(33);
    expect(calls.find(({ labels }) => labels['call'] === 'other')?.value).toBe(5 + 52 - 32);
  });

  it('counts deliveries, waits and the time of a whole review', async () => {
    const one = kit();
    one.observer.delivery('delivered', 120);
    one.observer.delivery('gone', 30);
    one.observer.began('review', 15);
    one.observer.reviewEnded('failed', 4000);
    const figures = await readFigures(one);
    expect(findSample(figures, 'review_gate_delivery_duration_seconds_count', { outcome: 'gone' })).toBe(1);
    expect(findSample(figures, 'review_gate_queue_wait_seconds_bucket', { kind: 'review', le: '0.02' })).toBe(1);
    expect(findSample(figures, 'review_gate_queue_wait_seconds_bucket', { kind: 'review', le: '0.01' })).toBe(0);
    expect(
      findSample(figures, 'review_gate_review_stage_duration_seconds_sum', { stage: 'whole', outcome: 'error' }),
    ).toBe(4);
  });

  it('takes a clock that went back for no time at all', async () => {
    let now = 1000;
    const one = kit({ clock: () => now });
    await one.observer.stage('engine', 'rev_1', async () => {
      now = 0;
    });
    const figures = await readFigures(one);
    expect(findSample(figures, 'review_gate_review_stage_duration_seconds_sum', { stage: 'engine' })).toBe(0);
  });
});

describe('the reader of the format', () => {
  it.each([
    'a 1',
    '# TYPE a counter\na{b=1} 1\n',
    '# TYPE a counter\na{b="x} 1\n',
    '# TYPE a counter\na{b="x"} one\n',
    '# TYPE a counter\na{b="1",b="2"} 1\n',
    '# TYPE a counter\na 1\na 2\n',
    '# TYPE a thing\na 1\n',
    'b 1\n',
    '# TYPE a counter\n1a 1\n',
  ])('refuses %j', (text) => {
    expect(() => readExposition(text)).toThrow();
  });
});
