/** Numbers with their units, as texts and code write them, and whether two of them are the same. */
import { fold } from '../text/fold.js';
import { toLowerCase } from '../text/lower-case.js';
import { type Dimension, FACTORS, MEASURES } from './lexica/measures.js';
import { NUMBER_WORDS } from './lexica/number-words.js';

/** A number as it stands in a text. */
export interface Quantity {
  /** As written, with its unit. */
  readonly text: string;
  /** Offset in the text. */
  readonly at: number;
  readonly value: number;
  readonly dimension: Dimension;
  /** The value in the smallest unit of its dimension; several where the unit has several meanings. */
  readonly amounts: readonly number[];
  /** Written as a word. */
  readonly isWord: boolean;
  /** One of several numbers that are multiplied. */
  readonly isPart: boolean;
}

/** Maximum number of characters of a line, and of numbers in it, that are read. */
const MAX_LINE = 2000;
const MAX_NUMBERS = 60;
const NUMBER =
  /(?<![\p{Alpha}\d])(?:0x[\da-f_]{1,16}|\d{1,3}(?:,\d{3})+(?!\d)|\d[\d_]{0,18}(?:\.\d{1,9})?(?:e[+-]?\d{1,2})?)(?![\d_.]*[a-z]+\d)(?<after>\s?(?:%|[a-zµμ]{1,12}(?![\p{Alpha}\d])))?/gu;
const WORDS = Object.keys(NUMBER_WORDS).join('|');
/** Whether a number can stand in a line as digits, or as a word: it is asked first, because most lines have none. */
const DIGIT = /\d/u;
const BEGINNING = new RegExp(`\\b(?:${WORDS})`, 'u');
const WORD = new RegExp(`(?<![\\p{IDC}])(${WORDS})(?![\\p{IDC}])([ -][a-z]{1,12}(?![\\p{Alpha}\\d]))?`, 'gu');
/** A number inside a name: `CSharp8_0`, `utf8`. */
const INSIDE = /(?<=[\p{IDS}_])\d{1,6}/gu;
/** The first part of a version: `11.1.3` is of version 11. */
const MAJOR = /(?<![\p{Alpha}\d.])\d{1,5}(?=\.\d{1,5}\.\d)/gu;
/** A product of numbers: `24 * 60 * 60`, `10 << 20`. */
const PRODUCT = /\d[\d_]{0,12}(?:\.\d{1,6})?(?:\s?(?:\*|<<)\s?\d[\d_]{0,12}){1,5}/gu;

/** A part of a unit: "half a second", "a quarter of an hour". */
const FRACTION = /\b(?:half|quarter)\b/u;
const FRACTIONS = /\b(?<part>half|quarter)(?: of)? an? (?<unit>[a-z]{1,12})\b/gu;
const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

/** Reads all numbers of a line, whether they have a unit or not. */
export function readQuantities(line: string): Quantity[] {
  const text = line.slice(0, MAX_LINE);
  const found: Quantity[] = [];
  const hasDigit = DIGIT.test(text);
  if (hasDigit)
    for (const match of toLowerCase(text).matchAll(NUMBER)) {
      if (found.length >= MAX_NUMBERS) break;
      const { after = '' } = match.groups ?? {};
      const value = parseNumber(match[0].slice(0, match[0].length - after.length));
      const written = text.slice(match.index, match.index + match[0].length);
      if (value !== null) found.push(createQuantity(written, match.index, value, after.trim(), false));
    }
  const folded = fold(text);
  if (BEGINNING.test(folded))
    for (const match of folded.matchAll(WORD)) {
      if (found.length >= MAX_NUMBERS) break;
      const [whole, word = '', unit = ''] = match;
      const value = NUMBER_WORDS[word] ?? null;
      if (value !== null) found.push(createQuantity(whole, match.index, value, unit.trim(), true));
    }
  for (const match of FRACTION.test(folded) ? folded.matchAll(FRACTIONS) : []) {
    const { part = '', unit = '' } = match.groups ?? {};
    found.push(createQuantity(match[0], match.index, PARTS[part] ?? 1, unit, true));
  }
  if (!hasDigit) return found;
  for (const match of text.matchAll(PRODUCT)) {
    const end = match.index + match[0].length;
    for (const [index, one] of found.entries())
      if (match.index <= one.at && one.at < end) found[index] = { ...one, isPart: true };
    if (found.length >= MAX_NUMBERS) break;
    const value = multiply(match[0]);
    if (value !== null) found.push(createQuantity(match[0], match.index, value, '', false));
  }
  for (const pattern of [INSIDE, MAJOR])
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MAX_NUMBERS) break;
      found.push(createQuantity(match[0], match.index, Number(match[0]), '', false));
    }
  return found;
}

function createQuantity(text: string, at: number, value: number, unit: string, isWord: boolean): Quantity {
  const measure = MEASURES.get(unit.replace(/^[ -]/u, '').toLowerCase());
  const written = measure === undefined ? text.slice(0, text.length - unit.length).trim() : text;
  return {
    text: written.trim(),
    at,
    value,
    dimension: measure?.dimension ?? 'none',
    amounts: (measure?.factors ?? [1]).map((factor) => value * factor),
    isWord,
    isPart: false,
  };
}

function parseNumber(text: string): number | null {
  const value = Number(text.replace(/[_,]/gu, ''));
  return Number.isFinite(value) ? value : null;
}

function multiply(text: string): number | null {
  const parts = text.split(/(\*|<<)/u);
  let value = parseNumber(parts[0]?.trim() ?? '');
  for (let at = 1; at + 1 < parts.length && value !== null; at += 2) {
    const next = parseNumber(parts[at + 1]?.trim() ?? '');
    if (next === null) return null;
    value = parts[at] === '*' ? value * next : next > 52 ? null : value * 2 ** next;
  }
  return value;
}

/** Words that name a unit inside of a name; `min` is a minimum, too. */
const NAMED_UNIT = /\p{Upper}?\p{Lower}+|\p{Upper}+(?!\p{Lower})/gu;

/**
 * Returns whether a number of a line is the wanted one. A line that names a unit, `fromSecs(90)` or `timeoutMs = 90`, has the
 * number in it, and not in another one; a product has the whole, and not its parts.
 */
export function isSameInLine(wanted: Quantity, there: Quantity, line: string): boolean {
  if (!isSameQuantity(wanted, there)) return false;
  if (there.isPart && isMeasured(wanted) && there.dimension === 'none') return false;
  if (there.dimension === 'none' && (isOfThings(wanted, line) || isOfOtherUnit(wanted, there, line))) return false;
  if (!isMeasured(wanted) || there.dimension !== 'none' || !isClose(wanted.value, there.value)) return true;
  const named = (line.slice(0, MAX_LINE).match(NAMED_UNIT) ?? []).flatMap((word) => {
    const measure = word.length < 2 || /^mins?$/iu.test(word) ? undefined : MEASURES.get(word.toLowerCase());
    return measure?.dimension === wanted.dimension ? [measure] : [];
  });
  return (
    named.length === 0 ||
    named.some(({ factors }) =>
      factors.some((factor) => wanted.amounts.some((amount) => isClose(amount, there.value * factor))),
    )
  );
}

/** A comparison of how many things there are: that many of them is no price, and no time. */
const OF_THINGS = /\b(?:count|len|length|size|sizeof)\b[\w()$.>\s[\]-]{0,40}(?:[<>]=?|[=!]==?)/u;

function isOfThings({ dimension }: Quantity, line: string): boolean {
  return (dimension === 'money' || dimension === 'time') && OF_THINGS.test(line.slice(0, MAX_LINE));
}

/** What takes a time in one unit, in nanoseconds, whatever the number is called. */
const TAKES_TIME: readonly (readonly [RegExp, number])[] = [
  [/\bset(?:Timeout|Interval)\(.{0,300},\s?(?<n>\d[\d_]*)\s?\)/u, 1e6],
  [/\b(?:Thread\.sleep|Thread\.Sleep|Task\.Delay)\(\s?(?<n>\d[\d_]*)\s?\)/u, 1e6],
  [/\b(?:time\.sleep|asyncio\.sleep)\(\s?(?<n>\d[\d_]*(?:\.\d+)?)\s?\)/u, 1e9],
  [/\brequests\.\w+\(.{0,300}\btimeout=(?<n>\d[\d_]*(?:\.\d+)?)/u, 1e9],
  [/\busleep\(\s?(?<n>\d[\d_]*)\s?\)/u, 1e3],
];

function isOfOtherUnit(wanted: Quantity, there: Quantity, line: string): boolean {
  if (wanted.dimension !== 'time') return false;
  const text = line.slice(0, MAX_LINE);
  return TAKES_TIME.some(([pattern, unit]) => {
    const number = Number(pattern.exec(text)?.groups?.['n']?.replaceAll('_', ''));
    return isClose(number, there.value) && !wanted.amounts.some((amount) => isClose(amount, number * unit));
  });
}

/** Returns whether a number of a line is the wanted one, in its unit, in another of the same dimension, or without. */
export function isSameQuantity(wanted: Quantity, there: Quantity): boolean {
  if (isClose(wanted.value, there.value) && (there.dimension === 'none' || !isMeasured(wanted))) return true;
  if (!isMeasured(wanted)) return false;
  if (there.dimension === wanted.dimension)
    return wanted.amounts.some((amount) => there.amounts.some((other) => isClose(amount, other)));
  if (there.dimension !== 'none' && there.dimension !== 'count') return false;
  return wanted.amounts.some((amount) =>
    FACTORS[wanted.dimension].some((factor) => isClose(amount, there.value * factor)),
  );
}

/** Returns whether a quantity has a unit that others convert to. */
export function isMeasured({ dimension }: Quantity): boolean {
  return dimension === 'time' || dimension === 'bytes' || dimension === 'money' || dimension === 'share';
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1e-9, Math.abs(a), Math.abs(b));
}
