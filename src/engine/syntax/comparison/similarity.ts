/** How much two definitions say the same, their names apart. */
import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { Definition } from '../../model.js';
import type { FoundDefinition } from '../tree/definitions.js';
import type { ParsedText } from '../tree/read-tree.js';

/** A definition prepared for comparison. */
export interface Candidate {
  /** Kinds that are compared with each other: a function with a method, a constant with a variable. */
  readonly group: string;
  /** Its tokens, separated by one space, with its own name replaced by a placeholder. */
  readonly content: string;
  readonly tokens: readonly string[];
}

/** If two definitions differ, at most this many tokens of each are compared. */
const MAX_TOKENS = 2_000;
/**
 * Text after this many characters is compared as written, so that nested definitions are not split into tokens
 * repeatedly.
 */
const MAX_LENGTH = 20_000;
/** Definitions with fewer tokens are similar only if they are identical. */
const FEW = 12;

const GROUPS: Readonly<Partial<Record<Definition['kind'], string>>> = {
  method: 'function',
  variable: 'constant',
  interface: 'class',
};

/** Prepares a definition for comparison. */
export function toCandidate(found: FoundDefinition, { tokens, code }: ParsedText): Candidate {
  const { name, kind } = found.definition;
  const end = Math.min(found.end, found.start + MAX_LENGTH);
  const all = [
    ...tokens.in(found.start, Math.min(end, Math.max(found.start, found.name.start))),
    ...tokens.in(found.name.end, end),
  ].map((token) => (token === name ? '\u0000' : token));
  return { group: GROUPS[kind] ?? kind, content: all.join(' ') + code.slice(end, found.end), tokens: all };
}

/** Returns the share of common tokens, 0 to 1, counting repetitions. The value is 1 only for identical definitions. */
export function measureSimilarity(a: Candidate, b: Candidate): number {
  if (a.content === b.content) return a.tokens.length === 0 ? 0 : 1;
  const lengths = [Math.min(a.tokens.length, MAX_TOKENS), Math.min(b.tokens.length, MAX_TOKENS)] as const;
  const longest = Math.max(...lengths);
  if (longest < FEW || Math.min(...lengths) < longest / 2) return 0;
  const counts = new Map<string, number>();
  for (const token of a.tokens.slice(0, MAX_TOKENS)) addToCount(counts, token);
  let both = 0;
  for (const token of b.tokens.slice(0, MAX_TOKENS)) {
    if (takeFromCount(counts, token)) both += 1;
  }
  return Math.min(both / longest, 0.999);
}
