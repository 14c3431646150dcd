import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/contract/index.js';
import type { EngineFinding } from '../../../src/engine/index.js';
import { review } from '../../stand-ins/grammars.js';
import { FindingPage, type Harness, problem, ReviewPage, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  const PLANES = ['tests', 'intent', 'security'] as const;
  const RULES = ['focused', 'disabled'] as const;
  const SEVERITIES = ['info', 'warn', 'error'] as const;
  const COUNT = 5000;

  const pick = <T>(from: readonly T[], at: number, other: T): T => from[at % from.length] ?? other;

  /** As many findings as a review can have, in an order that is nobody's. */
  const many: readonly EngineFinding[] = Array.from({ length: COUNT }, (_, at) => ({
    rule: `${pick(PLANES, at, 'intent')}/${pick(RULES, Math.floor(at / 3), 'a')}`,
    plane: pick(PLANES, at, 'intent'),
    severity: pick(SEVERITIES, Math.floor(at / 7), 'info'),
    location: { file: `src/${(at * 37) % 50}.ts`, lineRange: [((at * 91) % 400) + 1, 500] },
    title: `Finding ${at}`,
    rationale: 'Because.',
    fingerprint: `print-${at}`,
  }));

  const byContract = (a: Finding, b: Finding): number => {
    const keys = (one: Finding) => [one.location.file, one.location.lineRange[0] ?? 0, one.plane, one.id] as const;
    const [left, right] = [keys(a), keys(b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    if (at < 0) return 0;
    return (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
  };

  describe('findings', () => {
    let service: Harness;
    let id: string;
    let all: Finding[];

    const page = async (query: string): Promise<{ data: Finding[]; next_page: string | null }> => {
      const answer = await service.call('GET', `/v1/findings?${query}`);
      expect(answer.status).toBe(200);
      return FindingPage.parse(answer.json);
    };
    const pages = async (query: string): Promise<Finding[]> => {
      const found: Finding[] = [];
      let next: string | null = '';
      while (next !== null) {
        const got = await page(`${query}&limit=100${next === '' ? '' : `&page=${next}`}`);
        found.push(...got.data);
        next = got.next_page;
      }
      return found;
    };

    beforeAll(async () => {
      service = await startHarness({
        store: over,
        review: async (snapshot, policy) => ({ ...(await review(snapshot, policy)), findings: many }),
      });
      await service.complete();
      ({ id } = await service.complete());
      await service.complete();
      all = await pages(`review_id=${id}`);
    });
    afterAll(() => service.close());

    it('come on as many pages as it takes, each once', () => {
      expect(all).toHaveLength(COUNT);
      expect(new Set(all.map((finding) => finding.id)).size).toBe(COUNT);
      expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(COUNT);
      expect(all.every(({ review_id }) => review_id === id)).toBe(true);
    });

    it('come by file, first line, plane and id', () => {
      expect(all.toSorted(byContract)).toEqual(all);
      expect(all.map((finding) => finding.id).toSorted()).toEqual(all.map((finding) => finding.id));
    });

    it('have 50 a page when nothing is said', async () => {
      const first = await page(`review_id=${id}`);
      expect(first.data).toEqual(all.slice(0, 50));
      expect((await page(`review_id=${id}&page=${first.next_page}`)).data).toEqual(all.slice(50, 100));
    });

    it('are filtered by severity, plane, rule and file, alone and together, over pages', async () => {
      expect(await pages(`review_id=${id}&severity=warn`)).toEqual(all.filter(({ severity }) => severity === 'warn'));
      expect(await pages(`review_id=${id}&plane=security`)).toEqual(all.filter(({ plane }) => plane === 'security'));
      const rule = all.filter((one) => one.rule === 'tests/disabled');
      expect(rule.length).toBeGreaterThan(0);
      expect(await pages(`review_id=${id}&rule=tests%2Fdisabled`)).toEqual(rule);
      expect(await pages(`review_id=${id}&rule=tests%2Fdisabled&plane=intent`)).toEqual([]);
      const both = all.filter(({ plane, location }) => plane === 'tests' && location.file === 'src/3.ts');
      expect(await pages(`review_id=${id}&plane=tests&file=src%2F3.ts`)).toEqual(both);
      expect(both.length).toBeGreaterThan(0);
      expect(await pages(`review_id=${id}&plane=nobodys`)).toEqual([]);
    });

    it('can be read one by one', async () => {
      const finding = all[4321];
      const answer = await service.call('GET', `/v1/findings/${finding?.id}`);
      expect(answer.json).toEqual(finding);
    });

    it.each([
      ['', '?review_id'],
      ['review_id=', '?review_id'],
      ['review_id=nonsense', '?review_id'],
      ['review_id=ID&severity=fatal', '?severity'],
      ['review_id=ID&plane=', '?plane'],
      ['review_id=ID&rule=', '?rule'],
      ['review_id=ID&limit=1000', '?limit'],
      ['review_id=ID&status=x', '?status'],
      ['review_id=ID&review_id=ID', '?review_id'],
    ])('refuses ?%s', async (query, pointer) => {
      const answer = await service.call('GET', `/v1/findings?${query.replaceAll('ID', id)}`);
      expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer }] });
    });

    it('refuses the cursor of another list', async () => {
      const { next_page } = ReviewPage.parse((await service.call('GET', '/v1/reviews?limit=1')).json);
      const answer = await service.call('GET', `/v1/findings?review_id=${id}&page=${next_page}`);
      expect(problem(answer)).toMatchObject({ code: 'E_REQ_001', errors: [{ pointer: '?page' }] });
    });

    it('are none of a review that runs, and 404 of one that there is not', async () => {
      const release = service.provider.hold('snapshot');
      const queued = await service.create();
      expect(await page(`review_id=${queued.id}`)).toEqual({ data: [], next_page: null });
      release();
      await service.ended(queued.id);
      const answer = await service.call('GET', '/v1/findings?review_id=rev_01jwvzm5g0e04r208104082041');
      expect(problem(answer).code).toBe('E_NF_001');
    });
  });
});
