/**
 * Fits how much a file must say of a ticket for its lines to count as asked for. Files of the changes that were made for
 * a ticket are the good ones, riders (a file of another repository) the bad ones. Both classes weigh the same.
 *
 *     npm run fit:relevance -- TICKETS.jsonl.gz --date YYYY-MM-DD
 *
 * Only the first half of the benchmark is read, by the hash of the repository. Repositories are left out by turns.
 */
import { RELEVANCE_FEATURES, Relevance } from '../../src/engine/accounting/relevance.js';
import { readChange } from '../../src/engine/change/index.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { logistic } from '../../src/engine/text/arithmetic.js';
import { GRAMMARS } from '../grammars.js';
import { readFitRequest, rounded, tabulate, writeModel } from '../model-file.js';
import { fitLogistic, type Trial } from '../regression.js';
import { buildTicketCriteria, buildTicketSnapshot, listRiders, readTicketCases, selectRider } from './cases.js';

/** The share of the lines of honest changes that must stay in files that speak of their ticket. */
const KEPT = 0.9;
/** Classes of files that nothing is bound to. */
const UNBOUND: ReadonlySet<string> = new Set(['lockfile', 'generated', 'vendored', 'docs']);

interface FileTrial {
  readonly repo: string;
  readonly own: boolean;
  readonly lines: number;
  readonly row: readonly number[];
}

const request = readFitRequest('fit:relevance', ['TICKETS.jsonl.gz']);
const cases = readTicketCases(request.paths[0] ?? '', 'first');
const riders = listRiders(cases);
const trials: FileTrial[] = [];
for (const [index, one] of cases.entries()) {
  const rider = selectRider(one, index, riders);
  const change = readChange(buildTicketSnapshot(one, rider?.diff ?? ''), []);
  const relevance = new Relevance(buildTicketCriteria(one).items);
  const syntax = await readSyntax(change, GRAMMARS);
  const files = change.files
    .filter((file) => !UNBOUND.has(file.class) && file.added.length > 0)
    .map((file) => ({
      repo: one.repo,
      own: file.file.path !== rider?.path,
      lines: file.added.length,
      row: relevance.buildRow(file, syntax.get(file.file.path) ?? null),
    }));
  trials.push(...files);
}

function fitWeights(some: readonly FileTrial[]): readonly number[] {
  const own = some.filter((trial) => trial.own).length;
  const weighed = some.map(
    (trial): Trial => ({
      row: trial.row,
      hit: trial.own ? 1 : 0,
      weight: 1 / (trial.own ? own : some.length - own),
    }),
  );
  return fitLogistic(weighed, RELEVANCE_FEATURES.length);
}

const score = (weights: readonly number[], row: readonly number[]) =>
  logistic(weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0));

const repos = [...new Set(trials.map(({ repo }) => repo))];
const scored = repos.flatMap((repo) => {
  const weights = fitWeights(trials.filter((trial) => trial.repo !== repo));
  return trials.filter((trial) => trial.repo === repo).map((trial) => ({ ...trial, score: score(weights, trial.row) }));
});
const own = scored.filter((trial) => trial.own).toSorted((a, b) => a.score - b.score);
const foreign = scored.filter((trial) => !trial.own);
const lines = own.reduce((sum, trial) => sum + trial.lines, 0);
let lost = 0;
const least =
  own.find((trial) => {
    lost += trial.lines;
    return lost > lines * (1 - KEPT);
  })?.score ?? 0;
for (const at of [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9]) {
  const kept = own.filter((trial) => trial.score >= at).reduce((sum, trial) => sum + trial.lines, 0) / lines;
  const taken = foreign.filter((trial) => trial.score >= at).length / foreign.length;
  console.log(`from ${at}: own lines kept ${kept.toFixed(3)}, riders taken ${taken.toFixed(3)}`);
}
const taken = foreign.filter((trial) => trial.score >= least).length / foreign.length;
console.log(
  `${cases.length} tickets, ${own.length} own files, ${foreign.length} riders; from ${least.toFixed(3)}: taken ${taken.toFixed(3)}`,
);
writeModel(
  'relevance',
  request,
  { own_lines_kept: KEPT, riders_taken: rounded(taken, 3) },
  { weights: tabulate(RELEVANCE_FEATURES, fitWeights(trials), 3), least: rounded(least, 3) },
);
