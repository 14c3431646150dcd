import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDiskCheck } from '../../../src/service/telemetry/disk.js';
import { type Check, createReadiness } from '../../../src/service/telemetry/readiness.js';
import { problem, startHarness } from '../harness.js';
import { kit } from './instruments.js';

describe('GET /readyz', () => {
  it('says that it is ready, and names every check that fails, all at once', async () => {
    let broken = false;
    const failing = (name: string): Check => ({
      name,
      failing: `The ${name} does not do.`,
      run: async () => {
        if (broken) throw new Error('password=hunter2 at 10.0.0.7');
      },
    });
    const { instruments, entries } = kit({ checks: [failing('disk-data'), failing('disk-cache')] });
    const service = await startHarness({ operation: instruments });
    try {
      const first = await service.call('GET', '/readyz', { token: null });
      expect([first.status, first.json]).toEqual([200, { status: 'ready' }]);
      broken = true;
      // The outcome is kept for a second.
      expect((await service.call('GET', '/readyz', { token: null })).status).toBe(200);
      service.pass(1000);
      const answer = await service.call('GET', '/readyz', { token: null });
      expect(answer.headers['retry-after']).toBe('1');
      expect(problem(answer)).toMatchObject({
        status: 503,
        code: 'E_INT_001',
        detail: 'The service cannot take work now: The disk-data does not do. The disk-cache does not do.',
        errors: [
          { pointer: '/disk-data', detail: 'The disk-data does not do.' },
          { pointer: '/disk-cache', detail: 'The disk-cache does not do.' },
        ],
      });
      expect(answer.text).not.toContain('hunter2');
      broken = false;
      service.pass(1000);
      expect((await service.call('GET', '/readyz', { token: null })).status).toBe(200);
      const told = entries().filter(({ message }) => message !== 'request');
      expect(told.map(({ level, message, check: name }) => [level, message, name])).toEqual([
        ['warn', 'not ready', 'disk-data'],
        ['warn', 'not ready', 'disk-cache'],
        ['info', 'ready again', 'disk-data'],
        ['info', 'ready again', 'disk-cache'],
      ]);
      expect(JSON.stringify(told)).not.toContain('hunter2');
    } finally {
      await service.close();
    }
  });

  it('fails where the database is down, while /healthz answers on', async () => {
    const service = await startHarness();
    try {
      service.store.ping = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
      const answer = await service.call('GET', '/readyz', { token: null });
      expect(problem(answer).errors).toEqual([{ pointer: '/database', detail: 'The database cannot be reached.' }]);
      expect(answer.text).not.toContain('10.0.0.7');
      expect((await service.call('GET', '/healthz', { token: null })).status).toBe(200);
    } finally {
      await service.close();
    }
  });

  it('does not wait for a database that never answers', async () => {
    const service = await startHarness({
      deadline: (ms) => (ms === 2000 ? AbortSignal.abort() : AbortSignal.timeout(ms)),
    });
    try {
      service.store.ping = () => new Promise(() => undefined);
      const answer = await service.call('GET', '/readyz', { token: null });
      expect(problem(answer).errors).toContainEqual({
        pointer: '/database',
        detail: 'The database cannot be reached. It did not answer within 2 s.',
      });
    } finally {
      await service.close();
    }
  });
});

describe('readiness', () => {
  it('runs the checks side by side, once for all who ask in the same second', async () => {
    const started: string[] = [];
    const open = new Map<string, () => void>();
    const check = (name: string): Check => ({
      name,
      failing: '',
      run: () =>
        new Promise<void>((resolve) => {
          started.push(name);
          open.set(name, resolve);
        }),
    });
    const ready = createReadiness({
      checks: [check('a'), check('b')],
      deadline: () => new AbortController().signal,
      clock: () => 0,
      closing: () => false,
      changed: () => undefined,
    });
    const asked = [ready(), ready(), ready()];
    expect(started).toEqual(['a', 'b']);
    open.get('b')?.();
    open.get('a')?.();
    expect(await Promise.all(asked)).toEqual([[], [], []]);
  });

  it('asks nothing once the service is closing', async () => {
    const run = () => Promise.reject(new Error('asked'));
    const ready = createReadiness({
      checks: [{ name: 'a', failing: '', run }],
      deadline: () => new AbortController().signal,
      clock: () => 0,
      closing: () => true,
      changed: () => undefined,
    });
    expect(await ready()).toEqual([{ pointer: '/closing', detail: 'The process is stopping.' }]);
  });
});

describe('the check of a disk', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'review-gate-disk-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('is well with a folder that can be written to, makes it where there is none, and leaves nothing', async () => {
    const made = join(directory, 'not', 'yet');
    await createDiskCheck({ name: 'cache', directory: made, leastFree: 1 }).run();
    expect(readdirSync(made)).toEqual([]);
  });

  it('fails where too little is free, in words for the operator', async () => {
    const check = createDiskCheck({ name: 'data', directory, leastFree: Number.MAX_SAFE_INTEGER });
    await expect(check.run()).rejects.toThrow(/bytes are free in the data folder/u);
    expect(createDiskCheck({ name: 'data', directory }).failing).toContain('less than 512 MiB left');
  });

  it('fails where the folder cannot be made or written to', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    await expect(createDiskCheck({ name: 'data', directory: join(file, 'in'), leastFree: 1 }).run()).rejects.toThrow();
    chmodSync(directory, 0o500);
    // Root writes anywhere.
    const written = createDiskCheck({ name: 'data', directory, leastFree: 1 }).run();
    if (process.getuid?.() === 0) await written;
    else await expect(written).rejects.toThrow();
  });
});
