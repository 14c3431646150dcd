/** What a class of CanCanCan lets somebody do: https://github.com/CanCanCommunity/cancancan/blob/develop/docs/define_check_abilities.md */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A line that allows; groups: what may be done, and to what. */
const ALLOWS =
  /^\s{0,80}can[\s(]{1,4}(\[[^\]]{1,200}\]|:\w{1,40})\s{0,4},\s{0,4}(\[[^\]]{1,200}\]|:?[A-Z_a-z][\w:]{0,80})\s{0,4}\)?\s{0,4}$/u;

interface Ability {
  readonly line: { readonly number: number; readonly text: string };
  readonly does: string;
  readonly to: string;
}

/** A line that allowed a part, and the one in its place that allows everything. */
export interface WiderAbility {
  readonly line: { readonly number: number; readonly text: string };
  readonly before: string;
}

/** Finds lines that allow every action, or every object, in the place of lines that allowed less. */
export function findWiderAbilities({ language, regions }: FileChange): readonly WiderAbility[] {
  if (language !== 'Ruby') return [];
  return regions.flatMap(({ added, removed }): readonly WiderAbility[] => {
    const before = removed.flatMap(readAbility);
    if (before.length === 0) return [];
    const after = added.flatMap(readAbility);
    return before.length !== after.length
      ? []
      : before.flatMap((old, at) => {
          const now = after[at];
          return now !== undefined && isWider(old, now) ? [{ line: now.line, before: old.line.text }] : [];
        });
  });
}

function readAbility(line: { readonly number: number; readonly text: string }): readonly Ability[] {
  if (!line.text.includes('can')) return [];
  const [, does, to] = ALLOWS.exec(line.text.slice(0, REACH.line)) ?? [];
  return does === undefined || to === undefined ? [] : [{ line, does, to }];
}

const isWider = (old: Ability, now: Ability): boolean =>
  (now.does === ':manage' || now.does === old.does) &&
  (now.to === ':all' || now.to === old.to) &&
  (now.does !== old.does || now.to !== old.to);
