/** Walks over code of any language: past its strings, with the number of open brackets. */

/** Returns whether a sign opens a bracket. `<` does not count. */
export const isOpening = (sign: string): boolean => sign === '(' || sign === '[' || sign === '{';

/** Returns whether a sign closes a bracket. */
export const isClosing = (sign: string): boolean => sign === ')' || sign === ']' || sign === '}';
const isQuote = (sign: string): boolean => sign === '"' || sign === "'" || sign === '`';

/** Where a walk ended: at a sign, or at the end of the code with what is still open there. */
export interface WalkEnd {
  readonly at: number;
  readonly depth: number;
  /** The quote of a string that is not closed; empty if there is none. */
  readonly quote: string;
}

/**
 * Calls `stops` with each sign outside of strings, its offset, and the number of brackets that are open before it, up to the
 * first one for which it returns true.
 */
export function walkCode(code: string, stops: (sign: string, at: number, depth: number) => boolean, from = 0): WalkEnd {
  let depth = 0;
  let quote = '';
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
      continue;
    }
    if (stops(sign, at, depth)) return { at, depth, quote };
    if (isQuote(sign)) quote = sign;
    else if (isOpening(sign)) depth += 1;
    else if (isClosing(sign)) depth -= 1;
  }
  return { at: code.length, depth, quote };
}
