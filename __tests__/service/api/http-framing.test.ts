/** Requests as no client sends them, byte by byte: what is not certain to be one request is refused, and none hides behind another. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../../src/contract/index.js';
import {
  exchange,
  exchangeBytes,
  readAnswer,
  type WireAnswer,
  type WireRequest,
} from '../../stand-ins/openapi/wire.js';
import { type Harness, startHarness } from '../harness.js';

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const JSON_HEADER = ['Content-Type', 'application/json'] as const;

let service: Harness;
let token: string;
beforeAll(async () => {
  service = await startHarness();
  token = await service.token();
});
afterAll(() => service.close());

const port = () => Number(new URL(service.baseUrl).port);
const ask = (request: Partial<WireRequest>) =>
  exchange(port(), {
    method: 'GET',
    target: '/v1/reviews',
    body: null,
    ...request,
    headers: [['Authorization', `Bearer ${token}`], ...(request.headers ?? [])],
  });
const create = (body: Buffer | string, ...headers: readonly (readonly [string, string])[]) =>
  ask({ method: 'POST', headers: [JSON_HEADER, ...headers], body: Buffer.from(body) });
const said = ({ text }: WireAnswer) => Problem.parse(JSON.parse(text));
const CHANGE = '{"repo":"octo/shop","pr":7}';

/** All answers to what is sent on one connection, which is closed by the service. */
async function answersTo(text: string): Promise<readonly WireAnswer[]> {
  const answers: WireAnswer[] = [];
  let bytes = await exchangeBytes(port(), Buffer.from(text, 'latin1'));
  while (bytes.length > 0) {
    const { answer, rest } = readAnswer(bytes);
    answers.push(answer);
    bytes = rest;
  }
  return answers;
}

describe('what may be read as two different requests', () => {
  it.each([
    ['without a Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['with two Hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    [
      'with two tokens',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n',
      400,
    ],
    ['with two types', 'GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\ncontent-type: c/d\r\n\r\n', 400],
    [
      'with both lengths',
      `POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
      400,
    ],
    [
      'with a coding that is none',
      `POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
      400,
    ],
    [
      'with two codings',
      `POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
      400,
    ],
    ['in chunks, of HTTP/1.0', `POST /healthz HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    [
      'with two lengths',
      `POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n${HIDDEN}`,
      400,
    ],
    ['with a length in hex', `POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 0x10\r\n\r\n${HIDDEN}`, 400],
    ['with a blank before a colon', `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\n${HIDDEN}`, 400],
    ['with a folded header', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n${HIDDEN}`, 400],
    ['with bare line feeds', `GET /healthz HTTP/1.1\nHost: x\n\n${HIDDEN}`, 400],
    ['with an expectation of its own', `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: nonsense\r\n\r\n${HIDDEN}`, 417],
  ])('%s is refused with a problem, and nothing after it is read', async (_, text, status) => {
    const answers = await answersTo(text);
    expect(answers).toHaveLength(1);
    const [answer] = answers;
    expect(answer?.status).toBe(status);
    expect(answer?.headers['connection']).toBe('close');
    expect(answer?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    expect(answer && said(answer)).toMatchObject({ status, code: 'E_REQ_001' });
  });

  it.each([
    ['of a GET', `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    [
      'of a call that there is not',
      `POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
    [
      'that nobody was let in with',
      `POST /v1/reviews HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ],
    [
      'in chunks',
      `POST /v1/reviews HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
    ],
  ])('a body %s is no request of its own', async (_, text) => {
    const answers = await answersTo(`${text}GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.text).toBe('{"status":"ready"}');
  });
});

describe('a header', () => {
  /** Short ones: all of them are within the size that headers may have. */
  const many = Array.from({ length: 1500 }, (_, at) => [`x${at}`, ''] as const);

  it('is read however many are before it', async () => {
    const answer = await exchange(port(), {
      method: 'GET',
      target: '/v1/reviews',
      headers: [...many, ['Authorization', `Bearer ${token}`]],
      body: null,
    });
    expect(answer.status).toBe(200);
  });

  it('that may not be there does not hide behind many', async () => {
    const head = [...many, ['Transfer-Encoding', 'identity, chunked'] as const].map(
      ([name, value]) => `${name}:${value}`,
    );
    const answers = await answersTo(
      `POST /healthz HTTP/1.1\r\nHost: x\r\n${head.join('\r\n')}\r\n\r\n0\r\n\r\n${HIDDEN}`,
    );
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });
});

describe('a connection', () => {
  it('is kept after refusals, each of which has its own answer', async () => {
    const one = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const answers = await answersTo(
      [one('/nowhere'), one('/v1/reviews'), one('/v1/reviews/%zz'), one('/healthz', 'Connection: close\r\n')].join(''),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 400, 200]);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
  });

  it('of HTTP/1.0 is closed after its answer', async () => {
    const [answer] = await answersTo('GET /healthz HTTP/1.0\r\n\r\n');
    expect([answer?.status, answer?.headers['connection']]).toEqual([200, 'close']);
  });

  it('is asked to go on where the caller waits for that, and then answered', async () => {
    const head = `POST /v1/tickets:lint HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 12\r\nExpect: 100-continue\r\n\r\n`;
    const came = await new Promise<string>((resolve, reject) => {
      const socket = connect(port(), '127.0.0.1', () => socket.write(head));
      let text = '';
      socket.setEncoding('latin1').on('data', (part: string) => {
        if (text === '') socket.write('{"text":"x"}');
        text += part;
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(came).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/u);
  });

  it('is closed on a body that goes on beyond the limit, however it is sent', async () => {
    const endless = `${'10000\r\n'}${' '.repeat(65_536)}\r\n`.repeat(20);
    const answer = await ask({
      method: 'POST',
      headers: [JSON_HEADER, ['Transfer-Encoding', 'chunked']],
      body: Buffer.from(endless),
    });
    expect(said(answer)).toMatchObject({ status: 413, code: 'E_REQ_003' });
    expect(answer.headers['connection']).toBe('close');
  });
});

describe('a body', () => {
  it.each(['gzip', 'deflate', 'br', 'x-gzip', 'gzip, identity', 'nonsense'])(
    'with the Content-Encoding %s is refused in words, not misread',
    async (encoding) => {
      const answer = await create(gzipSync(CHANGE), ['Content-Encoding', encoding]);
      expect(said(answer)).toMatchObject({ status: 415, code: 'E_REQ_001' });
      expect(said(answer).detail).toContain('Content-Encoding');
      expect(answer.headers['accept-encoding']).toBe('identity');
    },
  );

  it('is refused for its encoding by each call that takes one, whatever its type', async () => {
    const gzipped = (target: string, method: string, type: string) =>
      ask({
        method,
        target,
        headers: [
          ['Content-Type', type],
          ['Content-Encoding', 'gzip'],
        ],
        body: gzipSync('x: 1'),
      });
    expect(said(await gzipped('/v1/policies/own', 'PUT', 'application/yaml')).status).toBe(415);
    expect(said(await gzipped('/webhooks/github', 'POST', 'application/json')).detail).toContain('Content-Encoding');
    const { status, text } = await gzipped('/oauth/token', 'POST', 'application/x-www-form-urlencoded');
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: 'invalid_request' }]);
  });

  it('may say that it has no encoding', async () => {
    expect((await create(CHANGE, ['Content-Encoding', 'identity'])).status).toBe(202);
  });

  it.each([
    ['JSON', 'POST', '/v1/tickets:lint', 'application/json', Buffer.from('{"text":"\xff\xfe"}', 'latin1')],
    ['half a character', 'POST', '/v1/tickets:lint', 'application/json', Buffer.from('{"text":"\xc3"}', 'latin1')],
    ['YAML', 'PUT', '/v1/policies/own', 'application/yaml', Buffer.from('extends: balanced # \xe4\n', 'latin1')],
  ])('that is not UTF-8 is refused, not read as other letters: %s', async (_, method, target, type, body) => {
    const answer = await ask({ method, target, headers: [['Content-Type', type]], body });
    expect(said(answer)).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(said(answer).detail).toContain('UTF-8');
  });

  it('whose length is a lie is never taken', async () => {
    const short = await create(CHANGE, ['Content-Length', '5']);
    expect(said(short).status).toBe(400);
    const before = service.provider.count('pin');
    // The rest never comes: the connection ends, and so does the request.
    const socket = connect(port(), '127.0.0.1');
    socket.end(
      `POST /v1/reviews HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n${CHANGE}`,
    );
    await new Promise((resolve) => socket.resume().on('close', resolve));
    expect(service.provider.count('pin')).toBe(before);
  });
});

describe('a text in an address', () => {
  const list = async (query: string) => said(await ask({ target: `/v1/waiting?${query}` }));

  it.each(['%', '%zz', '%FF', '%ED%A0%80', '%C0%AF', 'a%E4'])(
    'that is not UTF-8 in percent-encoding is refused: %s',
    async (owner) => {
      const refused = { status: 400, code: 'E_REQ_001' };
      expect(await list(`owner=${owner}`)).toMatchObject({
        ...refused,
        detail: expect.stringContaining('percent-encoding'),
      });
      expect(await list(`${owner}=1`)).toMatchObject(refused);
    },
  );

  it('that comes twice is refused for that', async () => {
    expect((await list('owner=a&owner=b&x=1&x=2')).errors).toEqual([{ pointer: '?owner', detail: 'must come once' }]);
    expect((await list('limit=1&limit=1')).errors).toEqual([{ pointer: '?limit', detail: 'must come once' }]);
  });
});

describe('a number in an address', () => {
  it.each(['0x10', '1e1', ' 7', '+7', '07', '7.0', '-1', '٧', '', '9'.repeat(400)])(
    'is digits and nothing else: ?limit=%s',
    async (limit) => {
      const answer = await ask({ target: `/v1/reviews?limit=${encodeURIComponent(limit)}` });
      expect(said(answer)).toMatchObject({ status: 400, errors: [{ pointer: '?limit' }] });
    },
  );

  it('is not hidden among thousands of parameters, nor answered with all of them', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => `p${at}`).join('&');
    const answer = await ask({ target: `/v1/reviews?${many}` });
    expect(said(answer).errors?.length).toBeLessThanOrEqual(50);
  });
});
