/** The whole way, against a service that knows the interface document and nothing else. */
import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../src/base/review-error.js';
import { NEEDED_SCOPES } from '../../src/client/index.js';
import { ASKED, catchReviewError, openDesk } from './desk.js';

describe('a review', () => {
  it('is created, waited for, and listed', async () => {
    const { client, service } = await openDesk({ findings: 3 });
    const created = await client.create(ASKED, 'key-1');
    expect(created).toMatchObject({ status: 'queued', verdict: null, tier: null, trace_url: null });
    const review = await client.wait(created);
    expect(review).toMatchObject({ id: created.id, status: 'complete', verdict: 'auto-approve', tier: 'T2' });
    const { findings, truncated } = await client.findings(review.id);
    expect(findings.map(({ title }) => title)).toEqual(['Finding 0', 'Finding 1', 'Finding 2']);
    expect(truncated).toBe(false);
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['token', 'create', 'review', 'findings']);
  });

  it('is asked for with what was given and no field more', async () => {
    const { client, service } = await openDesk();
    await client.create(ASKED, 'key-1');
    const whole = { ...ASKED, ticket: 'SHOP-12', policy: 'strict', dry_run: true };
    await client.create(whole, 'key-2');
    expect(service.created).toEqual([ASKED, whole]);
  });

  it('sends the headers of the interface, and its key', async () => {
    const { client, service } = await openDesk();
    const review = await client.create(ASKED, 'key-1');
    await client.get(review.id);
    const [token, create, get] = service.requests;
    expect(token?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(token?.headers['authorization']).toBeUndefined();
    const headers = create?.headers;
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' });
    expect(headers?.['authorization']).toMatch(/^Bearer \S+$/u);
    expect(get?.headers['authorization']).toBe(headers?.['authorization']);
    expect(get?.body).toBe('');
  });

  it('asks for a token in form fields, for the scopes it needs', async () => {
    const { client, service } = await openDesk({ clientId: 'a b', clientSecret: 'p&ss=w+rd%é' });
    await client.create(ASKED, 'key-1');
    const fields = Object.fromEntries(new URLSearchParams(service.seen('token')[0]?.body));
    expect(fields).toEqual({
      grant_type: 'client_credentials',
      client_id: 'a b',
      client_secret: 'p&ss=w+rd%é',
      scope: NEEDED_SCOPES,
    });
  });

  it('asks for the scopes it is told', async () => {
    const { client, service } = await openDesk({}, { scope: 'reviews:write' });
    await client.create(ASKED, 'key-1');
    expect(new URLSearchParams(service.seen('token')[0]?.body).get('scope')).toBe('reviews:write');
  });

  it.each([[200], [201], [202]])('is created with %d', async (createStatus) => {
    const { client } = await openDesk({ createStatus });
    expect((await client.create(ASKED, 'key-1')).status).toBe('queued');
  });

  it.each([['/gate'], ['/gate/'], ['/a%20b/api/']])('lives under the prefix %s too', async (path) => {
    const prefix = path.replace(/\/$/u, '');
    const first = await openDesk({ prefix, findings: 3, pageSize: 1, nextPage: 'path' });
    const { client } = await openDesk(
      {},
      { baseUrl: `${new URL(first.service.baseUrl).origin}${path}`, clientSecret: first.service.clientSecret },
    );
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect((await client.findings(review.id)).findings).toHaveLength(3);
  });

  it('that is complete at once needs no poll', async () => {
    const { client, service, clock } = await openDesk({ statuses: ['complete'] });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review.verdict).toBe('auto-approve');
    expect(service.seen('review')).toHaveLength(0);
    expect(clock.waits).toEqual([]);
  });

  it('that fails comes back as failed', async () => {
    const error = { code: 'E_UP_001', detail: 'The provider does not answer' };
    const { client } = await openDesk({ statuses: ['queued', 'failed'], extraReviewFields: { error } });
    expect(await client.wait(await client.create(ASKED, 'key-1'))).toMatchObject({ status: 'failed', error });
  });

  it('may give fields that the document does not show in another shape', async () => {
    const odd = { head_sha: 5, dry_run: 'no', error: ['x'] };
    const { client } = await openDesk({ extraReviewFields: odd });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review).toMatchObject({ verdict: 'auto-approve', head_sha: null, dry_run: null, error: null });
  });

  it('that fails may say why in plain words', async () => {
    const { client } = await openDesk({ statuses: ['queued', 'failed'], extraReviewFields: { error: 'out of disk' } });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review.error).toEqual({ code: null, detail: 'out of disk' });
  });

  it('passes on words and fields that nobody knows', async () => {
    const { client } = await openDesk({
      statuses: ['queued', 'half done', 'complete'],
      verdict: 'perhaps',
      tier: 'T77',
      extraReviewFields: { weather: 'rain' },
    });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review).toMatchObject({ verdict: 'perhaps', tier: 'T77', weather: 'rain' });
  });

  it('may lack what it can do without', async () => {
    const { client } = await openDesk({ verdict: undefined, tier: undefined, traceUrl: null });
    const review = await client.wait(await client.create(ASKED, 'key-1'));
    expect(review.verdict ?? null).toBeNull();
    expect(await client.trace(review)).toBeNull();
  });

  it('takes the first wait from the Retry-After of its creation', async () => {
    const { client, service, clock } = await openDesk({ statuses: ['complete'] });
    const body = { id: 'rev_1', status: 'queued', verdict: null, tier: null, trace_url: null, created_at: 'now' };
    service.fail({ on: 'create', status: 202, headers: { 'retry-after': '7' }, body });
    service.fail({ on: 'review', status: 200, headers: { 'retry-after': '3' }, body });
    service.fail({ on: 'review', status: 200, body: { ...body, status: 'complete' } });
    await client.wait(await client.create(ASKED, 'key-1'));
    expect(clock.waits).toEqual([7000, 3000]);
  });

  it.each([['a\nb'], ['schlüssel'], [''], ['k'.repeat(256)]])('is not asked for under the key %j', async (key) => {
    const { client, service } = await openDesk();
    expect((await catchReviewError(client.create(ASKED, key))).kind).toBe('configuration');
    expect(service.requests).toHaveLength(0);
  });
});

describe('the trace', () => {
  const digest = `sha256:${'0'.repeat(64)}`;
  const trace = (review_id: string) => ({
    schema: 'review-gate.trace/1',
    review_id,
    engine: { version: '1.0.0' },
    snapshot: { digest, coverage: { complete: true, files: 1, omitted: [] } },
    steps: [],
    decision: { verdict: 'auto-approve', rule: 'all met', rules: [], facts: {}, confidence: 0.9 },
    digest,
    signature: null,
  });
  const ID = 'rev_01jaaaaaaaaaaaaaaaaaaaaaaa';
  const review = (trace_url: string | null) => ({ id: ID, status: 'complete', trace_url });
  const found = (path: string) => ({ on: 'other', status: 200, body: trace(ID), path }) as const;

  it("comes from trace_url, with the service's own token", async () => {
    const { client, service } = await openDesk();
    service.fail(found('/elsewhere'));
    const read = await client.trace(review(`${service.baseUrl}/elsewhere`));
    expect(read).toEqual({ document: trace(ID), trace: trace(ID) });
    expect(service.requests.at(-1)).toMatchObject({ path: '/elsewhere', method: 'GET' });
    expect(service.requests.at(-1)?.headers['authorization']).toMatch(/^Bearer /u);
  });

  it('is read under base-url where the service knows itself under another name', async () => {
    const { client, service } = await openDesk();
    service.fail(found('/trace'));
    const url = `https://review.example.com/gate/v1/reviews/${ID}/trace`;
    expect(await client.trace(review(url))).toMatchObject({ trace: { review_id: ID } });
    expect(service.requests.at(-1)?.path).toBe(`/v1/reviews/${ID}/trace`);
  });

  it.each([
    ['nowhere', null],
    ['on another origin', 'https://audit.example.com/rev_1'],
    ['at an address that is none', 'http://'],
  ])('that is %s is not asked for', async (_where, url) => {
    const { client, service } = await openDesk();
    expect(await client.trace(review(url))).toBeNull();
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    ['forbidden', { status: 403 }],
    ['missing', { status: 404 }],
    ['HTML', { status: 200, body: '<html>audit</html>' }],
    ["another review's", { status: 200, body: trace('rev_01jbbbbbbbbbbbbbbbbbbbbbbb') }],
    ['redirected away', { status: 302, headers: { location: 'https://login.example.com/' } }],
  ])('that is %s is null', async (_what, fault) => {
    const { client, service } = await openDesk();
    service.fail({ on: 'other', ...fault });
    expect(await client.trace(review(`${service.baseUrl}/elsewhere`))).toBeNull();
  });

  it('of another shape is given as it came', async () => {
    const { client, service } = await openDesk();
    service.fail({ on: 'other', status: 200, body: { audit: [] } });
    const read = await client.trace(review(`${service.baseUrl}/elsewhere`));
    expect(read).toEqual({ document: { audit: [] }, trace: null });
  });

  it('is given up after 20 s of trouble', async () => {
    const { client, service, clock } = await openDesk();
    service.fail({ on: 'other', status: 503, times: 100 });
    const start = clock.time;
    expect(await client.trace(review(`${service.baseUrl}/elsewhere`))).toBeNull();
    expect(clock.time - start).toBeLessThanOrEqual(20_000);
  });

  it('does not hide that the client was stopped', async () => {
    const stop = new AbortController();
    const { client, service } = await openDesk({}, { signal: stop.signal });
    service.fail({ on: 'other', cut: 'hang' });
    const asking = catchReviewError(client.trace(review(`${service.baseUrl}/elsewhere`)));
    await service.waitFor('other', 1);
    stop.abort();
    expect(await asking).toBeInstanceOf(ReviewError);
  });
});
