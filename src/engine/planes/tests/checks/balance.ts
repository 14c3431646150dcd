/** Whether a test has fewer checks than before, over all of its lines. */
import { addToCount } from '../../../../base/groups.js';
import type { FileChange, RuleContext } from '../../../model.js';
import { mapRemovedLines } from '../../side-lines.js';
import { createCaseLookup } from './added-lines.js';
import type { Checks } from './checks.js';

/**
 * Returns a function that tells whether the test case at a line of the new side lost more checks than it gained. A call whose
 * name says that it checks counts as one. Linear in the changed lines.
 */
export function createBalance(
  context: RuleContext,
  change: FileChange,
  { removed, added, calls }: Checks,
): (line: number) => boolean {
  const caseAt = createCaseLookup(context, change);
  const places = mapRemovedLines(change);
  const lost = new Map<number, number>();
  const gained = new Map<number, number>();
  for (const number of removed.keys()) addToCount(lost, caseAt(places.get(number) ?? 1));
  for (const number of new Set([...added.keys(), ...calls])) addToCount(gained, caseAt(number));
  return (line) => (lost.get(caseAt(line)) ?? 0) > (gained.get(caseAt(line)) ?? 0);
}
