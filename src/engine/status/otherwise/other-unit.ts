/** A number in another unit than the values beside it. */
import { readQuantities } from '../quantities.js';
import { type Asked, placeOf } from './asked.js';

const ENTRY = /(?:=>|[:=,(])\s*(?:new\s+)?(?:[\w.]+\(\s*)?["']?(?<number>\d+(?:\.\d+)?)["']?[fFdDmM]?\s*\)?,?;?\s*$/u;
const PERCENT = /(?<number>\d+(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gu;
/** A clock of JavaScript, in milliseconds. */
const CLOCK = /\bDate\.now\b|\.getTime\(\)|\bperformance\.now\b/u;
const SCRIPTS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX']);
const SECONDS = /(?:^|[=(:,\s])(?<product>\d+(?:\s*\*\s*\d+)*)\s*[,;)]?\s*$/u;
/** Entries beside one that are read. */
const NEAR = 8;

/** Finds a share told in percent beside shares, and a time in seconds that a clock in milliseconds is compared with. */
export function findOtherUnit(asked: Asked): string | null {
  return findPercent(asked) ?? findSeconds(asked);
}

/** `"CH": 8.1` beside `"DE": 0.19`. */
function findPercent(asked: Asked): string | null {
  const { lines, written, source } = asked;
  const numbers = new Set([...written.matchAll(PERCENT)].map(({ groups = {} }) => Number(groups['number'])));
  if (numbers.size === 0) return null;
  for (const line of lines) {
    const number = readEntry(line.text);
    if (number === null || number <= 1 || !numbers.has(number)) continue;
    const beside = source.lines
      .slice(Math.max(0, line.number - 1 - NEAR), line.number + NEAR)
      .flatMap((one) => (one.indent === line.indent && !one.isAdded ? (readEntry(one.text) ?? []) : []));
    if (beside.length > 0 && beside.every((one) => one < 1))
      return `the unit of the values beside it: ${placeOf(asked, line)} has ${number}, and they are below 1`;
  }
  return null;
}

function readEntry(text: string): number | null {
  const number = ENTRY.exec(text)?.groups?.['number'];
  return number === undefined ? null : Number(number);
}

/** `15 * 60` beside `Date.now()`. */
function findSeconds(asked: Asked): string | null {
  const { lines, written, source } = asked;
  if (!SCRIPTS.has(source.language)) return null;
  const times = readQuantities(written).filter(({ dimension }) => dimension === 'time');
  if (times.length === 0 || !source.lines.some(({ code }) => CLOCK.test(code))) return null;
  if (source.lines.some(({ code }) => /\b(?:1000|1e3|1_000|60_?000|ms|millis\w*)\b/iu.test(code))) return null;
  for (const line of lines) {
    if (/sec|\b_s\b/iu.test(line.code)) continue;
    const product = SECONDS.exec(line.code)?.groups?.['product'];
    if (product === undefined) continue;
    const value = product.split('*').reduce((all, one) => all * Number(one), 1);
    if (times.some((time) => isSecondsOf(value, time.text)))
      return `the unit of the clock: ${placeOf(asked, line)} is in seconds, and the clock of this file in milliseconds`;
  }
  return null;
}

const SECONDS_OF: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Returns whether a number is a time in seconds: 900 of "15 minutes". */
function isSecondsOf(value: number, said: string): boolean {
  const { number, unit } = /(?<number>\d+)[\s-]?(?<unit>[smhd])(?!s\b|illi)/u.exec(said)?.groups ?? {};
  return number !== undefined && unit !== undefined && Number(number) * (SECONDS_OF[unit] ?? Number.NaN) === value;
}
