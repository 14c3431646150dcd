/** The stand-in is held to the interface document too: what it lets pass, a real service need not. */
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type ReviewServiceOptions, startReviewService } from '../stand-ins/review-service/service.js';
import { later } from './desk.js';

const Fields = z.record(z.string(), z.unknown());
const readFields = async (answer: Response) => Fields.parse(await answer.json());

async function open(options: ReviewServiceOptions = {}) {
  const service = await startReviewService(options);
  later(() => service.close());
  const form = { grant_type: 'client_credentials', client_id: service.clientId, client_secret: service.clientSecret };
  const mint = (fields: Record<string, string> = {}) =>
    fetch(`${service.baseUrl}/oauth/token`, { method: 'POST', body: new URLSearchParams({ ...form, ...fields }) });
  const { access_token: token } = await readFields(await mint());
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${service.baseUrl}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const post = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    call('/v1/reviews', { method: 'POST', body: JSON.stringify(body), headers });
  return { service, mint, call, post, form };
}

describe('the stand-in service', () => {
  it.each([
    ['an unknown field', { audience: 'x' }, 400],
    ['another grant', { grant_type: 'password' }, 400],
    ['another client', { client_id: 'x' }, 401],
    ['a wrong secret', { client_secret: 'x' }, 401],
  ])('refuses a token request with %s', async (_what, fields, status) => {
    const { mint } = await open();
    expect((await mint(fields)).status).toBe(status);
  });

  it('refuses a token request in JSON', async () => {
    const { service, form } = await open();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${service.baseUrl}/oauth/token`, {
      method: 'POST',
      body: JSON.stringify(form),
      headers,
    });
    expect(answer.status).toBe(400);
  });

  it('gives the fields of the document and no more', async () => {
    const { mint, post, call } = await open();
    expect(Object.keys(await readFields(await mint()))).toEqual(['access_token', 'token_type', 'expires_in', 'scope']);
    const created = await readFields(await post({ repo: 'a/b', pr: 1 }));
    expect(Object.keys(created)).toEqual(['id', 'status', 'verdict', 'tier', 'trace_url', 'created_at']);
    const { id } = created;
    expect(Object.keys(await readFields(await call(`/v1/reviews/${id}`)))).toEqual([
      'id',
      'status',
      'verdict',
      'tier',
      'confidence',
      'ac_bindings',
      'trace_url',
      'completed_at',
    ]);
    const page = await readFields(await call(`/v1/findings?review_id=${id}`));
    expect(Object.keys(page)).toEqual(['data', 'next_page']);
    const [finding] = z.array(Fields).parse(page['data']);
    expect(Object.keys(finding ?? {})).toEqual(['id', 'plane', 'severity', 'location', 'title', 'rationale']);
  });

  it('sends no header that the document does not show', async () => {
    const { post } = await open();
    const { headers } = await post({ repo: 'a/b', pr: 1 });
    expect([...headers.keys()].sort()).toEqual(['connection', 'content-length', 'content-type', 'keep-alive']);
  });

  it.each([
    ['an unknown field', { repo: 'a/b', pr: 1, head: 'x' }],
    ['a repo that is none', { repo: 'a', pr: 1 }],
    ['a pr that is none', { repo: 'a/b', pr: 0 }],
    ['a pr in words', { repo: 'a/b', pr: '1' }],
    ['a ticket that is a number', { repo: 'a/b', pr: 1, ticket: 3 }],
  ])('refuses a review with %s', async (_what, body) => {
    const { post, service } = await open();
    expect((await post(body)).status).toBe(400);
    expect(service.created).toEqual([]);
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic eDp5' }],
    ['an unknown token', { authorization: 'Bearer x' }],
  ])('answers 401 to %s', async (_what, headers) => {
    const { service } = await open();
    const answer = await fetch(`${service.baseUrl}/v1/reviews/rev_1`, {
      headers: new Headers(Object.entries(headers)),
    });
    expect(answer.status).toBe(401);
  });

  it('answers 400 to unknown parameters and pages', async () => {
    const { call, post } = await open();
    const { id } = await readFields(await post({ repo: 'a/b', pr: 1 }));
    expect((await call(`/v1/findings?review_id=${id}&limit=1`)).status).toBe(400);
    expect((await call(`/v1/findings?review_id=${id}&page=x`)).status).toBe(400);
    expect((await call('/v1/findings?review_id=rev_x')).status).toBe(400);
    expect((await call('/v1/findings')).status).toBe(400);
  });
});
