/** Which texts of others stand in the scripts of a workflow, newly, by way of expressions, variables and listed files. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { RawFinding } from '../../../model.js';
import type { OutlineLine } from '../../outline.js';
import { clip } from '../../wording.js';
import { collectCarried } from './carried.js';
import { createExposureTest } from './exposed.js';
import { findExpressions, listFlowingPaths, parseExpression } from './expression.js';
import type { Workflow } from './outline.js';
import { collectOutsideVariables } from './outside-variables.js';
import { listLinesBetween, listScripts, listSteps } from './scripts.js';
import { type ContextAuthor, findContextAuthor, LISTS_FILES } from './untrusted-contexts.js';

/**
 * `merged`: the author of a commit that somebody with rights merged; `carried`: a stranger whose text a step writes into
 * an output or a variable, which is read from the step's script.
 */
export type InjectedBy = ContextAuthor | 'merged' | 'carried';

/** A context that becomes part of a script, and who chooses its text. */
interface Injected {
  readonly path: string;
  readonly author: InjectedBy;
  readonly lines: readonly OutlineLine[];
}

/** Returns one finding, without its severity, for the new contexts of one kind of author; none if there are none. */
export function findInjections(
  workflow: Workflow,
  wanted: InjectedBy,
  words: (paths: string, where: string) => Pick<RawFinding, 'title' | 'rationale'>,
): readonly RawFinding[] {
  const had = new Map<string, number>();
  for (const { path } of listInjected(workflow.before, workflow.change.file.old_text !== null)) addToCount(had, path);
  const all = listInjected(workflow.after, workflow.change.file.new_text !== null);
  // As many as the file had before are not new: those on lines that did not change come first.
  const isNew = ({ lines }: Injected) => lines.some(({ changed }) => changed);
  const fresh = all
    .toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
    .filter(({ path }) => !takeFromCount(had, path))
    .filter(isNew);
  const places = fresh
    .filter(({ author }) => author === wanted)
    .map(({ path, lines }) => ({ path, line: lines.find(({ changed }) => changed)?.number ?? 1 }))
    .toSorted((a, b) => a.line - b.line);
  const [first] = places;
  if (first === undefined) return [];
  const paths = [...new Set(places.map(({ path }) => path))];
  const where = clip(places.map(({ path, line }) => `${path} (line ${line})`).join(', '), 800);
  return [
    {
      file: workflow.change.file.path,
      first: first.line,
      last: first.line,
      ...words(clip(paths.join(', '), 60), where),
      anchor: paths.join(' '),
    },
  ];
}

/** Returns the contexts of others that stand in scripts, also by way of `env` and of steps that list files. */
function listInjected(lines: readonly OutlineLine[], whole: boolean): readonly Injected[] {
  const findExposure = createExposureTest(lines, whole);
  const handed = collectHanded(lines);
  const safe = collectBoundedInputs(lines);
  return listScripts(lines).flatMap((script) =>
    findExpressions(script.text).flatMap(({ inner, start, end }) => {
      const node = parseExpression(inner);
      if (node === null) return [];
      return [...new Set(listFlowingPaths(node))].flatMap((path): readonly Injected[] => {
        if (safe.has(path.slice(path.lastIndexOf('.') + 1)) && /(?:^|\.)inputs\.[^.]{1,100}$/u.test(path)) return [];
        const author = findContextAuthor(path) ?? handed.get(path) ?? findLister(path, handed);
        if (author === null) return [];
        const within = listLinesBetween(script, start, end);
        if (author === 'caller') return [{ path, author, lines: within }];
        const exposure = findExposure(within[0]?.number ?? 0, path);
        if (exposure === null) return [];
        return [{ path, author: exposure === 'merged' ? exposure : author, lines: within }];
      });
    }),
  );
}

function findLister<Author>(path: string, handed: ReadonlyMap<string, Author>): Author | null {
  return handed.get(path.split('.').slice(0, 3).join('.')) ?? null;
}

/** Variables and outputs of this file that hold text of others, by their path in expressions. */
function collectHanded(lines: readonly OutlineLine[]): ReadonlyMap<string, ContextAuthor | 'carried'> {
  const handed = new Map<string, ContextAuthor>();
  for (const [name, author] of collectOutsideVariables(lines)) handed.set(`env.${name.toLowerCase()}`, author);
  for (const { lines: own, action } of listSteps(lines)) {
    const id = own.find(({ key, indent }) => key === 'id' && indent === own[0]?.indent)?.value.toLowerCase();
    if (id !== undefined && LISTS_FILES.test(action)) handed.set(`steps.${id}.outputs`, 'caller');
  }
  const find = (path: string) => findContextAuthor(path) ?? handed.get(path) ?? findLister(path, handed);
  const carried = [...collectCarried(lines, find)].map(
    ([path, author]) => [path, author === 'stranger' ? 'carried' : author] as const,
  );
  return new Map([...carried, ...handed]);
}

/** Inputs that are declared as a number, a flag or a choice: GitHub takes nothing else for them. */
function collectBoundedInputs(lines: readonly OutlineLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ key, value, parents, block }) =>
      !block && key === 'type' && parents.at(-2) === 'inputs' && /^(?:number|boolean|choice|environment)$/u.test(value)
        ? [(parents.at(-1) ?? '').toLowerCase()]
        : [],
    ),
  );
}
