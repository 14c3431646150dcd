/** Signing in to the console and out of it, and what a session is good for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Harness, SECRET, startHarness } from '../harness.js';
import { kit } from '../telemetry/instruments.js';
import { Visitor } from '../visitor.js';

const COOKIE = 'review-gate-session';
const HOUR = 3_600_000;
const { instruments, observer, text: logged, entries } = kit({});

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ operation: { ...instruments, overload: null }, observer });
});
afterAll(() => service.close());

const visitor = () => new Visitor(service.baseUrl);
const signedIn = async (client = service.clients.own) => {
  const one = visitor();
  await one.signIn(client, SECRET);
  return one;
};
/** Each from an address of its own would be too many wrong secrets: each has an id of its own. */
const wrong = (id: string) => ({ client_id: id, client_secret: 'rgs_wrong' });

describe('the page at /', () => {
  it('is the sign-in for people', async () => {
    const page = await visitor().get('/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.words).toContain('Client id');
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/u,
    );
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/iu);
  });

  it.each(['*/*', 'application/json', ''])('is no call for programs (%j)', async (accept) => {
    const page = await visitor().get('/', { accept });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(page.text).toContain('/openapi.json');
  });

  it('leads on who is signed in', async () => {
    const one = await signedIn();
    expect((await one.get('/')).location).toBe('/console/reviews');
    expect((await one.get('/?next=/console/webhooks')).location).toBe('/console/webhooks');
    expect((await one.get('/console')).location).toBe('/console/reviews');
  });

  it('is not in the document of the API, nor is what is behind it', async () => {
    const { text } = await service.call('GET', '/openapi.json', { token: null });
    expect(text).not.toContain('/console');
    expect(Object.keys(JSON.parse(text).paths)).not.toContain('/');
  });
});

describe('signing in', () => {
  it('sets a cookie for this browser session alone, and leads to the reviews', async () => {
    const one = visitor();
    const answer = await one.post('/console/session', { client_id: service.clients.own, client_secret: SECRET });
    expect([answer.status, answer.location]).toEqual([303, '/console/reviews']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      new RegExp(`^${COOKIE}=[\\w-]+\\.[\\w-]+\\.[\\w-]+; Path=/; HttpOnly; SameSite=Strict$`, 'u'),
    );
    expect((await one.get('/console/reviews')).words).toContain(`Signed in as ${service.clients.own}`);
  });

  it('takes what was pasted with blanks around it', async () => {
    const form = { client_id: ` ${service.clients.own}\n`, client_secret: `\t${SECRET} ` };
    expect((await visitor().post('/console/session', form)).status).toBe(303);
  });

  it('keeps the cookie to this host and to https where clients come by https', async () => {
    const secure = await startHarness({ publicUrl: 'https://gate.example' });
    const one = new Visitor(secure.baseUrl);
    const form = { client_id: secure.clients.own, client_secret: SECRET };
    const { headers } = await one.post('/console/session', form, { origin: 'https://gate.example' });
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^__Host-${COOKIE}=.+; Path=/; HttpOnly; SameSite=Strict; Secure$`, 'u'),
    );
    expect((await one.get('/console/reviews')).status).toBe(200);
    // One without the prefix may have come from anywhere.
    const [token = ''] = one.cookies.values();
    const other = new Visitor(secure.baseUrl);
    other.cookies.set(COOKIE, token);
    expect((await other.get('/console/reviews')).status).toBe(303);
    await secure.close();
  });

  it('works below a path of a host', async () => {
    const below = await startHarness({ publicUrl: 'http://tools.example/gate/' });
    const one = new Visitor(below.baseUrl);
    expect((await one.get('/')).text).toContain('action="/gate/console/session"');
    const form = { client_id: below.clients.own, client_secret: SECRET };
    const { location } = await one.post('/console/session', form, { origin: 'http://tools.example' });
    expect(location).toBe('/gate/console/reviews');
    const { text } = await one.get('/console/reviews');
    expect([...text.matchAll(/(?:href|action)="([^"#]+)/gu)].filter(([, to]) => !to?.startsWith('/gate/'))).toEqual([]);
    await below.close();
  });

  it.each([
    ['a wrong secret', () => ({ client_id: service.clients.own, client_secret: 'rgs_not-the-secret' })],
    ['a client that is none', () => wrong('cli_01jwvzm5g0e04r208104082041')],
    ['nothing', () => ({})],
    ['an id alone', () => ({ client_id: service.clients.own })],
    ['markup', () => ({ client_id: '"><script>alert(1)</script>', client_secret: '<b>' })],
  ])('says the same of %s, and gives the secret back to nobody', async (_, form) => {
    const one = visitor();
    const answer = await one.post('/console/session', form());
    expect([answer.status, answer.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(answer.words).toContain('The client id or the secret is wrong.');
    expect(answer.text).not.toContain('rgs_');
    expect(answer.text).not.toContain('<script');
    expect(one.cookies.size).toBe(0);
  });

  it('counts with the token call: who is wrong too often waits at both', async () => {
    const crowded = await startHarness();
    const one = new Visitor(crowded.baseUrl);
    const form = wrong(crowded.clients.own);
    for (let at = 0; at < 10; at += 1) expect((await one.post('/console/session', form)).status).toBe(401);
    const refused = await one.post('/console/session', { ...form, client_secret: SECRET });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.words).toContain('Too many wrong client secrets');
    const token = { grant_type: 'client_credentials', client_id: crowded.clients.own, client_secret: SECRET };
    expect((await one.post('/oauth/token', token)).status).toBe(429);
    await crowded.close();
  });

  it.each([
    ['/console/webhooks?page=2', '/console/webhooks?page=2'],
    ['https://evil.example/console/', '/console/reviews'],
    ['//evil.example/console/', '/console/reviews'],
    ['/console//evil.example/', '/console//evil.example/'],
    ['/console/../../evil', '/console/reviews'],
    ['/console/\\..\\..\\evil', '/console/reviews'],
    ['/\\evil.example', '/console/reviews'],
    ['javascript:alert(1)', '/console/reviews'],
    ['/v1/reviews', '/console/reviews'],
    ['', '/console/reviews'],
  ])('sent on to %j it goes to %s', async (next, to) => {
    const form = { client_id: service.clients.own, client_secret: SECRET, next };
    expect((await visitor().post('/console/session', form)).location).toBe(to);
  });

  it('remembers where somebody wanted to go', async () => {
    const one = visitor();
    const sent = await one.get('/console/reviews?repo=octo%2Fshop');
    expect([sent.status, sent.location]).toEqual([303, '/?next=%2Fconsole%2Freviews%3Frepo%3Docto%252Fshop']);
    expect((await one.get(sent.location ?? '')).text).toContain('value="/console/reviews?repo=octo%2Fshop"');
    const page = await one.signIn(service.clients.own, SECRET, '/console/reviews?repo=octo%2Fshop');
    expect(page.status).toBe(200);
  });
});

describe('a form', () => {
  const form = () => ({ client_id: service.clients.own, client_secret: SECRET });

  it.each<[string, (host: string) => Record<string, string>]>([
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a neighbour of the same site', () => ({ 'sec-fetch-site': 'same-site' })],
    ['nowhere', () => ({ 'sec-fetch-site': 'none' })],
    [
      'another site, whatever its origin says',
      (host) => ({ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }),
    ],
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['an origin that is hidden', () => ({ origin: 'null' })],
    ['an origin that is none', () => ({ origin: 'evil' })],
    ['another port', (host) => ({ origin: `http://${host}0` })],
    ['who knows', () => ({})],
  ])('from %s does nothing', async (_, headers) => {
    const { host } = new URL(service.baseUrl);
    const refused = await visitor().post('/console/session', form(), headers(host));
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(refused.words).toContain('did not come from a page of this service');
    const one = await signedIn();
    const made = await one.post('/console/reviews/new', { repo: 'octo/shop', pr: '99' }, headers(host));
    expect(made.status).toBe(403);
    await one.post('/console/session/end', {}, headers(host));
    expect(one.cookies.size).toBe(1);
    expect((await one.get('/console/reviews?pr=99')).words).toContain('No review matches these filters.');
  });

  it('of our own origin is taken from a browser that sends nothing else', async () => {
    const { host } = new URL(service.baseUrl);
    expect((await visitor().post('/console/session', form(), { origin: `http://${host}` })).status).toBe(303);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['another charset', { 'content-type': 'application/x-www-form-urlencoded; charset=latin1' }, 415],
    ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('as %s is refused on a page', async (_, headers, status) => {
    const refused = await visitor().post('/console/session', form(), { 'sec-fetch-site': 'same-origin', ...headers });
    expect([refused.status, refused.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it('that is too large is refused on a page', async () => {
    const refused = await visitor().post('/console/session', { client_id: 'x'.repeat(300_000) });
    expect([refused.status, refused.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  });

  it('as JSON does not get by the API with a cookie', async () => {
    const one = await signedIn();
    const refused = await one.get('/v1/reviews');
    expect(refused.status).toBe(401);
  });
});

describe('a session', () => {
  const good = async () => {
    const one = await signedIn();
    return one.cookies.get(COOKIE) ?? '';
  };
  const withCookie = (value: string) => {
    const one = visitor();
    one.cookies.set(COOKIE, value);
    return one;
  };

  it.each<[string, (token: string) => string]>([
    ['a changed signature', (token) => `${token.slice(0, -4)}AAAA`],
    [
      'a changed payload',
      (token) => token.replace(/\.[^.]+\./u, `.${btoa('{"tenant_id":"ten_x"}').replaceAll('=', '')}.`),
    ],
    ['no signature', (token) => token.replace(/[^.]+$/u, '')],
    ['something else', () => 'nonsense'],
    ['nothing', () => ''],
    ['a blank inside', (token) => `${token} x`],
  ])('with %s has ended: the cookie goes, and the sign-in comes', async (_, change) => {
    const one = withCookie(change(await good()));
    const sent = await one.get('/console/reviews');
    expect([sent.status, sent.location]).toEqual([303, '/?ended=1&next=%2Fconsole%2Freviews']);
    expect(one.cookies.size).toBe(0);
    expect((await one.get(sent.location ?? '')).words).toContain('Your session has ended. Sign in again.');
  });

  it('is one of this service', async () => {
    const other = await startHarness({ publicUrl: 'http://other.example' });
    const token = await other.token();
    expect((await withCookie(token).get('/console/reviews')).status).toBe(303);
    await other.close();
  });

  it('is found among other cookies', async () => {
    const one = withCookie(await good());
    const cookie = `a=b; x${COOKIE}=no; ${COOKIE}=${one.cookies.get(COOKIE)}; c="d;e"`;
    expect((await visitor().get('/console/reviews', { cookie })).status).toBe(200);
  });

  it('ends with its token, after an hour, in a form too', async () => {
    const brief = await startHarness();
    const one = new Visitor(brief.baseUrl);
    await one.signIn(brief.clients.own, SECRET);
    brief.pass(HOUR);
    const sent = await one.post('/console/reviews/new', { repo: 'octo/shop', pr: '7' });
    expect([sent.status, sent.location, one.cookies.size]).toEqual([303, '/?ended=1', 0]);
    await brief.close();
  });

  it('ends when its client is revoked', async () => {
    const brief = await startHarness();
    const one = new Visitor(brief.baseUrl);
    await one.signIn(brief.clients.own, SECRET);
    const { administration } = brief.store;
    const client = (await administration.clients(brief.tenantId)).find(({ id }) => id === brief.clients.own);
    if (client === undefined) throw new Error('the harness has a client');
    await administration.updateClient({ ...client, revokedAt: brief.clock() });
    brief.pass(60_000);
    expect((await one.get('/console/reviews')).location).toContain('ended=1');
    await brief.close();
  });

  it('ends by signing out', async () => {
    const one = await signedIn();
    const out = await one.post('/console/session/end', {});
    expect([out.status, out.location, one.cookies.size]).toEqual([303, '/?out=1', 0]);
    expect((await one.get('/?out=1')).words).toContain('You are signed out.');
    expect((await one.get('/console/reviews')).status).toBe(303);
  });

  it('is looked for once more where a link from elsewhere brought none', async () => {
    const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    for (const path of ['/', '/console/reviews']) {
      const page = await visitor().get(path, fromElsewhere);
      expect([page.status, page.headers['refresh'], page.location]).toEqual([200, '0', null]);
    }
    expect((await (await signedIn()).get('/console/reviews', fromElsewhere)).words).toContain('Signed in as');
  });
});

describe('what others see', () => {
  it('is no console of a process that is there for reviews alone', async () => {
    const worker = await startHarness({ calls: 'about' });
    for (const path of ['/', '/console', '/console/reviews'])
      expect((await new Visitor(worker.baseUrl).get(path)).headers['content-type']).toBe('application/problem+json');
    await worker.close();
  });

  it('is no secret and no token in the log, and the same id for a page and its calls', async () => {
    const one = await signedIn();
    await one.get('/console/reviews', { 'x-request-id': 'a-page' });
    await one.post('/console/session', { client_id: service.clients.own, client_secret: 'rgs_a-secret-that-is-wrong' });
    const log = logged() + service.log.join('\n');
    expect(log).not.toContain('rgs_');
    expect(log).not.toContain(one.cookies.get(COOKIE));
    expect(log).not.toMatch(/eyJ[\w-]{8}/u);
    const calls = entries().filter((entry) => entry['request_id'] === 'a-page');
    expect(calls).toMatchObject([
      { operation: 'listReviews', status: 200, client_id: service.clients.own },
      { operation: null, status: 200, client_id: service.clients.own },
    ]);
    for (const call of calls) expect(call).not.toHaveProperty('aborted');
  });
});
