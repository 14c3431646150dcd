/**
 * One line for each change of two benchmarks: a digest of what the review says (verdict, tier, confidence, bindings,
 * findings, decision), a digest of what its steps give and show, and the change's id. Two versions of the engine say the
 * same where the lines are the same. The criteria of a branch are its ticket; commits come with their history; the policy
 * is `balanced`. Each change is reviewed without texts, and once more with as much of its texts as its hunks show.
 *
 *     npm run --silent bench:digests -- BINDING.jsonl TIER.jsonl.gz > after.txt && diff before.txt after.txt
 */
import { argv, exit, stderr, stdout } from 'node:process';
import { policySources } from '../__tests__/stand-ins/snapshot.js';
import { digestJson, review } from '../src/engine/index.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { buildCaseSnapshot, readBindingCases } from './binding/cases.js';
import { withTexts } from './diff-texts.js';
import { GRAMMARS } from './grammars.js';
import { readTierCases } from './tier/cases.js';

const [bindingPath, tierPath] = argv.slice(2);
if (bindingPath === undefined || tierPath === undefined) {
  stderr.write('usage: npm run --silent bench:digests -- BINDING.jsonl TIER.jsonl.gz\n');
  exit(2);
}

async function printDigests(id: string, snapshot: Snapshot): Promise<void> {
  for (const [name, files] of [
    [id, snapshot.files],
    [`${id} with texts`, snapshot.files.map(withTexts)],
  ] as const) {
    const { trace, ...said } = await review({ ...snapshot, files: [...files] }, policySources(), GRAMMARS);
    const steps = trace.steps.map(({ name, output_digest, evidence }) => ({ name, output_digest, evidence }));
    stdout.write(`${digestJson({ ...said, decision: trace.decision })} ${digestJson(steps)} ${name}\n`);
  }
}

for (const one of readBindingCases(bindingPath)) await printDigests(one.id, buildCaseSnapshot(one));
for (const { id, change } of readTierCases(tierPath)) await printDigests(id, change.snapshot);
