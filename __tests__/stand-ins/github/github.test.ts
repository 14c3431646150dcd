import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BareRepository, createBareRepository } from '../git-repository.js';
import { CREATE_CHECK_RUN, FORBIDDEN, Github, READ_PULL } from './server.js';

const TOKEN = 'ghs_token';
const HEAD = 'a'.repeat(40);
const annotation = { path: 'src/a.ts', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'text' };

let root: string;
let bare: BareRepository;
let head: string;
let github: Github;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'review-gate-github-'));
  bare = createBareRepository(root, 'octo/shop', { base: { 'a.txt': 'one\n' }, pulls: { 7: { 'a.txt': 'two\n' } } });
  head = bare.pulls.get(7)?.head ?? '';
  github = await Github.start({ token: TOKEN, repo: 'octo/shop', gitRoot: root });
  github.state.issues.set(3, { number: 3, title: 'Ticket', body: '- [ ] one' });
  github.state.closing.set(7, [3]);
  github.state.pulls.set(9, {
    number: 9,
    title: 'Another',
    body: null,
    base: { ref: 'main', sha: bare.base },
    head: { ref: 'other', sha: HEAD },
  });
  github.state.pulls.set(7, {
    number: 7,
    title: 'Change',
    body: 'Closes #3',
    labels: ['bug'],
    base: { ref: 'main', sha: bare.base },
    head: { ref: 'feature', sha: head },
  });
});

beforeEach(() => github.reset());

afterAll(async () => {
  await github.close();
  rmSync(root, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(path.startsWith('http') ? path : `${github.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}

const create = (annotations: readonly unknown[], more: Record<string, unknown> = {}) => ({
  name: 'Review Gate',
  head_sha: HEAD,
  status: 'completed',
  conclusion: 'success',
  output: { title: 'Title', summary: 'Summary', annotations },
  ...more,
});

describe('the GitHub stand-in answers as GitHub does', () => {
  it.each([
    ['/repos/octo/shop'],
    ['/repos/octo/shop/pulls/7'],
    ['/repos/octo/shop/issues/3'],
    ['/repos/octo/shop/issues/7'],
    ['/repos/octo/shop/commits/main'],
    ['/repos/octo/shop/contents/a.txt?ref=main'],
    ['/repos/octo/shop/issues/7/comments'],
  ])('GET %s, by the description', async (path) => {
    expect(await call('GET', path)).toMatchObject({ status: 200 });
    expect(github.violations).toEqual([]);
  });

  it.each([['/repos/octo/shop/pulls/8'], ['/repos/octo/other/pulls/7'], ['/repos/octo/shop/contents/none.txt']])(
    'GET %s is 404',
    async (path) => {
      expect(await call('GET', path)).toMatchObject({ status: 404 });
      expect(github.violations).toEqual([]);
    },
  );

  it('shows a check run that was created and appended to', async () => {
    const created = await call('POST', '/repos/octo/shop/check-runs', create([annotation]));
    expect(created.status).toBe(201);
    const { id } = JSON.parse(created.body);
    const output = { title: 'Title', summary: 'More', annotations: [annotation, annotation] };
    expect(await call('PATCH', `/repos/octo/shop/check-runs/${id}`, { output })).toMatchObject({ status: 200 });
    expect(github.violations).toEqual([]);
    expect(github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success', summary: 'More' }]);
    expect(github.state.checkRuns[0]?.annotations).toHaveLength(3);
  });

  it('lists comments by pages that link to each other, and takes none that is too long', async () => {
    const comments = '/repos/octo/shop/issues/7/comments';
    for (const body of ['one', 'two', 'three']) {
      expect((await call('POST', comments, { body })).status).toBe(201);
    }
    const page = await fetch(`${github.apiUrl}${comments}?per_page=2`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(page.headers.get('link')).toMatch(/per_page=2&page=2>; rel="next"$/u);
    expect(await page.json()).toMatchObject([{ id: 1, body: 'one' }, { body: 'two' }]);
    expect((await call('PATCH', '/repos/octo/shop/issues/comments/1', { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect((await call('POST', '/repos/octo/shop/issues/77/comments', { body: 'x' })).status).toBe(404);
    expect(github.state.comments[0]?.body).toBe('one');
    expect(github.violations).toEqual([]);
  });

  it('answers GraphQL with the fields asked for', async () => {
    const query =
      'query($n: Int!) { repository(owner: "octo", name: "shop") { pullRequest(number: $n) { closingIssuesReferences(first: 9) { total: totalCount nodes { number title } } } } }';
    const answer = await call('POST', github.graphqlUrl, { query, variables: { n: 7 } });
    expect(JSON.parse(answer.body)).toEqual({
      data: {
        repository: { pullRequest: { closingIssuesReferences: { total: 1, nodes: [{ number: 3, title: 'Ticket' }] } } },
      },
    });
    github.graphql = false;
    expect(await call('POST', github.graphqlUrl, { query, variables: { n: 7 } })).toMatchObject({ status: 404 });
  });

  it('serves git to who has the token, partial clones and single commits too', async () => {
    const run = (credentials: string, ...parameters: string[]) => {
      const header = `http.extraHeader=Authorization: Basic ${Buffer.from(credentials).toString('base64')}`;
      return promisify(execFile)('git', ['-c', header, ...parameters], {
        cwd: root,
        env: { PATH: process.env['PATH'] ?? '', GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_GLOBAL: '/dev/null' },
      });
    };
    const url = `${github.serverUrl}/octo/shop.git`;
    await run(`x-access-token:${TOKEN}`, 'clone', '--quiet', '--bare', '--filter=blob:none', url, 'clone');
    await run(`x-access-token:${TOKEN}`, '-C', 'clone', 'fetch', '--quiet', '--depth=1', url, head);
    await expect(run('x-access-token:other', 'ls-remote', url)).rejects.toThrow();
    expect(github.of('git').some((request) => request.status === 401)).toBe(true);
    expect(github.violations).toEqual([]);
  });
});

describe('the GitHub stand-in refuses what GitHub refuses', () => {
  it.each([
    ['51 annotations', create(Array.from({ length: 51 }, () => annotation))],
    ['a last line before the first', create([{ ...annotation, end_line: 0 }])],
    ['line 0', create([{ ...annotation, start_line: 0, end_line: 0 }])],
    ['an absolute path', create([{ ...annotation, path: '/etc/passwd' }])],
    ['a path upwards', create([{ ...annotation, path: 'a/../../b' }])],
    ['backslashes', create([{ ...annotation, path: 'a\\b' }])],
    ['one column', create([{ ...annotation, start_column: 1 }])],
    ['columns over lines', create([{ ...annotation, end_line: 2, start_column: 1, end_column: 2 }])],
    ['a long title', create([{ ...annotation, title: 'x'.repeat(256) }])],
    ['a long message', create([{ ...annotation, message: 'é'.repeat(40_000) }])],
    ['an empty message', create([{ ...annotation, message: '' }])],
    ['a long summary', create([], { output: { title: 'T', summary: 'é'.repeat(40_000) } })],
    ['no conclusion', create([], { conclusion: undefined })],
    ['an unknown commit', create([], { head_sha: 'f'.repeat(40) })],
  ])('%s', async (_name, body) => {
    expect(await call('POST', '/repos/octo/shop/check-runs', body)).toMatchObject({ status: 422 });
    expect(github.state.refusals.length).toBeGreaterThan(0);
    expect(github.state.checkRuns).toEqual([]);
  });

  it('half a surrogate pair', async () => {
    const body = create([{ ...annotation, message: 'x\ud83d' }]);
    expect(await call('POST', '/repos/octo/shop/check-runs', body)).toMatchObject({ status: 400 });
  });

  it('a wrong token', async () => {
    const answer = await call('GET', '/repos/octo/shop/pulls/7', undefined, { authorization: 'Bearer other' });
    expect(answer).toMatchObject({ status: 401 });
  });
});

describe('the GitHub stand-in keeps what is not as described', () => {
  it.each([
    ['a call that is not used', 'GET', '/repos/octo/shop/branches', undefined],
    ['a query parameter', 'GET', '/repos/octo/shop/pulls/7?shape=all', undefined],
    ['a number that is none', 'GET', '/repos/octo/shop/pulls/seven', undefined],
    ['a field', 'POST', '/repos/octo/shop/check-runs', { name: 'x', head_sha: 'y', outputs: {} }],
    ['a word', 'POST', '/repos/octo/shop/check-runs', { name: 'x', head_sha: 'y', conclusion: 'fine' }],
    ['a missing field', 'POST', '/repos/octo/shop/check-runs', { name: 'x' }],
  ])('%s', async (_name, method, path, body) => {
    await call(method, path, body);
    expect(github.violations.length).toBeGreaterThan(0);
  });
});

describe("the GitHub stand-in keeps what is not in GitHub's GraphQL schema", () => {
  const pull = (fields: string) =>
    `query { repository(owner: "octo", name: "shop") { pullRequest(number: 7) { ${fields} } } }`;
  const deep =
    'reviews(first: 100) { nodes { comments(first: 100) { nodes { pullRequest { comments(first: 100) { nodes { id } } } } } } }';

  it.each([
    ['a field', pull('reviewers')],
    ['a deprecated field', pull('commits(first: 1) { nodes { commit { pushedDate } } }')],
    ['an argument', pull('reviews(first: 1, by: "ada") { totalCount }')],
    ['a kind of event', pull('timelineItems(last: 1, itemTypes: [MOVED_EVENT]) { nodes { __typename } }')],
    ['a type that an event cannot have', pull('timelineItems(last: 1) { nodes { ... on Commit { oid } } }')],
    ['fields of what has none', pull('title { text }')],
    [
      'a variable of another type',
      'query ($n: String!) { repository(owner: $n, name: "x") { issue(number: $n) { id } } }',
    ],
    ['a page of 101', pull('reviews(first: 101) { totalCount }')],
    ['a list without its size', pull('reviews { totalCount }')],
    ['more nodes than GitHub gives', pull(deep)],
  ])('%s', async (_name, query) => {
    await call('POST', github.graphqlUrl, { query, variables: { n: 'octo' } });
    expect(github.violations).toEqual([expect.stringMatching(/^graphql: /u)]);
  });
});

describe('the GitHub stand-in fails on demand', () => {
  it('with a status, so often', async () => {
    github.fail({ on: CREATE_CHECK_RUN, times: 1, how: FORBIDDEN });
    expect(await call('POST', '/repos/octo/shop/check-runs', create([]))).toMatchObject({ status: 403 });
    expect(await call('POST', '/repos/octo/shop/check-runs', create([]))).toMatchObject({ status: 201 });
  });

  it('with a reset connection', async () => {
    github.fail({ on: READ_PULL, how: 'reset' });
    await expect(call('GET', '/repos/octo/shop/pulls/7')).rejects.toThrow();
  });

  it('with silence', async () => {
    github.fail({ on: READ_PULL, how: 'hang' });
    const stop = new AbortController();
    const answer = fetch(`${github.apiUrl}/repos/octo/shop/pulls/7`, { signal: stop.signal });
    await github.received(READ_PULL);
    stop.abort();
    await expect(answer).rejects.toThrow();
  });
});
