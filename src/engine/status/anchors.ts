/**
 * The exact words of a criterion that the change does not have. A criterion says some things exactly: names, options,
 * quoted texts, numbers with their units, versions, routes, statuses. Without them the change does not do what it says.
 */

import { hasFactor, readAskedFactors, readCodeFactors } from '../idioms/factors.js';
import { CHANGED, type ChangeText, type Place, type TextLine } from './change-text.js';
import { type Anchor, readAnchors } from './criterion-anchors.js';
import { STATUS_NAMES } from './lexica/status-names.js';
import { isSameInLine, type Quantity, readQuantities } from './quantities.js';
import { leaveOutResult, readSpelledParts, type SpelledParts } from './spelled-parts.js';
import type { Statement } from './statement.js';

/** Where the words of a criterion count. Comments and documents show nothing but what asks for them. */
const SHOWN: readonly Place[] = ['code', 'removed'];
/** Words that make a number a limit: code may have the next one, with another sign. */
const LIMIT =
  /\b(?:at least|at most|more than|less than|fewer than|up to|under|below|above|over|exceed\w*|maximum|minimum|max|min|no more than|longer than|shorter than|greater than|older than|within|mindestens|hochstens|au moins|au plus|al menos|como maximo)\b|[<>≤≥]|\d\+/u;
/** Lines between a number and a word of the criterion. */
const NEAR = 2;
const STATUS = /\b(?:status|http|respon\w+|answers?|returns?|error|code)\b/u;
const DOCUMENT = /\b(?:documented|documents?|docs?|comments?|readme|changelog|[\w-]+\.(?:md|rst|adoc|txt))\b/u;
/** A name of an error, in any language. */
const ERROR = /^[\w.:\\]*(?:Error|Exception|\bErr[A-Z]\w*|Fault|Failure)$/u;
/** A line that raises something, and a sentence in it: a number in a message limits nothing. */
const RAISES = /\b(?:throw|raise|panic|fail|abort|die|[Ee]rrorf?|[Ee]rrors\.New|\w*(?:Error|Exception))\b/u;
const SENTENCE = /(["'`])[^"'`]{0,80}[a-z] [^"'`]{0,80}[a-z][^"'`]{0,80}\1/gu;
/** A call with arguments: a criterion writes it as an example of use, and code as a declaration. */
const CALL =
  /^(?:new |await )?([\p{IDS}_$][\p{IDC}$]*(?:(?:\.|::|->|#)[\p{IDS}_$][\p{IDC}$]*){0,4}[?!]?)\([^()]*\S[^()]*\)$/u;
/** A program and what it is to do: the program does not name itself, and has a file for it. */
const COMMAND = /^[a-z][\w-]{1,30}(?: [a-z][\w-]{3,30}){1,3}$/u;
/** A call of HTTP: routers name its method and its path apart. */
const ROUTE = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/\S*)$/u;
const STATUS_CLASS = /^[1-5]xx$/iu;

/** An anchor that no line shows. */
export interface MissingAnchor extends Anchor {
  /** Tests, comments or documents have it. */
  readonly isSaid: boolean;
}

/**
 * Returns the anchors of a criterion that the change does not have, in the order of the text. Names count where they
 * stand beside the change too, values only where it changes lines.
 */
export function findMissingAnchors(statement: Statement, change: ChangeText): MissingAnchor[] {
  const isProse = asksForProse(statement);
  const anchors = readAnchors(statement.criterion.asks).map((anchor) => ({
    anchor,
    found: isThere(anchor, statement, change, isProse),
  }));
  const others = anchors.some(({ anchor, found }) => anchor.hasOther && found);
  return anchors
    .filter(({ anchor, found }) => !found && !(anchor.hasOther && others))
    .map(({ anchor }) => ({ ...anchor, isSaid: !isProse && isThere(anchor, statement, change, true) }));
}

/** Says of missing anchors that they are missing, one sentence each. */
export function describeMissingAnchor({ text, kind, isSaid }: MissingAnchor): string {
  const where = isSaid ? 'which only tests, comments or documents of the change have' : 'which is not in the change';
  if (kind === 'number') return `${text}, ${where}`;
  return kind === 'text' ? `"${text}", ${where}` : `\`${text}\`, ${where}`;
}

function isThere(anchor: Anchor, statement: Statement, change: ChangeText, inProse: boolean): boolean {
  if (!isAnywhere(anchor, statement, change, inProse)) return false;
  // A test that expects a text does not show that the program says it.
  if (anchor.kind !== 'text' || inProse || statement.criterion.kind === 'test') return true;
  return (readSpelledParts(anchor.text)?.parts ?? [anchor.text]).every((part) => {
    const stems = change.toPhrase(part).trim().split(' ');
    return change.lines.some(
      ({ class: fileClass, phrase }) => fileClass !== 'test' && stems.every((stem) => phrase.includes(` ${stem} `)),
    );
  });
}

function isAnywhere(anchor: Anchor, statement: Statement, change: ChangeText, inProse: boolean): boolean {
  if (anchor.quantity !== null) return hasQuantity(anchor.quantity, statement, change, inProse);
  if (!inProse && ERROR.test(anchor.text) && statement.criterion.kind !== 'test') return isRaised(anchor, change);
  const shown = inProse ? CHANGED : SHOWN;
  const isSign = !/[\p{Alpha}\d]/u.test(anchor.text);
  // Signs stand around every change.
  const places: readonly Place[] = anchor.isValue || isSign ? shown : [...shown, 'around'];
  if (change.hasLiteral(anchor.text, places)) return true;
  if (isSign) return false;
  const [, verb, path] = ROUTE.exec(anchor.text) ?? [];
  if (verb !== undefined && path !== undefined)
    return [verb, path].every((text) => isAnywhere({ ...anchor, text }, statement, change, inProse));
  const spelled = readSpelledParts(anchor.text);
  if (spelled !== null) return hasSpelledParts(spelled, change, places);
  const call = leaveOutResult(anchor.text);
  const called = anchor.isValue ? undefined : (CALL.exec(call)?.[1] ?? (call === anchor.text ? undefined : call));
  if (called !== undefined) return isAnywhere({ ...anchor, text: called }, statement, change, inProse);
  if (STATUS_CLASS.test(anchor.text)) return change.hasPhrase(change.toPhrase(`${anchor.text.charAt(0)}00`), shown);
  if (anchor.isValue && /[^\w\s.()-]/u.test(anchor.text)) return false;
  const phrase = change.toPhrase(anchor.text);
  if (phrase.trim() === '') return true;
  if (change.hasPhrase(phrase, places) || change.hasRun(anchor.text, places)) return true;
  return !anchor.isValue && hasParts(anchor, change, places);
}

/** Returns whether the parts stand in code: each for itself, or all in one added line. */
function hasSpelledParts({ parts, inOneLine }: SpelledParts, change: ChangeText, places: readonly Place[]): boolean {
  const phrases = parts.map((part) => change.toPhrase(part));
  if (!inOneLine) return phrases.every((phrase) => change.hasPhrase(phrase, places));
  return change.lines.some((line) => {
    if (line.side !== 'added') return false;
    const code = places.includes('prose') || line.code === line.text ? line.phrase : change.toPhrase(line.code);
    return phrases.every((phrase) => code.includes(phrase));
  });
}

/** Returns whether code names an error. That a test expects it does not show that the code raises it. */
function isRaised({ text }: Anchor, change: ChangeText): boolean {
  const phrase = change.toPhrase(text);
  return change.lines.some(
    (line) => line.class !== 'test' && (line.phrase.includes(phrase) || change.toPhrase(line.code).includes(phrase)),
  );
}

/**
 * The parts of a qualified name may stand apart: a class in one line, its method in another. Several words stand in one
 * line.
 */
function hasParts({ text, kind }: Anchor, change: ChangeText, places: readonly Place[]): boolean {
  const inProse = places.includes('prose');
  if (/\s/u.test(text)) {
    const stems = change.toPhrase(text).trim().split(' ');
    const standIn = (phrase: string, some: readonly string[]) => some.every((stem) => phrase.includes(` ${stem} `));
    if (
      kind === 'name' &&
      COMMAND.test(text) &&
      change.lines.some(({ path }) => standIn(change.toPhrase(path), stems.slice(1)))
    )
      return true;
    return change.lines.some((line) => {
      const phrase =
        inProse || line.side !== 'added' || line.code === line.text ? line.phrase : change.toPhrase(line.code);
      return standIn(phrase, stems);
    });
  }
  const parts = text.split(/[^\p{IDC}$-]+/u).filter((part) => part !== '');
  return (
    parts.length > 1 &&
    parts.every((part) => change.hasPhrase(change.toPhrase(part), places) || change.hasRun(part, places))
  );
}

/** A criterion about documents, or one that names a file of them. */
function asksForProse({ criterion: { kind, asks: text } }: Statement): boolean {
  return kind === 'doc' || DOCUMENT.test(text.toLowerCase());
}

/**
 * A number counts at the bound place, and elsewhere beside another word of the criterion. That a test or a comment has it
 * does not show that the code does: of near misses with another number, tests had every third.
 */
function hasQuantity(wanted: Quantity, statement: Statement, change: ChangeText, inProse: boolean): boolean {
  const { asks: text } = statement.criterion;
  const isLimit = LIMIT.test(text.toLowerCase());
  const bound = new Set(statement.bound);
  const there = change.lines.some(
    (line) =>
      line.side === 'added' &&
      (inProse || statement.criterion.kind === 'test' || line.class !== 'test') &&
      readNumbers(line, change, isLimit, inProse).some((one) => matches(wanted, one, isLimit, line)) &&
      (bound.has(line) || standsNear(line, statement, change)),
  );
  if (there || isMultiplied(wanted, statement)) return true;
  if (!isLimit && statement.words.some(({ isNegation }) => isNegation) && isTakenOut(wanted, change)) return true;
  if (!Number.isInteger(wanted.value) || !STATUS.test(text.toLowerCase())) return false;
  const names = STATUS_NAMES[wanted.value] ?? [];
  return names.some((name) => change.hasPhrase(change.toPhrase(name), SHOWN));
}

/** What is no longer done with a number shows in code where the number goes: a status that leaves a list of statuses. */
function isTakenOut(wanted: Quantity, change: ChangeText): boolean {
  const lines = change.lines.filter(({ class: fileClass, side }) => fileClass !== 'test' && side !== 'around');
  const has = (line: TextLine) => change.readNumbers(line, false).some((one) => isSameInLine(wanted, one, line.code));
  const gone = lines.filter((line) => line.side === 'removed' && has(line));
  return gone.some(({ unit }) => !lines.some((line) => line.unit === unit && line.side === 'added' && has(line)));
}

function readNumbers(line: TextLine, change: ChangeText, isLimit: boolean, inProse: boolean): readonly Quantity[] {
  if (inProse || !isLimit || !RAISES.test(line.code)) return change.readNumbers(line, inProse);
  return readQuantities(line.code.replace(SENTENCE, (sentence) => ' '.repeat(sentence.length)));
}

/** A share stands in code as what it leaves, too: 10 % off is `* 0.9`. */
function isMultiplied(wanted: Quantity, { criterion: { asks: text }, bound }: Statement): boolean {
  if (wanted.dimension !== 'share') return false;
  const factors = readAskedFactors(text.replaceAll('`', ' ')).flatMap((asked) =>
    asked.at === wanted.at ? asked.factors : [],
  );
  return (
    factors.length > 0 &&
    bound.some(
      (line) => line.side === 'added' && line.class !== 'test' && hasFactor(readCodeFactors(line.code), factors),
    )
  );
}

function standsNear(there: TextLine, statement: Statement, change: ChangeText): boolean {
  return change
    .linesOf(there.unit)
    .some(
      (line) =>
        line.side === 'added' &&
        Math.abs(line.number - there.number) <= NEAR &&
        [...line.stems].some((stem) => statement.content.has(stem) && !/^\d+$/u.test(stem)),
    );
}

function matches(wanted: Quantity, there: Quantity, isLimit: boolean, line: TextLine): boolean {
  if (isSameInLine(wanted, there, line.code)) return true;
  return isLimit && /[<>]|\.\./u.test(line.text) && Math.abs(there.value - wanted.value) === 1;
}
