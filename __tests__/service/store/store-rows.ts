/** Rows for the tests of the store. */

import type { Finding, Policy, Tenant, Trace } from '../../../src/contract/index.js';
import type {
  Client,
  Outcome,
  SealedSecret,
  StoredDelivery,
  StoredReport,
  StoredReview,
  StoredWebhook,
} from '../../../src/service/store/store.js';
import { buildTenant } from '../../stand-ins/tenant.js';

const AT = '2025-06-01T12:00:00.000Z';
/** Characters that a text column of PostgreSQL cannot contain, and characters with a special meaning in it. */
export const AWKWARD = 'a\0b\\c\ud800 \'"%_\u{1f600}';

export const tenant = (id: string): Tenant => buildTenant(id);

export const report = (id: string, more: Partial<StoredReport> = {}): StoredReport => ({
  id,
  repo: 'octo/shop',
  headSha: 'a'.repeat(40),
  kind: 'junit',
  digest: 'sha256:1',
  createdAt: 0,
  expiresAt: 9,
  ...more,
});

export const review = (id: string, more: Partial<StoredReview> = {}): StoredReview => ({
  id,
  origin: 'api',
  key: id,
  asked: { repo: 'octo/shop', pr: 7, ticket: null, policy: null, dry_run: false },
  queue: null,
  change: {
    repo: 'octo/shop',
    pr: 7,
    base: { ref: 'main', sha: 'b'.repeat(40) },
    head: { ref: 'feature', sha: 'a'.repeat(40) },
    title: '',
    body: '',
    author: 'octocat',
    labels: [],
    tickets: [],
    missing: [],
  },
  policy: { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' },
  evidence: [],
  createdAt: 0,
  outcome: { status: 'queued' },
  ...more,
});

export const finding = (id: string, reviewId: string, more: Partial<Finding> = {}): Finding => ({
  id,
  review_id: reviewId,
  plane: 'intent',
  rule: 'intent/criterion-unbound',
  severity: 'info',
  location: { file: 'a.ts', lineRange: [1, 2] },
  title: 'A title',
  rationale: 'Because.',
  fingerprint: id,
  ...more,
});

type Complete = Extract<Outcome, { status: 'complete' }>;

export const complete = (inputDigest: string, more: Partial<Complete> = {}): Complete => ({
  status: 'complete',
  verdict: 'auto-approve',
  tier: 'T2',
  confidence: 0.9,
  acBindings: [{ id: 'AC1', lines: ['a.ts:1-2'], confidence: 0.8 }],
  counts: { info: 1, warn: 0, error: 0 },
  completedAt: 5,
  inputDigest,
  ...more,
});

export const failed: Outcome & { status: 'failed' } = {
  status: 'failed',
  error: { code: 'E_INT_001', detail: '' },
  failedAt: 1,
};

const DIGEST = `sha256:${'0'.repeat(64)}`;

export const trace = (reviewId: string): Trace => ({
  schema: 'review-gate.trace/1',
  engine: { version: '1' },
  snapshot: { digest: DIGEST, coverage: { complete: true, files: 1, omitted: [] } },
  steps: [
    { name: 'diff', input_digest: DIGEST, output_digest: DIGEST, evidence: { why: 'w'.repeat(500) }, hash: DIGEST },
  ],
  decision: { verdict: 'auto-approve', rule: 'r', rules: [], facts: {}, confidence: 1 },
  digest: DIGEST,
  review_id: reviewId,
  signature: { payloadType: 't', payload: 'cA==', signatures: [{ keyid: reviewId, sig: 'cw==' }] },
  vsa: { payloadType: 'application/vnd.in-toto+json', payload: 'e30=', signatures: [{ keyid: 'k', sig: 'c2ln' }] },
});

export const policy = (name: string, source = 'rules: []'): Policy => ({
  name,
  source,
  created_at: AT,
  updated_at: AT,
});

export const secret = (name: string, keyId = 'k1', box = 'box'): SealedSecret => ({
  name,
  kind: 'token',
  keyId,
  box,
  updatedAt: 1,
});

export const client = (id: string, tenantId: string, createdAt = 0): Client => ({
  id,
  tenantId,
  scopes: ['reviews:read'],
  secrets: [{ hash: 'h', createdAt, expiresAt: null }],
  createdAt,
  revokedAt: null,
});

export const webhook = (id: string, more: Partial<StoredWebhook> = {}): StoredWebhook => ({
  id,
  url: 'https://example.com/hook',
  events: ['review.completed'],
  status: 'active',
  reason: null,
  createdAt: 0,
  failingSince: null,
  ...more,
});

export const delivery = (id: string, webhookId: string, more: Partial<StoredDelivery> = {}): StoredDelivery => ({
  id,
  webhookId,
  event: 'review.completed',
  reviewId: null,
  body: '{}',
  attempt: 0,
  status: 'pending',
  responseStatus: null,
  nextAttemptAt: 10,
  createdAt: 0,
  ...more,
});
