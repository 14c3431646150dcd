import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createGitHubTicketReader, type GitHubSourceOptions } from '../../../src/sources/index.js';
import { FORBIDDEN, READ_ISSUE, READ_PULL } from '../../stand-ins/github/server.js';
import { ASKED, type Fixture, PR, pinned, REPO, startGithub, TOKEN } from '../github-fixture.js';
import { catchProviderError, never } from '../local-change.js';

const GRAPHQL = 'graphql';
const READ_COMMIT = 'get /repos/{owner}/{repo}/commits/{ref}';

let fixture: Fixture;
let base: string;
let head: string;
beforeAll(async () => {
  fixture = await startGithub();
  base = fixture.repository.commit({ files: { a: '1\n' } });
  fixture.repository.branch('topic', base);
  head = fixture.repository.commit({ branch: 'topic', files: { a: '2\n' } });
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.github.reset();
  fixture.github.state.issues.clear();
  fixture.github.state.closing.clear();
  fixture.pull(base, head);
});
afterEach(() => expect(fixture.github.violations).toEqual([]));

const issue = (number: number, body: string | null = '- AC1: adds up') => {
  fixture.github.state.issues.set(number, { number, title: `Issue ${number}`, body });
};
const pin = (ticket: string | null, more: Partial<GitHubSourceOptions> = {}) =>
  fixture.provider(more).pin({ ...ASKED, ticket }, never);

describe('pinning a pull request', () => {
  it('reads its words, its commits and its labels in order', async () => {
    expect(await pinned(fixture.provider())).toEqual({
      repo: REPO,
      pr: PR,
      base: { ref: 'main', sha: base },
      host: { default_branch: { ref: 'main', sha: base }, base_protected: null, policy: null },
      head: { ref: 'topic', sha: head },
      title: 'Add totals',
      body: '',
      author: 'ada',
      edited_at: null,
      people: {
        complete: true,
        why: '',
        authors: ['ada'],
        accounts: [],
        retargeted_at: null,
        reviews: [],
        comments: [],
        requested: [],
      },
      labels: ['alpha', 'zeta'],
      tickets: [],
      missing: [],
    });
    expect(fixture.github.of(READ_PULL)[0]?.headers['authorization']).toBe(`token ${TOKEN}`);
  });

  it('goes by the name that GitHub has for the repository', async () => {
    expect((await fixture.provider().pin({ ...ASKED, repo: 'OCTO/Demo' }, never)).repo).toBe(REPO);
  });

  it.each([
    [
      'E_REQ_002',
      { status: 404, body: { message: 'Not Found' } },
      /no pull request octo\/demo#7, or the token may not see it.*pull-requests: read/u,
      1,
    ],
    [
      'E_TOK_001',
      { status: 401, body: { message: 'Bad credentials' } },
      /does not accept the token.*pull-requests: read/u,
      1,
    ],
    ['E_TOK_001', FORBIDDEN, /The token may not do this \(403.*pull-requests: read/u, 1],
    [
      'E_UP_001',
      { status: 500, body: { message: 'oops' } },
      /answered 500 while reading the pull request.*Try again/u,
      3,
    ],
    ['E_UP_001', { status: 502, body: '<html>' }, /answered 502/u, 3],
    ['E_UP_001', 'reset', /did not answer .*Try again/u, 3],
    ['E_UP_001', { status: 429, body: { message: 'slow down' } }, /rate limit/u, 1],
  ] as const)('gives %s for %j', async (code, how, message, attempts) => {
    fixture.github.fail({ on: READ_PULL, how });
    const fault = await catchProviderError(pin(null));
    expect(fault).toMatchObject({ code, transient: code === 'E_UP_001' });
    expect(fault.message).toMatch(message);
    expect(fault.message).not.toContain(TOKEN);
    expect(fixture.github.of(READ_PULL)).toHaveLength(attempts);
  });

  it('gets over faults in passing', async () => {
    fixture.github.fail({ on: READ_PULL, times: 2, how: { status: 503, body: 'later' } });
    fixture.github.fail({ on: READ_COMMIT, times: 1, how: 'reset' });
    expect((await pin(null)).head.sha).toBe(head);
  });

  it('waits for a rate limit that lifts soon, and not for one that does not', async () => {
    const limited = (seconds: number) => ({
      status: 403,
      headers: { 'retry-after': String(seconds) },
      body: { message: 'You have exceeded a secondary rate limit' },
    });
    fixture.github.fail({ on: READ_PULL, times: 1, how: limited(20) });
    expect((await pin(null)).head.sha).toBe(head);
    fixture.github.fail({ on: READ_PULL, how: limited(600) });
    const fault = await catchProviderError(pin(null));
    expect(fault).toMatchObject({
      code: 'E_UP_001',
      transient: true,
      message: expect.stringMatching(/secondary rate limit.*Try again in 600 s/u),
    });
  });

  it('ends with the reason of its signal, even while it waits to try again', async () => {
    fixture.github.fail({ on: READ_PULL, how: { status: 503, body: 'later' } });
    const controller = new AbortController();
    const running = fixture.provider({ retryAfter: 500 }).pin(ASKED, controller.signal);
    await fixture.github.received(READ_PULL);
    const reason = new Error('deadline');
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
  });

  it('gives up on a GitHub that never answers', async () => {
    fixture.github.fail({ on: READ_PULL, how: 'hang' });
    const fault = await catchProviderError(pin(null, { callTimeout: 100 }));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true });
    expect(fault.message).toMatch(/did not answer \(.*timeout.*\) while reading the pull request/u);
  });

  it('says so where the base branch cannot be read', async () => {
    fixture.github.fail({ on: READ_COMMIT, how: FORBIDDEN });
    expect(await catchProviderError(pin(null))).toMatchObject({
      code: 'E_TOK_001',
      message: expect.stringMatching(/contents: read/u),
    });
  });

  it('says so of an address where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const { port } =
      typeof address === 'object' && address !== null ? address : ({ port: 0 } satisfies Partial<AddressInfo>);
    await new Promise((resolve) => server.close(resolve));
    const fault = await catchProviderError(pin(null, { apiUrl: `http://127.0.0.1:${port}` }));
    expect(fault).toMatchObject({
      code: 'E_UP_001',
      transient: true,
      message: expect.stringMatching(/did not answer .*ECONNREFUSED/u),
    });
  });
});

describe('the ticket that a request names', () => {
  it.each(['12', '#12', 'octo/demo#12', ' 12 '])('is read as an issue: %s', async (id) => {
    issue(12);
    expect((await pin(id)).tickets).toEqual([
      {
        id: '#12',
        provider: 'github',
        url: 'https://github.example/octo/demo/issues/12',
        title: 'Issue 12',
        body: '- AC1: adds up',
        relation: 'requested',
        edited_at: null,
      },
    ]);
    expect(fixture.github.of(GRAPHQL)).toHaveLength(0);
  });

  it('may be given by its URL, and may have no text', async () => {
    issue(12, null);
    const tickets = (await pin(`${fixture.github.serverUrl}/octo/demo/issues/12#issuecomment-1`)).tickets;
    expect(tickets).toMatchObject([{ id: '#12', body: '' }]);
  });

  it.each([
    ['99', /no issue octo\/demo#99, or the token may not see it/u],
    ['other/place#1', /no issue other\/place#1/u],
    ['7', /octo\/demo#7 is a pull request, not an issue/u],
    ['SHOP-12', /"SHOP-12" reads like a Jira or Linear issue, and no Jira or Linear provider is set up/u],
    ['https://elsewhere.example/octo/demo/issues/1', /is not on http:\/\/127\.0\.0\.1/u],
    ['0', /is no ticket that can be read/u],
    ['99999999999', /is no ticket that can be read/u],
    ['', /is no ticket that can be read/u],
    ['a/../b#1', /is no ticket that can be read/u],
    ['#12; rm -rf /', /is no ticket that can be read/u],
  ])('is E_AC_002 where it cannot be had: %j', async (id, message) => {
    const fault = await catchProviderError(pin(id));
    expect(fault).toMatchObject({ code: 'E_AC_002', transient: false });
    expect(fault.message).toMatch(message);
  });

  it('tells a missing permission, a deleted issue and a passing fault apart', async () => {
    issue(12);
    fixture.github.fail({ on: READ_ISSUE, times: 1, how: FORBIDDEN });
    expect(await catchProviderError(pin('12'))).toMatchObject({
      code: 'E_TOK_001',
      message: expect.stringMatching(/issues: read/u),
    });
    fixture.github.fail({
      on: READ_ISSUE,
      times: 1,
      how: { status: 410, body: { message: 'This issue was deleted' } },
    });
    expect(await catchProviderError(pin('12'))).toMatchObject({ code: 'E_AC_002' });
    fixture.github.fail({ on: READ_ISSUE, how: { status: 500, body: { message: 'oops' } } });
    expect(await catchProviderError(pin('12'))).toMatchObject({ code: 'E_UP_001', transient: true });
  });

  it('can be read without a pull request', async () => {
    issue(3);
    const read = createGitHubTicketReader({ token: TOKEN, apiUrl: fixture.github.apiUrl, repo: REPO, retryAfter: 1 });
    expect(await read('#3', never)).toMatchObject({ id: '#3', relation: 'requested' });
    expect(await read(`${fixture.github.serverUrl}/${REPO}/issues/3`, never)).toMatchObject({ id: '#3' });
    expect(await catchProviderError(read('4', never))).toMatchObject({ code: 'E_AC_002' });
    const reason = new Error('enough');
    await expect(read('3', AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('can be asked of the provider by itself', async () => {
    issue(3);
    const provider = fixture.provider();
    expect(await provider.ticket({ repo: REPO, id: '#3' }, never)).toEqual({
      id: '#3',
      provider: 'github',
      url: expect.stringContaining('/issues/3'),
      title: 'Issue 3',
      body: '- AC1: adds up',
      relation: 'requested',
      edited_at: null,
    });
    expect(await catchProviderError(provider.ticket({ repo: REPO, id: '4' }, never))).toMatchObject({
      code: 'E_AC_002',
    });
    expect(await catchProviderError(provider.ticket({ repo: REPO, id: '?' }, never))).toMatchObject({
      code: 'E_AC_002',
    });
    expect(fixture.github.of(READ_PULL)).toEqual([]);
  });
});

describe('the issues that a pull request closes', () => {
  it('come from GitHub', async () => {
    issue(1);
    issue(2, null);
    fixture.github.state.closing.set(PR, [1, 2]);
    fixture.pull(base, head, { body: 'Fixes #3' });
    const change = await pin(null);
    expect(change.tickets.map(({ id, body, relation }) => [id, body, relation])).toEqual([
      ['#1', '- AC1: adds up', 'closing'],
      ['#2', '', 'closing'],
    ]);
    expect(change.missing).toEqual([]);
    expect(fixture.github.of(READ_ISSUE)).toHaveLength(0);
  });

  it('come from the words of the text where GraphQL is absent, which blocks', async () => {
    fixture.github.graphql = false;
    issue(1);
    fixture.pull(base, head, { body: 'Fixes #1, resolves #7 and closes octo/demo#99; see #2.' });
    const change = await pin(null);
    expect(change.tickets).toMatchObject([{ id: '#1', relation: 'closing' }]);
    expect(change.missing).toEqual([
      expect.objectContaining({ reason: 'closing_issues_by_text', blocking: true }),
      { path: null, reason: 'closing_issue', detail: 'The text closes #99, which does not exist.', blocking: false },
    ]);
  });

  it('block where they cannot be read', async () => {
    fixture.github.fail({
      on: GRAPHQL,
      how: { status: 200, body: { errors: [{ message: 'Resource not accessible' }] } },
    });
    issue(1);
    fixture.pull(base, head, { body: 'Fixes #1\nCloses other/place#5' });
    fixture.github.fail({ on: READ_ISSUE, times: 1, how: FORBIDDEN });
    const change = await pin(null);
    expect(change.tickets).toEqual([]);
    expect(change.missing.filter((one) => one.blocking).map((one) => one.detail)).toEqual([
      expect.stringMatching(/^GitHub did not say/u),
      expect.stringMatching(/^The text closes #1, which the token may not read/u),
      expect.stringMatching(/^The text closes other\/place#5, which the token may not read/u),
    ]);
  });

  it.each([
    [
      { data: { repository: { pullRequest: { closingIssuesReferences: { totalCount: 3, nodes: [null] } } } } },
      /3 of the issues/u,
    ],
    [{ data: { repository: { pullRequest: { closingIssuesReferences: { nodes: [null] } } } } }, /1 of the issues/u],
  ])('block where GitHub hides them', async (body, message) => {
    fixture.github.fail({ on: GRAPHQL, how: { status: 200, body } });
    expect((await pin(null)).missing).toEqual([
      expect.objectContaining({ blocking: true, detail: expect.stringMatching(message) }),
    ]);
  });

  it.each([
    { status: 200, body: { data: { repository: null } } },
    { status: 200, body: 'hello' },
    { status: 500, body: { message: 'oops' } },
    { status: 403, body: { message: 'no' } },
  ])('fall back to the text for any other answer: %j', async (how) => {
    fixture.github.fail({ on: GRAPHQL, how });
    issue(1);
    fixture.pull(base, head, { body: 'Fixes #1' });
    expect((await pin(null)).tickets).toMatchObject([{ id: '#1' }]);
  });

  it('end the pinning where the token is refused or an issue cannot be read for now', async () => {
    fixture.github.fail({ on: GRAPHQL, times: 1, how: { status: 401, body: { message: 'Bad credentials' } } });
    expect(await catchProviderError(pin(null))).toMatchObject({ code: 'E_TOK_001' });
    fixture.github.graphql = false;
    fixture.pull(base, head, { body: 'Fixes #1' });
    fixture.github.fail({ on: READ_ISSUE, how: { status: 503, body: { message: 'later' } } });
    expect(await catchProviderError(pin(null))).toMatchObject({ code: 'E_UP_001', transient: true });
  });
});
