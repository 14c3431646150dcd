/** The probability that a change meets a criterion. Each criterion is judged alone: what else a ticket asks for does not matter. */

import type { Change, Criterion } from '../../model.js';
import fitted from '../../models/met.json' with { type: 'json' };
import { type NumberTable, orderNumbers } from '../../models/table.js';
import { FILLER_WORDS } from '../../status/lexica/filler-words.js';
import { logistic } from '../../text/arithmetic.js';
import type { Mention, Mentions } from '../lines/mentions.js';
import { weigh } from '../lines/nearness.js';
import { readValues } from '../lines/new-values.js';
import { findSubjects } from '../query/meant-before.js';
import type { CriterionTerms, Query, Term } from '../query/query.js';
import { matchesPath } from '../scores/features.js';
import { computeWeightedSum } from '../scores/rank.js';
import { fitsDocument } from '../units/documents.js';
import { hasSubject, listUndone } from './done.js';
import { findIdleLine, type IdleLine } from './idle-words.js';
import { buildMetRow, MET_FEATURES, weighWords } from './met-row.js';
import { findOwnPlaces, listLines, type OwnPlace } from './own-lines.js';
import { findSpread, type Spread } from './spread.js';
import { acts, checks, type Wanted } from './wanted.js';

/** What a change shows of a criterion. */
export interface Showing {
  /** The probability that the change meets it. */
  readonly met: number;
  /** How far that probability falls when its own lines are thought away. */
  readonly fall: number;
  /** The share of its words that stand in lines that act, and not in tests alone. */
  readonly acting: number;
  /** The share of its words that any line has which counts for it, or the path of a changed file. */
  readonly anywhere: number;
  /** How likely a change that does it lacks all the words that this one lacks anywhere. */
  readonly silence: number;
  /** The heaviest of its words that stand nowhere, as it writes them, in its order. */
  readonly absent: readonly string[];
  /** Where its words stand, for a criterion that is bound to no lines. */
  readonly spread: Spread;
  /** The criterion's own lines, the place with most of its words first. */
  readonly places: readonly OwnPlace[];
  /** What it asks for and no line does, in its words. */
  readonly undone: readonly string[];
  /** The changed files that it names by their path, where nothing of it is done in any of them; else empty. */
  readonly away: readonly string[];
  /** A function that it names and the change does not reach; null where it reaches one. */
  readonly beside: Beside | null;
  /** It names something as code. */
  readonly isNamed: boolean;
  /** What the criterion is about, where the change is at it: the first thing that it names as code, or the one that it means. */
  readonly reached: string | null;
  /** A line that says it and does nothing, where no other line says so; null where there is none. */
  readonly idle: IdleLine | null;
  /** A word of what it is about stands in its lines, beside numbers and what is done. */
  readonly hasSubject: boolean;
}

/** Something that a criterion is about, and the change does not do anything to. */
export interface Beside {
  readonly name: string;
  /** Whether it stands in a changed file; else the changed lines only call or load it. */
  readonly isThere: boolean;
}

const SPOKEN = MET_FEATURES.indexOf('words in code or tests');
const ACTING = MET_FEATURES.indexOf('words');
/**
 * A change that has less of a criterion's words is about something else, however small it is. Most changes that the
 * weights were fitted on are large.
 */
const HARDLY = 0.15;
const UNSPOKEN = 0.2;
/** A file that a criterion names by its path has so much of its words in its changed lines, or nothing of it is done there. */
const LEAST_THERE = 0.2;
/** Words that are named as absent. Numbers and names are not: they are told where exact words are looked for. */
const MOST_ABSENT = 4;
const WORD = /^\p{Alpha}{4,}$/u;

/** The features of the model, in the order of its weights. */
export const MET_MODEL = ['bias', ...MET_FEATURES] as const;

/** Reads the weights. Throws ModelError where the file has other features than the code. */
export function readMetWeights(model: { readonly weights: NumberTable } = fitted): readonly number[] {
  return orderNumbers('met.weights', model.weights, MET_MODEL);
}

/** Judges each criterion of a query by itself. */
export function weighCriteria(
  criteria: readonly Criterion[],
  query: Query,
  change: Change,
  mentions: Mentions,
  weights: readonly number[],
): readonly Showing[] {
  const subjects = findSubjects(
    criteria,
    query.wishes.map(({ spans }) => spans[0]?.name),
  );
  const documents = new Set(mentions.lines.flatMap(({ file, class: type }) => (type === 'docs' ? [file] : [])));
  return criteria.map((criterion, at) => {
    const wanted = findWanted(criterion, leaveOutUnsaid(query.wishes[at] ?? NO_TERMS, mentions), change);
    const places = findOwnPlaces(wanted, mentions);
    const row = buildMetRow(wanted, mentions);
    const spoken = Math.max(row[SPOKEN] ?? 0, row[ACTING] ?? 0);
    const met = Math.min(computeMet(row, weights), spoken < HARDLY ? UNSPOKEN : 1);
    const own = listLines(places);
    const rest = computeMet(buildMetRow(wanted, mentions, own), weights);
    const measured = measureAnywhere(wanted, mentions, documents);
    return {
      met,
      fall: Math.max(0, met - rest),
      acting: row[ACTING] ?? 0,
      away: listAway(wanted, mentions, change),
      ...measured,
      spread: findSpread(wanted, mentions, measured.anywhere),
      places,
      undone: listUndone(wanted, mentions, own),
      beside: findBeside(wanted, mentions),
      isNamed: wanted.terms.spans.length > 0,
      reached: subjects[at]?.find((name) => mentions.reach.get(name) === 'touched') ?? null,
      idle: findIdleLine(wanted, mentions),
      hasSubject: hasSubject(wanted, mentions),
    };
  });
}

/**
 * Returns the changed files of code that a criterion names by their whole path. Empty where the changed lines of one of them have a
 * name of the criterion, or a fair part of its words.
 */
function listAway(wanted: Wanted, { found, lines }: Mentions, change: Change): readonly string[] {
  const { criterion, terms } = wanted;
  if (criterion.kind !== 'behaviour') return [];
  const named = new Map(
    change.files.flatMap(({ file: { path }, class: fileClass }, at) => {
      const isNamed = terms.paths.some((one) => one.includes('/') && matchesPath(path.toLowerCase(), one));
      return fileClass === 'source' && isNamed ? [[at, path] as const] : [];
    }),
  );
  if (named.size === 0) return [];
  const isThere = (term: Term) =>
    (found.get(term) ?? []).some(({ line, part }) => part !== 'comment' && named.has(lines[line]?.file ?? -1));
  if (terms.names.some(isThere)) return [];
  const weights = weighWords(terms);
  const there = weigh([...weights.keys()].filter(isThere), weights);
  return there >= LEAST_THERE * weigh(weights.keys(), weights) ? [] : [...named.values()];
}

/** The terms of a criterion without those beside it that no added line has. */
export function leaveOutUnsaid(terms: CriterionTerms, { found, lines, paths }: Mentions): CriterionTerms {
  if (terms.beside.size === 0) return terms;
  const isSaid = (term: Term) =>
    !terms.beside.has(term) ||
    paths.has(term) ||
    (found.get(term) ?? []).some(({ line, part }) => lines[line]?.side === 'added' && part !== 'comment');
  const words = terms.words.filter(({ term }) => isSaid(term));
  const [pairs, names] = [terms.pairs.filter(isSaid), terms.names.filter(isSaid)];
  return { ...terms, words, pairs, names, subject: words.filter(({ weight }) => weight === 1).length };
}

function measureAnywhere(
  wanted: Wanted,
  { found, paths, lines, around }: Mentions,
  documents: ReadonlySet<number>,
): Pick<Showing, 'anywhere' | 'silence' | 'absent'> {
  const isCalled = (term: Term) =>
    paths.get(term)?.some((at) => wanted.criterion.kind === 'doc' || !documents.has(at)) === true;
  const counts = ({ line: at, part }: Mention) => {
    const line = lines[at];
    return line !== undefined && (acts(wanted, line, part) || checks(wanted, line, part));
  };
  let [there, all, silence] = [0, 0, 1];
  const absent = new Map<Term, number>();
  for (const [term, weight] of weighWords(wanted.terms)) {
    all += weight;
    if (found.get(term)?.some(counts) === true || isCalled(term) || around.has(term)) there += weight;
    else {
      silence *= 1 - term.expected;
      // A comment that has it is no evidence, but nobody would say that the word is not there.
      if (!found.has(term)) absent.set(term, weight);
    }
  }
  return { anywhere: all === 0 ? 0 : there / all, silence, absent: listHeaviestWords(absent, wanted.terms) };
}

/** Returns the heaviest words of a criterion among some terms, as it writes them, in its order. */
function listHeaviestWords(absent: ReadonlyMap<Term, number>, { words }: CriterionTerms): readonly string[] {
  const some = words.filter(
    ({ term, surface }) => absent.has(term) && WORD.test(surface) && !FILLER_WORDS.has(surface.toLowerCase()),
  );
  const weigh = ({ term }: (typeof some)[number]) => absent.get(term) ?? 0;
  const heaviest = new Set(some.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, MOST_ABSENT));
  return some.filter((one) => heaviest.has(one)).map(({ surface }) => surface);
}

/** Returns the first function that a criterion names and the change leaves as it is, unless it reaches another one of them. */
function findBeside({ criterion, terms: { spans } }: Wanted, { reach }: Mentions): Beside | null {
  if (criterion.kind === 'test' || criterion.kind === 'doc' || spans.some(({ name }) => reach.get(name) === 'touched'))
    return null;
  const beside = spans.find(({ name, isUsed, isDeclared }) => {
    const how = reach.get(name);
    if (how === 'elsewhere') return isDeclared && !isUsed;
    return how === 'untouched' || (how === 'used' && !isUsed);
  });
  return beside === undefined ? null : { name: beside.name, isThere: reach.get(beside.name) !== 'elsewhere' };
}

/** Returns the probability of a row. */
export function computeMet(row: readonly number[], [bias = 0, ...weights]: readonly number[]): number {
  return logistic(bias + computeWeightedSum(row, 0, weights));
}

const NO_TERMS: CriterionTerms = {
  words: [],
  subject: 0,
  pairs: [],
  names: [],
  beside: new Set(),
  paths: [],
  demands: [],
  spans: [],
};

/** Says what is looked for of a criterion: its terms, and the files of the change that it names or asks for. */
export function findWanted(criterion: Criterion, terms: CriterionTerms, change: Change): Wanted {
  const files = change.files.flatMap(({ file: { path }, class: fileClass }, at) => {
    const isNamed = terms.paths.some((named) => matchesPath(path.toLowerCase(), named));
    const isAsked = criterion.kind === 'doc' && fitsDocument(criterion.asks, { path, class: fileClass, added: [] });
    return isNamed || isAsked ? [at] : [];
  });
  const { kind, asks: text } = criterion;
  const comments = kind === 'doc' && fitsDocument(text, { path: '', class: 'source', added: ['//'] });
  return { criterion, terms, files: new Set(files), comments, values: readValues(text) };
}
