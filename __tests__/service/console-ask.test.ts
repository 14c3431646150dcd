/** The console's calls of the API, where the process is going down or has no room. */
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { request as send } from 'undici';
import { inject } from '../../src/service/console/ask.js';
import { SECRET, startHarness } from './harness.js';
import { kit } from './operation/instruments.js';
import { Visitor } from './visitor.js';

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
