/** What speaks for a criterion being met by a change, judged alone: where its words stand, how near to each other, what is missing. */
import { addToCount } from '../../../base/groups.js';
import { ln } from '../../text/arithmetic.js';
import type { Mention, Mentions } from '../lines/mentions.js';
import { type Here, measureNearness, measureNeighbours } from '../lines/nearness.js';
import type { CriterionTerms, Term } from '../query/query.js';
import { findDone, listExact } from './done.js';
import { findInside, listNamed } from './inside.js';
import { acts, checks, isFresh, type Wanted } from './wanted.js';

/**
 * The features of a criterion, in the order of its row. Comments and, but for criteria that ask for them, documents are
 * not among them: an author writes them freely, and they do nothing.
 */
export const MET_FEATURES = [
  'words',
  'words of code',
  'words new to the place',
  'words in code or tests',
  'any words in code or tests',
  'rare words in sight',
  'rare words found',
  'rare words missing',
  'heaviest word missing',
  'exact names found',
  'exact names missing',
  'other names found',
  'other names missing',
  'numbers missing',
  'pairs',
  'neighbours in one line',
  'best line',
  'best place',
  'lines with two words',
  'lines with half of them',
  'files',
  'density',
  'highest density',
  'path named',
  'length',
  'size',
  'lines that act',
  'lines of tests',
  'asks for tests',
  'asks for documents',
  'negative',
  'negative, words gone',
  'expected words missing',
  'most expected word missing',
] as const;

/** A word that is common in code at large still counts so much. */
const LEAST_RARITY = 0.1;
/** A word that code never has still counts for so much of one that it has every second time. */
const LEAST_EXPECTED = 0.15;
const EXPECTED = 0.5;
/** No word is surely there, or surely not. */
const SUREST = 0.97;
const UNSUREST = 0.01;
/** Up to this share of the words each one more counts for much. */
const ANY = 0.25;
/** Changes of fewer lines count as so large: they are too few to learn from. */
const LEAST_SIZE = 100;
/** Added to sizes, so that small changes do not look dense by chance. */
const UNSEEN_LINES = 5;
const NUMBER = /^\d+$/u;
/** A name that nobody writes in plain prose. */
const EXACT = /[_$/.]|\p{Lower}\p{Upper}|\d/u;

/**
 * Weighs the words of a criterion: the first line more than the rest, rare words more than common ones, and those that code
 * has where they are said more than those that it seldom has.
 */
export function weighWords({ words }: CriterionTerms): ReadonlyMap<Term, number> {
  return new Map(
    words.map(({ term, weight }) => {
      const expected = Math.max(LEAST_EXPECTED, Math.min(1, term.expected / EXPECTED));
      return [term, weight * Math.max(LEAST_RARITY, term.rarity) * expected] as const;
    }),
  );
}

/** How much the lack of a word says: minus the logarithm of how likely code lacks it where it is said. */
function measureLack({ expected }: Term): number {
  return -ln(1 - Math.max(UNSUREST, Math.min(SUREST, expected)));
}

/** The mentions of a criterion's terms that count, by where they stand. */
interface Sighting {
  /** Terms in added lines that act; in their code; in lines whose run did not have them before. */
  readonly acting: Set<Term>;
  readonly code: Set<Term>;
  readonly fresh: Set<Term>;
  readonly tests: Set<Term>;
  readonly gone: Set<Term>;
  /** The words in lines that act and in tests, line by line. */
  readonly here: Here[];
  readonly inTests: Here[];
  readonly files: Set<number>;
  /** By word: the lines that act and have it. */
  readonly holders: Map<Term, number>;
}

/** Selects the mentions that count for a criterion. Lines of `without` are thought away. */
function collectSighting(wanted: Wanted, mentions: Mentions, without: ReadonlySet<number>): Sighting {
  const { lines, found, paths } = mentions;
  const { words, names, pairs } = wanted.terms;
  const isWord = new Set(words.map(({ term }) => term));
  const sets = { acting: new Set<Term>(), code: new Set<Term>(), fresh: new Set<Term>(), tests: new Set<Term>() };
  const seen: Sighting = { ...sets, gone: new Set(), here: [], inTests: [], files: new Set(), holders: new Map() };
  const stays = new Set(
    lines.flatMap(({ file, side }, at) => (wanted.files.has(file) && side === 'added' && !without.has(at) ? file : [])),
  );
  const exact = listExact(wanted, mentions);
  const see = (term: Term, mention: Mention) => {
    const { line: at, part } = mention;
    const fresh = isFresh(wanted, mention, mentions, exact);
    const line = lines[at];
    if (line === undefined || without.has(at)) return;
    if (line.side === 'removed') seen.gone.add(term);
    // What must not be there is met by lines that are gone.
    if (line.side === 'removed' && wanted.criterion.kind !== 'negative') return;
    if (acts(wanted, line, part)) {
      seen.acting.add(term);
      if (part === 'code') seen.code.add(term);
      if (fresh) seen.fresh.add(term);
      if (!isWord.has(term)) return;
      seen.files.add(line.file);
      if (fresh) seen.here.push({ line: at, term });
      addToCount(seen.holders, term);
    } else if (checks(wanted, line, part) && line.side === 'added') {
      seen.tests.add(term);
      if (fresh && isWord.has(term)) seen.inTests.push({ line: at, term });
    }
  };
  const terms = [...isWord, ...names, ...pairs];
  for (const term of terms) for (const mention of found.get(term) ?? []) see(term, mention);
  const named = listNamed(wanted);
  for (const { line: at, term } of findDone(wanted, mentions, seen.here, named)) {
    const line = lines[at];
    if (line === undefined || without.has(at)) continue;
    for (const set of [seen.acting, seen.code, seen.fresh]) set.add(term);
    seen.files.add(line.file);
    seen.here.push({ line: at, term });
  }
  for (const { line, term } of findInside(wanted, mentions, seen.here, named)) {
    if (without.has(line)) continue;
    for (const set of [seen.acting, seen.fresh]) set.add(term);
    if (isWord.has(term)) seen.here.push({ line, term });
  }
  for (const term of terms) {
    if (!(paths.get(term) ?? []).some((file) => stays.has(file))) continue;
    for (const set of [seen.acting, seen.fresh]) set.add(term);
  }
  return seen;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Returns the row of a criterion. `without` are indices of changed lines that are thought away. */
export function buildMetRow(
  wanted: Wanted,
  mentions: Mentions,
  without: ReadonlySet<number> = NOTHING,
): readonly number[] {
  const { criterion, terms } = wanted;
  const { lines, around } = mentions;
  const weights = weighWords(terms);
  const all = [...weights.values()].reduce((a, b) => a + b, 0) || 1;
  const seen = collectSighting(wanted, mentions, without);
  const size = countLines(wanted, mentions, without);
  const isShown = (term: Term) => seen.fresh.has(term) || seen.tests.has(term);
  const share = (has: (term: Term) => boolean) =>
    [...weights].reduce((sum, [term, weight]) => sum + (has(term) ? weight : 0), 0) / all;
  const near = measureNearness(seen.here, weights, lines);
  const rarity = (term: Term) =>
    (weights.get(term) ?? 0) * ln(1 + (size.acting + UNSEEN_LINES) / (1 + (seen.holders.get(term) ?? 0)));
  const rareSum = [...weights.keys()].reduce((sum, term) => sum + rarity(term), 0) || 1;
  const rare = [...weights.keys()].filter((term) => term.rarity === 1);
  const isExact = (term: Term) => EXACT.test(term.surface) || criterion.asks.includes(`\`${term.surface}`);
  const exact = terms.names.filter(isExact);
  const others = terms.names.filter((term) => !isExact(term));
  const numbers = [...weights.keys()].filter((term) => NUMBER.test(term.surface));
  const densities = [...weights.keys()].map((term) => (seen.holders.get(term) ?? 0) / (size.acting + UNSEEN_LINES));
  const count = (some: readonly Term[], has: (term: Term) => boolean) => ln(1 + some.filter(has).length);
  const part = (some: readonly Term[], has: (term: Term) => boolean) => some.filter(has).length / (some.length || 1);
  const flag = (is: boolean) => (is ? 1 : 0);
  const negative = criterion.kind === 'negative';
  const missing = terms.words.filter(({ term }) => !isShown(term));
  return [
    share((term) => seen.acting.has(term)),
    share((term) => seen.code.has(term)),
    share((term) => seen.fresh.has(term) && !around.has(term) && !seen.gone.has(term)),
    share(isShown),
    Math.min(ANY, share(isShown)) / ANY,
    [...weights.keys()].reduce((sum, term) => sum + (isShown(term) ? rarity(term) : 0), 0) / rareSum,
    count(rare, isShown),
    count(rare, (term) => !isShown(term)),
    [...weights].reduce((most, [term, weight]) => (isShown(term) ? most : Math.max(most, weight)), 0) / all,
    count(exact, (term) => seen.acting.has(term)),
    count(exact, (term) => !seen.acting.has(term) && !seen.tests.has(term)),
    count(others, isShown),
    count(others, (term) => !isShown(term)),
    count(numbers, (term) => !isShown(term)),
    part(terms.pairs, (term) => seen.acting.has(term)),
    measureNeighbours([...weights.keys()], [...seen.here, ...seen.inTests]),
    near.line / all,
    near.place / all,
    ln(1 + near.two),
    ln(1 + near.half),
    ln(1 + seen.files.size),
    ln(1 + 50 * (densities.reduce((a, b) => a + b, 0) / (densities.length || 1))),
    ln(1 + 20 * densities.reduce((a, b) => Math.max(a, b), 0)),
    flag(wanted.files.size > 0),
    ln(1 + terms.words.length),
    ln(Math.max(LEAST_SIZE, size.acting + size.tests)),
    ln(1 + size.acting),
    ln(1 + size.tests),
    flag(criterion.kind === 'test'),
    flag(criterion.kind === 'doc'),
    flag(negative),
    negative ? share((term) => seen.gone.has(term)) : 0,
    missing.reduce((sum, { term, weight }) => sum + weight * measureLack(term), 0) / Math.sqrt(terms.words.length || 1),
    missing.reduce((most, { term, weight }) => Math.max(most, weight * measureLack(term)), 0),
  ];
}

function countLines(wanted: Wanted, { lines }: Mentions, without: ReadonlySet<number>) {
  let [acting, tests] = [0, 0];
  lines.forEach((line, at) => {
    if (line.side === 'removed' || without.has(at)) return;
    if (acts(wanted, line)) acting += 1;
    else if (checks(wanted, line)) tests += 1;
  });
  return { acting, tests };
}
