/** Parts and multiples: "half of the fee" in a text, and `/ 2`, `* 0.5` or `>> 1` in code. */
import { toLowerCase } from '../text/lower-case.js';

/** What a text asks something to be multiplied by. */
export interface AskedFactor {
  readonly at: number;
  readonly end: number;
  /** "10 % off" is 0.9. */
  readonly factors: readonly number[];
  /** A number with a unit of its own is looked for by its value too: code may name it as a rate. */
  readonly isShare: boolean;
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [
    /\bhalf (?:of|the|its|as|what|an?|their|price)\b|\bhalves? (?:the|its|all|every|them|it)\b|\bhalved\b|\bby half\b|\b(?:is|are) half\b/u,
    1 / 2,
  ],
  [/\btwo[- ]thirds\b/u, 2 / 3],
  [/\ba third of\b|\bone third\b|\bby a third\b/u, 1 / 3],
  [/\bthree[- ]quarters\b/u, 3 / 4],
  [/\ba quarter of\b|\bone quarter\b|\bby a quarter\b/u, 1 / 4],
  [/\ba fifth of\b/u, 1 / 5],
  [/\ba tenth of\b/u, 1 / 10],
  [
    /\bdoubl(?:es|ed|ing)\b|\bdouble (?:the|of|its|what|that)\b|\btwice (?:the|as|of|its|what|that)\b|\b(?:is|are) twice\b|\b(?:two|2) times (?:the|as|its|what|that|of)\b/u,
    2,
  ],
  [
    /\btripl(?:es|ed|ing)\b|\b(?:triple|thrice) (?:the|of|its|what|that|as)\b|\b(?:three|3) times (?:the|as|its|what|that|of)\b/u,
    3,
  ],
  [/\b(?:four|4) times (?:the|as|its|what|that|of)\b|\bquadrupl\w+/u, 4],
  [/\b(?:ten|10) times (?:the|as|its|what|that|of)\b/u, 10],
];
const SHARE = /(?<n>\d{1,3}(?:\.\d{1,4})?)\s?(?:%|percent\b|per cent\b)/gu;
const LESS =
  /\b(?:off|less|lower|cheaper|smaller|shorter|reduc\w+|discount\w*|deduct\w*|minus|decrease\w*|fewer|takes?)\b/u;
const MORE = /\b(?:more|higher|longer|larger|increase\w*|added|adds?|plus|surcharge|on top|extra)\b/u;
/** A unit after a part: half a second is an amount, and no factor. */
const UNIT_AFTER = /^ (?:an? |of an? )?(?:second|minute|hour|day|week|month|year|megabyte|mb|kb)s?\b/u;

/** Reads what a text asks to be multiplied, in its order. */
export function readAskedFactors(written: string): AskedFactor[] {
  const text = toLowerCase(written);
  const found = PARTS.flatMap(([words, factor]): AskedFactor[] => {
    const match = words.exec(text);
    if (match === null) return [];
    const end = match.index + match[0].length;
    const isAmount = UNIT_AFTER.test(text.slice(end - (/\b(?:an?|of)$/u.exec(match[0])?.[0].length ?? -1) - 1));
    return isAmount ? [] : [{ at: match.index, end, factors: [factor], isShare: false }];
  });
  for (const match of text.matchAll(SHARE)) {
    const part = Number(match.groups?.['n']) / 100;
    const clause = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 30);
    const factors = LESS.test(clause) ? [1 - part] : MORE.test(clause) ? [1 + part] : [part];
    found.push({ at: match.index, end: match.index + match[0].length, factors, isShare: true });
  }
  return found;
}

const NUMBER = String.raw`(?:\d[\d_]*(?:\.\d+)?|\.\d+)`;
const CHAIN = new RegExp(String.raw`(?:(?:\*|\/{1,2}|>>>?|<<)=?\s?${NUMBER}[a-zA-Z]{0,3}(?![\w.(])\s?\)?\s?)+`, 'gu');
const LINK = new RegExp(String.raw`(?<sign>\*|\/{1,2}|>>>?|<<)=?\s?(?<n>${NUMBER})`, 'gu');
const LEADING = new RegExp(String.raw`(?<![\w.*/)\]-])(?<n>${NUMBER})[a-zA-Z]{0,2}\s?\*\s?[\p{IDS}_$(@]`, 'gu');
const COMPLEMENT = new RegExp(String.raw`\*\s?\((?<one>1|1\.0|100)\s?(?<sign>[-+])\s?(?<n>${NUMBER})`, 'gu');
const CALL = new RegExp(
  String.raw`(?<name>intdiv|idiv|div_?\w*|divide\w*|times|multiply\w*|mul|quo|fdiv|saturating_mul|checked_mul)\((?:[^(),]{1,40},\s?)?(?:[\w.]{1,30}\()?["']?(?<n>${NUMBER})`,
  'giu',
);
const SELF = /(?<![\w.$])(?<name>[\p{IDS}_$][\w$.]{0,60})\s?\+=?\s?\k<name>(?![\w$.(])/u;
const SIGNS = /[*/>+<]|\b(?:intdiv|idiv|div|divide|times|multiply|mul|quo)/u;
const MOST_FACTORS = 20;

/** Returns what a line of code multiplies by. */
export function readCodeFactors(code: string): number[] {
  if (!SIGNS.test(code.toLowerCase())) return [];
  const found = new Set<number>();
  for (const [chain] of code.matchAll(CHAIN)) {
    let product = 1;
    for (const { groups = {} } of chain.matchAll(LINK)) {
      const factor = toFactor(groups['sign'] ?? '', toNumber(groups['n']));
      product *= factor;
      found.add(factor);
    }
    found.add(product);
    // A product of numbers has its own sense: only the whole counts where it is a part of 100.
    if (/\/\s?100\b/u.test(chain)) {
      found.clear();
      found.add(product);
    }
  }
  for (const { groups = {} } of code.matchAll(LEADING)) found.add(toNumber(groups['n']));
  for (const { groups = {} } of code.matchAll(COMPLEMENT)) {
    const part = toNumber(groups['n']) / toNumber(groups['one']);
    found.add(groups['sign'] === '-' ? 1 - part : 1 + part);
  }
  for (const { groups = {} } of code.matchAll(CALL)) {
    const isProduct = /^(?:times|mul|multiply|saturating_mul|checked_mul)/iu.test(groups['name'] ?? '');
    found.add(toFactor(isProduct ? '*' : '/', toNumber(groups['n'])));
  }
  if (SELF.test(code)) found.add(2);
  // `x - x * 0.1` takes a tenth off.
  const parts = [...found].filter((factor) => factor < 1);
  if (/[\w)\]] - |-=/u.test(code)) for (const part of parts) found.add(1 - part);
  if (/[\w)\]] \+ |\+=/u.test(code)) for (const part of parts) found.add(1 + part);
  return [...found].slice(0, MOST_FACTORS);
}

function toNumber(text = ''): number {
  return Number(text.replaceAll('_', ''));
}

function toFactor(sign: string, number: number): number {
  if (sign === '*') return number;
  if (sign.startsWith('/')) return number === 0 ? 0 : 1 / number;
  return sign === '<<' ? 2 ** Math.min(number, 60) : 1 / 2 ** Math.min(number, 60);
}

/** Returns whether one of some factors is wanted. */
export function hasFactor(factors: readonly number[], wanted: readonly number[]): boolean {
  return factors.some((one) => wanted.some((other) => Math.abs(one - other) <= 1e-3 * Math.max(1, Math.abs(other))));
}
