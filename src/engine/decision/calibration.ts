/**
 * What the confidence of a review is calibrated by. Lines of log-odds are in `models/confidence.json`, which
 * `npm run fit:confidence` writes; what is judged and not fitted is here. What it is worth: docs/confidence.md.
 */
import type { Severity } from '../../contract/index.js';
import fitted from '../models/confidence.json' with { type: 'json' };
import { type NumberTable, orderNumbers } from '../models/table.js';
import { logistic, logit } from '../text/arithmetic.js';

/** The tables of the model file. */
export interface ConfidenceModel {
  /** log-odds that a criterion is met = `base` + `slope` × log-odds of its binding's confidence. The slope is above 0. */
  readonly criterion: NumberTable;
  /** log-odds that a change will be reverted = `base` + `slope` × its risk score, where 3 in 100 are. The slope is not below 0. */
  readonly reverted: NumberTable;
  /**
   * Points by which risk scores of whole repositories lie apart for other reasons than risk, as the scale of a logistic
   * distribution: a score is that much in doubt on either side of a cut.
   */
  readonly score_scale: number;
}

/** The probabilities that a confidence is made of. */
export interface Calibration {
  /** That a criterion is met, from its binding's confidence. Rises with it. */
  computeMetProbability(confidence: number): number;
  /** That nobody takes the change back, from its risk score. Never rises with it. */
  computeKeptProbability(score: number): number;
  /** That a score belongs below a cut. */
  computeBelowProbability(score: number, cut: number): number;
}

/** Reads the calibration. Throws ModelError where the file has other numbers than the code. */
export function readCalibration(model: ConfidenceModel = fitted): Calibration {
  const line = ['base', 'slope'];
  const [met = 0, metSlope = 0] = orderNumbers('confidence.criterion', model.criterion, line);
  const [reverted = 0, revertedSlope = 0] = orderNumbers('confidence.reverted', model.reverted, line);
  const [scale = 0] = orderNumbers('confidence', { score_scale: model.score_scale }, ['score_scale']);
  return {
    computeMetProbability: (confidence) => logistic(met + metSlope * logit(confidence)),
    computeKeptProbability: (score) => logistic(-reverted - revertedSlope * score),
    computeBelowProbability: (score, cut) => logistic((cut - score) / scale),
  };
}

/**
 * That a finding is right, before anybody read findings of its rule. Judgements, not fitted: a rule of `error` or `warn` that
 * was right in fewer than 8 of 10 cases read does not stay one.
 */
export const FINDING = { error: 0.95, warn: 0.85, info: 0.7 } as const satisfies Record<Severity, number>;

/** Findings on merged changes that were read, and how many were right, of the rules that count by it: docs/precision. */
export const READ: Readonly<Record<string, { readonly read: number; readonly right: number }>> = {
  'integrity/codeowners': { read: 9, right: 8 },
  'integrity/linter-suppressed': { read: 37, right: 37 },
  'supply-chain/lockfile-without-manifest': { read: 10, right: 7 },
  'supply-chain/manifest-without-lockfile': { read: 24, right: 7 },
  'supply-chain/new-dependency': { read: 85, right: 76 },
};

/** How many readings the judgement is worth beside those that were made. */
const JUDGED = 4;

/** The probability that findings of a rule are right: what was read of it, drawn to the judgement of its severity. */
export function computeRightProbability(rule: string, severity: Severity): number {
  const { read, right } = (Object.hasOwn(READ, rule) ? READ[rule] : undefined) ?? { read: 0, right: 0 };
  return (right + JUDGED * FINDING[severity]) / (read + JUDGED);
}
