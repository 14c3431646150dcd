/** What people answered for, as the API tells it: in the review, on its findings, and as a list. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompletedReview, type ReviewPeople, type Signature, type Trace } from '../../../src/contract/index.js';
import type { EngineResult } from '../../../src/engine/index.js';
import { review } from '../../stand-ins/grammars.js';
import { FindingPage, type Harness, problem, SignaturePage, startHarness } from '../harness.js';
import { STORES } from '../stores.js';
import { expectNotFound } from './lists-of-a-review.js';

const PEOPLE: ReviewPeople = {
  approvals: ['ada'],
  stale: ['grace'],
  owners_missing: ['@octo/payments'],
  signed: ['AC4'],
  open: ['AC5'],
};

/** Numbered, in the order in which they were said; every second one does not hold. */
const said: readonly Signature[] = Array.from({ length: 120 }, (_, at) => ({
  verb: 'sign',
  target: `AC${at}`,
  because: `I looked at it ${at} times`,
  by: 'ada',
  at: '2025-06-01T12:00:00Z',
  url: `https://github.example/octo/shop/pull/7#pullrequestreview-${at}`,
  holds: at % 2 === 0,
  why: at % 2 === 0 ? 'The criterion is signed.' : 'The text was changed after it.',
}));

/** Replaces what people said in a result; without the steps of the trace where it is null. */
function replacePeople(result: EngineResult, signatures: readonly Signature[] | null): EngineResult {
  const steps = result.trace.steps.flatMap((step): Trace['steps'] => {
    if (step.name !== 'signatures') return [step];
    return signatures === null
      ? []
      : [{ ...step, evidence: JSON.parse(JSON.stringify({ signatures: [...signatures] })) }];
  });
  const [first, ...others] = result.findings;
  const { by, at, url, because } = said[0] ?? { by: '', at: '', url: '', because: '' };
  const findings = first === undefined ? [] : [{ ...first, signed: { by, at, url, because } }, ...others];
  return {
    ...result,
    findings: signatures === null ? result.findings : findings,
    people: signatures === null ? null : PEOPLE,
    signatures: signatures ?? [],
    trace: { ...result.trace, steps },
  };
}

describe.each(STORES)('signatures over %s', (over) => {
  let service: Harness;
  let id: string;
  let given: readonly Signature[] | null = said;

  const page = async (query: string, review_id = id) => {
    const answer = await service.call('GET', `/v1/reviews/${review_id}/signatures${query}`);
    expect(answer.status).toBe(200);
    return SignaturePage.parse(answer.json);
  };

  beforeAll(async () => {
    service = await startHarness({
      store: over,
      review: async (snapshot, policy) => replacePeople(await review(snapshot, policy), given),
    });
    ({ id } = await service.complete());
  });
  afterAll(() => service.close());

  it('come on as many pages as it takes, each once, in the order in which they were said', async () => {
    const found: Signature[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const got = await page(`?limit=50${next === '' ? '' : `&page=${next}`}`);
      found.push(...got.data);
      next = got.next_page;
    }
    expect(found).toEqual(said);
  });

  it('are summed up in the review, and stand on the finding that a person accepted', async () => {
    const shown = CompletedReview.parse((await service.call('GET', `/v1/reviews/${id}`)).json);
    expect(shown.people).toEqual(PEOPLE);
    const { data } = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${id}&limit=100`)).json);
    expect(data.filter(({ signed }) => signed !== undefined).map(({ signed }) => signed?.by)).toEqual(['ada']);
  });

  it.each([
    ['limit=101', '?limit'],
    ['verb=sign', '?verb'],
    ['page=nonsense', '?page'],
  ])('refuses ?%s', async (query, pointer) => {
    const answer = await service.call('GET', `/v1/reviews/${id}/signatures?${query}`);
    expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer }] });
  });

  it("are none of a review that runs, and 404 of one that there is not, or that is another tenant's", async () => {
    const release = service.provider.hold('snapshot');
    const queued = await service.create();
    expect(await page('', queued.id)).toEqual({ data: [], next_page: null });
    release();
    await service.ended(queued.id);
    await expectNotFound(service, id, 'signatures');
  });

  it('are none of a review of a version before, which says nothing of people', async () => {
    given = null;
    service.pass(60_000);
    const old = await service.complete({ policy: 'strict' });
    expect(await page('', old.id)).toEqual({ data: [], next_page: null });
    expect(old.people).toBeUndefined();
    given = said;
  });
});
