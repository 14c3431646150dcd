/** Builds the query: the words, word pairs and names of each criterion, with their weights. */
import type { Criterion } from '../model.js';
import type { WordCutter } from '../text/words.js';
import { readRarities } from './common-words.js';

/** A search term, and the criteria that contain it. */
export interface Term {
  readonly id: number;
  /** The lookup key: a stem, two stems separated by a space, or a name. */
  readonly key: string;
  /** As the criterion writes it. */
  readonly surface: string;
  /** How rare it is in code in general, 0 to 1. */
  readonly rarity: number;
  /** Criterion index and weight, in order of criteria. */
  readonly wanted: { readonly criterion: number; weight: number }[];
}

/** The terms of one criterion. */
export interface CriterionTerms {
  /** In the order of the text. */
  readonly words: readonly { readonly term: Term; readonly weight: number }[];
  /** Number of words in its first line. */
  readonly subject: number;
  readonly pairs: readonly Term[];
  readonly names: readonly Term[];
  /** Paths and file names that the criterion mentions, in lower case. */
  readonly paths: readonly string[];
}

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

class TermTable {
  readonly map = new Map<string, Term>();

  want(key: string, surface: string, rarity: number, criterion: number, weight: number): Term {
    const term = this.map.get(key) ?? { id: this.map.size, key, surface, rarity, wanted: [] };
    this.map.set(key, term);
    const last = term.wanted.at(-1);
    if (last?.criterion !== criterion) term.wanted.push({ criterion, weight });
    else if (weight > last.weight) last.weight = weight;
    return term;
  }
}

/** Builds one query from all criteria. */
export function buildQuery(criteria: readonly Criterion[], cutter: WordCutter): Query {
  const rarities = readRarities();
  const [words, pairs, names] = [new TermTable(), new TermTable(), new TermTable()];
  const wishes = criteria.map((criterion, index): CriterionTerms => {
    const wanted = new Set<Term>();
    const [ownPairs, ownNames] = [new Set<Term>(), new Set<Term>()];
    const lines = [...criterion.text.split('\n'), ...criterion.parts.filter((part) => !criterion.text.includes(part))];
    lines.forEach((line, at) => {
      const weight = at === 0 ? 1 : BODY_WEIGHT;
      let before = '';
      for (const { raw, cut } of cutter.cutLine(line)) {
        for (const { stem, word } of cut.tokens) {
          if (stem !== '') wanted.add(words.want(stem, word, rarities.get(stem) ?? 1, index, weight));
          if (stem !== '' && before !== '' && before !== stem)
            ownPairs.add(pairs.want(`${before} ${stem}`, word, 1, index, weight));
          before = stem;
        }
        if (cut.name !== '') ownNames.add(names.want(cut.name, raw, 1, index, weight));
      }
      for (const [, code = '', quoted = ''] of line.matchAll(CODE)) {
        const name = toSingleName(code === '' ? quoted : code, cutter);
        if (name !== '') ownNames.add(names.want(name, code === '' ? quoted : code, 1, index, weight));
      }
    });
    const text = lines.join('\n');
    const own = [...wanted].map((term) => ({ term, weight: findWeight(term, index) }));
    return {
      words: own,
      subject: own.filter(({ weight }) => weight === 1).length,
      pairs: [...ownPairs],
      names: [...ownNames],
      paths: [...new Set((text.match(PATH) ?? []).slice(0, MAX_PATHS).map((path) => path.toLowerCase()))],
    };
  });
  return { wishes, words: words.map, pairs: pairs.map, names: names.map };
}

function findWeight(term: Term, criterion: number): number {
  return term.wanted.find((wish) => wish.criterion === criterion)?.weight ?? 0;
}

/**
 * Returns a code span or quoted text as one name: `webhook-id`, "Check your email". Empty if it is too long or too
 * short.
 */
function toSingleName(text: string, cutter: WordCutter): string {
  const parts = cutter.cutLine(text).flatMap(({ cut }) => cut.tokens.map((token) => token.word));
  return parts.length > 6 || parts.join('').length < 3 ? '' : parts.join('_');
}
