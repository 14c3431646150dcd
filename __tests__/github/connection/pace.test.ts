/** The pace of an installation's requests: GitHub's secondary limits are never reached. */
import { describe, expect, it } from '@jest/globals';
import { RequestPace } from '../../../src/github/connection/pace.js';
import { SecondaryLimit } from '../../stand-ins/github/secondary-limit.js';

const NEVER = new AbortController().signal;

/** A clock that only sleeping moves. */
function startClock() {
  let now = 1_000_000;
  const clock = () => now;
  const sleep = async (milliseconds: number) => {
    now += milliseconds;
  };
  return { clock, sleep, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('the pace', () => {
  it('lets a few requests go at once, and holds the others back', async () => {
    const { clock, sleep } = startClock();
    const pace = new RequestPace({ clock, sleep });
    const begun = clock();
    for (let at = 0; at < 31; at += 1) await pace.wait(NEVER);
    expect(clock() - begun).toBeLessThan(1);
    for (let at = 0; at < 100; at += 1) await pace.wait(NEVER);
    expect(clock() - begun).toBeCloseTo(100 * (60_000 / 540), -1);
  });

  it('allows the burst again after a pause', async () => {
    const { clock, sleep, pass } = startClock();
    const pace = new RequestPace({ clock, sleep });
    for (let at = 0; at < 200; at += 1) await pace.wait(NEVER);
    pass(60_000);
    const begun = clock();
    for (let at = 0; at < 31; at += 1) await pace.wait(NEVER);
    expect(clock() - begun).toBeLessThan(1);
  });

  it.each([9, 20])("stays below GitHub's points a minute where one request of %i is a write", async (writes) => {
    const { clock, sleep } = startClock();
    const pace = new RequestPace({ clock, sleep });
    const limit = new SecondaryLimit(clock);
    for (let at = 0; at < 5000; at += 1) {
      await pace.wait(NEVER);
      expect(limit.begin(at % writes === 0 ? 'POST' : 'GET', false)).toBeNull();
      limit.done();
    }
    expect(limit.most.rest).toBeLessThanOrEqual(900);
  });

  it('ends with the call that waits', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    const { clock } = startClock();
    const sleep = async (_: number, signal: AbortSignal) => signal.throwIfAborted();
    const pace = new RequestPace({ clock, sleep });
    for (let at = 0; at < 31; at += 1) await pace.wait(NEVER);
    await expect(pace.wait(stopped)).rejects.toThrow('stopped');
  });
});
