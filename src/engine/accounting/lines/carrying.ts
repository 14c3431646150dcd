/** Added lines outside tests that only carry something asked: imports, types, and places that name it. */
import type { Definition, FileChange, FileSyntax, Line, Region } from '../../model.js';
import { findCovered, findLastAround, type LineSpan } from '../../text/line-spans.js';
import type { TicketWords } from '../unsaid/ticket.js';
import { REACHES_OUT } from './tests.js';
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
  readonly ticket: TicketWords;
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
  const numbers = change.added.map(({ number }) => number);
  const isKnown = (root: string) => known.names.has(root) || before.has(root);
  const importing = findLastAround(numbers, after.imports);
  const carryingImport = (line: Line) => carriesImport(line, known.names, used);
  const carriesAll = createImportTest(change, carryingImport);
  const calling = findCovered(numbers, after.calls);
  const inUsedType = findCovered(
    numbers,
    after.definitions.filter(({ kind, name }) => TYPE_KINDS.has(kind) && used.has(name)),
  );
  const callingUnknown = findCovered(
    numbers,
    after.calls.filter(({ callee }) => !isKnown(readRoot(callee))),
  );
  const carries = (line: Line, region: Region, losesNothing: boolean) => {
    const one = importing.get(line.number);
    if (one !== undefined) return carryingImport(line) || carriesAll(line, one);
    if (!calling.has(line.number) && inUsedType.has(line.number)) return true;
    return losesNothing && !callingUnknown.has(line.number) && !acts(line, region) && onlyNames(line, known, before);
  };
  return new Set(
    change.regions.flatMap((region) => {
      const losesNothing = keepsWords(region);
      return region.added
        .filter((line) => !accounted.has(line.number) && carries(line, region, losesNothing))
        .map(({ number }) => number);
    }),
  );
}

/** An import carries if what it names is asked, or used on a line that is accounted for. */
function carriesImport({ text }: Line, names: ReadonlySet<string>, used: ReadonlySet<string>): boolean {
  return [...listWords(text)].some((word) => !KEYWORDS.has(word) && (names.has(word) || used.has(word)));
}

/** The first line of an import that names the module alone, and what is taken of it below. */
const HEAD = /^\s*(?:from\s+[\w.]+\s+import\s*\(|import\s+(?:type\s+)?\{|(?:pub\s+)?use\s+[\w:]+::\{)\s*$/u;

/** Returns a function that tells whether a line is the head of a new import of which every other line carries. */
function createImportTest(
  { added }: FileChange,
  carries: (line: Line) => boolean,
): (line: Line, around: LineSpan) => boolean {
  const lines = new Map(added.map((line) => [line.number, line]));
  return ({ number, text }, { first, last }) => {
    if (number !== first || last === first || !HEAD.test(text)) return false;
    for (let at = first + 1; at < last; at += 1) {
      const line = lines.get(at);
      if (line === undefined || !carries(line)) return false;
    }
    return last > first + 1;
  };
}

/** Returns whether a line decides, writes, leaves the program, or ends a function before what stands below. */
function acts({ text }: Line, { removed }: Region): boolean {
  return ACTS.test(text) || text.search(REACHES_OUT) >= 0 || (RETURNS.test(text) && removed.length === 0);
}

/** Returns whether a line names something asked and otherwise only what its file named before. */
function onlyNames({ text }: Line, known: Known, before: ReadonlySet<string>): boolean {
  const words = [...listWords(text)];
  if (!words.some((word) => known.names.has(word))) return false;
  const isKnown = (word: string) =>
    known.names.has(word) || before.has(word) || KEYWORDS.has(word) || known.words.has(word.toLowerCase());
  return words.every(isKnown);
}

/** Returns whether the added lines of a region have all words of the lines that they replace. */
function keepsWords({ added, removed }: Region): boolean {
  const kept = listWords(added.map(({ text }) => text).join('\n'));
  return [...listWords(removed.map(({ text }) => text).join('\n'))].every((word) => kept.has(word));
}
