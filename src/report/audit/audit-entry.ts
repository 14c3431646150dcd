/** A completed review as one line of the export for auditors, which `why` shows too. */
import { digestJson } from '../../base/digest.js';
import { type AuditEntry, Sha, Tier, type Trace, Verdict } from '../../contract/index.js';
import { buildCriterionRows } from '../criteria.js';
import { listSignatures, readPeopleEvidence, readPolicyEvidence } from '../evidence.js';
import { type Explained, explainVerdict } from '../explain.js';

/** Returns the name of the policy in force and the digest of its effective settings; null if the trace has no policy. */
export function identifyPolicy(trace: Trace | null): AuditEntry['policy'] {
  const policy = readPolicyEvidence({ trace });
  return policy === null ? null : { name: policy.name, digest: digestJson(policy.effective) };
}

/** Returns whose approval counts and what is missing; null where no host told what people said. */
function presentAuditPeople(told: Pick<Explained, 'review' | 'trace'>): AuditEntry['people'] {
  const people = readPeopleEvidence(told);
  if (people === null || !people.given) return null;
  const rows = buildCriterionRows(told);
  return {
    approvals: people.approvals.map(({ login }) => login),
    stale: people.stale.map(({ login }) => login),
    owners_missing: people.owners_missing,
    changes_requested: people.changes_requested,
    signed: rows.filter(({ shown }) => shown === 'signed').map(({ id }) => id),
    open: rows.filter(({ shown }) => shown === 'open').map(({ id }) => id),
  };
}

/** The line of a review of a pull request, or of two commits on a machine, which have no number. */
type EntryOf<Pr> = Omit<AuditEntry, 'pr'> & { readonly pr: Pr };

/** Returns the line. `told` is a completed review, and its trace if that could be read. */
export function buildAuditEntry<Pr extends number | null>(told: Explained & { readonly pr: Pr }): EntryOf<Pr> {
  const { review, trace, repo, pr } = told;
  const dry = review.dry_run === true;
  return {
    time: review.completed_at ?? null,
    review_id: review.id,
    repo,
    pr,
    head_sha: Sha.safeParse(told.headSha).data ?? null,
    base_ref: review.base_ref ?? null,
    base_sha: Sha.safeParse(review.base_sha).data ?? null,
    verdict: dry ? null : (Verdict.safeParse(review.verdict).data ?? null),
    dry_run: dry,
    rule: trace?.decision.rule ?? null,
    policy: identifyPolicy(trace),
    tier: Tier.safeParse(review.tier).data ?? null,
    people: presentAuditPeople(told),
    signatures: [...listSignatures(told)],
    trace_digest: trace?.digest ?? null,
    sentence: explainVerdict(told),
  };
}
