/**
 * Leaves a file out of changes that people finished, as if it was not committed, and asks whether the review says so:
 *
 *     npm run bench:forgotten -- --from INSTANCES.jsonl --clones FOLDER [--half first|second] [--count N] [--json FILE]
 *
 * The changes are those of `bench:tasks`. Each is reviewed whole, where everything that is said is a false alarm, and once for each file of
 * code outside of tests without what the change does to that file. Said is what `robustness/unresolved-import` finds there and not in the
 * whole change.
 */
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { isTestPath } from '../../src/engine/change/path-names.js';
import { review } from '../../src/engine/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { GRAMMARS } from '../grammars.js';
import { readTaskRequest, readTasks } from './tasks.js';

const RULE = 'robustness/unresolved-import';
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|pyi?|go|rb|php|dart|rs)$/u;

interface Row {
  readonly task: string;
  /** The file that was left out; null for the whole change. */
  readonly out: string | null;
  readonly status: string;
  readonly told: readonly string[];
}

async function listFindings(snapshot: Snapshot): Promise<readonly string[]> {
  const { findings } = await review(snapshot, policySources(), GRAMMARS);
  return findings.flatMap(({ rule, title, location: { file } }) => (rule === RULE ? [`${file}: ${title}`] : []));
}

const request = readTaskRequest('bench:forgotten');
const rows: Row[] = [];
for await (const { task, snapshot, leaveOut } of readTasks(request)) {
  const whole = await listFindings(snapshot);
  rows.push({ task: task.instance_id, out: null, status: 'whole', told: whole });
  for (const { path, status } of snapshot.files) {
    if (!CODE.test(path) || isTestPath(path) || (status !== 'added' && status !== 'modified')) continue;
    const less = await leaveOut(path);
    if (less === null) continue;
    const told = (await listFindings(less)).filter((one) => !whole.includes(one));
    rows.push({ task: task.instance_id, out: path, status, told });
  }
}
if (request.json !== undefined) writeFileSync(request.json, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

for (const [status, words] of [
  ['whole', 'whole changes'],
  ['added', 'without a new file'],
  ['modified', 'without what changes in a file'],
] as const) {
  const those = rows.filter((row) => row.status === status);
  stdout.write(`${words}: ${those.length}, told of ${those.filter(({ told }) => told.length > 0).length}\n`);
}
