/** Converts the cases of a binding benchmark to the engine's input. */
import { z } from 'zod';
import { buildTicket } from '../../__tests__/stand-ins/snapshot.js';
import { readChange } from '../../src/engine/change/index.js';
import { readCriterion } from '../../src/engine/criteria/criterion.js';
import type { Change, Criterion } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { buildDiffSnapshot } from '../diff-snapshot.js';
import { readLines } from '../read-lines.js';

/** A case of the binding benchmark. `truth` has the lines of each criterion; not every file has it. */
const BindingCase = z.object({
  id: z.string(),
  repo: z.string(),
  base: z.string(),
  head: z.string(),
  criteria: z.array(z.object({ id: z.string(), text: z.string() })),
  diff: z.string(),
  truth: z.record(z.string(), z.array(z.string())).optional(),
});
export type BindingCase = z.infer<typeof BindingCase>;

/** Reads a file of cases, one per line. */
export function readBindingCases(path: string): BindingCase[] {
  return readLines(path).map((line) => BindingCase.parse(JSON.parse(line)));
}

/** Returns the snapshot of a case whose ticket has its criteria. Of a criterion, the first line counts. */
export function buildCaseSnapshot(one: BindingCase): Snapshot {
  const items = one.criteria.map(({ id, text }) => `- ${id}: ${text.split('\n')[0]}`);
  const ticket = buildTicket(`## Acceptance criteria\n\n${items.join('\n')}\n`);
  return { ...readCaseChange(one).snapshot, tickets: [ticket] };
}

/** Returns the change of a case, without the labels of the benchmark. */
export function readCaseChange({ repo, base, head, diff }: BindingCase): Change {
  return readChange(buildDiffSnapshot({ repo, base, head, title: '', body: '', diff }), []);
}

/** Returns the criteria of a case. All count as verifiable in code, because the benchmark's labels say so. */
export function buildCriteria(criteria: BindingCase['criteria']): Criterion[] {
  return criteria.map(({ id, text }) => ({
    ...readCriterion(text),
    id,
    parts: [],
    codeVerifiable: true,
    origin: { ticket: null, line: null },
  }));
}

/** Returns a criterion of another change, from the same or another repository. This change cannot meet it. */
export function selectForeignCriterion(
  cases: readonly BindingCase[],
  index: number,
  sameRepo: boolean,
): BindingCase['criteria'][number] {
  const own = cases[index];
  const others = cases.filter((one) => one !== own && (one.repo === own?.repo) === sameRepo);
  const other = others[(index * 31 + 7) % Math.max(1, others.length)];
  return { id: 'AC99', text: other?.criteria[index % (other.criteria.length || 1)]?.text ?? '' };
}
