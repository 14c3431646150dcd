/** Functions whose code changes, by how much: what a reviewer asks a test for where no single line says that it decides. */
import { addToCount } from '../../../../base/groups.js';
import type { Definition, FileChange, FileSyntax, RuleContext, ScannedLine } from '../../../model.js';
import { normaliseLine } from '../../../text/line-shape.js';
import { findLastAround } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';
import { createMovedTest, isProduct, readRemovedLines } from './decisions.js';

/** A function with new lines of code. */
export interface ChangedFunction {
  readonly change: FileChange;
  readonly name: string;
  /** Its first new line, and how many different ones it has. */
  readonly line: number;
  readonly lines: number;
}

/** With fewer new lines, often only a name or a number changes. */
const LEAST_LINES = 3;

/**
 * Returns those of the files that are asked about, by file and line. Lines that only moved, comments and brackets do not
 * count.
 */
export function findChangedFunctions(
  context: RuleContext,
  isAsked: (change: FileChange) => boolean,
): readonly ChangedFunction[] {
  const files = context.change.files.filter(isAsked);
  if (files.length === 0) return [];
  const removed = readRemovedLines(context);
  const isMoved = createMovedTest(context);
  return files.flatMap((change): readonly ChangedFunction[] => {
    const syntax = context.syntax.get(change.file.path);
    if (!isProduct(change) || change.formattingOnly || syntax?.substance !== 'code' || syntax.mode !== 'tree')
      return [];
    if (isMoved(change)) return [];
    const wasNamedOtherwise = createRenameTest(syntax);
    const added = syntax.added.filter(
      ({ code, text }) => /\w/u.test(code) && !removed.has(normaliseLine(text)) && !wasNamedOtherwise(text),
    );
    const functions = (syntax.after?.definitions ?? []).filter(isFunction);
    const around = findLastAround(
      added.map(({ number }) => number),
      functions,
    );
    const grown = measureGrowth(change, syntax, around, removed);
    const texts = new Map<Definition, Set<string>>();
    const first = new Map<Definition, number>();
    for (const { number, text } of added) {
      const own = around.get(number);
      if (own === undefined || isOfSignature(text, number, own)) continue;
      // A line that is there many times counts once.
      texts.set(own, (texts.get(own) ?? new Set<string>()).add(normaliseLine(text)));
      if (!first.has(own)) first.set(own, number);
    }
    return [...texts].flatMap(([own, { size }]) =>
      size < LEAST_LINES || (grown.get(own) ?? 0) < LEAST_GROWTH
        ? []
        : [{ change, name: own.name, line: first.get(own) ?? own.first, lines: size }],
    );
  });
}

/** So many words more than went from the same places: fewer, and the lines say what they said in another form. */
const LEAST_GROWTH = 8;

const countWords = ({ code }: ScannedLine): number => (code.slice(0, REACH.line).match(/[\p{IDC}$]+/gu) ?? []).length;

/**
 * Returns how many words functions gain: those of the new lines that stand in each, less those of the lines in whose place they
 * came. Lines that stand on both sides count on neither.
 */
function measureGrowth(
  { regions }: FileChange,
  syntax: FileSyntax,
  around: ReadonlyMap<number, Definition>,
  removed: ReadonlySet<string>,
): ReadonlyMap<Definition, number> {
  const growth = new Map<Definition, number>();
  const come = new Set(syntax.added.map(({ text }) => normaliseLine(text)));
  const added = new Map(syntax.added.map((line) => [line.number, line]));
  const gone = new Map(syntax.removed.map((line) => [line.number, line]));
  for (const region of regions) {
    const fresh = region.added.flatMap(({ number }) => added.get(number) ?? []);
    const owners = fresh.map(({ number }) => around.get(number));
    const first = owners.find((one) => one !== undefined);
    if (first === undefined) continue;
    for (const [at, line] of fresh.entries()) {
      const own = owners[at];
      if (own !== undefined && !removed.has(normaliseLine(line.text))) addToCount(growth, own, countWords(line));
    }
    for (const { number } of region.removed) {
      const line = gone.get(number);
      if (line !== undefined && !come.has(normaliseLine(line.text))) addToCount(growth, first, -countWords(line));
    }
  }
  return growth;
}

/** A line that names what the function takes and gives: types and names run nothing. */
function isOfSignature(text: string, number: number, { first, signature }: Definition): boolean {
  const plain = text.slice(0, REACH.statement).replace(/\s|,\s*$/gu, '');
  return number === first || (number - first < MAX_SIGNATURE && signature.replaceAll(' ', '').includes(plain));
}

/** Signatures are not longer than this, in lines. */
const MAX_SIGNATURE = 40;
/** A file that renames more is another one. */
const MAX_RENAMED = 20;

/** Returns a function that tells whether a line went from the file with other names of its functions. */
function createRenameTest({ removed, symbolChanges }: FileSyntax): (text: string) => boolean {
  const names = symbolChanges
    .filter(({ change }) => change === 'added' || change === 'removed' || change === 'renamed')
    .flatMap(({ before, after }) => [before?.name, after?.name])
    .filter((name) => name !== undefined && /^[\w$]{3,80}$/u.test(name));
  const own = new Set(names);
  if (own.size < 2 || own.size > MAX_RENAMED) return () => false;
  const toShape = (text: string) =>
    normaliseLine(text.slice(0, REACH.statement)).replace(/[\w$]{3,80}/gu, (word) => (own.has(word) ? '…' : word));
  const gone = new Set(removed.map(({ text }) => toShape(text)));
  return (text) => gone.has(toShape(text));
}
