/** Added lines outside tests that only carry something asked: imports, types, and places that name it. */
import type { Definition, FileChange, FileSyntax, Line, Region } from '../model.js';
import { REACHES_OUT } from './test-lines.js';
import { listWords, readRoot } from './words.js';

/** Words that any line may add: of declarations, exports and imports in the languages with a tree. */
const KEYWORDS: ReadonlySet<string> = new Set(
  `import export from as default type typeof const let var pub use mod crate super self public private protected static
  final val fun func def class interface enum struct using namespace package include require_relative extern readonly
  override internal open sealed abstract`.split(/\s+/u),
);
/** Kinds of definitions that only describe data. */
const TYPE_KINDS: ReadonlySet<Definition['kind']> = new Set(['interface', 'type', 'enum']);

/** A line that decides, or that writes into something that exists, does more than carry. */
const ACTS =
  /\b(?:if|else|elif|elsif|unless|while|until|for|switch|case|when|match|catch|except|rescue|guard|throw|raise|delete)\b|&&|\|\||!|\?(?![.:])|(?:\.\s*[\w$#]+|\])\s*(?:[-+*/%|&^?]{1,2})?=(?![=>])/u;
const RETURNS = /\breturn\b/u;

/** What is known of the asked parts of a change. */
export interface Known {
  /** Names of definitions that the ticket asks for. */
  readonly names: ReadonlySet<string>;
  /** Words of the criteria. */
  readonly words: ReadonlySet<string>;
}

/**
 * Returns the numbers of the added lines that only carry something asked. `accounted` are the added lines of the file
 * that have a reason already.
 */
export function findCarryingLines(
  change: FileChange,
  syntax: FileSyntax,
  known: Known,
  accounted: ReadonlySet<number>,
): ReadonlySet<number> {
  const { after } = syntax;
  if (after === null || known.names.size === 0) return new Set();
  const used = listWords(
    change.added
      .filter(({ number }) => accounted.has(number))
      .map(({ text }) => text)
      .join('\n'),
  );
  const before = listWords(change.file.old_text ?? '');
  const calls = (line: number) => after.calls.filter(({ first, last }) => first <= line && line <= last);
  const open = change.regions.flatMap((region) =>
    region.added.filter(({ number }) => !accounted.has(number)).map((line) => ({ line, region })),
  );
  const carries = ({ line, region }: { line: Line; region: Region }) => {
    if (isImport(after.imports, line.number)) return carriesImport(line, known.names, used);
    const called = calls(line.number);
    if (called.length === 0 && isInUsedType(after.definitions, line.number, used)) return true;
    const callsKnown = called.every(({ callee }) => known.names.has(readRoot(callee)) || before.has(readRoot(callee)));
    return callsKnown && onlyNames(line, region, known, before);
  };
  return new Set(open.filter(carries).map(({ line }) => line.number));
}

function isImport(imports: readonly { readonly first: number; readonly last: number }[], line: number): boolean {
  return imports.some(({ first, last }) => first <= line && line <= last);
}

/** An import carries if what it names is asked, or used on a line that is accounted for. */
function carriesImport({ text }: Line, names: ReadonlySet<string>, used: ReadonlySet<string>): boolean {
  return [...listWords(text)].some((word) => !KEYWORDS.has(word) && (names.has(word) || used.has(word)));
}

function isInUsedType(definitions: readonly Definition[], line: number, used: ReadonlySet<string>): boolean {
  return definitions.some(
    ({ kind, name, first, last }) => TYPE_KINDS.has(kind) && first <= line && line <= last && used.has(name),
  );
}

/**
 * Returns whether a line names something asked and otherwise only what its file named before, and whether the lines
 * that it replaces lose nothing.
 */
function onlyNames(line: Line, region: Region, known: Known, before: ReadonlySet<string>): boolean {
  if (ACTS.test(line.text) || line.text.search(REACHES_OUT) >= 0) return false;
  // A return that takes no line's place ends the function before what stands below.
  if (RETURNS.test(line.text) && region.removed.length === 0) return false;
  const words = [...listWords(line.text)];
  if (!words.some((word) => known.names.has(word))) return false;
  const isKnown = (word: string) =>
    known.names.has(word) || before.has(word) || KEYWORDS.has(word) || known.words.has(word.toLowerCase());
  const kept = listWords(region.added.map(({ text }) => text).join('\n'));
  const lost = [...listWords(region.removed.map(({ text }) => text).join('\n'))].filter((word) => !kept.has(word));
  return words.every(isKnown) && lost.length === 0;
}
