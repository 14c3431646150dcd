/** Pairs of criteria of one ticket that cannot both be met: they say nearly the same, and one thing otherwise. */
import { readAnchors } from '../criterion-anchors.js';
import { FUNCTION_WORDS } from '../lexica/function-words.js';
import type { Meaning, Word } from '../meaning.js';
import { readQuantities } from '../quantities.js';

/** What differs between two criteria. */
export interface Rivalry {
  /** Indexes of the two, in their order. */
  readonly first: number;
  readonly second: number;
  readonly about: 'value' | 'direction' | 'negation' | 'order' | 'name' | 'condition';
  /** The keys of the words of each that make the difference; empty where the words are the same. */
  readonly ownFirst: readonly string[];
  readonly ownSecond: readonly string[];
}

/** A criterion as it is compared with the others. */
interface Said {
  readonly keys: ReadonlySet<string>;
  /** The keys of words that say something, in the order of the text. */
  readonly sequence: readonly string[];
  readonly content: ReadonlySet<string>;
  /** The keys that a negation before them in the same clause turns. */
  readonly negated: ReadonlySet<string>;
  /** How many times it says no. */
  readonly negations: number;
  /** The keys of words in code spans and quotes. */
  readonly named: ReadonlySet<string>;
}

/** Words that two rivals share at least, and as a part of the shorter one. */
const LEAST_SHARED = 3;
const LEAST_PART = 0.5;
/** Words besides what differs that the texts may have each for themselves. */
const MOST_OWN = 4;
/** Of the pairs of shared words so many stand the other way round where two texts exchange who does what. */
const EXCHANGED = 0.5;
/** More criteria are not compared: the pairs grow with the square. */
const MOST_CRITERIA = 300;
const CLAUSE_END: ReadonlySet<string> = new Set(
  'and but so because if when unless which while until that as'.split(' '),
);
const CONDITIONS: ReadonlySet<string> = new Set(
  'if when unless only except until while whenever without once'.split(' '),
);
const ORDER: ReadonlySet<string> = new Set(['before', 'after']);

/** Finds the pairs of texts that say otherwise of the same. `comparable` says which may be compared. */
export function findRivals(
  texts: readonly string[],
  meaning: Meaning,
  comparable: (first: number, second: number) => boolean,
): Rivalry[] {
  const said = texts.slice(0, MOST_CRITERIA).map((text) => readSaid(text, meaning));
  return said.flatMap((one, first) =>
    said.slice(first + 1).flatMap((other, after) => {
      const second = first + 1 + after;
      const difference = comparable(first, second) ? compare(one, other, meaning) : null;
      return difference === null ? [] : [{ first, second, ...difference }];
    }),
  );
}

function readSaid(text: string, meaning: Meaning): Said {
  const clauses = text.split(/[,;:.()]/u).map((clause) => meaning.readWords(clause));
  const words = clauses.flat();
  const sequence = orderOwners(words)
    .filter(isContent)
    .map(({ key }) => key);
  const named = readAnchors(text).flatMap((anchor) =>
    anchor.kind === 'number' ? [] : meaning.readWords(anchor.text).map(({ key }) => key),
  );
  return {
    keys: new Set(words.map(({ key }) => key)),
    sequence,
    content: new Set(sequence),
    negated: new Set(clauses.flatMap(listNegated)),
    negations: words.filter(({ isNegation }) => isNegation).length,
    named: new Set(named),
  };
}

/** Puts what something is of before it: “the default of `retries`” is “`retries` default”. */
function orderOwners(words: readonly Word[]): readonly Word[] {
  const ordered: Word[] = [];
  let of: number | null = null;
  for (const word of words) {
    if (word.word === 'of') of = ordered.findLastIndex(isContent);
    else if (isContent(word) && of !== null && of >= 0) {
      ordered.splice(of, 0, word);
      of = null;
    } else ordered.push(word);
  }
  return ordered;
}

function isContent({ word, isNegation }: Word): boolean {
  return !isNegation && !FUNCTION_WORDS.has(word);
}

/** The words after a negation, up to the end of its clause. */
function listNegated(clause: readonly Word[]): string[] {
  let isOn = false;
  return clause.flatMap((word) => {
    if (word.isNegation) isOn = !isOn;
    else if (CLAUSE_END.has(word.word)) isOn = false;
    return isOn && isContent(word) ? [word.key] : [];
  });
}

type Difference = Omit<Rivalry, 'first' | 'second'>;

/** Two texts, what they share, and the keys that each has for itself. */
interface Pair {
  readonly one: Said;
  readonly other: Said;
  readonly shared: readonly string[];
  readonly ownOne: readonly string[];
  readonly ownOther: readonly string[];
}

function compare(one: Said, other: Said, meaning: Meaning): Difference | null {
  const shared = [...one.content].filter((key) => other.content.has(key));
  const short = Math.min(one.content.size, other.content.size);
  if (shared.length < LEAST_SHARED || shared.length < LEAST_PART * short) return null;
  const own = (said: Said, not: Said) => [...said.content].filter((key) => !not.content.has(key));
  const pair = { one, other, shared, ownOne: own(one, other), ownOther: own(other, one) };
  return compareContraries(pair, meaning) ?? compareExact(pair) ?? compareOrder(pair) ?? compareConditions(pair);
}

/** An odd number of contraries and negations: two of them say the same again. */
function compareContraries({ one, other, shared, ownOne, ownOther }: Pair, meaning: Meaning): Difference | null {
  const turned = (own: readonly string[], against: Said) =>
    own.filter((key) => [...meaning.listContraries(key)].some((contrary) => against.keys.has(contrary)));
  const [turnedOne, turnedOther] = [turned(ownOne, other), turned(ownOther, one)];
  // Where both say no as often, one of them before the shared word and one after it, none says otherwise than the other.
  const isNegated =
    one.negations % 2 !== other.negations % 2 && shared.some((key) => one.negated.has(key) !== other.negated.has(key));
  const flips = Math.max(turnedOne.length, turnedOther.length) + (isNegated ? 1 : 0);
  const [restOne, restOther] = [ownOne.length - turnedOne.length, ownOther.length - turnedOther.length];
  if (flips % 2 === 0 || Math.max(restOne, restOther) > MOST_OWN) return null;
  // Where each has several words of its own besides, they say what happens in two cases. One may be part of a no: “no longer”.
  if (Math.min(restOne, restOther) > 1) return null;
  const keys = [...turnedOne, ...turnedOther];
  const about = keys.length === 0 ? 'negation' : keys.every((key) => ORDER.has(key)) ? 'order' : 'direction';
  return { about, ownFirst: turnedOne, ownSecond: turnedOther };
}

/** All that differs is a number, or a name. */
function compareExact({ one, other, ownOne, ownOther }: Pair): Difference | null {
  if (ownOne.length === 0 || ownOther.length === 0) return null;
  const found = { ownFirst: ownOne, ownSecond: ownOther };
  const isNumber = (key: string) => readQuantities(key).length > 0;
  if (ownOne.every(isNumber) && ownOther.every(isNumber)) return { about: 'value', ...found };
  const isNamed = (said: Said, keys: readonly string[]) => keys.every((key) => said.named.has(key));
  return isNamed(one, ownOne) && isNamed(other, ownOther) ? { about: 'name', ...found } : null;
}

/** Both have the same words in another order, or one has only words of the other, most of them the other way round. */
function compareOrder({ one, other, shared, ownOne, ownOther }: Pair): Difference | null {
  if (Math.min(ownOne.length, ownOther.length) > 0 || Math.max(ownOne.length, ownOther.length) > MOST_OWN) return null;
  const places = shared.map((key) => [one.sequence.indexOf(key), other.sequence.indexOf(key)] as const);
  let [exchanged, pairs] = [0, 0];
  places.forEach(([a, b], at) => {
    for (const [c, d] of places.slice(at + 1)) {
      pairs += 1;
      if (a < c !== b < d) exchanged += 1;
    }
  });
  const isSame = ownOne.length + ownOther.length === 0;
  return exchanged === 0 || (!isSame && exchanged < EXCHANGED * pairs)
    ? null
    : { about: 'order', ownFirst: ownOne, ownSecond: ownOther };
}

/** One says under a condition what the other says without. */
function compareConditions({ one, other, ownOne, ownOther }: Pair): Difference | null {
  const hasCondition = (said: Said, against: Said) =>
    [...CONDITIONS].some((key) => said.keys.has(key) && !against.keys.has(key));
  if (ownOther.length === 0 && ownOne.length > 0 && hasCondition(one, other))
    return { about: 'condition', ownFirst: ownOne, ownSecond: [] };
  if (ownOne.length === 0 && ownOther.length > 0 && hasCondition(other, one))
    return { about: 'condition', ownFirst: [], ownSecond: ownOther };
  return null;
}
