/** The console's webhooks: made, tried, given a new secret, ended. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startReceiver } from '../../stand-ins/receiver.js';
import { type Harness, readId, SECRET, startHarness } from '../harness.js';
import { listLinks, Visitor } from '../visitor.js';

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

let service: Harness;
let person: Visitor;
beforeAll(async () => {
  service = await startHarness();
  person = new Visitor(service.baseUrl);
  await person.signIn(service.clients.own, SECRET);
});
afterAll(() => service.close());

const signedInAs = async (client: string): Promise<Visitor> => {
  const one = new Visitor(service.baseUrl);
  await one.signIn(client, SECRET);
  return one;
};

describe('the webhooks', () => {
  const PATH = '/console/webhooks';
  const EVENT = { 'review.completed': '1' };

  it('are made, tried, given a new secret and ended', async () => {
    const receiver = await startReceiver();
    const made = await person.post(PATH, { url: receiver.url, ...EVENT });
    const secret = /whsec_[A-Za-z0-9+/=]+/u.exec(made.words)?.[0] ?? '';
    expect(secret).not.toBe('');
    const there = listLinks(made).find((to) => to.startsWith(`${PATH}/whk_`)) ?? '';
    expect((await person.get(PATH)).words).toContain(`${receiver.url} review.completed active`);

    const tried = await person.post(`${there}/test`, {});
    expect(tried.words).toContain('The test was delivered: it answered 2');
    expect(tried.words).toMatch(/dlv_\S+ review\.completed delivered 20\d 1 – a test/u);

    const rotated = await person.post(`${there}/rotate`, {});
    expect(rotated.words).toContain('whsec_');
    expect(rotated.words).not.toContain(secret);
    expect((await person.get(there)).words).not.toContain('whsec_');

    const ended = await person.post(`${there}/end`, {});
    expect(ended.location).toBe(PATH);
    expect((await person.get(there)).status).toBe(404);
    await receiver.close();
  });

  it('whose deliveries fail are not shown as active', async () => {
    const receiver = await startReceiver();
    receiver.reply(500);
    const body = { url: receiver.url, events: ['review.completed'] };
    const id = readId(await service.call('POST', '/v1/webhooks', { body }));
    await service.complete({ pr: 41 });
    await receiver.nth(1);
    const read = async () => (await person.get(`${PATH}/${id}`)).words;
    while (!(await read()).includes('failing')) await service.call('GET', '/healthz');
    const why = 'Every delivery has failed since then. The last one: It answered 500: the fault is in the receiver.';
    expect(await read()).toMatch(/Status failing since 20\d\d-/u);
    expect(await read()).toContain(`Reason ${why}`);
    expect((await person.get(PATH)).words).toMatch(/review\.completed failing since 20\d\d-/u);
    expect((await person.get(PATH)).words).toContain(why);
    await service.call('DELETE', `/v1/webhooks/${id}`);
    await receiver.close();
  });

  it('that do not answer are told so', async () => {
    const made = await service.call('POST', '/v1/webhooks', {
      body: { url: 'https://nowhere.example/', events: ['review.failed'] },
    });
    const { words } = await person.post(`${PATH}/${readId(made)}/test`, {});
    expect(words).toContain('The test was not delivered to the address below. The name has no address (ENOTFOUND).');
    expect(words).toContain('Check how it is spelt');
  });

  it.each([
    [302, 'It answered 302, which points elsewhere; deliveries do not follow.'],
    [403, 'It answered 403: it refused the delivery. Check its access rules'],
    [404, 'It answered 404: it takes no POST at this path.'],
    [429, 'It answered 429. Only an answer from 200 to 299 counts as received.'],
    [500, 'It answered 500: the fault is in the receiver. Look into its log.'],
  ])('that answer %i are told what to do', async (status, reason) => {
    const receiver = await startReceiver();
    receiver.reply(status);
    const id = readId(
      await service.call('POST', '/v1/webhooks', { body: { url: receiver.url, events: ['review.failed'] } }),
    );
    const { words } = await person.post(`${PATH}/${id}/test`, {});
    expect(words).toContain(`The test was not delivered to the address below. ${reason}`);
    expect((await person.get(`${PATH}/${id}`)).words).toContain(`review.completed failed ${reason}`);
    await receiver.close();
  });

  it('that nothing listens at, that are private or that speak no TLS are told so', async () => {
    const open = await startHarness({
      webhooks: { allow: ['127.0.0.1'], lookup: async () => ['10.1.2.3'] },
    });
    const one = new Visitor(open.baseUrl);
    await one.signIn(open.clients.own, SECRET);
    const receiver = await startReceiver();
    const test = async (url: string) => {
      const made = await open.call('POST', '/v1/webhooks', { body: { url, events: ['review.failed'] } });
      return (await one.post(`${PATH}/${readId(made)}/test`, {})).words;
    };
    const hidden = await test('https://inside.example.com/');
    expect(hidden).toContain('It was refused here: the address is not one of the public internet.');
    expect(hidden).not.toContain('10.1.2.3');
    expect(await test(receiver.url.replace('http:', 'https:'))).toContain('TLS: no secure connection came about (');
    await receiver.close();
    expect(await test(receiver.url)).toContain(
      'The connection was refused: nothing listens at this port (ECONNREFUSED).',
    );
    await open.close();
  });

  it.each([
    [{ url: 'http://10.0.0.1/', ...EVENT }, 400],
    [{ url: 'ftp://hooks.example.com/', ...EVENT }, 400],
    [{ url: MARKUP, ...EVENT }, 400],
    [{ url: 'https://hooks.example.com/' }, 400],
    [{}, 400],
  ])('of %j are not made', async (form, status) => {
    const page = await person.post(PATH, form);
    expect([page.status, page.words]).toEqual([status, expect.stringContaining('E_REQ_001')]);
    expect(page.text).not.toMatch(/<img|<script/u);
    expect(page.words).toContain('Subscribe');
  });

  it('are those of the tenant alone', async () => {
    const made = await service.call('POST', '/v1/webhooks', {
      body: { url: 'https://hooks.example.com/own', events: ['review.failed'] },
    });
    const other = await signedInAs(service.clients.other);
    expect((await other.get(PATH)).words).toContain('Nobody is told of reviews yet.');
    for (const action of ['test', 'rotate', 'end'])
      expect((await other.post(`${PATH}/${readId(made)}/${action}`, {})).status).toBe(404);
    expect((await person.get(`${PATH}/${readId(made)}`)).status).toBe(200);
  });
});
