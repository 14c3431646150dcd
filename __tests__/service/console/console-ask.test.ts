/** The console's calls of the API, where the process is going down or has no room. */
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { request as send } from 'undici';
import { ENDPOINTS } from '../../../src/contract/index.js';
import { createApi, inject } from '../../../src/service/console/api.js';
import { SECRET, startHarness } from '../harness.js';
import { kit } from '../telemetry/instruments.js';
import { Visitor } from '../visitor.js';

describe('a call in the process', () => {
  const call = { method: 'get', url: '/there', headers: {} } as const;
  const caller = { id: 'a-request', ip: '192.0.2.7' };

  it('comes from the address of who asked, under the id of the page', async () => {
    const app = Fastify({ logger: false });
    app.get('/there', async ({ ip, headers }) => [ip, headers['x-request-id']]);
    const { payload } = await inject(app, caller, call);
    expect(JSON.parse(payload)).toEqual(['192.0.2.7', 'a-request']);
    await app.close();
  });

  it('of a process that is stopping says so, and when to come again', async () => {
    const app = Fastify({ logger: false });
    app.get('/there', async () => 'here');
    const closed: Promise<void>[] = [];
    const refused: unknown[] = [];
    app.get('/page', async () => {
      closed.push(app.close());
      while (refused.length === 0) {
        await inject(app, caller, call).catch((cause: unknown) => refused.push(cause));
        await turn();
      }
      return 'done';
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { body } = await send(`${address}/page`, { headers: { connection: 'close' } });
    expect(await body.text()).toBe('done');
    await Promise.all(closed);
    expect(refused).toMatchObject([{ status: 503, headers: { 'Retry-After': '1' } }]);
  });
});

describe('what a path is made of', () => {
  it.each(['.', '..'])('is never a step to another call: %s', async (name) => {
    const app = Fastify({ logger: false });
    const asked: string[] = [];
    app.all('/*', async ({ url }) => {
      asked.push(url);
      return {};
    });
    const found: unknown[] = [];
    app.get('/page', async (request) => {
      const api = createApi(app, request, 'token');
      await api.ask(ENDPOINTS.getPolicy, { params: { name } }).catch((cause: unknown) => found.push(cause));
      await api.tell(ENDPOINTS.deletePolicy, { params: { name } }).catch((cause: unknown) => found.push(cause));
      return 'done';
    });
    await app.inject('/page');
    expect(asked).toEqual([]);
    expect(found).toMatchObject([{ code: 'E_NF_001' }, { code: 'E_NF_001' }]);
    await app.close();
  });

  it('is one part of it, whatever is in it', async () => {
    const app = Fastify({ logger: false });
    const asked: string[] = [];
    app.get('/*', async ({ url }) => {
      asked.push(url);
      return {};
    });
    app.get('/page', async (request) => {
      const name = 'a/../..\\b?c#d%2f\r\nx: y';
      await createApi(app, request, 'token')
        .ask(ENDPOINTS.getPolicy, { params: { name } })
        .catch(() => undefined);
      return 'done';
    });
    await app.inject('/page');
    expect(asked).toEqual(['/v1/policies/a%2F..%2F..%5Cb%3Fc%23d%252f%0D%0Ax%3A%20y']);
    await app.close();
  });
});

describe('the report behind the sign-in', () => {
  it('that cannot be shown this moment is 503, and says when to come again', async () => {
    const app = Fastify({ logger: false });
    app.get('/v1/reviews/:id/trace', async ({ headers }, reply) =>
      headers.accept === 'text/html' ? reply.code(503).header('retry-after', '1').send('<p>Later</p>') : { trace: 1 },
    );
    const found: unknown[] = [];
    app.get('/page', async (request) => {
      await createApi(app, request, 'token')
        .report('rev_1')
        .catch((cause: unknown) => found.push(cause));
      return 'done';
    });
    await app.inject('/page');
    expect(found).toMatchObject([{ status: 503, headers: { 'retry-after': '1' } }]);
    await app.close();
  });
});

it('a page that there is no room for is asked for again by itself, a form is not', async () => {
  let waiting = 0;
  const limits = { eventLoopMilliseconds: 0, heapBytes: 0, memoryBytes: 0, waitingConnections: 1 };
  const { instruments, observer } = kit({
    level: 'silent',
    overload: { limits, sampleMilliseconds: 10, waiting: () => waiting },
  });
  const service = await startHarness({ operation: instruments, observer });
  const person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
  waiting = 2;
  let page = await person.get('/console/reviews');
  while (page.status !== 503) page = await person.get('/console/reviews');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', refresh: '5', 'retry-after': '5' });
  expect(page.words).toContain('The service cannot answer now');
  const form = await person.post('/console/session/end', {});
  expect([form.status, form.headers['refresh']]).toEqual([503, undefined]);
  await service.close();
});
