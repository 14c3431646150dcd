/**
 * Functions that a criterion names and the change leaves as they are. That a name stands beside a changed line does not show
 * that anything was done to it: a change of `label` is not one of `price` above it.
 */
import { addToGroup } from '../../../base/groups.js';
import type { Change, FileChange } from '../../model.js';
import { type Block, type Head, readBlocks, readDeclared } from '../../text/blocks.js';
import { LOADS } from '../../text/loads.js';

/**
 * Whether the change reaches what a name declares; `used`: it only has a new line that names it; `elsewhere`: no changed file declares
 * it, and new lines call or import it.
 */
export type Reach = 'touched' | 'used' | 'untouched' | 'elsewhere';

const NAME = /[\p{IDS}_$][\p{IDC}$]*/gu;
/** A name that a line gives a value. */
const GIVEN = /^\s*(?:[\w@]+\s+){0,4}(?:self\.|this\.|@)?([\p{IDS}_$][\p{IDC}$]*)\s?(?::[^=]{1,40})?=(?![=>])/u;
/** A name that a line gives a value, or a type, as a key: `retries: 3,`, `"retries" => 3`, `retries?: number;`. */
const KEYED =
  /^\s*(?:(?:readonly|public|private|protected|static)\s+)*["':]?([\p{IDS}_$][\p{IDC}$]*)["']?\s?(?:\?|!)?(?::(?!:)|=>)\s?\S/u;
/** A whole line of an attribute of Rust or C#, or of a decorator or an annotation. */
const ATTRIBUTE = /^\s*(?:#\[.*\]|\[[\p{Upper}].*\]|@[\p{IDS}_].*)\s*$/u;
const REACH = 200;
/** So many names of criteria are looked for, and so many blocks of one name are looked into. */
const MOST_NAMES = 100;
const MOST_BLOCKS = 20;

/** A name that a criterion gives, by what it is of: `Basket.price`. */
interface Wanted {
  /** As the criterion writes it. */
  readonly span: string;
  readonly name: string;
  /** The type that it is of; null for none, and for an object or a module, whose declaration has another name. */
  readonly type: string | null;
}

const OF_TYPE = /(?:^|[.#:>])(\p{Upper}[\p{IDC}$]*)(?:\.|::|#|->)[^.:#>]+$/u;
const LAST = /[^.:#>]+$/u;

const toWanted = (span: string): Wanted => ({
  span,
  name: LAST.exec(span)?.[0] ?? span,
  type: OF_TYPE.exec(span)?.[1] ?? null,
});

/**
 * Returns which of some names are declared in the changed files of code, and whether the change reaches them: it has a line
 * inside, or in something that they name inside, or in a file that is called so. A name of a type is looked for where the
 * first line of a block has the type. Files without their text are not looked at. Linear in the texts, for so many names.
 */
export function readReach({ files }: Change, names: ReadonlySet<string>): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  const wanted = [...names].slice(0, MOST_NAMES).map(toWanted);
  if (wanted.length === 0) return found;
  for (const file of files.filter((one) => one.class === 'source'))
    for (const [span, reach] of readFileReach(file, wanted)) if (found.get(span) !== 'touched') found.set(span, reach);
  const called = new Set(
    files.flatMap(({ file, regions }) => (regions.length > 0 ? (file.path.match(NAME) ?? []) : [])),
  );
  const isWhole = files.every(
    ({ class: fileClass, file }) => fileClass !== 'source' || file.new_text !== null || file.new_mode === null,
  );
  for (const { span, name } of wanted) {
    if (found.get(span) === 'touched') continue;
    if (!found.has(span)) {
      if (isWhole && !called.has(name) && isOnlyCalled(files, name)) found.set(span, 'elsewhere');
    } else if (called.has(name)) found.set(span, 'touched');
    else if (isNamedAnew(files, name)) found.set(span, 'used');
  }
  return found;
}

/** What loads something, and begins with another word: `const { read } = require('fs')`, `export { read } from './read.js'`. */
const LOADS_TOO = /\brequire\s?\(|^\s*export\b.*\bfrom\b/u;
/** A macro of C. */
const MACRO = /^\s*#\s*define\s+([\p{IDS}_$][\p{IDC}$]*)/u;
/** A method of C++ outside of its class. */
const OUTSIDE = /^[\p{IDS}_][\p{IDC}<>,*&:\s]{0,120}::~?([\p{IDS}_$][\p{IDC}$]*)\s?\(/u;

/** Returns whether the changed lines name something, and all of them only call or load it. */
function isOnlyCalled(files: readonly FileChange[], name: string): boolean {
  const lines = files
    .filter((file) => file.class === 'source' || file.class === 'test')
    .flatMap(({ added, removed }) => [...added, ...removed].filter(({ text }) => text.includes(name)))
    .map(({ text }) => text.slice(0, REACH))
    .filter((text) => text.match(NAME)?.includes(name) === true);
  return (
    lines.length > 0 &&
    lines.every((text) => LOADS.test(text) || LOADS_TOO.test(text) || (isCall(text, name) && !declares(text, name)))
  );
}

/** Returns whether a line declares a name, alone or of something: `fun Basket.price()`. */
function declares(text: string, name: string): boolean {
  const declared = MACRO.exec(text)?.[1] ?? OUTSIDE.exec(text)?.[1] ?? readDeclared(text) ?? '';
  return LAST.exec(declared)?.[0] === name;
}

function isCall(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (text[at + name.length] === '(') return true;
  return false;
}

/** Returns whether an added line of a program names something. */
function isNamedAnew(files: readonly FileChange[], name: string): boolean {
  return files.some(
    (file) =>
      file.class === 'source' &&
      file.added.some(({ text }) => text.includes(name) && text.slice(0, REACH).match(NAME)?.includes(name) === true),
  );
}

function readFileReach(file: FileChange, wanted: readonly Wanted[]): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  const text = file.file.new_text;
  if (text === null) return found;
  // Most files have none of the names, and most of their lines none of those that they have.
  const there = wanted.filter(({ name, type }) => text.includes(name) && (type === null || text.includes(type)));
  if (there.length === 0) return found;
  const lines = text.split('\n');
  const changed = listChanged(file);
  const { around, closed } = readBlocks(
    lines.map((line, at) => ({ number: at + 1, text: line })),
    new Set(changed),
  );
  const types = new Set(there.flatMap(({ type }) => type ?? []));
  const inHeads = new Set<string>();
  const blocks = new Map<string, Block[]>();
  for (const block of closed) {
    const head = block.head.text;
    const name = there.some((one) => head.includes(one.name)) ? readDeclared(head) : null;
    if (name !== null) addToGroup(blocks, name, block);
    if (types.size > 0) for (const word of head.match(NAME) ?? []) if (types.has(word)) inHeads.add(word);
  }
  const sources = listSources(lines, changed, around);
  const given = listGiven(file, there);
  for (const { span, name, type } of there) {
    const own = blocks.get(name) ?? [];
    if (own.length === 0 || (type !== null && !inHeads.has(type))) continue;
    const isReached =
      given.has(name) ||
      own.some((block) => hasBetween(changed, findFirst(block, lines), block.last)) ||
      own.slice(0, MOST_BLOCKS).some((block) => isCalling(block, lines, sources));
    found.set(span, isReached ? 'touched' : 'untouched');
  }
  return found;
}

/** The numbers of the changed lines, in order. Where lines only went, the one beside them. */
function listChanged({ added, regions }: FileChange): readonly number[] {
  const gone = regions.flatMap((region) => (region.added.length === 0 ? [region.at] : []));
  return [...new Set([...added.map(({ number }) => number), ...gone])].sort((a, b) => a - b);
}

/** The names that changed lines give a value, or that they declare: of a setting that is where it is set. */
function listGiven({ added, removed }: FileChange, names: readonly Wanted[]): ReadonlySet<string> {
  const given = new Set<string>();
  for (const { text } of [...added, ...removed]) {
    if (!names.some(({ name }) => text.includes(name))) continue;
    const line = text.slice(0, REACH);
    for (const found of [readDeclared(line), GIVEN.exec(line)?.[1], KEYED.exec(line)?.[1]])
      if (found !== null && found !== undefined) given.add(found);
  }
  return given;
}

/** A name through which the change may reach others, and the lines that it stands in: inside of them it is their own. */
interface Source {
  readonly name: string;
  readonly inside: readonly Head[];
}

/** The names of what changed lines stand in, and those that they give a value. */
function listSources(
  lines: readonly string[],
  changed: readonly number[],
  around: ReadonlyMap<number, readonly Head[]>,
): readonly Source[] {
  const sources: Source[] = [];
  const seen = new Set<Head>();
  for (const number of changed) {
    const heads = around.get(number) ?? [];
    const text = (lines[number - 1] ?? '').slice(0, REACH);
    for (const name of [readDeclared(text), GIVEN.exec(text)?.[1]])
      if (name !== null && name !== undefined) sources.push({ name, inside: heads });
    for (const [at, head] of heads.entries()) {
      if (seen.has(head)) break;
      seen.add(head);
      const name = readDeclared(head.text);
      if (name !== null) sources.push({ name, inside: heads.slice(at + 1) });
    }
  }
  return sources;
}

/** Returns whether a block names a source that it can see: one that stands in nothing that the block does not stand in. */
function isCalling({ head, last }: Block, lines: readonly string[], sources: readonly Source[]): boolean {
  const called = new Set(lines.slice(head.number, last).flatMap((text) => text.slice(0, REACH).match(NAME) ?? []));
  const isType = /\b(?:class|interface|struct|impl|module|namespace|trait|object|enum|record)\b/u;
  return sources.some(
    ({ name, inside }) =>
      called.has(name) && inside.every((outer) => readDeclared(outer.text) === null || isType.test(outer.text)),
  );
}

/** The first line of what is declared: attributes and decorators above it are part of it. */
function findFirst({ head }: Block, lines: readonly string[]): number {
  let first = head.number;
  while (first > 1 && ATTRIBUTE.test(lines[first - 2] ?? '')) first -= 1;
  return first;
}

/** Returns whether one of some numbers in order is from `first` to `last`. */
function hasBetween(numbers: readonly number[], first: number, last: number): boolean {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  return (numbers[low] ?? Infinity) <= last;
}
