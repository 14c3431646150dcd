import * as z from 'zod';
import { TokenRequest, TokenResponse } from '../token.js';
import type { Endpoint } from './endpoint.js';

/** Operations for tokens and for information about the service itself. None of them needs a bearer token. */
export const ABOUT = {
  mintToken: {
    id: 'mintToken',
    method: 'post',
    path: '/oauth/token',
    summary: 'Get an access token (RFC 6749 §4.4).',
    scope: null,
    body: { type: 'application/x-www-form-urlencoded', schema: TokenRequest },
    success: { status: 200, schema: TokenResponse, headers: { 'Cache-Control': 'no-store' } },
    errors: ['E_RATE_001'],
  },
  health: {
    id: 'health',
    method: 'get',
    path: '/healthz',
    summary: 'Say whether the process is alive.',
    scope: null,
    success: { status: 200, schema: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  ready: {
    id: 'ready',
    method: 'get',
    path: '/readyz',
    summary: 'Say whether the process can take work.',
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
} as const satisfies Record<string, Endpoint>;
