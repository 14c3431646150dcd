/** Reports that a job gives to a review: those of other tools, of its tests, and of what the tests executed. */
import * as z from 'zod';
import { createTextSchema, Digest, EvidenceId, Repo, Sha, Timestamp } from './values.js';

/** Reports of what tests executed: LCOV, Cobertura and JaCoCo XML, Go cover profile, coverage.py JSON. */
export const CoverageKind = z.enum(['lcov', 'cobertura', 'jacoco', 'gocover', 'coveragepy']);
export type CoverageKind = z.infer<typeof CoverageKind>;

/**
 * The format of a report: SARIF 2.1.0, JUnit XML, one of coverage, or `proof`, which `review-gate prove` writes.
 */
export const EvidenceKind = z.enum(['sarif', 'junit', ...CoverageKind.options, 'proof']);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

/** A report that a review was given: its format, the digest of its bytes, and when it was given. */
export const GivenEvidence = z
  .strictObject({ kind: EvidenceKind, digest: Digest, at: Timestamp })
  .meta({ id: 'GivenEvidence' });
export type GivenEvidence = z.infer<typeof GivenEvidence>;

/** Answer to `POST /v1/evidence`: a review names the report by `id`. */
export const EvidenceReceipt = z
  .strictObject({
    id: EvidenceId,
    kind: EvidenceKind,
    digest: Digest,
    expires_at: Timestamp.meta({
      description: 'When it is removed, unless a review names it before: then it is kept as long as that review.',
    }),
  })
  .meta({ id: 'EvidenceReceipt' });
export type EvidenceReceipt = z.infer<typeof EvidenceReceipt>;

/** Longest `root`, in characters. */
const MAX_ROOT_CHARACTERS = 1024;

/** Query of `POST /v1/evidence`. */
export const EvidenceQuery = z.strictObject({
  repo: Repo,
  head_sha: Sha,
  kind: EvidenceKind,
  root: createTextSchema(1, MAX_ROOT_CHARACTERS).optional().meta({
    description:
      'Absolute path of the checkout, as the tool saw it. Absolute paths in the report are taken relative to it.',
  }),
});
export type EvidenceQuery = z.infer<typeof EvidenceQuery>;
