import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PolicyError } from '../../src/engine/index.js';
import type { PolicySources, Snapshot } from '../../src/engine/snapshot.js';
import { EngineLimitError } from '../../src/reviewing/engine-limit-error.js';
import {
  type EngineThreads,
  type EngineThreadsOptions,
  startEngineThreads,
} from '../../src/service/threads/engine-threads.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot } from '../stand-ins/snapshot.js';

const THREAD = join(process.cwd(), 'build/src/cli/engine-thread.js');
const PATHOLOGICAL = join(process.cwd(), 'build/__tests__/stand-ins/engine-thread.js');
const POLICY: PolicySources = {
  requested: null,
  tenant: { name: 'balanced', source: null },
  repository_policy: 'tighten',
};
const CHANGE = buildSnapshot({ files: { 'src/a.ts': { old: 'a\n', new: 'a\nit.only()\n' } } });
const titled = (title: string): Snapshot => ({ ...CHANGE, title });
const NEVER = new AbortController().signal;

let engine: EngineThreads;
const start = (options: Partial<EngineThreadsOptions> = {}) => {
  engine = startEngineThreads({ threads: 2, memoryMegabytes: 96, thread: PATHOLOGICAL, ...options });
  return engine;
};
afterEach(() => engine.close());

describe('the engine in threads', () => {
  it('says what it says without them', async () => {
    const { review: inThread } = start({ thread: THREAD });
    expect(await inThread(CHANGE, POLICY, NEVER)).toEqual(await review(CHANGE, POLICY));
  });

  it('starts no thread before the first review, and closes when there was none', async () => {
    const { close } = start({ thread: '/nowhere/at/all.js' });
    await expect(close()).resolves.toBeUndefined();
  });

  it('gives the error of a policy that cannot be used, with its faults', async () => {
    const { review: inThread } = start({ thread: THREAD });
    const broken = { ...POLICY, tenant: { name: 'ours', source: 'rules: nonsense' } };
    const cause = await inThread(CHANGE, broken, NEVER).catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(PolicyError);
    expect(cause).toMatchObject({ faults: [{ line: 1 }] });
  });

  it('rejects with a fault of the engine', async () => {
    const { review: inThread } = start();
    await expect(inThread(titled('crash'), POLICY, NEVER)).rejects.toThrow('the engine has a fault');
    expect((await inThread(CHANGE, POLICY, NEVER)).tier).toMatch(/^T\d$/u);
  });

  it('fails a review that takes all memory, and no other', async () => {
    const { review: inThread } = start();
    const bomb = inThread(titled('memory'), POLICY, NEVER).catch((error: unknown) => error);
    const others = await Promise.all(Array.from({ length: 6 }, () => inThread(CHANGE, POLICY, NEVER)));
    expect(others).toHaveLength(6);
    const cause = await bomb;
    expect(cause).toBeInstanceOf(EngineLimitError);
    expect(cause).toMatchObject({ limit: 'memory', message: expect.stringContaining('more than 96 MB of memory') });
    expect((await inThread(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
  });

  it('fails a review that never ends, and no other: waiting for a thread does not count', async () => {
    const timers: (readonly [number, AbortController])[] = [];
    const deadline = (milliseconds: number) => {
      const timer = new AbortController();
      timers.push([milliseconds, timer]);
      return timer.signal;
    };
    const { review: inThread } = start({ threads: 1, milliseconds: 1500, deadline });
    const loop = inThread(titled('loop'), POLICY, NEVER).catch((error: unknown) => error);
    const others = Array.from({ length: 3 }, () => inThread(CHANGE, POLICY, NEVER));
    while (timers.length === 0) await new Promise(setImmediate);
    expect(timers.map(([milliseconds]) => milliseconds)).toEqual([1500]);
    timers[0]?.[1].abort();
    expect(await loop).toMatchObject({ name: 'EngineLimitError', limit: 'time' });
    expect(await Promise.all(others)).toHaveLength(3);
  });

  it('ends a review whose signal fires, whatever it is at', async () => {
    const { review: inThread } = start({ threads: 1 });
    await inThread(CHANGE, POLICY, NEVER);
    const stop = new AbortController();
    const loop = inThread(titled('loop'), POLICY, stop.signal).catch((error: unknown) => error);
    const waiting = new AbortController();
    const queued = inThread(CHANGE, POLICY, waiting.signal).catch((error: unknown) => error);
    waiting.abort(new Error('no more'));
    expect(await queued).toMatchObject({ message: 'no more' });
    stop.abort(new Error('the service is stopping'));
    expect(await loop).toMatchObject({ message: 'the service is stopping' });
    expect((await inThread(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
    await expect(inThread(CHANGE, POLICY, AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
  });

  it('holds up the event loop little while it hands over 10 MB', async () => {
    const line = 'const value = compute(value, 1234567890);\n';
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`data/${at}.txt`, { old: null, new: line.repeat(2500) }]),
    );
    const big = buildSnapshot({ files });
    const { review: inThread } = start({ thread: THREAD, threads: 1, memoryMegabytes: 512 });
    await inThread(CHANGE, POLICY, NEVER);
    const started = performance.now();
    const result = inThread(big, POLICY, NEVER);
    let longest = 0;
    let before = performance.now();
    let done = false;
    const end = () => {
      done = true;
    };
    result.then(end, end);
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
    }
    await result;
    const megabytes = JSON.stringify(big).length / 1e6;
    const took = Math.round(performance.now() - started);
    process.stdout.write(
      `${megabytes.toFixed(1)} MB reviewed in a thread in ${took} ms; the event loop stood still for ${longest.toFixed(0)} ms at most\n`,
    );
    // Handing over is a small part of it, however busy the machine is.
    expect(longest).toBeLessThan(took / 4);
  });
});
