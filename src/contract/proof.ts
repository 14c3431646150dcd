/** What `review-gate prove` found: which tests notice the loss of a criterion's lines. */
import * as z from 'zod';
import { CriterionKind } from './evidence/criteria.js';
import { Digest, LineRef, Repo, Sha } from './values.js';

/**
 * `proved`: with the lines taken out, a test fails that passes on the head. `not-proved`: none does. `not-provable`:
 * the lines cannot be taken out, or nothing runs without them. `timed-out`: the command did not end in time.
 * `not-run`: the budget was used up before.
 */
const ProofOutcome = z.enum(['proved', 'not-proved', 'not-provable', 'timed-out', 'not-run']);

/** Names of failing tests that are kept of one criterion. */
export const MAX_FAILING_TESTS = 50;

/** What was found of one criterion. */
export const CriterionProof = z.strictObject({
  id: z.string().min(1),
  kind: CriterionKind,
  /** Of the criterion's text and its parts, as canonical JSON. */
  text_digest: Digest,
  /** Of the bound lines: their files, numbers and texts, as canonical JSON. */
  lines_digest: Digest,
  outcome: ProofOutcome,
  /** The reason of the outcome, in words. */
  why: z.string(),
  /** Lines of the head that were taken out, or emptied; empty if none could be. */
  reverted: z.array(LineRef),
  /** Functions and values that lost their content and kept their name. */
  emptied: z.array(z.string()),
  /** Names of tests that pass on the head and fail without the lines. Empty without JUnit XML. */
  failing: z.array(z.string()).max(MAX_FAILING_TESTS),
});
export type CriterionProof = z.infer<typeof CriterionProof>;

/** What the digest of a proof covers. It has no times, so the same runs give the same bytes. */
export const ProofStatement = z.strictObject({
  repo: Repo,
  head_sha: Sha,
  merge_base_sha: Sha,
  /** As given, with its placeholders. */
  command: z.string().min(1),
  /** What must still succeed without the lines; null if nothing was named. */
  check: z.string().nullable(),
  /** What was read of a run: its exit code alone, or the tests by name. */
  by: z.enum(['exit-code', 'junit']),
  criteria: z.array(CriterionProof),
});
export type ProofStatement = z.infer<typeof ProofStatement>;

/** A proof as a review takes it. */
export const GivenProof = z.strictObject({
  /** Of the statement, as canonical JSON. It shows damage; it does not show who made the proof. */
  digest: Digest,
  statement: ProofStatement,
});
export type GivenProof = z.infer<typeof GivenProof>;

/** The file that `review-gate prove` writes. */
export const ProofFile = GivenProof.extend({
  schema: z.literal('review-gate.proof/1'),
  /** How long it took, in seconds: outside of what the digest covers. */
  seconds: z.strictObject({ total: z.number().min(0), criteria: z.record(z.string(), z.number().min(0)) }),
});
export type ProofFile = z.infer<typeof ProofFile>;
