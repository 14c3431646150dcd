/** Answers that are none of the interface's. */
import { describe, expect, it } from '@jest/globals';
import type { Endpoint, Fault } from '../../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, type Desk, openDesk } from '../desk.js';

async function runReview({ client }: Desk) {
  const review = await client.wait(await client.create(ASKED, 'key-1'));
  return client.findings(review.id);
}

const called: Endpoint[] = ['create', 'review', 'findings'];

describe.each(called)('an answer to %s', (on) => {
  it.each([
    ['HTML', '<!doctype html><title>Sign in</title>', '<!doctype html><title>Sign in</title>', 'web page'],
    ['truncated JSON', '{"id":"rev_1","status":"comp', '{"id":"rev_1","status":"comp', 'base-url'],
    ['text', 'ok', 'ok', 'base-url'],
    ['a bare null', 'null', 'null', 'base-url'],
    ['a list', '[1,2]', '[1,2]', 'base-url'],
    ['another object', { ok: true }, '{"ok":true}', 'base-url'],
    ['an empty body', '', 'an empty body', 'base-url'],
    ['a code in a success', { error: 'E_TOK_002' }, 'E_TOK_002', 'provider token'],
  ])('that is %s says what came from where', async (_what, body, shown, hint) => {
    const desk = await openDesk();
    desk.service.fail({ on, status: 200, body });
    const error = await catchReviewError(runReview(desk));
    expect(error).toMatchObject({ kind: 'malformed', status: 200, hint: expect.stringContaining(hint) });
    expect(error.message).toContain(desk.service.baseUrl);
    expect(error.message).toContain(shown);
    expect(error.message).not.toContain('\n');
    expect(desk.service.seen(on)).toHaveLength(1);
  });

  it('shows 200 characters of it, none of them alive', async () => {
    const desk = await openDesk();
    desk.service.fail({ on, status: 200, body: `x\n::stop-commands::y\u001b[31m${'z'.repeat(1000)}` });
    const { message } = await catchReviewError(runReview(desk));
    expect(message).toContain('x\\n::stop-commands::y\\u{001b}[31mzzz');
    expect(message).not.toContain('z'.repeat(190));
  });

  it('that echoes the secret or the token does not show them', async () => {
    const desk = await openDesk();
    const fault: Fault = { on, status: 200, body: `secret=${desk.service.clientSecret}` };
    desk.service.fail(fault);
    const error = await catchReviewError(runReview(desk));
    expect(error.message).toContain('secret=***');
    expect(desk.log.lines.join()).not.toContain(desk.service.clientSecret);
  });
});

describe('a review', () => {
  it.each([
    ['without an id', { status: 'queued' }],
    ['without a status', { id: 'rev_1' }],
    ['with an empty status', { id: 'rev_1', status: '' }],
    ['with a number for its verdict', { id: 'rev_1', status: 'complete', verdict: 1 }],
  ])('%s is malformed', async (_what, body) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'create', status: 201, body });
    expect((await catchReviewError(client.create(ASKED, 'key-1'))).kind).toBe('malformed');
  });

  it('of another id than was asked for opens no gate', async () => {
    const { client, service } = await openDesk();
    const created = await client.create(ASKED, 'key-1');
    service.fail({ on: 'review', status: 200, body: { id: 'rev_9', status: 'complete', verdict: 'auto-approve' } });
    const error = await catchReviewError(client.wait(created));
    expect(error).toMatchObject({ kind: 'malformed', message: expect.stringContaining('another review') });
  });
});

describe('a redirect', () => {
  it.each([
    ['another host', 'http://evil.invalid/v1/reviews'],
    ['another port', 'http://127.0.0.1:1/v1/reviews'],
    ['another scheme', 'https://127.0.0.1/v1/reviews'],
    ['nowhere', 'http://'],
  ])('to %s is not followed', async (_where, location) => {
    for (const on of ['token', 'create'] as const) {
      const { client, service } = await openDesk();
      service.fail({ on, status: 307, headers: { location } });
      const error = await catchReviewError(client.create(ASKED, 'key-1'));
      expect(error).toMatchObject({ kind: 'configuration', status: 307, hint: expect.stringContaining('base-url') });
      expect(service.seen(on)).toHaveLength(1);
    }
  });

  it('of the same origin is followed', async () => {
    const { client, service } = await openDesk();
    const review = await client.create(ASKED, 'key-1');
    service.fail({ on: 'review', status: 301, headers: { location: `/v1/reviews/${review.id}?from=old` } });
    expect((await client.get(review.id)).id).toBe(review.id);
    expect(service.seen('review').map(({ path }) => path)).toEqual([
      `/v1/reviews/${review.id}`,
      `/v1/reviews/${review.id}?from=old`,
    ]);
  });

  it('keeps the body of a POST, or is refused', async () => {
    const { client, service } = await openDesk();
    service.fail({ on: 'create', status: 308, headers: { location: '/v1/reviews' } });
    await client.create(ASKED, 'key-1');
    expect(service.created).toEqual([ASKED]);
    service.fail({ on: 'create', status: 303, headers: { location: '/v1/reviews/rev_1' } });
    expect((await catchReviewError(client.create(ASKED, 'key-2'))).kind).toBe('configuration');
  });

  it('in a circle ends', async () => {
    const { client, service } = await openDesk();
    service.fail({ on: 'review', status: 302, headers: { location: '/v1/reviews/rev_1' }, times: 100 });
    const error = await catchReviewError(client.get('rev_1'));
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining('more than 5 times') });
  });
});
