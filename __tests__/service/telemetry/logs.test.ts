import { describe, expect, it } from '@jest/globals';
import { createLineLogger, createLogger } from '../../../src/service/telemetry/json-logger.js';
import { redactFields, redactText } from '../../../src/service/telemetry/redact.js';
import { SECRET, startHarness } from '../harness.js';
import { kit } from './instruments.js';

describe('the access log', () => {
  it('has one line a request: who, which call, what came of it, and the id that the caller has', async () => {
    const { instruments, entries } = kit();
    const service = await startHarness({ operation: instruments });
    try {
      const answer = await service.call('GET', '/v1/reviews?repo=octo/private-name');
      await service.call('GET', '/v1/reviews/rev_x', { headers: { 'x-request-id': 'job-7' } });
      await service.call('GET', '/secret-path?token=abc', { token: null });
      const requests = entries().filter(({ message }) => message === 'request');
      expect(requests).toHaveLength(4);
      expect(requests[0]).toMatchObject({ operation: 'mintToken', status: 200, level: 'info' });
      expect(requests[1]).toEqual({
        level: 'info',
        time: '1970-01-01T00:00:00.000Z',
        message: 'request',
        request_id: answer.headers['x-request-id'],
        operation: 'listReviews',
        method: 'GET',
        status: 200,
        duration_ms: 0,
        tenant_id: service.tenantId,
        client_id: service.clients.own,
      });
      expect(requests[2]).toMatchObject({ request_id: 'job-7', operation: 'getReview', status: 404, code: 'E_NF_001' });
      expect(requests[3]).toMatchObject({ operation: null, status: 404, code: 'E_NF_001' });
      expect(requests[3]).not.toHaveProperty('tenant_id');
    } finally {
      await service.close();
    }
  });

  it('holds no token, secret, address or text of a pull request', async () => {
    const { instruments, text } = kit({ level: 'debug' });
    const service = await startHarness({ operation: instruments });
    try {
      const token = await service.token();
      await service.call('POST', '/v1/reviews', { body: { repo: 'octo/confidential', pr: 7, ticket: 'SECRET-1' } });
      await service.complete({ repo: 'octo/confidential' });
      await service.call('GET', '/v1/reviews?repo=octo/confidential&page=hidden');
      await service.call('GET', '/elsewhere?access_token=hidden', { headers: { cookie: 'session=hidden' } });
      for (const secret of [token, SECRET, 'confidential', 'SECRET-1', 'hidden', 'elsewhere', 'Bearer']) {
        expect([secret, text().includes(secret)]).toEqual([secret, false]);
      }
      expect(text()).not.toBe('');
    } finally {
      await service.close();
    }
  });

  it('shows probes at debug alone', async () => {
    const probes = async (level: 'info' | 'debug') => {
      const { instruments, entries } = kit({ level });
      const service = await startHarness({ operation: instruments });
      for (const path of ['/healthz', '/readyz', '/metrics']) await service.call('GET', path, { token: null });
      await service.close();
      return entries().map(({ operation, level: at }) => [operation, at]);
    };
    expect(await probes('info')).toEqual([]);
    expect(await probes('debug')).toEqual([
      ['health', 'debug'],
      ['ready', 'debug'],
      ['metrics', 'debug'],
    ]);
  });

  it('shows a fault of ours as an error, and a job that failed with what it was about', async () => {
    const { instruments, observer, entries } = kit();
    const service = await startHarness({ operation: instruments, observer });
    try {
      service.store.tenant = () => {
        throw new Error('the store is gone');
      };
      expect((await service.call('GET', '/v1/reviews')).status).toBe(500);
      expect(entries().find(({ status }) => status === 500)).toMatchObject({ level: 'error', code: 'E_INT_001' });
    } finally {
      await service.close();
    }
  });
});

describe('the logger', () => {
  const logged = (level: 'info' | 'warn' | 'silent', fields: Record<string, unknown>, message = 'm') => {
    const lines: string[] = [];
    const logger = createLogger({
      level,
      sink: { write: (line) => lines.push(line) },
      clock: () => 0,
      base: { role: 'api' },
    });
    logger.info(message, fields);
    return lines;
  };

  it('writes one JSON line an entry, whatever is in it', () => {
    const [line = ''] = logged('info', { a: 'x\ny\u2028z', nested: { n: 1 }, when: new Date(0) });
    expect(line.split('\n')).toHaveLength(2);
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: '1970-01-01T00:00:00.000Z',
      role: 'api',
      a: 'x\ny\u2028z',
      nested: { n: 1 },
      when: '1970-01-01T00:00:00.000Z',
      message: 'm',
    });
  });

  it.each([
    [
      'a circle',
      () => {
        const circle: Record<string, unknown> = {};
        circle['self'] = circle;
        return circle;
      },
    ],
    ['a bigint', () => ({ n: 10n })],
    ['an error', () => ({ cause: new Error('broken') })],
    ['nothing', () => ({ n: undefined, f: () => 1, s: Symbol('x') })],
  ])('takes %s', (_, fields) => {
    expect(logged('info', fields())).toHaveLength(1);
  });

  it('is silent below its level', () => {
    expect(logged('warn', {})).toEqual([]);
    expect(logged('silent', {})).toEqual([]);
  });

  it('takes lines as warnings', () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'info', sink: { write: (line) => lines.push(line) }, clock: () => 0 });
    createLineLogger(logger)('rev_1: broken');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', message: 'rev_1: broken' });
  });
});

describe('redaction', () => {
  it.each([
    ['https://x-access-token:ghs_abcdefghijklmnop1234@github.com/o/r.git', 'https://[redacted]@github.com/o/r.git'],
    ['postgres://gate:pa55@db/gate failed', 'postgres://[redacted]@db/gate failed'],
    ['Authorization: Bearer abcdefghijkl.mno-p', 'Authorization: Bearer [redacted]'],
    ['POST /oauth/token?client_secret=s3cret&x=1', 'POST /oauth/token?client_secret=[redacted]&x=1'],
    ['{"client_secret":"s3cret","a":1}', '{"client_secret":"[redacted]","a":1}'],
    ['GET /t?expires=1&signature=abc', 'GET /t?expires=1&signature=[redacted]'],
    [
      '-----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY----- x',
      '-----BEGIN RSA PRIVATE KEY-----[redacted] x',
    ],
    ['whsec_c2VjcmV0c2VjcmV0 was wrong', '[redacted] was wrong'],
    ['rgs_0123456789abcdef', '[redacted]'],
    ['a github_pat_11ABCDEFG0123456789abcd z', 'a [redacted] z'],
  ])('takes the secret out of %j', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it.each([
    'request',
    'the token expired',
    'rev_01jz8w6q3tfq6b0m3c9d1x7k2n: Error: x | at file.js:1:2',
    'https://github.com/o/r/pull/7',
    'a@b.example',
  ])('leaves %j as it is', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('hides fields by their names, however deep and however written', () => {
    const hidden = redactFields({
      authorization: 'x',
      Cookie: 'x',
      headers: { 'Set-Cookie': ['x'], 'x-hub-signature-256': 'x', accept: 'y' },
      client_secret: 'x',
      token: { any: 'x' },
      private_key: 'x',
      clientSecret: 'x',
      masterKey: 'x',
      access_token: 'x',
      token_type: 'Bearer',
      tenant_id: 'ten_1',
    });
    expect(JSON.stringify(hidden)).not.toContain('"x"');
    expect(hidden).toMatchObject({ headers: { accept: 'y' }, token_type: 'Bearer', tenant_id: 'ten_1' });
  });

  it('is quick on a long text that looks like a secret and is none', () => {
    const long = `https://${'a:'.repeat(200_000)}`;
    expect(redactText(long).length).toBeLessThan(9000);
    expect(redactText(`-----BEGIN PRIVATE KEY-----${'x'.repeat(1_000_000)}`)).toBe(
      '-----BEGIN PRIVATE KEY-----[redacted]',
    );
  });
});
