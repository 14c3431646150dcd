/** Where units stand: what their paths say of which of them belong together. */
import type { Signs } from './signs.js';
import type { Unit } from './units.js';

/** Where a unit stands. */
export interface Place {
  readonly folder: string;
  /** The file's name without ending, lower case. */
  readonly stem: string;
  /** The same without the marks of a test: `retry.ts`, `retry.test.ts`, `test_retry.py` are one. */
  readonly bare: string;
  readonly words: ReadonlySet<string>;
  /** The names it uses, lower case. */
  readonly mentions: ReadonlySet<string>;
}

/** Reads where a unit stands off its path and its names. */
export function readPathFeatures(unit: Unit, signs: Signs | undefined): Place {
  const cut = unit.path.lastIndexOf('/');
  const stem = unit.path
    .slice(cut + 1)
    .toLowerCase()
    .replace(/\.[^.]*$/u, '');
  const bare = stem.replace(/\.(?:test|spec)$/u, '').replace(/^test_|_test$|_spec$|tests?$|spec$/u, '');
  return {
    folder: unit.path.slice(0, Math.max(0, cut)),
    stem: plain(stem),
    bare: plain(bare),
    words: signs?.path ?? new Set(),
    mentions: new Set([...(signs?.names ?? [])].map((name) => plain(name.toLowerCase()))),
  };
}

function plain(text: string): string {
  return text.replace(/[^\p{Alpha}\d]+/gu, '');
}

/** The cosine of two sets. */
export function computeCosine(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both / Math.sqrt(a.size * b.size);
}
