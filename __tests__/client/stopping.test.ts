/** The caller's signal stops everything at once. */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import type { Endpoint } from '../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, later, openDesk } from './desk.js';

const endpoints: Endpoint[] = ['token', 'create', 'review', 'findings'];

/** A dispatcher whose connections hang while they are made. */
function neverConnecting(onConnect: () => void): Agent {
  const agent = new Agent({ connect: () => onConnect() });
  later(() => agent.destroy());
  return agent;
}

describe('stopping', () => {
  it.each(endpoints)('cuts a request of %s that hangs', async (on) => {
    const stop = new AbortController();
    const desk = await openDesk({}, { signal: stop.signal });
    desk.service.fail({ on, cut: 'hang' });
    const work = catchReviewError(
      desk.client
        .create(ASKED, 'key-1')
        .then((review) => desk.client.wait(review))
        .then(({ id }) => desk.client.findings(id)),
    );
    await desk.service.waitFor(on, 1);
    stop.abort(new Error('Stopped by SIGTERM'));
    expect(await work).toMatchObject({ kind: 'cancelled', message: 'Stopped by SIGTERM' });
    expect(desk.service.seen(on)).toHaveLength(1);
  });

  it('cuts a connection that does not come about', async () => {
    const stop = new AbortController();
    const { client } = await openDesk({}, { signal: stop.signal, dispatcher: neverConnecting(() => stop.abort()) });
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('cancelled');
  });

  it('ends a wait', async () => {
    const stop = new AbortController();
    const sleep = async (milliseconds: number, signal: AbortSignal) => {
      const waiting = delay(milliseconds, undefined, { signal });
      stop.abort();
      await waiting;
    };
    const { client, service } = await openDesk({}, { signal: stop.signal, sleep });
    service.fail({ on: 'create', status: 503 });
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('cancelled');
    expect(service.seen('create')).toHaveLength(1);
  });

  it('before the start sends nothing', async () => {
    const { client, service } = await openDesk({}, { signal: AbortSignal.abort() });
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('cancelled');
    expect((await catchReviewError(client.findings('rev_1'))).kind).toBe('cancelled');
    expect(service.requests).toHaveLength(0);
  });

  it('has words where the caller gave none', async () => {
    const { client } = await openDesk({}, { signal: AbortSignal.abort('') });
    expect((await catchReviewError(client.get('rev_1'))).message).toBe('The review was cancelled.');
  });
});

describe('the deadline', () => {
  it('that has passed sends nothing', async () => {
    const { client, service } = await openDesk({}, { deadline: 0 });
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('timeout');
    expect(service.requests).toHaveLength(0);
  });

  it('holds for a connection that does not come about', async () => {
    const options = { now: Date.now, deadline: Date.now() + 100, dispatcher: neverConnecting(() => undefined) };
    const { client } = await openDesk({}, options);
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('timeout');
  });

  it('holds for a review that never ends', async () => {
    const { client, clock } = await openDesk({ statuses: ['queued'] });
    const start = clock.time;
    const error = await catchReviewError(client.wait(await client.create(ASKED, 'key-1')));
    expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining('still "queued" after 600 s') });
    expect(clock.time - start).toBeLessThan(600_000);
  });
});
