/** `serve` before a GitHub that is slow, down, refuses or lies: what its callers are told, and that no approval comes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { z } from 'zod';
import type { Review } from '../../src/contract/index.js';
import { git } from '../stand-ins/git-repository.js';
import { type Fault, FORBIDDEN, READ_ISSUE, READ_PULL } from '../stand-ins/github/server.js';
import {
  askFor,
  createCaller,
  ended,
  GITHUB_TOKEN,
  giveGithubToken,
  type Held,
  holdNext,
  Installation,
  REPO,
} from '../stand-ins/installation.js';
import type { Caller, HttpAnswer } from '../stand-ins/serving.js';
import { BAD_PULL, DOCS_PULL, FIRST_COPY, GOOD_PULL } from '../stand-ins/shop.js';

/** A provider is given half a minute to answer. */
const READ_COMMIT = 'get /repos/{owner}/{repo}/commits/{ref}';
const UPLOAD_PACK = 'git-upload-pack';
const GRAPHQL = 'graphql';
const LIMITED = 'API rate limit exceeded for installation ID 1.';
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const Lie = z.json();
const NEVER_EXISTED = '5'.repeat(40);

let team: Installation;
let caller: Caller;
/** GitHub is asked for its code at each of these, and not before. */
let copy = FIRST_COPY;
const nextCopy = () => copy++;

const post = (pr: number, more: object = {}): Promise<HttpAnswer> =>
  caller.call('POST', '/v1/reviews', { repo: REPO, pr, ...more });

/** What GitHub says of the good pull request where nothing is wrong with it. */
async function honestPull(): Promise<Record<string, unknown>> {
  const { body } = await request(`${team.github.apiUrl}/repos/${REPO}/pulls/${GOOD_PULL}`, {
    headers: { authorization: `Bearer ${GITHUB_TOKEN}`, 'user-agent': 'a test' },
  });
  return z.record(z.string(), z.unknown()).parse(await body.json());
}

/** What is said stands on its own: no internals, no secret. */
function told(text: string): void {
  expect(text).not.toMatch(/undefined|TypeError|\bat \/|node_modules|Cannot read/u);
  expect(text).not.toContain(GITHUB_TOKEN);
}

async function expectFault(answer: Promise<HttpAnswer>, status: number, code: string): Promise<void> {
  const { status: given, text, json } = await answer;
  told(text);
  expect([given, json]).toEqual([status, expect.objectContaining({ status, code })]);
}

async function expectFailed(id: string, code: string): Promise<void> {
  const review = await ended(caller, id);
  told(JSON.stringify(review));
  expect(review).toMatchObject({ status: 'failed', verdict: null, trace_url: null, error: { code } });
}

const approved: Partial<Review> = { status: 'complete', verdict: 'auto-approve' };

beforeAll(async () => {
  team = await Installation.open(() => ({ REVIEW_GATE_CONCURRENCY: '4' }), 6);
  const serving = await team.serve();
  caller = await createCaller(serving, await team.tenant('acme'));
  await giveGithubToken(caller);
  // So that no test is one of the limit.
  await caller.call('PATCH', '/v1/tenant', { rate_limit: { per_minute: 1000, burst: 1000 } });
});
afterAll(() => team.close());

describe('a GitHub that is slow', () => {
  it('holds up nobody but who waits for it: they are told after half a minute, and a fetch that stalls is done again', async () => {
    team.github.fail({ on: READ_ISSUE, times: 3, how: 'hang' });
    const ticketed = post(GOOD_PULL, { ticket: '#3' });
    await team.github.received(READ_ISSUE);
    team.github.fail({ on: UPLOAD_PACK, times: 1, how: 'hang' });
    const stalled = await askFor(caller, nextCopy());
    await team.github.received('git', 2);

    expect(await ended(caller, await askFor(caller, GOOD_PULL))).toMatchObject(approved);
    const { status, text } = await ticketed;
    told(text);
    // The call's own silence and the whole call's time end at about the same moment.
    expect([502, 504]).toContain(status);
    expect(text).toContain('E_UP_001');
    expect(await ended(caller, stalled)).toMatchObject(approved);
  });
});

describe('with a GitHub', () => {
  beforeEach(() => team.github.reset());

  it.each<[string, Fault['how'], number, string]>([
    ['that knows the token no longer', { status: 401, body: { message: 'Bad credentials' } }, 424, 'E_TOK_001'],
    ['that gives the token no right', FORBIDDEN, 424, 'E_TOK_001'],
    ['that does not know the pull request', { status: 404, body: { message: 'Not Found' } }, 400, 'E_REQ_002'],
    [
      'whose rate limit is used up',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600) },
        body: { message: LIMITED },
      },
      502,
      'E_UP_001',
    ],
    [
      'that asks for an hour',
      { status: 429, headers: { 'retry-after': '3600' }, body: { message: SECONDARY } },
      502,
      'E_UP_001',
    ],
    ['that sends a page in place of JSON', { status: 200, body: '<html>Sign in</html>' }, 502, 'E_UP_001'],
    [
      'whose JSON ends too early',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"number": 7, "hea' },
      502,
      'E_UP_001',
    ],
    ['that says nothing', { status: 200, body: {} }, 502, 'E_UP_001'],
    ['that says null', { status: 200, body: null }, 502, 'E_UP_001'],
  ])('%s, the caller is told so at once', async (_who, how, status, code) => {
    team.github.fail({ on: READ_PULL, times: 1, how });
    await expectFault(post(GOOD_PULL), status, code);
  });

  it.each<[string, (pull: Record<string, unknown>) => object]>([
    ["answers with another pull request's number", (pull) => ({ ...pull, number: BAD_PULL })],
    ['names a branch as the commit', (pull) => ({ ...pull, head: { ref: 'feature', sha: 'main' } })],
    [
      'names an option of git as the commit',
      (pull) => ({ ...pull, head: { ref: 'x', sha: '--upload-pack=touch /tmp/x' } }),
    ],
    ['names no commit', (pull) => ({ ...pull, base: { ref: 'main' } })],
    [
      'names a repository that leads elsewhere',
      (pull) => ({ ...pull, base: { ref: 'main', sha: NEVER_EXISTED, repo: { full_name: '../../etc' } } }),
    ],
  ])('that %s, the caller is told so at once', async (_how, lie) => {
    const honest = await honestPull();
    team.github.fail({ on: READ_PULL, times: 1, how: { status: 200, body: Lie.parse(lie(honest)) } });
    await expectFault(post(GOOD_PULL), 502, 'E_UP_001');
  });

  it('that gives the base no commit, the caller is told so at once', async () => {
    team.github.fail({ on: READ_COMMIT, times: 1, how: { status: 200, body: { sha: 7 } } });
    await expectFault(post(GOOD_PULL), 502, 'E_UP_001');
  });

  it('that gives a ticket of no known form, the caller is told so at once', async () => {
    team.github.fail({
      on: READ_ISSUE,
      times: 1,
      how: { status: 200, body: { number: 3, title: 3, body: ['- [ ] nothing'] } },
    });
    await expectFault(post(GOOD_PULL, { ticket: '#3' }), 502, 'E_UP_001');
  });

  it('that asks for a second, the caller waits for it and knows nothing of it', async () => {
    team.github.fail({
      on: READ_PULL,
      times: 1,
      how: { status: 429, headers: { 'retry-after': '1' }, body: { message: SECONDARY } },
    });
    expect((await post(GOOD_PULL)).status).toBe(202);
  });

  it('that does not say which issues are closed, no criterion is left out', async () => {
    team.github.fail({ on: GRAPHQL, how: { status: 200, body: { data: { repository: null } } } });
    expect(await ended(caller, await askFor(caller, BAD_PULL))).toMatchObject({ verdict: 'request-changes' });
  });

  it('that names a commit which never existed, the review fails', async () => {
    const honest = await honestPull();
    const body = Lie.parse({ ...honest, head: { ref: 'feature', sha: NEVER_EXISTED } });
    team.github.fail({ on: READ_PULL, times: 1, how: { status: 200, body } });
    await expectFailed(await askFor(caller, GOOD_PULL), 'E_UP_001');
  });

  it('whose head is force-pushed away before it is read, the review fails, and the next one is of the new head', async () => {
    const pr = nextCopy();
    const fetching: Held = holdNext(team.github, 'git');
    const id = await askFor(caller, pr);
    await fetching.arrived;
    const { directory, pulls } = team.shop;
    const head = pulls.get(DOCS_PULL)?.head ?? '';
    git(directory, ['update-ref', `refs/pull/${pr}/head`, head]);
    git(directory, ['update-ref', '-d', `refs/pull/${pr}/merge`]);
    git(directory, ['reflog', 'expire', '--expire=now', '--all']);
    git(directory, ['prune', '--expire=now']);
    fetching.release();
    await expectFailed(id, 'E_UP_001');

    const { state } = team.github;
    const pull = state.pulls.get(pr);
    if (pull === undefined) throw new Error('no such pull request');
    state.pulls.set(pr, { ...pull, head: { ...pull.head, sha: head } });
    expect(await ended(caller, await askFor(caller, pr))).toMatchObject({ status: 'complete', head_sha: head });
  });

  it('that refuses the code, the review fails', async () => {
    team.github.fail({ on: 'git', how: { status: 401, body: 'no' } });
    await expectFailed(await askFor(caller, nextCopy()), 'E_TOK_001');
  });

  it('whose code comes in half, and then not at all, the review is tried again and completes', async () => {
    team.github.fail({ on: UPLOAD_PACK, times: 1, how: { cutAt: 200 } });
    team.github.fail({ on: 'git', times: 3, how: { status: 503, body: 'down' } });
    expect(await ended(caller, await askFor(caller, nextCopy()))).toMatchObject(approved);
  });

  it('that is down, nothing is asked for in vain: 502, and what was queued completes when it is back', async () => {
    const fetching = holdNext(team.github, 'git');
    const id = await askFor(caller, nextCopy());
    await fetching.arrived;
    await team.github.disconnect();
    fetching.release();
    await expectFault(post(GOOD_PULL), 502, 'E_UP_001');
    await team.github.connect();
    expect(await ended(caller, id)).toMatchObject(approved);
    expect(await ended(caller, await askFor(caller, GOOD_PULL))).toMatchObject(approved);
  });
});
