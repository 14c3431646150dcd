/** What the evidence shows of each criterion, and whether that is as much as the policy requires. */
import type { CriterionStatus, RequiredStatus, ShownStatus } from '../../contract/index.js';
import type { Unit } from '../binding/units.js';
import type { Binding, BoundCriterion, Change } from '../model.js';
import { checkInvariant } from './invariant.js';
import { checkPasses, type TestCounts } from './passes.js';
import { compareTexts, NO_TEXT, type TextEvidence } from './text-evidence.js';
import { NOTHING_TOUCHED, readTouchedPlaces, type TouchedPlaces } from './touched-places.js';

/** The statuses that a change can earn, least first. */
const EARNED: readonly ShownStatus[] = ['weak', 'addressed', 'tested', 'proved'];

/** What a criterion is shown to be by its lines alone. */
const BY_LINES: Readonly<Record<CriterionStatus, ShownStatus>> = {
  met: 'addressed',
  weak: 'weak',
  unmet: 'unmet',
  not_code_verifiable: 'open',
};

/** How sure it is that what no line touches stays as it is. An estimate, not fitted. */
const UNTOUCHED = 0.7;

/** The change that criteria are judged by. */
export interface JudgedChange {
  readonly change: Change;
  readonly units: readonly Unit[];
  /** The tests that ran on the head; null without a report. */
  readonly tests: TestCounts | null;
}

/** What speaks for a criterion, or against it, beside its lines. */
export interface StatusEvidence {
  readonly text: TextEvidence;
  readonly touched: TouchedPlaces;
  readonly tests: TestCounts | null;
}

const NO_EVIDENCE: StatusEvidence = { text: NO_TEXT, touched: NOTHING_TOUCHED, tests: null };

/** Judges the criteria, in the order given. `required` is the least that the policy takes for met. */
export function judgeCriteria(
  bound: readonly BoundCriterion[],
  { change, units, tests }: JudgedChange,
  required: RequiredStatus,
): readonly Binding[] {
  const verifiable = bound.filter(({ criterion }) => criterion.codeVerifiable);
  const texts = new Map(compareTexts(verifiable, units).map((text, index) => [verifiable[index], text]));
  const stays = bound.some(({ criterion }) => criterion.kind === 'invariant');
  const touched = stays ? readTouchedPlaces(change) : NOTHING_TOUCHED;
  return bound.map((one) => judgeStatus(one, required, { text: texts.get(one) ?? NO_TEXT, touched, tests }));
}

/** Says of a bound criterion what its evidence shows. */
export function judgeStatus(
  bound: BoundCriterion,
  required: RequiredStatus,
  { text, touched, tests }: StatusEvidence = NO_EVIDENCE,
): Binding {
  const { criterion } = bound;
  const conclude = (shown: ShownStatus, { missing, contradicts }: TextEvidence): Binding => {
    return { ...bound, shown, missing, contradicts, status: toCriterionStatus(shown, required) };
  };
  if (criterion.kind === 'invariant') {
    const { shown, missing } = checkInvariant(criterion.text, touched);
    if (shown === 'weak') return conclude(shown, { missing, contradicts: [] });
    const confidence = Math.max(bound.confidence, UNTOUCHED);
    return { ...conclude(shown, NO_TEXT), ranges: [], confidence };
  }
  if (criterion.kind === 'passes') {
    const { shown, missing } = checkPasses(criterion.text, tests);
    return conclude(shown, { missing, contradicts: [] });
  }
  return conclude(weighText(BY_LINES[bound.status], text), text);
}

/** A criterion without its exact words is weak, one whose lines say otherwise contradicted, as far as it has lines at all. */
function weighText(shown: ShownStatus, { missing, contradicts }: TextEvidence): ShownStatus {
  if (shown !== 'weak' && shown !== 'addressed') return shown;
  if (contradicts.length > 0) return 'contradicted';
  return missing.length > 0 ? 'weak' : shown;
}

/** Returns the status in the words of every trace. */
function toCriterionStatus(shown: ShownStatus, required: RequiredStatus): CriterionStatus {
  if (shown === 'open' || shown === 'signed') return 'not_code_verifiable';
  if (shown === 'unmet' || shown === 'contradicted') return 'unmet';
  return EARNED.indexOf(shown) >= EARNED.indexOf(required) ? 'met' : 'weak';
}
