/**
 * The weights of the binding, fitted and printed by `node build/bench/binding-fit.js CASES.jsonl`: not to be edited by hand.
 * Figures when each repository is scored by weights fitted on the others (whole: the criteria of a change; foreign: one of
 * another change added; partial: some of its criteria missing):
 *
 * - lines to the right criterion, mean over cases: 0.709; macro F1: 0.620
 * - ECE, whole: 0.020
 * - ECE, foreign: 0.025
 * - ECE, partial: 0.053
 * - said to be covered at 0.3: own criteria 0.926, foreign ones 0.134
 * - said to be covered at 0.6: own criteria 0.837, foreign ones 0.055
 * - said to be covered at 0.75: own criteria 0.776, foreign ones 0.025
 */

/** Whether a change covers a criterion. */
export const COVERAGE_WEIGHTS: readonly number[] = [
  -1.1, // bias
  3.597, // words found
  3.438, // words found in one place
  2.494, // pairs found
  1.239, // names found
  -1.365, // names missing
  0.196, // path named
  -0.038, // length
  -0.41, // size of the change
];

/** Which criterion owns a unit, by what stands in it. */
export const RANK_WEIGHTS: readonly number[] = [
  0.337, // added words
  0.167, // removed words
  0.103, // context words
  0.071, // section words
  0.171, // path words
  -0.035, // pairs
  0.17, // names
  -0.038, // names around
  0.301, // path named
  0.082, // file words
  0.601, // share of own words
  -0.701, // length
  0.018, // covered
];

/** The same by what the units around it say, round by round. */
export const SPREAD_WEIGHTS: readonly (readonly number[])[] = [
  [
    0.957, // own share
    0.437, // rest of the file
    0.858, // file and its tests
    0.083, // before
    0.24, // after
    -0.051, // close before
    -0.021, // close after
    0.551, // shared names
    0.266, // many shared names
    -2.898, // rest of the change
  ],
  [
    0.968, // own share
    -0.168, // rest of the file
    0.6, // file and its tests
    -0.008, // before
    0.092, // after
    -0.061, // close before
    -0.129, // close after
    0.371, // shared names
    0.075, // many shared names
    -0.784, // rest of the change
  ],
];

/** From a share to a probability. */
export const CALIBRATION_WEIGHTS: readonly number[] = [
  -0.389, // bias
  0.767, // share
  0.058, // covered
  0.276, // share of own words
  0.092, // added words
  -0.065, // criteria
  -0.416, // alone
  -0.077, // alone, covered
  0.449, // alone, added words
];
