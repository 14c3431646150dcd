import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Secrets } from '../../../src/base/excerpt.js';
import { generatePollWaits, pollUntilFinal, type ReviewReading } from '../../../src/client/review/poll.js';
import { Runtime } from '../../../src/client/runtime.js';
import { catchReviewError, directly, HeardLog, StillClock } from '../desk.js';

const reading = (status: string, retryAfterMs: number | null = null, heldMs = 0): ReviewReading => ({
  review: { id: 'rev_1', status },
  retryAfterMs,
  heldMs,
});

function bench(limitMs = 600_000, signal = new AbortController().signal) {
  const clock = new StillClock();
  const log = new HeardLog();
  const { now, sleep } = clock;
  const runtime = new Runtime({
    deadline: clock.time + limitMs,
    now,
    sleep,
    random: () => 0,
    signal,
    dispatcher: directly(),
    log,
    secrets: new Secrets(),
  });
  return { clock, log, runtime };
}

/** Gives the readings in order; the last one for ever. */
function looks(...readings: ReviewReading[]) {
  let count = 0;
  const look = async () => readings[Math.min(count++, readings.length - 1)] ?? reading('complete');
  return { look, count: () => count };
}

describe('the waits between looks', () => {
  it('begin with the interval and grow by half up to 15 s', () => {
    const waits = generatePollWaits(2000, () => 0);
    expect(Array.from({ length: 8 }, () => waits.next().value)).toEqual([
      2000, 3000, 4500, 6750, 10_125, 15_000, 15_000, 15_000,
    ]);
  });

  it('are jittered, never over 15 s, never under four fifths', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15_000 }), random, (interval, chance) => {
        const waits = generatePollWaits(interval, () => chance);
        const steady = generatePollWaits(interval, () => 0);
        for (let round = 0; round < 20; round += 1) {
          const [wait, whole] = [waits.next().value, steady.next().value];
          expect(wait).toBeLessThanOrEqual(Math.min(15_000, whole));
          expect(wait).toBeGreaterThanOrEqual(Math.floor(whole * 0.8));
        }
      }),
    );
  });

  it('keep an interval over 15 s', () => {
    const waits = generatePollWaits(30_000, () => 0);
    expect([waits.next().value, waits.next().value]).toEqual([30_000, 30_000]);
  });
});

describe('polling', () => {
  it.each([['complete'], ['failed']])('takes no look at a review that is %s already', async (status) => {
    const { runtime, clock } = bench();
    const { look, count } = looks(reading('queued'));
    const review = await pollUntilFinal(reading(status), look, 2000, runtime, () => {});
    expect([review.status, count(), clock.waits]).toEqual([status, 0, []]);
  });

  it('waits first, and tells each status once', async () => {
    const { runtime, clock } = bench();
    const { look } = looks(reading('queued'), reading('queued'), reading('complete'));
    const told: string[] = [];
    await pollUntilFinal(reading('queued'), look, 2000, runtime, ({ status }) => told.push(status));
    expect(clock.waits).toEqual([2000, 3000, 4500]);
    expect(told).toEqual(['queued', 'complete']);
  });

  it('obeys Retry-After, shorter or longer, and comes back to its own waits', async () => {
    const { runtime, clock } = bench();
    const { look } = looks(reading('queued', 60_000), reading('queued'), reading('complete'));
    await pollUntilFinal(reading('queued', 100), look, 2000, runtime, () => {});
    expect(clock.waits).toEqual([100, 60_000, 4500]);
  });

  it('counts the time for which the service held its answer as waited', async () => {
    const { runtime, clock } = bench();
    const { look } = looks(reading('queued', null, 1200), reading('queued', 1000, 20_000), reading('complete'));
    await pollUntilFinal(reading('queued', null, 2000), look, 2000, runtime, () => {});
    expect(clock.waits).toEqual([1800]);
  });

  it('says an unknown status once and goes on', async () => {
    const { runtime, log } = bench();
    const { look } = looks(reading('run\nning'), reading('run\nning'), reading('ending'), reading('complete'));
    const review = await pollUntilFinal(reading('queued'), look, 2000, runtime, () => {});
    expect(review.status).toBe('complete');
    expect(log.lines).toEqual([expect.stringContaining('"run\\nning"')]);
  });

  it('takes a last look right before the deadline and none after it', async () => {
    const { runtime, clock } = bench(10_000);
    const { look, count } = looks(reading('queued'));
    const error = await catchReviewError(pollUntilFinal(reading('queued'), look, 2000, runtime, () => {}));
    expect(error).toMatchObject({ kind: 'timeout', message: 'The review rev_1 is still "queued" after 9.5 s.' });
    expect(error.hint).toContain('timeout-seconds');
    expect(clock.waits).toEqual([2000, 3000, 4500]);
    expect(count()).toBe(3);
  });

  it('does not wait at all where Retry-After points past the deadline', async () => {
    const { runtime, clock } = bench(10_000);
    const { look, count } = looks(reading('queued'));
    const error = await catchReviewError(pollUntilFinal(reading('queued', 3_600_000), look, 2000, runtime, () => {}));
    expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining('wait another 3600 s') });
    expect([clock.waits, count()]).toEqual([[], 0]);
  });

  it('never waits past the deadline, whatever the interval', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 120_000 }),
        async (interval, limit) => {
          const { runtime, clock } = bench(limit);
          const start = clock.time;
          const { look } = looks(reading('queued'));
          const error = await catchReviewError(pollUntilFinal(reading('queued'), look, interval, runtime, () => {}));
          expect(error.kind).toBe('timeout');
          expect(clock.time - start).toBeLessThan(limit);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('stops when cancelled between two looks, in the words of the caller', async () => {
    const stop = new AbortController();
    const { runtime } = bench(600_000, stop.signal);
    const look = async () => {
      stop.abort(new Error('Stopped by SIGINT'));
      return reading('queued');
    };
    const error = await catchReviewError(pollUntilFinal(reading('queued'), look, 2000, runtime, () => {}));
    expect(error).toMatchObject({ kind: 'cancelled', message: 'Stopped by SIGINT' });
  });
});
