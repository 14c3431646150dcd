/**
 * Reviews changes of public projects with what other people asked of them, and with what they asked of the next change:
 *
 *     npm run bench:tasks -- --from INSTANCES.jsonl --clones FOLDER [--half first|second] [--count N] [--json FILE]
 *
 * `INSTANCES.jsonl` has the tasks of SWE-bench Pro, a line each, as the public dataset names its fields; `FOLDER/<owner>+<name>/repo`
 * is a bare clone of each repository. Each change is the one that the project made, with its tests. Its requirements were
 * written by people and programs that knew change and tests, so nearly all are done: what is called unmet or contradicted there
 * is a false alarm. Those of the next task of the same repository are not done by it.
 *
 * With the `patch` of somebody else in the lines, a program for instance, and without `test_patch`, the same is told of their changes.
 *
 * The halves are by the hash of the repository. What a rule is mended by is the first; the second was opened by nobody.
 */
import { writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { addToCount } from '../../src/base/groups.js';
import { review } from '../../src/engine/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { buildTextTicket } from '../../src/sources/tickets/file.js';
import { GRAMMARS } from '../grammars.js';
import { countItems, type Instance, writeTicket } from './instances.js';
import { readTaskRequest, readTasks } from './tasks.js';

/** What the review says of one ticket beside one change. */
interface Said {
  readonly verdict: string;
  readonly rule: string;
  readonly criteria: readonly {
    readonly text: string;
    readonly status: string;
    readonly missing: readonly string[];
    readonly contradicts: readonly unknown[];
  }[];
  readonly findings: readonly string[];
  /** The part of the changed lines that a person is to look at. */
  readonly look: number;
}

interface Row {
  readonly id: string;
  readonly items: number;
  readonly own: Said;
  readonly next: Said | null;
}

async function judge(snapshot: Snapshot, task: Instance): Promise<Said> {
  const asked = { ...snapshot, tickets: [buildTextTicket('TICKET.md', writeTicket(task))] };
  const { verdict, trace, acBindings, findings, accounting } = await review(asked, policySources(), GRAMMARS);
  return {
    verdict,
    rule: trace.decision.rule,
    criteria: acBindings.map(({ text, status, missing, contradicts }) => ({
      text: text ?? '',
      status: status ?? 'none',
      missing: missing ?? [],
      contradicts: contradicts ?? [],
    })),
    findings: findings.map(({ rule, severity, title, location }) => `${severity} ${rule} ${location.file}: ${title}`),
    look:
      (accounting.unaccounted.lines + accounting.opaque.lines) /
      Math.max(
        1,
        Object.values(accounting).reduce((sum, { lines }) => sum + lines, 0),
      ),
  };
}

const count = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) addToCount(counts, text);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([text, times]) => `${text} ${times}`)
    .join(', ');
};

const request = readTaskRequest('bench:tasks');
const rows: Row[] = [];
for await (const { task, next, snapshot } of readTasks(request)) {
  const own = await judge(snapshot, task);
  const other = next === undefined ? null : await judge(snapshot, next);
  rows.push({ id: task.instance_id, items: countItems(task), own, next: other });
}
if (request.json !== undefined) writeFileSync(request.json, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

const nexts = rows.flatMap(({ next }) => (next === null ? [] : [next]));
const read = rows.filter(({ items, own }) => items === own.criteria.length).length;
stdout.write(`${rows.length} changes; tickets of which as many criteria are read as the list has items: ${read}\n`);
for (const [name, said] of [
  ['own', rows.map(({ own }) => own)],
  ['next', nexts],
] as const) {
  stdout.write(`${name}, verdicts: ${count(said.map(({ verdict }) => verdict))}\n`);
  stdout.write(`${name}, rules that decide: ${count(said.map(({ rule }) => rule))}\n`);
  stdout.write(`${name}, criteria: ${count(said.flatMap(({ criteria }) => criteria.map(({ status }) => status)))}\n`);
}
const looks = rows.map(({ own }) => own.look).sort((a, b) => a - b);
const [median = 0, none] = [looks[Math.floor(looks.length / 2)], looks.filter((look) => look === 0).length];
stdout.write(`own, lines to look at: ${(100 * median).toFixed(0)} % of a change in the median; none in ${none}\n`);
stdout.write(
  `findings: ${count(rows.flatMap(({ own }) => own.findings.map((text) => text.split(' ').slice(0, 2).join(' '))))}\n`,
);
