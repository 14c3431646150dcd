/** What a review came to, before it is written: computed, or taken from one that is alike. */

import type { AcBinding, Counts, Decision, EngineTrace, Finding, Tier } from '../../contract/index.js';
import { compareFindings } from '../../contract/index.js';
import type { IdSource } from '../ids.js';

/** A finding before it is a row of a review. */
export type Found = Omit<Finding, 'id' | 'review_id'>;

export interface Made {
  /** The verdict, a dry run's too: whether it is kept is for each review to say. */
  readonly verdict: Decision['verdict'];
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  readonly findings: readonly Found[];
  readonly trace: EngineTrace;
  /** The ReviewInput as JSON, or the digest it is stored under already. */
  readonly input: { readonly text: string } | { readonly digest: string };
}

/** In the contract's order: file, first line, plane, and the engine's within; of each what the contract shows. */
export function inOrder(found: readonly Found[]): Found[] {
  return found.toSorted(compareFindings).map(({ plane, severity, location, title, rationale, fingerprint }) => ({
    plane,
    severity,
    location,
    title,
    rationale,
    fingerprint,
  }));
}

/** Gives ids in that order, so that rising ids are it. */
export function withIds(found: readonly Found[], reviewId: string, ids: IdSource): Finding[] {
  return inOrder(found).map((finding) => ({ id: ids('fnd'), review_id: reviewId, ...finding }));
}

/** How many findings of each severity there are. */
export function countsOf(found: readonly Found[]): Counts {
  const of = (severity: Found['severity']) => found.filter((finding) => finding.severity === severity).length;
  return { info: of('info'), warn: of('warn'), error: of('error') };
}
