import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../../src/contract/index.js';
import { SERVER_TIMES } from '../../../src/service/api/http/timeouts.js';
import { type Harness, problem, startHarness } from '../harness.js';

/** All that comes back until the other side closes. */
function conversation(port: number, first: string, more?: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first);
      more?.(socket);
    });
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a caller that is slow', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await startHarness({
      times: { ...SERVER_TIMES, headers: 200, request: 400, answer: 10_000, keepAlive: 200, look: 50, idle: 2000 },
    });
  });
  afterAll(() => service.close());
  const port = () => Number(new URL(service.baseUrl).port);
  const readStatus = (answer: string) => /^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1];

  it('with its headers is told so, and let go', async () => {
    let drip: NodeJS.Timeout | undefined;
    const answer = await conversation(port(), 'GET /healthz HTTP/1.1\r\nHost: x\r\n', (socket) => {
      drip = setInterval(() => socket.write('X-A: b\r\n', () => undefined), 30);
      socket.on('close', () => clearInterval(drip));
    });
    expect(readStatus(answer)).toBe('408');
    expect(Problem.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
      status: 408,
      code: 'E_REQ_001',
    });
  });

  it('with its body is told so, and let go', async () => {
    const token = await service.token();
    const head = `POST /v1/reviews HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const answer = await conversation(port(), head);
    expect(['408', '503']).toContain(readStatus(answer));
  });

  it('with its next request loses the connection', async () => {
    const answer = await conversation(port(), 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(readStatus(answer)).toBe('200');
  });

  it('with nothing at all loses the connection', async () => {
    expect(await conversation(port(), '')).toMatch(/^(?:|HTTP\/1\.1 408)/u);
  });
});

describe('an answer that takes too long', () => {
  it('is given up with 503, a Retry-After and what to do', async () => {
    const service = await startHarness({ times: { ...SERVER_TIMES, answer: 3000 } });
    const release = service.provider.hold('pin');
    try {
      const answer = await service.call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 7 } });
      expect(problem(answer)).toMatchObject({ status: 503, code: 'E_INT_001' });
      expect(problem(answer).detail).toContain('Idempotency-Key');
      expect(answer.headers['retry-after']).toBe('10');
    } finally {
      release();
      await service.close();
    }
  });
});

describe('connections beyond the number there may be', () => {
  it('are closed at once, and the others are served', async () => {
    const service = await startHarness({ times: { ...SERVER_TIMES, connections: 2 } });
    const port = Number(new URL(service.baseUrl).port);
    const open = (): Promise<Socket> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.on('error', reject);
      });
    const held: Socket[] = [];
    try {
      held.push(await open(), await open());
      for (const socket of held) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
      const third = await open().catch(() => null);
      if (third !== null) {
        await new Promise((resolve) => third.on('close', resolve).on('error', resolve).resume());
        expect(third.bytesRead).toBe(0);
      }
    } finally {
      for (const socket of held) socket.destroy();
      await service.close();
    }
  });
});
