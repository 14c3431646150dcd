/** What the evidence shows of a criterion, and whether that is as much as the policy requires. */
import type { CriterionStatus, RequiredStatus, ShownStatus } from '../../contract/index.js';
import type { Binding, BoundCriterion } from '../model.js';
import { checkInvariant } from './invariant.js';
import { checkPasses, type TestCounts } from './passes.js';
import type { TouchedPlaces } from './touched-places.js';

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

/** What speaks for criteria that no line of the change can show. */
export interface OtherEvidence {
  readonly touched: TouchedPlaces;
  /** The tests that ran on the head; null without a report. */
  readonly tests: TestCounts | null;
}

const NOTHING: OtherEvidence = { touched: { places: [], left: [] }, tests: null };

/** Says of a bound criterion what its evidence shows. `required` is the least that the policy takes for met. */
export function judgeStatus(bound: BoundCriterion, required: RequiredStatus, other: OtherEvidence = NOTHING): Binding {
  const { kind, text } = bound.criterion;
  const conclude = (shown: ShownStatus, missing: readonly string[]): Binding => {
    return { ...bound, shown, missing, contradicts: [], status: toCriterionStatus(shown, required) };
  };
  if (kind === 'invariant') {
    const { shown, missing } = checkInvariant(text, other.touched);
    if (shown === 'weak') return conclude(shown, missing);
    return { ...conclude(shown, missing), ranges: [], confidence: Math.max(bound.confidence, UNTOUCHED) };
  }
  if (kind === 'passes') {
    const { shown, missing } = checkPasses(text, other.tests);
    return conclude(shown, missing);
  }
  return conclude(BY_LINES[bound.status], []);
}

/** Returns the status in the words of every trace. */
function toCriterionStatus(shown: ShownStatus, required: RequiredStatus): CriterionStatus {
  if (shown === 'open' || shown === 'signed') return 'not_code_verifiable';
  if (shown === 'unmet' || shown === 'contradicted') return 'unmet';
  return EARNED.indexOf(shown) >= EARNED.indexOf(required) ? 'met' : 'weak';
}
