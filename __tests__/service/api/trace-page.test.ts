/** The page of a review at its trace_url: who gets it, in which form, and what they read who do not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { buildOpenApiDocument, type CompletedReview, Trace, TraceLink } from '../../../src/contract/index.js';
import { type Answer, type Harness, problem, startHarness } from '../harness.js';
import { readPageText } from '../visitor.js';

const DAY = 86_400_000;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const PAGE = { accept: BROWSER };
/** What earlier versions wrote of one changed line. */
const EARLIER = join(process.cwd(), '__tests__', 'stand-ins', 'earlier');

let service: Harness;
let review: CompletedReview;
let path: string;
beforeAll(async () => {
  service = await startHarness({ serverUrl: 'https://github.example/' });
  review = await service.complete({ ticket: '#1' });
  ({ pathname: path } = new URL(review.trace_url));
});
afterAll(() => service.close());

const signed = async (): Promise<URL> => {
  const answer = await service.call('POST', `${path}-links`);
  return new URL(TraceLink.parse(answer.json).url);
};
const open = ({ pathname, search }: URL, accept = BROWSER): Promise<Answer> =>
  service.call('GET', `${pathname}${search}`, { token: null, headers: { accept } });

describe('which form it has', () => {
  it.each([
    [BROWSER, HTML],
    ['text/html', HTML],
    ['TEXT/HTML', HTML],
    ['text/html;charset=utf-8', HTML],
    ['text/*', HTML],
    ['text/html, application/json', HTML],
    ['application/json;q=0.4, text/html;q=0.5', HTML],
    ['*/*;q=0.1, text/html;q=0.2', HTML],
    ['*/*', JSON_TYPE],
    ['application/json', JSON_TYPE],
    ['application/json, text/html', JSON_TYPE],
    ['application/json;q=0.5, text/html;q=0.4', JSON_TYPE],
    ['text/html;q=0, */*', JSON_TYPE],
    ['text/html;q=0.9, */*', JSON_TYPE],
    ['image/png', JSON_TYPE],
    ['text/html;level=1', JSON_TYPE],
    [',;q=,text/;/html', JSON_TYPE],
    ['', JSON_TYPE],
  ])('accepting %j it is %s', async (accept, type) => {
    const { status, headers } = await service.call('GET', path, { headers: { accept } });
    expect([status, headers['content-type'], headers['vary']]).toEqual([200, type, 'Accept']);
  });

  it('is documented', () => {
    const { responses } = JSON.parse(JSON.stringify(buildOpenApiDocument('https://x.example', ['getTrace']))).paths[
      '/v1/reviews/{id}/trace'
    ].get;
    expect(Object.keys(responses['200'].content)).toEqual(['application/json', 'text/html']);
    expect(Object.keys(responses['200'].headers)).toContain('Vary');
  });
});

describe('the page', () => {
  it('is whole, and shows the review with its code and links', async () => {
    const { text } = await service.call('GET', path, { headers: PAGE });
    expect(text).toMatch(/^<!doctype html>/u);
    expect(text).toContain('</html>');
    const words = readPageText(text);
    for (const word of ['octo/shop', 'request-changes', 'Focused test']) expect(words).toContain(word);
    // The change itself, which neither review nor trace holds.
    expect(words).toContain("'Hello ' + name");
    expect(text).toContain('https://github.example/octo/shop/');
  });

  it.each(['2026-11-21', '2026-11-22'])('shows a review that a version of %s made, with its code', async (day) => {
    const read = (name: string) => readFileSync(join(EARLIER, day, name), 'utf8');
    const earlier = await startHarness();
    try {
      const release = earlier.provider.hold('snapshot');
      const { id } = await earlier.create();
      await earlier.store.tenant(earlier.tenantId).transaction(async (tx) => {
        const trace = Trace.parse({ ...JSON.parse(read('trace.json')), review_id: id });
        await tx.reviews.finish(id, {
          status: 'complete',
          verdict: trace.decision.verdict,
          tier: 'T1',
          confidence: 0.9,
          acBindings: [],
          counts: { info: 0, warn: 0, error: 0 },
          completedAt: earlier.clock(),
          inputDigest: await tx.blobs.put(read('trace.snapshot.json')),
        });
        await tx.traces.insert(trace);
      });
      release();
      const { status, text } = await earlier.call('GET', `/v1/reviews/${id}/trace`, { headers: PAGE });
      expect([status, readPageText(text)]).toEqual([200, expect.stringContaining('A higher rate')]);
      expect(text).toContain('rate.ts');
    } finally {
      await earlier.close();
    }
  });

  it('lets nothing run, load, frame or keep it', async () => {
    const { text, headers } = await service.call('GET', path, { headers: PAGE });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect(text).not.toMatch(/<script|<iframe|<img|<link|\sstyle=|\son\w+=/iu);
  });

  it('opens by a signed link without a bearer', async () => {
    const answer = await open(await signed());
    expect([answer.status, answer.headers['content-type']]).toEqual([200, HTML]);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(readPageText(answer.text)).toContain('octo/shop');
  });

  it('answers HEAD alike, without a body', async () => {
    const { status, headers, text } = await service.call('HEAD', path, { headers: PAGE });
    expect([status, headers['content-type'], text]).toEqual([200, HTML, '']);
  });

  it('says of a dry run that no verdict is kept, and that the gate is closed', async () => {
    const dry = await service.complete({ dry_run: true });
    const { text } = await service.call('GET', new URL(dry.trace_url).pathname, { headers: PAGE });
    expect(readPageText(text)).toMatch(/dry run/iu);
  });
});

describe('who gets none', () => {
  const readErrorPage = async (asked: Promise<Answer>) => {
    const { status, headers, text } = await asked;
    expect([headers['content-type'], headers['vary']]).toEqual([HTML, 'Accept']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    return { status, headers, text, words: readPageText(text) };
  };
  const signIn = () => `href="${service.baseUrl}/console/reviews/${review.id}/report"`;

  it('is sent to the sign-in without a bearer, and a program gets the problem', async () => {
    const { status, headers, text, words } = await readErrorPage(
      service.call('GET', path, { token: null, headers: PAGE }),
    );
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toMatch(/^Bearer/u);
    expect(words).toContain('Sign in to read the report');
    expect(text).toContain(signIn());
    for (const accept of ['*/*', 'application/json', 'application/problem+json']) {
      const answer = await service.call('GET', path, { token: null, headers: { accept } });
      expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
    }
  });

  it('is told that the link has expired', async () => {
    const other = await startHarness();
    const made = await other.complete();
    const link = TraceLink.parse((await other.call('POST', `/v1/reviews/${made.id}/trace-links`)).json);
    other.pass(DAY);
    const { pathname, search } = new URL(link.url);
    const { status, words } = await readErrorPage(other.call('GET', pathname + search, { token: null, headers: PAGE }));
    expect([status, words]).toEqual([401, expect.stringContaining('The link has expired')]);
    await other.close();
  });

  it.each([
    ['a changed signature', (url: URL) => url.searchParams.set('signature', 'AAAA')],
    ['a later end', (url: URL) => url.searchParams.set('expires', '99999999999')],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
  ])('is told that the link is not whole, with %s', async (_, change) => {
    const url = await signed();
    change(url);
    const { status, words, text } = await readErrorPage(open(url));
    expect([status, words]).toEqual([401, expect.stringContaining('The link is not whole')]);
    expect(text).toContain(signIn());
  });

  it('is told which scope is missing', async () => {
    const token = await service.token(service.clients.reader);
    const { status, words } = await readErrorPage(service.call('GET', path, { token, headers: PAGE }));
    expect([status, words]).toEqual([403, expect.stringContaining('findings:read')]);
  });

  it('reads the same of another tenant as of nothing', async () => {
    const token = await service.token(service.clients.other);
    const unknown = `/v1/reviews/${review.id.slice(0, -1)}z/trace`;
    const pages = await Promise.all(
      [path, unknown].map((one) => readErrorPage(service.call('GET', one, { token, headers: PAGE }))),
    );
    const [foreign, none] = pages.map(({ status, text }) => [status, text.replace(/rev_\w+/gu, '')]);
    expect(foreign?.[0]).toBe(404);
    expect(foreign).toEqual(none);
  });

  it('looks again by itself while the review is queued, then shows it', async () => {
    const release = service.provider.hold('snapshot');
    const { id } = await service.create();
    const there = `/v1/reviews/${id}/trace`;
    const { status, headers, words } = await readErrorPage(service.call('GET', there, { headers: PAGE }));
    expect([status, headers['refresh']]).toEqual([404, '3']);
    expect(words).toContain('not finished yet');
    release();
    await service.ended(id);
    const { headers: after } = await service.call('GET', there, { headers: PAGE });
    expect([after['content-type'], after['refresh']]).toEqual([HTML, undefined]);
  });

  it('is told why a review failed, as text', async () => {
    service.provider.interrupt('snapshot', new ProviderError('E_TOK_001', '<script>alert(1)</script> & "\u202eso"'));
    const { id } = await service.create();
    await service.ended(id);
    const { status, headers, text, words } = await readErrorPage(
      service.call('GET', `/v1/reviews/${id}/trace`, { headers: PAGE }),
    );
    expect([status, headers['refresh']]).toEqual([404, undefined]);
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('\u202e');
    expect(words).toContain('The review failed');
    expect(words).toContain('<script>alert(1)</script>');
  });

  it('is told of a parameter that is not known', async () => {
    const { status, words } = await readErrorPage(service.call('GET', `${path}?format=%3Cb%3E`, { headers: PAGE }));
    expect([status, words]).toEqual([400, expect.stringContaining('?format')]);
  });
});
