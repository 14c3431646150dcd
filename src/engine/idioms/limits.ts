/** Limits: "at least 18" in a text, and `age >= 18`, `age < 18` or `Math.max(18, age)` in code, which all cut below 18. */
import { type Quantity, readQuantities } from '../status/quantities.js';
import { toLowerCase } from '../text/lower-case.js';

/** `from`: the number itself is on the upper side of the cut; `over`: on the lower side. */
type Cut = 'from' | 'over';

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

/** A limit that a line of code sets. */
export interface CodeLimit {
  readonly quantity: Quantity;
  readonly kind: 'cut' | 'least' | 'most' | 'last';
  /** Of a cut. */
  readonly cut: Cut;
  /** The line gives whether a number is above the cut, or below; null where it does something else with it. */
  readonly above: boolean | null;
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

/** Reads the limits of a text, in its order. */
export function readAskedLimits(written: string): AskedLimit[] {
  const text = toLowerCase(written);
  const isPlain = !TURNS.test(text);
  const numbers = readQuantities(written).filter(
    ({ at }, index, all) => index === 0 || all.findIndex((one) => one.at === at) === index,
  );
  const limits = numbers.flatMap((quantity, index): AskedLimit[] => {
    const end = quantity.at + quantity.text.length;
    const rest = text.slice(end, end + 40);
    const next = numbers[index + 1];
    if (
      next !== undefined &&
      RANGE.test(text.slice(end, next.at)) &&
      (/\d$/u.test(quantity.text) || next.dimension === quantity.dimension)
    ) {
      const isRange = BETWEEN.test(text.slice(0, quantity.at)) || /^\s?(?:to|-|–|through)/u.test(rest);
      if (isRange) {
        const last = next.at + next.text.length;
        const span = { at: quantity.at, end: last };
        return [
          { ...span, quantity, cut: 'from', above: true, isLast: false, isPlain },
          { ...span, quantity: next, cut: 'over', above: false, isLast: false, isPlain },
        ];
      }
    }
    for (const [words, above] of AFTER) {
      const found = words.exec(rest);
      if (found !== null)
        return [
          {
            at: quantity.at,
            end: end + found[0].length,
            quantity,
            cut: above ? 'from' : 'over',
            above,
            isLast: false,
            isPlain,
          },
        ];
    }
    const before = text
      .slice(Math.max(0, quantity.at - 60), quantity.at)
      .trimEnd()
      .replace(ARTICLE, '');
    if (/^\s?(?:[a-z]+ )?on\b/u.test(rest) && /\bfrom$/u.test(before))
      return [{ at: quantity.at, end, quantity, cut: 'from', above: true, isLast: false, isPlain }];
    if (
      quantity.dimension === 'time' &&
      /^\s?(?:before|prior to|ahead of|in advance)\b/u.test(rest) &&
      /\bup to$/u.test(before)
    )
      return [
        {
          at: before.search(/up to$/u) + quantity.at - before.length - 1,
          end,
          quantity,
          cut: 'from',
          above: true,
          isLast: false,
          isPlain,
        },
      ];
    for (const [words, above, isPart] of BEFORE) {
      const found = words.exec(before);
      if (found === null) continue;
      const isTurned = NEGATION.test(before.slice(0, found.index));
      return [
        {
          at: quantity.at - (before.length - found.index) - 1,
          end,
          quantity,
          cut: above === isPart ? 'from' : 'over',
          above: above !== isTurned,
          isLast: /\blast$/u.test(before),
          isPlain,
        },
      ];
    }
    return [];
  });
  const sign = SIGN.exec(text);
  const [zero] = readQuantities('0');
  if (sign !== null && zero !== undefined) {
    const above = sign.groups?.['pos'] !== undefined;
    const isTurned = NEGATED_CLAUSE.test(text.slice(0, sign.index));
    limits.push({
      at: sign.index,
      end: sign.index + sign[0].length,
      quantity: zero,
      cut: above ? 'over' : 'from',
      above: above !== isTurned,
      isLast: false,
      isPlain,
    });
  }
  const none = limits.length === 0 && zero !== undefined ? ZERO.exec(text) : null;
  if (none !== null && zero !== undefined)
    limits.push({
      at: none.index,
      end: none.index + none[0].length,
      quantity: zero,
      cut: 'over',
      above: false,
      isLast: false,
      isPlain,
    });
  return limits;
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
