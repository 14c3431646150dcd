/**
 * Counts which stems are common in code at large, and writes them to `src/engine/models/common-words.json` with their rarity:
 *
 *     npm run fit:words -- BINDING.jsonl --date YYYY-MM-DD
 */
import { WordCutter } from '../../src/engine/text/words.js';
import { readFitRequest, writeModel } from '../model-file.js';
import { readBindingCases, readCaseChange } from './cases.js';

/** Number of repositories in which a stem must occur, and the minimum median share of a repository's changes. */
const LEAST_REPOSITORIES = 6;
const LEAST_MEDIAN = 0.04;

const request = readFitRequest('fit:words', ['BINDING.jsonl']);
const [path = ''] = request.paths;
const cutter = new WordCutter();
const changes = new Map<string, number>();
const holding = new Map<string, Map<string, number>>();
for (const one of readBindingCases(path)) {
  changes.set(one.repo, (changes.get(one.repo) ?? 0) + 1);
  const lines = readCaseChange(one).files.flatMap((file) => [...file.added, ...file.removed]);
  const stems = new Set(
    lines.flatMap((line) => cutter.cutLine(line.text).flatMap(({ cut }) => cut.tokens.map((token) => token.stem))),
  );
  stems.delete('');
  for (const stem of stems) {
    const counts = holding.get(stem) ?? new Map<string, number>();
    counts.set(one.repo, (counts.get(one.repo) ?? 0) + 1);
    holding.set(stem, counts);
  }
}

const rarities: [string, number][] = [];
for (const [stem, counts] of holding) {
  const shares = [...changes].map(([repo, total]) => (counts.get(repo) ?? 0) / total).sort((a, b) => a - b);
  const middle = Math.floor(shares.length / 2);
  const median = ((shares[middle - 1] ?? 0) + (shares[middle] ?? 0)) / 2;
  if (counts.size < LEAST_REPOSITORIES || median < LEAST_MEDIAN) continue;
  // The highest share is left out, because a word may be specific to one project.
  const mean = shares.slice(0, -1).reduce((a, b) => a + b, 0) / Math.max(1, shares.length - 1);
  const rarity = Math.round((5 * Math.log(1 / mean)) / Math.log(50)) / 5;
  if (rarity < 1) rarities.push([stem, rarity]);
}
rarities.sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
writeModel('common-words', request, {}, { rarity: Object.fromEntries(rarities) });
