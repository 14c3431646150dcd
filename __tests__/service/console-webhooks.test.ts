/** The console's webhooks: made, tried, given a new secret, ended. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startReceiver } from '../stand-ins/receiver.js';
import { type Harness, readId, SECRET, startHarness } from './harness.js';
import { listLinks, Visitor } from './visitor.js';

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
    expect(tried.words).toMatch(/review\.completed delivered 20\d 1 – a test dlv_/u);

    const rotated = await person.post(`${there}/rotate`, {});
    expect(rotated.words).toContain('whsec_');
    expect(rotated.words).not.toContain(secret);
    expect((await person.get(there)).words).not.toContain('whsec_');

    const ended = await person.post(`${there}/end`, {});
    expect(ended.location).toBe(PATH);
    expect((await person.get(there)).status).toBe(404);
    await receiver.close();
  });

  it('that do not answer are told so', async () => {
    const made = await service.call('POST', '/v1/webhooks', {
      body: { url: 'https://nowhere.example/', events: ['review.failed'] },
    });
    const { words } = await person.post(`${PATH}/${readId(made)}/test`, {});
    expect(words).toContain('The test was not delivered: nothing was answered.');
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
