/**
 * New functions and classes that stand beside what a ticket asks for, share a word with it, and are something else: the
 * ticket does not have all words of their names, and nothing else of the change uses them.
 */

import type { Change, Definition, FileChange, Syntax } from '../model.js';
import { findCovered, type LineSpan } from '../text/line-spans.js';
import { WordCutter } from '../text/words.js';
import { listWords } from './lines/words.js';

const KINDS: ReadonlySet<Definition['kind']> = new Set(['function', 'class']);
/** Shorter parts of a name say little. */
const MIN_PART = 3;
/** A line that only hands a name on, as an export or an entry of a list, does not use it. */
const HANDS_ON =
  /^\s*(?:export\b[^(=]*|(?:module\.)?exports\b[^(]*|__all__\b[^(]*|(?:pub\s+use|from|import|use)\b.*|['"]?[\w$]+['"]?(?:\s+as\s+[\w$]+)?\s*,?\s*)$/u;

interface Candidate extends LineSpan {
  readonly name: string;
}

/**
 * Returns these definitions by file, tests left out.
 *
 * @param texts the criteria of the ticket
 */
export function findUnaskedDefinitions(
  change: Change,
  syntax: Syntax,
  texts: readonly string[],
): ReadonlyMap<string, readonly LineSpan[]> {
  const found = new Map<string, readonly LineSpan[]>();
  if (texts.length === 0) return found;
  const cutter = new WordCutter();
  const asked = new Set(texts.flatMap((text) => listStems(cutter, text)));
  const isNamed = (name: string) => listStems(cutter, name).every((stem) => asked.has(stem));
  const candidates = new Map<string, readonly Candidate[]>();
  for (const { file } of change.files.filter(isSource)) {
    const added = (syntax.get(file.path)?.symbolChanges ?? []).flatMap(({ change: kind, after }) =>
      kind === 'added' && after?.container === null && KINDS.has(after.kind) && !isNamed(after.name) ? [after] : [],
    );
    if (added.length > 0) candidates.set(file.path, added);
  }
  if (candidates.size === 0) return found;
  const names = new Set([...candidates.values()].flatMap((some) => some.map(({ name }) => name)));
  const uses = listUses(change, syntax, names);
  for (const [path, some] of candidates) {
    const unused = some.filter(
      ({ name, first, last }) =>
        !(uses.get(name) ?? []).some((use) => use.path !== path || use.line < first || use.line > last),
    );
    if (unused.length > 0) found.set(path, unused);
  }
  return found;
}

function listStems(cutter: WordCutter, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => cutter.cutLine(line))
    .flatMap(({ cut }) => cut.tokens)
    .flatMap(({ stem, word }) => (stem === '' || word.length < MIN_PART ? [] : [stem]));
}

/** Returns where the added lines of a change, tests and imports left out, have each of some names. */
function listUses(
  { files }: Change,
  syntax: Syntax,
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly { readonly path: string; readonly line: number }[]> {
  const uses = new Map<string, { path: string; line: number }[]>();
  for (const { file, added } of files.filter(isSource)) {
    const imports = findCovered(
      added.map(({ number }) => number),
      syntax.get(file.path)?.after?.imports ?? [],
    );
    for (const { number, text } of added) {
      if (imports.has(number) || HANDS_ON.test(text)) continue;
      for (const word of listWords(text)) {
        if (!names.has(word)) continue;
        const list = uses.get(word) ?? [];
        uses.set(word, list);
        list.push({ path: file.path, line: number });
      }
    }
  }
  return uses;
}

function isSource({ class: fileClass }: FileChange): boolean {
  return fileClass !== 'test';
}
