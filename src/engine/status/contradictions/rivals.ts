/** Pairs of criteria of one ticket that cannot both be met: they say nearly the same, and one thing otherwise. */
import type { Meaning, Word } from '../meaning.js';
import { readQuantities } from '../quantities.js';

/** What differs between two criteria. */
export interface Rivalry {
  /** Indexes of the two, in their order. */
  readonly first: number;
  readonly second: number;
  readonly about: 'value' | 'direction' | 'negation' | 'order' | 'name';
  /** The words of each that the other does not have, as they stand in it. */
  readonly ownFirst: readonly string[];
  readonly ownSecond: readonly string[];
}

/** A criterion as it is compared with the others. */
interface Said {
  readonly words: readonly Word[];
  readonly content: ReadonlySet<string>;
  readonly negations: number;
}

/** Words that two rivals share at least, and as a part of the shorter one. */
const LEAST_SHARED = 3;
const LEAST_PART = 0.55;
/** Words besides what differs that the texts may have each for themselves. */
const MOST_OWN = 3;
/** More criteria are not compared: the pairs grow with the square. */
const MOST_CRITERIA = 300;

/** Finds the pairs of texts that say otherwise of the same. `comparable` says which may be compared. */
export function findRivals(
  texts: readonly string[],
  meaning: Meaning,
  comparable: (first: number, second: number) => boolean,
): Rivalry[] {
  const said = texts.slice(0, MOST_CRITERIA).map((text) => readSaid(text, meaning));
  const found: Rivalry[] = [];
  said.forEach((one, first) => {
    said.forEach((other, second) => {
      if (second <= first || !comparable(first, second)) return;
      const rivalry = compare(one, other, meaning);
      if (rivalry !== null) found.push({ first, second, ...rivalry });
    });
  });
  return found;
}

function readSaid(text: string, meaning: Meaning): Said {
  const words = meaning.readWords(text);
  return {
    words,
    content: new Set(words.filter(({ hasContent, isNegation }) => hasContent && !isNegation).map(({ key }) => key)),
    negations: words.filter(({ isNegation }) => isNegation).length,
  };
}

function compare(one: Said, other: Said, meaning: Meaning): Omit<Rivalry, 'first' | 'second'> | null {
  const shared = [...one.content].filter((key) => other.content.has(key));
  const short = Math.min(one.content.size, other.content.size);
  if (shared.length < LEAST_SHARED || shared.length < LEAST_PART * short) return null;
  const keys = (said: Said, not: Said) => {
    const there = new Set(not.words.map(({ key }) => key));
    return [...new Set(said.words.map(({ key }) => key))].filter((key) => !there.has(key));
  };
  const [ownOne, ownOther] = [keys(one, other), keys(other, one)];
  const turnedOne = ownOne.filter((key) => ownOther.some((against) => meaning.listContraries(key).has(against)));
  const turnedOther = ownOther.filter((key) => ownOne.some((against) => meaning.listContraries(key).has(against)));
  const flips = Math.min(turnedOne.length, turnedOther.length) + Math.abs(one.negations - other.negations);
  const rest = (own: readonly string[], turned: readonly string[], said: Said) =>
    own.filter((key) => said.content.has(key) && !turned.includes(key));
  const [restOne, restOther] = [rest(ownOne, turnedOne, one), rest(ownOther, turnedOther, other)];
  const show = (said: Said, own: readonly string[]) =>
    said.words.filter(({ key }) => own.includes(key)).map(({ word }) => word);
  const isNumber = (key: string) => readQuantities(key).length > 0;
  if (flips === 0 && restOne.length > 0 && restOther.length > 0) {
    if (restOne.every(isNumber) && restOther.every(isNumber))
      return { about: 'value', ownFirst: show(one, restOne), ownSecond: show(other, restOther) };
  }
  if (Math.max(restOne.length, restOther.length) > MOST_OWN) return null;
  if (flips % 2 === 1) {
    const about = turnedOne.length === 0 ? 'negation' : turnedOne.some((key) => key === 'before' || key === 'after') ? 'order' : 'direction';
    return { about, ownFirst: show(one, turnedOne), ownSecond: show(other, turnedOther) };
  }
  return null;
}
