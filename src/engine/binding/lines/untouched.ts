/**
 * Functions that a criterion names and the change leaves as they are. That a name stands beside a changed line does not show
 * that anything was done to it: a change of `label` is not one of `price` above it.
 */
import { addToGroup } from '../../../base/groups.js';
import type { Change, FileChange } from '../../model.js';
import { type Block, type Head, readBlocks, readDeclared } from '../../text/blocks.js';

/** Whether the change reaches what a name declares. */
export type Reach = 'touched' | 'untouched';

const NAME = /[\p{IDS}_$][\p{IDC}$]*/gu;
/** A name that a line gives a value. */
const GIVEN = /^\s*(?:[\w@]+\s+){0,4}(?:self\.|this\.|@)?([\p{IDS}_$][\p{IDC}$]*)\s?(?::[^=]{1,40})?=(?![=>])/u;
const REACH = 200;
/** So many names of criteria are looked for, and so many blocks of one name are looked into. */
const MOST_NAMES = 100;
const MOST_BLOCKS = 20;

/**
 * Returns which of some names are declared in the changed files of code, and whether the change reaches them: it has a line
 * inside, or in something that they name inside, or in a file that is called so. Files without their text are not looked at.
 * Linear in the texts, for so many names.
 */
export function readReach({ files }: Change, names: ReadonlySet<string>): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  const wanted = new Set([...names].slice(0, MOST_NAMES));
  if (wanted.size === 0) return found;
  for (const file of files.filter((one) => one.class === 'source'))
    for (const [name, reach] of readFileReach(file, wanted)) if (found.get(name) !== 'touched') found.set(name, reach);
  for (const { file, regions } of files)
    for (const name of file.path.match(NAME) ?? [])
      if (found.has(name) && regions.length > 0) found.set(name, 'touched');
  return found;
}

function readFileReach(file: FileChange, names: ReadonlySet<string>): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  const text = file.file.new_text;
  if (text === null) return found;
  // Most files have none of the names, and most of their lines none of those that they have.
  const there = [...names].filter((name) => text.includes(name));
  if (there.length === 0) return found;
  const lines = text.split('\n');
  const changed = listChanged(file);
  const { around, closed } = readBlocks(
    lines.map((line, at) => ({ number: at + 1, text: line })),
    new Set(changed),
  );
  const blocks = new Map<string, Block[]>();
  for (const block of closed) {
    const head = block.head.text;
    const name = there.some((one) => head.includes(one)) ? readDeclared(head) : null;
    if (name !== null && names.has(name)) addToGroup(blocks, name, block);
  }
  if (blocks.size === 0) return found;
  const sources = listSources(lines, changed, around);
  for (const [name, own] of blocks) {
    const isReached =
      own.some((block) => hasBetween(changed, block.head.number, block.last)) ||
      own.slice(0, MOST_BLOCKS).some((block) => isCalling(block, lines, sources));
    found.set(name, isReached ? 'touched' : 'untouched');
  }
  return found;
}

/** The numbers of the changed lines, in order. Where lines only went, the one beside them. */
function listChanged({ added, regions }: FileChange): readonly number[] {
  const gone = regions.flatMap((region) => (region.added.length === 0 ? [region.at] : []));
  return [...new Set([...added.map(({ number }) => number), ...gone])].sort((a, b) => a - b);
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
