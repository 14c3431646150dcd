/** What became of every changed line, as the API tells it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompletedReview, compareSpans, LIMITS, type Span, SpanReason } from '../../../src/contract/index.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, problem, ReviewPage, SpanPage, startHarness } from '../harness.js';
import { replaceSpans } from '../replace-spans.js';
import { STORES } from '../stores.js';
import { expectNotFound } from './lists-of-a-review.js';

const COUNT = LIMITS.MAX_SPANS;

/** As many spans as a trace can have, in the order of files. */
const many: readonly Span[] = Array.from({ length: COUNT }, (_, at) => ({
  location: {
    file: `src/${String(Math.floor(at / 100)).padStart(2, '0')}.ts`,
    lineRange: [(at % 100) + 1, (at % 100) + 1],
  },
  side: 'added',
  old_line_range: null,
  lines: 1,
  reason: SpanReason.options[at % SpanReason.options.length] ?? 'unaccounted',
  why: `because ${at}`,
  symbol: at % 2 === 0 ? null : `part${at}`,
  criteria: [],
  weight: (at * 37) % 50,
}));

describe.each(STORES)('spans over %s', (over) => {
  let service: Harness;
  let id: string;
  let spans: readonly Span[] | null = many;

  const page = async (query: string, review_id = id) => {
    const answer = await service.call('GET', `/v1/reviews/${review_id}/spans${query}`);
    expect(answer.status).toBe(200);
    return SpanPage.parse(answer.json);
  };
  const pages = async (query: string): Promise<Span[]> => {
    const found: Span[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const got = await page(`?limit=100${query}${next === '' ? '' : `&page=${next}`}`);
      found.push(...got.data);
      next = got.next_page;
    }
    return found;
  };

  beforeAll(async () => {
    service = await startHarness({
      store: over,
      review: async (snapshot, policy) => replaceSpans(await review(snapshot, policy), spans),
    });
    ({ id } = await service.complete());
  });
  afterAll(() => service.close());

  it('come on as many pages as it takes, each once, the heaviest first, then by file and line', async () => {
    const all = await pages('');
    expect(all).toEqual(many.toSorted(compareSpans));
    expect(new Set(all.map(({ why }) => why)).size).toBe(COUNT);
    expect(all[0]?.weight).toBe(49);
  });

  it('are filtered by reason, over pages', async () => {
    const expected = many.filter(({ reason }) => reason === 'unaccounted').toSorted(compareSpans);
    expect(await pages('&reason=unaccounted')).toEqual(expected);
    const first = await page('?reason=opaque');
    expect(first.data).toHaveLength(LIMITS.DEFAULT_PAGE_ROWS);
  });

  it.each([
    ['reason=nobodys', '?reason'],
    ['reason=', '?reason'],
    ['reason=inert&reason=opaque', '?reason'],
    ['limit=101', '?limit'],
    ['review_id=ID', '?review_id'],
    ['page=nonsense', '?page'],
  ])('refuses ?%s', async (query, pointer) => {
    const answer = await service.call('GET', `/v1/reviews/${id}/spans?${query}`);
    expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer }] });
  });

  it('refuses the cursor of another list, and of another review', async () => {
    const other = await service.complete();
    const own = await page('?limit=1', other.id);
    const reviews = (await service.call('GET', '/v1/reviews?limit=1')).json;
    const cursor = ReviewPage.parse(reviews).next_page;
    for (const bad of [own.next_page, cursor]) {
      const answer = await service.call('GET', `/v1/reviews/${id}/spans?page=${bad}`);
      expect(problem(answer)).toMatchObject({ code: 'E_REQ_001', errors: [{ pointer: '?page' }] });
    }
  });

  it("are none of a review that runs, and 404 of one that there is not, or that is another tenant's", async () => {
    const release = service.provider.hold('snapshot');
    const queued = await service.create();
    expect(await page('', queued.id)).toEqual({ data: [], next_page: null });
    release();
    await service.ended(queued.id);
    await expectNotFound(service, id, 'spans');
  });

  it('are none of a review whose trace has no accounting', async () => {
    spans = null;
    service.pass(60_000);
    const { id: old } = await service.complete({ policy: 'strict' });
    expect(await page('', old)).toEqual({ data: [], next_page: null });
    spans = many;
  });
});

describe('the review', () => {
  it('counts lines, spans and files of every reason', async () => {
    const service = await startHarness();
    try {
      const { id } = await service.complete();
      const { accounting } = CompletedReview.parse((await service.call('GET', `/v1/reviews/${id}`)).json);
      expect(Object.keys(accounting ?? {}).toSorted()).toEqual([...SpanReason.options].toSorted());
      const { data } = SpanPage.parse((await service.call('GET', `/v1/reviews/${id}/spans?limit=100`)).json);
      for (const reason of SpanReason.options) {
        const own = data.filter((span) => span.reason === reason);
        expect([reason, accounting?.[reason]]).toEqual([
          reason,
          {
            lines: own.reduce((sum, { lines }) => sum + lines, 0),
            spans: own.length,
            files: new Set(own.map(({ location }) => location.file)).size,
          },
        ]);
      }
    } finally {
      await service.close();
    }
  });

  it('of a version before says nothing of it, and is shown as it is', async () => {
    const service = await startHarness();
    try {
      const release = service.provider.hold('snapshot');
      const { id } = await service.create();
      await service.store.tenant(service.tenantId).transaction(async (tx) => {
        const inputDigest = await tx.blobs.put('{}');
        await tx.reviews.finish(id, {
          status: 'complete',
          verdict: 'needs-review',
          tier: 'T1',
          confidence: 0.9,
          acBindings: [],
          counts: { info: 0, warn: 0, error: 0 },
          completedAt: service.clock(),
          inputDigest,
        });
      });
      release();
      const { json } = await service.call('GET', `/v1/reviews/${id}`);
      expect(CompletedReview.parse(json)).toMatchObject({ id, tier: 'T1' });
      expect(json).not.toHaveProperty('accounting');
      expect((await service.call('GET', `/v1/reviews/${id}/spans`)).json).toEqual({ data: [], next_page: null });
    } finally {
      await service.close();
    }
  });
});
