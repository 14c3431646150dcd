/** Plans what goes when a criterion goes: for each of its files the text without its lines. */
import { compareText } from '../../base/order.js';
import type { FileClass } from '../../contract/index.js';
import type { Binding, Change, FileChange, FileSyntax, Syntax } from '../../engine/model.js';
import type { Grammars } from '../../engine/syntax/grammars.js';
import { type FileRevert, revertFile } from './file.js';
import type { Reach } from './reverter.js';
import { openSourceParser, type SourceParser, walkTree } from './source-parser.js';

/** What stays whatever it is bound to: tests, and files that do nothing when the tests run. */
const STAYS: ReadonlySet<FileClass> = new Set(['test', 'docs', 'lockfile', 'generated', 'vendored', 'asset', 'ci']);
const IMPORT =
  /^(?:import|use_declaration|package|include|using_|namespace_use|preproc_include|extern_crate|future_import|mod_item$)/u;

/** A line that only names what is visible outside; what it names is taken out where it is declared. */
const EXPORT = /^(?:export\s*(?:type\s*)?[{*]|(?:module\.)?exports(?:\.\w+)?\s*=\s*[\w$.]+;?$|__all__\b)/u;
const MAX_EXPORT = 300;

/** One way to take a criterion's lines out. */
export interface CriterionRevert {
  readonly reach: Reach;
  readonly files: readonly FileRevert[];
}

/** The ways to take a criterion's lines out, the most exact first; or why there is none. */
export type RevertPlan = { readonly ways: readonly CriterionRevert[] } | { readonly why: string };

/** The lines of a criterion and of the others, by file. */
type LinesByFile = ReadonlyMap<string, ReadonlySet<number>>;

function collectLines(bindings: readonly Binding[]): LinesByFile {
  const lines = new Map<string, Set<number>>();
  for (const { file, first, last } of bindings.flatMap(({ ranges }) => ranges)) {
    const here = lines.get(file) ?? new Set();
    for (let number = first; number <= last; number += 1) here.add(number);
    lines.set(file, here);
  }
  return lines;
}

/**
 * Plans the revert of one criterion.
 * @param others the other bindings that count: their lines never go with those of this one, unless both have them
 * @throws what loading a grammar throws
 */
export async function planRevert(
  binding: Binding,
  others: readonly Binding[],
  change: Change,
  syntax: Syntax,
  grammars: Grammars,
): Promise<RevertPlan> {
  if (binding.ranges.length === 0) return { why: 'it is bound to no lines' };
  const own = collectLines([binding]);
  const foreign = collectLines(others);
  const bound = change.files
    .filter(({ file }) => own.has(file.path))
    .toSorted((a, b) => compareText(a.file.path, b.file.path));
  const source = bound.filter((one) => !STAYS.has(one.class) && one.file.status !== 'deleted');
  if (source.length === 0) return { why: 'only tests, documents or generated files are bound to it' };
  const read = source.filter(({ file }) => file.new_text !== null);
  if (read.length === 0) return { why: 'the files that are bound to it were not read' };
  const ways: CriterionRevert[] = [];
  for (const reach of ['lines', 'bodies'] as const) {
    const files: FileRevert[] = [];
    for (const file of read) {
      const wanted = own.get(file.file.path) ?? new Set();
      const parser = await openSourceParser(file.language, file.file.new_text ?? '', grammars);
      const barred = subtract(foreign.get(file.file.path) ?? new Set(), wanted);
      const reverted = revertOne(file, syntax.get(file.file.path) ?? null, { wanted, barred, parser, reach });
      if (reverted !== null) files.push(reverted);
    }
    if (files.length > 0 && !ways.some((way) => isSame(way.files, files))) ways.push({ reach, files });
  }
  return ways.length > 0
    ? { ways }
    : { why: 'what is left without its lines is no program, or its lines only declare' };
}

function isSame(a: readonly FileRevert[], b: readonly FileRevert[]): boolean {
  return a.length === b.length && a.every(({ path, text }, index) => b[index]?.path === path && b[index].text === text);
}

function subtract(from: ReadonlySet<number>, what: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...from].filter((one) => !what.has(one)));
}

interface OneRequest {
  readonly wanted: ReadonlySet<number>;
  readonly barred: ReadonlySet<number>;
  readonly parser: SourceParser | null;
  readonly reach: Reach;
}

function revertOne(file: FileChange, syntax: FileSyntax | null, one: OneRequest): FileRevert | null {
  const head = file.file.new_text ?? '';
  return revertFile({
    ...one,
    file,
    head,
    base: file.file.old_text ?? '',
    deletions: file.regions.filter(({ added, at }) => added.length === 0 && one.wanted.has(Math.max(1, at))),
    kept: collectKept(head, syntax, one.parser),
  });
}

/** Lines that stay in a source file: imports and exports, which may be left unused, and tests that stand beside the code. */
function collectKept(head: string, syntax: FileSyntax | null, parser: SourceParser | null): ReadonlySet<number> {
  const kept = new Set<number>();
  const keep = (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) kept.add(number);
  };
  for (const { first, last } of [...(syntax?.after?.imports ?? []), ...(syntax?.after?.cases ?? [])]) keep(first, last);
  parser?.parse(head, (root) =>
    walkTree(root, (node) => {
      if (node.parent === null) return true;
      if ((IMPORT.test(node.type) && node.isNamed) || EXPORT.test(node.text.slice(0, MAX_EXPORT)))
        keep(node.startPosition.row + 1, node.endPosition.row + 1);
      return false;
    }),
  );
  return kept;
}
