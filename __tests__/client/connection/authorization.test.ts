import { describe, expect, it } from '@jest/globals';
import type { Endpoint } from '../../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, openDesk } from '../desk.js';

const called: Endpoint[] = ['create', 'review', 'findings'];

async function reviewWith({ client }: Awaited<ReturnType<typeof openDesk>>) {
  const review = await client.wait(await client.create(ASKED, 'key-1'));
  return client.findings(review.id);
}

describe('tokens', () => {
  it('are minted once for many calls at the same time', async () => {
    const { client, service } = await openDesk();
    await Promise.all(['1', '2', '3', '4'].map((key) => client.create(ASKED, key)));
    expect(service.seen('token')).toHaveLength(1);
    expect(service.created).toHaveLength(4);
  });

  it('are minted anew 60 s before they expire', async () => {
    const { client, service, clock } = await openDesk({ tokenLifetime: 300 });
    const { id } = await client.create(ASKED, 'key-1');
    clock.time += 239_000;
    await client.get(id);
    expect(service.seen('token')).toHaveLength(1);
    clock.time += 1000;
    await client.get(id);
    expect(service.seen('token')).toHaveLength(2);
  });

  it('that live 10 s are used for 5 s', async () => {
    const desk = await openDesk({ tokenLifetime: 10, statuses: ['queued', 'queued', 'queued', 'queued', 'complete'] });
    await reviewWith(desk);
    expect(desk.service.seen('token').length).toBeGreaterThan(2);
    expect(desk.log.lines.filter((line) => line.includes('401'))).toEqual([]);
  });

  it.each([
    ['no expires_in', { tokenLifetime: null }],
    ['token_type bearer', { tokenType: 'bearer' }],
  ])('may come with %s', async (_what, options) => {
    const desk = await openDesk(options);
    expect((await reviewWith(desk)).findings).toHaveLength(1);
  });

  it('with expires_in 0 are used once each', async () => {
    const desk = await openDesk();
    let count = 0;
    for (let times = 0; times < 3; times += 1) {
      count += 1;
      desk.service.fail({ on: 'token', status: 200, body: { access_token: `short-lived-${count}`, expires_in: 0 } });
      desk.service.fail({ on: 'create', status: 201, body: { id: 'rev_1', status: 'queued' } });
    }
    for (let key = 1; key <= 3; key += 1) await desk.client.create(ASKED, String(key));
    const used = desk.service.seen('create').map(({ headers }) => headers['authorization']);
    expect(used).toEqual(['Bearer short-lived-1', 'Bearer short-lived-2', 'Bearer short-lived-3']);
  });

  it.each(called)('are minted anew once after a 401 of %s', async (on) => {
    const desk = await openDesk();
    desk.service.fail({ on, status: 401 });
    await reviewWith(desk);
    expect(desk.service.seen('token')).toHaveLength(2);
    const [refused, repeated] = desk.service.seen(on);
    expect(repeated?.path).toBe(refused?.path);
    expect(repeated?.headers['authorization']).not.toBe(refused?.headers['authorization']);
  });

  it.each(called)('are not minted a third time after a second 401 of %s', async (on) => {
    const desk = await openDesk();
    desk.service.fail({ on, status: 401, times: 2, body: { detail: 'Go away' } });
    const error = await catchReviewError(reviewWith(desk));
    expect(error).toMatchObject({ kind: 'refused', status: 401, message: expect.stringContaining('Go away') });
    expect(desk.service.seen('token')).toHaveLength(2);
    expect(desk.service.seen(on)).toHaveLength(2);
  });

  it('revoked in the middle of a run are replaced', async () => {
    const { client, service } = await openDesk({ statuses: ['queued', 'queued', 'complete'] });
    const review = await client.create(ASKED, 'key-1');
    service.revokeTokens();
    await client.wait(review);
    service.revokeTokens();
    expect((await client.findings(review.id)).findings).toHaveLength(1);
    expect(service.seen('token')).toHaveLength(3);
  });

  it('and the secret are told to whoever masks them, before anything else', async () => {
    const { client, service, secrets } = await openDesk();
    expect(secrets).toEqual([service.clientSecret]);
    await client.create(ASKED, 'key-1');
    expect(secrets).toHaveLength(2);
    expect(service.seen('create')[0]?.headers['authorization']).toBe(`Bearer ${secrets[1]}`);
  });
});

describe('a client that may not', () => {
  it.each([
    ['create', 'reviews:read findings:read', 'reviews:write'],
    ['review', 'reviews:write findings:read', 'reviews:read'],
    ['findings', 'reviews:read reviews:write', 'findings:read'],
  ])('%s is told which scope it lacks', async (_call, scopes, missing) => {
    const desk = await openDesk({ scopes });
    const error = await catchReviewError(reviewWith(desk));
    expect(error).toMatchObject({ kind: 'refused', status: 403, hint: expect.stringContaining(missing) });
    expect(desk.service.seen('token')).toHaveLength(1);
  });
});

describe('the token call', () => {
  it('with a wrong secret is final and does not show it', async () => {
    const { client, service } = await openDesk({}, { clientSecret: 'wrong-secret' });
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'refused', status: 401, code: 'invalid_client' });
    expect(error.hint).toContain('client-secret');
    expect(service.requests).toHaveLength(1);
    expect(`${error.message}${error.hint}`).not.toContain('wrong-secret');
  });

  it.each([
    ['invalid_scope', 400, 'reviews:read, reviews:write and findings:read'],
    ['unauthorized_client', 400, 'client_credentials'],
    ['access_denied', 403, 'client-id'],
  ])('with %s is final', async (error, status, hint) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'token', status, body: { error, error_description: 'No.' } });
    expect(await catchReviewError(client.create(ASKED, 'key-1'))).toMatchObject({
      kind: 'refused',
      code: error,
      hint: expect.stringContaining(hint),
    });
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['truncated JSON', '{"access_token":"tok-5ecret-5ecret","expires'],
    ['no token', { token: 'tok-5ecret-5ecret' }],
    ['a token that is none', { access_token: 'tok-5ecret\n5ecret', token_type: 'Bearer' }],
    ['a token of another type', { access_token: 'tok-5ecret-5ecret', token_type: 'mac' }],
    ['a lifetime that is none', { access_token: 'tok-5ecret-5ecret', expires_in: 'long' }],
    ['a negative lifetime', { access_token: 'tok-5ecret-5ecret', expires_in: -1 }],
    ['HTML', '<html><h1>Sign in</h1>'],
    ['nothing', ''],
  ])('answered with %s says so, and shows no token', async (_what, body) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'token', status: 200, body });
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
    expect(error.message).toContain(`POST ${service.baseUrl}/oauth/token answered 200`);
    expect(`${error.message}${error.hint}`).not.toContain('5ecret');
  });
});
