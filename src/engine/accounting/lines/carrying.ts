/** Added lines outside tests that only carry something asked: imports, types, and places that name it. */
import type { Definition, FileChange, FileSyntax, Line, Region } from '../../model.js';
import { findCovered } from '../../text/line-spans.js';
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
  const importing = findCovered(numbers, after.imports);
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
    if (importing.has(line.number)) return carriesImport(line, known.names, used);
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
