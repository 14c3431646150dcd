/**
 * What a review verified of a commit, in the words of https://slsa.dev/verification_summary/v1, so that tools for
 * policies at deployment can ask for it. Who signs it is for the caller.
 */
import * as z from 'zod';
import { hashSha256 } from '../../base/hash.js';
import { encodePath } from '../../base/url.js';
import {
  type AuditEntry,
  type Envelope,
  PEOPLE_RULE_NAME,
  REVIEW_EXTENSION,
  ReviewId,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  SUMMARY_PREDICATE_TYPE,
  type SummarySubject,
  type Trace,
  type TraceHead,
  VerificationSummary,
} from '../../contract/index.js';
import { countCriteria } from '../criteria.js';
import type { Explained } from '../explain.js';
import { buildAuditEntry, identifyPolicy } from './audit-entry.js';

/** What is said beside the review: who verified it, when (ISO 8601), and where its repository is (`https://github.com`). */
export interface SummaryMeans {
  readonly verifierId: string;
  readonly timeVerified: string;
  readonly serverUrl: string;
}

const trimDigest = (digest: string) => digest.replace(/^sha256:/u, '');

/**
 * Lists what was verified: the commit and its tree by the names that git gives them, and once more as the output of
 * `git rev-parse`, because many tools find an attestation by the SHA-256 of a file only.
 */
function listSubjects(repository: string, { sha, tree }: TraceHead): SummarySubject[] {
  const commit = `${repository}@${sha}`;
  return [
    { name: commit, digest: { gitCommit: sha } },
    { name: 'git rev-parse HEAD', digest: { sha256: hashSha256(`${sha}\n`) } },
    ...(tree === null
      ? []
      : [
          { name: `${commit}^{tree}`, digest: { gitTree: tree } },
          { name: 'git rev-parse HEAD^{tree}', digest: { sha256: hashSha256(`${tree}\n`) } },
        ]),
  ];
}

/** Levels of our own, one for each question; the predicate allows other words than SLSA's. */
function listLevels(told: Explained, { rule, tier }: AuditEntry): string[] {
  const { total, met } = countCriteria(told);
  return [
    rule === PEOPLE_RULE_NAME ? 'REVIEW_GATE_APPROVED_BY_PEOPLE' : 'REVIEW_GATE_APPROVED_BY_RULES',
    ...(total > 0 && met === total ? ['REVIEW_GATE_CRITERIA_MET'] : []),
    ...(tier === null ? [] : [`REVIEW_GATE_RISK_${tier}`]),
  ];
}

/**
 * Builds the statement. Null if there is nothing to state: no complete review, no trace that names the head and the
 * policy, or a dry run, which neither opens nor closes a gate.
 */
export function buildVerificationSummary(
  told: Explained & { readonly pr: number },
  { verifierId, timeVerified, serverUrl }: SummaryMeans,
): VerificationSummary | null {
  const { review, trace, repo } = told;
  const head = trace?.snapshot.head;
  const policy = identifyPolicy(trace);
  if (review.status !== 'complete' || review.dry_run === true) return null;
  if (trace === null || head === undefined || policy === null) return null;
  const entry = buildAuditEntry(told);
  const passed = entry.verdict === 'auto-approve';
  const repository = `git+${serverUrl}/${repo}`;
  const ref = review.base_ref == null ? '' : `@refs/heads/${encodePath(review.base_ref)}`;
  return {
    _type: STATEMENT_TYPE,
    subject: listSubjects(repository, head),
    predicateType: SUMMARY_PREDICATE_TYPE,
    predicate: {
      verifier: { id: verifierId, version: { 'review-gate': trace.engine.version } },
      timeVerified,
      // With the branch: what may go into one branch may not go into another.
      resourceUri: `${repository}${ref}`,
      policy: {
        uri: `urn:review-gate:policy:${encodeURIComponent(policy.name.toWellFormed())}`,
        digest: { sha256: trimDigest(policy.digest) },
      },
      inputAttestations: [
        {
          uri: review.trace_url ?? `urn:review-gate:trace:${encodeURIComponent(review.id)}`,
          digest: { sha256: trimDigest(trace.digest) },
        },
      ],
      verificationResult: passed ? 'PASSED' : 'FAILED',
      verifiedLevels: passed ? listLevels(told, entry) : ['FAILED'],
      [REVIEW_EXTENSION]: entry,
    },
  };
}

const { predicate: Predicate } = VerificationSummary.shape;

/** What is read of a summary. Of the review it names only the id: a later version may say more of it. */
const ReadSummary = VerificationSummary.extend({
  predicate: Predicate.extend({ [REVIEW_EXTENSION]: z.object({ review_id: ReviewId }) }),
});

function readSummary({ payloadType, payload }: Envelope): z.infer<typeof ReadSummary> | null {
  if (payloadType !== STATEMENT_PAYLOAD_TYPE) return null;
  try {
    return ReadSummary.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Returns the faults of a trace's verification summary; empty if it says what the trace says. The signer is not checked. */
export function checkVerificationSummary(trace: Trace): string[] {
  if (trace.vsa == null) return [];
  const summary = readSummary(trace.vsa);
  if (summary === null) return ['vsa: is not over a verification summary of a review'];
  const { subject, predicate } = summary;
  const { head } = trace.snapshot;
  const has = (algorithm: string, value: string | null | undefined) =>
    value == null || subject.some(({ digest }) => digest[algorithm] === value);
  const about = [
    [predicate[REVIEW_EXTENSION].review_id === trace.review_id, 'is of another review'],
    [
      predicate.inputAttestations.some(({ digest }) => digest['sha256'] === trimDigest(trace.digest)),
      'is over another trace',
    ],
    [head !== undefined && has('gitCommit', head.sha) && has('gitTree', head.tree), 'is on another commit'],
    [predicate.policy.digest['sha256'] === trimDigest(identifyPolicy(trace)?.digest ?? ''), 'names another policy'],
    [
      predicate.verificationResult === (trace.decision.verdict === 'auto-approve' ? 'PASSED' : 'FAILED'),
      'says another result',
    ],
  ] as const;
  return about.flatMap(([holds, fault]) => (holds ? [] : [`vsa: ${fault}`]));
}
