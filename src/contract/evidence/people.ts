/** What the steps `people` and `signatures` show. */
import * as z from 'zod';
import { CommandOffer, PeopleQuestion, Signature } from '../review/people.js';

const ApprovalEvidence = z.object({
  login: z.string(),
  at: z.string(),
  url: z.string(),
  commit: z.string().nullable(),
  why: z.string(),
});

/** Step `people`: whose approval counts for this head, and whose does not. */
export const PeopleEvidence = z.object({
  /** Whether a host told what people said. */
  given: z.boolean(),
  approvals: z.array(ApprovalEvidence),
  stale: z.array(ApprovalEvidence),
  /** Those that count for no head: of who made the change, may not push, or is a machine that the policy does not name. */
  uncounted: z.array(ApprovalEvidence),
  /** What could not be told of people, and what to do about it, in words. */
  unknown: z.array(z.string()),
  changes_requested: z.array(z.string()),
  owners_missing: z.array(z.string()),
});
export type PeopleEvidence = z.infer<typeof PeopleEvidence>;

/** Step `signatures`: each `/review-gate` line and what it did, and what people can answer for now. */
export const SignaturesEvidence = z.object({
  signatures: z.array(Signature),
  /** The three below are absent where no host told what people said. */
  questions: z.array(PeopleQuestion).optional(),
  offers: z.array(CommandOffer).optional(),
  /** Older lines beyond the limit, which nobody read. */
  left_out: z.int().min(0).optional(),
});
export type SignaturesEvidence = z.infer<typeof SignaturesEvidence>;
