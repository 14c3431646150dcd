/** Faults that may heal: again, with jitter, inside the deadline. */
import { describe, expect, it } from '@jest/globals';
import { errors, MockAgent } from 'undici';
import type { Endpoint, Fault } from '../../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, type Desk, later, openDesk, TEN_MINUTES_MS } from '../desk.js';

/** One whole review. */
async function runReview({ client }: Desk) {
  const review = await client.wait(await client.create(ASKED, 'key-1'));
  return { review, ...(await client.findings(review.id)) };
}

const endpoints: Endpoint[] = ['token', 'create', 'review', 'findings'];
const faults: Omit<Fault, 'on'>[] = [
  ...[408, 429, 500, 502, 503, 504].map((status) => ({ status })),
  { status: 502, body: '<html>Bad gateway</html>' },
  { cut: 'reset' },
  { cut: 'cut-body' },
];

describe.each(endpoints)('a fault of %s', (on) => {
  it.each(faults.map((fault) => [JSON.stringify(fault), fault] as const))(
    'heals: %s, three times',
    async (_name, fault) => {
      const desk = await openDesk({ findings: 2 });
      desk.service.fail({ on, times: 3, ...fault });
      const { review, findings } = await runReview(desk);
      expect(review.verdict).toBe('auto-approve');
      expect(findings).toHaveLength(2);
      expect(desk.service.seen(on)).toHaveLength(4);
      expect(desk.clock.waits.filter((wait) => wait !== 2000)).toEqual([500, 1000]);
      expect(desk.clock.waits.filter((wait) => wait === 2000)).toHaveLength(2);
      expect(desk.log.lines.filter((line) => line.includes('trying again'))).toHaveLength(3);
    },
  );

  it.each([
    ['seconds', '40', 40_000],
    ['a date', 'Wed, 06 May 2026 12:00:30 GMT', 30_000],
  ])('waits as Retry-After says, in %s', async (_form, value, wait) => {
    const desk = await openDesk();
    const headers = { 'retry-after': value, date: 'Wed, 06 May 2026 12:00:00 GMT' };
    desk.service.fail({ on, status: 429, headers });
    await runReview(desk);
    expect(desk.clock.waits).toContain(wait);
    expect(desk.clock.waits).toHaveLength(2);
  });

  it('ends at once where Retry-After points past the deadline', async () => {
    const desk = await openDesk();
    desk.service.fail({ on, status: 429, headers: { 'retry-after': '601' }, body: { code: 'E_RATE_001' } });
    const error = await catchReviewError(runReview(desk));
    expect(error).toMatchObject({ kind: 'unavailable', status: 429, code: 'E_RATE_001' });
    expect(error.message).toContain('wait 601 s');
    expect(desk.service.seen(on)).toHaveLength(1);
  });

  it('that stays is told at the deadline and not later', async () => {
    const desk = await openDesk();
    const start = desk.clock.time;
    desk.service.fail({ on, status: 503, times: 1000, body: { detail: 'Down for repair' } });
    const error = await catchReviewError(runReview(desk));
    expect(error).toMatchObject({ kind: 'unavailable', status: 503 });
    expect(error.message).toMatch(/Down for repair \(tried \d+ times\)/u);
    expect(desk.clock.time - start).toBeLessThan(TEN_MINUTES_MS);
    expect(desk.clock.time - start).toBeGreaterThan(TEN_MINUTES_MS - 20_000);
  });

  it('that hangs is cut at the deadline, before its headers and in its body', async () => {
    for (const cut of ['hang', 'hang-body'] as const) {
      const { client, service } = await openDesk({ now: Date.now }, { deadline: Date.now() + 250, now: Date.now });
      service.fail({ on, cut, times: 10 });
      const call = { review: () => client.get('rev_1'), findings: () => client.findings('rev_1') }[String(on)];
      const error = await catchReviewError(call?.() ?? client.create(ASKED, 'key-1'));
      expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining(service.baseUrl) });
    }
  });
});

describe('a retried creation', () => {
  it('keeps its key and its body', async () => {
    const { client, service } = await openDesk();
    service.fail({ on: 'create', cut: 'reset', times: 2 });
    service.fail({ on: 'create', status: 503 });
    await client.create({ ...ASKED, ticket: '12' }, 'key-1');
    const seen = service.seen('create');
    expect(seen).toHaveLength(4);
    expect(new Set(seen.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  });
});

describe('other statuses', () => {
  it.each(endpoints.flatMap((on) => [400, 404, 409, 413, 422, 424, 501].map((status) => ({ on, status }))))(
    '$status of $on is final',
    async ({ on, status }) => {
      const desk = await openDesk();
      desk.service.fail({ on, status, body: { code: 'E_SOME_001', detail: 'No.' } });
      const error = await catchReviewError(runReview(desk));
      expect(error).toMatchObject({ status, code: 'E_SOME_001', message: expect.stringContaining(': No.') });
      expect(desk.service.seen(on)).toHaveLength(1);
    },
  );

  it.each([
    [422, 'E_AC_001', 'acceptance criteria'],
    [500, 'E_AC_001', 'acceptance criteria'],
    [424, 'E_TOK_002', 'provider token'],
    [401, 'E_TOK_002', 'provider token'],
    [503, 'E_TOK_002', 'provider token'],
  ])('%d with %s is final and says what to do', async (status, code, hint) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'create', status, body: { error: { code } } });
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'refused', code, hint: expect.stringContaining(hint) });
    expect(service.seen('create')).toHaveLength(1);
  });
});

describe('connections', () => {
  function failing(fault: Error, times: number) {
    const agent = new MockAgent();
    agent.disableNetConnect();
    later(() => agent.close());
    const pool = agent.get('http://review.example.test');
    pool.intercept({ path: '/oauth/token', method: 'POST' }).replyWithError(fault).times(times);
    const token = { access_token: 'token-1234', token_type: 'bearer', expires_in: 60, scope: '' };
    pool.intercept({ path: '/oauth/token', method: 'POST' }).reply(200, token);
    const review = { id: 'rev_1', status: 'complete' };
    pool.intercept({ path: '/v1/reviews', method: 'POST' }).reply(200, review);
    return openDesk({}, { baseUrl: 'http://review.example.test', dispatcher: agent });
  }
  const coded = (code: string) => Object.assign(new Error(`it is ${code}`), { code });

  it.each([
    [coded('ECONNREFUSED')],
    [coded('ECONNRESET')],
    [coded('EPIPE')],
    [coded('ETIMEDOUT')],
    [coded('EAI_AGAIN')],
    [coded('EHOSTUNREACH')],
    [new errors.ConnectTimeoutError('late')],
    [new errors.HeadersTimeoutError('late')],
    [new errors.BodyTimeoutError('late')],
    [coded('UND_ERR_SOCKET')],
    [coded('UND_ERR_ABORTED')],
    [new Error('Proxy response (503) !== 200 when HTTP Tunneling')],
  ])('are tried again after: %s', async (fault) => {
    const { client, clock } = await failing(fault, 10);
    expect((await client.create(ASKED, 'key-1')).status).toBe('complete');
    expect(clock.waits).toHaveLength(10);
  });

  it('are given up soon where the host has no address', async () => {
    const { client, clock } = await failing(coded('ENOTFOUND'), 10);
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('no host of this name') });
    expect(clock.waits).toEqual([500, 1000, 2000]);
  });

  it.each([
    [coded('CERT_HAS_EXPIRED'), 'NODE_EXTRA_CA_CERTS'],
    [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
    [coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'NODE_EXTRA_CA_CERTS'],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'NODE_EXTRA_CA_CERTS'],
    [new Error('Proxy response (407) !== 200 when HTTP Tunneling'), 'user:password'],
    [new Error('Proxy response (403) !== 200 when HTTP Tunneling'), 'no_proxy'],
  ])('are not tried again after: %s', async (fault, hint) => {
    const { client, clock } = await failing(fault, 10);
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'configuration', hint: expect.stringContaining(hint) });
    expect(clock.waits).toEqual([]);
  });

  it('that nobody answers say so until the deadline', async () => {
    const { service } = await openDesk();
    await service.close();
    const { client, clock } = await openDesk({}, { baseUrl: service.baseUrl });
    const error = await catchReviewError(client.create(ASKED, 'key-1'));
    expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('refused (ECONNREFUSED)') });
    expect(clock.waits.length).toBeGreaterThan(10);
  });

  it('that speak TLS to a plain server are a matter of base-url', async () => {
    const { service } = await openDesk();
    const { client } = await openDesk({}, { baseUrl: service.baseUrl.replace('http:', 'https:') });
    expect(await catchReviewError(client.create(ASKED, 'key-1'))).toMatchObject({
      kind: 'configuration',
      hint: expect.stringContaining('scheme'),
    });
  });
});
