/** The page of a review: asked for where the trace is, taken only where it is one. */
import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../../src/base/review-error.js';
import { catchReviewError, openDesk } from '../desk.js';

const ID = 'rev_01jaaaaaaaaaaaaaaaaaaaaaaa';
const PAGE = '<!doctype html><title>Rezension · 審査</title>';
const review = (trace_url: string | null) => ({ id: ID, status: 'complete', trace_url });
const html = (type = 'text/html; charset=utf-8', body = PAGE) =>
  ({ on: 'other', status: 200, headers: { 'content-type': type }, body }) as const;

describe('the page', () => {
  it('comes from trace_url, asked for as HTML and with the token', async () => {
    const { client, service } = await openDesk();
    service.fail(html());
    expect(await client.page(review(`${service.baseUrl}/elsewhere`))).toBe(PAGE);
    expect(service.requests.at(-1)).toMatchObject({ path: '/elsewhere', headers: { accept: 'text/html' } });
    expect(service.requests.at(-1)?.headers['authorization']).toMatch(/^Bearer /u);
  });

  it('is read under base-url where the service knows itself under another name', async () => {
    const { client, service } = await openDesk();
    service.fail(html('Text/HTML'));
    expect(await client.page(review(`https://review.example.com/gate/v1/reviews/${ID}/trace`))).toBe(PAGE);
    expect(service.requests.at(-1)?.path).toBe(`/v1/reviews/${ID}/trace`);
  });

  it.each([
    ['nowhere', null],
    ['on another origin', 'https://audit.example.com/rev_1'],
    ['at an address that is none', 'http://'],
  ])('that is %s is not asked for', async (_where, url) => {
    const { client, service } = await openDesk();
    expect(await client.page(review(url))).toBeNull();
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    ['forbidden', { ...html(), status: 403 }],
    ['missing', { ...html(), status: 404 }],
    ['JSON', html('application/json', '{}')],
    ['bytes of any kind', html('application/octet-stream')],
    ['of no type', html('')],
    ['in letters of another set', html('text/html; charset=utf-16')],
    ['empty', html('text/html', ' \n')],
    ['cut off', { ...html(), cut: 'cut-body', times: 100 } as const],
  ])('that is %s is null', async (_what, fault) => {
    const { client, service } = await openDesk();
    service.fail(fault);
    expect(await client.page(review(`${service.baseUrl}/elsewhere`))).toBeNull();
  });

  it.each(['/login', 'https://login.example.com/'])(
    'that leads to %s is not followed: what is there is not the review',
    async (location) => {
      const { client, service } = await openDesk();
      service.fail({ on: 'other', status: 302, headers: { location }, body: '' });
      service.fail(html());
      expect(await client.page(review(`${service.baseUrl}/elsewhere`))).toBeNull();
      expect(service.seen('other')).toHaveLength(1);
    },
  );

  it('that is too large is null', async () => {
    const { client, service, log } = await openDesk();
    service.fail(html('text/html', PAGE.repeat(800_000)));
    expect(await client.page(review(`${service.baseUrl}/elsewhere`))).toBeNull();
    expect(log.lines.join('\n')).toContain('more than 32 MiB');
  });

  it('does not hide that the client was stopped', async () => {
    const stop = new AbortController();
    const { client, service } = await openDesk({}, { signal: stop.signal });
    service.fail({ on: 'other', cut: 'hang' });
    const asking = catchReviewError(client.page(review(`${service.baseUrl}/elsewhere`)));
    await service.waitFor('other', 1);
    stop.abort();
    expect(await asking).toBeInstanceOf(ReviewError);
  });
});
