/**
 * Fits the weights of the binding on a benchmark file with a truth, and writes them to `src/engine/models/binding.json`:
 *
 *     npm run fit:binding -- BINDING.jsonl --date YYYY-MM-DD
 *
 * What is written beside them was measured with each repository left out.
 */
import { scoreAll, type Weights } from '../../src/engine/binding/scores/score.js';
import { BINDING_FEATURES } from '../../src/engine/binding/scores/weights.js';
import { readFitRequest, rounded, tabulate, writeModel } from '../model-file.js';
import { readSamples, type Sample } from './samples.js';
import { listGiven, measureBinding } from './score.js';
import { trainBinding } from './training.js';

/** The figures of samples that the weights have not seen. */
function measure(held: readonly { readonly sample: Sample; readonly weights: Weights }[]): object {
  const own: number[] = [];
  const foreign: number[] = [];
  const scored = held.map(({ sample: { kind, gathered, owners, criteria }, weights }) => {
    const { owns, covered } = scoreAll(gathered, weights);
    if (kind === 'foreign') {
      own.push(...covered.slice(0, -1));
      foreign.push(covered.at(-1) ?? 0);
    }
    return { kind, owners, criteria, given: listGiven(gathered.units, owns, criteria) };
  });
  const over = (values: readonly number[], least: number) =>
    rounded(values.filter((p) => p >= least).length / (values.length || 1), 3);
  const pick = (kind: Sample['kind']) => measureBinding(scored.filter((one) => one.kind === kind));
  return {
    whole: pick('whole'),
    foreign: pick('foreign'),
    partial: pick('partial'),
    said_to_be_covered: [0.3, 0.6, 0.75].map((least) => ({
      at: least,
      own_criteria: over(own, least),
      foreign_criteria: over(foreign, least),
    })),
  };
}

const request = readFitRequest('fit:binding', ['BINDING.jsonl']);
const [path = ''] = request.paths;
const samples = readSamples(path);
const repos = [...new Set(samples.map((sample) => sample.repo))];
const leftOut = measure(
  repos.flatMap((repo) => {
    const weights = trainBinding(samples.filter((sample) => sample.repo !== repo));
    return samples.filter((sample) => sample.repo === repo).map((sample) => ({ sample, weights }));
  }),
);
const fitted = trainBinding(samples);
const DIGITS = 3;
writeModel('binding', request, leftOut, {
  coverage: tabulate(BINDING_FEATURES.coverage, fitted.coverage, DIGITS),
  rank: tabulate(BINDING_FEATURES.rank, fitted.rank, DIGITS),
  link: tabulate(BINDING_FEATURES.link, fitted.link, DIGITS),
  joint: fitted.joint.map((round) => tabulate(BINDING_FEATURES.joint, round, DIGITS)),
  calibration: tabulate(BINDING_FEATURES.calibration, fitted.calibration, DIGITS),
});
console.log(JSON.stringify(leftOut, null, 2));
