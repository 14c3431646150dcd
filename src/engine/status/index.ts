/** What the evidence shows of a criterion, and whether that is as much as the policy requires. */
import type { CriterionStatus, RequiredStatus, ShownStatus } from '../../contract/index.js';
import type { Binding, BoundCriterion } from '../model.js';
import { type JudgeOfTests, NOTHING_REPORTED } from './tested.js';

/** The statuses that a change can earn, least first. */
const EARNED: readonly ShownStatus[] = ['weak', 'addressed', 'tested', 'proved'];

/** What a criterion is shown to be by its lines alone. */
const BY_LINES: Readonly<Record<CriterionStatus, ShownStatus>> = {
  met: 'addressed',
  weak: 'weak',
  unmet: 'unmet',
  not_code_verifiable: 'open',
};

/**
 * Says of a bound criterion what its evidence shows. `required` is the least that the policy takes for met; `reported` is
 * what the job of the change says of its tests.
 */
export function judgeStatus(
  bound: BoundCriterion,
  required: RequiredStatus,
  reported: JudgeOfTests = NOTHING_REPORTED,
): Binding {
  const byLines = BY_LINES[bound.status];
  if (byLines !== 'addressed') return conclude(bound, byLines, [], required);
  const { state, missing } = reported.judge(bound);
  if (state === 'failed') return conclude(bound, 'weak', missing, required);
  if (state === 'tested') return conclude(bound, 'tested', missing, required);
  // No test runs a document, so none can be asked for.
  return conclude(bound, 'addressed', missing, state === 'exempt' ? 'addressed' : required);
}

function conclude(
  bound: BoundCriterion,
  shown: ShownStatus,
  missing: readonly string[],
  required: RequiredStatus,
): Binding {
  return { ...bound, shown, missing, contradicts: [], status: toCriterionStatus(shown, required) };
}

/** Returns the status in the words of every trace. */
function toCriterionStatus(shown: ShownStatus, required: RequiredStatus): CriterionStatus {
  if (shown === 'open' || shown === 'signed') return 'not_code_verifiable';
  if (shown === 'unmet' || shown === 'contradicted') return 'unmet';
  return EARNED.indexOf(shown) >= EARNED.indexOf(required) ? 'met' : 'weak';
}
