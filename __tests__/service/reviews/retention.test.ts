import { afterEach, describe, expect, it } from '@jest/globals';
import { expireTenants } from '../../../src/service/reviews/retention.js';
import type { StoredReview, Transaction } from '../../../src/service/store/store.js';
import { type Harness, readId, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

const DAY = 24 * 60 * 60 * 1000;

describe.each(STORES)('retention on %s', (store) => {
  let service: Harness;
  const start = async () => {
    service = await startHarness({ store });
    return service;
  };
  afterEach(() => service.close());

  const expire = (signal = new AbortController().signal) =>
    expireTenants({ store: service.store, clock: service.clock })({
      job: { kind: 'retention' },
      number: 1,
      last: false,
      signal,
    });
  const inTenant = <T>(id: string, work: (tx: Transaction) => Promise<T>) => service.store.tenant(id).transaction(work);
  const status = async (path: string, token?: string) =>
    (await service.call('GET', path, token === undefined ? {} : { token })).status;
  /** Deliveries of the one subscription of a tenant. */
  const deliveries = (id: string) =>
    inTenant(id, async (tx) => {
      const [webhook] = await tx.webhooks.list({ after: null, limit: 1 });
      const all = await tx.deliveries.list(webhook?.id ?? '', { after: null, limit: 100 });
      return all.map(({ reviewId, status }) => ({ reviewId, status }));
    });

  it('removes what a tenant keeps no longer, and what another keeps longer stays', async () => {
    const { tenantId, otherTenantId, pass, complete, create, provider, call, token, clients } = await start();
    await inTenant(otherTenantId, (tx) => tx.updateTenant({ retention_days: 365 }));
    const other = await token(clients.other);
    const old = await complete({ pr: 1 });
    const foreign = readId(await call('POST', '/v1/reviews', { token: other, body: { repo: 'octo/shop', pr: 2 } }));
    while (provider.count('snapshot') < 2) await call('GET', '/healthz');
    provider.hang('snapshot');
    const stuck = await create({ pr: 3 });
    await inTenant(tenantId, async (tx) => {
      await tx.webhooks.insert({
        id: 'whk_00000000000000000000000001',
        url: 'https://example.com/',
        events: ['review.completed'],
        status: 'active',
        reason: null,
        createdAt: service.clock(),
        failingSince: null,
      });
      const delivery = {
        webhookId: 'whk_00000000000000000000000001',
        event: 'review.completed',
        reviewId: null,
        body: '{}',
        attempt: 1,
        responseStatus: 200,
        createdAt: service.clock(),
      } as const;
      const over = { status: 'delivered', nextAttemptAt: null } as const;
      const waiting = { status: 'pending', nextAttemptAt: service.clock() + 60 * DAY } as const;
      await tx.deliveries.insert({ ...delivery, ...over, id: 'dlv_00000000000000000000000001' });
      await tx.deliveries.insert({ ...delivery, ...waiting, id: 'dlv_00000000000000000000000002' });
      const key = { bodyDigest: 'd', reviewId: old.id };
      await tx.idempotency.insert({ ...key, key: 'old', expiresAt: service.clock() + DAY }, service.clock());
      await tx.idempotency.insert({ ...key, key: 'new', expiresAt: service.clock() + 60 * DAY }, service.clock());
    });
    pass(29 * DAY);
    const late = await complete({ pr: 4 });
    await expire();
    expect(await status(`/v1/reviews/${old.id}`)).toBe(200);

    pass(2 * DAY);
    await expire();
    expect(await status(`/v1/reviews/${old.id}`)).toBe(404);
    expect(await status(`/v1/reviews/${old.id}/trace`)).toBe(404);
    expect(await status(`/v1/reviews/${late.id}`)).toBe(200);
    // Nobody has read a review that has not ended.
    expect(await status(`/v1/reviews/${stuck.id}`)).toBe(200);
    expect(await status(`/v1/reviews/${foreign}`, await token(clients.other))).toBe(200);
    expect(await deliveries(tenantId)).toEqual([
      { reviewId: late.id, status: 'pending' },
      { reviewId: null, status: 'pending' },
    ]);
    const keys = await inTenant(tenantId, async (tx) => [
      (await tx.idempotency.find('old', 0)) === null,
      (await tx.idempotency.find('new', 0)) === null,
    ]);
    expect(keys).toEqual([true, false]);
  });

  it('goes on slice by slice until all are gone, and stops when it is told to', async () => {
    const { tenantId, complete, pass } = await start();
    const { id } = await complete();
    const many = await inTenant(tenantId, async (tx) => {
      const one = await tx.reviews.get(id);
      if (one === null) throw new Error('it is there');
      const failed = { status: 'failed', error: { code: 'E_INT_001', detail: 'x' }, failedAt: one.createdAt } as const;
      const rows = Array.from(
        { length: 45 },
        (_, at): StoredReview => ({
          ...one,
          id: `rev_${String(at).padStart(26, '0')}`,
          outcome: { status: 'queued' },
        }),
      );
      for (const row of rows) {
        await tx.reviews.insert(row);
        await tx.reviews.finish(row.id, failed);
      }
      return rows.length;
    });
    const left = () =>
      inTenant(tenantId, async (tx) => (await tx.reviews.list({}, { after: null, limit: 100 })).length);
    expect(await left()).toBe(many + 1);
    pass(31 * DAY);
    await expect(expire(AbortSignal.abort(new Error('the queue is stopping')))).rejects.toThrow('stopping');
    expect(await left()).toBe(many + 1);
    await expire();
    expect(await left()).toBe(0);
  });
});
