/** What every store must do with reviews and all that belongs to them, over each store. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Store, Transaction } from '../../../src/service/store/store.js';
import { openStore, STORES } from '../stores.js';
import {
  AWKWARD,
  complete,
  delivery,
  failed,
  finding,
  policy,
  report,
  review,
  secret,
  tenant,
  trace,
  webhook,
} from './store-rows.js';

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
  /** A complete review with everything that belongs to it; gives the digest of its input. */
  const whole = (id: string, text: string, createdAt = 0) =>
    inA(async (tx) => {
      const digest = await tx.blobs.put(text);
      await tx.reviews.insert(review(id, { createdAt }));
      await tx.reviews.finish(id, complete(digest));
      await tx.findings.insert(id, [finding(`fnd_${id}`, id)]);
      await tx.traces.insert(trace(id));
      return digest;
    });

  it('takes back everything of a transaction that fails', async () => {
    await inA((tx) => tx.reviews.insert(review('rev_1')));
    const contents = async (tx: Transaction) => ({
      tenant: await tx.tenant(),
      reviews: await tx.reviews.list({}, FIRST),
      findings: await tx.findings.list({ review_id: 'rev_1' }, FIRST),
      key: await tx.idempotency.find('k', 0),
      policies: await tx.policies.names(),
      secrets: await tx.secrets.list(''),
      webhooks: await tx.webhooks.list(FIRST),
      rate: await tx.rate.load(),
    });
    const before = await inA(contents);
    await expect(
      inA(async (tx) => {
        await tx.reviews.insert(review('rev_0'));
        await tx.reviews.insert(review('rev_2'));
        await tx.reviews.finish('rev_1', failed);
        await tx.findings.insert('rev_1', [finding('fnd_1', 'rev_1'), finding('fnd_2', 'rev_1')]);
        await tx.blobs.put('text');
        await tx.idempotency.insert({ key: 'k', bodyDigest: 'd', reviewId: 'rev_1', expiresAt: 9 }, 0);
        await tx.policies.put(policy('p'));
        await tx.secrets.put(secret('provider/github'));
        await tx.webhooks.insert(webhook('whk_1'));
        await tx.updateTenant({ retention_days: 1 });
        await tx.setInstallation('9');
        await tx.rate.save(5);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await inA(contents)).toEqual(before);
    expect(await store.directory.tenantOfReview('rev_2')).toBeNull();
    expect(await store.directory.tenantsOfInstallation('9')).toEqual([]);
  });

  it('keeps each report once, as long as the latest that was asked for, and removes those that are over', async () => {
    const text = { root: '/w\\r\u0000', text: 'text\u0000' };
    await inA(async (tx) => {
      expect(await tx.evidence.put(report('evd_1'), text)).toEqual(report('evd_1'));
      expect(await tx.evidence.put(report('evd_2', { expiresAt: 5 }), text)).toEqual(report('evd_1'));
      expect(await tx.evidence.put(report('evd_3', { expiresAt: 12 }), text)).toEqual(
        report('evd_1', { expiresAt: 12 }),
      );
      expect(await tx.evidence.put(report('evd_4'), { ...text, root: null })).toEqual(report('evd_4'));
      expect(await tx.evidence.read('evd_1')).toEqual(text);
      expect(listIds(await tx.evidence.find(['evd_1', 'evd_4', 'evd_9'], 9))).toEqual(['evd_1']);
      await tx.evidence.keep(['evd_4'], 20);
      await tx.evidence.keep(['evd_4'], 10);
      expect(await tx.evidence.measure()).toBeGreaterThan(0);
      expect(await tx.evidence.expire(12, 9)).toBe(1);
      expect(await tx.evidence.read('evd_1')).toBeNull();
      expect((await tx.evidence.find(['evd_4'], 19)).map(({ expiresAt }) => expiresAt)).toEqual([20]);
    });
  });

  it("shows a tenant nothing of another's, and changes nothing of it", async () => {
    const digest = await whole('rev_1', 'text');
    const other = delivery('dlv_1', 'whk_1');
    await inA(async (tx) => {
      await tx.webhooks.insert(webhook('whk_1'));
      await tx.deliveries.insert(other);
      await tx.policies.put(policy('p'));
      await tx.evidence.put(report('evd_1'), { root: null, text: 'text' });
      await tx.secrets.put(secret('s'));
      await tx.idempotency.insert({ key: 'k', bodyDigest: 'd', reviewId: 'rev_1', expiresAt: 9 }, 0);
      await tx.rate.save(5);
    });
    await store.tenant('b').transaction(async (tx) => {
      expect((await tx.tenant()).id).toBe('b');
      expect([await tx.reviews.get('rev_1'), await tx.reviews.summary('rev_1')]).toEqual([null, null]);
      expect(await tx.reviews.list({}, FIRST)).toEqual([]);
      expect(await tx.reviews.alike({ id: 'rev_9', key: 'rev_1' }, 9)).toEqual([]);
      expect(await tx.reviews.getCheckRunId('rev_1')).toBeNull();
      expect(await tx.findings.get('fnd_rev_1')).toBeNull();
      expect(await tx.findings.list({ review_id: 'rev_1' }, FIRST)).toEqual([]);
      expect([await tx.traces.get('rev_1'), await tx.blobs.get(digest)]).toEqual([null, null]);
      expect([await tx.policies.get('p'), await tx.policies.names()]).toEqual([null, []]);
      expect([await tx.evidence.find(['evd_1'], 0), await tx.evidence.read('evd_1')]).toEqual([[], null]);
      expect([await tx.evidence.measure(), await tx.evidence.expire(99, 99)]).toEqual([0, 0]);
      await tx.evidence.keep(['evd_1'], 999);
      expect([await tx.secrets.get('s'), await tx.secrets.list('')]).toEqual([null, []]);
      expect([await tx.idempotency.find('k', 0), await tx.rate.load()]).toEqual([null, null]);
      expect([await tx.webhooks.get('whk_1'), await tx.webhooks.list(FIRST)]).toEqual([null, []]);
      expect(await tx.webhooks.subscribed('review.completed')).toEqual([]);
      expect([await tx.deliveries.get('dlv_1'), await tx.deliveries.list('whk_1', FIRST)]).toEqual([null, []]);

      expect(await tx.reviews.finish('rev_1', failed)).toBe(false);
      expect(await tx.reviews.expire(99, 99)).toBe(0);
      expect(await tx.deliveries.expire(99, 99)).toBe(0);
      expect(await tx.idempotency.expire(99, 99)).toBe(0);
      expect([await tx.policies.remove('p'), await tx.secrets.remove('s'), await tx.webhooks.remove('whk_1')]).toEqual([
        false,
        false,
        false,
      ]);
      await tx.webhooks.update(webhook('whk_1', { status: 'disabled' }));
      await tx.deliveries.update({ ...other, attempt: 9 });
      await tx.policies.put(policy('p', 'of b'));
      await tx.secrets.put(secret('s', 'k2'));
      await tx.rate.save(7);
      expect(await tx.idempotency.insert({ key: 'k', bodyDigest: 'e', reviewId: 'rev_2', expiresAt: 9 }, 0)).toBe(true);
    });
    await inA(async (tx) => {
      expect((await tx.reviews.get('rev_1'))?.outcome.status).toBe('complete');
      expect((await tx.policies.get('p'))?.source).toBe('rules: []');
      expect((await tx.secrets.get('s'))?.keyId).toBe('k1');
      expect((await tx.webhooks.get('whk_1'))?.status).toBe('active');
      expect((await tx.deliveries.get('dlv_1'))?.attempt).toBe(0);
      expect((await tx.idempotency.find('k', 0))?.bodyDigest).toBe('d');
      expect(await tx.rate.load()).toBe(5);
    });
  });

  it('has no tenant but those that were made', async () => {
    await expect(store.tenant('c').transaction((tx) => tx.tenant())).rejects.toThrow('no tenant c');
    await expect(store.tenant('c').read((tx) => tx.tenant())).rejects.toThrow('no tenant c');
    await expect(store.tenant('c').transaction((tx) => tx.reviews.insert(review('rev_1')))).rejects.toThrow();
  });

  it('gives a review back as it was put in, whatever its texts hold', async () => {
    const asked = { repo: 'octo/shop', pr: 2 ** 40, ticket: AWKWARD, policy: AWKWARD, dry_run: true };
    const { change, policy: sources } = review('');
    const stored = review('rev_1', {
      origin: 'event',
      key: 'the key',
      asked,
      queue: { headSha: 'd'.repeat(40), base: { ref: AWKWARD, sha: null } },
      change: { ...change, title: AWKWARD, body: AWKWARD, labels: [AWKWARD] },
      policy: { ...sources, tenant: { name: AWKWARD, source: AWKWARD } },
      createdAt: 1_749_000_000_123,
    });
    await inA((tx) => tx.reviews.insert(stored));
    expect(await inA((tx) => tx.reviews.get('rev_1'))).toEqual(stored);
    const outcome = complete(await inA((tx) => tx.blobs.put(AWKWARD)), { verdict: null });
    expect(await inA((tx) => tx.reviews.finish('rev_1', outcome))).toBe(true);
    expect(await store.tenant('a').read((tx) => tx.reviews.get('rev_1'))).toEqual({ ...stored, outcome });
    const { change: _, policy: __, ...rest } = stored;
    const shown = { ...rest, outcome, change: { head: { sha: 'a'.repeat(40) } } };
    expect(await store.tenant('a').read((tx) => tx.reviews.summary('rev_1'))).toMatchObject(shown);
    expect(await inA((tx) => tx.reviews.list({}, FIRST))).toMatchObject([shown]);
    expect(await inA((tx) => tx.reviews.alike({ id: 'rev_9', key: 'the key' }, 1))).toMatchObject([shown]);
  });

  it('keeps a review for the commit of a merge queue apart from the pull request', async () => {
    const queue = { headSha: 'd'.repeat(40), base: { ref: 'main', sha: 'e'.repeat(40) } };
    const waits = { verdict: 'needs-review' } as const;
    await inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      const event = { origin: 'event', key: 'k' } as const;
      await tx.reviews.insert(review('rev_1', event));
      await tx.reviews.finish('rev_1', complete(digest, waits));
      await tx.reviews.insert(review('rev_2', { ...event, queue }));
      expect(await tx.reviews.findQueuedEvent({ key: 'k', queue: null })).toBeNull();
      expect(await tx.reviews.findQueuedEvent({ key: 'k', queue })).toMatchObject({ id: 'rev_2', queue });
      expect(await tx.reviews.findQueuedEvent({ key: 'k', queue: { ...queue, headSha: 'f'.repeat(40) } })).toBeNull();
      await tx.reviews.finish('rev_2', complete(digest, waits));
      expect(listIds(await tx.reviews.waiting({}, 9))).toEqual(['rev_1']);
      expect(listIds(await tx.reviews.alike({ id: 'rev_2', key: 'k' }, 9))).toEqual(['rev_1']);

      expect(await tx.reviews.findQueueCommit('octo/shop', queue.headSha)).toEqual({ pr: 7, queue });
      expect(await tx.reviews.findQueueCommit('octo/other', queue.headSha)).toBeNull();
      expect(await tx.reviews.findQueueCommit('octo/shop', 'a'.repeat(40))).toBeNull();

      await tx.reviews.closePulls('octo/shop', 7);
      expect([await tx.reviews.isClosed('rev_1'), await tx.reviews.isClosed('rev_2')]).toEqual([true, false]);
      expect(await tx.reviews.closeQueueCommit('octo/other', queue.headSha)).toBe(false);
      expect(await tx.reviews.closeQueueCommit('octo/shop', queue.headSha)).toBe(true);
      expect(await tx.reviews.isClosed('rev_2')).toBe(true);
      await tx.reviews.noteCheckRun('rev_2', 9);
      expect(await tx.reviews.closeQueueCommit('octo/shop', queue.headSha)).toBe(false);
      expect(await tx.reviews.isClosed('rev_none')).toBe(false);
    });
    await store.tenant('b').transaction(async (tx) => {
      expect(await tx.reviews.findQueueCommit('octo/shop', queue.headSha)).toBeNull();
      expect(await tx.reviews.closeQueueCommit('octo/shop', queue.headSha)).toBe(false);
      expect(await tx.reviews.isClosed('rev_2')).toBe(false);
    });
  });

  it('ends a review once, also where two end it at one time', async () => {
    await inA((tx) => tx.reviews.insert(review('rev_1')));
    const ends = await Promise.all([1, 2, 3].map(() => inA((tx) => tx.reviews.finish('rev_1', failed))));
    expect(ends.toSorted()).toEqual([false, false, true]);
    expect(await inA((tx) => tx.reviews.finish('rev_none', failed))).toBe(false);
  });

  it('lists reviews newest first, page by page, by each filter and by several', async () => {
    const asked = review('').asked;
    await inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      for (let at = 10; at < 22; at += 1) {
        const repo = at % 2 === 0 ? 'octo/shop' : 'octo/other';
        await tx.reviews.insert(review(`rev_${at}`, { asked: { ...asked, repo, pr: at % 3 } }));
        const verdict = at % 4 === 0 ? 'request-changes' : 'auto-approve';
        if (at < 20) await tx.reviews.finish(`rev_${at}`, complete(digest, { verdict, tier: at < 15 ? 'T1' : 'T2' }));
        if (at === 20) await tx.reviews.finish('rev_20', failed);
      }
    });
    const list = async (
      filter: Parameters<Transaction['reviews']['list']>[0],
      after: string | null = null,
      limit = 99,
    ) => listIds(await store.tenant('a').read((tx) => tx.reviews.list(filter, { after, limit }))).join(' ');
    expect(await list({}, null, 3)).toBe('rev_21 rev_20 rev_19');
    expect(await list({}, 'rev_19', 2)).toBe('rev_18 rev_17');
    expect(await list({}, 'rev_10')).toBe('');
    expect(await list({ repo: 'octo/shop', pr: 0 })).toBe('rev_18 rev_12');
    expect(await list({ repo: 'octo/other' }, 'rev_15')).toBe('rev_13 rev_11');
    expect(await list({ pr: 1 }, null, 2)).toBe('rev_19 rev_16');
    expect(await list({ status: 'queued' })).toBe('rev_21');
    expect(await list({ status: 'failed' })).toBe('rev_20');
    expect(await list({ verdict: 'request-changes' })).toBe('rev_16 rev_12');
    expect(await list({ tier: 'T1' }, null, 2)).toBe('rev_14 rev_13');
    expect(await list({ tier: 'T2', verdict: 'auto-approve', repo: 'octo/other' })).toBe('rev_19 rev_17 rev_15');
    expect(await list({ repo: 'none/none' })).toBe('');
  });

  it('finds complete reviews that must say the same, newest first, and not the one that asks', async () => {
    await inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      for (const id of ['rev_1', 'rev_2', 'rev_3', 'rev_4', 'rev_5', 'rev_6']) {
        await tx.reviews.insert(review(id, { key: id === 'rev_3' ? 'other' : 'same' }));
        if (id < 'rev_5') await tx.reviews.finish(id, complete(digest));
      }
      await tx.reviews.finish('rev_5', failed);
      expect(listIds(await tx.reviews.alike({ id: 'rev_2', key: 'same' }, 9))).toEqual(['rev_4', 'rev_1']);
      expect(listIds(await tx.reviews.alike({ id: 'rev_2', key: 'same' }, 1))).toEqual(['rev_4']);
    });
  });

  it('lists what was completed in a period by that time, those of one moment by their ids, page by page', async () => {
    const times = { rev_5: 10, rev_1: 20, rev_4: 20, rev_3: 20, rev_2: 30 };
    await inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      for (const [id, completedAt] of Object.entries(times)) {
        await tx.reviews.insert(review(id));
        await tx.reviews.finish(id, complete(digest, { completedAt }));
      }
      await tx.reviews.insert(review('rev_6'));
      await tx.reviews.insert(review('rev_7'));
      await tx.reviews.finish('rev_7', failed);
    });
    type Place = Parameters<Transaction['reviews']['completed']>[1]['after'];
    const list = async (from: number, to: number, after: Place = null, limit = 9) =>
      listIds(await store.tenant('a').read((tx) => tx.reviews.completed({ from, to }, { after, limit })));
    expect(await list(0, 99)).toEqual(['rev_5', 'rev_1', 'rev_3', 'rev_4', 'rev_2']);
    expect(await list(10, 20)).toEqual(['rev_5']);
    expect(await list(20, 30)).toEqual(['rev_1', 'rev_3', 'rev_4']);
    expect(await list(31, 99)).toEqual([]);
    expect(await list(0, 99, null, 2)).toEqual(['rev_5', 'rev_1']);
    expect(await list(0, 99, { completedAt: 20, id: 'rev_1' }, 2)).toEqual(['rev_3', 'rev_4']);
    expect(await list(0, 99, { completedAt: 20, id: 'rev_4' }, 2)).toEqual(['rev_2']);
    const other = { from: 0, to: 99 };
    expect(await store.tenant('b').read((tx) => tx.reviews.completed(other, { after: null, limit: 9 }))).toEqual([]);
  });

  it('finds which of the reviews named have ended, of this tenant', async () => {
    await inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      for (const id of ['rev_1', 'rev_2', 'rev_3']) await tx.reviews.insert(review(id));
      await tx.reviews.finish('rev_1', complete(digest));
      await tx.reviews.finish('rev_3', failed);
      expect([...(await tx.reviews.ended(['rev_3', 'rev_2', 'rev_1', 'rev_9']))].toSorted()).toEqual([
        'rev_1',
        'rev_3',
      ]);
      expect(await tx.reviews.ended(['rev_2'])).toEqual([]);
      expect(await tx.reviews.ended([])).toEqual([]);
    });
    expect(await store.tenant('b').read((tx) => tx.reviews.ended(['rev_1']))).toEqual([]);
  });

  it('notes one check run a review', async () => {
    await inA((tx) => tx.reviews.insert(review('rev_1')));
    const large = 2 ** 45 + 1;
    const noted = await Promise.all([large, large].map((run) => inA((tx) => tx.reviews.noteCheckRun('rev_1', run))));
    expect(noted.toSorted()).toEqual([false, true]);
    expect(await inA((tx) => tx.reviews.getCheckRunId('rev_1'))).toBe(large);
    expect(await inA((tx) => tx.reviews.getCheckRunId('rev_2'))).toBeNull();
  });

  it('gives findings by rising id, page by page, by each filter, whatever their texts hold', async () => {
    const findings = ['fnd_1', 'fnd_2', 'fnd_3', 'fnd_4'].map((id, at) =>
      finding(id, 'rev_1', {
        severity: at === 1 ? 'error' : 'info',
        plane: at === 2 ? AWKWARD : 'intent',
        rule: [null, 'tests/focused', `intent/${AWKWARD}`][at] ?? null,
        location: { file: at === 3 ? `${AWKWARD}${'x'.repeat(5000)}` : 'a.ts', lineRange: [1, 2] },
        title: AWKWARD,
        rationale: AWKWARD,
      }),
    );
    await inA(async (tx) => {
      await tx.reviews.insert(review('rev_1'));
      await tx.reviews.insert(review('rev_2'));
      await tx.findings.insert('rev_1', findings);
      await tx.findings.insert('rev_2', [finding('fnd_0', 'rev_2'), finding('fnd_5', 'rev_2')]);
      await tx.findings.insert('rev_2', []);
    });
    const list = (filter: object, after: string | null = null, limit = 9) =>
      store.tenant('a').read((tx) => tx.findings.list({ review_id: 'rev_1', ...filter }, { after, limit }));
    expect(await list({})).toEqual(findings);
    expect(listIds(await list({}, 'fnd_1', 2))).toEqual(['fnd_2', 'fnd_3']);
    expect(listIds(await list({ severity: 'error' }))).toEqual(['fnd_2']);
    expect(listIds(await list({ plane: AWKWARD }))).toEqual(['fnd_3']);
    expect(listIds(await list({ rule: 'tests/focused' }))).toEqual(['fnd_2']);
    expect(listIds(await list({ rule: `intent/${AWKWARD}` }))).toEqual(['fnd_3']);
    expect(await list({ rule: 'tests' })).toEqual([]);
    expect(listIds(await list({ file: findings[3]?.location.file }))).toEqual(['fnd_4']);
    expect(listIds(await list({ file: 'a.ts', plane: 'intent', severity: 'info' }))).toEqual(['fnd_1']);
    expect(await list({ file: 'a\0.ts' })).toEqual([]);
    expect(await inA((tx) => tx.findings.get('fnd_4'))).toEqual(findings[3]);
    expect(await inA((tx) => tx.findings.get('fnd_9'))).toBeNull();
  });

  it('keeps a text once, and gives a trace back as it was', async () => {
    await inA(async (tx) => {
      const digest = await tx.blobs.put('a text');
      expect(digest).toBe('sha256:734194ede5b063e654d63cb95a682ca1551b45e3cc86e88f1a85c1286eedd4ac');
      expect(await tx.blobs.put('a text')).toBe(digest);
      expect(await tx.blobs.get(digest)).toBe('a text');
      expect(await tx.blobs.get(`sha256:${'0'.repeat(64)}`)).toBeNull();
    });
    await whole('rev_1', 'text');
    await whole('rev_2', 'text');
    const read = (id: string) => store.tenant('a').read((tx) => tx.traces.get(id));
    expect(await read('rev_1')).toEqual(trace('rev_1'));
    expect(await read('rev_2')).toEqual(trace('rev_2'));
    expect(await read('rev_3')).toBeNull();
  });

  it('gives a trace of a later version back as that version wrote it', async () => {
    // Old and new processes share a database during an upgrade, and the digest of a trace covers all of it.
    const { snapshot, steps, decision, ...rest } = trace('rev_1');
    const later = {
      ...rest,
      snapshot: { ...snapshot, weather: 'fair', coverage: { ...snapshot.coverage, weather: 'fair' } },
      steps: steps.map((step) => ({ ...step, weather: 'fair' })),
      decision: { ...decision, weather: 'fair' },
    };
    await inA(async (tx) => {
      await tx.reviews.insert(review('rev_1'));
      await tx.traces.insert(later);
    });
    expect(await inA((tx) => tx.traces.get('rev_1'))).toEqual(later);
  });

  it('removes what is too old and has ended, and the texts that nothing names any more', async () => {
    const [first, shared, last] = [
      await whole('rev_1', 'one', 1),
      await whole('rev_2', 'two', 2),
      await whole('rev_3', 'two', 8),
    ];
    await inA((tx) => tx.reviews.insert(review('rev_4', { createdAt: 1 })));
    expect(shared).toBe(last);
    expect(await inA((tx) => tx.reviews.expire(5, 1))).toBe(1);
    expect(await inA((tx) => tx.reviews.expire(5, 9))).toBe(1);
    expect(await inA((tx) => tx.reviews.expire(5, 9))).toBe(0);
    await inA(async (tx) => {
      expect(listIds(await tx.reviews.list({}, FIRST))).toEqual(['rev_4', 'rev_3']);
      expect([await tx.blobs.get(first), await tx.blobs.get(shared)]).toEqual([null, 'two']);
      expect([await tx.traces.get('rev_2'), await tx.traces.get('rev_3')]).toEqual([null, trace('rev_3')]);
      expect(await tx.findings.get('fnd_rev_1')).toBeNull();
      expect(listIds(await tx.findings.list({ review_id: 'rev_3' }, FIRST))).toEqual(['fnd_rev_3']);
    });
    expect(await store.directory.tenantOfReview('rev_1')).toBeNull();
    expect(await store.directory.tenantOfReview('rev_3')).toBe('a');
  });

  it('keeps a text that is about to be named while others are removed', async () => {
    await whole('rev_1', 'text', 1);
    await inA((tx) => tx.reviews.insert(review('rev_2', { createdAt: 9 })));
    const finish = inA(async (tx) => {
      const digest = await tx.blobs.put('text');
      await tx.reviews.get('rev_2');
      await tx.reviews.finish('rev_2', complete(digest));
      return digest;
    });
    const [digest] = await Promise.all([finish, inA((tx) => tx.reviews.expire(5, 9))]);
    await inA((tx) => tx.reviews.expire(5, 9));
    expect(await inA((tx) => tx.blobs.get(digest))).toBe('text');
  });
});
