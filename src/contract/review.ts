import * as z from 'zod';
import { ErrorCode } from './errors.js';
import { Contradiction, ShownStatus } from './evidence/binding.js';
import { CriterionKind } from './evidence/criteria.js';
import { GivenEvidence } from './given-evidence.js';
import { LIMITS } from './limits.js';
import { WholeNumber } from './page.js';
import { ReviewPeople } from './review/people.js';
import { AccountingCounts } from './review/span.js';
import {
  Confidence,
  createTextSchema,
  EvidenceId,
  LineRef,
  PullNumber,
  Repo,
  ReviewId,
  Sha,
  Status,
  Tier,
  Timestamp,
  Verdict,
} from './values.js';

/** Body of `POST /v1/reviews`. Unknown fields are rejected by name. */
export const CreateReview = z
  .strictObject({
    repo: Repo,
    pr: PullNumber,
    ticket: createTextSchema(1, LIMITS.MAX_TICKET_CHARACTERS).optional(),
    policy: createTextSchema(1, LIMITS.MAX_POLICY_NAME_CHARACTERS).optional(),
    dry_run: z.boolean().optional(),
    evidence: z.array(EvidenceId).max(LIMITS.MAX_EVIDENCE).optional().meta({
      description: 'Ids of reports that were given to `POST /v1/evidence` for this repository and head.',
    }),
  })
  .meta({ id: 'CreateReview' });
export type CreateReview = z.infer<typeof CreateReview>;

/** An acceptance criterion bound to lines of code. An unmet criterion has no lines. */
export const AcBinding = z
  .strictObject({
    id: z.string().min(1),
    lines: z.array(LineRef),
    confidence: Confidence,
    // Reviews of versions before do not have these.
    text: z.string().optional(),
    kind: CriterionKind.optional(),
    status: ShownStatus.optional(),
    met: z.boolean().optional().meta({ description: 'Whether the status reaches what the policy requires.' }),
    missing: z.array(z.string()).optional().meta({ description: 'What the next status wants, in words.' }),
    contradicts: z.array(Contradiction).optional(),
  })
  .meta({ id: 'AcBinding' });
export type AcBinding = z.infer<typeof AcBinding>;

/** Number of findings of a review, by severity. */
export const Counts = z
  .strictObject({ info: z.int().min(0), warn: z.int().min(0), error: z.int().min(0) })
  .meta({ id: 'Counts' });
export type Counts = z.infer<typeof Counts>;

const asked = {
  repo: Repo,
  pr: PullNumber,
  /** As they were when the review was requested. Absent in reviews of before. */
  title: z.string().optional(),
  author: z.string().optional().meta({ description: 'Login of who opened the pull request.' }),
  head_sha: Sha,
  /** The branch that the change goes into, and its commit when the review was requested. Null in reviews of before. */
  base_ref: z.string().nullable(),
  base_sha: Sha.nullable(),
  /** The commit that both have in common. Null until the change has been read, and in reviews of before. */
  merge_base_sha: Sha.nullable(),
  ticket: z.string().nullable(),
  policy: z.string().nullable(),
  dry_run: z.boolean(),
  evidence: z.array(GivenEvidence).optional().meta({
    description: 'The reports that the review was given. Absent without any.',
  }),
};

/** The shape of a review until its pipeline has finished. */
export const QueuedReview = z
  .strictObject({
    id: ReviewId,
    status: z.literal('queued'),
    verdict: z.null(),
    tier: z.null(),
    trace_url: z.null(),
    created_at: Timestamp,
    ...asked,
  })
  .meta({ id: 'QueuedReview' });
export type QueuedReview = z.infer<typeof QueuedReview>;

/**
 * The shape of a finished review. `verdict` is null for a dry run; the trace has the verdict that it would have had.
 */
export const CompletedReview = z
  .strictObject({
    id: ReviewId,
    status: z.literal('complete'),
    verdict: Verdict.nullable(),
    tier: Tier,
    confidence: Confidence,
    ac_bindings: z.array(AcBinding),
    trace_url: z.url(),
    created_at: Timestamp,
    completed_at: Timestamp,
    ...asked,
    counts: Counts,
    accounting: AccountingCounts.optional().meta({
      description: 'Changed lines by the reason of each. Absent for reviews of versions that did not account for them.',
    }),
    people: ReviewPeople.optional().meta({
      description: 'What people said of it. Absent where no host told, and for reviews of versions before.',
    }),
  })
  .meta({ id: 'CompletedReview' });
export type CompletedReview = z.infer<typeof CompletedReview>;

/** The shape of a review that failed. */
export const FailedReview = z
  .strictObject({
    id: ReviewId,
    status: z.literal('failed'),
    verdict: z.null(),
    tier: z.null(),
    trace_url: z.null(),
    created_at: Timestamp,
    ...asked,
    error: z.strictObject({ code: ErrorCode, detail: z.string() }),
  })
  .meta({ id: 'FailedReview' });
export type FailedReview = z.infer<typeof FailedReview>;

/** A review in any state. `status` says which fields it has: a queued review has no verdict, a failed one an error. */
export const Review = z.discriminatedUnion('status', [QueuedReview, CompletedReview, FailedReview]).meta({
  id: 'Review',
});
export type Review = z.infer<typeof Review>;

/** The orders of `GET /v1/waiting`: the oldest, the riskiest, or the most lines first. */
export const WaitingOrder = z.enum(['age', 'tier', 'lines']);
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** Filters of `GET /v1/waiting`. */
export const WaitingFilter = z.strictObject({
  repo: Repo.optional(),
  tier: Tier.optional(),
  owner: z.string().min(1).max(255).optional().meta({
    description: 'A code owner of whom an approval is missing, as CODEOWNERS writes it: `@ada` or `@octo/team`.',
  }),
  sort: WaitingOrder.optional().meta({ description: 'Default: `age`.' }),
});

/** Filters of `GET /v1/reviews`. */
export const ReviewFilter = z.strictObject({
  repo: Repo.optional(),
  pr: WholeNumber.pipe(PullNumber).optional(),
  status: Status.optional(),
  verdict: Verdict.optional(),
  tier: Tier.optional(),
});
export type ReviewFilter = z.infer<typeof ReviewFilter>;
