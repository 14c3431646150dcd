/** What the evidence shows of a criterion, and whether that is as much as the policy requires. */
import type { CriterionStatus, RequiredStatus, ShownStatus } from '../../contract/index.js';
import type { Binding, BoundCriterion } from '../model.js';
import { NO_TEXT, type TextEvidence } from './text-evidence.js';

/** The statuses that a change can earn, least first. */
const EARNED: readonly ShownStatus[] = ['weak', 'addressed', 'tested', 'proved'];

/** What a criterion is shown to be by its lines alone. */
const BY_LINES: Readonly<Record<CriterionStatus, ShownStatus>> = {
  met: 'addressed',
  weak: 'weak',
  unmet: 'unmet',
  not_code_verifiable: 'open',
};

/** Says of a bound criterion what its evidence shows. `required` is the least that the policy takes for met. */
export function judgeStatus(bound: BoundCriterion, required: RequiredStatus, text: TextEvidence = NO_TEXT): Binding {
  const shown = weighText(BY_LINES[bound.status], text);
  return { ...bound, ...text, shown, status: toCriterionStatus(shown, required) };
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
