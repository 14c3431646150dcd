import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTokenGuard, TOKEN_GUARD } from '../../../src/service/api/auth/token-guard.js';
import { ServiceError } from '../../../src/service/api/http/problem.js';
import { type Harness, post, problem, SECRET, startHarness } from '../harness.js';

describe('POST /oauth/token under guessing', () => {
  let service: Harness;
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  const ask = (client_id: string, client_secret: string) =>
    post(
      `${service.baseUrl}/oauth/token`,
      new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }).toString(),
    );

  it('lets 110 right answers come from one address at once', async () => {
    const { own, reader } = service.clients;
    const some = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, (_, at) => ask(at % 2 === 0 ? own : reader, SECRET)))).map(
        ({ status }) => status,
      );
    for (let at = 0; at < 2; at += 1) expect(await some(55)).toEqual(Array(55).fill(200));
  });

  it.each([
    ['counts callers behind a proxy that is trusted each for themselves', ['127.0.0.1'], 200],
    ['counts them as one where it is not', [], 429],
  ])('%s', async (_, trustProxy, status) => {
    await service.close();
    service = await startHarness({ trustProxy });
    const { own } = service.clients;
    const from = (address: string, client_secret: string) =>
      post(
        `${service.baseUrl}/oauth/token`,
        new URLSearchParams({ grant_type: 'client_credentials', client_id: own, client_secret }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
      );
    for (let at = 0; at < 10; at += 1) expect((await from('198.51.100.7', `rgs_${at}`)).status).toBe(401);
    expect((await from('198.51.100.8', SECRET)).status).toBe(status);
  });

  it('slows down who guesses for one client, and nobody else', async () => {
    const { own, other } = service.clients;
    for (let at = 0; at < 10; at += 1) expect((await ask(own, `rgs_${at}`)).status).toBe(401);
    const answer = await ask(own, 'rgs_11');
    expect(problem(answer)).toMatchObject({ status: 429, code: 'E_RATE_001' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.headers['cache-control']).toBe('no-store');
    // The right one is not told apart until the window has ended.
    expect((await ask(own, SECRET)).status).toBe(429);
    expect((await ask(other, SECRET)).status).toBe(200);
  });

  it('counts neither what is malformed nor what is refused for its scope', async () => {
    const { reader } = service.clients;
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: reader, client_secret: SECRET });
    for (let at = 0; at < 30; at += 1) {
      expect((await post(`${service.baseUrl}/oauth/token`, 'grant_type=client_credentials')).status).toBe(401);
      expect((await post(`${service.baseUrl}/oauth/token`, `${form}&scope=admin`)).status).toBe(400);
    }
    expect((await ask(reader, SECRET)).status).toBe(200);
  });
});

describe('the guard', () => {
  const options = { ...TOKEN_GUARD, failuresOfAddress: 6, failuresOfClient: 2 };
  const wrong = async () => null;
  const right = async () => 'client';
  const outcome = (trying: Promise<string | null>) =>
    trying.then(
      (result) => result ?? 'wrong',
      (cause: unknown) => (cause instanceof ServiceError ? cause.status : 'broken'),
    );

  it('counts the failures of an address over all clients', async () => {
    const guard = createTokenGuard(options);
    const from = (address: string, at: number, check = wrong) =>
      outcome(guard.verified({ clientId: `cli_${at}`, address }, check));
    for (let at = 0; at < 6; at += 1) expect(await from('203.0.113.7', at)).toBe('wrong');
    expect(await from('203.0.113.7', 99, wrong)).toBe(429);
    expect(await outcome(guard.verified({ clientId: 'cli_x', address: '203.0.113.7' }, right))).toBe(429);
    expect(await outcome(guard.verified({ clientId: 'cli_x', address: '203.0.113.8' }, right))).toBe('client');
  });

  it('does not let one client with an old secret use up its address', async () => {
    const guard = createTokenGuard(options);
    const stale = () => outcome(guard.verified({ clientId: 'cli_old', address: '203.0.113.7' }, wrong));
    for (let at = 0; at < 50; at += 1) await stale();
    expect(await stale()).toBe(429);
    expect(await outcome(guard.verified({ clientId: 'cli_x', address: '203.0.113.7' }, right))).toBe('client');
  });

  it('does not let an address lock a client out of another', async () => {
    const guard = createTokenGuard(options);
    const trying = (address: string, check: () => Promise<string | null>) =>
      outcome(guard.verified({ clientId: 'cli_a', address }, check));
    for (let at = 0; at < 5; at += 1) await trying('203.0.113.7', wrong);
    expect(await trying('203.0.113.8', right)).toBe('client');
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 'client'],
    ['::ffff:203.0.113.7', '203.0.113.7', 429],
    ['unknown', 'unknown', 429],
  ])('takes %s and %s for the networks that they are', async (first, second, expected) => {
    const guard = createTokenGuard(options);
    for (let at = 0; at < 6; at += 1) await guard.verified({ clientId: `cli_${at}`, address: first }, wrong);
    expect(await outcome(guard.verified({ clientId: 'cli_x', address: second }, right))).toBe(expected);
  });

  it('forgets when its window has ended', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
      const guard = createTokenGuard(options);
      const trying = (check: () => Promise<string | null>) =>
        outcome(guard.verified({ clientId: 'cli_a', address: '203.0.113.7' }, check));
      await trying(wrong);
      await trying(wrong);
      mock.timers.tick(59_000);
      expect(await trying(right)).toBe(429);
      mock.timers.tick(1000);
      expect(await trying(right)).toBe('client');
    } finally {
      mock.timers.reset();
    }
  });

  it('checks two at a time, lets 64 wait, and tells the next to come back', async () => {
    const guard = createTokenGuard();
    const waiting: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      return 'client';
    };
    const trying = Array.from({ length: 66 }, () =>
      outcome(guard.verified({ clientId: 'cli_a', address: '203.0.113.7' }, slow)),
    );
    while (waiting.length < 2) await new Promise(setImmediate);
    expect(await outcome(guard.verified({ clientId: 'cli_a', address: '203.0.113.7' }, right))).toBe(503);
    let done = false;
    const all = Promise.all(trying).finally(() => {
      done = true;
    });
    while (!done) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
    expect(await all).toEqual(Array(66).fill('client'));
    expect(most).toBe(2);
  });

  it('holds guesses that come together to the same number', async () => {
    const guard = createTokenGuard(options);
    let checks = 0;
    const counted = async () => {
      checks += 1;
      return null;
    };
    const together = Array.from({ length: 40 }, () =>
      outcome(guard.verified({ clientId: 'cli_a', address: '203.0.113.7' }, counted)),
    );
    await Promise.all(together);
    // Two run at a time: one more than counted may have begun.
    expect(checks).toBeLessThanOrEqual(3);
  });
});
