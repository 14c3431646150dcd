/** The export of a period for auditors: one line for each review that was completed in it. */
import * as z from 'zod';
import { ReviewPeople, Signature } from './review/people.js';
import { Digest, PullNumber, Repo, ReviewId, Sha, Tier, Timestamp, Verdict } from './values.js';

/** A limit of the period, as RFC 3339 has it: with seconds and an offset. */
const Limit = z.iso.datetime({
  offset: true,
  error: 'must be a time as RFC 3339 has it, such as 2026-01-31T00:00:00Z',
});

/**
 * The period: from `from`, and before `to`. So periods that follow each other have each review once. Whether `to` is
 * later, and not too late, says `checkPeriod`.
 */
export const AuditPeriod = z.strictObject({ from: Limit, to: Limit });
export type AuditPeriod = z.infer<typeof AuditPeriod>;

/** What a completed review came to and what it rests on. A value is null where the review, or its trace, has none. */
export const AuditEntry = z
  .strictObject({
    time: Timestamp.nullable().meta({ description: 'When it was completed. Null for a trace without its review.' }),
    review_id: ReviewId,
    repo: Repo,
    pr: PullNumber,
    head_sha: Sha.nullable(),
    base_ref: z.string().nullable(),
    base_sha: Sha.nullable(),
    verdict: Verdict.nullable().meta({ description: 'Null for a dry run, which opens and closes nothing.' }),
    dry_run: z.boolean(),
    rule: z.string().nullable().meta({ description: 'The rule that decided.' }),
    policy: z
      .strictObject({ name: z.string(), digest: Digest })
      .nullable()
      .meta({ description: 'The policy in force; the digest is of its effective settings as canonical JSON.' }),
    tier: Tier.nullable(),
    people: ReviewPeople.extend({ changes_requested: z.array(z.string()) }).nullable(),
    signatures: z.array(Signature),
    trace_digest: Digest.nullable(),
    sentence: z.string().meta({ description: 'The same in one sentence, for people.' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
