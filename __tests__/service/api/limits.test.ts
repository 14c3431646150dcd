import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { BODY, type Harness, problem, ReviewPage, readId, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  const HOUR = 3_600_000;

  let service: Harness;
  beforeEach(async () => {
    service = await startHarness({ store: over });
  });
  afterEach(() => service.close());

  const create = (body: unknown = BODY, headers: Record<string, string> = {}) =>
    service.call('POST', '/v1/reviews', { body, headers });
  const listed = async () => ReviewPage.parse((await service.call('GET', '/v1/reviews?limit=100')).json).data.length;

  describe('Idempotency-Key', () => {
    const key = (value = 'key-1') => ({ 'idempotency-key': value });

    it('gives the same review for the same key and body, also when it has ended', async () => {
      const first = await create(BODY, key());
      await service.ended(readId(first));
      const second = await create(BODY, key());
      expect(second.status).toBe(202);
      expect(second.json).toEqual(first.json);
      expect(second.headers['location']).toBe(first.headers['location']);
      expect(service.provider.count('pin')).toBe(1);
      expect(await listed()).toBe(1);
    });

    it('compares what the body says, not how it is written', async () => {
      const first = await create({ repo: 'octo/shop', pr: 7 }, key());
      const second = await create({ pr: 7, dry_run: false, repo: 'octo/shop' }, key());
      expect(readId(second)).toBe(readId(first));
    });

    it.each([{ pr: 8 }, { ticket: '#1' }, { policy: 'strict' }, { dry_run: true }, { repo: 'octo/ship' }])(
      'refuses the key for another body: %j',
      async (other) => {
        await create(BODY, key());
        expect(problem(await create({ ...BODY, ...other }, key()))).toMatchObject({ status: 422, code: 'E_IDEM_001' });
        expect(await listed()).toBe(1);
      },
    );

    it('makes one review of requests that come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => create(BODY, key())));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(202));
      expect(new Set(answers.map(readId)).size).toBe(1);
      expect(await listed()).toBe(1);
    });

    it('makes one review and one refusal of two bodies at the same time', async () => {
      const release = service.provider.hold('pin');
      const both = [create(BODY, key()), create({ ...BODY, pr: 8 }, key())];
      release();
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([202, 422]);
      expect(await listed()).toBe(1);
    });

    it('remembers no failure: the same key may be tried again', async () => {
      service.provider.interrupt('pin', new ProviderError('E_UP_001', 'Down.', true));
      expect((await create(BODY, key())).status).toBe(502);
      expect((await create(BODY, key())).status).toBe(202);
    });

    it('forgets a key after 24 hours and not before', async () => {
      const first = readId(await create(BODY, key()));
      service.pass(24 * HOUR - 1);
      expect(readId(await create(BODY, key()))).toBe(first);
      service.pass(1);
      expect(readId(await create({ ...BODY, pr: 8 }, key()))).not.toBe(first);
    });

    it('makes two reviews of two keys, and of none', async () => {
      const ids = [await create(BODY, key('a')), await create(BODY, key('b')), await create(), await create()].map(
        readId,
      );
      expect(new Set(ids).size).toBe(4);
    });

    it("knows nothing of another tenant's keys", async () => {
      const first = readId(await create(BODY, key()));
      const token = await service.token(service.clients.other);
      const theirs = await service.call('POST', '/v1/reviews', { token, body: { ...BODY, pr: 8 }, headers: key() });
      expect(theirs.status).toBe(202);
      expect(readId(theirs)).not.toBe(first);
    });

    it.each(['', 'x'.repeat(256)])('refuses a key of %j', async (value) => {
      const said = problem(await create(BODY, key(value)));
      expect(said).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: 'Idempotency-Key' }] });
    });
  });

  describe('the rate limit', () => {
    const burst = async (count: number) => {
      const answers = [];
      for (let at = 0; at < count; at += 1) answers.push(await create());
      return answers;
    };

    it('lets 20 come at once, then says when to come back', async () => {
      const answers = await burst(21);
      expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(202));
      const [first, refused] = [answers[0], answers[20]];
      expect(first?.headers['ratelimit-policy']).toBe('"minute";q=60;w=60, "burst";q=20;w=20');
      expect(first?.headers['ratelimit']).toBe('"burst";r=19;t=1');
      expect(refused && problem(refused)).toMatchObject({ status: 429, code: 'E_RATE_001' });
      expect(refused?.headers['retry-after']).toBe('1');
      expect(refused?.headers['ratelimit']).toBe('"burst";r=0;t=20');
      expect(refused?.headers['ratelimit-policy']).toBe('"minute";q=60;w=60, "burst";q=20;w=20');
      expect(service.provider.count('pin')).toBe(20);
    });

    it('lets one more come a second later, and 20 again 20 seconds later', async () => {
      await burst(20);
      service.pass(999);
      expect((await create()).status).toBe(429);
      service.pass(1);
      expect((await create()).status).toBe(202);
      expect((await create()).status).toBe(429);
      service.pass(20_000);
      expect((await burst(21)).map(({ status }) => status)).toEqual([...Array(20).fill(202), 429]);
    });

    it('is exact where they come at the same time', async () => {
      const statuses = (await Promise.all(Array.from({ length: 30 }, () => create()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 202)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });

    it('counts dry runs, and neither malformed nor repeated requests', async () => {
      const keyed = { 'idempotency-key': 'k' };
      await create(BODY, keyed);
      for (let at = 0; at < 5; at += 1) {
        await create({ repo: 'bad', pr: 1 });
        await create(BODY, keyed);
      }
      const next = await create({ ...BODY, dry_run: true });
      expect(next.headers['ratelimit']).toBe('"burst";r=18;t=2');
    });

    it.each([
      ['a clock that was a day ahead was set right', { ahead: 24 * HOUR, burst: 20 }],
      ['a larger limit was taken back', { ahead: 0, burst: 500 }],
    ])('shuts nobody out for longer than an empty bucket does where %s', async (_why, { ahead, burst: before }) => {
      const tenant = service.store.tenant(service.tenantId);
      const limit = (most: number) =>
        tenant.transaction((tx) => tx.updateTenant({ rate_limit: { per_minute: 60, burst: most } }));
      await limit(before);
      service.pass(ahead);
      await tenant.transaction((tx) => tx.rate.save(service.clock() + before * 1000));
      service.pass(-ahead);
      await limit(20);
      const refused = await create();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
      service.pass(1000);
      expect((await create()).status).toBe(202);
      expect((await create()).status).toBe(429);
    });

    it('is one a tenant, and none for reading', async () => {
      await burst(20);
      const token = await service.token(service.clients.other);
      expect((await service.call('POST', '/v1/reviews', { token, body: BODY })).status).toBe(202);
      expect((await service.call('GET', '/v1/reviews')).status).toBe(200);
    });
  });
});
