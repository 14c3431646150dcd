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
import { bindCriteria } from '../../src/engine/binding/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { isDocumentPath, isTestPath } from '../../src/engine/change/path-names.js';
import { readCriteria } from '../../src/engine/criteria/index.js';
import type { Binding } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { buildTextTicket } from '../../src/sources/tickets/file.js';
import { type Instance, writeTicket } from './instances.js';
import { type Place, takeOut } from './take-out.js';
import { readTaskRequest, readTasks } from './tasks.js';

/** What goes: the first place in code, all places in code, or these with those in tests and documents. */
const OUTS = ['first', 'code', 'all'] as const;
type Out = (typeof OUTS)[number];

/** What is said of a criterion without some of its lines. */
interface Row {
  readonly task: string;
  readonly id: string;
  readonly text: string;
  readonly out: Out;
  readonly gone: readonly Place[];
  readonly status: string;
  readonly missing: readonly string[];
}

/** The threshold of the policy balanced. */
const MET = 0.6;

function bind(snapshot: Snapshot, task: Instance): readonly Binding[] {
  const criteria = readCriteria([buildTextTicket('TICKET.md', writeTicket(task))], '');
  return bindCriteria(criteria, readChange(snapshot, []), MET);
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
function judgeTask(snapshot: Snapshot, task: Instance): Row[] {
  const rows: Row[] = [];
  for (const [at, { criterion, shown, places, ranges }] of bind(snapshot, task).entries()) {
    if (shown !== 'addressed') continue;
    for (const out of OUTS) {
      const gone = selectGone(places ?? ranges, out);
      const now = gone === null ? undefined : bind(takeOut(snapshot, gone), task)[at];
      if (gone === null || now === undefined) continue;
      const { id, text } = criterion;
      rows.push({ task: task.instance_id, id, text, out, gone, status: now.shown, missing: now.missing });
    }
  }
  return rows;
}

const request = readTaskRequest('bench:gaps');
const rows: Row[] = [];
for await (const { task, snapshot } of readTasks(request)) rows.push(...judgeTask(snapshot, task));
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
