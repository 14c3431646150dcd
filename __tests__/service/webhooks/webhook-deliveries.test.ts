import { describe, expect, it } from '@jest/globals';
import { Webhook as Signer } from 'standardwebhooks';
import { ProviderError } from '../../../src/base/errors.js';
import { CompletedReview, Review, ReviewEvent, WebhookWithSecret } from '../../../src/contract/index.js';
import { STORES } from '../stores.js';
import { useSending } from './webhook-sending.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After the first attempt, the second, and so on: the contract's. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/** More than any jitter. */
const WITH_JITTER = 1.11;

const sending = useSending();
const { start, subscribe, webhook, deliveries, until, tried, over } = sending;

describe.each(STORES)('events over %s', (store) => {
  it('reach a receiver that checks them with the library of Standard Webhooks', async () => {
    // The library compares with the machine's clock.
    await start({ store, start: Date.now() });
    const { id, secret } = await subscribe(`${sending.receiver.url}/in?key=1`);
    const review = await sending.service.complete({ ticket: '#1' });
    const { method, path, headers, body } = await sending.receiver.nth(1);
    expect([method, path]).toEqual(['POST', '/in?key=1']);
    expect(headers['content-type']).toBe('application/json');
    const sent = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    const event = ReviewEvent.parse(new Signer(secret).verify(body, sent));
    expect(event.type).toBe('review.completed');
    expect(event.data).toEqual(review);
    expect(() => new Signer(secret).verify(body.replace('complete', 'Complete'), sent)).toThrow();
    expect(await over(id)).toMatchObject({
      id: headers['webhook-id'],
      event: 'review.completed',
      review_id: review.id,
      attempt: 1,
      status: 'delivered',
      response_status: 204,
      next_attempt_at: null,
    });
    expect(sending.outcomes).toEqual(['delivered']);
  });

  it('are sent for dry runs too, whose verdict is null', async () => {
    await start({ store });
    await subscribe(sending.receiver.url);
    await sending.service.complete({ dry_run: true });
    const event = ReviewEvent.parse(JSON.parse((await sending.receiver.nth(1)).body));
    expect(CompletedReview.parse(event.data)).toMatchObject({ verdict: null, dry_run: true });
  });

  it('tell of reviews that failed', async () => {
    await start({ store });
    const { id } = await subscribe(sending.receiver.url);
    sending.service.provider.interrupt('snapshot', new ProviderError('E_TOK_001', 'The provider refuses the token.'));
    const { id: reviewId } = await sending.service.create();
    const review = await sending.service.ended(reviewId);
    const event = ReviewEvent.parse(JSON.parse((await sending.receiver.nth(1)).body));
    expect(event).toMatchObject({ type: 'review.failed', data: Review.parse(review) });
    expect(await over(id)).toMatchObject({ event: 'review.failed', review_id: reviewId });
  });

  it('go to each active subscription of the tenant that wants them, and to no other', async () => {
    await start({ store });
    const { id: first } = await subscribe(`${sending.receiver.url}/first`);
    const { id: second } = await subscribe(`${sending.receiver.url}/second`, ['review.completed']);
    const { id: failures } = await subscribe(`${sending.receiver.url}/failures`, ['review.failed']);
    const theirs = await sending.service.call('POST', '/v1/webhooks', {
      body: { url: `${sending.receiver.url}/theirs`, events: ['review.completed'] },
      token: await sending.service.token(sending.service.clients.other),
    });
    expect(theirs.status).toBe(201);
    await sending.service.complete();
    const ids = new Set([(await over(first)).id, (await over(second)).id]);
    expect(ids.size).toBe(2);
    expect(sending.receiver.received.map(({ path }) => path).toSorted()).toEqual(['/first', '/second']);
    expect(await deliveries(failures)).toEqual([]);
  });

  it('are as many as the reviews', async () => {
    await start({ store });
    const { id } = await subscribe(sending.receiver.url);
    const made = await Promise.all(Array.from({ length: 20 }, (_, at) => sending.service.complete({ pr: at + 1 })));
    await sending.receiver.nth(20);
    const told = sending.receiver.received.map(({ body }) => ReviewEvent.parse(JSON.parse(body)).data.id);
    expect(told.toSorted()).toEqual(made.map((review) => review.id).toSorted());
    while ((await deliveries(id)).some(({ status }) => status !== 'delivered'));
    expect(sending.receiver.received).toHaveLength(20);
  });
});

describe.each(STORES)('retries over %s', (store) => {
  it('come by the schedule, the same id and bytes freshly signed, until the last has failed', async () => {
    await start({ store });
    sending.receiver.reply(500);
    const { id, secret } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    let now = Date.parse((await tried(id, 1)).created_at);
    for (const [at, wait] of WAITS.entries()) {
      const { next_attempt_at, status } = await tried(id, at + 1);
      expect(status).toBe('pending');
      const due = Date.parse(next_attempt_at ?? '');
      expect(due - now).toBeGreaterThanOrEqual(wait);
      expect(due - now).toBeLessThanOrEqual(wait * WITH_JITTER);
      sending.service.pass(due - now);
      now = due;
    }
    expect(await over(id)).toMatchObject({
      attempt: 10,
      status: 'failed',
      response_status: 500,
      next_attempt_at: null,
    });
    expect(sending.receiver.received).toHaveLength(10);
    expect(new Set(sending.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(sending.receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sending.receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    for (const { headers, body } of sending.receiver.received) {
      const sentAt = new Date(Number(headers['webhook-timestamp']) * SECOND);
      expect(headers['webhook-signature']).toBe(new Signer(secret).sign(String(headers['webhook-id']), sentAt, body));
    }
    expect(sending.outcomes).toEqual([...Array(9).fill('retried'), 'failed']);
  });

  it('do not come before their time', async () => {
    await start({ store });
    sending.receiver.reply(500);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    sending.service.pass(4999);
    // Another delivery goes out meanwhile: there was a look for what is due.
    await sending.service.complete({ pr: 8 });
    await sending.receiver.nth(2);
    const [, first] = await deliveries(id);
    expect(first).toMatchObject({ attempt: 1, status: 'pending' });
  });

  it('end with the first that arrives', async () => {
    await start({ store });
    sending.receiver.reply(500, 302, 200);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    sending.service.pass(6 * SECOND);
    await tried(id, 2);
    sending.service.pass(6 * MINUTE);
    expect(await over(id)).toMatchObject({ attempt: 3, status: 'delivered', response_status: 200 });
    expect(sending.outcomes).toEqual(['retried', 'retried', 'delivered']);
  });

  it.each([429, 503])('heed Retry-After of %i', async (status) => {
    await start({ store });
    sending.receiver.reply((response) => response.writeHead(status, { 'retry-after': '3600' }).end());
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    const { next_attempt_at, created_at, response_status } = await tried(id, 1);
    expect(response_status).toBe(status);
    expect(Date.parse(next_attempt_at ?? '') - Date.parse(created_at)).toBe(HOUR);
  });
});

describe.each(STORES)('a subscription over %s', (store) => {
  it('is disabled after five days in which every delivery failed, and says so', async () => {
    await start({ store });
    sending.receiver.reply(503);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    const { created_at } = await tried(id, 1);
    sending.service.pass(4 * DAY);
    await tried(id, 2);
    expect(await webhook(id)).toMatchObject({
      status: 'active',
      failing_since: expect.stringMatching(/Z$/u),
      last_failure: 'It answered 503: the fault is in the receiver. Look into its log.',
    });
    sending.service.pass(DAY);
    expect(await over(id)).toMatchObject({ attempt: 3, status: 'failed', response_status: 503 });
    const { status, reason } = await webhook(id);
    expect(status).toBe('disabled');
    expect(reason).toContain(`Every delivery since ${created_at} has failed`);
    expect(reason).toContain('HTTP 503');
    expect(sending.service.log.at(-1)).toContain('the subscription is disabled');

    const before = sending.receiver.received.length;
    await sending.service.complete({ pr: 8 });
    expect(await deliveries(id)).toHaveLength(1);
    sending.receiver.reply(200);
    expect((await sending.service.call('POST', `/v1/webhooks/${id}/test`)).json).toMatchObject({ status: 'delivered' });
    expect(await webhook(id)).toMatchObject({
      status: 'active',
      reason: null,
      failing_since: null,
      last_failure: null,
    });
    await sending.service.complete({ pr: 9 });
    await sending.receiver.nth(before + 2);
  });

  it('is not, where one delivery of those days arrived', async () => {
    await start({ store });
    sending.receiver.reply(500, 200, 500);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    sending.service.pass(4 * DAY);
    await over(id);
    await sending.service.complete({ pr: 8 });
    await until(id, ({ attempt, status }) => attempt === 1 && status === 'pending');
    sending.service.pass(2 * DAY);
    await tried(id, 2);
    expect((await webhook(id)).status).toBe('active');
  });

  it('ends what was on its way when it is disabled', async () => {
    await start({ store });
    sending.receiver.reply(500, (response) => response.writeHead(503, { 'retry-after': '86400' }).end(), 500);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    sending.service.pass(5 * DAY - HOUR);
    await tried(id, 2);
    await sending.service.complete({ pr: 8 });
    await tried(id, 1);
    sending.service.pass(HOUR);
    while ((await webhook(id)).status === 'active');
    expect((await webhook(id)).status).toBe('disabled');
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('sends nothing any more when it was removed', async () => {
    await start({ store });
    sending.receiver.reply(500);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    expect((await sending.service.call('DELETE', `/v1/webhooks/${id}`)).status).toBe(204);
    sending.service.pass(DAY);
    sending.receiver.reply(200);
    const other = await subscribe(sending.receiver.url);
    await sending.service.complete({ pr: 8 });
    await over(other.id);
    expect(sending.receiver.received).toHaveLength(2);
  });

  it('signs retries with both secrets after a rotation', async () => {
    await start({ store });
    sending.receiver.reply(500);
    const { id, secret } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    await tried(id, 1);
    const rotated = WebhookWithSecret.parse((await sending.service.call('POST', `/v1/webhooks/${id}/rotate`)).json);
    sending.service.pass(6 * SECOND);
    const { headers, body } = await sending.receiver.nth(2);
    const sentAt = new Date(Number(headers['webhook-timestamp']) * SECOND);
    const signatures = [rotated.secret, secret].map((by) =>
      new Signer(by).sign(String(headers['webhook-id']), sentAt, body),
    );
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
  });

  it('that cannot be signed for is not blamed', async () => {
    await start({ store });
    const { id } = await subscribe(sending.receiver.url);
    const tenant = sending.service.store.tenant(sending.service.tenantId);
    await tenant.transaction((tx) => tx.secrets.remove(`webhook/${id}`));
    await sending.service.complete();
    expect(await tried(id, 1)).toMatchObject({ status: 'pending', response_status: null });
    sending.service.pass(6 * DAY);
    await tried(id, 2);
    expect((await webhook(id)).status).toBe('active');
    expect(sending.receiver.received).toEqual([]);
  });
});
