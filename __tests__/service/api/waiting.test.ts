/** `Prefer: wait` on reviews: who asks for it is answered when the review is at rest. */
import { get } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CompletedReview, Review } from '../../../src/contract/index.js';
import { readWait } from '../../../src/service/api/http/prefer.js';
import { SERVER_TIMES } from '../../../src/service/api/http/timeouts.js';
import { RestWatch } from '../../../src/service/reviews/rest.js';
import { growth } from '../../stand-ins/processor-time.js';
import { type Harness, type HarnessOptions, problem, readId, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

const WAIT = { prefer: 'wait=7' };

/** Counts the waits of seven seconds that have begun; `over` ends those that begin. */
class Waits {
  begun = 0;
  over = false;
  readonly #awaited: { readonly count: number; readonly done: () => void }[] = [];
  readonly deadline = (milliseconds: number): AbortSignal => {
    if (milliseconds !== 7000) return new AbortController().signal;
    this.begun += 1;
    for (const { count, done } of this.#awaited) if (this.begun >= count) done();
    return this.over ? AbortSignal.abort() : new AbortController().signal;
  };
  /** Resolves when that many have begun. */
  reach(count: number): Promise<void> {
    return new Promise((done) => {
      if (this.begun >= count) done();
      else this.#awaited.push({ count, done });
    });
  }
}

describe.each(STORES)('Prefer: wait, over %s', (store) => {
  let service: Harness;
  let waits: Waits;
  const start = async (options: HarnessOptions = {}) => {
    waits = new Waits();
    service = await startHarness({ store, deadline: waits.deadline, ...options });
    return service;
  };
  afterEach(() => service.close());

  const read = (id: string, headers: Readonly<Record<string, string>> = WAIT) =>
    service.call('GET', `/v1/reviews/${id}`, { headers });

  it('answers when the review is complete, and not before', async () => {
    const { provider, create } = await start();
    const release = provider.hold('snapshot');
    const { id } = await create();
    const answers = [read(id), read(id)];
    await waits.reach(2);
    release();
    for (const { status, headers, json } of await Promise.all(answers)) {
      expect([status, Review.parse(json).status]).toEqual([200, 'complete']);
      expect(headers['preference-applied']).toBe('wait=7');
      expect(headers['retry-after']).toBeUndefined();
      expect(headers['etag']).toMatch(/^"/u);
    }
  });

  it('answers when the review has failed', async () => {
    const { provider, create } = await start({ review: () => Promise.reject(new Error('of ours')) });
    const release = provider.hold('snapshot');
    const { id } = await create();
    const answer = read(id);
    await waits.reach(1);
    release();
    expect(Review.parse((await answer).json).status).toBe('failed');
  });

  it('answers in the end with the review as it is', async () => {
    const { provider, create } = await start();
    const release = provider.hold('snapshot');
    const { id } = await create();
    waits.over = true;
    const { status, headers, json } = await read(id);
    expect([status, Review.parse(json).status]).toEqual([200, 'queued']);
    expect(headers).toMatchObject({ 'preference-applied': 'wait=7', 'retry-after': '1' });
    release();
  });

  it('answers at once where the review is at rest, with 304 where the caller has it', async () => {
    const { complete } = await start();
    const { id } = await complete();
    const { headers } = await read(id);
    expect(headers['preference-applied']).toBe('wait=7');
    const again = await read(id, { ...WAIT, 'if-none-match': String(headers['etag']) });
    expect([again.status, again.headers['preference-applied']]).toEqual([304, 'wait=7']);
    expect(waits.begun).toBe(0);
  });

  it('of a review that there is not is 404 at once', async () => {
    await start();
    expect(problem(await read('rev_01jwvzm5g0e04r208104082041'))).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect(waits.begun).toBe(0);
  });

  it('at a POST gives the complete review, and the queued one to who does not ask for it', async () => {
    const { call } = await start();
    const headers = { ...WAIT, 'idempotency-key': 'k1' };
    const body = { repo: 'octo/shop', pr: 7 };
    const made = await call('POST', '/v1/reviews', { body, headers });
    const review = CompletedReview.parse(made.json);
    expect(made.status).toBe(202);
    expect(made.headers).toMatchObject({ 'preference-applied': 'wait=7' });
    expect(made.headers['location']).toBe(`${service.baseUrl}/v1/reviews/${review.id}`);
    expect(made.headers['retry-after']).toBeUndefined();

    const repeated = await call('POST', '/v1/reviews', { body, headers });
    expect(repeated.json).toEqual(review);
    const plain = await call('POST', '/v1/reviews', { body, headers: { 'idempotency-key': 'k1' } });
    expect(plain.json).toMatchObject({ id: review.id, status: 'queued', verdict: null });
    expect(plain.headers['preference-applied']).toBeUndefined();
    expect(plain.headers['retry-after']).toBe('1');
  });

  it('at a POST gives the queued review where the time is over first', async () => {
    const { call, provider } = await start();
    const release = provider.hold('snapshot');
    waits.over = true;
    const answer = await call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 7 }, headers: WAIT });
    expect(answer.json).toMatchObject({ status: 'queued' });
    expect(answer.headers).toMatchObject({ 'preference-applied': 'wait=7', 'retry-after': '1' });
    release();
  });

  it('at a POST that is refused is refused at once', async () => {
    const { call } = await start();
    const body = { repo: 'octo/shop', pr: 7, ticket: '#2' };
    const refused = problem(await call('POST', '/v1/reviews', { body, headers: WAIT }));
    expect(refused).toMatchObject({ status: 422, code: 'E_AC_001' });
  });

  it.each(['', 'wait', 'wait=', 'wait=x', 'wait=-1', 'wait=1.5', 'wait=0', 'respond-async', 'return=minimal', '=;,"'])(
    'that cannot be read is as none: %j',
    async (prefer) => {
      const { create, provider } = await start();
      const release = provider.hold('snapshot');
      const { id } = await create();
      const { status, headers, json } = await read(id, { prefer });
      expect([status, Review.parse(json).status]).toEqual([200, 'queued']);
      expect(headers['preference-applied']).toBeUndefined();
      release();
    },
  );

  it('sees the end that another process writes', async () => {
    const { create, provider, tenantId } = await start({ times: { ...SERVER_TIMES, restLook: 10 } });
    const release = provider.hold('snapshot');
    const { id } = await create();
    const answer = read(id);
    await waits.reach(1);
    const error = { code: 'E_UP_001', detail: 'Written elsewhere.' } as const;
    await service.store
      .tenant(tenantId)
      .transaction((tx) => tx.reviews.finish(id, { status: 'failed', error, failedAt: service.clock() }));
    expect((await answer).json).toMatchObject({ status: 'failed', error });
    release();
  });

  it('lets everybody go when the service stops', async () => {
    const { create, provider } = await start();
    const release = provider.hold('snapshot');
    const { id } = await create();
    const answer = read(id);
    await waits.reach(1);
    const closed = service.service.close(AbortSignal.abort());
    const { status, json, headers } = await answer;
    expect([status, Review.parse(json).status, headers['connection']]).toEqual([200, 'queued', 'close']);
    await closed;
    release();
  });
});

describe('those who wait', () => {
  it('are at most 100 of a tenant: the next is answered at once, and takes the place of one who is gone', async () => {
    const waits = new Waits();
    const service = await startHarness({ deadline: waits.deadline });
    const release = service.provider.hold('snapshot');
    const { id } = await service.create();
    const token = await service.token();
    // A connection of its own, which ends with its request.
    const headers = { ...WAIT, authorization: `Bearer ${token}` };
    const leaver = get(`${service.baseUrl}/v1/reviews/${id}`, { agent: false, headers });
    const left = new Promise((gone) => leaver.once('error', gone));
    const read = () => service.call('GET', `/v1/reviews/${id}`, { headers: WAIT });
    const answers = Array.from({ length: 99 }, read);
    await waits.reach(100);
    const unheld = await read();
    expect([Review.parse(unheld.json).status, unheld.headers['preference-applied']]).toEqual(['queued', undefined]);

    leaver.destroy();
    await left;
    // The service hears of it a moment later.
    const heard = async (): Promise<void> => {
      const next = read();
      const held = await Promise.race([next.then(() => false), waits.reach(101).then(() => true)]);
      if (held) answers.push(next);
      else await heard();
    };
    await heard();
    release();
    for (const { json } of await Promise.all(answers)) expect(readId({ json })).toBe(id);
    await service.close();
  });

  /** Counts what is asked, and says that these have ended. */
  function counting(ended: Set<string>) {
    const asked: (readonly string[])[] = [];
    const findEnded = async (_tenantId: string, ids: readonly string[]) => {
      asked.push(ids);
      return ids.filter((id) => ended.has(id));
    };
    return { asked, findEnded };
  }

  it('cost one query a tenant and look, however many they are, and none when nobody waits', async () => {
    const ended = new Set<string>();
    const { asked, findEnded } = counting(ended);
    const turns: (() => void)[] = [];
    const sleep = () => new Promise<void>((turn) => void turns.push(turn));
    const watch = new RestWatch({ findEnded, interval: 1000, sleep });
    const places = ['a', 'a', 'b'].flatMap((id) => watch.open('ten_1', id) ?? []);
    const other = watch.open('ten_2', 'c');
    const never = new AbortController().signal;
    const rest = Promise.all([...places, ...(other === null ? [] : [other])].map((place) => place.atRest(never)));
    const turn = async () => {
      turns.shift()?.();
      await new Promise(setImmediate);
    };
    await turn();
    expect(asked).toEqual([['a', 'b'], ['c']]);
    for (const id of ['a', 'b', 'c']) ended.add(id);
    await turn();
    await rest;
    for (const place of [...places, other]) place?.close();
    await turn();
    expect([asked.length, turns.length]).toEqual([4, 0]);
  });

  it('are none once the service stops', () => {
    const { findEnded } = counting(new Set());
    const watch = new RestWatch({ findEnded, interval: 1000, sleep: () => new Promise(() => undefined) });
    watch.release();
    expect(watch.open('ten_1', 'a')).toBeNull();
  });
});

describe('the header Prefer', () => {
  it.each([
    ['wait=10', 10],
    ['WAIT=10', 10],
    ['wait="10"', 10],
    ['wait = 10', 10],
    ['respond-async, wait=10', 10],
    ['wait=10; foo="a, b"', 10],
    ['foo="wait=3, x"; a=b, wait=4', 4],
    ['wait=3, wait=9', 3],
    ['wait=30', 30],
    ['wait=31', 30],
    [`wait=${'9'.repeat(400)}`, 30],
    ['wait=0', null],
    ['wait=1e1', null],
    ['wait=x, wait=9', null],
    ['waiting=9', null],
    ['foo="wait=9"', null],
    ['foo="a\\", wait=3", wait=4', 4],
    ['foo="wait=3, wait=4', null],
    ['wait="1', null],
    ['', null],
  ])('%j waits %j s', (header, seconds) => {
    expect(readWait(header)).toBe(seconds);
  });

  it('is nothing where it is not there, and several are as one', () => {
    expect(readWait(undefined)).toBeNull();
    expect(readWait(['return=minimal', 'wait=5'])).toBe(5);
  });

  it.each([',', ', ', 'a,', ' ', ';', '"', 'a="b,', '\\', 'wait= '])(
    'takes time that is linear in its length: %j',
    (piece) => {
      expect(growth((size) => readWait(`a${piece.repeat(size)}b`), 2000)).toBeLessThan(32);
    },
  );

  it('is never a fault, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = readWait(text);
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 30)).toBe(true);
      }),
    );
  });
});
