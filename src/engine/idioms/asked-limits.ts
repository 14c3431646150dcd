/** The limits that a text asks for: "at least 18". `code-limits.ts` reads those that code sets. */
import { type Quantity, readQuantities } from '../status/quantities.js';
import { toLowerCase } from '../text/lower-case.js';

/** Which side of a cut the number itself is on. `from`: the upper side; `over`: the lower side. */
export type Cut = 'from' | 'over';

/** A limit that a text names. */
export interface AskedLimit {
  readonly at: number;
  readonly end: number;
  readonly quantity: Quantity;
  readonly cut: Cut;
  /** Which side is meant: at least and more than are above. */
  readonly above: boolean;
  /** The last so many of a list. */
  readonly isLast: boolean;
  /** The text says what holds on this side, and not what does not. */
  readonly isPlain: boolean;
}

const NEGATION = /(?:\b(?:no|not|never|cannot|without)|n['’]t)(?: \w{1,12}){0,2}\s*$/u;
/** What is negative, and what is not, may stand far from what turns it. */
const NEGATED_CLAUSE = /(?:\b(?:no|not|never|cannot|without)|n['’]t)\b[^,;.:]{0,80}$/u;
/** What stands before a number: the words, the side, and whether the number itself is part of it. */
const BEFORE: readonly (readonly [RegExp, boolean, boolean])[] = [
  [/\b(?:at least|at the least|minimum(?: of| is)?|min\.?|not before|starting (?:at|from)|>=|≥)$/u, true, true],
  [
    /\b(?:at most|at the most|up to|maximum(?: of| is)?|max\.?|within|limited to|(?:the|only the) (?:first|last)|cut (?:after|to|at)|capped at|truncated (?:to|after|at)|shortened to|<=|≤)$/u,
    false,
    true,
  ],
  [
    /(?:\b(?:more|greater|larger|bigger|longer|older|higher|later) than|\b(?:over|above|beyond|exceeds?|exceeding|exceeded)|>)$/u,
    true,
    false,
  ],
  [/(?:\b(?:less|fewer|smaller|shorter|younger|lower|earlier) than|\b(?:under|below)|<)$/u, false, false],
];
const AFTER: readonly (readonly [RegExp, boolean])[] = [
  [
    /^\s?(?:[a-z]+ ){0,2}?(?:or|and) (?:more|above|over|older|greater|later|higher|up|longer)\b|^\s?(?:[a-z]+ )?(?:at least|at the least|onwards?\b)|^\+/u,
    true,
  ],
  [
    /^\s?(?:[a-z]+ ){0,2}?(?:or|and) (?:less|fewer|below|under|younger|lower|shorter)\b|^\s?(?:[a-z]+ )?at (?:the )?most\b/u,
    false,
  ],
];
const RANGE = /^(?:\s?(?:to|and|-|–|through)\s?)$/u;
const BETWEEN = /\b(?:between|from)\s$/u;
const SIGN = /\b(?:(?<neg>negative)|(?<pos>positive))\b/u;
const ARTICLE = /\s(?:an?|the|about|exactly|(?:(?:an?|the) )?\w{1,20} of)$/u;

/** What turns a text that says which side holds. */
const TURNS =
  /\b(?:no|not|never|false|refus\w*|reject\w*|except|unless|without|cannot|invalid|fail\w*|throws?|raises?|errors?|skip\w*|ignor\w*|exclud\w*|drop\w*|hid\w*|den(?:y|ied|ies)|omit\w*|left out|forbid\w*)\b|n['’]t\b/u;
const ZERO = /\b(?:of|for|is|are) zero\b(?! (?:or|and|to)\b)/u;

/** A limit as it is found, before the whole text is looked at. */
type FoundLimit = Omit<AskedLimit, 'isPlain'>;

/** A number of a text with what stands around it, all in lower case. */
interface NumberPlace {
  readonly text: string;
  readonly quantity: Quantity;
  readonly end: number;
  /** The number after it. */
  readonly next: Quantity | undefined;
  /** The words up to it, without an article at their end, and those behind it. */
  readonly before: string;
  readonly rest: string;
}

/** Reads the limits of a text, in its order. */
export function readAskedLimits(written: string): AskedLimit[] {
  const text = toLowerCase(written);
  const numbers = readQuantities(written).filter(
    ({ at }, index, all) => index === 0 || all.findIndex((one) => one.at === at) === index,
  );
  const ofNumbers = numbers.flatMap((quantity, index) => readNumber(findPlace(text, quantity, numbers[index + 1])));
  const signed = readSigned(text);
  const found = [...ofNumbers, ...(signed === null ? [] : [signed])];
  const zero = found.length === 0 ? readZero(text) : null;
  const isPlain = !TURNS.test(text);
  return [...found, ...(zero === null ? [] : [zero])].map((limit) => ({ ...limit, isPlain }));
}

function findPlace(text: string, quantity: Quantity, next: Quantity | undefined): NumberPlace {
  const end = quantity.at + quantity.text.length;
  const before = text.slice(Math.max(0, quantity.at - 60), quantity.at).trimEnd();
  return { text, quantity, end, next, before: before.replace(ARTICLE, ''), rest: text.slice(end, end + 40) };
}

/** Reads the limits that a number is part of: the first form that fits. */
function readNumber(place: NumberPlace): readonly FoundLimit[] {
  const range = readRange(place);
  if (range !== null) return range;
  const limit = readWordsBehind(place) ?? readFromOn(place) ?? readUpToBefore(place) ?? readWordsBefore(place);
  return limit === null ? [] : [limit];
}

/** `between 3 and 5`, `3 to 5`: a limit at each end. */
function readRange({ text, quantity, end, next, rest }: NumberPlace): readonly FoundLimit[] | null {
  if (next === undefined || !RANGE.test(text.slice(end, next.at))) return null;
  if (!/\d$/u.test(quantity.text) && next.dimension !== quantity.dimension) return null;
  if (!BETWEEN.test(text.slice(0, quantity.at)) && !/^\s?(?:to|-|–|through)/u.test(rest)) return null;
  const span = { at: quantity.at, end: next.at + next.text.length };
  return [
    { ...span, quantity, cut: 'from', above: true, isLast: false },
    { ...span, quantity: next, cut: 'over', above: false, isLast: false },
  ];
}

/** `18 or more`, `18 at most`. */
function readWordsBehind({ quantity, end, rest }: NumberPlace): FoundLimit | null {
  for (const [words, above] of AFTER) {
    const found = words.exec(rest);
    if (found === null) continue;
    return {
      at: quantity.at,
      end: end + found[0].length,
      quantity,
      cut: above ? 'from' : 'over',
      above,
      isLast: false,
    };
  }
  return null;
}

/** `from 18 on`. */
function readFromOn({ quantity, end, before, rest }: NumberPlace): FoundLimit | null {
  if (!/^\s?(?:[a-z]+ )?on\b/u.test(rest) || !/\bfrom$/u.test(before)) return null;
  return { at: quantity.at, end, quantity, cut: 'from', above: true, isLast: false };
}

/** `up to 2 hours before`: so far ahead, or more. */
function readUpToBefore({ quantity, end, before, rest }: NumberPlace): FoundLimit | null {
  if (quantity.dimension !== 'time' || !/\bup to$/u.test(before)) return null;
  if (!/^\s?(?:before|prior to|ahead of|in advance)\b/u.test(rest)) return null;
  const at = before.search(/up to$/u) + quantity.at - before.length - 1;
  return { at, end, quantity, cut: 'from', above: true, isLast: false };
}

/** `at least 18`, `not more than 18`, `the last 18`. */
function readWordsBefore({ quantity, end, before }: NumberPlace): FoundLimit | null {
  for (const [words, above, isPart] of BEFORE) {
    const found = words.exec(before);
    if (found === null) continue;
    return {
      at: quantity.at - (before.length - found.index) - 1,
      end,
      quantity,
      cut: above === isPart ? 'from' : 'over',
      above: above !== NEGATION.test(before.slice(0, found.index)),
      isLast: /\blast$/u.test(before),
    };
  }
  return null;
}

/** `positive`, `not negative`: a limit at zero. */
function readSigned(text: string): FoundLimit | null {
  const sign = SIGN.exec(text);
  const [zero] = readQuantities('0');
  if (sign === null || zero === undefined) return null;
  const above = sign.groups?.['pos'] !== undefined;
  return {
    at: sign.index,
    end: sign.index + sign[0].length,
    quantity: zero,
    cut: above ? 'over' : 'from',
    above: above !== NEGATED_CLAUSE.test(text.slice(0, sign.index)),
    isLast: false,
  };
}

/** `is zero`. */
function readZero(text: string): FoundLimit | null {
  const found = ZERO.exec(text);
  const [zero] = readQuantities('0');
  if (found === null || zero === undefined) return null;
  return {
    at: found.index,
    end: found.index + found[0].length,
    quantity: zero,
    cut: 'over',
    above: false,
    isLast: false,
  };
}
