/** Which lines run for developers alone: the conditions around a line, in the words of each framework. */
import type { SideLine } from '../../../model.js';
import { measureIndent } from '../../../text/line-shape.js';
import { createOpenTest } from './enclosing.js';

/** What is farther up is not looked at. */
const MOST_LINES = 60;

/** The name of an environment of developers. */
const NAME = String.raw`["'\x60]?(?:\w{1,40}\.)?(?:dev|devel|development|local|debug|test|testing)["'\x60]?(?!\w)`;
/** A condition that holds where developers work. */
const DEVELOPERS = new RegExp(
  String.raw`\bIsDevelopment\b|\bIsEnvironment\(\s{0,4}${NAME}|\b(?:EnvironmentName|NODE_ENV|APP_ENV|ENV|env|environment)\b["')\]]{0,3}\s{0,4}={2,3}\s{0,4}${NAME}|\bget\(\s{0,4}["']env["']\s{0,4}\)\s{0,4}={2,3}\s{0,4}${NAME}|\b(?:BuildConfig\.DEBUG|Rails\.env\.(?:development|local|test)\?|is_?dev(?:elopment)?\b|is_?local\b|kDebugMode|__DEV__|DEBUG)|\bMix\.env(?:\(\))?\s{0,4}[=!]=\s{0,4}:(?:dev|test)|\bimport\.meta\.env\.DEV\b`,
  'iu',
);
/** A condition that holds in production. */
const PRODUCTION =
  /\bIsProduction\b|\b(?:NODE_ENV|EnvironmentName|APP_ENV|ENV|env|environment)\b["')\]]{0,3}\s{0,4}[=!]={1,2}\s{0,4}["'`]?(?:\w{1,40}\.)?prod|\bRails\.env\.production\?|\bis_?prod(?:uction)?\b|\bMix\.env(?:\(\))?\s{0,4}[=!]=\s{0,4}:prod/iu;

/** What precedes a block: `if (…) {`, `} else {`, `else`, `#if …`, `case …`. */
const IF = /(?:^|[\s}])(?:else\s{1,4})?(?:if|elif|elsif|(?<not>unless))\b(?<condition>.{1,300})$/u;
const ELSE = /^\W{0,8}else\b(?!\s{1,4}if\b)/u;

/** Returns whether a condition holds for developers alone (`true`), never for them (`false`), or says nothing of them. */
function judgeCondition(condition: string): boolean | null {
  const found = DEVELOPERS.exec(condition);
  if (found !== null) return !isDenied(condition, found);
  const live = PRODUCTION.exec(condition);
  return live === null ? null : isDenied(condition, live);
}

/** Returns true if a condition says the opposite of what was found in it. */
function isDenied(condition: string, { 0: words, index }: RegExpExecArray): boolean {
  const before = condition.slice(Math.max(0, index - 60), index);
  const after = condition.slice(index + words.length, index + words.length + 60);
  const turned = /(?:!|\bnot\s)\s{0,4}\(?[\w.]{0,50}$/u.test(before) !== words.includes('!=');
  return turned !== /^[\w.?()]{0,40}\s{0,4}(?:={2,3}\s{0,4}false|\bis\s{1,4}false)\b/u.test(after);
}

/** Gives a line by its number, where it is known. */
type Read = (number: number) => SideLine | undefined;

const textOf = (read: Read, number: number) => read(number)?.text ?? '';

/** Returns true if a line stands under a condition that holds for developers alone. `read` gives a line by its number. */
export function isForDevelopers(read: Read, number: number): boolean {
  const choice = CHOICE.exec(textOf(read, number).slice(0, 400))?.[1];
  if (choice !== undefined && judgeCondition(choice) === true) return true;
  return isCaseOfDevelopers(read, number) || listHeads(read, number).some((at) => judgeHead(read, at) === true);
}

/** A choice on one line: what stands before its question mark. */
const CHOICE = /^[^?]{0,200}?((?:[^?=!]|[=!]={1,2}){1,200})\?(?![.?])\s/u;
const CASE = /^\s{0,80}(?:case\s{1,4}(.{1,100}?)\s{0,4}(?::|=>|\bwhen\b)|default\s{0,4}:)/u;
const CASE_OF_DEVELOPERS = new RegExp(`^${NAME}$`, 'iu');

/** Returns true if the nearest case above a line, in its own block, is that of developers. */
function isCaseOfDevelopers(read: Read, number: number): boolean {
  const depth = measureIndent(textOf(read, number));
  for (let at = number; at >= number - 20; at -= 1) {
    const text = textOf(read, at);
    const found = CASE.exec(text);
    if (found !== null) return CASE_OF_DEVELOPERS.test(found[1] ?? '');
    if (text.trim() !== '' && measureIndent(text) < depth - 4) return false;
  }
  return false;
}

/** ASP.NET calls methods and classes of these names for developers: https://learn.microsoft.com/aspnet/core/fundamentals/environments */
const OF_DEVELOPERS =
  /\bConfigure(?:Development|Local)(?:Services|Container)?\s{0,4}\(|\bclass\s{1,4}Startup(?:Development|Local)\b/u;

/** The numbers of the lines with the heads of what is open around a line, the nearest first; its own line is the first. */
function listHeads(read: Read, number: number): readonly number[] {
  const found = [number];
  const above = findAbove(read, number);
  // A statement without brackets stands below its condition.
  if (above !== null && /^\W{0,8}(?:else\b\s{0,4})?(?:if\b.{0,300}\)\s{0,4}$|else\s{0,4}$)/u.test(textOf(read, above)))
    found.push(above);
  const isOpen = createOpenTest();
  let ended = 0;
  for (let at = number - 1; at >= number - MOST_LINES; at -= 1) {
    const text = read(at)?.text;
    if (text === undefined) break;
    if (/^\s{0,80}#endif\b/u.test(text)) ended += 1;
    else if (/^\s{0,80}#if\b/u.test(text)) {
      if (ended === 0) found.push(at);
      else ended -= 1;
    }
    const opens = isOpen(text.slice(0, 400));
    // A bracket on its own line belongs to the line above.
    const head = opens && !/\w/u.test(text) ? findAbove(read, at) : at;
    if (opens && head !== null) found.push(head);
  }
  return found;
}

/** Returns the number of the nearest line above that is not empty; null if there is none. */
function findAbove(read: Read, number: number): number | null {
  for (let at = number - 1; at >= number - 3; at -= 1) if (textOf(read, at).trim() !== '') return at;
  return null;
}

function judgeHead(read: Read, at: number): boolean | null {
  const text = textOf(read, at).slice(0, 400);
  if (OF_DEVELOPERS.test(text)) return true;
  if (IF.test(text)) return judgeIf(read, at, text);
  const directive = /^\s{0,80}#if\s(.{1,200})$/u.exec(text)?.[1];
  if (directive !== undefined) return judgeCondition(directive);
  if (!ELSE.test(text)) return null;
  const depth = measureIndent(text);
  for (let above = at - 1; above >= at - MOST_LINES; above -= 1) {
    const line = textOf(read, above).slice(0, 400);
    if (measureIndent(line) > depth + 2 || !IF.test(line)) continue;
    const judged = judgeIf(read, above, line);
    return judged === null ? null : !judged;
  }
  return null;
}

function judgeIf(read: Read, at: number, text: string): boolean | null {
  const groups = IF.exec(text)?.groups;
  const judged = judgeNamed(read, at, groups?.['condition'] ?? '');
  return judged === null || groups?.['not'] === undefined ? judged : !judged;
}

/** A condition may be a name that a line above gives its value. */
function judgeNamed(read: Read, at: number, condition: string): boolean | null {
  const judged = judgeCondition(condition);
  if (judged !== null) return judged;
  const name = /^\s{0,4}\(?\s{0,4}(!?)([\w.]{1,60})\s{0,4}[):]?\s{0,4}\{?\s{0,4}$/u.exec(condition);
  const word = name?.[2]?.split('.').at(-1);
  if (word === undefined) return null;
  const sets = new RegExp(String.raw`\b${word}\b\s{0,4}(?::\s{0,4}\w{1,20}\s{0,4})?:?=(?![=>])(.{1,200})$`, 'u');
  for (let above = at - 1; above >= at - MOST_LINES; above -= 1) {
    const value = sets.exec(textOf(read, above).slice(0, 300))?.[1];
    const given = value === undefined ? null : judgeCondition(value);
    if (given !== null) return name?.[1] === '!' ? !given : given;
  }
  return null;
}
