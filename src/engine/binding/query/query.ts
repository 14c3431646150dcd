/** Builds the query: the words, word pairs and names of each criterion, with their weights. */

import { findAsides, joinParts, type Part } from '../../criteria/framing/asides.js';
import { findShared } from '../../criteria/framing/shared.js';
import { type Demand, readDemands } from '../../idioms/demands.js';
import type { Criterion } from '../../model.js';
import type { WordCutter } from '../../text/words.js';
import { readRarities } from './common-words.js';
import { findExpected, USUAL } from './expected-words.js';

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

/** A name that a criterion writes as code. */
interface NamedSpan {
  /** As written, with what it is of: `price`, `Basket.price`. */
  readonly name: string;
  /** It is to be used, called, raised or given: nothing is asked of itself. */
  readonly isUsed: boolean;
  /** It is called a function, a type, or what else a program declares. */
  readonly isDeclared: boolean;
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
/** What a sentence says not to be there, or to be like. */
const NO_SUBJECT = /\b(?:no|not|without(?: \w{2,12}ing)?|like|as|than|instead of|unlike)(?: an?| the| any)? $/iu;
/** What is done with a name that follows. */
const USES =
  /\b(?:us(?:es?|ed|ing)|via|through|execut(?:es?|ed|ing)|runs?|running|key(?:s|ed)? off|calls?|called|calling|invok(?:es?|ed|ing)|rais(?:es?|ed|ing)|throw(?:s|n|ing)?|returns?|returning|by|from|with|both|either|neither)(?: (?:an?|the|its|functions?|methods?|helpers?|class|instance of|call (?:of|to)))* $/iu;
/** What a name is called that a program declares. */
const DECLARED =
  '(?:functions?|methods?|class(?:es)?|constructors?|structs?|interfaces?|traits?|helpers?|decorators?|hooks?|components?)';
const DECLARED_BEFORE = new RegExp(`\\b${DECLARED}(?: (?:called|named))? $`, 'iu');
const DECLARED_BEHIND = new RegExp(
  `^ (?:(?:static|class|instance|helper|utility|public|private|exported) )?${DECLARED}\\b`,
  'iu',
);
/** Names in a row before it: what is done with the first is done with all of them. */
const ROW = /(?:`[^`]{1,80}`(?:,|,? (?:and|or)) )+$/u;
/** A condition, or a time, that names stand in: "If `run` fails, …". */
const CONDITION = /(?:^|[.;:]\s+|[-*]\s+)(?:if|when|where|once|unless|after|before)\b[^,.;]*$/iu;
const SPANS = /`[^`]{1,80}`/gu;
/** The same behind it: "`close` must be called". */
const USED = /^[^`.;:]{0,50}\b(?:be|is|are) (?:\w{2,12}ly )?(?:invoked|called|used)\b/iu;
/** A name in a code span, the last part of a qualified one, and what a function takes and gives. */
const SPAN =
  /`((?:[\p{IDC}$]{1,60}(?:\.|::|#|->)){0,4}[\p{IDS}_$][\p{IDC}$]{0,60}[?!]?)(?:\([^`()]{0,120}\)(?: ?(?:->|:)[^`]{1,60})?)?`/gu;
const MAX_PATHS = 20;
/** So many characters before and behind a name are read. */
const BEFORE = 160;
const BEHIND = 80;

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
      spans: [...text.matchAll(SPAN)]
        .map(({ 0: span, 1: name = '', index }) => ({
          name,
          before: text.slice(Math.max(0, index - BEFORE), index).replace(ROW, ''),
          behind: text.slice(index + span.length, index + span.length + BEHIND),
        }))
        .filter(({ before }) => !NO_SUBJECT.test(before))
        .slice(0, MAX_PATHS)
        .map(({ name, before, behind }) => ({
          name,
          isUsed: USES.test(before) || USED.test(behind) || CONDITION.test(before.replace(SPANS, '')),
          isDeclared: DECLARED_BEFORE.test(before) || DECLARED_BEHIND.test(behind),
        })),
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
