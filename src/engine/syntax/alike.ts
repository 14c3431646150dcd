/** How much two definitions say the same, their names apart. */
import { addToCount } from '../../base/groups.js';
import type { Definition } from '../model.js';
import type { Found } from './definitions.js';
import type { Reading } from './reading.js';

/** A definition made ready to be held against others. */
export interface Candidate {
  /** Kinds that turn into each other: a function and a method, a constant and a variable. */
  readonly group: string;
  /** Its tokens, its own name blanked, one space between them. */
  readonly content: string;
  readonly tokens: readonly string[];
}

/** Longer definitions are compared by so many of their first tokens, where they are not the same. */
const MAX_TOKENS = 2_000;
/** Past so many characters a definition is compared as it is written: nested ones would be taken apart again and again. */
const MAX_LENGTH = 20_000;
/** Fewer tokens than this say too little: they must be the same. */
const FEW = 12;

const GROUPS: Readonly<Partial<Record<Definition['kind'], string>>> = {
  method: 'function',
  variable: 'constant',
  interface: 'class',
};

/** Takes a definition's tokens. */
export function candidate(found: Found, { tokens, code }: Reading): Candidate {
  const { name, kind } = found.definition;
  const end = Math.min(found.end, found.start + MAX_LENGTH);
  const all = [
    ...tokens.in(found.start, Math.min(end, Math.max(found.start, found.name.start))),
    ...tokens.in(found.name.end, end),
  ].map((token) => (token === name ? '\u0000' : token));
  return { group: GROUPS[kind] ?? kind, content: all.join(' ') + code.slice(end, found.end), tokens: all };
}

/** From 0 to 1: the share of tokens that both have, as often as both have them; 1 only where they are the same. */
export function alike(a: Candidate, b: Candidate): number {
  if (a.content === b.content) return a.tokens.length === 0 ? 0 : 1;
  const lengths = [Math.min(a.tokens.length, MAX_TOKENS), Math.min(b.tokens.length, MAX_TOKENS)] as const;
  const longest = Math.max(...lengths);
  if (longest < FEW || Math.min(...lengths) < longest / 2) return 0;
  const counts = new Map<string, number>();
  for (const token of a.tokens.slice(0, MAX_TOKENS)) addToCount(counts, token);
  let both = 0;
  for (const token of b.tokens.slice(0, MAX_TOKENS)) {
    const left = counts.get(token) ?? 0;
    if (left === 0) continue;
    counts.set(token, left - 1);
    both += 1;
  }
  return Math.min(both / longest, 0.999);
}
