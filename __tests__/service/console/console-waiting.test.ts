/** The console's queue: what waits for a person, over all repositories. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, SECRET, startHarness } from '../harness.js';
import { listLinks, Visitor } from '../visitor.js';

let service: Harness;
let person: Visitor;
const ids = new Map<number, string>();
beforeAll(async () => {
  service = await startHarness({
    serverUrl: 'https://github.example',
    review: async (snapshot, policy) => {
      const made = await review(snapshot, policy);
      const people = { approvals: [], stale: [], owners_missing: [], signed: [], open: [] };
      const asked = { ...people, owners_missing: [`@octo/team-${snapshot.pr}`], open: ['AC2'] };
      const tier = snapshot.pr === 8 ? 'T3' : 'T1';
      const signed = {
        by: 'grace',
        at: '2025-06-02T12:00:00Z',
        url: 'https://github.example',
        because: 'it is a demo',
      };
      const findings = made.findings.map((finding) => ({ ...finding, signed }));
      return {
        ...made,
        findings,
        verdict: snapshot.pr === 9 ? 'request-changes' : 'needs-review',
        tier,
        people: asked,
      };
    },
  });
  for (const pr of [7, 8, 9]) {
    ids.set(pr, (await service.complete({ pr })).id);
    service.pass(60_000);
  }
  person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
});
afterAll(() => service.close());

const rows = (links: readonly string[]) => links.filter((link) => /\/console\/reviews\/rev_/u.test(link));

describe('the queue', () => {
  it('has what needs a person, the longest wait first, with the ways to the review and to the pull request', async () => {
    const page = await person.get('/console/waiting');
    expect(page.words).toContain('Waiting for a person');
    expect(page.words).toMatch(/octo\/shop#7 A change · by octocat T1 .*@octo\/team-7 to sign: AC2/u);
    const links = listLinks(page);
    expect(rows(links)).toEqual([7, 8].map((pr) => `/console/reviews/${ids.get(pr)}`));
    expect(links).toContain('https://github.example/octo/shop/pull/7');
  });

  it('leads to a review that says who accepted a finding', async () => {
    const page = await person.get(`/console/reviews/${ids.get(7)}`);
    expect(page.words).toContain('Accepted by grace: it is a demo It does not count.');
  });

  it('is put in another order by a link, which keeps the filter', async () => {
    const page = await person.get('/console/waiting?repo=octo%2Fshop');
    expect(listLinks(page)).toContain('/console/waiting?repo=octo%2Fshop&sort=tier');
    const sorted = await person.get('/console/waiting?repo=octo%2Fshop&sort=tier');
    expect(rows(listLinks(sorted))).toEqual([8, 7].map((pr) => `/console/reviews/${ids.get(pr)}`));
  });

  it.each([
    ['tier=T3', [8]],
    ['owner=%40octo%2Fteam-7', [7]],
    ['repo=octo%2Fother', []],
  ])('filtered by %s has %j', async (query, expected) => {
    const page = await person.get(`/console/waiting?${query}`);
    expect(rows(listLinks(page))).toEqual(expected.map((pr) => `/console/reviews/${ids.get(pr)}`));
    if (expected.length === 0) expect(page.words).toContain('Nothing that waits matches these filters.');
  });

  it.each([
    ['repo=%3Cb%3E', 'must be <owner>/<name>'],
    ['sort=luck', 'must be one of age, '],
    ['page=nonsense', 'is not a next_page of this list'],
  ])('asked with %s says what is wrong', async (query, what) => {
    const { status, words } = await person.get(`/console/waiting?${query}`);
    expect([status, words]).toEqual([400, expect.stringContaining(what)]);
  });

  it('says so where nothing waits', async () => {
    const empty = await startHarness();
    const one = new Visitor(empty.baseUrl);
    await one.signIn(empty.clients.own, SECRET);
    expect((await one.get('/console/waiting')).words).toContain('Nothing waits for a person.');
    await empty.close();
  });
});
