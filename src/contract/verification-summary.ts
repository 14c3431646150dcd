/**
 * A verification summary of a reviewed commit: an in-toto Statement v1 (https://in-toto.io/Statement/v1) with the
 * predicate https://slsa.dev/verification_summary/v1. Readers must pass over fields that they do not know.
 */
import * as z from 'zod';
import { AuditEntry } from './audit.js';

export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';

/** The field of the predicate that holds what a review adds. The predicate allows more fields if their names are URIs. */
export const REVIEW_EXTENSION = 'urn:review-gate:review:1';

const DigestSet = z.record(z.string(), z.string());
const Resource = z.object({ uri: z.string(), digest: DigestSet });

export const SummarySubject = z.object({ name: z.string(), digest: DigestSet });
export type SummarySubject = z.infer<typeof SummarySubject>;

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
