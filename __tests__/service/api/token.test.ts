import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { OAuthError, TokenResponse } from '../../../src/contract/index.js';
import { ALL_SCOPES, type Answer, type Harness, post, SECRET, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  describe('POST /oauth/token', () => {
    let service: Harness;
    beforeAll(async () => {
      service = await startHarness({ store: over });
    });
    afterAll(() => service.close());

    const ask = (form: string | Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
      post(`${service.baseUrl}/oauth/token`, new URLSearchParams(form).toString(), { ...FORM, ...headers });
    const own = (more: Record<string, string> = {}) => ({
      grant_type: 'client_credentials',
      client_id: service.clients.own,
      client_secret: SECRET,
      ...more,
    });
    const basic = (id: string, secret: string) => ({
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    });
    const readError = (answer: Answer) => [answer.status, OAuthError.parse(answer.json).error];

    it('mints a bearer token for an hour and forbids to keep the answer', async () => {
      const answer = await ask(own({ scope: 'reviews:read findings:read' }));
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'reviews:read findings:read',
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['pragma']).toBe('no-cache');
    });

    it('gives a JWT of RFC 9068', async () => {
      const { access_token: token } = TokenResponse.parse((await ask(own())).json);
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
      const now = START / 1000;
      expect(decodeJwt(token)).toEqual({
        iss: service.baseUrl,
        aud: service.baseUrl,
        sub: service.clients.own,
        client_id: service.clients.own,
        tenant_id: service.tenantId,
        scope: ALL_SCOPES.join(' '),
        iat: now,
        exp: now + 3600,
        jti: expect.any(String),
      });
    });

    it('takes HTTP Basic, form-decoded as RFC 6749 §2.3.1 has it', async () => {
      const { own: id } = service.clients;
      const form = { grant_type: 'client_credentials' };
      expect((await ask(form, basic(id, SECRET))).status).toBe(200);
      const encoded = [...SECRET].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
      expect((await ask(form, basic(id, encoded))).status).toBe(200);
      expect((await ask({ ...form, client_id: id }, basic(id, SECRET))).status).toBe(200);
    });

    it('grants all scopes of the client where none is asked for, an empty one counting as none', async () => {
      expect((await ask(own())).json).toMatchObject({ scope: ALL_SCOPES.join(' ') });
      expect((await ask(own({ scope: '' }))).json).toMatchObject({ scope: ALL_SCOPES.join(' ') });
      expect((await ask(own({ client_id: service.clients.reader }))).json).toMatchObject({ scope: 'reviews:read' });
    });

    it('grants what is asked for, in any order, each scope once, separated by single spaces', async () => {
      const answer = await ask(own({ scope: ' findings:read  reviews:read findings:read ' }));
      expect(answer.json).toMatchObject({ scope: 'findings:read reviews:read' });
    });

    it.each([
      ['an unknown scope', 'reviews:read reviews:delete'],
      ['another letter case', 'Reviews:Read'],
      ['a tab between scopes', 'reviews:read\tfindings:read'],
      ['a quote', 'reviews:read"'],
    ])('refuses %s with invalid_scope', async (_, scope) => {
      expect(readError(await ask(own({ scope })))).toEqual([400, 'invalid_scope']);
    });

    it('refuses a scope that the client does not have', async () => {
      const form = own({ client_id: service.clients.reader, scope: 'reviews:read reviews:write' });
      expect(readError(await ask(form))).toEqual([400, 'invalid_scope']);
    });

    it.each([
      ['a wrong secret', { client_secret: 'rgs_wrong' }],
      ['an empty secret', { client_secret: '' }],
      ['no such client', { client_id: 'cli_01jwvzm5g0e04r20810408204' }],
      ['an empty client', { client_id: '' }],
    ])('refuses %s with invalid_client and a challenge', async (_, fields) => {
      const answer = await ask(own(fields));
      expect(readError(answer)).toEqual([401, 'invalid_client']);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/u);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('tells a wrong secret and a missing client apart by nothing', async () => {
      const wrong = await ask(own({ client_secret: 'rgs_wrong' }));
      const missing = await ask(own({ client_id: 'cli_nobody' }));
      expect(wrong.text).toBe(missing.text);
    });

    it.each([
      ['a wrong secret', () => basic(service.clients.own, 'wrong')],
      ['no colon', () => ({ authorization: `Basic ${Buffer.from('nothing').toString('base64')}` })],
      ['broken form-encoding', () => basic(service.clients.own, '%zz')],
      ['no base64', () => ({ authorization: 'Basic ???' })],
      ['a bearer', () => ({ authorization: 'Bearer abc' })],
    ])('refuses an Authorization header with %s', async (_, headers) => {
      expect(readError(await ask({ grant_type: 'client_credentials' }, headers()))).toEqual([401, 'invalid_client']);
    });

    it('refuses both ways at once, and two different clients', async () => {
      const { own: id, other } = service.clients;
      expect(readError(await ask(own(), basic(id, SECRET)))).toEqual([400, 'invalid_request']);
      const form = { grant_type: 'client_credentials', client_id: other };
      expect(readError(await ask(form, basic(id, SECRET)))).toEqual([400, 'invalid_request']);
    });

    it.each(['password', 'authorization_code', 'CLIENT_CREDENTIALS', 'client_credentials '])(
      'refuses the grant %j',
      async (grant_type) => {
        expect(readError(await ask(own({ grant_type })))).toEqual([400, 'unsupported_grant_type']);
      },
    );

    it.each([
      ['no grant_type', 'client_id=a&client_secret=b'],
      ['an empty grant_type', 'grant_type=&client_id=a&client_secret=b'],
      ['an empty body', ''],
      ['a parameter twice', 'grant_type=client_credentials&client_id=a&client_id=a&client_secret=b'],
      ['a parameter twice, once empty', 'grant_type=client_credentials&scope=&scope=admin&client_id=a&client_secret=b'],
    ])('refuses %s with invalid_request', async (_, form) => {
      expect(readError(await ask(form))).toEqual([400, 'invalid_request']);
    });

    it('passes over parameters it does not know', async () => {
      expect((await ask(own({ audience: 'x', resource: 'y' }))).status).toBe(200);
    });

    it.each([['application/json'], ['text/plain'], ['multipart/form-data; boundary=x']])(
      'does not take %s',
      async (type) => {
        const answer = await post(`${service.baseUrl}/oauth/token`, JSON.stringify(own()), { 'content-type': type });
        expect(readError(answer)).toEqual([400, 'invalid_request']);
      },
    );

    it('takes no more than 64 KiB', async () => {
      expect(readError(await ask(own({ scope: 'x'.repeat(70_000) })))).toEqual([413, 'invalid_request']);
    });

    it('publishes its metadata and the keys that verify its tokens', async () => {
      const { json: metadata } = await service.call('GET', '/.well-known/oauth-authorization-server', { token: null });
      expect(metadata).toMatchObject({
        issuer: service.baseUrl,
        token_endpoint: `${service.baseUrl}/oauth/token`,
        jwks_uri: `${service.baseUrl}/.well-known/jwks.json`,
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        scopes_supported: ALL_SCOPES,
      });
      const { json: keys } = await service.call('GET', '/.well-known/jwks.json', { token: null });
      const key = {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.any(String),
        alg: 'ES256',
        use: 'sig',
      };
      // One for tokens, one for traces.
      expect(keys).toEqual({ keys: [key, key] });
    });
  });
});
