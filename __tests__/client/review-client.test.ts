/** The client as a library: one that lives long, and whose calls have their own time. */
import { describe, expect, it } from '@jest/globals';
import { ReviewClient, type ReviewClientOptions } from '../../src/client/review-client.js';
import { type ReviewServiceOptions, startReviewService } from '../stand-ins/review-service/service.js';
import { ASKED, catchReviewError, HeardLog, later } from './desk.js';

async function open(serviceOptions: ReviewServiceOptions = {}, options: Partial<ReviewClientOptions> = {}) {
  const service = await startReviewService(serviceOptions);
  later(() => service.close());
  const { baseUrl, clientId, clientSecret } = service;
  const client = new ReviewClient({ baseUrl, clientId, clientSecret, pollIntervalMs: 1, ...options });
  later(() => client.close());
  return { service, client };
}

describe('the library', () => {
  it('asks for a review, waits for it, and reads what it came to', async () => {
    const { client, service } = await open({
      statuses: ['queued', 'queued', 'complete'],
      findings: 3,
      trace: (id) => ({ of: id }),
      page: () => '<!doctype html><p>Report</p>',
    });
    const review = await client.review({ ...ASKED, ticket: 'SHOP-12', dry_run: true });
    expect(review).toMatchObject({ status: 'complete', verdict: 'auto-approve', tier: 'T2' });
    expect(service.created).toEqual([{ ...ASKED, ticket: 'SHOP-12', dry_run: true }]);
    expect((await client.findings(review.id)).findings.map(({ title }) => title)).toHaveLength(3);
    expect(await client.trace(review)).toEqual({ of: review.id });
    expect(await client.page(review)).toContain('Report');
  });

  it('makes one review of what has one key, and two of what has none', async () => {
    const { client, service } = await open();
    for (const key of ['key-1', 'key-1', undefined, undefined]) await client.create(ASKED, key);
    const keys = service.seen('create').map(({ headers }) => headers['idempotency-key']);
    expect([keys.slice(0, 2), new Set(keys).size]).toEqual([['key-1', 'key-1'], 3]);
  });

  it('has one token for calls at the same time, and gets another when it was revoked', async () => {
    const { client, service } = await open();
    const [first, second] = await Promise.all([client.create(ASKED), client.create(ASKED)]);
    expect(first.id).not.toBe(second.id);
    expect(service.seen('token')).toHaveLength(1);
    service.revokeTokens();
    expect((await client.wait(first.id)).status).toBe('complete');
    expect(service.seen('token')).toHaveLength(2);
  });

  it('gives each call its own time, and says what it was about', async () => {
    const { client } = await open({ statuses: ['queued'] }, { timeoutMs: 1_000 });
    const [first, second] = await Promise.all([1, 2].map(() => catchReviewError(client.review(ASKED))));
    expect([first?.kind, second?.kind]).toEqual(['timeout', 'timeout']);
    expect(first?.message).toMatch(/^The review rev_\w+ is still "queued"/u);
    expect(await client.create(ASKED)).toMatchObject({ status: 'queued' });
  });

  it('stops when its signal is aborted', async () => {
    const stop = new AbortController();
    const { client, service } = await open({ statuses: ['queued'] }, { signal: stop.signal, pollIntervalMs: 600_000 });
    const asked = catchReviewError(client.review(ASKED));
    await service.waitFor('create', 1);
    stop.abort(new Error('The program ends.'));
    expect(await asked).toMatchObject({ kind: 'cancelled', message: 'The program ends.' });
  });

  it('takes many calls under one signal, without a warning of Node', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => warnings.push(message);
    process.on('warning', hear);
    const { client } = await open(
      { statuses: ['queued', 'queued', 'complete'] },
      { signal: new AbortController().signal },
    );
    await Promise.all(Array.from({ length: 15 }, () => client.review(ASKED)));
    process.off('warning', hear);
    expect(warnings).toEqual([]);
  });

  it('tells its log of retries, without secrets', async () => {
    const log = new HeardLog();
    const { client, service } = await open({}, { log });
    service.fail({ on: 'create', status: 503 });
    await client.create(ASKED);
    expect(log.lines).toEqual([expect.stringMatching(/^info POST .* answered 503; trying again/u)]);
    expect(log.lines.join('\n')).not.toContain(service.clientSecret);
  });

  it.each([
    ['no address', 'review.example.com'],
    ['an address of another protocol', 'ftp://review.example.com'],
  ])('cannot be made with %s', (_, baseUrl) => {
    expect(() => new ReviewClient({ baseUrl, clientId: 'a', clientSecret: 'secret' })).toThrow(
      expect.objectContaining({ kind: 'configuration' }),
    );
  });
});
