/** What the flow of values gives to a name at a place. */
import type { FileFlow } from '../../../flow/file-flow.js';
import type { Prover } from '../../../flow/reach.js';
import { MAX_GIVES, type Reached } from '../../../flow/reached.js';
import type { Expression, Give } from '../../../flow/steps.js';
import { HOLE, joinPieces, NOTHING, type Pieces } from './string-literals.js';
import { isNumberType, locate, type ReadValue, type Scope } from './text-scope.js';

/** Returns the text of an expression as a place can see it. */
export type ValueReader = (expression: string, scope: Scope) => Pieces;

/** So many values of a name are followed, the last ones. */
const MAX_VALUES = 40;

/** What is being followed: what is made of itself adds nothing new. */
export interface FollowedValues {
  /** The lines that a text is put together on. */
  readonly lines: number[];
  readonly followed: Set<Give>;
  /** So many names may still be followed. */
  left: number;
}

/**
 * Joins the values of a name that reach the use; null if none can be seen. A value is read once for many uses: `key` says what
 * else the reading depends on.
 */
export function joinReached(
  name: string,
  scope: Scope,
  trace: FollowedValues,
  readValue: ValueReader,
  key: string,
): Pieces | null {
  const { flow, offsets } = locate(scope, name);
  if (flow.isSpent()) return { text: HOLE, parts: [name] };
  const { gives: reached, settled, all } = reachAll(flow, name.replace(/\s+/gu, ''), offsets, scope.file.proves);
  const seen = reached.filter(({ value, bare }) => value !== null && !bare);
  // All that could be there is proven to be known.
  if (reached.length === 0 && settled) return { text: '0', parts: [] };
  if (seen.length === 0) {
    // A name of the function itself is none of the file.
    const own = reached.some((give) => give.name === name && !scope.parameters.includes(name));
    return own ? { text: HOLE, parts: [name] } : null;
  }
  const values = seen.slice(0, MAX_VALUES).flatMap((give) => {
    if (give.value === null || trace.followed.has(give)) return [];
    const known = trace.followed.size > 0 ? undefined : scope.file.read.get(give)?.get(key);
    if (known !== undefined) {
      trace.lines.push(...known.lines);
      return [{ pieces: known.pieces, adds: give.adds }];
    }
    const first = trace.lines.length;
    trace.followed.add(give);
    const pieces =
      give.declares && isNumberType(give.type)
        ? { text: '0', parts: [] }
        : readValue(toLine(give.value), placeScope(scope, flow, give.value));
    trace.followed.delete(give);
    trace.lines.push(flow.lineOf(give.value.start));
    if (trace.followed.size === 0 && trace.left > 0) {
      const read = scope.file.read.get(give) ?? new Map<string, ReadValue>();
      scope.file.read.set(give, read.set(key, { pieces, lines: trace.lines.slice(first) }));
    }
    return [{ pieces, adds: give.adds }];
  });
  const table = /^([^[]+)\[/u.exec(name)?.[1];
  const from = Math.min(...seen.map(({ end }) => end));
  const offset = Math.max(...offsets);
  const unknown =
    !all ||
    seen.length > MAX_VALUES ||
    reached.some(({ value, bare }) => value === null && !bare) ||
    (table !== undefined && from < offset && flow.isPassedOn(table, from, offset));
  const base = { pieces: { text: HOLE, parts: [name] }, adds: false };
  const found = joinAdded([...(unknown ? [base] : []), ...values.toReversed()]);
  return found.length === 0 ? { ...NOTHING, text: ' ' } : joinPieces(found, ' ');
}

/** Joins what reaches each of several places. `all`: there is nothing more. */
function reachAll(
  flow: FileFlow,
  name: string,
  offsets: readonly number[],
  proves: Prover,
): Reached & { readonly all: boolean } {
  const found = offsets.map((offset) => flow.reach(name, offset, proves));
  const gives = [...new Set(found.flatMap((one) => one.gives))];
  return {
    gives,
    settled: found.every(({ settled }) => settled),
    all: found.every((one) => one.gives.length < MAX_GIVES),
  };
}

/** Puts a part that is added to another at once behind it. */
function joinAdded(values: readonly { readonly pieces: Pieces; readonly adds: boolean }[]): Pieces[] {
  const found: Pieces[] = [];
  for (const { pieces, adds } of values) {
    const last = found.at(-1);
    if (adds && last?.text.endsWith(HOLE) === true && pieces.text.startsWith(HOLE))
      found.splice(-1, 1, joinPieces([last, pieces]));
    else found.push(pieces);
  }
  return found;
}

/** Returns an expression as one line. */
export const toLine = ({ text }: Pick<Expression, 'text'>): string => text.replace(/\s*\n\s*/gu, ' ');

/** Returns what an expression of the same function can see. */
export function placeScope(scope: Scope, flow: FileFlow, { start }: Expression): Scope {
  return { ...scope, line: flow.lineOf(start), at: { offset: start } };
}
