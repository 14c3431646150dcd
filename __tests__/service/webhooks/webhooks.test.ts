import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPageSchema, Webhook, WebhookWithSecret } from '../../../src/contract/index.js';
import { type Answer, type Harness, problem, START, startHarness } from '../harness.js';

const URL_OUT = 'https://hooks.example/review-gate?key=of-the-receiver';
const NO_ID = 'whk_01890a5d00700080000000000z';
const WebhookPage = createPageSchema(Webhook);

let service: Harness;
beforeEach(async () => {
  service = await startHarness();
});
afterEach(() => service.close());

const create = (body: unknown, token?: string) =>
  service.call('POST', '/v1/webhooks', { body, ...(token === undefined ? {} : { token }) });
const subscribe = async (url = URL_OUT, events: readonly string[] = ['review.completed']) =>
  WebhookWithSecret.parse((await create({ url, events })).json);
const listed = async () => WebhookPage.parse((await service.call('GET', '/v1/webhooks')).json).data;

describe('POST /v1/webhooks', () => {
  it('makes a subscription and shows its secret, this once', async () => {
    const answer = await create({ url: URL_OUT, events: ['review.completed'] });
    expect(answer.status).toBe(201);
    const made = WebhookWithSecret.parse(answer.json);
    expect(answer.headers['location']).toBe(`${service.baseUrl}/v1/webhooks/${made.id}`);
    expect(made).toMatchObject({
      url: URL_OUT,
      events: ['review.completed'],
      status: 'active',
      reason: null,
      created_at: new Date(START).toISOString(),
    });
    const secret = Buffer.from(made.secret.replace('whsec_', ''), 'base64');
    expect(secret).toHaveLength(32);
    const { secret: _, ...shown } = made;
    const read = await service.call('GET', `/v1/webhooks/${made.id}`);
    expect(read.json).toEqual(shown);
    expect(read.text).not.toContain('whsec_');
    expect((await service.call('GET', '/v1/webhooks')).text).not.toContain('whsec_');
  });

  it('gives every subscription a secret of its own', async () => {
    const secrets = [await subscribe(), await subscribe(), await subscribe()].map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(3);
  });

  it('keeps the secret sealed', async () => {
    const { id, secret } = await subscribe();
    const rows = await service.store.tenant(service.tenantId).transaction((tx) => tx.secrets.list('webhook/'));
    expect(rows.map(({ name, kind }) => ({ name, kind }))).toEqual([{ name: `webhook/${id}`, kind: 'signing' }]);
    expect(JSON.stringify(rows)).not.toContain(secret.replace('whsec_', ''));
  });

  it('takes an event that is named twice once', async () => {
    const made = await subscribe(URL_OUT, ['review.failed', 'review.completed', 'review.failed']);
    expect(made.events).toEqual(['review.failed', 'review.completed']);
  });

  it.each<[unknown, string]>([
    [undefined, ''],
    ['x', ''],
    [{ events: ['review.completed'] }, '/url'],
    [{ url: URL_OUT }, '/events'],
    [{ url: URL_OUT, events: [] }, '/events'],
    [{ url: URL_OUT, events: 'review.completed' }, '/events'],
    [{ url: URL_OUT, events: ['review.started'] }, '/events/0'],
    [{ url: 7, events: ['review.completed'] }, '/url'],
    [{ url: 'hooks.example', events: ['review.completed'] }, '/url'],
    [{ url: `https://hooks.example/${'x'.repeat(2048)}`, events: ['review.completed'] }, '/url'],
    [{ url: URL_OUT, events: ['review.completed'], secret: 'whsec_mine' }, '/secret'],
    [{ url: URL_OUT, events: ['review.completed'], status: 'active' }, '/status'],
    [{ url: 'http://hooks.example/', events: ['review.completed'] }, '/url'],
    [{ url: 'gopher://hooks.example/', events: ['review.completed'] }, '/url'],
    [{ url: 'https://me:secret@hooks.example/', events: ['review.completed'] }, '/url'],
    [{ url: 'https://10.0.0.1/', events: ['review.completed'] }, '/url'],
    [{ url: 'https://0x0a000001/', events: ['review.completed'] }, '/url'],
    [{ url: 'https://[::ffff:169.254.169.254]/', events: ['review.completed'] }, '/url'],
    [{ url: 'https://localhost:8443/', events: ['review.completed'] }, '/url'],
  ])('refuses %j', async (body, pointer) => {
    const answer = await create(body);
    const refusal = problem(answer);
    expect(refusal).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(refusal.errors?.map((fault) => fault.pointer)).toEqual([pointer]);
    expect(answer.text).not.toContain('me:secret');
    expect(await listed()).toEqual([]);
  });

  it('makes fifty for a tenant and no more, until one is removed', async () => {
    for (let made = 0; made < 50; made += 1) await subscribe();
    const refused = problem(await create({ url: URL_OUT, events: ['review.completed'] }));
    expect(refused).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(refused.detail).toContain('50 subscriptions');
    const other = await create(
      { url: URL_OUT, events: ['review.completed'] },
      await service.token(service.clients.other),
    );
    expect(other.status).toBe(201);
    const [first] = await listed();
    expect((await service.call('DELETE', `/v1/webhooks/${first?.id}`)).status).toBe(204);
    expect((await create({ url: URL_OUT, events: ['review.completed'] })).status).toBe(201);
  });
});

describe('subscriptions', () => {
  it('are listed newest first, in pages', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push((await subscribe()).id);
    const first = WebhookPage.parse((await service.call('GET', '/v1/webhooks?limit=2')).json);
    await subscribe();
    const second = WebhookPage.parse((await service.call('GET', `/v1/webhooks?limit=2&page=${first.next_page}`)).json);
    const third = WebhookPage.parse((await service.call('GET', `/v1/webhooks?limit=2&page=${second.next_page}`)).json);
    expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(third.next_page).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=x', 'status=active'])('refuse ?%s', async (query) => {
    expect(problem(await service.call('GET', `/v1/webhooks?${query}`))).toMatchObject({
      status: 400,
      code: 'E_REQ_001',
    });
  });

  it('end with their secret', async () => {
    const { id } = await subscribe();
    const removed = await service.call('DELETE', `/v1/webhooks/${id}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect(await listed()).toEqual([]);
    expect(problem(await service.call('GET', `/v1/webhooks/${id}`)).status).toBe(404);
    expect(problem(await service.call('DELETE', `/v1/webhooks/${id}`)).status).toBe(404);
    const rows = await service.store.tenant(service.tenantId).transaction((tx) => tx.secrets.list('webhook/'));
    expect(rows).toEqual([]);
  });

  const calls: readonly (readonly [string, string])[] = [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/rotate'],
  ];

  it.each(calls)('of another tenant read as none: %s %s', async (method, rest) => {
    const { id } = await subscribe();
    const token = await service.token(service.clients.other);
    const plain = (answer: Answer) => ({ ...problem(answer), instance: '' });
    const theirs = plain(await service.call(method, `/v1/webhooks/${id}${rest}`, { token }));
    expect(theirs).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect(plain(await service.call(method, `/v1/webhooks/${NO_ID}${rest}`, { token }))).toEqual(theirs);
    expect(plain(await service.call(method, `/v1/webhooks/nonsense${rest}`, { token }))).toEqual(theirs);
    expect((await listed()).map((webhook) => webhook.id)).toEqual([id]);
  });

  it('of another tenant are not in the list', async () => {
    await subscribe();
    const token = await service.token(service.clients.other);
    expect((await service.call('GET', '/v1/webhooks', { token })).json).toEqual({ data: [], next_page: null });
  });

  it.each([
    ['POST', '/v1/webhooks'] as const,
    ['GET', '/v1/webhooks'] as const,
    ...calls.map(([method, rest]) => [method, `/v1/webhooks/${NO_ID}${rest}`] as const),
  ])('need webhooks:write: %s %s', async (method, path) => {
    const token = await service.token(service.clients.own, 'admin reviews:read reviews:write findings:read');
    const refused = await service.call(method, path, { token });
    expect(problem(refused)).toMatchObject({ status: 403, code: 'E_AUTH_002' });
    expect(refused.headers['www-authenticate']).toContain('scope="webhooks:write"');
    expect(problem(await service.call(method, path, { token: null })).status).toBe(401);
  });

  it.each(['test', 'rotate'])('take no body at POST …/%s', async (rest) => {
    const { id } = await subscribe();
    const answer = await service.call('POST', `/v1/webhooks/${id}/${rest}`, { body: { url: URL_OUT } });
    expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: '/url' }] });
  });
});
