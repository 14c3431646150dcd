import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CompletedReview, type Review, Trace, Verdict } from '../../../src/contract/index.js';
import { FindingPage, type Harness, problem, ReviewPage, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  let service: Harness;
  beforeEach(async () => {
    service = await startHarness({ store: over });
  });
  afterEach(() => service.close());

  const get = (id: string, headers: Record<string, string> = {}) =>
    service.call('GET', `/v1/reviews/${id}`, { headers });

  describe('GET /v1/reviews/{id}', () => {
    it('gives the queued shape while the review runs, and says when to ask again', async () => {
      const release = service.provider.hold('snapshot');
      const created = await service.create();
      const answer = await get(created.id);
      expect(answer.json).toEqual(created);
      expect(answer.headers['retry-after']).toBe('1');
      release();
      await service.ended(created.id);
    });

    it('gives the completed shape afterwards', async () => {
      const { id } = await service.create({ ticket: '#1', policy: 'strict' });
      await service.ended(id);
      const answer = await get(id);
      expect(answer.headers['retry-after']).toBeUndefined();
      expect(CompletedReview.parse(answer.json)).toMatchObject({
        id,
        status: 'complete',
        trace_url: `${service.baseUrl}/v1/reviews/${id}/trace`,
        repo: 'octo/shop',
        pr: 7,
        head_sha: 'a'.repeat(40),
        ticket: '#1',
        policy: 'strict',
        dry_run: false,
      });
      expect(CompletedReview.parse(answer.json).ac_bindings.map((binding) => binding.id)).toEqual(['AC1', 'AC2']);
    });

    it('counts the findings by severity', async () => {
      const { id, counts } = await service.complete({ ticket: '#1' });
      const listed = await service.call('GET', `/v1/findings?review_id=${id}&limit=100`);
      const { data } = FindingPage.parse(listed.json);
      const expected = { info: 0, warn: 0, error: 0 };
      for (const { severity } of data) expected[severity] += 1;
      expect(counts).toEqual(expected);
      expect(data.length).toBeGreaterThan(0);
    });

    it('reviews the head that the POST read, wherever it has moved since', async () => {
      const release = service.provider.hold('snapshot');
      const { id } = await service.create();
      service.provider.head = 'f'.repeat(40);
      release();
      expect(await service.ended(id)).toMatchObject({ status: 'complete', head_sha: 'a'.repeat(40) });
    });

    it('has an ETag that changes with the review, and 304 for who has it', async () => {
      const release = service.provider.hold('snapshot');
      const { id } = await service.create();
      const etag = String((await get(id)).headers['etag']);
      expect(etag).toMatch(/^"[\w-]+"$/u);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get(id, { 'if-none-match': tag });
        expect([answer.status, answer.text, answer.headers['etag'], answer.headers['retry-after']]).toEqual([
          304,
          '',
          etag,
          '1',
        ]);
      }
      release();
      await service.ended(id);
      const after = await get(id, { 'if-none-match': etag });
      expect(after.status).toBe(200);
      expect(after.headers['etag']).not.toBe(etag);
    });

    it('keeps everything of a dry run but the verdict', async () => {
      const { id, verdict, tier, counts } = await service.complete({ dry_run: true });
      expect(verdict).toBeNull();
      expect(tier).toMatch(/^T\d$/u);
      expect(counts).toBeDefined();
      const { json } = await service.call('GET', `/v1/reviews/${id}/trace`);
      expect(Verdict.options).toContain(Trace.parse(json).decision.verdict);
    });
  });

  describe('GET /v1/reviews', () => {
    const list = async (query = ''): Promise<{ data: Review[]; next_page: string | null }> => {
      const answer = await service.call('GET', `/v1/reviews${query}`);
      expect(answer.status).toBe(200);
      return ReviewPage.parse(answer.json);
    };
    const createMany = async (count: number) => {
      const made: string[] = [];
      for (let at = 0; at < count; at += 1) {
        made.push((await service.create({ pr: at + 1 })).id);
        service.pass(1000);
      }
      return made;
    };

    it('is newest first, also within one millisecond', async () => {
      const first = await service.create({ pr: 1 });
      const second = await service.create({ pr: 2 });
      service.pass(5);
      const third = await service.create({ pr: 3 });
      expect((await list()).data.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    });

    it('has 50 a page when nothing is said, and ends with null', async () => {
      const made = await createMany(52);
      const first = await list();
      expect(first.data).toHaveLength(50);
      const second = await list(`?page=${first.next_page}`);
      expect(second.data).toHaveLength(2);
      expect(second.next_page).toBeNull();
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
    });

    it('has no further page where the last one is exactly full', async () => {
      await createMany(4);
      const first = await list('?limit=2');
      const second = await list(`?limit=2&page=${first.next_page}`);
      expect([second.data.length, second.next_page]).toEqual([2, null]);
    });

    it('gives each row once while rows are added', async () => {
      const made = await createMany(4);
      const first = await list('?limit=2');
      await service.create({ pr: 99 });
      const second = await list(`?limit=2&page=${first.next_page}`);
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
      expect(second.next_page).toBeNull();
    });

    it('filters by repo, pr, status, verdict and tier, alone and together', async () => {
      const done = await service.complete({ pr: 1 });
      const dry = await service.complete({ pr: 1, dry_run: true });
      const elsewhere = await service.complete({ repo: 'octo/ship', pr: 2 });
      const release = service.provider.hold('snapshot');
      const queued = await service.create({ pr: 3 });
      const listIds = async (query: string) => (await list(query)).data.map(({ id }) => id);

      expect(await listIds('?repo=octo/ship')).toEqual([elsewhere.id]);
      expect(await listIds('?repo=octo%2Fshop&pr=1')).toEqual([dry.id, done.id]);
      expect(await listIds('?status=queued')).toEqual([queued.id]);
      expect(await listIds('?status=failed')).toEqual([]);
      expect(await listIds(`?verdict=${done.verdict}`)).toEqual([elsewhere.id, done.id]);
      expect(await listIds(`?tier=${done.tier}&pr=1`)).toEqual([dry.id, done.id]);
      expect(await listIds('?repo=octo/none')).toEqual([]);
      const page = await list('?pr=1&limit=1');
      expect(await listIds(`?pr=1&limit=1&page=${page.next_page}`)).toEqual([done.id]);
      release();
      await service.ended(queued.id);
    });

    it.each([
      ['limit=0', '?limit'],
      ['limit=101', '?limit'],
      ['limit=1.5', '?limit'],
      ['limit=many', '?limit'],
      ['limit=', '?limit'],
      ['limit=1&limit=2', '?limit'],
      ['page=', '?page'],
      ['page=nonsense', '?page'],
      ['page=YWZ0ZXI6', '?page'],
      [`page=${'x'.repeat(1025)}`, '?page'],
      ['status=done', '?status'],
      ['verdict=approve', '?verdict'],
      ['tier=T9', '?tier'],
      ['repo=octo', '?repo'],
      ['pr=x', '?pr'],
      ['sort=asc', '?sort'],
      ['repo=a/b&repo=c/d', '?repo'],
    ])('refuses ?%s and names it', async (query, pointer) => {
      const said = problem(await service.call('GET', `/v1/reviews?${query}`));
      expect(said).toMatchObject({ status: 400, code: 'E_REQ_001' });
      expect(said.errors?.map((fault) => fault.pointer)).toEqual([pointer]);
      expect(said.detail).toContain(pointer);
    });

    it('names every bad parameter at once', async () => {
      const said = problem(await service.call('GET', '/v1/reviews?limit=0&tier=x&no=1'));
      expect(said.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['?limit', '?no', '?tier']);
    });
  });
});
