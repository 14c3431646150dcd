/**
 * Verification summaries of reviewed commits: in-toto Statements v1 (https://in-toto.io/Statement/v1) with a predicate
 * of SLSA (https://slsa.dev/verification_summary/v1).
 */
import * as z from 'zod';
import { AuditEntry } from './audit.js';

/** `payloadType` of a DSSE envelope that holds an in-toto Statement. */
export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** `_type` of an in-toto Statement v1. */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

/** `predicateType` of a SLSA Verification Summary Attestation v1. */
export const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';

/** The field of the predicate that holds what a review adds. The predicate allows more fields if their names are URIs. */
export const REVIEW_EXTENSION = 'urn:review-gate:review:1';

const DigestSet = z.record(z.string(), z.string());
const Resource = z.object({ uri: z.string(), digest: DigestSet });

/** A commit or its tree, by the name that git gives it or as the output of `git rev-parse`; its digests by algorithm. */
export const SummarySubject = z.object({ name: z.string(), digest: DigestSet });
export type SummarySubject = z.infer<typeof SummarySubject>;

/** The statement. Readers must pass over fields that they do not know, so its objects are not strict. */
export const VerificationSummary = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(SummarySubject).min(1),
  predicateType: z.literal(SUMMARY_PREDICATE_TYPE),
  predicate: z.object({
    verifier: z.object({ id: z.string(), version: z.record(z.string(), z.string()) }),
    timeVerified: z.string(),
    resourceUri: z.string(),
    policy: Resource,
    inputAttestations: z.array(Resource),
    verificationResult: z.enum(['PASSED', 'FAILED']),
    verifiedLevels: z.array(z.string()),
    [REVIEW_EXTENSION]: AuditEntry,
  }),
});
export type VerificationSummary = z.infer<typeof VerificationSummary>;
