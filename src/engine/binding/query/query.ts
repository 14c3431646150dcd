/** Builds the query: the words, word pairs and names of each criterion, with their weights. */

import { findAsides, joinParts, type Part } from '../../criteria/framing/asides.js';
import { findShared } from '../../criteria/framing/shared.js';
import { type Demand, readDemands } from '../../idioms/demands.js';
import type { Criterion } from '../../model.js';
import type { WordCutter } from '../../text/words.js';
import { readRarities } from './common-words.js';
import { findExpected, USUAL } from './expected-words.js';
import { type NamedSpan, readNamedSpans } from './named-spans.js';

/** A search term, and the criteria that contain it. */
export interface Term {
  readonly id: number;
  /** The lookup key: a stem, two stems separated by a space, or a name. */
  readonly key: string;
  /** As the first criterion that has it writes it. */
  readonly surface: string;
  /** How rare it is in code in general, 0 to 1. */
  readonly rarity: number;
  /** How likely code has it where it is said of it, 0 to 1. */
  readonly expected: number;
  /** Criterion index and weight, in order of criteria. */
  readonly wanted: { readonly criterion: number; weight: number }[];
}

/** Something that a criterion asks for, and the words of it that are looked for. */
interface AskedForm {
  readonly demand: Demand;
  readonly terms: readonly Term[];
  /** What it sorts by. */
  readonly by: Term | null;
}

/** The terms of one criterion. */
export interface CriterionTerms {
  /** In the order of the text. `surface`: as this criterion writes it. */
  readonly words: readonly { readonly term: Term; readonly weight: number; readonly surface: string }[];
  /** Number of words in its first line. */
  readonly subject: number;
  readonly pairs: readonly Term[];
  readonly names: readonly Term[];
  /** Those of all these that only a label in front has, or an explanation behind: they speak for it, and their lack does not speak against it. */
  readonly beside: ReadonlySet<Term>;
  /** Paths and file names that the criterion mentions, in lower case. */
  readonly paths: readonly string[];
  /** What it asks for in words that code says by its form, with those of its words. */
  readonly demands: readonly AskedForm[];
  /** Single names in code spans. */
  readonly spans: readonly NamedSpan[];
}

/** What all criteria of a change look for: the terms of each criterion, and each term once by its key. */
export interface Query {
  readonly wishes: readonly CriterionTerms[];
  readonly words: ReadonlyMap<string, Term>;
  /** The key is both stems, separated by a space. */
  readonly pairs: ReadonlyMap<string, Term>;
  readonly names: ReadonlyMap<string, Term>;
}

/** Weight of words after the first line. The first line names the subject; later lines explain it. */
const BODY_WEIGHT = 0.5;
const PATH = /[\w.@-]+(?:\/[\w.@-]+)+|\b[\w-]+\.[a-z][a-z0-9]{0,5}\b/giu;
const CODE = /`([^`]{1,80})`|["“]([^"”]{2,40})["”]/gu;
const MAX_PATHS = 20;

/** Quoted words of fewer letters are no name, but for the names of code. */
const SHORT_NAME = /^[\p{IDS}_$]{1,2}$/u;
const LEAST_QUOTED = 3;

class TermTable {
  readonly map = new Map<string, Term>();
  readonly #rarities: ReadonlyMap<string, number>;
  readonly #expected: (key: string) => number;

  constructor(rarities: ReadonlyMap<string, number>, expected: (key: string) => number) {
    this.#rarities = rarities;
    this.#expected = expected;
  }

  want(key: string, surface: string, criterion: number, weight: number): Term {
    const term = this.map.get(key) ?? {
      id: this.map.size,
      key,
      surface,
      rarity: this.#rarities.get(key) ?? 1,
      expected: this.#expected(key),
      wanted: [],
    };
    this.map.set(key, term);
    const last = term.wanted.at(-1);
    if (last?.criterion !== criterion) term.wanted.push({ criterion, weight });
    else if (weight > last.weight) last.weight = weight;
    return term;
  }
}

/** Builds one query from all criteria. */
export function buildQuery(criteria: readonly Criterion[], cutter: WordCutter): Query {
  const none = new Map<string, number>();
  const words = new TermTable(readRarities(), findExpected);
  const [pairs, names] = [new TermTable(none, () => USUAL), new TermTable(none, () => USUAL)];
  const shared = findShared(criteria.map(({ asks }) => asks));
  const wishes = criteria.map((criterion, index): CriterionTerms => {
    const wanted = new Map<Term, string>();
    const [ownPairs, ownNames] = [new Set<Term>(), new Set<Term>()];
    const [inside, beside] = [new Set<Term>(), new Set<Term>()];
    const lines = [...criterion.asks.split('\n'), ...criterion.parts.filter((part) => !criterion.text.includes(part))];
    lines.forEach((line, at) => {
      const weight = at === 0 ? 1 : BODY_WEIGHT;
      let before = '';
      const asides = at === 0 ? joinParts([...findAsides(line), ...(shared[index] ?? [])]) : [];
      const take = (own: Set<Term>, term: Term, isBeside: boolean) => {
        own.add(term);
        (isBeside ? beside : inside).add(term);
      };
      const takeWord = (term: Term, word: string, isBeside: boolean) => {
        if (!wanted.has(term)) wanted.set(term, word);
        (isBeside ? beside : inside).add(term);
      };
      for (const { text: part, isBeside } of splitAt(line, asides)) {
        for (const { raw, cut } of cutter.cutLine(part)) {
          for (const { stem, word } of cut.tokens) {
            if (stem !== '') takeWord(words.want(stem, word, index, weight), word, isBeside);
            if (stem !== '' && before !== '' && before !== stem)
              take(ownPairs, pairs.want(`${before} ${stem}`, word, index, weight), isBeside);
            before = stem;
          }
          if (cut.name !== '') take(ownNames, names.want(cut.name, raw, index, weight), isBeside);
        }
        for (const [, code = '', quoted = ''] of part.matchAll(CODE)) {
          const name = toSingleName(code === '' ? quoted : code, cutter, SHORT_NAME.test(code) ? 1 : LEAST_QUOTED);
          if (name !== '') take(ownNames, names.want(name, code === '' ? quoted : code, index, weight), isBeside);
        }
        before = '';
      }
    });
    const text = lines.join('\n');
    const own = [...wanted].map(([term, surface]) => ({ term, weight: findWeight(term, index), surface }));
    const findTerm = (word: string) =>
      words.map.get(cutter.listTokens(word).find(({ stem }) => stem !== '')?.stem ?? '') ?? null;
    return {
      words: own,
      subject: own.filter(({ weight }) => weight === 1).length,
      pairs: [...ownPairs],
      names: [...ownNames],
      beside: new Set([...beside].filter((term) => !inside.has(term))),
      paths: [...new Set((text.match(PATH) ?? []).slice(0, MAX_PATHS).map((path) => path.toLowerCase()))],
      demands: readDemands(criterion.asks).map((demand) => ({
        demand,
        terms: cutter.listTokens(demand.said).flatMap(({ stem }) => words.map.get(stem) ?? []),
        by: demand.kind === 'form' && demand.by !== null ? findTerm(demand.by) : null,
      })),
      spans: readNamedSpans(text),
    };
  });
  return { wishes, words: words.map, pairs: pairs.map, names: names.map };
}

/** Cuts a line at its parts. */
function splitAt(
  line: string,
  asides: readonly Part[],
): readonly { readonly text: string; readonly isBeside: boolean }[] {
  let at = 0;
  const parts = asides.flatMap(({ from, to }) => {
    const before = { text: line.slice(at, from), isBeside: false };
    at = to;
    return [before, { text: line.slice(from, to), isBeside: true }];
  });
  return [...parts, { text: line.slice(at), isBeside: false }].filter(({ text }) => text !== '');
}

function findWeight(term: Term, criterion: number): number {
  return term.wanted.find((wish) => wish.criterion === criterion)?.weight ?? 0;
}

/**
 * Returns a code span or quoted text as one name: `webhook-id`, "Check your email". Empty if it is too long or too
 * short.
 */
function toSingleName(text: string, cutter: WordCutter, least: number): string {
  const parts = cutter.cutLine(text).flatMap(({ cut }) => cut.tokens.map((token) => token.word));
  return parts.length > 6 || parts.join('').length < least ? '' : parts.join('_');
}
