import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { Problem, TraceLink } from '../../../src/contract/index.js';
import { type Harness, problem, readId, startHarness } from '../harness.js';

describe('what holds for every call', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await startHarness();
  });
  afterAll(() => service.close());

  const port = () => Number(new URL(service.baseUrl).port);

  /** Bytes as no client would send them; gives all that comes back. */
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port(), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        answer += part;
      });
      socket.on('end', () => resolve(answer)).on('error', reject);
    });

  it.each(['/', '/v1', '/v2/reviews', '/v1/review', '/v1/reviews/a/b', '/v1/hooks', '/admin', '/.env', '//v1/reviews'])(
    'answers GET %s with a problem, 404, before it asks for a token',
    async (path) => {
      expect(problem(await service.call('GET', path, { token: null }))).toMatchObject({
        status: 404,
        code: 'E_NF_001',
      });
    },
  );

  it.each(['/v1/tenant', '/v1/provider-tokens', '/v1/reviews/rev_01jwp8q9c0e8x0000000000000'])(
    'refuses a parameter that GET %s does not know, by name',
    async (path) => {
      const answer = problem(await service.call('GET', `${path}?verbose=1`));
      expect(answer).toMatchObject({ status: 400, code: 'E_REQ_001' });
      expect(answer.errors?.map(({ pointer }) => pointer)).toEqual(['?verbose']);
    },
  );

  it('does not look at the body of a call that there is not', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(problem(await service.call('POST', '/nowhere', { raw: 'x', headers })).status).toBe(404);
  });

  it.each([
    ['DELETE', '/v1/reviews', 'POST, GET, HEAD'],
    ['PUT', '/v1/reviews/rev_x', 'GET, HEAD'],
    ['PATCH', '/v1/findings', 'GET, HEAD'],
    ['GET', '/oauth/token', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/v1/reviews', 'POST, GET, HEAD'],
    ['GET', '/v1/reviews/rev_x/trace-links', 'POST'],
    ['TRACE', '/v1/reviews', 'POST, GET, HEAD'],
  ])('answers %s %s with 405 and the methods there are', async (method, path, allow) => {
    const answer = await service.call(method, path, { token: null });
    expect(problem(answer)).toMatchObject({ status: 405, code: 'E_REQ_001' });
    expect(answer.headers['allow']).toBe(allow);
  });

  it('answers an address that cannot be decoded with 400', async () => {
    const answer = await service.call('GET', '/v1/reviews/%zz');
    const detail = 'The request is malformed: the address is not valid percent-encoding.';
    expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', detail });
  });

  it.each([
    ['{"repo":', 'one valid JSON value'],
    ['{"repo":"octo/shop","pr":1,"__proto__":{}}', '__proto__'],
  ])('says of the body %s that it is the body that is wrong', async (body, said) => {
    const answer = await request(`${service.baseUrl}/v1/reviews`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await service.token()}`, 'content-type': 'application/json' },
      body,
    });
    const { code, detail } = Problem.parse(await answer.body.json());
    expect([answer.statusCode, code]).toEqual([400, 'E_REQ_001']);
    expect(detail).toContain(said);
    expect(detail).not.toContain('address');
  });

  it('answers an id that is far too long as one that there is not', async () => {
    expect(problem(await service.call('GET', `/v1/reviews/${'r'.repeat(1000)}`)).code).toBe('E_NF_001');
    const answer = await service.call('GET', `/v1/reviews/${'r'.repeat(5000)}`);
    expect(problem(answer)).toMatchObject({ status: 414, code: 'E_REQ_001' });
    expect(answer.text).not.toContain('rrr');
  });

  it.each([
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['a header that is none', 'GET /healthz HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
    ['two lengths', 'POST /v1/reviews HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s with a problem and closes', async (_, text, status) => {
    const answer = await raw(text);
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    expect(head).toContain('Content-Type: application/problem+json');
    expect(Problem.parse(JSON.parse(body ?? ''))).toMatchObject({ status, code: 'E_REQ_001' });
  });

  it('gives every answer an id, takes the caller’s where it is harmless, and names it in problems', async () => {
    const own = await service.call('GET', '/nowhere', { headers: { 'x-request-id': 'job-1.2_3' } });
    expect(own.headers['x-request-id']).toBe('job-1.2_3');
    expect(problem(own).instance).toBe('urn:review-gate:request:job-1.2_3');
    for (const bad of ['a b', 'x'.repeat(129), '<script>', '']) {
      const answer = await service.call('GET', '/nowhere', { headers: { 'x-request-id': bad } });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    }
  });

  it('sets headers that keep an answer from being run, framed, sniffed or kept', async () => {
    for (const path of ['/healthz', '/v1/reviews', '/nowhere']) {
      const { headers } = await service.call('GET', path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await service.call('HEAD', '/v1/reviews');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await service.call('HEAD', '/v1/reviews', { token: null })).status).toBe(401);
  });

  it('is alive and ready', async () => {
    expect((await service.call('GET', '/healthz', { token: null })).json).toEqual({ status: 'ok' });
    expect((await service.call('GET', '/readyz', { token: null })).json).toEqual({ status: 'ready' });
  });

  it('describes the calls it serves, and those alone, in a valid document', async () => {
    const { json } = await service.call('GET', '/openapi.json', { token: null });
    const document = z
      .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())), servers: z.unknown() })
      .parse(json);
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toMatchObject({ valid: true });
    expect(document.servers).toEqual([{ url: service.baseUrl }]);
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.toSorted()).toEqual([
      'delete /v1/policies/{name}',
      'delete /v1/provider-tokens/{provider}',
      'delete /v1/webhooks/{id}',
      'get /.well-known/jwks.json',
      'get /.well-known/oauth-authorization-server',
      'get /docs',
      'get /healthz',
      'get /openapi.json',
      'get /readyz',
      'get /v1/audit',
      'get /v1/findings',
      'get /v1/findings/{id}',
      'get /v1/policies',
      'get /v1/policies/{name}',
      'get /v1/provider-tokens',
      'get /v1/reviews',
      'get /v1/reviews/{id}',
      'get /v1/reviews/{id}/signatures',
      'get /v1/reviews/{id}/spans',
      'get /v1/reviews/{id}/trace',
      'get /v1/tenant',
      'get /v1/trends',
      'get /v1/waiting',
      'get /v1/webhooks',
      'get /v1/webhooks/{id}',
      'get /v1/webhooks/{id}/deliveries',
      'patch /v1/tenant',
      'post /oauth/token',
      'post /v1/evidence',
      'post /v1/policies:simulate',
      'post /v1/reviews',
      'post /v1/reviews/{id}/trace-links',
      'post /v1/tickets:lint',
      'post /v1/webhooks',
      'post /v1/webhooks/{id}/rotate',
      'post /v1/webhooks/{id}/test',
      'post /webhooks/github',
      'put /v1/policies/{name}',
      'put /v1/provider-tokens/{provider}',
    ]);
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      const answer = await service.call(method.toUpperCase(), path.replace('{id}', 'x'), { token: null });
      expect([404, 405]).not.toContain(answer.status);
    }
  });
});

describe('behind a public address', () => {
  it('names that address, path prefix and all, wherever it names itself', async () => {
    const publicUrl = 'https://review.example.com/gate';
    const service = await startHarness({ publicUrl: `${publicUrl}/` });
    try {
      const created = await service.call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 1 } });
      const id = readId(created);
      expect(created.headers['location']).toBe(`${publicUrl}/v1/reviews/${id}`);
      expect(created.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(await service.ended(id)).toMatchObject({ trace_url: `${publicUrl}/v1/reviews/${id}/trace` });
      const link = TraceLink.parse((await service.call('POST', `/v1/reviews/${id}/trace-links`)).json);
      expect(link.url.startsWith(`${publicUrl}/v1/reviews/${id}/trace?`)).toBe(true);
      const metadata = await service.call('GET', '/.well-known/oauth-authorization-server', { token: null });
      expect(metadata.json).toMatchObject({ issuer: publicUrl, token_endpoint: `${publicUrl}/oauth/token` });
    } finally {
      await service.close();
    }
  });
});

describe('going down', () => {
  it('ends what is under way, closes its connection, and takes no other', async () => {
    const service = await startHarness();
    const token = await service.token();
    const agent = new Agent({ keepAliveTimeout: 60_000 });
    try {
      const release = service.provider.hold('pin');
      const pending = request(`${service.baseUrl}/v1/reviews`, {
        method: 'POST',
        dispatcher: agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ repo: 'octo/shop', pr: 1 }),
      });
      while (service.provider.count('pin') === 0) await service.call('GET', '/healthz');
      const closed = service.service.close();
      release();
      const answer = await pending;
      expect(answer.statusCode).toBe(202);
      expect(answer.headers['connection']).toBe('close');
      await answer.body.dump();
      await closed;
      await expect(service.call('GET', '/healthz', { token: null })).rejects.toThrow();
    } finally {
      await agent.close();
      await service.close();
    }
  });

  it('is not held by idle keep-alive connections', async () => {
    const service = await startHarness();
    const agent = new Agent({ keepAliveTimeout: 60_000 });
    const answer = await request(`${service.baseUrl}/healthz`, { dispatcher: agent });
    await answer.body.dump();
    await service.close();
    await agent.close();
  });
});
