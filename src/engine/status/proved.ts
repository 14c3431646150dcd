/** Whether a proof shows that a test notices the loss of a criterion's lines. The engine itself never runs a test. */

import { digestJson } from '../../base/digest.js';
import { compareText } from '../../base/order.js';
import { abbreviateSha } from '../../base/text.js';
import type { CriterionProof, GivenProof } from '../../contract/index.js';
import type { BoundCriterion, Change, Criterion } from '../model.js';

/** The digest of what a criterion says: a proof holds for this text alone. */
export function digestCriterion({ text, parts }: Criterion): string {
  return digestJson({ text, parts });
}

/** The digest of the lines that a criterion is bound to: a proof holds for these lines alone. */
export function digestBoundLines({ ranges }: Pick<BoundCriterion, 'ranges'>, change: Change): string {
  const texts = new Map(change.files.map(({ file, added }) => [file.path, added]));
  const places = [...ranges].sort((a, b) => compareText(a.file, b.file) || a.first - b.first || a.last - b.last);
  return digestJson(
    places.map(({ file, first, last }) => ({
      file,
      first,
      last,
      texts: (texts.get(file) ?? []).filter(({ number }) => number >= first && number <= last).map(({ text }) => text),
    })),
  );
}

/** What the proofs of a change say of one criterion. */
export type ProofStanding =
  | { readonly proved: true; readonly tests: readonly string[]; readonly command: string }
  /** `why` is null if no proof speaks of the criterion. */
  | { readonly proved: false; readonly why: string | null };

/**
 * Says whether a criterion is proved. A proof counts only for the head, the text and the lines that it was made for.
 * Where several speak of the criterion, one that proves it is enough.
 */
export function judgeProofs(proofs: readonly GivenProof[], bound: BoundCriterion, change: Change): ProofStanding {
  const found: string[] = [];
  const text = digestCriterion(bound.criterion);
  const lines = digestBoundLines(bound, change);
  for (const { statement } of proofs) {
    const own = statement.criteria.find((one) => one.text_digest === text);
    const named = own ?? statement.criteria.find(({ id }) => id === bound.criterion.id);
    if (named === undefined) continue;
    const fault = findFault(named, statement, change, { text, lines });
    if (fault === null) return { proved: true, tests: named.failing, command: statement.command };
    found.push(fault);
  }
  return { proved: false, why: found[0] ?? null };
}

/** Returns why a proof does not count for a criterion as it is now; null if it does. */
function findFault(
  { text_digest: text, lines_digest: lines, outcome, why }: CriterionProof,
  { head_sha: head }: GivenProof['statement'],
  { snapshot }: Change,
  now: { readonly text: string; readonly lines: string },
): string | null {
  if (head !== snapshot.head.sha) return `the proof is of another head, ${abbreviateSha(head)}`;
  if (text !== now.text) return 'the proof is of another text of this criterion';
  if (lines !== now.lines) return 'the proof is of other lines than those that the criterion is bound to now';
  return outcome === 'proved' ? null : `${outcome}: ${why}`;
}
