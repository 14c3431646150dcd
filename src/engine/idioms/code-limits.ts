/** The limits that code sets: `age >= 18`, `age < 18` and `Math.max(18, age)` all cut below 18, as "at least 18" asks. */
import { type Quantity, readQuantities } from '../status/quantities.js';
import type { Cut } from './asked-limits.js';

/** A limit that a line of code sets. */
export interface CodeLimit {
  readonly quantity: Quantity;
  readonly kind: 'cut' | 'least' | 'most' | 'last';
  /** Of a cut. */
  readonly cut: Cut;
  /** The line gives whether a number is above the cut, or below; null where it does something else with it. */
  readonly above: boolean | null;
}

const N = String.raw`-?\d[\d_]*(?:\.\d+)?(?:\s?\*\s?\d[\d_]*){0,4}`;
const AFTER_SIGN = new RegExp(String.raw`(?<![=<>-])(?<sign><=|>=|<|>)(?![<>=])\s?(?<n>${N})(?![\w.]*\()`, 'gu');
const BEFORE_SIGN = new RegExp(
  String.raw`(?<![\w.)\]])(?<n>${N})\s?(?<sign><=|>=|<|>)(?![<>=])\s?[\p{IDS}_$(@&*]`,
  'gu',
);
const MOST = String.raw`(?:\bmin\s?\(\s?|\b(?:Math|Ord|cmp|std|Integer|Long)\W{1,2}min\s?\(\s?)(?:[^(),]{1,60}(?:\([^()]{0,40}\))?,\s?)?`;
const LEAST = MOST.replaceAll('min', 'max');
const MOSTS: readonly RegExp[] = [
  new RegExp(`${MOST}(?<n>${N})`, 'gu'),
  new RegExp(String.raw`\[[^\]]{0,60}?(?<n>${N})\]\.min\b`, 'gu'),
  new RegExp(
    String.raw`(?:[Ss]lice|[Ss]ubstr(?:ing)?|array_slice|mb_substr|left|Left|SUBSTR)\((?:[^(),]{1,60}(?:\(\))?,\s?)?0,\s?(?<n>${N})`,
    'gu',
  ),
  new RegExp(String.raw`\[(?:0)?\s?(?::|\.\.=?|\.\.\.)\s?(?<n>${N})\]`, 'gu'),
  new RegExp(
    String.raw`\.(?:[Tt]ake|[Ff]irst|[Ll]imit|take_while|truncate|prefix|coerceAtMost|head|islice)\((?<n>${N})\)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:LIMIT|limit:?|TOP)\s(?<n>${N})`, 'gu'),
  new RegExp(
    String.raw`\b(?:max|MAX|max[A-Z_]\w*|MAX_\w+|\w+_(?:max|MAX|LIMIT|limit)|\w+Max\w*|le|lte|limit\w*|\w+Limit\w*)["']?\]?\s?(?::[^=]{1,20}=|[:=]|=>)\s?(?<n>${N})`,
    'gu',
  ),
  new RegExp(String.raw`(?:@Max|\bmax[A-Z]\w*)\((?<n>${N})`, 'gu'),
];
const LEASTS: readonly RegExp[] = [
  new RegExp(`${LEAST}(?<n>${N})`, 'gu'),
  new RegExp(String.raw`\[[^\]]{0,60}?(?<n>${N})\]\.max\b`, 'gu'),
  new RegExp(String.raw`\.(?:coerceAtLeast)\((?<n>${N})\)`, 'gu'),
  new RegExp(
    String.raw`\b(?:min|MIN|min[A-Z_]\w*|MIN_\w+|\w+_(?:min|MIN)|\w+Min\w*|ge|gte)["']?\]?\s?(?::[^=]{1,20}=|[:=]|=>)\s?(?<n>${N})`,
    'gu',
  ),
  new RegExp(String.raw`(?:@Min|\bmin[A-Z]\w*)\((?<n>${N})`, 'gu'),
];
/** `x.min(5)` is the smaller of the two in some languages, and a smallest length in others. */
const METHOD_MIN = new RegExp(String.raw`[\w)\]]\.min\((?<n>${N})\)`, 'gu');
const METHOD_MAX = new RegExp(String.raw`[\w)\]]\.max\((?<n>${N})\)`, 'gu');
const LASTS: readonly RegExp[] = [
  /(?:[Ss]lice\(|\[)-(?<n>\d+)(?::|\.\.|\))/gu,
  /\.(?:[Ll]ast|takeLast|TakeLast|tail|suffix)\((?<n>\d+)\)/gu,
];
/** A line that gives what one comparison says. */
const GIVES_TRUTH = /^\s*(?:return\b|=>|.{0,80}=>\s)[^?&|!]*$/u;
const DIGIT = /\d/u;
const MOST_LIMITS = 20;

/** Reads the limits that a line of code sets. */
export function readCodeLimits(code: string): CodeLimit[] {
  if (!DIGIT.test(code)) return [];
  const found: CodeLimit[] = [];
  const take = (n: string | undefined, kind: CodeLimit['kind'], cut: Cut, above: boolean | null = null) => {
    for (const quantity of toQuantities(n ?? ''))
      if (found.length < MOST_LIMITS) found.push({ quantity, kind, cut, above });
  };
  const isGiven = GIVES_TRUTH.test(code);
  for (const { groups = {} } of code.matchAll(AFTER_SIGN))
    take(
      groups['n'],
      'cut',
      groups['sign'] === '>=' || groups['sign'] === '<' ? 'from' : 'over',
      isGiven ? groups['sign']?.startsWith('>') === true : null,
    );
  for (const { groups = {} } of code.matchAll(BEFORE_SIGN))
    take(
      groups['n'],
      'cut',
      groups['sign'] === '<=' || groups['sign'] === '>' ? 'from' : 'over',
      isGiven ? groups['sign']?.startsWith('<') === true : null,
    );
  const all = (patterns: readonly RegExp[], kind: CodeLimit['kind']) => {
    for (const pattern of patterns)
      for (const { groups = {} } of code.matchAll(pattern)) take(groups['n'], kind, kind === 'least' ? 'from' : 'over');
  };
  all(MOSTS, 'most');
  all(LEASTS, 'least');
  all(LASTS, 'last');
  all([METHOD_MIN], 'most');
  all([METHOD_MAX], 'least');
  // A library that checks texts: `string().min(5)`.
  if (/\b(?:string|number|array|bigint|date)\(\)/u.test(code)) {
    all([METHOD_MIN], 'least');
    all([METHOD_MAX], 'most');
  }
  return found;
}

/** A number may stand for itself, and a product for what it gives. */
function toQuantities(text: string): Quantity[] {
  const isNegative = text.startsWith('-');
  const read = readQuantities(isNegative ? text.slice(1) : text);
  const whole = read.find((one) => one.text.includes('*')) ?? read[0];
  if (whole === undefined) return [];
  return [isNegative ? { ...whole, value: -whole.value, amounts: whole.amounts.map((amount) => -amount) } : whole];
}
