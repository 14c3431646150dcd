import * as z from 'zod';
import { AuditEntry, AuditPeriod } from '../audit.js';
import { createPageSchema, PageQuery } from '../page.js';
import { LintTicket, SimulatePolicy, Simulation, TicketLint } from '../rehearsal.js';
import { ProviderName, ProviderToken, ProviderTokenPut } from '../tenant/provider-token.js';
import { Policy, PolicyName, PolicyPut, PolicySummary, Tenant, TenantPatch } from '../tenant/tenant.js';
import { createJsonBody, type Endpoint } from './endpoint.js';

const named = z.strictObject({ name: PolicyName });
const provider = z.strictObject({ provider: ProviderName });

/**
 * Operations on what a tenant configures: its settings, policies and provider tokens. Also the export of its audit, and
 * the two calls that show a result and change nothing.
 */
export const TENANT = {
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
    body: createJsonBody(TenantPatch),
    success: { status: 200, schema: Tenant },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
  },
  listPolicies: {
    id: 'listPolicies',
    method: 'get',
    path: '/v1/policies',
    summary: "List the tenant's own policies by name; the built-in ones are not among them.",
    scope: 'admin',
    query: PageQuery,
    success: { status: 200, schema: createPageSchema(PolicySummary) },
    errors: ['E_REQ_001'],
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
    body: { ...createJsonBody(PolicyPut), orText: 'application/yaml' },
    success: { status: 200, schema: Policy },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
  },
  deletePolicy: {
    id: 'deletePolicy',
    method: 'delete',
    path: '/v1/policies/{name}',
    summary: "Remove a policy; the tenant's default is refused.",
    scope: 'admin',
    params: named,
    success: { status: 204 },
    errors: ['E_NF_001', 'E_POL_001'],
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
    body: createJsonBody(ProviderTokenPut),
    success: { status: 204 },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
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
  exportAudit: {
    id: 'exportAudit',
    method: 'get',
    path: '/v1/audit',
    summary: 'Export what was decided in a period, a line for each completed review, oldest first.',
    scope: 'admin',
    query: AuditPeriod,
    success: { status: 200, type: 'application/x-ndjson', schema: AuditEntry },
    errors: ['E_REQ_001'],
  },
  simulatePolicy: {
    id: 'simulatePolicy',
    method: 'post',
    path: '/v1/policies:simulate',
    summary: 'Review a pull request under a policy without any effect: nothing is stored, no event is sent.',
    scope: 'admin',
    body: createJsonBody(SimulatePolicy),
    success: { status: 200, schema: Simulation },
    errors: [
      'E_REQ_001',
      'E_REQ_002',
      'E_REQ_003',
      'E_AC_001',
      'E_AC_002',
      'E_POL_001',
      'E_TOK_001',
      'E_TOK_002',
      'E_RATE_001',
      'E_UP_001',
    ],
  },
  lintTicket: {
    id: 'lintTicket',
    method: 'post',
    path: '/v1/tickets:lint',
    summary: 'Say how each acceptance criterion of a ticket would be read, and which parts are no criteria.',
    scope: 'reviews:write',
    body: createJsonBody(LintTicket),
    success: { status: 200, schema: TicketLint },
    errors: ['E_REQ_001', 'E_REQ_002', 'E_REQ_003', 'E_AC_002', 'E_TOK_001', 'E_TOK_002', 'E_RATE_001', 'E_UP_001'],
  },
} as const satisfies Record<string, Endpoint>;
