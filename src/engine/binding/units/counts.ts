/** Counts the query terms in each part of a unit. */

import { addToCount } from '../../../base/groups.js';
import { getFileName } from '../../../base/paths.js';
import { findAll } from '../../text/find-all.js';
import type { WordCutter } from '../../text/words.js';
import type { Query, Term } from '../query/query.js';
import type { RelatedWord, RelatedWordFinder } from '../query/related-words.js';
import type { Unit } from './units.js';

/** The query terms found in a set of lines. */
export interface Counts {
  readonly words: ReadonlyMap<Term, number>;
  readonly pairs: ReadonlyMap<Term, number>;
  readonly names: ReadonlyMap<Term, number>;
  /** Number of words of any kind. */
  readonly length: number;
}

/** The query terms found in one unit. */
export interface UnitCounts {
  readonly added: Counts;
  readonly removed: Counts;
  readonly context: Counts;
  readonly section: Counts;
  readonly path: Counts;
  readonly fileName: Counts;
  /** Terms in the names that the added lines define. */
  readonly defined: Counts;
  /** Terms of the added lines that are not in the removed lines, and the number of such words of any kind. */
  readonly fresh: ReadonlyMap<Term, number>;
  readonly freshLength: number;
  /** Terms of the removed lines that are not in the added lines. */
  readonly gone: ReadonlyMap<Term, number>;
  /** Similarity of the two sides, 0 to 1: distinct words in both sides divided by distinct words in either side. */
  readonly alike: number;
  /** The query terms of each removed line that contains any. */
  readonly removedLines: readonly ReadonlySet<Term>[];
  /** Words related to query terms: in the changed lines, and in the context, section and path. */
  readonly kin: ReadonlySet<RelatedWord>;
  readonly kinAround: ReadonlySet<RelatedWord>;
}

/** Most parts of most units have no term: their maps would be most of the memory of a large change. */
const NO_TERMS: ReadonlyMap<Term, number> = new Map();
const NO_KIN: ReadonlySet<RelatedWord> = new Set();
const keepTerms = (found: ReadonlyMap<Term, number>) => (found.size === 0 ? NO_TERMS : found);

/** Characters of a line that are searched for a definition. */
const MAX_DEFINITION = 200;
const DEFINITION =
  /\b(?:def|class|function|func|fn|interface|struct|enum|trait|impl|type|module|mod|const|let|var|val|namespace|package)\s+([\w$.]+)|([\w$]+)\s*=\s*(?:async\s*)?(?:function\b|\()|\b(?:public|private|protected|internal|static|override|virtual|final|abstract|async)\s[^=;(]{0,100}?([\w$]+)\s*\(/gu;

/** Counts the query terms of a unit. Runs in time linear in its text. */
export function countMatches(unit: Unit, query: Query, relations: RelatedWordFinder, cutter: WordCutter): UnitCounts {
  const read = (lines: readonly string[]) => matchLines(lines, query, cutter);
  const [added, removed, context] = [read(unit.added), read(unit.removed), read(unit.context)];
  const [section, path] = [read([unit.section]), read([unit.path])];
  const collectRelatedWords = (readings: readonly LineMatches[]) => {
    const kin = new Set<RelatedWord>();
    for (const { stems } of readings)
      for (const stem of stems) for (const one of relations.findRelated(stem) ?? []) kin.add(one);
    return kin.size === 0 ? NO_KIN : kin;
  };
  return {
    added: added.counts,
    removed: removed.counts,
    context: context.counts,
    section: section.counts,
    path: path.counts,
    fileName: read([getFileName(unit.path)]).counts,
    defined: read(unit.added.flatMap(listDefinedNames)).counts,
    ...diffStems(added, removed.stems, query),
    removedLines: removed.lines,
    kin: collectRelatedWords([added, removed]),
    kinAround: collectRelatedWords([context, section, path]),
  };
}

/** Returns the names that a line defines. The line is matched with a regular expression, not parsed. */
function listDefinedNames(line: string): string[] {
  return findAll(line.slice(0, MAX_DEFINITION), DEFINITION).map((found) => found[1] ?? found[2] ?? found[3] ?? '');
}

interface LineMatches {
  readonly counts: Counts;
  readonly stems: readonly string[];
  /** The query terms of each line that contains any. */
  readonly lines: readonly ReadonlySet<Term>[];
}

function matchLines(lines: readonly string[], query: Query, cutter: WordCutter): LineMatches {
  const words = new Map<Term, number>();
  const pairs = new Map<Term, number>();
  const names = new Map<Term, number>();
  const stems: string[] = [];
  const found: ReadonlySet<Term>[] = [];
  for (const line of lines) {
    let before = '';
    let here: Set<Term> | null = null;
    for (const { cut } of cutter.cutLine(line)) {
      const name = query.names.get(cut.name === '' ? (cut.tokens[0]?.word ?? '') : cut.name);
      if (name !== undefined) addToCount(names, name);
      for (const { stem } of cut.tokens) {
        if (stem === '') continue;
        stems.push(stem);
        const word = query.words.get(stem);
        if (word === undefined) {
          before = '';
          continue;
        }
        addToCount(words, word);
        here ??= new Set();
        here.add(word);
        const pair = before === '' ? undefined : query.pairs.get(`${before} ${stem}`);
        if (pair !== undefined) addToCount(pairs, pair);
        before = stem;
      }
    }
    if (here !== null) found.push(here);
  }
  const counts = { words: keepTerms(words), pairs: keepTerms(pairs), names: keepTerms(names), length: stems.length };
  return { counts, stems, lines: found };
}

/**
 * Compares the words of both sides. A word on both sides is unchanged; only the remaining words count as new or
 * removed.
 */
function diffStems(
  added: LineMatches,
  removed: readonly string[],
  query: Query,
): Pick<UnitCounts, 'fresh' | 'freshLength' | 'gone' | 'alike'> {
  if (removed.length === 0) {
    return { fresh: added.counts.words, freshLength: added.stems.length, gone: NO_TERMS, alike: 0 };
  }
  const left = new Map<string, number>();
  for (const stem of removed) addToCount(left, stem);
  const [fresh, gone] = [new Map<Term, number>(), new Map<Term, number>()];
  let freshLength = 0;
  for (const stem of added.stems) {
    const held = left.get(stem) ?? 0;
    if (held > 0) {
      left.set(stem, held - 1);
      continue;
    }
    freshLength++;
    const term = query.words.get(stem);
    if (term !== undefined) addToCount(fresh, term);
  }
  for (const [stem, count] of left) {
    const term = count > 0 ? query.words.get(stem) : undefined;
    if (term !== undefined) gone.set(term, count);
  }
  const [before, after] = [new Set(removed), new Set(added.stems)];
  const both = [...after].filter((stem) => before.has(stem)).length;
  return {
    fresh: keepTerms(fresh),
    freshLength,
    gone: keepTerms(gone),
    alike: both / Math.max(1, before.size + after.size - both),
  };
}
