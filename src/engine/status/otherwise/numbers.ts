/** The numbers that short expressions are. */
import type { Source } from '../../change/source.js';

const NUMBER = /^\d+(?:\.\d+)?$/u;
const NAME = /^(?:[\p{IDS}_$][\w$]*(?:\.|::))*(?<name>[\p{IDS}_$][\w$]{1,60})$/u;
/** Numbers and names with signs between them. */
const PRODUCT = /^[\w.$:\s*/]+$/u;
/** A line that gives a name a number, or a product of some. */
const GIVEN =
  /(?<![\w.$])(?<name>[\p{IDS}_$][\w$]{1,60}) ?(?:: ?[\w<>[\] ]{1,30})?= ?(?<value>[\w.$:]+(?: ?[*/] ?[\w.$:]+)*)[;,]?$/u;
const MOST_DEPTH = 4;
/** Parts of a product, with the signs between them. */
const MOST_PARTS = 15;

/** What each name of a file is given, by name; null for one that is given several values. */
export type Constants = ReadonlyMap<string, string | null>;

/** Reads what the names of a file are given. One pass. */
export function readConstants({ lines }: Source): Constants {
  const found = new Map<string, string | null>();
  for (const { code } of lines) {
    const { name, value } = GIVEN.exec(code)?.groups ?? {};
    if (name === undefined || value === undefined) continue;
    const known = found.get(name);
    found.set(name, known === undefined || known === value ? value : null);
  }
  return found;
}

/** Returns the number that a code is, perhaps by constants that have one value; NaN where it is none. */
export function resolveNumber(constants: Constants, code: string, depth = 0): number {
  const plain = code
    .trim()
    .replace(/[;,)]+$/u, '')
    .replace(/(?<=\d)_(?=\d)/gu, '')
    .trim();
  if (NUMBER.test(plain)) return Number(plain);
  if (depth >= MOST_DEPTH) return Number.NaN;
  if (/[*/]/u.test(plain)) return PRODUCT.test(plain) ? multiply(constants, plain, depth) : Number.NaN;
  const value = constants.get(NAME.exec(plain)?.groups?.['name'] ?? '');
  return value == null ? Number.NaN : resolveNumber(constants, value, depth + 1);
}

function multiply(constants: Constants, product: string, depth: number): number {
  const parts = product.split(/([*/])/u);
  if (parts.length > MOST_PARTS) return Number.NaN;
  return parts.reduce((all, part, at) => {
    if (at % 2 === 1) return all;
    const value = resolveNumber(constants, part, depth + 1);
    return at === 0 ? value : parts[at - 1] === '*' ? all * value : all / value;
  }, Number.NaN);
}
