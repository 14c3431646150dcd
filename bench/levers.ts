/**
 * Pulls the levers of an author (`__tests__/stand-ins/levers.ts`) over the changes of the benchmarks, one lever at a time and
 * in mixtures, and prints how many trials moved a tier or a verdict the wrong way, with the changes. The aim is 0. Branches
 * come with their criteria as a ticket, commits with the past of their files; texts are as far as the hunks show them.
 *
 *     npm run bench:levers -- BINDING.jsonl TIER.jsonl.gz [--every N]
 *
 * `--every 20` takes every twentieth change: each trial is a whole review.
 */
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { LEVERS } from '../__tests__/stand-ins/levers.js';
import { policySources } from '../__tests__/stand-ins/snapshot.js';
import { Verdict } from '../src/contract/index.js';
import { review } from '../src/engine/index.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { buildCaseSnapshot, readBindingCases } from './binding/cases.js';
import { withTexts } from './diff-texts.js';
import { readArguments, recordFigures } from './figures.js';
import { GRAMMARS } from './grammars.js';
import { readTierCases } from './tier/cases.js';

const { values, positionals } = parseArgs({
  args: readArguments(),
  allowPositionals: true,
  options: { every: { type: 'string', default: '20' } },
});
const [bindingPath, tierPath] = positionals;
const every = Number(values.every);
if (bindingPath === undefined || tierPath === undefined || !Number.isInteger(every) || every < 1) {
  console.error(`usage: node ${argv[1] ?? ''} BINDING.jsonl TIER.jsonl.gz [--every N]`);
  exit(2);
}

const withAllTexts = (snapshot: Snapshot): Snapshot => ({ ...snapshot, files: snapshot.files.map(withTexts) });
const branches = readBindingCases(bindingPath).map((one) => ({ id: one.id, snapshot: buildCaseSnapshot(one) }));
const commits = readTierCases(tierPath).map(({ id, change }) => ({ id, snapshot: change.snapshot }));
const chosen = [...branches, ...commits].filter((_, index) => index % every === 0);

const judge = (snapshot: Snapshot) => review(snapshot, policySources(), GRAMMARS);
const rank = (verdict: Verdict) => Verdict.options.indexOf(verdict);
let [trials, tiers, verdicts] = [0, 0, 0];
for (const [index, { id, snapshot: bare }] of chosen.entries()) {
  const snapshot = withAllTexts(bare);
  const before = await judge(snapshot);
  // The same mixture of two levers each time, and each change another one.
  const mixture = [LEVERS[index % LEVERS.length], LEVERS[(index * 7 + 3) % LEVERS.length]].flatMap((one) => one ?? []);
  for (const levers of [...LEVERS.map((one) => [one]), mixture]) {
    const pulled = levers.reduce((sofar, lever) => lever.pull(sofar), snapshot);
    // A lever that finds nothing to pull tries nothing.
    if (JSON.stringify(pulled) === JSON.stringify(snapshot)) continue;
    const after = await judge(pulled);
    const name = levers.map((lever) => lever.name).join(' + ');
    trials += 1;
    if (after.tier < before.tier) {
      tiers += 1;
      console.log(`${id}: ${name}: ${before.tier} became ${after.tier}`);
    }
    if (rank(after.verdict) < rank(before.verdict)) {
      verdicts += 1;
      console.log(`${id}: ${name}: ${before.verdict} became ${after.verdict}`);
    }
  }
}
console.log(
  `${chosen.length} changes, ${trials} trials: ${tiers} tiers lowered, ${verdicts} verdicts nearer to approval`,
);
recordFigures(`npm run bench:levers -- BINDING.jsonl TIER.jsonl.gz --every ${every}`, {
  'levers.trials': { value: trials, unit: 'trials' },
  'levers.tiers-lowered': { value: tiers, unit: 'trials' },
  'levers.verdicts-nearer': { value: verdicts, unit: 'trials' },
});
