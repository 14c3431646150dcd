/** Connections and proxies, over real sockets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../src/base/review-error.js';
import { createDispatcher, createHttpReviewer } from '../../src/client/index.js';
import { ForwardProxy } from '../stand-ins/proxy.js';
import { startReviewService } from '../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, later, openDesk, START } from './desk.js';

/** A host that only a proxy can find. */
const HOST = 'review.example.test';

async function throughProxy(environment: (proxy: string, port: string) => Record<string, string>, host = HOST) {
  const service = await startReviewService();
  later(() => service.close());
  const proxy = await ForwardProxy.start();
  later(() => proxy.close());
  const { port } = new URL(service.baseUrl);
  const dispatcher = createDispatcher(environment(proxy.url, port));
  later(() => dispatcher.destroy());
  const { client } = await openDesk(
    {},
    { baseUrl: `http://${host}:${port}`, clientSecret: service.clientSecret, dispatcher, deadline: START + 1000 },
  );
  return { client, proxy, port, service };
}

describe('a proxy', () => {
  it.each([['http_proxy'], ['HTTP_PROXY']])('named by %s is used', async (name) => {
    const { client, proxy, port } = await throughProxy((url) => ({ [name]: url }));
    expect((await client.create(ASKED, 'key-1')).status).toBe('queued');
    expect(new Set(proxy.targets)).toEqual(new Set([`${HOST}:${port}`]));
  });

  it('may be named without its scheme', async () => {
    const { client, proxy } = await throughProxy((url) => ({ http_proxy: new URL(url).host }));
    await client.create(ASKED, 'key-1');
    expect(proxy.targets).not.toEqual([]);
  });

  it.each([['https_proxy'], ['HTTPS_PROXY']])('named by %s is used for https', async (name) => {
    const proxy = await ForwardProxy.start();
    later(() => proxy.close());
    const service = await startReviewService();
    later(() => service.close());
    const { port } = new URL(service.baseUrl);
    const dispatcher = createDispatcher({ [name]: proxy.url });
    later(() => dispatcher.destroy());
    const { client } = await openDesk({}, { baseUrl: `https://${HOST}:${port}`, dispatcher });
    await catchReviewError(client.create(ASKED, 'key-1'));
    expect(proxy.targets).toContain(`${HOST}:${port}`);
  });

  it.each([['lower', 'http_proxy', 'HTTP_PROXY']])(
    'is the one in %s case where both are there',
    async (_case, lower, upper) => {
      const { client, proxy } = await throughProxy((url) => ({ [lower]: url, [upper]: 'http://127.0.0.1:1' }));
      await client.create(ASKED, 'key-1');
      expect(proxy.targets).not.toEqual([]);
    },
  );

  it.each([['127.0.0.1'], ['localhost']])('is never asked for %s, which is this machine', async (host) => {
    const { client, proxy } = await throughProxy((url) => ({ http_proxy: url, https_proxy: url }), host);
    await client.create(ASKED, 'key-1');
    expect(proxy.targets).toEqual([]);
  });

  it.each([
    ['no_proxy', HOST],
    ['NO_PROXY', `other.test, ${HOST}`],
    ['no_proxy', 'example.test'],
    ['no_proxy', '.example.test'],
    ['no_proxy', '*.example.test'],
    ['no_proxy', '*'],
    ['no_proxy', 'other.test,*'],
  ])('is not asked where %s is %s', async (name, value) => {
    const { client, proxy } = await throughProxy((url) => ({ http_proxy: url, [name]: value }));
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error.message).toMatch(/ENOTFOUND|EAI_AGAIN/u);
    expect(proxy.targets).toEqual([]);
  });

  it('is asked where no_proxy names another port', async () => {
    const { client, proxy } = await throughProxy((url) => ({ http_proxy: url, no_proxy: `${HOST}:1` }));
    await client.create(ASKED, 'key-1');
    expect(proxy.targets).not.toEqual([]);
  });

  it.each([['::ffff:7f00:1'], ['[::ffff:7f00:1]']])(
    'is not asked where no_proxy is the IPv6 address %s',
    async (entry) => {
      const proxy = await ForwardProxy.start();
      later(() => proxy.close());
      const dispatcher = createDispatcher({ http_proxy: proxy.url, no_proxy: entry });
      later(() => dispatcher.destroy());
      const time = { now: Date.now, deadline: Date.now() + 200 };
      const { client } = await openDesk({}, { baseUrl: 'http://[::ffff:7f00:1]:9', dispatcher, ...time });
      await catchReviewError(client.create(ASKED, 'key-1'));
      expect(proxy.targets).toEqual([]);
    },
  );

  it('that wants a password says so', async () => {
    const server = createServer();
    server.on('connect', (_request, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    later(() => new Promise((closed) => server.close(closed)));
    const { port } = server.address() as AddressInfo;
    const dispatcher = createDispatcher({ http_proxy: `http://127.0.0.1:${port}` });
    later(() => dispatcher.destroy());
    const { client } = await openDesk({}, { baseUrl: `http://${HOST}`, dispatcher });
    expect(await catchReviewError(client.create(ASKED, 'key-1'))).toMatchObject({
      kind: 'configuration',
      message: expect.stringContaining('the proxy answered 407'),
    });
  });

  it.each([['http://'], ['ftp://proxy:21'], ['http://me:hunter22@bad host'], ['http://me:%ZZhunter22@host:1']])(
    'that is %j is named without its password',
    (value) => {
      let error: unknown;
      try {
        createDispatcher({ HTTPS_PROXY: value });
      } catch (fault) {
        error = fault;
      }
      expect(error).toBeInstanceOf(ReviewError);
      expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining('HTTPS_PROXY') });
      expect(String(error)).not.toContain('hunter22');
    },
  );

  it('that is empty is none', async () => {
    const dispatcher = createDispatcher({ http_proxy: '', https_proxy: ' ', no_proxy: '' });
    later(() => dispatcher.destroy());
    const { client } = await openDesk({}, { dispatcher });
    expect((await client.create(ASKED, 'key-1')).status).toBe('queued');
  });
});

describe('the connections', () => {
  it('are one for all calls', async () => {
    const token = '{"access_token":"t0ken","token_type":"Bearer","expires_in":60}';
    let connections = 0;
    const server = createServer((request, response) => {
      response.end(request.url === '/oauth/token' ? token : '{"id":"rev_1","status":"complete"}');
    });
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    later(() => new Promise((closed) => server.close(closed)));
    later(async () => server.closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const dispatcher = createDispatcher({});
    later(() => dispatcher.destroy());
    const { client } = await openDesk({}, { baseUrl: `http://127.0.0.1:${port}`, dispatcher });
    for (let call = 0; call < 10; call += 1) await client.get('rev_1');
    expect(connections).toBe(1);
  });

  it('of a client that was given none are its own, and closed with it', async () => {
    const service = await startReviewService();
    later(() => service.close());
    const { baseUrl, clientId, clientSecret } = service;
    const client = createHttpReviewer({
      baseUrl,
      clientId,
      clientSecret,
      deadline: Date.now() + 10_000,
      pollIntervalMs: 1,
    });
    expect((await client.wait(await client.create(ASKED, 'key-1'))).status).toBe('complete');
    await client.close();
    await client.close();
    expect((await catchReviewError(client.get('rev_1'))).message).toContain('the client is closed');
  });
});
