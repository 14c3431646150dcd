/**
 * What has to be judged of the tickets: each ticket with its change, the same beside the next ticket's criteria, with one
 * criterion's own lines taken out, and a stranger's criteria. The fit and the benchmark read the same runs.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readChange } from '../../src/engine/change/index.js';
import type { Change } from '../../src/engine/model.js';
import { buildDiffSnapshot } from '../diff-snapshot.js';
import { readLines } from '../read-lines.js';
import type { TicketCase } from './cases.js';
import { dropLines, findNamedLines, keyLine, listAddedLines } from './diffs.js';

/** What a reader found of a criterion: whether this change meets it, and where he would point. */
const Label = z.object({ status: z.enum(['met', 'partly', 'not', 'none']), lines: z.array(z.string()) });
export type Label = z.infer<typeof Label>;
const LabelledCase = z.object({ id: z.string(), labels: z.record(z.string(), Label) });

/** Labels by the id of the case, and then by the id of the criterion. */
export type Labels = ReadonlyMap<string, Readonly<Record<string, Label>>>;

/** What is known of a criterion in a run. */
export type Truth = 'ticked' | 'before' | 'open' | 'next' | 'forgotten' | 'foreign' | 'beside';

/** One judgement to make. */
export interface TicketRun {
  readonly test: 'own' | 'half' | 'named' | 'read' | 'foreign';
  readonly one: TicketCase;
  readonly diff: string;
  readonly criteria: readonly { readonly id: string; readonly text: string; readonly truth: Truth }[];
}

/** Reads the labels of a reader. */
export function readLabels(path: string): Labels {
  return new Map(
    readLines(path)
      .map((row) => LabelledCase.parse(JSON.parse(row)))
      .map(({ id, labels }) => [id, labels] as const),
  );
}

const CLAIMED: Readonly<Record<string, Truth>> = { met: 'ticked', before: 'before', open: 'open' };
/** Lines that must stay when a reader's lines are taken out. */
const LEAST_LEFT = 3;

/** Lists all runs of a case. */
export function* listRuns(one: TicketCase, labels: Labels): Generator<TicketRun> {
  const own = one.criteria.map(({ id, text, claimed }) => ({ id, text, truth: CLAIMED[claimed] ?? 'beside' }));
  yield { test: 'own', one, diff: one.diff, criteria: own };
  if (one.next !== null && one.next !== undefined) {
    const next = one.next.criteria.map((criterion) => ({ ...criterion, truth: 'next' as const }));
    yield { test: 'half', one, diff: one.diff, criteria: [...own, ...next] };
  }
  const foreign = one.foreign.criteria.map((criterion) => ({ ...criterion, truth: 'foreign' as const }));
  yield { test: 'foreign', one, diff: one.diff, criteria: foreign };
  yield* listForgotten(one, own, labels);
}

/** Lists the runs without the lines of a criterion: the one that names most clearly, and those that a reader read. */
function* listForgotten(one: TicketCase, own: TicketRun['criteria'], labels: Labels): Generator<TicketRun> {
  const without = (test: TicketRun['test'], id: string, gone: ReadonlySet<string>): TicketRun => ({
    test,
    one,
    diff: dropLines(one.diff, gone),
    criteria: own.map((criterion) => ({ ...criterion, truth: criterion.id === id ? 'forgotten' : 'beside' })),
  });
  const able = own.flatMap(({ id, text, truth }) => {
    const others = own.filter((other) => other.id !== id).map((other) => other.text);
    const gone = truth === 'ticked' ? findNamedLines(one.diff, text, others.join(' ')) : null;
    return gone === null ? [] : [{ id, gone, order: draw(one.id + id) }];
  });
  const [named] = able.toSorted((a, b) => (a.order < b.order ? -1 : 1));
  if (named !== undefined) {
    const run = without('named', named.id, named.gone);
    if (run.diff.includes('\n@@ ')) yield run;
  }
  const added = listAddedLines(one.diff);
  const written = [...added].filter(([, line]) => line.trim() !== '').map(([key]) => key);
  for (const [id, label] of Object.entries(labels.get(one.id) ?? {})) {
    const gone = new Set([...listLabelLines(label)].filter((key) => added.has(key)));
    const left = written.filter((key) => !gone.has(key)).length;
    if (label.status === 'met' && gone.size > 0 && left >= LEAST_LEFT) yield without('read', id, gone);
  }
}

/** Reads the change of a run, as far as its diff shows it. */
export function readRunChange({ one: { repo, base, head }, diff }: TicketRun): Change {
  return readChange(buildDiffSnapshot({ repo, base, head, title: '', body: '', diff }), []);
}

/** Lists the lines that a reader gave, as `path:line`. */
export function listLabelLines({ lines }: Label): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const reference of lines) {
    const [, path = '', first = '0', last = first] = /^(.*):(\d+)(?:-(\d+))?$/su.exec(reference) ?? [];
    for (let line = Number(first); line <= Number(last); line += 1) keys.add(keyLine(path, line));
  }
  return keys;
}

function draw(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
