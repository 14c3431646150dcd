/** Every call of the service: method, path, scope, what it takes and what it gives. The routes and the OpenAPI document come from this table. */
import { z } from 'zod';
import type { ErrorCode } from './errors.js';
import { Finding, FindingFilter } from './finding.js';
import { PageQuery, pageOf } from './page.js';
import { CreateReview, QueuedReview, Review, ReviewFilter } from './review.js';
import type { Scope } from './scopes.js';
import { Policy, PolicyPut, ProviderName, ProviderToken, ProviderTokenPut, Tenant, TenantPatch } from './tenant.js';
import { TokenRequest, TokenResponse } from './token.js';
import { Trace, TraceLink } from './trace.js';
import { FindingId, ReviewId, WebhookId } from './values.js';
import { CreateWebhook, Delivery, Webhook, WebhookWithSecret } from './webhook.js';

/** One call. `errors` are those a caller may get beyond the ones of every call (500) and every bearer call (401, 403). */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  /** The one scope needed; null where no bearer is asked for. */
  readonly scope: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: { readonly type: string; readonly schema: z.ZodType };
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly type?: string;
    readonly schema?: z.ZodType;
    /** Response headers and what they say. */
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly errors: readonly ErrorCode[];
}

const json = <S extends z.ZodType>(schema: S) => ({ type: 'application/json', schema });
const reviewId = z.strictObject({ id: ReviewId });
const webhookId = z.strictObject({ id: WebhookId });
const named = z.strictObject({ name: z.string().min(1).max(100) });
const provider = z.strictObject({ provider: ProviderName });
const RETRY = { 'Retry-After': 'Seconds to wait before asking again; while queued.' };

export const OPERATIONS = {
  mintToken: {
    id: 'mintToken',
    method: 'post',
    path: '/oauth/token',
    summary: 'Mint an access token (RFC 6749 §4.4).',
    scope: null,
    body: { type: 'application/x-www-form-urlencoded', schema: TokenRequest },
    success: { status: 200, schema: TokenResponse, headers: { 'Cache-Control': 'no-store' } },
    errors: [],
  },
  createReview: {
    id: 'createReview',
    method: 'post',
    path: '/v1/reviews',
    summary: 'Trigger a review of a pull request.',
    scope: 'reviews:write',
    headers: z.object({ 'Idempotency-Key': z.string().min(1).max(255).optional() }),
    body: json(CreateReview),
    success: {
      status: 202,
      schema: QueuedReview,
      headers: { Location: 'The address of the review.', 'Retry-After': 'Seconds to wait before the first poll.' },
    },
    errors: [
      'E_REQ_001',
      'E_REQ_002',
      'E_REQ_003',
      'E_AC_001',
      'E_AC_002',
      'E_POL_001',
      'E_TOK_001',
      'E_TOK_002',
      'E_IDEM_001',
      'E_RATE_001',
      'E_UP_001',
    ],
  },
  getReview: {
    id: 'getReview',
    method: 'get',
    path: '/v1/reviews/{id}',
    summary: 'Read a review; used for polling.',
    scope: 'reviews:read',
    params: reviewId,
    success: { status: 200, schema: Review, headers: { ...RETRY, ETag: 'Changes when the review does.' } },
    errors: ['E_NF_001'],
  },
  listReviews: {
    id: 'listReviews',
    method: 'get',
    path: '/v1/reviews',
    summary: 'List reviews, newest first.',
    scope: 'reviews:read',
    query: ReviewFilter.extend(PageQuery.shape),
    success: { status: 200, schema: pageOf(Review) },
    errors: ['E_REQ_001'],
  },
  listFindings: {
    id: 'listFindings',
    method: 'get',
    path: '/v1/findings',
    summary: 'List the findings of a review by file, first line, plane and id.',
    scope: 'findings:read',
    query: FindingFilter.extend(PageQuery.shape),
    success: { status: 200, schema: pageOf(Finding) },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  getFinding: {
    id: 'getFinding',
    method: 'get',
    path: '/v1/findings/{id}',
    summary: 'Read one finding.',
    scope: 'findings:read',
    params: z.strictObject({ id: FindingId }),
    success: { status: 200, schema: Finding },
    errors: ['E_NF_001'],
  },
  getTrace: {
    id: 'getTrace',
    method: 'get',
    path: '/v1/reviews/{id}/trace',
    summary: 'Read the audit trace of a review.',
    scope: 'findings:read',
    params: reviewId,
    query: z.strictObject({ expires: z.string().optional(), signature: z.string().optional() }),
    success: { status: 200, schema: Trace },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  createTraceLink: {
    id: 'createTraceLink',
    method: 'post',
    path: '/v1/reviews/{id}/trace-links',
    summary: 'Make a link that opens the trace without a bearer until it expires.',
    scope: 'findings:read',
    params: reviewId,
    success: { status: 201, schema: TraceLink },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
  },
  createWebhook: {
    id: 'createWebhook',
    method: 'post',
    path: '/v1/webhooks',
    summary: 'Subscribe to events; the signing secret is shown once.',
    scope: 'webhooks:write',
    body: json(CreateWebhook),
    success: { status: 201, schema: WebhookWithSecret },
    errors: ['E_REQ_001', 'E_REQ_003'],
  },
  listWebhooks: {
    id: 'listWebhooks',
    method: 'get',
    path: '/v1/webhooks',
    summary: 'List subscriptions.',
    scope: 'webhooks:write',
    query: PageQuery,
    success: { status: 200, schema: pageOf(Webhook) },
    errors: ['E_REQ_001'],
  },
  getWebhook: {
    id: 'getWebhook',
    method: 'get',
    path: '/v1/webhooks/{id}',
    summary: 'Read a subscription.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: Webhook },
    errors: ['E_NF_001'],
  },
  deleteWebhook: {
    id: 'deleteWebhook',
    method: 'delete',
    path: '/v1/webhooks/{id}',
    summary: 'End a subscription.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 204 },
    errors: ['E_NF_001'],
  },
  testWebhook: {
    id: 'testWebhook',
    method: 'post',
    path: '/v1/webhooks/{id}/test',
    summary: 'Send a test delivery.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: Delivery },
    errors: ['E_NF_001'],
  },
  listDeliveries: {
    id: 'listDeliveries',
    method: 'get',
    path: '/v1/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a subscription, newest first.',
    scope: 'webhooks:write',
    params: webhookId,
    query: PageQuery,
    success: { status: 200, schema: pageOf(Delivery) },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  rotateWebhook: {
    id: 'rotateWebhook',
    method: 'post',
    path: '/v1/webhooks/{id}/rotate',
    summary: 'Give a subscription a new signing secret, shown once.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: WebhookWithSecret },
    errors: ['E_NF_001'],
  },
  getTenant: {
    id: 'getTenant',
    method: 'get',
    path: '/v1/tenant',
    summary: 'Read the tenant and its settings.',
    scope: 'admin',
    success: { status: 200, schema: Tenant },
    errors: [],
  },
  patchTenant: {
    id: 'patchTenant',
    method: 'patch',
    path: '/v1/tenant',
    summary: 'Change settings of the tenant.',
    scope: 'admin',
    body: json(TenantPatch),
    success: { status: 200, schema: Tenant },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
  },
  getPolicy: {
    id: 'getPolicy',
    method: 'get',
    path: '/v1/policies/{name}',
    summary: 'Read a policy.',
    scope: 'admin',
    params: named,
    success: { status: 200, schema: Policy },
    errors: ['E_NF_001'],
  },
  putPolicy: {
    id: 'putPolicy',
    method: 'put',
    path: '/v1/policies/{name}',
    summary: 'Create or replace a policy; also as application/yaml.',
    scope: 'admin',
    params: named,
    body: json(PolicyPut),
    success: { status: 200, schema: Policy },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
  },
  deletePolicy: {
    id: 'deletePolicy',
    method: 'delete',
    path: '/v1/policies/{name}',
    summary: 'Remove a policy.',
    scope: 'admin',
    params: named,
    success: { status: 204 },
    errors: ['E_NF_001'],
  },
  listProviderTokens: {
    id: 'listProviderTokens',
    method: 'get',
    path: '/v1/provider-tokens',
    summary: 'List which provider tokens there are; never the tokens.',
    scope: 'admin',
    success: { status: 200, schema: z.strictObject({ data: z.array(ProviderToken) }) },
    errors: [],
  },
  putProviderToken: {
    id: 'putProviderToken',
    method: 'put',
    path: '/v1/provider-tokens/{provider}',
    summary: 'Set a provider token; write-only, encrypted at rest.',
    scope: 'admin',
    params: provider,
    body: json(ProviderTokenPut),
    success: { status: 204 },
    errors: ['E_REQ_001', 'E_REQ_003'],
  },
  deleteProviderToken: {
    id: 'deleteProviderToken',
    method: 'delete',
    path: '/v1/provider-tokens/{provider}',
    summary: 'Remove a provider token.',
    scope: 'admin',
    params: provider,
    success: { status: 204 },
    errors: ['E_NF_001'],
  },
  health: {
    id: 'health',
    method: 'get',
    path: '/healthz',
    summary: 'Is the process alive.',
    scope: null,
    success: { status: 200, schema: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  ready: {
    id: 'ready',
    method: 'get',
    path: '/readyz',
    summary: 'Can the process take work.',
    scope: null,
    success: { status: 200, schema: z.strictObject({ status: z.literal('ready') }) },
    errors: [],
  },
  metrics: {
    id: 'metrics',
    method: 'get',
    path: '/metrics',
    summary: 'Figures in the Prometheus text format.',
    scope: null,
    success: { status: 200, type: 'text/plain', schema: z.string() },
    errors: [],
  },
  openapi: {
    id: 'openapi',
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    scope: null,
    success: { status: 200, schema: z.looseObject({ openapi: z.string() }) },
    errors: [],
  },
  docs: {
    id: 'docs',
    method: 'get',
    path: '/docs',
    summary: 'This document as a page.',
    scope: null,
    success: { status: 200, type: 'text/html', schema: z.string() },
    errors: [],
  },
  oauthMetadata: {
    id: 'oauthMetadata',
    method: 'get',
    path: '/.well-known/oauth-authorization-server',
    summary: 'Authorization server metadata (RFC 8414).',
    scope: null,
    success: {
      status: 200,
      schema: z.looseObject({
        issuer: z.url(),
        token_endpoint: z.url(),
        grant_types_supported: z.array(z.string()),
        token_endpoint_auth_methods_supported: z.array(z.string()),
        scopes_supported: z.array(z.string()),
      }),
    },
    errors: [],
  },
  jwks: {
    id: 'jwks',
    method: 'get',
    path: '/.well-known/jwks.json',
    summary: 'The public keys that access tokens are signed with (RFC 7517).',
    scope: null,
    success: { status: 200, schema: z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) }) },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
export type OperationId = keyof typeof OPERATIONS;
