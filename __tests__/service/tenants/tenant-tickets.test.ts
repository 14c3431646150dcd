/** A tenant's reviews with tickets of Jira and Linear, from the provider tokens it puts to the criteria that are bound. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Agent } from 'undici';
import { createInstallationTokens } from '../../../src/github/app.js';
import type { Observer } from '../../../src/service/telemetry/observer.js';
import { UNOBSERVED } from '../../../src/service/telemetry/observer.js';
import { createTenantProviders } from '../../../src/service/tenants/providers.js';
import { parseAllowList } from '../../../src/service/webhooks/allow-list.js';
import { createGuardedAgent } from '../../../src/service/webhooks/guard.js';
import { type Fixture, PR, REPO, startGithub, TOKEN } from '../../sources/github-fixture.js';
import { bullets, document, JIRA_EMAIL, JIRA_TOKEN, Jira, paragraph } from '../../stand-ins/tickets/jira.js';
import { LINEAR_KEY, Linear } from '../../stand-ins/tickets/linear.js';
import { type Answer, type Harness, problem, startHarness } from '../harness.js';

let fixture: Fixture;
let jira: Jira;
let linear: Linear;
let harness: Harness;
let agent: Agent;
let calls: string[];
let allowed: readonly string[];

const observer: Observer = {
  ...UNOBSERVED,
  provider: (call, work) => {
    calls.push(call);
    return work();
  },
};

beforeEach(async () => {
  [fixture, jira, linear] = await Promise.all([startGithub(), Jira.start(), Linear.start()]);
  [calls, allowed] = [[], ['127.0.0.1']];
  const { repository } = fixture;
  const base = repository.commit({ files: { 'README.md': '# Shop\n' } });
  repository.branch('topic', base);
  const code = 'export function applyDiscount(total: number): number {\n  return total * 0.9;\n}\n';
  fixture.pull(base, repository.commit({ branch: 'topic', files: { 'src/discount.ts': code } }));

  jira.fieldNames.set('customfield_10044', 'Acceptance Criteria');
  jira.issues.set('SHOP-12', {
    summary: 'Discount codes',
    description: document(paragraph('Customers type a code.')),
    customfield_10044: document(bullets('`applyDiscount` in `src/discount.ts` takes 10 % off the total')),
  });
  jira.issues.set('SHOP-13', {
    summary: 'Nicer',
    description: document(paragraph('Please.')),
    customfield_10044: null,
  });
  const description = '## Acceptance criteria\n\n- `applyDiscount` in `src/discount.ts` takes 10 % off the total';
  linear.issues.set('ENG-1', { identifier: 'ENG-1', title: 'Discount codes', description });

  const noNames = async () => [];
  const open = { has: (host: string, port: number) => parseAllowList(allowed).has(host, port) };
  agent = createGuardedAgent({ allow: open, lookup: noNames, lookupAllowed: noNames, connectTimeout: 5000 });
  const { apiUrl: githubApiUrl, serverUrl: githubServerUrl } = fixture.github;
  harness = await startHarness({
    providerFor: ({ store, vault, clock }) =>
      createTenantProviders({
        store,
        vault,
        clock,
        observer,
        apps: createInstallationTokens({ apiUrl: githubApiUrl, clock }),
        githubApiUrl,
        githubServerUrl,
        cacheDirectory: join(fixture.folder, 'cache'),
        connection: {
          dispatcher: linear.redirect(agent),
          sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
        },
        allowHost: (host, port) => open.has(host, port),
        log: (line) => harness.log.push(line),
      }),
  });
});
afterEach(async () => {
  expect(fixture.github.violations).toEqual([]);
  await harness.close();
  await agent.destroy();
  await Promise.all([jira.close(), linear.close()]);
  await fixture.close();
});

const put = async (provider: string, body: object) => {
  const answer = await harness.call('PUT', `/v1/provider-tokens/${provider}`, { body });
  expect([answer.status, answer.text]).toEqual([204, '']);
};
const remove = (provider: string) => harness.call('DELETE', `/v1/provider-tokens/${provider}`);
const putJira = (more: object = {}) =>
  put('jira', { base_url: jira.url, email: JIRA_EMAIL, token: JIRA_TOKEN, ...more });
const ask = (ticket?: string): Promise<Answer> =>
  harness.call('POST', '/v1/reviews', { body: { repo: REPO, pr: PR, ...(ticket === undefined ? {} : { ticket }) } });
const refusal = async (ticket?: string) => {
  const answer = await ask(ticket);
  return { status: answer.status, code: problem(answer).code, detail: problem(answer).detail };
};
/** Spoils a sealed token, as a changed master key or a damaged row would. */
const spoil = async (name: string, change: 'box' | 'keyId') =>
  harness.store.tenant(harness.tenantId).transaction(async (tx) => {
    const row = await tx.secrets.get(`provider/${name}`);
    if (row === null) throw new Error(`no ${name}`);
    await tx.secrets.put({ ...row, [change]: change === 'box' ? row.box.slice(0, -8) : 'another0key0' });
  });

describe('a review with a ticket of Jira', () => {
  it('binds the criteria of its custom field', async () => {
    await put('github', { token: TOKEN });
    await putJira();
    const review = await harness.complete({ repo: REPO, pr: PR, ticket: 'SHOP-12' });
    expect(review.ticket).toBe('SHOP-12');
    expect(review.ac_bindings).toHaveLength(1);
    expect(review.ac_bindings[0]).toMatchObject({ id: 'AC1', lines: [expect.stringMatching(/^src\/discount\.ts:/u)] });
    expect(calls).toEqual(['github.pin', 'jira.ticket', 'github.snapshot']);
  });

  it.each([
    ['SHOP-13', 422, 'E_AC_001', /SHOP-13 has no acceptance criteria/u],
    ['SHOP-99', 422, 'E_AC_002', /no issue SHOP-99/u],
  ])('%s is refused: %i %s', async (ticket, status, code, detail) => {
    await put('github', { token: TOKEN });
    await putJira();
    const said = await refusal(ticket);
    expect(said).toMatchObject({ status, code });
    expect(said.detail).toMatch(detail);
  });

  it('is refused where the token is wrong', async () => {
    await put('github', { token: TOKEN });
    await putJira({ token: 'wrong' });
    expect(await refusal('SHOP-12')).toMatchObject({
      status: 424,
      code: 'E_TOK_001',
      detail: expect.stringMatching(/Jira does not accept/u),
    });
  });

  it.each(['box', 'keyId'] as const)(
    'is refused where the sealed token cannot be opened: another %s',
    async (change) => {
      await put('github', { token: TOKEN });
      await putJira();
      await spoil('jira', change);
      const said = await refusal('SHOP-12');
      expect(said).toMatchObject({ status: 424, code: 'E_TOK_002' });
      expect(said.detail).toMatch(/Decryption of the tenant's token for Jira failed.*Set the token again.*master key/u);
      // It is asked for where it is needed alone.
      expect((await ask()).status).toBe(202);
    },
  );

  it('is 502 where Jira is down', async () => {
    await put('github', { token: TOKEN });
    await putJira();
    jira.fail({ status: 503, body: 'down' });
    expect(await refusal('SHOP-12')).toMatchObject({ status: 502, code: 'E_UP_001' });
  });

  it('does not reach a private address that the operator did not open', async () => {
    await put('github', { token: TOKEN });
    await putJira();
    allowed = [];
    expect(await refusal('SHOP-12')).toMatchObject({ status: 424, code: 'E_TOK_001' });
    await put('jira', { base_url: jira.url.replace('http:', 'https:'), email: JIRA_EMAIL, token: JIRA_TOKEN });
    expect(await refusal('SHOP-12')).toMatchObject({
      status: 502,
      code: 'E_UP_001',
      detail: expect.stringMatching(/address is not one of the public internet.*operator/u),
    });
    expect(jira.requests).toEqual([]);
  });
});

describe('a review with a ticket of Linear', () => {
  it('binds its criteria, also where Jira is asked first', async () => {
    await put('github', { token: TOKEN });
    await put('linear', { token: LINEAR_KEY });
    expect((await harness.complete({ repo: REPO, pr: PR, ticket: 'ENG-1' })).ac_bindings).toHaveLength(1);
    await putJira();
    expect((await harness.complete({ repo: REPO, pr: PR, ticket: 'ENG-1' })).ac_bindings).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('.ticket'))).toEqual(['linear.ticket', 'jira.ticket', 'linear.ticket']);
    expect(await refusal('ENG-9')).toMatchObject({
      status: 422,
      code: 'E_AC_002',
      detail: expect.stringMatching(/Neither/u),
    });
  });

  it('is refused where the sealed token cannot be opened', async () => {
    await put('github', { token: TOKEN });
    await put('linear', { token: LINEAR_KEY });
    await spoil('linear', 'box');
    expect(await refusal('ENG-1')).toMatchObject({ status: 424, code: 'E_TOK_002' });
  });
});

describe('the tokens of a tenant', () => {
  it('are needed, and named where they are missing', async () => {
    expect(await refusal()).toMatchObject({
      status: 424,
      code: 'E_TOK_001',
      detail: expect.stringMatching(/provider-tokens\/github/u),
    });
    await put('github', { token: TOKEN });
    expect(await refusal('SHOP-12')).toMatchObject({
      status: 424,
      code: 'E_TOK_001',
      detail: expect.stringMatching(/provider-tokens\/jira.*provider-tokens\/linear/u),
    });
  });

  it('count at once when they change or go', async () => {
    await put('github', { token: TOKEN });
    await putJira({ token: 'wrong' });
    expect(await refusal('SHOP-12')).toMatchObject({ code: 'E_TOK_001' });
    await putJira();
    expect((await ask('SHOP-12')).status).toBe(202);
    expect((await remove('jira')).status).toBe(204);
    expect(await refusal('SHOP-12')).toMatchObject({
      code: 'E_TOK_001',
      detail: expect.stringMatching(/no token for either/u),
    });
    expect((await remove('github')).status).toBe(204);
    expect(await refusal()).toMatchObject({ code: 'E_TOK_001' });
  });

  it('make one provider while they stay: the fields of Jira are listed once', async () => {
    await put('github', { token: TOKEN });
    await putJira();
    for (let time = 0; time < 3; time++) expect((await ask('SHOP-12')).status).toBe(202);
    expect(jira.asked('field')).toHaveLength(1);
  });

  it('are refused with 424 where that of GitHub cannot be opened', async () => {
    await put('github', { token: TOKEN });
    await spoil('github', 'box');
    expect(await refusal()).toMatchObject({ status: 424, code: 'E_TOK_002' });
  });

  it('are no other tenant’s, and neither are their repositories', async () => {
    await put('github', { token: TOKEN });
    await harness.complete({ repo: REPO, pr: PR });
    const token = await harness.token(harness.clients.other);
    const answer = await harness.call('POST', '/v1/reviews', { token, body: { repo: REPO, pr: PR } });
    expect(problem(answer).code).toBe('E_TOK_001');
    expect(readdirSync(join(fixture.folder, 'cache'))).toEqual([harness.tenantId]);
    const given = await harness.call('PUT', '/v1/provider-tokens/github', {
      token,
      body: { token: 'ghp_of-the-other' },
    });
    expect(given.status).toBe(204);
    const refused = await harness.call('POST', '/v1/reviews', { token, body: { repo: REPO, pr: PR } });
    expect(problem(refused).code).toBe('E_TOK_001');
  });
});

describe('a ticket that is looked at by itself', () => {
  it('comes from Jira as well', async () => {
    await put('github', { token: TOKEN });
    await putJira();
    const answer = await harness.call('POST', '/v1/tickets:lint', { body: { ticket: 'SHOP-12', repo: REPO } });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ ticket: 'SHOP-12', title: 'Discount codes', criteria: [{ id: 'AC1' }] });
  });
});
