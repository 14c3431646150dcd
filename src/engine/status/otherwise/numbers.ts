/** The numbers that short expressions are. */
import type { Asked } from './asked.js';

const NUMBER = /^\d+(?:\.\d+)?$/u;
const NAME = /^(?:[\p{IDS}_$][\w$]*(?:\.|::))*(?<name>[\p{IDS}_][\w$]{1,60})$/u;
/** Numbers and names with signs between them. */
const PRODUCT = /^[\w.$:\s*/]+$/u;
const MOST_DEPTH = 4;

/** Returns the number that a code is, perhaps by constants of the file that have one value; NaN where it is none. */
export function resolveNumber(asked: Asked, code: string, depth = 0): number {
  const plain = code
    .trim()
    .replace(/[;,)]+$/u, '')
    .replace(/(?<=\d)_(?=\d)/gu, '')
    .trim();
  if (NUMBER.test(plain)) return Number(plain);
  if (depth >= MOST_DEPTH) return Number.NaN;
  if (/[*/]/u.test(plain)) return PRODUCT.test(plain) ? multiply(asked, plain, depth) : Number.NaN;
  const name = NAME.exec(plain)?.groups?.['name'];
  if (name === undefined) return Number.NaN;
  const given = new RegExp(
    `(?<![\\w.])${name.replaceAll('$', '\\$')}\\b\\s*(?::[^=]{1,30})?=(?![=>])\\s*(?<value>[\\w.$:*/ ]+?)\\s*[;,]?\\s*$`,
    'u',
  );
  const values = new Set(asked.source.lines.flatMap(({ code: line }) => given.exec(line)?.groups?.['value'] ?? []));
  const [value] = values;
  return values.size === 1 && value !== undefined ? resolveNumber(asked, value, depth + 1) : Number.NaN;
}

function multiply(asked: Asked, product: string, depth: number): number {
  const parts = product.split(/([*/])/u);
  return parts.reduce((all, part, at) => {
    if (at % 2 === 1) return all;
    const value = resolveNumber(asked, part, depth + 1);
    return at === 0 ? value : parts[at - 1] === '*' ? all * value : all / value;
  }, Number.NaN);
}
