import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Log } from '../../src/action/log/log.js';
import { CHECK_RUN } from '../../src/action/publish/check-run.js';
import { describePostFailure } from '../../src/action/publish/post-failure.js';
import { type CheckRun, postCheckRun } from '../../src/github/checks/check-run.js';
import { type GitHub, openGitHub } from '../../src/github/step.js';
import { recordingCore } from '../action/recording-core.js';

interface Seen {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

type Answer = (response: ServerResponse, count: number) => void;

const HEAD = 'a'.repeat(40);
const NEVER = new AbortController().signal;
const close: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const each of close.splice(0)) await each();
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text === '' ? null : JSON.parse(text);
}

const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };

/** A GitHub on loopback that gives the same answer to everything, and the client for it. */
async function github(answer: Answer, more: { remaining?: number; env?: Record<string, string>; base?: string } = {}) {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    readBody(request).then(
      (body) => {
        seen.push({ line: `${request.method} ${request.url}`, authorization: request.headers.authorization, body });
        answer(response, seen.length);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const core = recordingCore();
  const client: GitHub = await openGitHub({
    token: 'ghs_token',
    apiUrl: more.base ?? `http://127.0.0.1:${port}/api/v3`,
    env: more.env ?? { no_proxy: '*' },
    deadline: more.remaining ?? 60_000,
    now: () => 0,
    log: new Log(core),
  });
  close.push(
    () => client.close(),
    () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  );
  return { client, seen, core, port };
}

const RUN: CheckRun = {
  repo: 'octo-org/octo-repo',
  headSha: HEAD,
  name: 'Review Gate',
  conclusion: 'failure',
  output: { title: 'T', summary: 'S', text: 'X' },
  annotations: [{ path: 'a.ts', start_line: 1, end_line: 2, annotation_level: 'failure', title: 'A', message: 'M' }],
  detailsUrl: 'https://review.example.com/t',
  externalId: 'review-gate:7',
};

/** Posts without looking for check runs that stand already, and explains a fault as the step does. */
async function post(client: GitHub, signal: AbortSignal = NEVER) {
  const { url, count, fault } = await postCheckRun(client, RUN, signal);
  return { url, count, fault: fault === null ? null : describePostFailure(fault.cause, CHECK_RUN) };
}

describe('openGitHub', () => {
  it('reads the head of a pull request', async () => {
    const { client, seen } = await github(json(200, { head: { sha: HEAD } }));
    expect(await client.readHead('octo-org/octo-repo', 7, NEVER)).toBe(HEAD);
    expect(seen).toEqual([
      { line: 'GET /api/v3/repos/octo-org/octo-repo/pulls/7', authorization: 'token ghs_token', body: null },
    ]);
  });

  it('creates a check run that is complete from the first request', async () => {
    const { client, seen } = await github(json(201, { id: 5, html_url: 'https://github.com/r/5' }));
    expect(await client.createCheckRun(RUN, NEVER)).toEqual({ id: 5, url: 'https://github.com/r/5' });
    expect(seen[0]).toMatchObject({
      line: 'POST /api/v3/repos/octo-org/octo-repo/check-runs',
      body: {
        name: 'Review Gate',
        head_sha: HEAD,
        status: 'completed',
        conclusion: 'failure',
        details_url: 'https://review.example.com/t',
        output: { title: 'T', summary: 'S', text: 'X', annotations: RUN.annotations },
      },
    });
  });

  it('leaves out what there is not', async () => {
    const { client, seen } = await github(json(201, { id: 5 }));
    const output = { title: 'T', summary: 'S', text: null };
    expect(await client.createCheckRun({ ...RUN, output, detailsUrl: null }, NEVER)).toEqual({ id: 5, url: null });
    expect(JSON.stringify(seen[0]?.body)).not.toMatch(/null|details_url|"text"/u);
  });

  it.each([
    ['an empty object', json(201, {}), null],
    ['an id of another kind', json(201, { id: 'cr_5', html_url: 7 }), null],
    ['no content type', (response: ServerResponse) => response.writeHead(201).end('{"id":5}'), 5],
  ])('takes a success with %s for posted', async (_, answer, id) => {
    const { client } = await github(answer);
    expect(await client.createCheckRun(RUN, NEVER)).toEqual({ id, url: null });
    expect(await post(client)).toEqual({ url: null, count: 1, fault: null });
  });

  it('repeats title and summary with what it appends', async () => {
    const { client, seen } = await github(json(200, { id: 5 }));
    await client.appendAnnotations('octo-org/octo-repo', 5, RUN.output, RUN.annotations, NEVER);
    expect(seen[0]).toMatchObject({
      line: 'PATCH /api/v3/repos/octo-org/octo-repo/check-runs/5',
      body: { output: { title: 'T', summary: 'S', annotations: RUN.annotations } },
    });
  });

  it('does not ask again after a refusal, which names the permission', async () => {
    const { client, seen } = await github(json(403, { message: 'Resource not accessible by integration' }));
    const posted = await post(client);
    expect(posted.fault?.hint).toContain('`checks: write`');
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['a 429', 429, { 'retry-after': '120' }],
    ['a 403 with Retry-After', 403, { 'retry-after': '120' }],
    [
      'a 403 with nothing remaining',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600) },
    ],
  ])('gives up at once on %s that would go past the deadline', async (_, status, headers) => {
    const { client, seen, core } = await github(json(status, { message: 'API rate limit exceeded' }, headers));
    const posted = await post(client);
    expect(posted.fault?.message).toContain('rate limit');
    expect(posted.fault?.hint).not.toContain('checks: write');
    expect(seen).toHaveLength(1);
    expect(core.plain.join('\n')).toMatch(/rate limit is reached: giving up/u);
  });

  it.each([
    ['Retry-After', 'x', { 'retry-after': '0.001' }],
    ['a reset that is past', 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }],
  ])('asks again when %s says so', async (_, message, headers) => {
    const { client, seen } = await github((response, count) =>
      (count === 1 ? json(403, { message }, headers) : json(201, { id: 5, html_url: null }))(response, count),
    );
    expect(await post(client)).toMatchObject({ count: 1, fault: null });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['HTML', (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['another shape', json(200, { head: { sha: 'abc' } })],
    [
      'broken JSON',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"head"'),
    ],
  ])('refuses %s for an answer', async (_, answer) => {
    const { client } = await github(answer);
    await expect(client.readHead('octo-org/octo-repo', 7, NEVER)).rejects.toThrow();
  });

  it.each([['<html>'], ['{"id":'], ['']])('takes a success with the body %j for none', async (body) => {
    const { client } = await github((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    const posted = await post(client);
    expect(posted).toMatchObject({ url: null, count: 0 });
    expect(posted.fault?.hint).not.toBe('');
  });

  it('reads comments by the page, and whether there is another', async () => {
    const comment = { id: 5, body: 'words', html_url: 'https://github.com/c/5' };
    const link = '<https://api.github.com/x?page=3>; rel="next", <https://api.github.com/x?page=1>; rel="prev"';
    const { client, seen } = await github((response, count) =>
      json(200, [comment, { id: 6, body: null }], count === 1 ? { link } : {})(response, count),
    );
    const comments = [
      { id: 5, body: 'words', url: 'https://github.com/c/5', outsider: false },
      { id: 6, body: '', url: null, outsider: false },
    ];
    expect(await client.comments('octo-org/octo-repo', 7, 2, NEVER)).toEqual({ comments, more: true });
    expect(await client.comments('octo-org/octo-repo', 7, 3, NEVER)).toEqual({ comments, more: false });
    expect(seen[0]?.line).toBe('GET /api/v3/repos/octo-org/octo-repo/issues/7/comments?per_page=100&page=2');
  });

  it.each([
    ['NONE', 'User', true],
    ['FIRST_TIME_CONTRIBUTOR', 'User', true],
    ['CONTRIBUTOR', 'User', true],
    ['NONE', 'Bot', false],
    ['CONTRIBUTOR', 'Bot', false],
    ['OWNER', 'User', false],
    ['MEMBER', 'User', false],
    ['COLLABORATOR', 'User', false],
    [undefined, 'User', false],
  ])('knows of a comment whether an outsider wrote it: %s, %s', async (author_association, type, outsider) => {
    const { client } = await github(json(200, [{ id: 5, body: 'words', author_association, user: { type } }]));
    const { comments } = await client.comments('octo-org/octo-repo', 7, 1, NEVER);
    expect(comments).toMatchObject([{ outsider }]);
  });

  it('updates a comment, and again after a fault', async () => {
    const { client, seen } = await github((response, count) =>
      json(count === 1 ? 502 : 200, { id: 5, body: 'words' })(response, count),
    );
    await client.updateComment('octo-org/octo-repo', 5, 'words', NEVER);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({
      line: 'PATCH /api/v3/repos/octo-org/octo-repo/issues/comments/5',
      body: { body: 'words' },
    });
  });

  it('sends a new comment once: one that was taken must not stand there twice', async () => {
    const { client, seen } = await github(json(502, { message: 'Server Error' }));
    await expect(client.createComment('octo-org/octo-repo', 7, 'words', NEVER)).rejects.toMatchObject({ status: 502 });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      line: 'POST /api/v3/repos/octo-org/octo-repo/issues/7/comments',
      body: { body: 'words' },
    });
  });

  it('leaves a request that hangs as soon as it is told to', async () => {
    const stop = new AbortController();
    const { client } = await github(() => stop.abort(new Error('time is over')));
    const posted = await post(client, stop.signal);
    expect(posted.fault?.message).toContain('time is over');
  });

  it('goes through the proxy that the environment names, unless no_proxy names the host', async () => {
    const lines: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      lines.push(`${request.method} ${request.url}`);
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    close.push(() => new Promise((resolve) => proxy.close(resolve)));
    const address = proxy.address();
    const at = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const stop = new AbortController();
    const proxied = await github(json(200, {}), {
      base: 'http://api.github.invalid',
      env: { HTTP_PROXY: at, no_proxy: '' },
    });
    proxy.once('connect', () => stop.abort(new Error('seen')));
    await expect(proxied.client.readHead('octo-org/octo-repo', 7, stop.signal)).rejects.toThrow();
    expect(lines).toEqual(['CONNECT api.github.invalid:80']);
    const direct = await github(json(200, { head: { sha: HEAD } }), { env: { HTTP_PROXY: at, no_proxy: '127.0.0.1' } });
    expect(await direct.client.readHead('octo-org/octo-repo', 7, NEVER)).toBe(HEAD);
    expect(lines).toHaveLength(1);
  });
});
