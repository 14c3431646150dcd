/**
 * Reviews the changes of two benchmarks twice, the second time while as many busy processes run as the machine has
 * processors, and counts the reviews that differ in any byte. None may.
 *
 *     node build/bench/same-digests.js BINDING.jsonl TIER.jsonl.gz [COUNT]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { argv, execPath, exit, stderr, stdout } from 'node:process';
import { policySources } from '../__tests__/stand-ins/snapshot.js';
import { digestJson, review } from '../src/engine/index.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { buildCaseSnapshot, readBindingCases } from './binding/cases.js';
import { withTexts } from './diff-texts.js';
import { GRAMMARS } from './grammars.js';
import { readTierCases } from './tier/cases.js';

const [bindingPath, tierPath, count = '500'] = argv.slice(2);
if (bindingPath === undefined || tierPath === undefined) {
  stderr.write('usage: node build/bench/same-digests.js BINDING.jsonl TIER.jsonl.gz [COUNT]\n');
  exit(2);
}

/** Takes `wanted` of a list, spread over all of it. */
function spread<T>(all: readonly T[], wanted: number): readonly T[] {
  const step = Math.max(1, all.length / wanted);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function readSnapshots(binding: string, tier: string, wanted: number): readonly Snapshot[] {
  const bound = spread(readBindingCases(binding), wanted / 2).map(buildCaseSnapshot);
  const rest = spread(readTierCases(tier), wanted - bound.length).map(({ change }) => change.snapshot);
  return [...bound, ...rest].map((snapshot) => ({ ...snapshot, files: snapshot.files.map(withTexts) }));
}

async function listDigests(snapshots: readonly Snapshot[]): Promise<readonly string[]> {
  const digests: string[] = [];
  for (const snapshot of snapshots) digests.push(digestJson(await review(snapshot, policySources(), GRAMMARS)));
  return digests;
}

const snapshots = readSnapshots(bindingPath, tierPath, Number(count));
const calm = await listDigests(snapshots);
const busy: readonly ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
  spawn(execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const loaded = await listDigests(snapshots).finally(() => {
  for (const one of busy) one.kill();
});
const differ = calm.filter((digest, at) => digest !== loaded[at]).length;
stdout.write(
  `${calm.length} changes reviewed twice, the second time beside ${busy.length} busy processes: ${differ} differ\n`,
);
exit(differ === 0 ? 0 : 1);
