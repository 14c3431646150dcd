import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MemoryStore } from '../../src/service/store/memory.js';
import { MemoryTable, type UndoLog } from '../../src/service/store/memory-table.js';
import type { StoredReview } from '../../src/service/store/store.js';

const AT = '2025-06-01T12:00:00.000Z';

const tenant = (id: string) => ({
  id,
  name: id,
  default_policy: 'balanced',
  repository_policy: 'tighten' as const,
  rate_limit: { per_minute: 60, burst: 20 },
  retention_days: 30,
  on_pull_request: 'ignore' as const,
  check_name: 'Review Gate',
  created_at: AT,
});

const stored = (id: string): StoredReview => ({
  id,
  origin: 'api',
  key: id,
  asked: { repo: 'octo/shop', pr: 7, ticket: null, policy: null, dry_run: false },
  change: {
    repo: 'octo/shop',
    pr: 7,
    base: { ref: 'main', sha: 'b'.repeat(40) },
    head: { ref: 'feature', sha: 'a'.repeat(40) },
    title: '',
    body: '',
    author: 'octocat',
    labels: [],
    tickets: [],
    missing: [],
  },
  policy: { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' },
  createdAt: 0,
  outcome: { status: 'queued' },
});

describe('the memory store', () => {
  let store: MemoryStore;
  beforeEach(async () => {
    store = new MemoryStore();
    await store.administration.createTenant(tenant('a'));
    await store.administration.createTenant(tenant('b'));
  });

  it('takes back everything of a transaction that fails', async () => {
    const a = store.tenant('a');
    await a.transaction((tx) => tx.reviews.insert(stored('rev_1')));
    const before = await snapshot();
    let committed = false;
    await expect(
      a.transaction(async (tx) => {
        tx.onCommit(() => {
          committed = true;
        });
        await tx.reviews.insert(stored('rev_0'));
        await tx.reviews.insert(stored('rev_2'));
        await tx.reviews.finish('rev_1', { status: 'failed', error: { code: 'E_INT_001', detail: '' }, failedAt: 1 });
        await tx.findings.insert('rev_1', [finding('fnd_1'), finding('fnd_2')]);
        await tx.blobs.put('text');
        await tx.idempotency.insert({ key: 'k', bodyDigest: 'd', reviewId: 'rev_1', expiresAt: 9 }, 0);
        await tx.policies.put({ name: 'p', source: '', created_at: AT, updated_at: AT });
        await tx.rate.save(5);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await snapshot()).toEqual(before);
    expect(committed).toBe(false);
    expect(await store.directory.tenantOfReview('rev_2')).toBeNull();

    function snapshot() {
      return a.transaction(async (tx) => ({
        reviews: await tx.reviews.list({}, { after: null, limit: 10 }),
        findings: await tx.findings.list({ review_id: 'rev_1' }, { after: null, limit: 10 }),
        finding: await tx.findings.get('fnd_1'),
        key: await tx.idempotency.find('k', 0),
        policies: await tx.policies.names(),
        rate: await tx.rate.load(),
      }));
    }
    function finding(id: string) {
      const location = { file: 'a', lineRange: [1, 1] };
      return {
        id,
        review_id: 'rev_1',
        plane: 'p',
        severity: 'info' as const,
        location,
        title: '',
        rationale: '',
        fingerprint: id,
      };
    }
  });

  it('runs transactions one after the other, also after one that failed', async () => {
    const a = store.tenant('a');
    const count = () =>
      a.transaction(async (tx) => {
        const value = (await tx.rate.load()) ?? 0;
        await Promise.resolve();
        await tx.rate.save(value + 1);
        if (value === 3) throw new Error('one of them fails');
        return value;
      });
    const results = await Promise.allSettled(Array.from({ length: 10 }, count));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    expect(await a.transaction((tx) => tx.rate.load())).toBe(3);
  });

  it("shows a tenant nothing of another's", async () => {
    await store.tenant('a').transaction((tx) => tx.reviews.insert(stored('rev_1')));
    await store.tenant('b').transaction(async (tx) => {
      expect(await tx.reviews.get('rev_1')).toBeNull();
      expect(await tx.reviews.list({}, { after: null, limit: 10 })).toEqual([]);
    });
    await expect(store.tenant('c').transaction(async () => 1)).rejects.toThrow();
  });

  it('forgets idempotency keys when they expire, and not before', async () => {
    const a = store.tenant('a');
    const record = (key: string, expiresAt: number) => ({ key, bodyDigest: '', reviewId: key, expiresAt });
    await a.transaction(async (tx) => {
      expect(await tx.idempotency.insert(record('k', 10), 0)).toBe(true);
      expect(await tx.idempotency.insert(record('k', 19), 9)).toBe(false);
      expect(await tx.idempotency.find('k', 9)).toMatchObject({ expiresAt: 10 });
      expect(await tx.idempotency.find('k', 10)).toBeNull();
      expect(await tx.idempotency.insert(record('k', 20), 10)).toBe(true);
      expect(await tx.idempotency.find('k', 19)).toMatchObject({ expiresAt: 20 });
    });
  });
});

describe('a memory table', () => {
  it('gives rows in key order after any puts and deletes, and takes all of them back', () => {
    const step = fc.tuple(fc.boolean(), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(step), fc.array(step), fc.string({ maxLength: 2 }), (first, second, after) => {
        const table = new MemoryTable<string>();
        const model = new Map<string, string>();
        const keys = () => [...table.rising(null)];
        for (const [put, key] of first) {
          if (put) table.put(key, key, []);
          else table.delete(key, []);
          if (put) model.set(key, key);
          else model.delete(key);
        }
        const sorted = [...model.keys()].sort((a, b) => (a < b ? -1 : 1));
        expect(keys()).toEqual(sorted);
        expect([...table.falling(null)]).toEqual(sorted.toReversed());
        expect([...table.rising(after)]).toEqual(sorted.filter((key) => key > after));
        expect([...table.falling(after)]).toEqual(sorted.filter((key) => key < after).toReversed());
        const undo: UndoLog = [];
        for (const [put, key] of second) {
          if (put) table.put(key, key, undo);
          else table.delete(key, undo);
        }
        for (const takeBack of undo.reverse()) takeBack();
        expect(keys()).toEqual(sorted);
      }),
    );
  });
});
