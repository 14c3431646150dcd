/** Functions whose code changes, by how much: what a reviewer asks a test for where no single line says that it decides. */
import type { Definition, FileChange, FileSyntax, RuleContext } from '../../../model.js';
import { normaliseLine } from '../../../text/line-shape.js';
import { findLastAround } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';
import { createMovedTest, isProduct, readRemovedLines } from './decisions.js';

/** A function with new lines of code. */
export interface ChangedFunction {
  readonly change: FileChange;
  readonly name: string;
  /** Its first new line, and how many different ones it has. */
  readonly line: number;
  readonly lines: number;
}

/** In fewer lines a name or a number changes. */
const LEAST_LINES = 3;

/** Returns them by file and line. Lines that only moved, comments and brackets do not count. */
export function findChangedFunctions(context: RuleContext): readonly ChangedFunction[] {
  const removed = readRemovedLines(context);
  const isMoved = createMovedTest(context);
  return context.change.files.flatMap((change): readonly ChangedFunction[] => {
    const syntax = context.syntax.get(change.file.path);
    if (!isProduct(change) || change.formattingOnly || syntax?.substance !== 'code' || syntax.mode !== 'tree')
      return [];
    if (isMoved(change)) return [];
    const wasNamedOtherwise = createRenameTest(syntax);
    const added = syntax.added.filter(
      ({ code, text }) => /\w/u.test(code) && !removed.has(normaliseLine(text)) && !wasNamedOtherwise(text),
    );
    const functions = (syntax.after?.definitions ?? []).filter(({ kind }) => kind === 'function' || kind === 'method');
    const around = findLastAround(
      added.map(({ number }) => number),
      functions,
    );
    const texts = new Map<Definition, Set<string>>();
    const first = new Map<Definition, number>();
    for (const { number, text } of added) {
      const own = around.get(number);
      if (own === undefined || isOfSignature(text, number, own)) continue;
      // The same line many times is one thought.
      texts.set(own, (texts.get(own) ?? new Set<string>()).add(normaliseLine(text)));
      if (!first.has(own)) first.set(own, number);
    }
    return [...texts].flatMap(([own, { size }]) =>
      size < LEAST_LINES ? [] : [{ change, name: own.name, line: first.get(own) ?? own.first, lines: size }],
    );
  });
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
