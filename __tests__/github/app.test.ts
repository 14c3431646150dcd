/** Tokens of a GitHub App's installation, against a GitHub that checks its JWTs. */
import { generateKeyPairSync } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../src/base/errors.js';
import { type AppCredentials, createInstallationTokens } from '../../src/github/app.js';
import { catchProviderError, never } from '../sources/local-change.js';
import { GithubApp } from '../stand-ins/github/app.js';
import { APP_TOKEN, type Fault, Github } from '../stand-ins/github/server.js';

const MINUTE = 60_000;
const START = Date.UTC(2025, 5, 1, 12);
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PKCS8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PKCS1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const OTHER = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
const CREDENTIALS: AppCredentials = { appId: '12', installationId: '4815162', privateKey: PKCS1 };

let now = START;
const clock = () => now;
const app = new GithubApp({ appId: '12', installationId: '4815162', key: PKCS8, clock });
let github: Github;

beforeAll(async () => {
  github = await Github.start({ token: 'unused', repo: 'octo/shop', app });
});
beforeEach(() => {
  now = START;
  app.suspended = false;
  app.uninstalled = false;
  app.issued.length = 0;
  github.reset();
});
afterAll(() => github.close());

const tokens = (more: { readonly callTimeout?: number } = {}) =>
  createInstallationTokens({ apiUrl: github.apiUrl, clock, retryAfter: 1, secondLength: 1, environment: {}, ...more });

const ended = (token: string) => ({ token, why: 'ended' }) as const;

/** What somebody who logs the fault with everything in it would see. */
const inspectDeeply = (fault: unknown) => inspect(fault, { depth: 20, showHidden: true });

async function refusal(credentials: Partial<AppCredentials>): Promise<ProviderError> {
  const fault = await catchProviderError(tokens().of({ ...CREDENTIALS, ...credentials })(never));
  expect(inspectDeeply(fault)).not.toContain('PRIVATE KEY');
  expect(inspectDeeply(fault)).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/u);
  return fault;
}

describe('a token', () => {
  it.each([
    ['PKCS#1', PKCS1],
    ['PKCS#8', PKCS8],
    ['with line ends as two characters', PKCS1.replaceAll('\n', '\\n')],
    ['with blanks around it', `\n  ${PKCS8}\n\n`],
    ['with the line ends of Windows', PKCS1.replaceAll('\n', '\r\n')],
  ])('is had with a key in %s', async (_, given) => {
    expect(await tokens().of({ ...CREDENTIALS, privateKey: given })(never)).toBe(app.issued[0]?.token);
    expect(github.violations).toEqual([]);
  });

  it('is asked for once and used until shortly before its end', async () => {
    const source = tokens().of(CREDENTIALS);
    const first = await source(never);
    now += 54 * MINUTE;
    expect(await source(never)).toBe(first);
    expect(github.of(APP_TOKEN)).toHaveLength(1);
    now += 2 * MINUTE;
    expect(await source(never)).toBe(app.issued[1]?.token);
    expect(await source(never)).not.toBe(first);
    expect(github.of(APP_TOKEN)).toHaveLength(2);
  });

  it('is asked for by one request, however many need it, and whoever made the source', async () => {
    const kept = tokens();
    const ask = () => kept.of({ ...CREDENTIALS })(new AbortController().signal);
    const given = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(given).size).toBe(1);
    expect(github.of(APP_TOKEN)).toHaveLength(1);
  });

  it('is asked for anew after it was refused, and not after another was', async () => {
    const source = tokens().of(CREDENTIALS);
    const first = await source(never);
    expect(await source(never, ended('an older one'))).toBe(first);
    const [second, third] = await Promise.all([source(never, ended(first)), source(never, ended(first))]);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(await source(never, ended(first))).toBe(second);
    expect(github.of(APP_TOKEN)).toHaveLength(2);
  });

  it('is asked for anew where it lacks a permission, once it is a minute old: an owner may have granted it meanwhile', async () => {
    const source = tokens().of(CREDENTIALS);
    const first = await source(never);
    const lacking = { token: first, why: 'permission' } as const;
    now += MINUTE - 1;
    expect(await source(never, lacking)).toBe(first);
    expect(github.of(APP_TOKEN)).toHaveLength(1);
    now += 1;
    const second = await source(never, lacking);
    expect(second).toBe(app.issued[1]?.token);
    expect(await source(never, { ...lacking, token: second })).toBe(second);
    expect(github.of(APP_TOKEN)).toHaveLength(2);
  });

  it('is not given to whoever names the installation with another key', async () => {
    const kept = tokens();
    await kept.of(CREDENTIALS)(never);
    const fault = await catchProviderError(kept.of({ ...CREDENTIALS, privateKey: OTHER.toString() })(never));
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
  });

  it('is waited for by the others when one gives up', async () => {
    github.fail({ on: APP_TOKEN, times: 1, how: 'reset' });
    const kept = tokens();
    const impatient = new AbortController();
    const gone = catchProviderError(kept.of(CREDENTIALS)(impatient.signal));
    const patient = kept.of(CREDENTIALS)(never);
    impatient.abort(new ProviderError('E_UP_001', 'gave up'));
    expect((await gone).message).toBe('gave up');
    expect(await patient).toBe(app.issued[0]?.token);
  });

  it('is not asked for by whoever has given up already', async () => {
    await expect(tokens().of(CREDENTIALS)(AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect(github.requests).toEqual([]);
  });
});

describe('a refusal says which of the credentials is wrong', () => {
  it('the App', async () => {
    const fault = await refusal({ appId: '13' });
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
    expect(fault.message).toMatch(/knows no App 13 .*Check app_id/u);
  });

  it('the key of another App', async () => {
    const fault = await refusal({ privateKey: OTHER.toString() });
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
    expect(fault.message).toMatch(/private_key as one of the App 12 /u);
  });

  it.each([
    ['nothing', ''],
    ['words', 'my key'],
    ['a broken file', PKCS1.slice(0, 400)],
    ['a public key', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
    [
      'a file with a password',
      privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
    ],
    [
      'a key of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ],
  ])('a key that is %s', async (_, given) => {
    const fault = await refusal({ privateKey: given });
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
    expect(fault.message).toMatch(/private_key of the GitHub App 12 .*PEM/u);
    expect(github.requests).toEqual([]);
  });

  it('the installation', async () => {
    const fault = await refusal({ installationId: '99' });
    expect(fault.message).toMatch(/App 12 has no installation 99 .*Check installation_id/u);
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
  });

  it('an installation that is suspended', async () => {
    app.suspended = true;
    expect((await refusal({})).message).toMatch(/installation 4815162 .* is suspended/u);
  });

  it.each([-20, 20])('a clock that is %i minutes off', async (minutes) => {
    const wrong = createInstallationTokens({
      apiUrl: github.apiUrl,
      clock: () => now + minutes * MINUTE,
      retryAfter: 1,
      secondLength: 1,
      environment: {},
    });
    const fault = await catchProviderError(wrong.of(CREDENTIALS)(never));
    expect(fault).toMatchObject({ code: 'E_TOK_001' });
    expect(fault.message).toContain('clock');
  });

  it('a clock that is half a minute off does no harm', async () => {
    for (const seconds of [-30, 30]) {
      const off = createInstallationTokens({
        apiUrl: github.apiUrl,
        clock: () => now + seconds * 1000,
        environment: {},
      });
      expect(await off.of(CREDENTIALS)(never)).toMatch(/^ghs_/u);
    }
  });

  it('an id that would lead to another call', async () => {
    expect((await refusal({ installationId: '1/../../../user?' })).code).toBe('E_TOK_001');
    expect(github.requests.every(({ url }) => url.startsWith(`${github.apiUrl}/app/installations/`))).toBe(true);
  });
});

describe('a fault that passes', () => {
  const failures: readonly (readonly [string, Fault['how']])[] = [
    ['a lost connection', 'reset'],
    ['an error of the server', { status: 502, body: { message: 'Bad gateway' } }],
    ['a rate limit', { status: 429, headers: { 'retry-after': '3600' }, body: { message: 'rate limit exceeded' } }],
    ['an answer that is no token', { status: 201, body: { hello: 'you' } }],
    ['an answer that ends at no time', { status: 201, body: { token: 'ghs_x', expires_at: 'soon' } }],
    ['an answer that is no JSON', { status: 201, body: '<h1>Unicorn</h1>' }],
  ];

  it.each(failures)('%s is E_UP_001, and nothing is kept of it', async (_, how) => {
    const kept = tokens();
    github.fail({ on: APP_TOKEN, times: 3, how });
    const fault = await catchProviderError(kept.of(CREDENTIALS)(never));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true });
    while (github.of(APP_TOKEN).length < 3) await catchProviderError(kept.of(CREDENTIALS)(never));
    expect(await kept.of(CREDENTIALS)(never)).toBe(app.issued[0]?.token);
  });

  it('a server that does not answer', async () => {
    github.fail({ on: APP_TOKEN, times: 1, how: 'hang' });
    const kept = tokens({ callTimeout: 1500 });
    expect(await catchProviderError(kept.of(CREDENTIALS)(never))).toMatchObject({ code: 'E_UP_001', transient: true });
    expect(await kept.of(CREDENTIALS)(never)).toMatch(/^ghs_/u);
  });

  it('one bad moment is tried again unseen', async () => {
    github.fail({ on: APP_TOKEN, times: 1, how: { status: 500, body: { message: 'oops' } } });
    expect(await tokens().of(CREDENTIALS)(never)).toMatch(/^ghs_/u);
  });
});
