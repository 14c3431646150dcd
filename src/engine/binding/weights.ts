/**
 * The weights of the binding, fitted and printed by `node build/bench/binding-fit.js CASES.jsonl`: not to be edited by hand.
 * Figures when each repository is scored by weights fitted on the others (whole: the criteria of a change; foreign: one of
 * another change added; partial: some of its criteria missing):
 *
 * - lines to the right criterion, mean over cases: 0.744; macro F1: 0.672, beside a foreign criterion 0.657
 * - whole: ECE 0.017, Brier 0.146
 * - foreign: ECE 0.019, Brier 0.116
 * - partial: ECE 0.051, Brier 0.195
 * - said to be covered at 0.3: own criteria 0.939, foreign ones 0.125
 * - said to be covered at 0.6: own criteria 0.871, foreign ones 0.055
 * - said to be covered at 0.75: own criteria 0.821, foreign ones 0.021
 */

/** Whether a change covers a criterion. */
export const COVERAGE_WEIGHTS: readonly number[] = [
  -0.253, // bias
  1.05, // words found
  1.082, // words found in one place
  1.958, // words found or around
  0.624, // rare words found
  1.936, // matches in one place
  3.914, // density
  1.505, // mean density
  1.822, // pairs found
  0.766, // names found
  -1.377, // names missing
  0.163, // path named
  -0.673, // length
  -0.519, // size of the change
];

/** Which criterion owns a unit, by what stands in it. */
export const RANK_WEIGHTS: readonly number[] = [
  0.578, // new words
  0.614, // gone words
  0.078, // subject words
  0.232, // context words
  0.388, // file name words
  0.278, // defined words
  0.624, // file words
  1.152, // density
  0.211, // sole words
  -0.474, // missing words
  -0.285, // matches
  0.189, // pairs
  0.043, // names
  0.444, // best removed line
  0.263, // akin words
  0.445, // akin words around
  0.26, // words of one sense
  0.428, // path named
  0.33, // intent
  -0.956, // length
  -1.171, // subject length
  -0.312, // covered
];

/** How likely two units serve one criterion. */
export const LINK_WEIGHTS: readonly number[] = [
  0.39, // bias
  -1.128, // criteria
  -0.097, // same file
  0.437, // same file, units of the change
  0.529, // same file, files of the change
  -0.396, // same file, criteria
  0.722, // near
  0.631, // same new file
  1.053, // words of the path
  0.33, // same folder
  0.272, // file and its tests
  0.476, // one names the file of the other
  -0.462, // same class
  0.238, // one a test
  0.166, // same kind of change
  -0.217, // larger size
  0.944, // words in common
  0.23, // rarest name in common
  0.295, // one declares what the other uses
  0.703, // same replacement
];

/** Which criterion owns a unit, by what the other units say and have, round by round. */
export const JOINT_WEIGHTS: readonly (readonly number[])[] = [
  [
    0.416, // own share
    -0.25, // share of the change
    0.531, // below its best unit
    -0.73, // rest of the change
    0.882, // units that go with it
    -0.046, // units that go against it
    0.666, // units that surely go with it
    0.118, // how many go with it
    -1.433, // units of its class
  ],
  [
    0.194, // own share
    0.065, // share of the change
    0.685, // below its best unit
    -0.543, // rest of the change
    0.438, // units that go with it
    0.091, // units that go against it
    0.29, // units that surely go with it
    0.032, // how many go with it
    -0.639, // units of its class
  ],
];

/** From a share to a probability. */
export const CALIBRATION_WEIGHTS: readonly number[] = [
  -0.574, // bias
  0.894, // share
  0.113, // covered
  0.405, // share of own words
  -0.036, // added words
  0.104, // criteria
  -0.26, // alone
  -0.124, // alone, covered
  0.554, // alone, added words
];
