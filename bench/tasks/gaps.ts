/**
 * Takes lines out of changes that people finished, and asks whether the criteria that these lines addressed still count as addressed:
 *
 *     npm run bench:gaps -- --from INSTANCES.jsonl --clones FOLDER [--half first|second] [--count N] [--json FILE]
 *
 * The changes and their tickets are those of `bench:tasks`. Each is reviewed; then, for each criterion that is addressed, the lines outside
 * of tests that the report binds it to are put back to what they were: once those of its first place, once all of them, once with those in
 * tests and documents. What was reported as doing it is gone then, and all other lines stay, as where somebody did a part of a ticket.
 */
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import type { AcBinding } from '../../src/contract/index.js';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { classifyFiles, joinChange } from '../../src/engine/change/classified.js';
import { isDocumentPath, isTestPath } from '../../src/engine/change/path-names.js';
import { readCriteria } from '../../src/engine/criteria/index.js';
import { RULES } from '../../src/engine/planes/index.js';
import { selectRepositoryFiles } from '../../src/engine/policy/bases.js';
import { resolvePolicy } from '../../src/engine/policy/resolve.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { toAcBinding } from '../../src/engine/trace/evidence.js';
import { buildTextTicket } from '../../src/sources/tickets/file.js';
import { type Instance, writeTicket } from './instances.js';
import { type Place, takeOut } from './take-out.js';
import { readTaskRequest, readTasks } from './tasks.js';

/** What goes: the first place in code, all places in code, or these with those in tests and documents. */
const OUTS = ['first', 'code', 'all'] as const;
type Out = (typeof OUTS)[number];

interface Row {
  readonly id: string;
  readonly criterion: string;
  readonly text: string;
  readonly out: Out;
  readonly places: readonly Place[];
  readonly status: string;
  readonly missing: readonly string[];
  readonly lines: readonly string[];
}

/** The steps of a review up to the binding. */
async function bind(snapshot: Snapshot, task: Instance): Promise<AcBinding[]> {
  const tickets = [buildTextTicket('TICKET.md', writeTicket(task))];
  const policy = await resolvePolicy(policySources(), selectRepositoryFiles(snapshot), RULES);
  const { paths, criteria } = policy.effective;
  const change = joinChange(snapshot, classifyFiles(snapshot, paths));
  const read = readCriteria(tickets, '', [], snapshot.files);
  return bindCriteria(read, change, criteria.met, criteria.required).map(toAcBinding);
}

function readPlaces(lines: readonly string[]): Place[] {
  return lines.flatMap((line) => {
    const found = /^(?<file>.+):(?<first>\d+)(?:-(?<last>\d+))?$/u.exec(line)?.groups;
    if (found === undefined) return [];
    const { file = '', first = '', last = first } = found;
    return [{ file, first: Number(first), last: Number(last) }];
  });
}

/** Selects what goes; null where it is what went before. Documents and tests may say a criterion, and do not do it. */
function selectGone(places: readonly Place[], out: Out): readonly Place[] | null {
  const code = places.filter(({ file }) => !isTestPath(file) && !isDocumentPath(file));
  if (code.length === 0) return null;
  if (out === 'first') return code.slice(0, 1);
  if (out === 'code') return code.length === 1 ? null : code;
  return places.length === code.length ? null : places;
}

/** Takes out what a task's criteria are addressed by, one criterion at a time. */
async function judgeTask(snapshot: Snapshot, task: Instance): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [at, { id, status, lines }] of (await bind(snapshot, task)).entries()) {
    if (status !== 'addressed') continue;
    for (const out of OUTS) {
      const gone = selectGone(readPlaces(lines), out);
      if (gone === null) continue;
      const now = (await bind(takeOut(snapshot, gone), task))[at];
      rows.push({
        id: task.instance_id,
        criterion: id,
        text: now?.text ?? '',
        out,
        places: gone,
        status: now?.status ?? 'none',
        missing: now?.missing ?? [],
        lines: now?.lines ?? [],
      });
    }
  }
  return rows;
}

const request = readTaskRequest('bench:gaps');
const rows: Row[] = [];
for await (const { task, snapshot } of readTasks(request)) rows.push(...(await judgeTask(snapshot, task)));
if (request.json !== undefined) writeFileSync(request.json, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

const NAMES: Readonly<Record<Out, string>> = {
  first: 'the first place in code',
  code: 'all of several places in code',
  all: 'these, and those in tests and documents',
};
for (const out of OUTS) {
  const those = rows.filter((row) => row.out === out);
  const still = those.filter(({ status }) => status === 'addressed');
  stdout.write(`${NAMES[out]} out: ${those.length} criteria, still addressed ${still.length}\n`);
}
