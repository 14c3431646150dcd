import * as z from 'zod';
import { EvidenceQuery, EvidenceReceipt } from '../given-evidence.js';
import { LIMITS } from '../limits.js';
import { createPageSchema, PageQuery } from '../page.js';
import { Finding, FindingFilter } from '../review/finding.js';
import { Signature } from '../review/people.js';
import { Span, SpanFilter } from '../review/span.js';
import { CompletedReview, CreateReview, Review, ReviewFilter, WaitingFilter } from '../review.js';
import { TrendFilter, Trends } from '../tenant/trends.js';
import { Trace, TraceLink } from '../trace.js';
import { FindingId, ReviewId } from '../values.js';
import { createJsonBody, type Endpoint } from './endpoint.js';

const reviewId = z.strictObject({ id: ReviewId });
const PREFER = z
  .string()
  .optional()
  .meta({
    description: `\`wait=N\` (RFC 7240): answer as soon as the review is complete or failed, after N seconds at the latest. More than ${LIMITS.MAX_WAIT_SECONDS} counts as ${LIMITS.MAX_WAIT_SECONDS}; anything else is passed over.`,
  });
const AT_TIMES = {
  'Retry-After': 'Seconds to wait before asking again; while queued.',
  'Preference-Applied': '`wait=N`, where the preference was honoured.',
};

/** Operations on reviews: their findings, spans, signatures and traces, and the reports that are given for them. */
export const REVIEWS = {
  giveEvidence: {
    id: 'giveEvidence',
    method: 'post',
    path: '/v1/evidence',
    summary: 'Give a report of another tool, of the tests or of what they executed, for reviews of a head.',
    scope: 'reviews:write',
    query: EvidenceQuery,
    headers: z.object({
      'Content-Encoding': z
        .enum(['gzip', 'identity'])
        .optional()
        .meta({ description: '`gzip`: the body is compressed. The limit counts what it holds.' }),
    }),
    body: {
      type: 'application/octet-stream',
      schema: z
        .string()
        .min(1)
        .meta({
          id: 'Report',
          description: `The report in UTF-8, at most ${LIMITS.MAX_EVIDENCE_BYTES / 1024 / 1024} MiB. Any other Content-Type is taken too.`,
        }),
    },
    success: { status: 201, schema: EvidenceReceipt },
    errors: ['E_REQ_001', 'E_REQ_003'],
  },
  createReview: {
    id: 'createReview',
    method: 'post',
    path: '/v1/reviews',
    summary: 'Ask for a review of a pull request.',
    scope: 'reviews:write',
    headers: z.object({ 'Idempotency-Key': z.string().min(1).max(255).optional(), Prefer: PREFER }),
    body: createJsonBody(CreateReview),
    success: {
      status: 202,
      // Without `Prefer: wait` it is the queued shape.
      schema: Review,
      headers: { Location: 'The address of the review.' },
      headersAtTimes: AT_TIMES,
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
    headers: z.object({ Prefer: PREFER }),
    success: {
      status: 200,
      schema: Review,
      headers: { ETag: 'Changes when the review does.' },
      headersAtTimes: AT_TIMES,
    },
    errors: ['E_NF_001'],
  },
  listReviews: {
    id: 'listReviews',
    method: 'get',
    path: '/v1/reviews',
    summary: 'List reviews, newest first.',
    scope: 'reviews:read',
    query: ReviewFilter.extend(PageQuery.shape),
    success: { status: 200, schema: createPageSchema(Review) },
    errors: ['E_REQ_001'],
  },
  listWaiting: {
    id: 'listWaiting',
    method: 'get',
    path: '/v1/waiting',
    summary:
      'List what waits for a person: the newest review of each open pull request, if its verdict is needs-review.',
    scope: 'reviews:read',
    query: WaitingFilter.extend(PageQuery.shape),
    success: { status: 200, schema: createPageSchema(CompletedReview) },
    errors: ['E_REQ_001'],
  },
  getTrends: {
    id: 'getTrends',
    method: 'get',
    path: '/v1/trends',
    summary:
      'Read figures by the week of the first review: pull requests, for how many the gate opened, how long that took, and criteria met at the first review.',
    scope: 'reviews:read',
    query: TrendFilter,
    success: { status: 200, schema: Trends },
    errors: ['E_REQ_001'],
  },
  listFindings: {
    id: 'listFindings',
    method: 'get',
    path: '/v1/findings',
    summary: 'List the findings of a review by file, first line, plane and id.',
    scope: 'findings:read',
    query: FindingFilter.extend(PageQuery.shape),
    success: { status: 200, schema: createPageSchema(Finding) },
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
  listSpans: {
    id: 'listSpans',
    method: 'get',
    path: '/v1/reviews/{id}/spans',
    summary:
      'List the reason of every changed line, the parts with the most weight first, then by file and first line.',
    scope: 'findings:read',
    params: reviewId,
    query: SpanFilter.extend(PageQuery.shape),
    success: { status: 200, schema: createPageSchema(Span) },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  listSignatures: {
    id: 'listSignatures',
    method: 'get',
    path: '/v1/reviews/{id}/signatures',
    summary: 'List what people answered for on the pull request, and whether it counts, in the order of time.',
    scope: 'reviews:read',
    params: reviewId,
    query: PageQuery,
    success: { status: 200, schema: createPageSchema(Signature) },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  getTrace: {
    id: 'getTrace',
    method: 'get',
    path: '/v1/reviews/{id}/trace',
    summary: 'Read the audit trace of a review, as JSON or as a page.',
    scope: 'findings:read',
    params: reviewId,
    query: z.strictObject({ expires: z.string().optional(), signature: z.string().optional() }),
    success: { status: 200, schema: Trace, orText: 'text/html', headers: { Vary: 'Accept' } },
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
} as const satisfies Record<string, Endpoint>;
