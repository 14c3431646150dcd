/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */
import * as z from 'zod';
import { Contradiction, ShownStatus } from './evidence/binding.js';
import { AcceptedBy } from './review/people.js';
import { SpanCounts } from './review/span.js';
import { TokenResponse } from './token.js';

/** A criterion's lines. What the document does not have is ignored where it has another shape. */
const ObservedBinding = z.looseObject({
  id: z.string(),
  lines: z.array(z.string()),
  confidence: z.number().nullish(),
  text: z.string().nullish().catch(null),
  status: ShownStatus.nullish().catch(null),
  met: z.boolean().nullish().catch(null),
  missing: z.array(z.string()).nullish().catch(null),
  contradicts: z.array(Contradiction).nullish().catch(null),
});

/** A review as any service that follows the interface document may return it. */
export const ObservedReview = z.looseObject({
  id: z.string().min(1),
  status: z.string().min(1),
  verdict: z.string().nullish(),
  tier: z.string().nullish(),
  confidence: z.number().nullish(),
  ac_bindings: z.array(ObservedBinding).nullish(),
  trace_url: z.string().nullish(),
  created_at: z.string().nullish(),
  completed_at: z.string().nullish(),
  // Not in the document. A service may use these field names for another shape; such values are ignored.
  head_sha: z.string().nullish().catch(null),
  base_ref: z.string().nullish().catch(null),
  base_sha: z.string().nullish().catch(null),
  merge_base_sha: z.string().nullish().catch(null),
  dry_run: z.boolean().nullish().catch(null),
  accounting: z.record(z.string(), z.looseObject(SpanCounts.shape)).nullish().catch(null),
  people: z
    .looseObject({ approvals: z.array(z.string()), signed: z.array(z.string()) })
    .nullish()
    .catch(null),
  error: z
    .union([
      z.looseObject({ code: z.string().nullish(), detail: z.string().nullish() }),
      z.string().transform((detail) => ({ code: null, detail })),
    ])
    .nullish()
    .catch(null),
});
export type ObservedReview = z.infer<typeof ObservedReview>;

/** A finding as any service that follows the interface document may return it. */
export const ObservedFinding = z.looseObject({
  id: z.string().min(1),
  plane: z.string(),
  severity: z.string(),
  location: z.looseObject({ file: z.string(), lineRange: z.array(z.number()) }),
  title: z.string(),
  rationale: z.string(),
  fingerprint: z.string().nullish(),
  // Not in the document either.
  rule: z.string().nullish().catch(null),
  about: z.string().nullish().catch(null),
  signed: AcceptedBy.nullish().catch(null),
});
export type ObservedFinding = z.infer<typeof ObservedFinding>;

/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
export const ObservedToken = z.looseObject({
  access_token: TokenResponse.shape.access_token,
  token_type: z.string().nullish(),
  expires_in: z.coerce.number().nonnegative().nullish(),
  scope: z.string().nullish(),
});
export type ObservedToken = z.infer<typeof ObservedToken>;
