/** Proxies and the limits of an answer, over real sockets. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { ProxyVariableError } from '../../../src/base/proxy.js';
import { createGitHubClient, type GitHubApi } from '../../../src/github/connection/client.js';
import type { AnswerLimits } from '../../../src/github/connection/connections.js';
import { explainGitHub, GitHubAnswerError } from '../../../src/github/connection/errors.js';
import { ForwardProxy } from '../../stand-ins/proxy.js';

const NEVER = new AbortController().signal;
/** A host that only a proxy can find. */
const HOST = 'api.github.test';
const HUGE = 1024 ** 3;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Answer = (response: ServerResponse) => void;

/** A server on loopback, the lines that it was asked, and whether its connections were ended by the other side. */
async function serve(answer: Answer) {
  const lines: string[] = [];
  const ended: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    lines.push(`${request.method} ${request.url}`);
    ended.push(new Promise((resolve) => response.once('close', resolve)));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return { lines, ended, port: (server.address() as AddressInfo).port };
}

function open(port: number, more: Partial<GitHubApi> & { readonly host?: string } = {}) {
  const { host = '127.0.0.1', ...api } = more;
  const client = createGitHubClient({
    token: 'ghs_token',
    apiUrl: `http://${host}:${port}`,
    environment: {},
    retryAfter: 1,
    secondLength: 1,
    ...api,
  });
  closing.push(() => client.close());
  return client;
}

const hello: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":1}');
};
const ask = (client: ReturnType<typeof open>) => client.request('GET /hello', {}, { signal: NEVER });

async function catchFault(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (fault) {
    return fault;
  }
  throw new Error('nothing was thrown');
}

describe('a proxy', () => {
  it.each([
    ['http_proxy', (url: string) => url],
    ['HTTP_PROXY', (url: string) => url],
    ['http_proxy', (url: string) => new URL(url).host],
    ['HTTP_PROXY', (url: string) => new URL(url).host],
  ])('named by %s is used, with its scheme or without', async (name, write) => {
    const proxy = await ForwardProxy.start();
    closing.push(() => proxy.close());
    const { port } = await serve(hello);
    const client = open(port, { host: HOST, environment: { [name]: write(proxy.url) } });
    expect((await ask(client)).data).toEqual({ hello: 1 });
    expect(proxy.targets).toEqual([`${HOST}:${port}`]);
  });

  it.each([['127.0.0.1'], ['localhost']])('is never asked for %s', async (host) => {
    const proxy = await ForwardProxy.start();
    closing.push(() => proxy.close());
    const { port } = await serve(hello);
    const client = open(port, { host, environment: { http_proxy: proxy.url, https_proxy: proxy.url } });
    expect((await ask(client)).data).toEqual({ hello: 1 });
    expect(proxy.targets).toEqual([]);
  });

  it.each([
    ['no_proxy', HOST],
    ['NO_PROXY', `other.test, ${HOST}`],
    ['no_proxy', '.github.test'],
    ['no_proxy', '*'],
  ])('is not asked where %s is %s', async (name, value) => {
    const proxy = await ForwardProxy.start();
    closing.push(() => proxy.close());
    const client = open(9, { host: HOST, environment: { http_proxy: proxy.url, [name]: value } });
    await catchFault(ask(client));
    expect(proxy.targets).toEqual([]);
  });

  it.each([['http://'], ['ftp://proxy:21'], ['http://me:%ZZhunter22@host:1']])(
    'that is %j is refused before anything is sent',
    (value) => {
      expect(() => open(9, { environment: { https_proxy: value } })).toThrow(ProxyVariableError);
    },
  );
});

/** Limits that are reached at once. */
const limits = (more: Partial<AnswerLimits>): AnswerLimits => ({
  objectBytes: HUGE,
  listBytes: HUGE,
  milliseconds: 60_000,
  ...more,
});

const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = `"${'x'.repeat(16 * 1024)}",`;
  const more = () => {
    if (response.destroyed) return;
    if (response.write(piece)) setImmediate(more);
    else response.once('drain', more);
  };
  response.write('[');
  more();
};

describe('an answer', () => {
  it('without an end is given up, once, and its connection is ended', async () => {
    const { port, lines, ended } = await serve(endless);
    const fault = await catchFault(ask(open(port, { answerLimits: limits({ objectBytes: 100_000 }) })));
    expect(fault).toBeInstanceOf(GitHubAnswerError);
    expect(fault).toMatchObject({ kind: 'size', message: expect.stringContaining('larger than 100000 bytes') });
    expect(explainGitHub(fault, 'reading it', 'x')).toMatchObject({
      code: 'E_UP_001',
      transient: false,
      message:
        "GitHub's answer is larger than 100000 bytes and was not read (while reading it). Check that the address of GitHub's API is right, and that no proxy changes its answers.",
    });
    expect(lines).toHaveLength(1);
    await Promise.all(ended);
  });

  it('is measured as it is after decompression', async () => {
    const { port } = await serve((response) => {
      const body = gzipSync(`"${'x'.repeat(1024 * 1024)}"`);
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
    });
    const fault = await catchFault(ask(open(port, { answerLimits: limits({ objectBytes: 100_000 }) })));
    expect(fault).toMatchObject({ name: 'GitHubAnswerError', kind: 'size' });
  });

  it('may be larger where it is a list', async () => {
    const { port } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(['x'.repeat(1000)]));
    });
    const client = open(port, { answerLimits: limits({ objectBytes: 500, listBytes: 5000 }) });
    const list = await client.request('GET /list', {}, { signal: NEVER, answer: 'list' });
    expect(list.data).toEqual(['x'.repeat(1000)]);
    expect(await catchFault(ask(client))).toMatchObject({ kind: 'size' });
  });

  it('that is an error is within the limits too', async () => {
    const { port, lines } = await serve((response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(['x'.repeat(1000)]));
    });
    const fault = await catchFault(ask(open(port, { answerLimits: limits({ objectBytes: 500 }) })));
    expect(fault).toMatchObject({ kind: 'size' });
    expect(lines).toHaveLength(1);
  });

  it('that drips is given up when its time is over, once', async () => {
    const { port, lines, ended } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[1');
      const drip = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(drip));
    });
    const fault = await catchFault(ask(open(port, { answerLimits: limits({ milliseconds: 50 }) })));
    expect(fault).toMatchObject({ name: 'GitHubAnswerError', kind: 'time' });
    expect(explainGitHub(fault, 'reading it', 'x')).toMatchObject({
      transient: true,
      message: "GitHub's answer was not complete after 0.05 s (while reading it). Try again.",
    });
    expect(lines.length).toBeLessThan(2);
    await Promise.all(ended);
  });

  it('that drips is given up at the end of the call, and by its signal', async () => {
    const { port, ended } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(drip));
    });
    const late = await catchFault(ask(open(port, { callTimeout: 50 })));
    expect(explainGitHub(late, 'reading it', 'x')).toBeInstanceOf(ProviderError);
    const stop = new AbortController();
    const reason = new Error('stopped');
    const asked = open(port).request('GET /hello', {}, { signal: stop.signal });
    stop.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await Promise.all(ended);
  });

  it('that breaks off is not asked for again: what it answers may have been done', async () => {
    const { port, lines } = await serve((response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"id":', () => response.destroy());
    });
    const fault = await catchFault(open(port).request('POST /things', {}, { signal: NEVER }));
    expect(fault).toMatchObject({ name: 'GitHubAnswerError', kind: 'cut' });
    expect(lines).toEqual(['POST /things']);
  });

  it('without a body is one', async () => {
    const { port } = await serve((response) => response.writeHead(204).end());
    expect((await ask(open(port))).data).toBe('');
  });
});
