/** Every page of the console: who may open it, what it lets happen; and the form for a new review. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompletedReview } from '../../../src/contract/index.js';
import { type Harness, SECRET, startHarness } from '../harness.js';
import { listLinks, readPageText, type Visited, Visitor } from '../visitor.js';

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
const UNKNOWN = '01jwvzm5g0e04r208104082041';

let service: Harness;
let person: Visitor;
let review: CompletedReview;
beforeAll(async () => {
  service = await startHarness();
  person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
  review = await service.complete({ ticket: '#1' });
});
afterAll(() => service.close());

const signedInAs = async (client: string): Promise<Visitor> => {
  const one = new Visitor(service.baseUrl);
  await one.signIn(client, SECRET);
  return one;
};

describe('every page', () => {
  const PAGES = [
    '/console/reviews',
    '/console/reviews/new',
    '/console/policies',
    '/console/policies/strict',
    '/console/try-policy',
    '/console/tickets',
    '/console/webhooks',
    '/console/nothing',
  ];

  it.each(PAGES)('%s is framed, and lets nothing run, load or frame it', async (path) => {
    const { status, text, headers, words } = await person.get(path);
    expect(status).toBe(path.endsWith('nothing') ? 404 : 200);
    expect(words).toContain('Sign out');
    expect(text).not.toMatch(/<script|<iframe|<img|<link|\sstyle=|\son\w+=/iu);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/u,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
  });

  it.each(PAGES)('%s asks who is not signed in to do so', async (path) => {
    const { status, location } = await new Visitor(service.baseUrl).get(path);
    expect([status, location]).toEqual([303, `/?next=${encodeURIComponent(path)}`]);
  });

  it.each([
    ['/console/policies', 'admin'],
    ['/console/policies/strict', 'admin'],
    ['/console/try-policy', 'admin'],
    ['/console/tickets', 'reviews:write'],
    ['/console/reviews/new', 'reviews:write'],
    ['/console/webhooks', 'webhooks:write'],
    [`/console/webhooks/whk_${UNKNOWN}`, 'webhooks:write'],
  ])('%s says that it needs the scope %s', async (path, scope) => {
    const { status, words } = await (await signedInAs(service.clients.reader)).get(path);
    expect(status).toBe(403);
    expect(words).toContain(`This needs the scope ${scope}`);
    expect(words).toContain(`The client ${service.clients.reader} has reviews:read.`);
  });

  it.each([
    ['/console/reviews/new', 'reviews:write'],
    ['/console/try-policy', 'admin'],
    ['/console/tickets', 'reviews:write'],
    ['/console/webhooks', 'webhooks:write'],
    [`/console/webhooks/whk_${UNKNOWN}/test`, 'webhooks:write'],
    [`/console/webhooks/whk_${UNKNOWN}/rotate`, 'webhooks:write'],
    [`/console/webhooks/whk_${UNKNOWN}/end`, 'webhooks:write'],
    [`/console/reviews/rev_${UNKNOWN}/link`, 'findings:read'],
  ])('the form of %s says so too, and does nothing', async (path, scope) => {
    const { status, words } = await (await signedInAs(service.clients.reader)).post(path, { source: 'x: [' });
    expect([status, words]).toEqual([403, expect.stringContaining(`This needs the scope ${scope}`)]);
  });
});

describe('a new review', () => {
  const PATH = '/console/reviews/new';
  const findKey = ({ text }: Visited) => /name="key" value="([^"]+)"/u.exec(text)?.[1] ?? '';

  it('is made by the form once, however often it is sent', async () => {
    const key = findKey(await person.get(PATH));
    const form = { key, repo: 'octo/shop', pr: '80', ticket: '#1', policy: 'strict', dry_run: '1' };
    const [first, second] = [await person.post(PATH, form), await person.post(PATH, form)];
    expect(first.status).toBe(303);
    expect(second.location).toBe(first.location);
    const made = await service.ended((first.location ?? '').split('/').at(-1) ?? '');
    expect(made).toMatchObject({ repo: 'octo/shop', pr: 80, ticket: '#1', policy: 'strict', dry_run: true });
  });

  it('is filled in from a review before', async () => {
    const again = listLinks(await person.get(`/console/reviews/${review.id}`)).find((to) => to.startsWith(PATH)) ?? '';
    const { text } = await person.get(again);
    expect(text).toContain('value="octo/shop"');
    expect(text).toContain('value="#1"');
  });

  it.each([
    [{ repo: 'shop', pr: '7' }, 400, 'must be <owner>/<name>'],
    [{ repo: 'octo/shop', pr: 'seven' }, 400, 'pr'],
    [{ repo: 'octo/shop', pr: '0' }, 400, 'must be 1 or more'],
    [{ repo: 'octo/shop', pr: '99999999999' }, 400, 'pr'],
    [{}, 400, 'is missing'],
    [{ repo: 'octo/nowhere', pr: '7' }, 400, 'There is no repository octo/nowhere.'],
    [{ repo: 'octo/shop', pr: '7', ticket: '#9' }, 422, 'The ticket #9 does not exist.'],
    [{ repo: 'octo/shop', pr: '7', ticket: '#2' }, 422, 'E_AC_001'],
    [{ repo: 'octo/shop', pr: '7', policy: 'nobodys' }, 422, 'There is no policy named nobodys.'],
    [{ repo: 'octo/shop', pr: '7', policy: MARKUP }, 422, 'is not in the repository'],
  ])('of %j says what is wrong, and keeps what was typed', async (form, status, what) => {
    const page = await person.post(PATH, { key: 'again', ...form });
    expect([page.status, page.words]).toEqual([status, expect.stringContaining(what)]);
    expect(page.text).not.toMatch(/<img|<script/u);
    for (const value of Object.values(form))
      expect(readPageText(page.text.replaceAll(/value="([^"]*)"/gu, '> $1 <'))).toContain(value);
    // The next try is another one.
    expect(findKey(page)).not.toBe('again');
  });

  it('that comes too often is told when to come again', async () => {
    const crowded = await startHarness();
    const one = new Visitor(crowded.baseUrl);
    await one.signIn(crowded.clients.own, SECRET);
    const form = { repo: 'octo/shop', pr: '7' };
    let answer = await one.post(PATH, form);
    while (answer.status === 303) answer = await one.post(PATH, form);
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(answer.words).toContain('E_RATE_001');
    await crowded.close();
  });
});
