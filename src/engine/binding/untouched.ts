/**
 * Functions that a criterion names and the change leaves as they are. That a name stands beside a changed line does not show
 * that anything was done to it: a change of `label` is not one of `price` above it.
 */
import type { Change, FileChange } from '../model.js';
import { type Block, readBlocks, readDeclared } from '../text/blocks.js';

/** Whether the change reaches what a name declares. */
export type Reach = 'touched' | 'untouched';

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** A name that a line gives a value. */
const GIVEN = /^\s*(?:[\w@]+\s+){0,4}(?:self\.|this\.|@)?([\p{L}_$][\p{L}\p{N}_$]*)\s?(?::[^=]{1,40})?=(?![=>])/u;
const REACH = 200;
/** More blocks of one name are not looked into. */
const MOST_BLOCKS = 20;

/**
 * Returns which of some names are declared in the changed files, and whether the change reaches them: it has a line inside, or
 * in something that stands inside by its name. Files without their text are not looked at. Linear in the texts.
 */
export function readReach({ files }: Change, names: ReadonlySet<string>): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  if (names.size === 0) return found;
  for (const file of files.filter((one) => one.class === 'source'))
    for (const [name, reach] of readFileReach(file, names)) if (found.get(name) !== 'touched') found.set(name, reach);
  // A file that is called so is about it.
  for (const { file, regions } of files)
    for (const name of file.path.match(NAME) ?? [])
      if (found.has(name) && regions.length > 0) found.set(name, 'touched');
  return found;
}

function readFileReach({ file, added, regions }: FileChange, names: ReadonlySet<string>): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  if (file.new_text === null || ![...names].some((name) => file.new_text?.includes(name))) return found;
  const lines = file.new_text.split('\n');
  const isNew = new Set(added.map(({ number }) => number));
  const changed = [
    ...isNew,
    // Where lines only went, the change is between two lines.
    ...regions.flatMap((region) => (region.added.length === 0 ? [region.at] : [])),
  ];
  const { closed } = readBlocks(
    lines.map((text, at) => ({ number: at + 1, text })),
    new Set(),
  );
  const declared = closed.flatMap((block) => {
    const name = readDeclared(block.head.text);
    return name === null ? [] : [{ ...block, name }];
  });
  const isInside = (at: number, { head, last }: Block) => head.number <= at && at <= last;
  for (const name of names) {
    const blocks = declared.filter((block) => block.name === name).slice(0, MOST_BLOCKS);
    for (const block of blocks) {
      if (isNew.has(block.head.number) || changed.some((at) => isInside(at, block))) found.set(name, 'touched');
      if (found.get(name) === 'touched') break;
      found.set(name, 'untouched');
    }
    if (found.get(name) !== 'untouched') continue;
    const called = new Set(
      blocks.flatMap(({ head, last }) =>
        lines.slice(head.number, last).flatMap((text) => text.slice(0, REACH).match(NAME) ?? []),
      ),
    );
    const isCalled = (other: string | null | undefined) => other !== null && other !== undefined && called.has(other);
    const outside = (block: Block) => !blocks.some(({ head }) => isInside(head.number, block));
    const around = declared.filter(
      (block) => outside(block) && isCalled(block.name) && changed.some((at) => isInside(at, block)),
    );
    const given = changed.some((at) => {
      const text = lines[at - 1] ?? '';
      const isLocal = declared.some((block) => isInside(at, block) && at !== block.head.number && outside(block));
      return !isLocal && (isCalled(readDeclared(text)) || isCalled(GIVEN.exec(text.slice(0, REACH))?.[1]));
    });
    if (around.length > 0 || given) found.set(name, 'touched');
  }
  return found;
}
