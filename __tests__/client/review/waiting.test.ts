/** `Prefer: wait`: a service that knows it answers when the review is at rest, another one is polled as ever. */
import { describe, expect, it } from '@jest/globals';
import { preferWait } from '../../../src/client/review/prefer.js';
import { ASKED, catchReviewError, openDesk, START, StillClock } from '../desk.js';

const THRICE = ['queued', 'queued', 'queued', 'complete'];

describe('what the service is asked', () => {
  it('is to hold its answer, for a moment at the POST and for longer at each poll', async () => {
    const { service, client } = await openDesk({ statuses: THRICE });
    await client.wait(await client.create(ASKED, 'key-1'));
    expect(service.seen('create').map(({ headers }) => headers['prefer'])).toEqual(['wait=2']);
    expect(service.seen('review').map(({ headers }) => headers['prefer'])).toEqual(['wait=20', 'wait=20', 'wait=20']);
  });

  it('is no such thing where a review is read once, nor of findings and trace', async () => {
    const { service, client } = await openDesk({ trace: () => ({}) });
    const created = await client.create(ASKED, 'key-1');
    const review = await client.get(created.id);
    await client.findings(review.id);
    await client.trace(review);
    const others = service.requests.filter(({ endpoint }) => endpoint !== 'create');
    expect(others.map(({ headers }) => headers['prefer']).filter((header) => header !== undefined)).toEqual([]);
  });

  it.each([
    [600_000, { prefer: 'wait=20' }],
    [22_000, { prefer: 'wait=20' }],
    [21_999, { prefer: 'wait=19' }],
    [3000, { prefer: 'wait=1' }],
    [2999, {}],
    [0, {}],
  ])('ends before the time does: with %i ms left', (left, header) => {
    expect(preferWait(20, left)).toEqual(header);
  });
});

describe('a service that knows it', () => {
  it('is not waited for twice: what it held is waited', async () => {
    const clock = new StillClock();
    const hold = async (seconds: number) => {
      clock.time += seconds * 1000;
    };
    const { client, service } = await openDesk(
      { statuses: THRICE, hold },
      { now: clock.now, sleep: clock.sleep, deadline: START + 600_000 },
    );
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review.status).toBe('complete');
    expect([clock.waits, service.seen('review').length]).toEqual([[], 3]);
  });

  it('completes the review in the first answer where that is quick', async () => {
    const { client, service, clock } = await openDesk({ statuses: ['complete'], hold: async () => undefined });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect([review.status, service.seen('review'), clock.waits]).toEqual(['complete', [], []]);
  });

  it('or says so and answers at once all the same, is polled as ever', async () => {
    const { client, clock } = await openDesk({ statuses: THRICE, hold: async () => undefined });
    await client.wait(await client.create(ASKED, 'key-1'));
    expect(clock.waits).toEqual([2000, 2400, 3600]);
  });

  it('and holds for ever is left at once where the caller stops', async () => {
    const stop = new AbortController();
    let polls = 0;
    const hold = (seconds: number) => {
      if (seconds === 2) return Promise.resolve();
      polls += 1;
      queueMicrotask(() => stop.abort(new Error('Stopped by SIGTERM')));
      return new Promise<void>(() => undefined);
    };
    const { client } = await openDesk({ statuses: THRICE, hold }, { signal: stop.signal });
    const created = await client.create(ASKED, 'key-1');
    expect(await catchReviewError(client.wait(created))).toMatchObject({
      kind: 'cancelled',
      message: 'Stopped by SIGTERM',
    });
    expect(polls).toBe(1);
  });

  it('and holds for longer than it was asked is left when the time is over', async () => {
    let calls = 0;
    const hold = () => {
      calls += 1;
      return calls === 1 ? Promise.resolve() : new Promise<void>(() => undefined);
    };
    const clock = new StillClock();
    // Time that stands still: so the poll has all of the three seconds, which are the machine's.
    const { client } = await openDesk(
      { statuses: THRICE, hold },
      { now: clock.now, sleep: async () => undefined, deadline: START + 3000 },
    );
    const error = await catchReviewError(client.wait(await client.create(ASKED, 'key-1')));
    expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining('had not answered') });
  });
});

describe('a service that does not', () => {
  it('is polled with its own waits', async () => {
    const { client, clock } = await openDesk({ statuses: THRICE });
    await client.wait(await client.create(ASKED, 'key-1'));
    expect(clock.waits).toEqual([2000, 2400, 3600]);
  });
});
