/** Types as they are written, without white space: `Outer<A,B>`, `Outer[A,B]`. */
import { REACH } from '../../../text/reach.js';

interface WrittenType {
  readonly outer: string;
  readonly list: readonly string[];
}

/** Arguments of arguments are compared up to this depth. */
const MAX_DEPTH = 4;

/**
 * Returns true if two types have the same name and no argument says that they differ: one has more arguments, and new
 * ones may have defaults, or `fits` holds for each pair of old and new arguments.
 */
export function hasFittingArguments(
  before: string,
  after: string,
  fits: (before: string, after: string) => boolean,
  depth = 0,
): boolean {
  const [old, now] = [readType(before), readType(after)];
  if (old === null || now === null || old.outer !== now.outer || depth > MAX_DEPTH) return false;
  return (
    old.list.length !== now.list.length ||
    old.list.every((one, index) => {
      const other = now.list[index] ?? '';
      return one === other || fits(one, other) || hasFittingArguments(one, other, fits, depth + 1);
    })
  );
}

/** Returns null for what is no name with arguments: `A|B`, `A[]`, `{a:b}`. */
function readType(written: string): WrittenType | null {
  const type = written.slice(0, REACH.statement);
  const outer = /^[\w$]+/u.exec(type)?.[0];
  if (outer === undefined) return null;
  if (outer === type) return { outer, list: [] };
  if (!'<['.includes(type.charAt(outer.length))) return null;
  const list: string[] = [''];
  let depth = 0;
  for (let at = outer.length; at < type.length; at += 1) {
    const character = type.charAt(at);
    const isArrow = character === '>' && '=-'.includes(type.charAt(at - 1));
    if ('<([{'.includes(character)) depth += 1;
    else if ('>)]}'.includes(character) && !isArrow) depth -= 1;
    if (depth === 0) return at === type.length - 1 && list.join('') !== '' ? { outer, list } : null;
    if (depth === 1 && character === ',') list.push('');
    else if (!(depth === 1 && at === outer.length)) list.push((list.pop() ?? '') + character);
  }
  return null;
}
