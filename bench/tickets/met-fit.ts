/**
 * Fits the probability that a change meets a criterion, on tickets with the changes that ticked them, and writes it to
 * `src/engine/models/met.json`:
 *
 *     npm run fit:met -- TICKETS.jsonl.gz LABELS.jsonl --date YYYY-MM-DD
 *
 * Met are the criteria that a change ticked. Not met are those of the next ticket, those that stayed open in the same
 * ticket, those whose own lines were taken out, and a stranger's; where a reader says otherwise, he is right. Only the
 * first half of the benchmark is read, by the hash of the repository. Repositories are left out by turns.
 */

import { findMentions } from '../../src/engine/binding/lines/mentions.js';
import { computeMet, findWanted, leaveOutUnsaid, MET_MODEL } from '../../src/engine/binding/met/met.js';
import { buildMetRow, MET_FEATURES } from '../../src/engine/binding/met/met-row.js';
import { isGeneral } from '../../src/engine/binding/query/general.js';
import { buildQuery } from '../../src/engine/binding/query/query.js';
import { WordCutter } from '../../src/engine/text/words.js';
import { readFitRequest, tabulate, writeModel } from '../model-file.js';
import { fitLogistic, type Trial } from '../regression.js';
import { buildItems, readTicketCases } from './cases.js';
import { type Labels, listRuns, readLabels, readRunChange, type TicketRun, type Truth } from './runs.js';
import { measureTickets, type Said } from './score.js';

/** How much each kind of evidence counts. A ticked box of another day, and what stands beside, says nothing. */
const WEIGHTS: Readonly<Record<Truth, number>> = {
  ticked: 1,
  open: 1,
  next: 1,
  forgotten: 1.5,
  foreign: 0.3,
  before: 0,
  beside: 0,
};
const READ_WEIGHT = 2;
/** The share of criteria that are met, which the weights are brought to. */
const MET_SHARE = 0.5;
const RIDGE = 0.006;
/** The threshold of the policy balanced. */
const MET = 0.6;

/** Features that can only speak for a criterion, and those that can only speak against it. */
const FOR: ReadonlySet<string> = new Set([
  'words',
  'words of code',
  'words new to the place',
  'words in code or tests',
  'any words in code or tests',
  'rare words in sight',
  'rare words found',
  'exact names found',
  'other names found',
  'pairs',
  'neighbours in one line',
  'best line',
  'best place',
  'lines with two words',
  'lines with half of them',
  'files',
  'density',
  'highest density',
  'path named',
  'negative, words gone',
]);
const AGAINST: ReadonlySet<string> = new Set([
  'rare words missing',
  'heaviest word missing',
  'exact names missing',
  'other names missing',
  'numbers missing',
  'size',
  'expected words missing',
  'most expected word missing',
]);

interface Sample extends Omit<Said, 'status' | 'confidence'> {
  readonly row: readonly number[];
}

const request = readFitRequest('fit:met', ['TICKETS.jsonl.gz', 'LABELS.jsonl']);
const [path = '', labelPath = ''] = request.paths;
const labels = readLabels(labelPath);
const samples = readTicketCases(path, 'first').flatMap((one) =>
  [...listRuns(one, labels)].flatMap((run) => buildSamples(run, labels)),
);

/** A criterion is judged alone, so that it is the same in every run with all lines. */
function buildSamples(run: TicketRun, known: Labels): Sample[] {
  const change = readRunChange(run);
  const wanted = run.criteria.filter(
    ({ truth }) => run.test === 'own' || truth === 'next' || truth === 'forgotten' || truth === 'foreign',
  );
  const items = buildItems(wanted, run.one.id);
  const cutter = new WordCutter();
  const query = buildQuery(items, cutter);
  const mentions = findMentions(change, query, cutter);
  return items.flatMap((item, at) => {
    const [terms, one] = [query.wishes[at], wanted[at]];
    if (terms === undefined || one === undefined || !item.codeVerifiable || isGeneral(item)) return [];
    return {
      case: run.one.id,
      repo: run.one.repo,
      id: item.id,
      test: run.test,
      truth: one.truth,
      label: known.get(run.one.id)?.[item.id]?.status ?? null,
      row: buildMetRow(findWanted(item, leaveOutUnsaid(terms, mentions), change), mentions),
    };
  });
}

function buildTrial({ row, test, truth, label }: Sample): Trial {
  const read = test === 'own' && label !== null && label !== 'partly' ? label === 'met' : null;
  return {
    row: [1, ...row],
    hit: (read ?? truth === 'ticked') ? 1 : 0,
    weight: test === 'own' && label === 'partly' ? 0 : read === null ? WEIGHTS[truth] : READ_WEIGHT,
  };
}

/** Fits on rows of mean 0 and deviation 1, so that the ridge is the same for all; no weight against its sense. */
function fitWeights(some: readonly Sample[]): readonly number[] {
  const trials = balance(some.map(buildTrial).filter(({ weight }) => weight > 0));
  const whole = trials.reduce((sum, { weight }) => sum + weight, 0);
  const means = MET_MODEL.map(
    (_, at) => trials.reduce((sum, { row, weight }) => sum + weight * (row[at] ?? 0), 0) / whole,
  );
  const spreads = MET_MODEL.map((_, at) =>
    Math.sqrt(
      trials.reduce((sum, { row, weight }) => sum + weight * ((row[at] ?? 0) - (means[at] ?? 0)) ** 2, 0) / whole,
    ),
  );
  const used = new Set(MET_MODEL.keys());
  for (;;) {
    const scaled = trials.map((trial) => ({
      ...trial,
      row: MET_MODEL.map((_, at) =>
        at === 0 ? 1 : used.has(at) ? ((trial.row[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] || 1) : 0,
      ),
    }));
    const weights = fitLogistic(scaled, MET_MODEL.length, RIDGE).map((weight, at) =>
      used.has(at) ? weight / (at === 0 ? 1 : spreads[at] || 1) : 0,
    );
    const wrong = MET_FEATURES.flatMap((name, at) => {
      const weight = weights[at + 1] ?? 0;
      return (FOR.has(name) && weight < 0) || (AGAINST.has(name) && weight > 0) ? [at + 1] : [];
    });
    if (wrong.length === 0) {
      const shift = weights.reduce((sum, weight, at) => (at === 0 ? sum : sum + weight * (means[at] ?? 0)), 0);
      return [(weights[0] ?? 0) - shift, ...weights.slice(1)];
    }
    for (const at of wrong) used.delete(at);
  }
}

/** Brings both classes to their share. */
function balance(trials: readonly Trial[]): readonly Trial[] {
  const sum = (hit: number) => trials.reduce((all, one) => (one.hit === hit ? all + one.weight : all), 0) || 1;
  const [met, not] = [sum(1), sum(0)];
  return trials.map((one) => ({
    ...one,
    weight: one.weight * (one.hit === 1 ? MET_SHARE / met : (1 - MET_SHARE) / not) * trials.length,
  }));
}

const repos = [...new Set(samples.map(({ repo }) => repo))];
const said = repos.flatMap((repo) => {
  const weights = fitWeights(samples.filter((sample) => sample.repo !== repo));
  return samples
    .filter((sample) => sample.repo === repo)
    .map((sample) => ({ ...sample, confidence: computeMet(sample.row, weights) }));
});
const decide = (least: number): Said[] =>
  said.map((one) => ({ ...one, status: one.confidence >= least ? ('met' as const) : ('weak' as const) }));
for (const least of [0.4, 0.5, 0.6, 0.65, 0.7, 0.8])
  console.log(`met from ${least}: ${JSON.stringify(measureTickets(decide(least)))}`);
const DIGITS = 3;
writeModel('met', request, measureTickets(decide(MET)), { weights: tabulate(MET_MODEL, fitWeights(samples), DIGITS) });
