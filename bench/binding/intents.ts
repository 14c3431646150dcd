/**
 * Fits how well sorts of work go with kinds of change, and writes it to `src/engine/models/intent.json`:
 *
 *     npm run fit:intent -- TIER.jsonl.gz --date YYYY-MM-DD
 *
 * The data set is that of the tiers: single commits with their messages, from other repositories than those of the
 * binding benchmark. Each unit of a commit is a choice between its own message and those of two other commits of the
 * same repository, by intents only.
 */
import { z } from 'zod';
import { INTENTS, IntentReader } from '../../src/engine/binding/query/intent.js';
import { buildQuery } from '../../src/engine/binding/query/query.js';
import { RelatedWordFinder } from '../../src/engine/binding/query/related-words.js';
import { countMatches } from '../../src/engine/binding/units/counts.js';
import { measureShapes, SHAPES } from '../../src/engine/binding/units/shapes.js';
import { collectUnits, type Unit } from '../../src/engine/binding/units/units.js';
import { WordCutter } from '../../src/engine/text/words.js';
import { readFitRequest, tabulate, writeModel } from '../model-file.js';
import { readLines } from '../read-lines.js';
import { type Choice, fitChoices } from '../regression.js';
import { buildCriteria, readCaseChange } from './cases.js';

const Commit = z.object({
  repo: z.string(),
  parent: z.string(),
  sha: z.string(),
  message: z.string(),
  diff: z.string(),
});
type Commit = z.infer<typeof Commit>;

/** Number of pairs of intent and shape to keep, the strongest ones. */
const KEPT = 60;
const RIDGE = 0.02;
const DIGITS = 2;
const MOST_UNITS = 20;
const MOST_LINES = 400;
const MOST_TEXT = 500;
const OTHERS = [7, 13] as const;
/** As a share of the weight of all choices. */
const FLOOR = 1e-3;

/** Returns a message without trailers, links and numbers, and without the scope before its subject. */
function cleanMessage({ message }: Commit): string {
  return message
    .split('\n')
    .filter((line) => !/^(?:[\w-]{1,30}-by|change-id|closes|fixes|refs?|bug|see|blueprint)\b[:\s]/iu.test(line.trim()))
    .join('\n')
    .replace(/https?:\S+|\(?#\d+\)?/gu, '')
    .replace(/^\w+(?:\([^)]*\))?!?: /u, '')
    .slice(0, MOST_TEXT);
}

function buildChoices(commit: Commit, others: readonly Commit[], cutter: WordCutter, reader: IntentReader): Choice[] {
  const { repo, parent: base, sha: head, diff } = commit;
  const units = collectUnits(readCaseChange({ id: '', repo, base, head, criteria: [], diff }), Infinity);
  const lines = units.reduce((sum, unit) => sum + unit.added.length, 0);
  if (lines < 3 || lines > MOST_LINES) return [];
  const texts = [commit, ...others].map((one, at) => ({ id: String(at), text: cleanMessage(one) }));
  const query = buildQuery(buildCriteria(texts), cutter);
  const relations = new RelatedWordFinder(query, cutter);
  const intents = query.wishes.map((wish) => reader.read(wish));
  const edited = new Set(units.filter((unit) => unit.removed.length + unit.context.length > 0).map(({ file }) => file));
  return units.slice(0, MOST_UNITS).map((unit: Unit): Choice => {
    const shapes = measureShapes(unit, countMatches(unit, query, relations, cutter), !edited.has(unit.file));
    return {
      options: intents.map((intent) => intent.flatMap((has) => shapes.map((shape) => has * shape))),
      target: intents.map((_, at) => (at === 0 ? 1 : 0)),
      weight: unit.added.length / lines,
    };
  });
}

const request = readFitRequest('fit:intent', ['TIER.jsonl.gz']);
const [path = ''] = request.paths;
const commits = readLines(path).map((line) => Commit.parse(JSON.parse(line)));
const cutter = new WordCutter();
const reader = new IntentReader(cutter);
const choices = commits.flatMap((commit) => {
  const same = commits.filter((one) => one.repo === commit.repo);
  const at = same.indexOf(commit);
  const others = OTHERS.flatMap((step) => same[(at + step) % same.length] ?? []);
  return buildChoices(commit, others, cutter, reader);
});

const all = INTENTS.flatMap((intent) => SHAPES.map((shape) => ({ intent, shape })));
const spread = all.map((_, column) => {
  let [count, sum, squares] = [0, 0, 0];
  for (const { options } of choices) {
    for (const option of options) {
      const value = option[column] ?? 0;
      count++;
      sum += value;
      squares += value * value;
    }
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) + FLOOR;
});

/** Returns the weights of some columns for values scaled to a standard deviation of 1. */
function fitWeights(columns: readonly number[]): number[] {
  const chosen = choices.map(({ options, target, weight }) => ({
    options: options.map((option) =>
      Float64Array.from(columns, (column) => (option[column] ?? 0) / (spread[column] ?? 1)),
    ),
    target,
    weight,
  }));
  return fitChoices(chosen, columns.length, RIDGE);
}

const first = fitWeights(all.map((_, column) => column));
const kept = first
  .map((weight, column) => ({ weight: Math.abs(weight), column }))
  .sort((a, b) => b.weight - a.weight)
  .slice(0, KEPT)
  .map(({ column }) => column)
  .sort((a, b) => a - b);
const fitted = fitWeights(kept).map((weight, at) => {
  const column = kept[at] ?? 0;
  return { intent: all[column]?.intent, shape: all[column]?.shape ?? '', weight: weight / (spread[column] ?? 1) };
});
const weights = INTENTS.flatMap((intent) => {
  const own = fitted.filter((one) => one.intent === intent);
  const shapes = own.map(({ shape }) => shape);
  const values = own.map(({ weight }) => weight);
  return own.length === 0 ? [] : [[intent, tabulate(shapes, values, DIGITS)] as const];
});
// What the weights are worth is measured where they are used: the figures of the binding are those of both.
writeModel('intent', request, {}, { weights: Object.fromEntries(weights) });
