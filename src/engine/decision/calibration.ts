/**
 * What the confidence of a review is calibrated by. The first two tables are fitted by
 *
 *     node build/bench/confidence-fit.js BINDING/dev.jsonl TIER/dev.jsonl.gz
 *
 * which prints them, and the figures with each repository left out (docs/confidence.md).
 */
import type { Severity } from '../../contract/index.js';
import { logistic, logit } from '../text/arithmetic.js';

/** log-odds that a criterion is met = `base` + `slope` × log-odds of its binding's confidence. The slope is above 0. */
export const CRITERION = { base: 0.451, slope: 0.462 } as const;

/** log-odds that a change will be reverted = `base` + `slope` × its risk score, where 3 in 100 are. The slope is not below 0. */
export const REVERTED = { base: -4.61, slope: 0.121 } as const;

/**
 * Points by which risk scores of whole repositories lie apart for other reasons than risk, as the scale of a logistic
 * distribution: a score is that much in doubt on either side of a cut.
 */
export const SCORE_SCALE = 0.986;

/**
 * That a finding is right, before anybody read findings of its rule. Judgements, not fitted: a rule of `error` or `warn` that
 * was right in fewer than 8 of 10 cases read does not stay one.
 */
export const FINDING = { error: 0.95, warn: 0.85, info: 0.7 } as const satisfies Record<Severity, number>;

/** Findings on merged changes that were read, and how many were right: docs/precision. Rules with eight or more. */
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
export function rightProbability(rule: string, severity: Severity): number {
  const { read, right } = (Object.hasOwn(READ, rule) ? READ[rule] : undefined) ?? { read: 0, right: 0 };
  return (right + JUDGED * FINDING[severity]) / (read + JUDGED);
}

/** The probability that a criterion is met, from its binding's confidence. Rises with it. */
export function metProbability(confidence: number): number {
  return logistic(CRITERION.base + CRITERION.slope * logit(confidence));
}

/** The probability that nobody takes the change back, from its risk score. Never rises with it. */
export function keptProbability(score: number): number {
  return logistic(-REVERTED.base - REVERTED.slope * score);
}

/** The probability that a score belongs below a cut. */
export function belowProbability(score: number, cut: number): number {
  return logistic((cut - score) / SCORE_SCALE);
}
