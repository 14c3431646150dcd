/** What the flow of values gives to a name at a place. */
import type { FileFlow } from '../../../flow/file-flow.js';
import type { Expression, Give } from '../../../flow/steps.js';
import { HOLE, joinPieces, NOTHING, type Pieces } from './string-literals.js';
import { isNumberType, type Scope } from './text-scope.js';
import { joinAdded, type SeenLines, type ValueReader } from './values-above.js';

/** So many values of a name are followed, the last ones. */
const MAX_VALUES = 60;

/** What is being followed: what is made of itself adds nothing new. */
export interface FollowedValues extends SeenLines {
  readonly followed: Set<Give>;
}

/** Joins the values of a name that reach the use; null if none can be seen. */
export function joinReached(
  name: string,
  scope: Scope,
  { flow, offset }: { readonly flow: FileFlow; readonly offset: number },
  trace: FollowedValues,
  readValue: ValueReader,
): Pieces | null {
  const reached = flow.reach(name.replace(/\s+/gu, ''), offset).gives;
  const seen = reached.filter(({ value, bare }) => value !== null && !bare);
  if (seen.length === 0) {
    // A name of the function itself is none of the file.
    const own = reached.some((give) => give.name === name && !scope.parameters.includes(name));
    return own ? { text: HOLE, parts: [name] } : null;
  }
  const values = seen.slice(0, MAX_VALUES).flatMap((give) => {
    if (give.value === null || trace.followed.has(give)) return [];
    trace.followed.add(give);
    const pieces =
      give.declares && isNumberType(give.type)
        ? { text: '0', parts: [] }
        : readValue(toLine(give.value), placeScope(scope, flow, give.value));
    trace.followed.delete(give);
    trace.lines.push(flow.lineOf(give.value.start));
    return [{ pieces, adds: give.adds }];
  });
  const table = /^([^[]+)\[/u.exec(name)?.[1];
  const from = Math.min(...seen.map(({ end }) => end));
  const unknown =
    seen.length > MAX_VALUES ||
    reached.some(({ value, bare }) => value === null && !bare) ||
    (table !== undefined && from < offset && flow.isPassedOn(table, from, offset));
  const base = { pieces: { text: HOLE, parts: [name] }, adds: false };
  const found = joinAdded([...(unknown ? [base] : []), ...values.toReversed()]);
  return found.length === 0 ? { ...NOTHING, text: ' ' } : joinPieces(found, ' ');
}

/** Returns an expression as one line. */
export const toLine = ({ text }: Pick<Expression, 'text'>): string => text.replace(/\s*\n\s*/gu, ' ');

/** Returns what an expression of the same function can see. */
export function placeScope(scope: Scope, flow: FileFlow, { start }: Expression): Scope {
  return { ...scope, line: flow.lineOf(start), at: { offset: start } };
}
