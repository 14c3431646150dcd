import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook as Signer } from 'standardwebhooks';
import { createPageSchema, Delivery, ReviewEvent, Webhook, WebhookWithSecret } from '../../../src/contract/index.js';
import { TEST_TICKET } from '../../../src/service/webhooks/test-event.js';
import { type Receiver, startReceiver } from '../../stand-ins/receiver.js';
import { type Harness, problem, START, startHarness } from '../harness.js';

const HOUR = 3_600_000;
const WebhookPage = createPageSchema(Webhook);
const DeliveryPage = createPageSchema(Delivery);

let service: Harness;
beforeEach(async () => {
  service = await startHarness();
});
afterEach(() => service.close());

const subscribe = async (url: string, events: readonly string[] = ['review.completed']) =>
  WebhookWithSecret.parse((await service.call('POST', '/v1/webhooks', { body: { url, events } })).json);
const listed = async () => WebhookPage.parse((await service.call('GET', '/v1/webhooks')).json).data;

describe('POST /v1/webhooks/{id}/test', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const test = async (id: string) => {
    const answer = await service.call('POST', `/v1/webhooks/${id}/test`);
    expect(answer.status).toBe(200);
    return Delivery.parse(answer.json);
  };
  const deliveries = async (id: string) =>
    DeliveryPage.parse((await service.call('GET', `/v1/webhooks/${id}/deliveries`)).json).data;

  it('sends at once and says how it went', async () => {
    const { id, secret } = await subscribe(`${receiver.url}/in?key=1`);
    const delivery = await test(id);
    expect(delivery).toMatchObject({
      event: 'review.completed',
      review_id: null,
      attempt: 1,
      status: 'delivered',
      response_status: 204,
      next_attempt_at: null,
    });
    expect(await deliveries(id)).toEqual([delivery]);
    const { method, path, headers, body } = await receiver.nth(1);
    expect([method, path, headers['content-type']]).toEqual(['POST', '/in?key=1', 'application/json']);
    expect(headers['webhook-id']).toBe(delivery.id);
    expect(headers['webhook-timestamp']).toBe(String(START / 1000));
    expect(headers['webhook-signature']).toBe(new Signer(secret).sign(delivery.id, new Date(START), body));
  });

  it('sends an event of the real shape that says it is a test and approves nothing', async () => {
    const { id } = await subscribe(receiver.url);
    await test(id);
    const event = ReviewEvent.parse(JSON.parse((await receiver.nth(1)).body));
    expect(event.data).toMatchObject({ status: 'complete', verdict: null, dry_run: true, ticket: TEST_TICKET });
  });

  it('also where the subscription wants other events', async () => {
    const { id } = await subscribe(receiver.url, ['review.failed']);
    expect((await test(id)).status).toBe('delivered');
  });

  it.each([301, 400, 404, 429, 500, 503])('tries once: %i is a failure', async (status) => {
    receiver.reply(status);
    const { id } = await subscribe(receiver.url);
    expect(await test(id)).toMatchObject({
      status: 'failed',
      attempt: 1,
      response_status: status,
      next_attempt_at: null,
    });
    service.pass(6000);
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', attempt: 1 }]);
    expect(receiver.received).toHaveLength(1);
    expect((await listed()).map((webhook) => webhook.status)).toEqual(['active']);
  });

  it('has no status where nobody answers', async () => {
    const { id } = await subscribe(receiver.url);
    await receiver.close();
    expect(await test(id)).toMatchObject({ status: 'failed', response_status: null });
    expect(service.log.at(-1)).toContain('ECONNREFUSED');
  });

  it('removes the subscription of a receiver that is gone', async () => {
    receiver.reply(410);
    const { id } = await subscribe(receiver.url);
    expect(await test(id)).toMatchObject({ status: 'failed', response_status: 410 });
    expect(await listed()).toEqual([]);
  });

  it('makes a disabled subscription active again where it arrives, and leaves it where it does not', async () => {
    const { id } = await subscribe(receiver.url);
    const tenant = service.store.tenant(service.tenantId);
    await tenant.transaction(async (tx) => {
      const webhook = await tx.webhooks.get(id);
      if (webhook === null) throw new Error('no webhook');
      await tx.webhooks.update({ ...webhook, status: 'disabled', reason: 'It failed.', failingSince: START });
    });
    receiver.reply(500, 200);
    await test(id);
    expect(await listed()).toMatchObject([{ status: 'disabled', reason: 'It failed.' }]);
    await test(id);
    expect(await listed()).toMatchObject([{ status: 'active', reason: null }]);
  });

  it('stands in no long line: who sends many at a time is told to come back', async () => {
    const { id } = await subscribe(receiver.url);
    const held: (() => void)[] = [];
    let open = false;
    receiver.reply((response) => {
      const answer = () => response.writeHead(204).end();
      if (open) answer();
      else held.push(answer);
    });
    const answered: number[] = [];
    const asking = Array.from({ length: 20 }, async () => {
      const answer = await service.call('POST', `/v1/webhooks/${id}/test`);
      answered.push(answer.status);
      if (answer.status === 503) expect(problem(answer)).toMatchObject({ code: 'E_INT_001' });
    });
    // 4 are sent, 8 wait, and the others have their answer.
    while (answered.length < 8) await service.call('GET', '/healthz');
    expect(answered).toEqual(Array(8).fill(503));
    open = true;
    for (const answer of held) answer();
    await Promise.all(asking);
    expect(answered.filter((status) => status === 200)).toHaveLength(12);
  });

  it('names neither the secret nor the path of the receiver in the log', async () => {
    receiver.reply(500);
    const { id, secret } = await subscribe(`${receiver.url}/services/T0/B0/hidden?key=hidden`);
    await test(id);
    const line = service.log.find((text) => text.includes(id));
    expect(line).toContain(`127.0.0.1:${receiver.port}: attempt 1: HTTP 500`);
    expect(service.log.join('\n')).not.toMatch(/hidden|whsec_/u);
    expect(service.log.join('\n')).not.toContain(secret);
  });

  it('lists deliveries newest first, in pages', async () => {
    const { id } = await subscribe(receiver.url);
    const other = await subscribe(receiver.url);
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) ids.push((await test(id)).id);
    await test(other.id);
    const path = `/v1/webhooks/${id}/deliveries?limit=2`;
    const first = DeliveryPage.parse((await service.call('GET', path)).json);
    const second = DeliveryPage.parse((await service.call('GET', `${path}&page=${first.next_page}`)).json);
    expect([...first.data, ...second.data].map((delivery) => delivery.id)).toEqual(ids.toReversed());
    expect(second.next_page).toBeNull();
    for (const query of ['limit=0', 'page=x', 'status=failed']) {
      expect(problem(await service.call('GET', `/v1/webhooks/${id}/deliveries?${query}`)).code).toBe('E_REQ_001');
    }
  });
});

describe('POST /v1/webhooks/{id}/rotate', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const rotate = async (id: string) => {
    const answer = await service.call('POST', `/v1/webhooks/${id}/rotate`);
    expect(answer.status).toBe(200);
    return WebhookWithSecret.parse(answer.json);
  };
  /** Which of the secrets a new delivery is signed with, in the order of its signatures. */
  const signers = async (id: string, secrets: readonly string[]) => {
    await service.call('POST', `/v1/webhooks/${id}/test`);
    const { headers, body } = await receiver.nth(receiver.received.length);
    const signatures = String(headers['webhook-signature']).split(' ');
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    return signatures.map((signature) =>
      secrets.findIndex((secret) => new Signer(secret).sign(String(headers['webhook-id']), sentAt, body) === signature),
    );
  };

  it('shows a new secret; both sign for a day', async () => {
    const made = await subscribe(receiver.url);
    const rotated = await rotate(made.id);
    expect({ ...rotated, secret: '' }).toEqual({ ...made, secret: '' });
    const secrets = [made.secret, rotated.secret];
    expect(await signers(made.id, secrets)).toEqual([1, 0]);
    service.pass(24 * HOUR - 1);
    expect(await signers(made.id, secrets)).toEqual([1, 0]);
    service.pass(1);
    expect(await signers(made.id, secrets)).toEqual([1]);
  });

  it('keeps the last two of several', async () => {
    const made = await subscribe(receiver.url);
    const secrets = [made.secret, (await rotate(made.id)).secret, (await rotate(made.id)).secret];
    expect(await signers(made.id, secrets)).toEqual([2, 1]);
  });

  it('mends a secret that cannot be opened any more; until then nothing is sent', async () => {
    const made = await subscribe(receiver.url);
    const tenant = service.store.tenant(service.tenantId);
    const name = `webhook/${made.id}`;
    await tenant.transaction((tx) =>
      tx.secrets.put({ name, kind: 'signing', keyId: 'x', box: 'v1.a.b', updatedAt: 0 }),
    );
    const failed = await service.call('POST', `/v1/webhooks/${made.id}/test`);
    expect(failed.json).toMatchObject({ status: 'failed', response_status: null });
    expect(receiver.received).toEqual([]);
    expect(service.log.at(-1)).toContain('there is no master key x');
    const rotated = await rotate(made.id);
    expect(await signers(made.id, [rotated.secret])).toEqual([0]);
  });
});
