/**
 * Names that a function lets only known texts be: it compares them with a list, with words and digits, or makes them numbers
 * before they are used (https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html, "Allowlist").
 */
import { escapePattern } from '../../../text/escape-pattern.js';
import { createAssignmentReader } from './name-values.js';
import type { Scope } from './text-scope.js';

/** So many lines above a use are read for checks. */
const MAX_ABOVE = 200;
/** Longer lines are data, or were made by a program. */
const MAX_LINE = 500;
/** Between a check that fails and the statement that leaves the function lie at most so many lines. */
const MAX_TO_EXIT = 3;
/** The other branch of a check is looked for so far below. */
const MAX_TO_ELSE = 6;

const CONDITION = /(?:^|[\s;}(])(?:if|elif|elsif|elseif|unless|while|assert|guard|require|check)\b/u;
const EXIT = /\b(?:raise|throw|return|die|exit|abort|continue|panic|halt|fail|error|redirect\w*)\b/u;
/** A list that holds what is allowed: a literal, a name in capitals, or one that says so. */
const LIST =
  '(?:[[({][^\\]})]{1,200}[\\]})]|(?:[\\w$]{1,40}(?:\\.|->|::)){0,3}_{0,2}[A-Z][A-Z0-9_]{1,40}|(?:[\\w$]{1,40}(?:\\.|->|::)){0,3}[\\w$]{0,30}(?:[aA]llow|[vV]alid|[lL]egal|[kK]nown|[pP]ermit|[sS]upported|[wW]hite|[sS]afe|[cC]hoices|[eE]xpected)\\w{0,30})';

/** Texts of these characters end no string and begin no statement. */
const PLAIN_PATTERN =
  /^(?:\[(?:[A-Za-z0-9_.,:=@ +-]|\\[wd.-])+\]|\\[wd]|[A-Za-z0-9_-]|\(\?:|[()|]|[+*?]|\{\d{0,4},?\d{0,4}\})+$/u;
/** A pattern as a literal: of its language, or a text. */
const PATTERN = /\/(?<slashed>(?:[^/\\\n]|\\.){1,200})\/[a-z]{0,4}|r?(["'`])(?<quoted>(?:(?!\2)[^\n]){1,200})\2/gu;

/** Returns true if the lines above the use let nothing but known texts be in a name, or nothing but a number. */
export function isChecked(name: string, scope: Scope): boolean {
  const { file, first, line: use } = scope;
  const word = name.replace(/^[$@]{1,2}/u, '');
  let reads: Reads | null = null;
  for (let number = use - 1; number >= Math.max(first, use - MAX_ABOVE); number -= 1) {
    const line = file.lines.get(number);
    if (line === undefined || line.length > MAX_LINE || !line.includes(word)) continue;
    reads ??= createReads(name);
    if (reads.converts.test(line)) return keeps(name, number, scope);
    if (!CONDITION.test(line) || !(reads.listed.test(line) || reads.typed.test(line) || hasPattern(line, reads, scope)))
      continue;
    return leaves(number, scope) && keeps(name, number, scope) && !isFilled(line, number, scope);
  }
  return false;
}

interface Reads {
  readonly converts: RegExp;
  readonly listed: RegExp;
  readonly typed: RegExp;
  readonly matched: RegExp;
  /** The name of a pattern that stands elsewhere. */
  readonly named: RegExp;
}

function createReads(name: string): Reads {
  const word = `(?<![\\w$.>@])${escapePattern(name)}(?![\\w$])`;
  return {
    converts: new RegExp(
      `\\bsettype\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}["'](?:int|integer|float|double|bool|boolean)["']|${word}\\s{0,2}[+*]=\\s{0,2}[\\d.]{1,5}\\s{0,2};`,
      'u',
    ),
    listed: new RegExp(
      `\\b(?:in_array|array_key_exists)\\(\\s{0,2}${word}\\s{0,2},|${word}\\s{1,4}(?:not\\s{1,4}|!)?in\\s{1,4}${LIST}|${LIST}(?:\\.|->|::)(?:includes|contains|Contains|has|include\\?|member\\?|containsKey|ContainsKey|key\\?|hasOwnProperty|hasKey)\\(\\s{0,2}${word}|\\bisset\\(\\s{0,2}[\\w$>:-]{1,60}\\[\\s{0,2}${word}`,
      'u',
    ),
    typed: new RegExp(
      `\\b(?:ctype_(?:digit|alnum|alpha|xdigit)|is_(?:numeric|int|integer|float|bool)|is_number|is_integer|Number\\.isInteger|StringUtils\\.is(?:Numeric|Alpha\\w{0,12}))\\(\\s{0,2}${word}\\s{0,2}\\)|${word}\\.(?:isdigit|isnumeric|isdecimal|isalnum|isalpha|isidentifier)\\(|\\bfilter_var\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}FILTER_VALIDATE_(?:INT|FLOAT|BOOL)`,
      'u',
    ),
    matched: new RegExp(
      `\\b(?:preg_match|re\\.(?:full)?match|IsMatch|MatchString|matches\\??|match\\?|test|Matches)\\(.{0,220}${word}|${word}(?:\\.(?:matches|match|match\\?|matches\\?)\\(|\\s{0,2}=~)`,
      'u',
    ),
    named: new RegExp(
      `\\b(?:preg_match|re\\.(?:full)?match)\\(\\s{0,2}(\\$?\\w{1,40})\\s{0,2},\\s{0,2}${word}|\\b([A-Za-z_]\\w{0,40})\\.(?:test|fullmatch|match|MatchString|IsMatch|matches)\\(\\s{0,2}${word}`,
      'u',
    ),
  };
}

/** Returns true if a line compares the name with a pattern that lets nothing but words and digits through. */
function hasPattern(line: string, { matched, named }: Reads, { file, first }: Scope): boolean {
  if (!matched.test(line)) return false;
  const whole = /\bfullmatch\(|\.matches\(/u.test(line);
  if (listPatterns(line).some((pattern) => isPlain(pattern, whole))) return true;
  const by = named.exec(line);
  const name = by?.[1] ?? by?.[2];
  if (name === undefined) return false;
  const read = createAssignmentReader(escapePattern(name));
  for (let number = first; number < first + MAX_PATTERN_LINES; number += 1) {
    const given = read(file.lines.get(number) ?? '');
    if (given !== null) return listPatterns(given.expression).some((pattern) => isPlain(pattern, whole));
  }
  return false;
}

/** The name of a list in a check: what the name that says so is called. */
const LIST_NAME =
  /(?<![\w$.])(?:\$?this(?:\.|->)|self\.|@)?([$\w]{1,40})(?=(?:\.|->)(?:includes|contains|Contains|has|include\?|member\?|containsKey|ContainsKey|key\?|hasOwnProperty|hasKey)\()|\bin\s{1,4}(?:self\.)?([$\w]{1,40})|\bin_array\([^,]{1,80},\s{0,4}([$\w]{1,40})/u;
/** What is put into a list, where no literal stands: then the name of the list alone says that it holds known texts. */
const FILLS =
  /(?:(?:\.|->)(?:add|addAll|Add|AddRange|push|append|extend|insert|concat|unshift|put|set)\(|\[\]\s{0,2}=(?!=)|<<)\s{0,4}(?!["'\d)])[^\s)]/u;

/** Returns true if the lines of the function above a check put something into its list that is not written there. */
function isFilled(line: string, check: number, { file, first }: Scope): boolean {
  const [, called, within, searched] = LIST_NAME.exec(line) ?? [];
  const name = called ?? within ?? searched;
  if (name === undefined) return false;
  const fills = new RegExp(`(?<![\\w$])${escapePattern(name)}${FILLS.source}`, 'u');
  for (let number = Math.max(first, check - MAX_ABOVE); number < check; number += 1) {
    const text = file.lines.get(number) ?? '';
    if (text.length <= MAX_LINE && text.includes(name) && fills.test(text)) return true;
  }
  return false;
}

/** Patterns that have a name are looked for in so many lines of the function. */
const MAX_PATTERN_LINES = 60;

const listPatterns = (code: string): readonly string[] =>
  [...code.matchAll(PATTERN)].map(({ groups }) => groups?.['slashed'] ?? groups?.['quoted'] ?? '');

/** Anchored at both ends, or matched as a whole, and of plain characters. */
function isPlain(written: string, whole: boolean): boolean {
  const pattern = written.replace(/^[/#~](?=[\^\\])|[/#~][a-zA-Z]{0,4}$/gu, '');
  const [begins, ends] = [/^(?:\^|\\A)/u.test(pattern), /(?:\$|\\[zZ])$/u.test(pattern)];
  const inner = pattern.replace(/^(?:\^|\\A)|(?:\$|\\[zZ])$/gu, '');
  return (whole || (begins && ends)) && PLAIN_PATTERN.test(inner);
}

const measureDepth = (line: string): number => line.length - line.trimStart().length;

/** Returns true if what the check refuses does not come to the use: it ends there, the use is within, or it is exchanged. */
function leaves(check: number, { file, line: use }: Scope): boolean {
  const at = (number: number) => file.lines.get(number) ?? '';
  const depth = measureDepth(at(check));
  let within = measureDepth(at(use)) > depth;
  for (let number = check + 1; number < use && within; number += 1)
    within = at(number).trim() === '' || measureDepth(at(number)) > depth;
  if (within) return true;
  const refuses = /!|\bnot\b|\bunless\b|\bassert\b|\bguard\b|\brequire\b|\bcheck\b|=== ?false|== ?0\b/u.test(at(check));
  for (let number = check; number <= Math.min(check + MAX_TO_EXIT, use - 1) && refuses; number += 1)
    if (EXIT.test(at(number)) || /\b(?:assert|require|check)\b/u.test(at(check))) return true;
  for (let number = check + 1; number <= Math.min(check + MAX_TO_ELSE, use - 1); number += 1)
    if (/^\W{0,40}else\b/u.test(at(number))) return true;
  return false;
}

/** Returns true if the lines between a check and the use give the name nothing but itself or a literal. */
function keeps(name: string, check: number, { file, line: use }: Scope): boolean {
  const read = createAssignmentReader(escapePattern(name));
  const own = new RegExp(`^${escapePattern(name)}\\s{0,4};?$`, 'u');
  for (let number = check + 1; number < use; number += 1) {
    const given = read(file.lines.get(number) ?? '')?.expression.trim();
    if (given === undefined || own.test(given)) continue;
    if (!/^(?:"[^"$#{]{0,80}"|'[^']{0,80}'|-?\d{1,9}|\$?\w{1,40}\[\d{1,3}\]|null|None|nil)\s{0,4};?$/u.test(given))
      return false;
  }
  return true;
}
