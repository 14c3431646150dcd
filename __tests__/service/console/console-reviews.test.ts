/** The console's reviews: the list, a review with its findings and its report. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { type CompletedReview, LIMITS } from '../../../src/contract/index.js';
import { buildSpan } from '../../report/report-builders.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, SECRET, startHarness } from '../harness.js';
import { replaceSpans } from '../replace-spans.js';
import { listLinks, Visitor } from '../visitor.js';

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
const UNSEEN = 'a\u202eb';
const UNKNOWN = '01jwvzm5g0e04r208104082041';

let service: Harness;
let person: Visitor;
let reviewed: CompletedReview;
beforeAll(async () => {
  service = await startHarness({ serverUrl: 'https://github.example' });
  person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
  reviewed = await service.complete({ ticket: '#1' });
});
afterAll(() => service.close());

const signedInAs = async (client: string): Promise<Visitor> => {
  const one = new Visitor(service.baseUrl);
  await one.signIn(client, SECRET);
  return one;
};

describe('the reviews', () => {
  it('are listed with their outcome', async () => {
    const page = await person.get('/console/reviews');
    expect(page.words).toContain('octo/shop#7 A change · by octocat request-changes T1');
    expect(page.words).toContain('1 error');
    expect(listLinks(page)).toContain(`/console/reviews/${reviewed.id}`);
  });

  it.each([
    ['repo=octo%2Fshop&pr=7', true],
    ['repo=octo%2Fshop&pr=&status=&verdict=&tier=', true],
    ['status=complete&verdict=request-changes&tier=T1', true],
    ['pr=8', false],
    ['repo=octo%2Fother', false],
    ['status=failed', false],
    ['tier=T4', false],
    ['verdict=auto-approve', false],
  ])('filtered by %s are there: %s', async (query, there) => {
    const page = await person.get(`/console/reviews?${query}`);
    expect(page.status).toBe(200);
    expect(listLinks(page).includes(`/console/reviews/${reviewed.id}`)).toBe(there);
    expect(page.words.includes('No review matches these filters.')).toBe(!there);
  });

  it('keep the filter in the form', async () => {
    const { text } = await person.get('/console/reviews?repo=octo%2Fother&tier=T4');
    expect(text).toContain('value="octo/other"');
    expect(text).toContain('<option selected>T4</option>');
  });

  it.each([
    ['pr=seven', 'This filter cannot be used: Pull request must be a whole number. E_REQ_001'],
    ['pr=x&tier=T9', 'Pull request must be a whole number; Tier must be one of T0, '],
    ['repo=%3Cb%3E', 'must be <owner>/<name>'],
    ['status=done', 'This filter cannot be used: Status must be one of queued, '],
    ['page=nonsense', 'is not a next_page of this list'],
  ])('filtered by %s say what is wrong', async (query, what) => {
    const { status, words } = await person.get(`/console/reviews?${query}`);
    expect([status, words]).toEqual([400, expect.stringContaining(what)]);
  });

  it('come in pages', async () => {
    const crowded = await startHarness();
    const release = crowded.provider.hold('snapshot');
    for (let pr = 1; pr <= 20; pr += 1) await crowded.create({ pr });
    crowded.pass(60_000);
    for (let pr = 21; pr <= 40; pr += 1) await crowded.create({ pr });
    crowded.pass(60_000);
    for (let pr = 41; pr <= LIMITS.DEFAULT_PAGE_ROWS + 1; pr += 1) await crowded.create({ pr });
    const one = new Visitor(crowded.baseUrl);
    const first = await one.signIn(crowded.clients.own, SECRET, '/console/reviews?repo=octo%2Fshop');
    const next = listLinks(first).find((to) => to.includes('page=')) ?? '';
    expect(next).toContain('repo=octo%2Fshop');
    const second = await one.get(next);
    expect(second.words).toContain('octo/shop#1 ');
    expect(second.words).not.toContain('octo/shop#2 ');
    expect(listLinks(second)).toContain('/console/reviews?repo=octo%2Fshop');
    release();
    await crowded.close();
  });

  it('are those of the tenant alone', async () => {
    const other = await signedInAs(service.clients.other);
    expect((await other.get('/console/reviews')).words).toContain('There are no reviews yet.');
  });
});

describe('a review', () => {
  const path = () => `/console/reviews/${reviewed.id}`;

  it('is shown with its facts, criteria and findings', async () => {
    const page = await person.get(path());
    for (const words of [
      'request-changes',
      '#1',
      'AC1',
      'src/greet.ts:1',
      'Focused test',
      'test/greet.test.ts:1',
      'tests/focused',
      'A change by octocat',
      'Decided by the rule “errors” of the policy “balanced”: 1 finding of severity error.',
    ])
      expect(page.words).toContain(words);
    expect(listLinks(page)).toContain('https://github.example/octo/shop/pull/7');
    expect(listLinks(page)).toContain(`${path()}/report`);
  });

  it('has what opens the gate, as its report says it', async () => {
    const page = await person.get(path());
    const report = await person.get(`${path()}/report`);
    const lists = /<ol class="steps">[\s\S]*?<\/ol>/gu;
    expect(page.text.match(lists)).toHaveLength(1);
    expect(page.text.match(lists)).toEqual(report.text.match(lists));
    expect(page.words).toContain('About this review Tier');
    expect(page.words).toMatch(/To open the gate Fix 1 error\. Focused test\S* .*test\/greet\.test\.ts:1/u);
  });

  it('has no such list for a client that may not read its findings', async () => {
    const page = await (await signedInAs(service.clients.reader)).get(path());
    expect(page.words).not.toContain('To open the gate');
  });

  it('says that nothing is left to look at where all of it is accounted for', async () => {
    expect((await person.get(path())).words).toMatch(/Nothing is left to look at \d+ lines: /);
  });

  it('has the words of its criteria and how each came out, as the trace has them', async () => {
    const { words } = await person.get(path());
    expect(words).toMatch(/AC1 \S.* (?:met|weak|unmet) (?:src|none)/);
    const reader = await (await signedInAs(service.clients.reader)).get(path());
    expect(reader.words).not.toContain('Outcome');
  });

  it.each([
    ['severity=error', true],
    ['severity=info', false],
    ['plane=tests', true],
    ['plane=security', false],
    ['rule=tests%2Ffocused', true],
    ['rule=tests%2Fdisabled', false],
    ['file=test%2Fgreet.test.ts', true],
    ['file=src', false],
  ])('has the findings that %s asks for', async (query, there) => {
    const { status, words: whole } = await person.get(`${path()}?${query}`);
    // What opens the gate stands above, whatever the filters are.
    const words = whole.slice(whole.indexOf(' Findings '));
    expect([status, words.includes('Focused test'), words.includes('No finding matches these filters.')]).toEqual([
      200,
      there,
      !there,
    ]);
  });

  it.each(['severity=fatal', `plane=${'x'.repeat(65)}`, `rule=${'x'.repeat(201)}`, 'page=nonsense'])(
    'says what is wrong with %s, and shows the rest',
    async (query) => {
      const { status, words } = await person.get(`${path()}?${query}`);
      expect([status, words]).toEqual([400, expect.stringContaining('E_REQ_001')]);
      expect(words).toContain('AC1');
    },
  );

  it('has its report behind the sign-in', async () => {
    const report = await person.get(`${path()}/report`);
    const { text } = await service.call('GET', `/v1/reviews/${reviewed.id}/trace`, {
      headers: { accept: 'text/html' },
    });
    expect([report.status, report.text]).toEqual([200, text]);
    expect(report.headers['content-security-policy']).toContain("form-action 'none'");
    expect(report.headers['referrer-policy']).toBe('no-referrer');
  });

  it('gives a link that opens without a sign-in', async () => {
    const page = await person.post(`${path()}/link`, {});
    expect(page.words).toContain('reads the report without signing in, until 2025-06-02 12:00:00 UTC');
    const link = listLinks(page).find((to) => to.includes('signature=')) ?? '';
    const opened = await new Visitor('').get(link);
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('of a client without findings:read says so, and shows what it may', async () => {
    const page = await (await signedInAs(service.clients.reader)).get(path());
    expect(page.status).toBe(200);
    expect(page.words).toContain('AC1');
    expect(page.words).toContain('This needs the scope findings:read');
    expect(page.words).not.toContain('Focused test');
    expect(listLinks(page)).not.toContain(`${path()}/report`);
    const report = await (await signedInAs(service.clients.reader)).get(`${path()}/report`);
    expect([report.status, report.words]).toEqual([403, expect.stringContaining('findings:read')]);
  });

  it.each(['', '/report'])('of another tenant reads as one that never was (%s)', async (more) => {
    const other = await signedInAs(service.clients.other);
    const read = async (id: string): Promise<readonly [number, string]> => {
      let page = await other.get(`/console/reviews/${id}${more}`);
      if (page.location !== null) page = await other.get(page.location);
      return [page.status, page.text];
    };
    const [foreign, none] = await Promise.all([read(reviewed.id), read(`rev_${UNKNOWN}`)]);
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(none);
    expect((await other.post(`/console/reviews/${reviewed.id}/link`, {})).status).toBe(404);
  });

  it.each(['nonsense', '..%2f..%2fhealthz', '%3Cscript%3E', 'rev_1?x=1'])('called %s is none', async (id) => {
    const { status, text } = await person.get(`/console/reviews/${id}`);
    expect([status, text.includes('<script')]).toEqual([404, false]);
  });

  it('that is queued looks again by itself; its report is the review itself', async () => {
    const release = service.provider.hold('snapshot');
    const { id } = await service.create({ pr: 70 });
    const page = await person.get(`/console/reviews/${id}`);
    expect([page.status, page.headers['refresh']]).toEqual([200, '3']);
    expect(page.words).toContain('The review is under way.');
    expect((await person.get(`/console/reviews/${id}/report`)).location).toBe(`/console/reviews/${id}`);
    release();
    await service.ended(id);
    expect((await person.get(`/console/reviews/${id}`)).headers['refresh']).toBeUndefined();
  });

  it('that failed says why, as text', async () => {
    service.provider.interrupt('snapshot', new ProviderError('E_TOK_001', `${MARKUP} ${UNSEEN}`));
    const { id } = await service.create({ pr: 71 });
    await service.ended(id);
    const page = await person.get(`/console/reviews/${id}`);
    const { text, words } = page;
    expect(words).toContain('E_TOK_001');
    expect(listLinks(page)).toContain('/console/reviews/new?repo=octo%2Fshop&pr=71');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('\u202e');
    expect(words).toContain('a[U+202E]b');
  });

  it('shows hostile words of a change as text', async () => {
    service.provider.change = {
      files: {
        [`test/${MARKUP.replaceAll('/', '|')}${UNSEEN}.test.ts`]: {
          old: null,
          new: `it.only('${MARKUP}', () => {});\n`,
        },
      },
    };
    const made = await service.complete({ pr: 72 });
    const { text, words } = await person.get(`/console/reviews/${made.id}`);
    expect(words).toContain('<img src=x onerror=alert(1)>');
    expect(text).not.toMatch(/<img|<script|\u202e/u);
  });
});

describe('what is left to people', () => {
  const span = buildSpan({ location: { file: `src/${MARKUP}.ts`, lineRange: [3, 3] }, why: UNSEEN, symbol: MARKUP });

  it('is listed, the heaviest first, beside how much of the change it is', async () => {
    const spans = [span, buildSpan({ weight: 9, symbol: 'total' }), buildSpan({ reason: 'inert' })];
    const own = await startHarness({
      review: async (snapshot, policy) => replaceSpans(await review(snapshot, policy), spans),
    });
    try {
      const { id } = await own.complete();
      const visitor = new Visitor(own.baseUrl);
      await visitor.signIn(own.clients.own, SECRET);
      const { words, text } = await visitor.get(`/console/reviews/${id}`);
      expect(words).toContain('Look at these 2 lines 3 lines: 1 inert, 2 to look at.');
      expect(words).toMatch(
        /src\/cart\.ts line 10 unaccounted in total nothing asks for it src\/.* line 3 unaccounted/u,
      );
      expect(words).toContain('a[U+202E]b');
      expect(text).not.toContain('<img src=x');
      await visitor.signIn(own.clients.reader, SECRET);
      const reader = await visitor.get(`/console/reviews/${id}`);
      expect(reader.words).toContain('Look at these 2 lines 3 lines: 1 inert, 2 to look at.');
      expect(reader.words).not.toContain('src/cart.ts line 10');
    } finally {
      await own.close();
    }
  });
});
