import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PolicyError } from '../../src/engine/index.js';
import type { PolicySources, Snapshot } from '../../src/engine/snapshot.js';
import { EngineLimitError } from '../../src/reviewing/faults/engine-limit-error.js';
import {
  type EngineProcesses,
  type EngineProcessesOptions,
  startEngineProcesses,
} from '../../src/service/processes/engine-processes.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot } from '../stand-ins/snapshot.js';

const ENGINE = join(process.cwd(), 'build/src/cli/engine-process.js');
const PATHOLOGICAL = join(process.cwd(), 'build/__tests__/stand-ins/engine-process.js');
const POLICY: PolicySources = {
  requested: null,
  tenant: { name: 'balanced', source: null },
  repository_policy: 'tighten',
};
const CHANGE = buildSnapshot({ files: { 'src/a.ts': { old: 'a\n', new: 'a\nit.only()\n' } } });
const titled = (title: string): Snapshot => ({ ...CHANGE, title });
const NEVER = new AbortController().signal;

/** Whether a process runs. One that ended and that nobody waited for is none. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

let engine: EngineProcesses;
const start = (options: Partial<EngineProcessesOptions> = {}) => {
  engine = startEngineProcesses({ processes: 2, memoryMegabytes: 96, file: PATHOLOGICAL, ...options });
  return engine;
};
afterEach(() => engine.close());

describe('the engine in processes', () => {
  it('says what it says without them', async () => {
    const { review: inProcess } = start({ file: ENGINE });
    expect(await inProcess(CHANGE, POLICY, NEVER)).toEqual(await review(CHANGE, POLICY));
  });

  it('starts no process before the first review, and closes when there was none', async () => {
    const { close } = start({ file: '/nowhere/at/all.js' });
    await expect(close()).resolves.toBeUndefined();
  });

  it('gives the error of a policy that cannot be used, with its faults', async () => {
    const { review: inProcess } = start({ file: ENGINE });
    const broken = { ...POLICY, tenant: { name: 'ours', source: 'rules: nonsense' } };
    const cause = await inProcess(CHANGE, broken, NEVER).catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(PolicyError);
    expect(cause).toMatchObject({ faults: [{ line: 1 }] });
  });

  it('rejects with a fault of the engine', async () => {
    const { review: inProcess } = start();
    await expect(inProcess(titled('crash'), POLICY, NEVER)).rejects.toThrow('the engine has a fault');
    expect((await inProcess(CHANGE, POLICY, NEVER)).tier).toMatch(/^T\d$/u);
  });

  // The second asks for all of it in one step, during which V8 looks at no limit of a thread.
  it.each(['memory', 'memory at once'])('fails a review that takes all %s, and no other', async (title) => {
    const { review: inProcess } = start();
    const bomb = inProcess(titled(title), POLICY, NEVER).catch((error: unknown) => error);
    const others = await Promise.all(Array.from({ length: 6 }, () => inProcess(CHANGE, POLICY, NEVER)));
    expect(others).toHaveLength(6);
    const cause = await bomb;
    expect(cause).toBeInstanceOf(EngineLimitError);
    expect(cause).toMatchObject({ limit: 'memory', message: expect.stringContaining('more than 96 MiB of memory') });
    expect((await inProcess(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
  });

  it('says how a process ended that should not have, and starts another', async () => {
    const { review: inProcess } = start({ processes: 1 });
    const cause = await inProcess(titled('exit'), POLICY, NEVER).catch((error: unknown) => error);
    expect(cause).toMatchObject({ name: 'ProcessEndedError', message: expect.stringContaining('exit code 7') });
    expect(cause).toMatchObject({ message: expect.stringContaining('the last words') });
    expect((await inProcess(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
  });

  it('says which file is not there', async () => {
    const { review: inProcess } = start({ file: '/nowhere/at/all.js' });
    await expect(inProcess(CHANGE, POLICY, NEVER)).rejects.toThrow('/nowhere/at/all.js');
  });

  it('rejects what it is at when it is closed, and everything after it', async () => {
    const { review: inProcess, close } = start();
    await inProcess(CHANGE, POLICY, NEVER);
    const running = inProcess(titled('loop'), POLICY, NEVER).catch((error: unknown) => error);
    await close();
    expect(await running).toMatchObject({ message: expect.stringContaining('closed') });
    await expect(inProcess(CHANGE, POLICY, NEVER)).rejects.toThrow('closed');
  });

  it('ends a process that nobody needed for a while, and starts another', async () => {
    const timers: (readonly [number, AbortController])[] = [];
    const deadline = (milliseconds: number) => {
      const timer = new AbortController();
      timers.push([milliseconds, timer]);
      return timer.signal;
    };
    const { review: inProcess } = start({ processes: 1, deadline });
    await inProcess(CHANGE, POLICY, NEVER);
    expect(timers.map(([milliseconds]) => milliseconds)).toEqual([120_000, 300_000]);
    timers[1]?.[1].abort();
    expect((await inProcess(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
    // Its time of the first review is over long ago, and ends nothing.
    timers[0]?.[1].abort();
    expect((await inProcess(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
  });

  it('fails a review that never ends, and no other: waiting for a process does not count', async () => {
    const timers: (readonly [number, AbortController])[] = [];
    const deadline = (milliseconds: number) => {
      const timer = new AbortController();
      timers.push([milliseconds, timer]);
      return timer.signal;
    };
    const { review: inProcess } = start({ processes: 1, milliseconds: 1500, deadline });
    const loop = inProcess(titled('loop'), POLICY, NEVER).catch((error: unknown) => error);
    const others = Array.from({ length: 3 }, () => inProcess(CHANGE, POLICY, NEVER));
    while (timers.length === 0) await new Promise(setImmediate);
    expect(timers.map(([milliseconds]) => milliseconds)).toEqual([1500]);
    timers[0]?.[1].abort();
    expect(await loop).toMatchObject({ name: 'EngineLimitError', limit: 'time' });
    expect(await Promise.all(others)).toHaveLength(3);
  });

  it('ends a review whose signal fires, whatever it is at', async () => {
    const { review: inProcess } = start({ processes: 1 });
    await inProcess(CHANGE, POLICY, NEVER);
    const stop = new AbortController();
    const loop = inProcess(titled('loop'), POLICY, stop.signal).catch((error: unknown) => error);
    const waiting = new AbortController();
    const queued = inProcess(CHANGE, POLICY, waiting.signal).catch((error: unknown) => error);
    waiting.abort(new Error('no more'));
    expect(await queued).toMatchObject({ message: 'no more' });
    stop.abort(new Error('the service is stopping'));
    expect(await loop).toMatchObject({ message: 'the service is stopping' });
    expect((await inProcess(CHANGE, POLICY, NEVER)).verdict).toBeDefined();
    await expect(inProcess(CHANGE, POLICY, AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
  });

  it('leaves no process behind when it is killed itself, whatever the review is at', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-gate-engine-'));
    const file = join(folder, 'number');
    const parent = spawn(process.execPath, [join(process.cwd(), 'build/__tests__/stand-ins/engine-parent.js'), file]);
    const turn = () => new Promise(setImmediate);
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await turn();
    const child = Number(readFileSync(file, 'utf8'));
    expect(isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    while (isRunning(child)) await turn();
    rmSync(folder, { recursive: true });
  });

  it('leaves what is sent to the whole group to its parent', async () => {
    const child = fork(PATHOLOGICAL, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const answer = () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send({ snapshot: CHANGE, policy: POLICY });
      });
    expect(await answer()).toMatchObject({ kind: 'result' });
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await answer()).toMatchObject({ kind: 'result' });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });

  it('holds up the event loop little while it hands over 10 MB', async () => {
    const line = 'const value = compute(value, 1234567890);\n';
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`data/${at}.txt`, { old: null, new: line.repeat(2500) }]),
    );
    const big = buildSnapshot({ files });
    const { review: inProcess } = start({ file: ENGINE, processes: 1, memoryMegabytes: 512 });
    await inProcess(CHANGE, POLICY, NEVER);
    const started = performance.now();
    const result = inProcess(big, POLICY, NEVER);
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
      `${megabytes.toFixed(1)} MB reviewed in a process in ${took} ms; the event loop stood still for ${longest.toFixed(0)} ms at most\n`,
    );
    // Handing over is a small part of it, however busy the machine is.
    expect(longest).toBeLessThan(took / 4);
  });
});
