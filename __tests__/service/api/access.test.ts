import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { SCOPES, type Scope } from '../../../src/contract/index.js';
import { type Answer, BODY, FindingPage, type Harness, problem, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  const NOBODY = '01jwvzm5g0e04r208104082041';

  /** Every guarded call that is served, with the one scope it needs. */
  const CALLS: readonly (readonly [string, string, Scope])[] = [
    ['POST', '/v1/reviews', 'reviews:write'],
    ['GET', `/v1/reviews/rev_${NOBODY}`, 'reviews:read'],
    ['GET', '/v1/reviews', 'reviews:read'],
    ['GET', `/v1/findings?review_id=rev_${NOBODY}`, 'findings:read'],
    ['GET', `/v1/findings/fnd_${NOBODY}`, 'findings:read'],
    ['GET', `/v1/reviews/rev_${NOBODY}/trace`, 'findings:read'],
    ['POST', `/v1/reviews/rev_${NOBODY}/trace-links`, 'findings:read'],
  ];

  describe('access', () => {
    let service: Harness;
    beforeAll(async () => {
      service = await startHarness({ store: over });
    });
    afterAll(() => service.close());

    const authenticate = (answer: Answer) => String(answer.headers['www-authenticate']);

    describe.each(CALLS)('%s %s', (method, path, scope) => {
      it('asks for a token and, where none came, names no error (RFC 6750 §3.1)', async () => {
        const answer = await service.call(method, path, { token: null });
        expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
        expect(authenticate(answer)).toBe('Bearer realm="review-gate"');
      });

      it('refuses a token that is not one', async () => {
        const answer = await service.call(method, path, { token: 'abc.def.ghi' });
        expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
        expect(authenticate(answer)).toContain('error="invalid_token"');
      });

      it(`refuses a token of every scope but ${scope}, and names it`, async () => {
        const others = Object.keys(SCOPES).filter((name) => name !== scope);
        const token = await service.token(service.clients.own, others.join(' '));
        const answer = await service.call(method, path, { token });
        const said = problem(answer);
        expect(said).toMatchObject({ status: 403, code: 'E_AUTH_002' });
        expect(said.detail).toContain(scope);
        expect(authenticate(answer)).toContain('error="insufficient_scope"');
        expect(authenticate(answer)).toContain(`scope="${scope}"`);
      });

      it(`lets in a token of ${scope} alone`, async () => {
        const token = await service.token(service.clients.own, scope);
        const body = path === '/v1/reviews' && method === 'POST' ? BODY : undefined;
        expect([200, 202, 404]).toContain((await service.call(method, path, { token, body })).status);
      });
    });

    it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Token abc', 'Bearer a b', 'Bearer a,Bearer b'])(
      'does not take the Authorization header %j',
      async (authorization) => {
        const answer = await service.call('GET', '/v1/reviews', { token: null, headers: { authorization } });
        expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
      },
    );

    it('takes the scheme in any case', async () => {
      const token = await service.token();
      for (const scheme of ['bearer', 'BEARER']) {
        const headers = { authorization: `${scheme} ${token}` };
        expect((await service.call('GET', '/v1/reviews', { token: null, headers })).status).toBe(200);
      }
    });

    it('checks the token before it looks at the body', async () => {
      const answer = await service.call('POST', '/v1/reviews', { token: null, raw: '{not json' });
      expect(problem(answer).code).toBe('E_AUTH_001');
    });

    it('refuses a token of a key, algorithm, type, issuer or audience that is not its own', async () => {
      const { privateKey } = await generateKeyPair('ES256');
      const claims = decodeJwt(await service.token());
      const { json } = await service.call('GET', '/.well-known/jwks.json', { token: null });
      const [key] = z
        .object({ keys: z.tuple([z.looseObject({ kid: z.string() })]).rest(z.unknown()) })
        .parse(json).keys;
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid })
        .sign(privateKey);
      const [, payload] = forged.split('.');
      const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
      const hmac = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(new TextEncoder().encode(JSON.stringify(key)));
      for (const token of [forged, none, hmac]) {
        expect((await service.call('GET', '/v1/reviews', { token })).status).toBe(401);
      }
      const elsewhere = await startHarness({ store: over });
      try {
        const token = await elsewhere.token();
        expect((await service.call('GET', '/v1/reviews', { token })).status).toBe(401);
      } finally {
        await elsewhere.close();
      }
    });

    it('refuses a token whose payload was changed', async () => {
      const [header, payload, signature] = (await service.token(service.clients.reader)).split('.');
      const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
      const more = Buffer.from(JSON.stringify({ ...claims, scope: 'reviews:read admin' })).toString('base64url');
      expect((await service.call('GET', '/v1/reviews', { token: `${header}.${more}.${signature}` })).status).toBe(401);
    });

    it('takes a token until its hour is over, by the clock that was passed in', async () => {
      const own = await startHarness({ store: over });
      try {
        const token = await own.token();
        own.pass(3_599_000);
        expect((await own.call('GET', '/v1/reviews', { token })).status).toBe(200);
        own.pass(1000);
        const answer = await own.call('GET', '/v1/reviews', { token });
        expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
        expect(authenticate(answer)).toContain('The access token has expired.');
      } finally {
        await own.close();
      }
    });

    it("answers for another tenant's ids exactly as for ids that there are not", async () => {
      const review = await service.complete();
      const found = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${review.id}`)).json);
      const finding = found.data[0]?.id ?? '';
      expect(finding).toMatch(/^fnd_/u);
      const token = await service.token(service.clients.other);
      const paths = (reviewId: string, findingId: string) =>
        [
          ['GET', `/v1/reviews/${reviewId}`],
          ['GET', `/v1/reviews/${reviewId}/trace`],
          ['POST', `/v1/reviews/${reviewId}/trace-links`],
          ['GET', `/v1/findings?review_id=${reviewId}`],
          ['GET', `/v1/findings/${findingId}`],
        ] as const;
      const missing = paths(`rev_${NOBODY}`, `fnd_${NOBODY}`);
      const headers = { 'x-request-id': 'same' };
      for (const [at, [method, path]] of paths(review.id, finding).entries()) {
        const theirs = await service.call(method, path, { token, headers });
        const nobodys = await service.call(method, missing[at]?.[1] ?? '', { token, headers });
        expect(theirs.status).toBe(404);
        expect(theirs.text).toBe(nobodys.text);
      }
      expect((await service.call('GET', '/v1/reviews', { token })).json).toEqual({ data: [], next_page: null });
    });

    it.each(['rev_', 'nonsense', `fnd_${NOBODY}`, 'rev_%00', 'rev_..%2f..', 'r'.repeat(99)])(
      'reads the id %j as one that there is not',
      async (id) => {
        expect(problem(await service.call('GET', `/v1/reviews/${id}`)).code).toBe('E_NF_001');
        expect(problem(await service.call('GET', `/v1/reviews/${id}/trace`)).code).toBe('E_NF_001');
        expect(problem(await service.call('GET', `/v1/findings/${id}`)).code).toBe('E_NF_001');
      },
    );
  });
});
