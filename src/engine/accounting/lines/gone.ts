/**
 * Definitions that go: those that a ticket asks to go, with the tests that name them, and private ones that their file
 * used and does not use any more.
 */
import { addToGroup } from '../../../base/groups.js';
import type { Change, Definition, FileChange, FileSyntax, Syntax } from '../../model.js';
import { findCovered, type LineSpan } from '../../text/line-spans.js';
import { listWords } from './words.js';

/** Shorter names occur everywhere by chance. */
const MIN_NAME = 3;
/** Words after a name that say that it goes, also of several: "`a` and `b` are removed". */
const GOES =
  /^(?:\(\))?[`"']?(?:,?\s(?:and\s)?[`"'][^`"'\n]{1,80}[`"']){0,5}\s(?:\w+\s)?(?:(?:is|are|was|were|gets?|(?:has|have)\sbeen)\s)?(?:(?:now|completely)\s)?(?:removed|deleted|dropped|gone|no\slonger\sexists?|no\slonger\sthere|(?:does|do)\snot\sexist\sany\s?more)\b/iu;
/** Words before a name that say so. */
const DROPS =
  /\b(?:remov|delet|drop)(?:e|es|ed|s|ing|ping|ped)?\s(?:(?:the|both|all|old|unused|deprecated|obsolete|dead|private|method|function|class|helper|constant)\s)*(?:[`"'][^`"'\n]{1,80}[`"'],?\s(?:and\s)?){0,5}[`"']?(?:[\w$]+(?:\.|::|#))*$/iu;
/** Then it is something of the name, or something at it, that goes. */
const OF_IT = /\b(?:of|from|in|on|for|to|by|with|at|than|unless|if|when)\s(?:the\s)?[`"']?(?:[\w$]+(?:\.|::|#))*$/iu;

/** Words after a name that say that it is the name of several things. */
const SEVERAL =
  /^(?:\(\))?[`"']?\s(?:methods|functions|helpers|classes|types|fields|members|properties|constants|definitions|implementations)\b/iu;
/** Where it says of which: `are removed from Album/Artist and Track`. */
const OWNERS = /\b(?:from|of|in|on)\s(?<owners>[^.;:\n]{1,120})/iu;
const TYPE = /\p{Upper}[\w$]*/gu;
/** A type that the name is said to be of. */
const OWNER = /(?<owner>\p{Upper}[\w$]*)(?:\.|::|#)$/u;

/** Why removed lines may go, by the path of their file. */
export interface GoneLines {
  /** Lines of definitions that criteria ask to go, with the ids of the criteria. */
  readonly asked: ReadonlyMap<number, readonly string[]>;
  /** Lines of private definitions that nothing of the file uses any more. */
  readonly unused: ReadonlySet<number>;
  /** Lines of tests that name what is asked to go: they cannot run without it. */
  readonly tests: ReadonlySet<number>;
}

/** Of a file that loses no such lines. */
export const NOTHING_GONE: GoneLines = { asked: new Map(), unused: new Set(), tests: new Set() };

/** A criterion that is met, as far as it matters here. */
interface Said {
  readonly id: string;
  readonly asks: string;
}

/** Returns these lines for each file with removed lines. Linear in the texts of the files. */
export function findGoneLines(
  change: Change,
  syntax: Syntax,
  criteria: readonly Said[],
): ReadonlyMap<string, GoneLines> {
  if (criteria.length === 0) return new Map();
  const read = change.files.flatMap((file) => {
    const one = syntax.get(file.file.path);
    return one?.mode === 'tree' && file.removed.length > 0 ? [{ file, syntax: one }] : [];
  });
  const gone = new Map<string, Definition[]>();
  for (const { file, syntax: one } of read)
    if (file.class !== 'test') for (const definition of listRemoved(one)) addToGroup(gone, definition.name, definition);
  const asked = new Map<Definition, readonly string[]>();
  for (const alike of gone.values())
    for (const definition of alike) {
      const ids = criteria.filter(({ asks }) => asksToGo(asks, definition, alike.length > 1)).map(({ id }) => id);
      if (ids.length > 0) asked.set(definition, ids);
    }
  return new Map(read.map(({ file, syntax: one }) => [file.file.path, findOfFile(file, one, asked)] as const));
}

function listRemoved({ symbolChanges }: FileSyntax): readonly Definition[] {
  return symbolChanges.flatMap(({ change, before }) =>
    change === 'removed' && before !== null && before.name.length >= MIN_NAME ? [before] : [],
  );
}

/**
 * Returns whether a text asks that a definition goes, and not something of it. Where it says what the name is of, that is
 * what the definition stands in; `isShared`: others of the name go too, so that the text must say which, or that it means several.
 */
export function asksToGo(
  text: string,
  { name, container }: Pick<Definition, 'name' | 'container'>,
  isShared = false,
): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    if (/[\w$]$/u.test(before) || /^[\w$]/u.test(after) || OF_IT.test(before)) continue;
    const owner = OWNER.exec(before)?.groups?.['owner'] ?? null;
    const around = container?.split('.').at(-1) ?? '';
    const isOther = owner === null ? isShared && !isOneOf(after, around) : !isAkin(owner, around);
    if (!isOther && (GOES.test(after) || DROPS.test(before))) return true;
  }
  return false;
}

/** Returns whether what follows a name speaks of several of it, and of that of a type, or of no type at all. */
function isOneOf(after: string, container: string): boolean {
  if (!SEVERAL.test(after)) return false;
  const owners = OWNERS.exec(after)?.groups?.['owners']?.match(TYPE) ?? [];
  return owners.length === 0 || owners.some((owner) => isAkin(owner.toLowerCase(), container.toLowerCase()));
}

/** A type, and the base of it that has its name: `Response` and `BaseResponse`. */
const isAkin = (owner: string, container: string) =>
  container !== '' && (container.includes(owner) || owner.includes(container));

function findOfFile(
  { file, removed, class: fileClass }: FileChange,
  syntax: FileSyntax,
  asked: ReadonlyMap<Definition, readonly string[]>,
): GoneLines {
  const gone = listRemoved(syntax);
  const numbers = removed.map(({ number }) => number);
  const linesOf = (spans: readonly LineSpan[]) => findCovered(numbers, spans);
  if (fileClass === 'test') {
    const old = file.old_text?.split('\n') ?? [];
    const names = new Set([...asked.keys()].map(({ name }) => name));
    const cases = (syntax.before?.cases ?? []).filter(({ suite, first, last }) => {
      if (suite) return false;
      const words = listWords(old.slice(first - 1, last).join('\n'));
      return [...names].some((name) => words.has(name));
    });
    return { ...NOTHING_GONE, tests: linesOf(cases) };
  }
  const byLine = new Map<number, readonly string[]>();
  for (const definition of gone)
    for (const number of linesOf([definition])) {
      const ids = asked.get(definition);
      if (ids !== undefined) byLine.set(number, ids);
    }
  return { ...NOTHING_GONE, asked: byLine, unused: linesOf(listUnused(file, gone)) };
}

/**
 * Private definitions that their file used, and does not name any more. That nothing calls a guard any more is shown where
 * it was called.
 */
function listUnused(file: FileChange['file'], gone: readonly Definition[]): readonly Definition[] {
  const { old_text: old, new_text: now } = file;
  const hidden = gone.filter(({ exported }) => !exported);
  if (old === null || now === null || hidden.length === 0) return [];
  const left = listWords(now);
  const places = new Map<string, number[]>(hidden.map(({ name }) => [name, []]));
  for (const [at, line] of old.split('\n').entries())
    for (const word of listWords(line)) places.get(word)?.push(at + 1);
  return hidden.filter(
    ({ name, first, last }) => !left.has(name) && places.get(name)?.some((at) => at < first || at > last) === true,
  );
}
