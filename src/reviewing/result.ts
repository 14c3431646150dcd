/** What a review came to, before anybody stores or shows it. */
import type { IdSource } from '../base/ids.js';
import {
  type AcBinding,
  type AccountingCounts,
  type Counts,
  compareFindings,
  type Decision,
  type EngineTrace,
  type Finding,
  type ReviewPeople,
  type Tier,
} from '../contract/index.js';
import type { EngineResult } from '../engine/model.js';

/** A finding before it has an id. */
export type FoundFinding = Omit<Finding, 'id' | 'review_id'>;

/** The result of a review. */
export interface ReviewResult {
  /** The verdict, a dry run's too: whether it is kept is for each review to say. */
  readonly verdict: Decision['verdict'];
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  /** In the contract's order. */
  readonly findings: readonly FoundFinding[];
  readonly counts: Counts;
  /** Absent for a result that was made by a version without it. */
  readonly accounting?: AccountingCounts | undefined;
  /** Absent where no host told what people said, and for a result of a version without it. */
  readonly people?: ReviewPeople | undefined;
  /** The commit that the head and the base have in common; null in results of before. */
  readonly mergeBase: string | null;
  readonly trace: EngineTrace;
}

/** In the contract's order: file, first line, plane, and the engine's within; of each what the contract shows. */
function inContractOrder(found: readonly FoundFinding[]): FoundFinding[] {
  return found
    .toSorted(compareFindings)
    .map(({ plane, rule, severity, location, title, rationale, fingerprint, about, signed }) => ({
      plane,
      rule,
      severity,
      location,
      title,
      rationale,
      fingerprint,
      ...(about === undefined ? {} : { about }),
      ...(signed === undefined ? {} : { signed }),
    }));
}

/** The findings of a review, with ids that rise in the same order. */
export function giveIds(found: readonly FoundFinding[], reviewId: string, ids: IdSource): Finding[] {
  return found.map((finding) => ({ id: ids('fnd'), review_id: reviewId, ...finding }));
}

/** How many findings of each severity there are. */
function countFindings(found: readonly FoundFinding[]): Counts {
  const count = (severity: FoundFinding['severity']) => found.filter((one) => one.severity === severity).length;
  return { info: count('info'), warn: count('warn'), error: count('error') };
}

/** What the engine gave, as the contract shows it. @param mergeBase that of the snapshot */
export function presentEngineResult(made: EngineResult, mergeBase: string): ReviewResult {
  const { verdict, tier, confidence, acBindings, findings, accounting, people, trace } = made;
  return {
    mergeBase,
    verdict,
    tier,
    confidence,
    acBindings,
    findings: inContractOrder(findings),
    counts: countFindings(findings),
    accounting,
    people: people ?? undefined,
    trace,
  };
}
