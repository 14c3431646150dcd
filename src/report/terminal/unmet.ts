/** Unmet criteria in a terminal, which is read from its top: what was said above is not said again below. */
import type { ObservedFinding } from '../../contract/index.js';
import { buildCriterionRows } from '../criteria.js';
import { formatPointing } from '../criteria-steps.js';
import { nameRule, toWeight } from '../findings.js';
import { listNextSteps } from '../next-steps.js';
import type { Report } from '../report.js';

/** Returns the ids of the criteria whose whole text stands in the steps. */
export function listToldCriteria(report: Report): ReadonlySet<string> {
  const texts = new Map(buildCriterionRows(report).map(({ id, text }) => [id, text]));
  const items = listNextSteps(report).flatMap((step) => step.items);
  return new Set(items.filter(({ name, text }) => text !== '' && texts.get(name) === text).map(({ name }) => name));
}

/** The rule whose findings say of each unmet criterion that it is unmet. */
const UNBOUND = 'intent/criterion-unbound';

/** Findings in the order of a list; `text` stands for the words of the finding, where the list has those already. */
export interface ListedFinding {
  readonly finding: ObservedFinding;
  readonly text: string | null;
}

/**
 * Joins the findings that only say what the list of criteria says: they are one entry that names the criteria. They stay as
 * they are if they are not as many as the unmet criteria, because then each must say which one it means.
 */
export function foldUnbound(report: Report, findings: readonly ObservedFinding[]): readonly ListedFinding[] {
  const unmet = buildCriterionRows(report).filter(({ shown }) => shown === 'unmet');
  const repeated = findings.filter((finding) => nameRule(finding) === UNBOUND && finding.signed == null);
  const [first] = repeated;
  const alike = first !== undefined && repeated.every((finding) => toWeight(finding) === toWeight(first));
  if (!alike || repeated.length !== unmet.length) return findings.map((finding) => ({ finding, text: null }));
  const ids = unmet.map(({ id }) => id).join(', ');
  const text = `${ids}: unmet, see above. ${formatPointing(unmet[0]?.id ?? '', unmet.length === 1 ? 'it' : 'one')}`;
  const rest = new Set(repeated.slice(1));
  return findings
    .filter((finding) => !rest.has(finding))
    .map((finding) => ({ finding, text: finding === first ? text : null }));
}
