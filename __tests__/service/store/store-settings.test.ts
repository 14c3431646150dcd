/** What every store must do with settings, limits, secrets, subscriptions and what is due, over each store. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Store, Transaction } from '../../../src/service/store/store.js';
import { openStore, STORES } from '../stores.js';
import { AWKWARD, client, delivery, policy, review, secret, tenant, webhook } from './store-rows.js';

const FIRST = { after: null, limit: 10 };
const listIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe.each(STORES)('the store on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(kind);
    await store.administration.createTenant(tenant('a'));
    await store.administration.createTenant(tenant('b'));
  });
  afterEach(() => store.close());

  const inA = <T>(work: (tx: Transaction) => Promise<T>) => store.tenant('a').transaction(work);

  it('counts exactly where many count at one time, also after one that failed', async () => {
    const count = () =>
      inA(async (tx) => {
        const value = (await tx.rate.load()) ?? 0;
        await Promise.resolve();
        await tx.rate.save(value + 1.5);
        if (value === 4.5) throw new Error('one of them fails');
      });
    const results = await Promise.allSettled(Array.from({ length: 10 }, count));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    expect(await store.tenant('a').read((tx) => tx.rate.load())).toBe(4.5);
    expect(await store.tenant('b').read((tx) => tx.rate.load())).toBeNull();
  });

  it('gives an idempotency key to one of many, until it expires, and not before', async () => {
    const record = (key: string, expiresAt: number) => ({ key, bodyDigest: '', reviewId: key, expiresAt });
    const insert = (key: string, expiresAt: number, now: number) =>
      inA((tx) => tx.idempotency.insert(record(key, expiresAt), now));
    const taken = await Promise.all(Array.from({ length: 5 }, () => insert('k', 10, 0)));
    expect(taken.filter((got) => got)).toHaveLength(1);
    expect(await insert('k', 19, 9)).toBe(false);
    await inA(async (tx) => {
      expect(await tx.idempotency.find('k', 9)).toEqual(record('k', 10));
      expect(await tx.idempotency.find('k', 10)).toBeNull();
      expect(await tx.idempotency.find(AWKWARD, 0)).toBeNull();
    });
    expect(await insert('k', 20, 10)).toBe(true);
    expect((await inA((tx) => tx.idempotency.find('k', 19)))?.expiresAt).toBe(20);
    expect(await insert('later', 30, 10)).toBe(true);
    expect(await inA((tx) => tx.idempotency.expire(19, 9))).toBe(0);
    expect(await inA((tx) => tx.idempotency.expire(29, 9))).toBe(1);
    expect(await inA((tx) => tx.idempotency.find('later', 29))).not.toBeNull();
  });

  it('changes the settings that are given, and keeps the rest', async () => {
    const changed = await inA((tx) =>
      tx.updateTenant({ check_name: AWKWARD, rate_limit: { per_minute: 1, burst: 2 } }),
    );
    expect(changed).toEqual({ ...tenant('a'), check_name: AWKWARD, rate_limit: { per_minute: 1, burst: 2 } });
    await Promise.all([
      inA((tx) => tx.updateTenant({ retention_days: 3 })),
      inA((tx) => tx.updateTenant({ default_policy: 'strict' })),
    ]);
    const settings = { ...changed, retention_days: 3, default_policy: 'strict' };
    expect(await store.tenant('a').read((tx) => tx.tenant())).toEqual(settings);
    expect(await store.directory.tenantNamed('a')).toEqual(settings);
    expect(await store.tenant('b').read((tx) => tx.tenant())).toEqual(tenant('b'));
  });

  it('keeps policies by name', async () => {
    await inA(async (tx) => {
      await tx.policies.put(policy('b'));
      await tx.policies.put(policy('a', AWKWARD));
      await tx.policies.put(policy('b', 'again'));
      expect(await tx.policies.names()).toEqual(['a', 'b']);
      expect([(await tx.policies.get('a'))?.source, (await tx.policies.get('b'))?.source]).toEqual([AWKWARD, 'again']);
      expect([await tx.policies.get(AWKWARD), await tx.policies.get('c')]).toEqual([null, null]);
      expect([await tx.policies.remove('b'), await tx.policies.remove('b')]).toEqual([true, false]);
      expect(await tx.policies.names()).toEqual(['a']);
    });
  });

  it('keeps secrets by name, of tenants and of the service, and finds those that another key sealed', async () => {
    const { administration } = store;
    await inA(async (tx) => {
      await tx.secrets.put(secret('webhook/2'));
      await tx.secrets.put(secret('webhook/1', 'k2'));
      await tx.secrets.put(secret('webhooks'));
      await tx.secrets.put(secret('webhook/2', 'k1', 'newer'));
      expect(await tx.secrets.list('webhook/')).toEqual([
        secret('webhook/1', 'k2'),
        secret('webhook/2', 'k1', 'newer'),
      ]);
      expect(await tx.secrets.get('webhook/3')).toBeNull();
      expect([await tx.secrets.remove('webhooks'), await tx.secrets.remove('webhooks')]).toEqual([true, false]);
    });
    await administration.secrets.put(secret('signing/token/1'));
    await administration.secrets.put(secret('signing/token/2', 'k2'));
    expect(await administration.secrets.list('signing/')).toHaveLength(2);
    expect(await administration.secrets.get('webhook/1')).toBeNull();

    const old = await administration.sealedOtherwise('k2', 9);
    expect(old.map(({ tenantId, secret: { name } }) => [tenantId, name])).toEqual([
      [null, 'signing/token/1'],
      ['a', 'webhook/2'],
    ]);
    expect(await administration.sealedOtherwise('k2', 1)).toHaveLength(1);
    for (const { tenantId, secret: before } of old) {
      expect(await administration.reseal(tenantId, { ...before, box: 'changed since' }, before)).toBe(false);
      expect(await administration.reseal(tenantId, before, { ...before, keyId: 'k2', box: 'resealed' })).toBe(true);
    }
    expect(await administration.sealedOtherwise('k2', 9)).toEqual([]);
    expect((await inA((tx) => tx.secrets.get('webhook/2')))?.box).toBe('resealed');
    expect(await administration.secrets.remove('signing/token/1')).toBe(true);
  });

  it('keeps subscriptions and their deliveries', async () => {
    await inA(async (tx) => {
      await tx.webhooks.insert(webhook('whk_1', { url: `https://example.com/${AWKWARD}` }));
      await tx.webhooks.insert(webhook('whk_2', { events: ['review.failed'] }));
      await tx.webhooks.insert(webhook('whk_3', { status: 'disabled' }));
      expect(listIds(await tx.webhooks.list({ after: null, limit: 2 }))).toEqual(['whk_3', 'whk_2']);
      expect(listIds(await tx.webhooks.list({ after: 'whk_2', limit: 2 }))).toEqual(['whk_1']);
      expect(listIds(await tx.webhooks.subscribed('review.completed'))).toEqual(['whk_1']);
      await tx.webhooks.update(webhook('whk_3', { failingSince: 4 }));
      await tx.webhooks.update(webhook('whk_9'));
      expect(listIds(await tx.webhooks.subscribed('review.completed'))).toEqual(['whk_1', 'whk_3']);
      expect(await tx.webhooks.get('whk_3')).toEqual(webhook('whk_3', { failingSince: 4 }));
      expect(await tx.webhooks.get('whk_9')).toBeNull();

      await tx.deliveries.insert(delivery('dlv_1', 'whk_1'));
      await tx.deliveries.insert(delivery('dlv_2', 'whk_1', { body: `{"a":"${'b'.repeat(9)}"}` }));
      await tx.deliveries.insert(delivery('dlv_3', 'whk_2'));
      expect(listIds(await tx.deliveries.list('whk_1', FIRST))).toEqual(['dlv_2', 'dlv_1']);
      expect(listIds(await tx.deliveries.list('whk_1', { after: 'dlv_2', limit: 1 }))).toEqual(['dlv_1']);
      const done = delivery('dlv_1', 'whk_1', {
        status: 'delivered',
        attempt: 1,
        responseStatus: 204,
        nextAttemptAt: null,
      });
      await tx.deliveries.update(done);
      await tx.deliveries.update(delivery('dlv_9', 'whk_1'));
      expect([await tx.deliveries.get('dlv_1'), await tx.deliveries.get('dlv_9')]).toEqual([done, null]);
      expect([
        await tx.deliveries.expire(0, 9),
        await tx.deliveries.expire(1, 9),
        await tx.deliveries.expire(1, 9),
      ]).toEqual([0, 1, 0]);
      expect([await tx.webhooks.remove('whk_1'), await tx.webhooks.remove('whk_1')]).toEqual([true, false]);
      expect([await tx.deliveries.get('dlv_2'), (await tx.deliveries.get('dlv_3'))?.id]).toEqual([null, 'dlv_3']);
    });
  });

  it('gives each due delivery to one, until its lease is over or it is updated', async () => {
    const due = (id: string, nextAttemptAt: number) => delivery(id, 'whk', { nextAttemptAt });
    await inA(async (tx) => {
      await tx.webhooks.insert(webhook('whk'));
      for (let at = 1; at <= 6; at += 1) await tx.deliveries.insert(due(`dlv_${at}`, at * 10));
      await tx.deliveries.insert(delivery('dlv_7', 'whk', { status: 'failed', nextAttemptAt: null }));
    });
    await store.tenant('b').transaction(async (tx) => {
      await tx.webhooks.insert(webhook('whk_b'));
      await tx.deliveries.insert(delivery('dlv_b', 'whk_b', { nextAttemptAt: 1 }));
    });
    const claim = async (now: number, limit: number) =>
      (await store.outbox.claim(now, 100, limit)).map(({ tenantId, deliveryId }) => `${tenantId} ${deliveryId}`);
    const claims = await Promise.all([claim(40, 2), claim(40, 2), claim(40, 9), claim(40, 9)]);
    expect(claims.flat().toSorted()).toEqual(['a dlv_1', 'a dlv_2', 'a dlv_3', 'a dlv_4', 'b dlv_b']);
    expect(await claim(49, 9)).toEqual([]);
    expect(await claim(50, 9)).toEqual(['a dlv_5']);
    await inA((tx) => tx.deliveries.update(due('dlv_1', 55)));
    await inA((tx) => tx.deliveries.update(delivery('dlv_2', 'whk', { status: 'delivered', nextAttemptAt: null })));
    expect(await claim(55, 9)).toEqual(['a dlv_1']);
    expect((await claim(140, 9)).toSorted()).toEqual(['a dlv_3', 'a dlv_4', 'a dlv_6', 'b dlv_b']);
  });

  it('finds clients, reviews, tenants and installations before the tenant is known', async () => {
    const { administration, directory } = store;
    await administration.createClient(client('cli_1', 'a'));
    await inA((tx) => tx.reviews.insert(review('rev_1')));
    await inA((tx) => tx.setInstallation('77'));
    await store.tenant('b').transaction((tx) => tx.setInstallation('77'));
    expect(await directory.client('cli_1')).toEqual(client('cli_1', 'a'));
    expect(await directory.tenantOfReview('rev_1')).toBe('a');
    expect(await directory.tenantNamed('b')).toEqual(tenant('b'));
    expect(await directory.tenantsOfInstallation('77')).toEqual(['a', 'b']);
    await inA((tx) => tx.setInstallation(null));
    expect(await directory.tenantsOfInstallation('77')).toEqual(['b']);
    for (const nobody of ['', 'none', AWKWARD]) {
      expect(await directory.client(nobody)).toBeNull();
      expect(await directory.tenantOfReview(nobody)).toBeNull();
      expect(await directory.tenantNamed(nobody)).toBeNull();
      expect(await directory.tenantsOfInstallation(nobody)).toEqual([]);
    }
  });

  it('keeps tenants by name and clients by age', async () => {
    const { administration } = store;
    expect(await administration.createTenant({ ...tenant('c'), name: 'a' })).toBe(false);
    expect(await administration.createTenant({ ...tenant('c'), name: AWKWARD })).toBe(true);
    expect(listIds(await administration.tenants()).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await store.directory.tenantNamed(AWKWARD))?.id).toBe('c');
    await administration.createClient(client('cli_2', 'a', 5));
    await administration.createClient(client('cli_1', 'a', 9));
    await administration.createClient(client('cli_3', 'b', 1));
    expect(listIds(await administration.clients('a'))).toEqual(['cli_2', 'cli_1']);
    expect(await administration.updateClient({ ...client('cli_2', 'a', 5), revokedAt: 8 })).toBe(true);
    expect((await store.directory.client('cli_2'))?.revokedAt).toBe(8);
    expect(await administration.updateClient(client('cli_2', 'a', 5))).toBe(false);
    expect((await store.directory.client('cli_2'))?.revokedAt).toBe(8);
    expect(await administration.updateClient(client('cli_9', 'a'))).toBe(false);
  });

  it('answers, and closes twice without a fault', async () => {
    await store.ping();
    await store.close();
  });
});
