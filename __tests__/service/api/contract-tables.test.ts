/**
 * The contract's tables of calls and of errors, row by row over real HTTP. The walks are over the table of operations: a
 * call that is added is walked too, and what is not said of it here does not compile or fails.
 *
 * What a row says beyond its status is held where its call is: filters, order and pages in reviews.test.ts and
 * findings.test.ts, the limits and the keys in limits.test.ts, links in traces.test.ts, subscriptions in webhooks.test.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import {
  ENDPOINTS,
  type Endpoint,
  type EndpointId,
  ERRORS,
  type ErrorCode,
  SCOPES,
  type Scope,
} from '../../../src/contract/index.js';
import {
  type Answer,
  type CallOptions,
  type Harness,
  problem,
  ReviewPage,
  readId,
  SECRET,
  startHarness,
} from '../harness.js';
import { kit } from '../telemetry/instruments.js';
import {
  ALL,
  BODIES,
  buildAddress,
  CHANGE,
  GUARDED,
  type Names,
  provide,
  send,
  tidy,
  UNKNOWN,
} from './contract-calls.js';

/** The contract's table of calls: what each is to answer with, and the scope that it needs. */
const CALLS: Readonly<Record<EndpointId, readonly [scope: Scope | null, success: number]>> = {
  mintToken: [null, 200],
  giveEvidence: ['reviews:write', 201],
  createReview: ['reviews:write', 202],
  getReview: ['reviews:read', 200],
  listReviews: ['reviews:read', 200],
  listFindings: ['findings:read', 200],
  getFinding: ['findings:read', 200],
  listSpans: ['findings:read', 200],
  listSignatures: ['reviews:read', 200],
  listWaiting: ['reviews:read', 200],
  getTrends: ['reviews:read', 200],
  getTrace: ['findings:read', 200],
  createTraceLink: ['findings:read', 201],
  createWebhook: ['webhooks:write', 201],
  listWebhooks: ['webhooks:write', 200],
  getWebhook: ['webhooks:write', 200],
  deleteWebhook: ['webhooks:write', 204],
  testWebhook: ['webhooks:write', 200],
  listDeliveries: ['webhooks:write', 200],
  rotateWebhook: ['webhooks:write', 200],
  getTenant: ['admin', 200],
  patchTenant: ['admin', 200],
  listPolicies: ['admin', 200],
  getPolicy: ['admin', 200],
  putPolicy: ['admin', 200],
  deletePolicy: ['admin', 204],
  listProviderTokens: ['admin', 200],
  putProviderToken: ['admin', 204],
  deleteProviderToken: ['admin', 204],
  exportAudit: ['admin', 200],
  simulatePolicy: ['admin', 200],
  lintTicket: ['reviews:write', 200],
  receiveGithub: [null, 202],
  health: [null, 200],
  ready: [null, 200],
  metrics: [null, 200],
  openapi: [null, 200],
  docs: [null, 200],
  oauthMetadata: [null, 200],
  jwks: [null, 200],
};

const FORM = 'application/x-www-form-urlencoded';

describe('the table of calls', () => {
  let service: Harness;
  let names: Names;
  beforeAll(async () => {
    const { instruments, observer } = kit({ level: 'silent' });
    service = await startHarness({ operation: instruments, observer });
    names = await provide(service);
  });
  afterAll(() => service.close());

  it('is the one that the service is made of, scopes and all', () => {
    const made = ALL.map(({ id, scope, success }) => [id, [scope, success.status]]);
    expect(Object.fromEntries(made)).toEqual(CALLS);
  });

  describe.each(GUARDED)('$name', (operation) => {
    const { scope } = operation;
    const authenticate = (answer: Answer) => String(answer.headers['www-authenticate']);

    it('is 401 without a token, and names no error (RFC 6750 §3.1)', async () => {
      const answer = await send(service, operation, names, { token: null });
      expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
      expect(authenticate(answer)).toBe('Bearer realm="review-gate"');
    });

    it('is 401 with a token that is none', async () => {
      const answer = await send(service, operation, names, { token: 'abc.def.ghi' });
      expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
      expect(authenticate(answer)).toContain('error="invalid_token"');
    });

    it(`is 403 with every scope but ${scope}, and names it`, async () => {
      const others = Object.keys(SCOPES).filter((name) => name !== scope);
      const token = await service.token(service.clients.own, others.join(' '));
      const answer = await send(service, operation, names, { token });
      expect(problem(answer)).toMatchObject({ status: 403, code: 'E_AUTH_002' });
      expect(problem(answer).detail).toContain(scope);
      expect(authenticate(answer)).toContain(`error="insufficient_scope"`);
      expect(authenticate(answer)).toContain(`scope="${scope}"`);
    });

    it(`is ${operation.success.status} with ${scope} alone`, async () => {
      const fresh = await provide(service);
      const token = await service.token(service.clients.own, scope);
      const answer = await send(service, operation, fresh, { token });
      expect([answer.status, answer.status >= 400 ? answer.text : '']).toEqual([CALLS[operation.id][1], '']);
      await tidy(service, fresh);
    });
  });

  it.each(ALL.filter(({ scope }) => scope === null).map((operation) => ({ ...operation, name: operation.id })))(
    '$name asks for no token',
    async (operation) => {
      const credentials = { grant_type: 'client_credentials', client_id: service.clients.own, client_secret: SECRET };
      const form = { raw: new URLSearchParams(credentials).toString(), headers: { 'content-type': FORM } };
      const more = operation.id === 'mintToken' ? form : {};
      const answer = await send(service, operation, names, { token: null, ...more });
      expect([answer.status, answer.status >= 400 ? answer.text : '']).toEqual([CALLS[operation.id][1], '']);
    },
  );

  it('POST /v1/reviews says where the review is, at an address that can be read', async () => {
    const answer = await send(service, ENDPOINTS.createReview, names);
    const location = String(answer.headers['location']);
    expect(location).toBe(`${service.baseUrl}/v1/reviews/${readId(answer)}`);
    expect(answer.headers['retry-after']).toBe('1');
    expect(readId(await service.call('GET', new URL(location).pathname))).toBe(readId(answer));
  });

  it('no answer that holds a secret or a setting may be kept by a cache', async () => {
    for (const operation of GUARDED) {
      const { status, headers } = await send(service, operation, UNKNOWN);
      expect([operation.id, status < 500, headers['cache-control']]).toEqual([operation.id, true, 'no-store']);
    }
  });

  it('a cursor of another list is refused wherever there are pages', async () => {
    const lists = GUARDED.filter(({ query }) => query !== undefined && 'page' in query.shape);
    expect(lists.length).toBeGreaterThan(3);
    await service.complete();
    const { next_page: cursor } = ReviewPage.parse((await service.call('GET', '/v1/reviews?limit=1')).json);
    for (const operation of lists.filter(({ id }) => id !== 'listReviews')) {
      const address = buildAddress(operation, names);
      const answer = await service.call('GET', `${address}${address.includes('?') ? '&' : '?'}page=${cursor}`);
      expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: '?page' }] });
    }
  });
});

/** What is done to a call so that it says what it is to say. */
interface Cause {
  readonly names?: Partial<Names>;
  readonly before?: (service: Harness) => Promise<unknown> | unknown;
  readonly options?: CallOptions;
}

const provider = (code: 'E_TOK_001' | 'E_TOK_002' | 'E_UP_001') => (service: Harness) => {
  for (const step of ['pin', 'ticket'] as const) service.provider.interrupt(step, new ProviderError(code, 'So it is.'));
};

/** Calls that take larger bodies: what is too large for them. */
const LARGE: Readonly<Partial<Record<EndpointId, number>>> = { receiveGithub: 5_000_000, giveEvidence: 11_000_000 };

/** The contract's table of errors: how each comes about at a call. */
const CAUSES: Readonly<Record<ErrorCode, (operation: Endpoint & { readonly id: EndpointId }) => Cause>> = {
  E_REQ_001: ({ id, method, query }) => {
    if (id === 'receiveGithub') return { options: { headers: { 'x-github-event': '' } } };
    if (method === 'get' && query === undefined) throw new Error(`what can be malformed at ${id}?`);
    return method === 'get' ? { options: { headers: { 'x-query': 'nope=1' } } } : { options: { body: { nope: 1 } } };
  },
  E_REQ_002: ({ id }) => ({ options: { body: { ...Object(BODIES[id]), repo: 'no-owner' } } }),
  E_REQ_003: ({ id }) => ({ options: { raw: ' '.repeat(LARGE[id] ?? 70_000) } }),
  E_AUTH_001: ({ id }) => ({
    options: { token: null, headers: id === 'receiveGithub' ? { 'x-github-event': 'pull_request' } : {} },
  }),
  E_AUTH_002: () => ({ before: () => undefined }),
  E_AC_001: () => ({ options: { body: { ...CHANGE, ticket: '#2' } } }),
  E_AC_002: ({ id }) => ({ options: { body: { ...Object(BODIES[id]), ticket: '#404' } } }),
  E_POL_001: ({ id }) => {
    const refused: Partial<Record<EndpointId, Cause>> = {
      createReview: { options: { body: { ...CHANGE, policy: 'no-such' } } },
      simulatePolicy: { options: { body: { ...CHANGE, source: 'rules: [' } } },
      patchTenant: { options: { body: { default_policy: 'no-such' } } },
      putPolicy: { options: { body: { source: 'rules: [' } } },
      deletePolicy: { before: (service) => service.call('PATCH', '/v1/tenant', { body: { default_policy: 'own' } }) },
    };
    const cause = refused[id];
    if (cause === undefined) throw new Error(`say how ${id} comes to E_POL_001`);
    return cause;
  },
  E_TOK_001: () => ({ before: provider('E_TOK_001') }),
  E_TOK_002: () => ({ before: provider('E_TOK_002') }),
  E_IDEM_001: ({ id }) => {
    const headers = { 'idempotency-key': 'once' };
    return {
      before: (service) => service.call('POST', ENDPOINTS.createReview.path, { body: CHANGE, headers }),
      options: { headers, body: { ...Object(BODIES[id]), pr: 8 } },
    };
  },
  E_RATE_001: () => ({
    before: async (service) => {
      await service.call('PATCH', '/v1/tenant', { body: { rate_limit: { per_minute: 1, burst: 1 } } });
      await service.call('POST', ENDPOINTS.createReview.path, { body: CHANGE });
    },
  }),
  E_NF_001: ({ id }) => (id === 'putProviderToken' ? { names: { 'provider-tokens': 'gitlab' } } : { names: UNKNOWN }),
  E_UP_001: () => ({ before: provider('E_UP_001') }),
  E_INT_001: () => ({}),
};

describe('the table of errors', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await startHarness();
  });
  afterAll(() => service.close());

  // Who guesses secrets, and not the tenant's limit: token-guard.test.ts.
  const rows = ALL.filter(({ id }) => id !== 'mintToken').flatMap((operation) =>
    operation.errors.map((code) => ({ operation, code, name: operation.id, status: ERRORS[code].status })),
  );

  it.each(rows)('$name says $code with $status', async ({ operation, code, status }) => {
    const names = await provide(service);
    const cause = CAUSES[code](operation);
    await cause.before?.(service);
    const named = { ...names, ...cause.names };
    const { 'x-query': query, ...headers } = cause.options?.headers ?? {};
    const address = buildAddress(operation, named);
    const answer =
      query === undefined
        ? await send(service, operation, named, cause.options)
        : await service.call('GET', `${address}${address.includes('?') ? '&' : '?'}${query}`, { headers });
    const said = problem(answer);
    expect(said).toMatchObject({ status, code, title: ERRORS[code].title, type: `urn:review-gate:error:${code}` });
    expect(said.instance).toBe(`urn:review-gate:request:${String(answer.headers['x-request-id'])}`);
    expect(said.detail).not.toBe('');
    if (code === 'E_RATE_001') {
      expect(Object.keys(answer.headers)).toEqual(
        expect.arrayContaining(['retry-after', 'ratelimit', 'ratelimit-policy']),
      );
    }
    service.provider.forget();
    await tidy(service, names);
  });

  it('has no code that no call ever says', () => {
    const said = new Set<ErrorCode>(ALL.flatMap(({ errors }) => [...errors]));
    // Every call with a bearer, and every call at all: the tables above, and create-review.test.ts.
    const everywhere: readonly ErrorCode[] = ['E_AUTH_001', 'E_AUTH_002', 'E_INT_001'];
    expect([...said, ...everywhere].toSorted()).toEqual(expect.arrayContaining(Object.keys(ERRORS).toSorted()));
  });
});
