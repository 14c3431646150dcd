/**
 * Conditions that let nothing but known texts be in a name: it is compared with a list or a literal, with words and digits,
 * or is a number (https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html, "Allowlist").
 */
import { provesCondition } from '../../../flow/conditions.js';
import type { FileFlow } from '../../../flow/file-flow.js';
import type { Prover } from '../../../flow/reach.js';
import { escapePattern } from '../../../text/escape-pattern.js';

/** A list that holds what is allowed: a name in capitals, or one that says so. What the file gives to it counts, too. */
const LIST_NAME =
  '(?:[\\w$]{1,40}(?:\\.|->|::)){0,3}(?:_{0,2}[A-Z][A-Z0-9_]{1,40}|\\$?[\\w$]{0,30}(?:[aA]llow|[vV]alid|[lL]egal|[kK]nown|[pP]ermit|[sS]upported|[wW]hite|[sS]afe|[cC]hoices|[eE]xpected)\\w{0,30})';
const OF_ELSEWHERE = new RegExp(`^${LIST_NAME}$`, 'u');
/** A list as it is written. */
const LITERAL_LIST =
  '(?:(?:array|%[wi])?[[({][^\\]})]{1,200}[\\]})]|(?:(?:List|Set)\\.of|Arrays\\.asList|new Set)\\([^()]{1,200}\\))';
const LIST = `(?<list>${LITERAL_LIST}|${LIST_NAME})`;

/** Texts of these characters end no string and begin no statement. */
const PLAIN_PATTERN =
  /^(?:\[(?:[A-Za-z0-9_.,:=@ +-]|\\[wd.-])+\]|\\[wd]|[A-Za-z0-9_-]|\(\?:|[()|]|[+*?]|\{\d{0,4},?\d{0,4}\})+$/u;
/** A pattern as a literal: of its language, or a text. */
const PATTERN =
  /\/(?<slashed>(?:[^/\\\n]|\\.){1,200})\/(?<flags>[a-z]{0,4})|r?(["'`])(?<quoted>(?:(?!\3)[^\n]){1,200})\3/gu;

/** Returns who says which conditions of a file let nothing but known texts be in a name. */
export function createProver(readFlow: () => FileFlow): Prover {
  const reads = new Map<string, Reads>();
  return ({ text }, name, holds) => {
    const word = name.replace(/^[$@]{1,2}/u, '');
    if (!text.includes(word)) return false;
    const known = reads.get(name) ?? createReads(name);
    reads.set(name, known);
    return provesCondition(text, holds, (atom) => isProof(atom, known, readFlow()));
  };
}

interface Reads {
  readonly literal: RegExp;
  readonly listed: readonly RegExp[];
  readonly typed: RegExp;
  readonly matched: RegExp;
}

/** The condition as a whole is one such question. */
function createReads(name: string): Reads {
  const word = escapePattern(name);
  const rest = '(?:\\s{0,2},[^(),]{1,40}){0,2}\\s{0,2}\\)$';
  const literal = '(?:"[^"\\\\$#{]{0,80}"|\'[^\'\\\\]{0,80}\'|\\d{1,9})';
  return {
    literal: new RegExp(
      `^(?:${word}\\s{0,2}===?\\s{0,2}${literal}|${literal}\\s{0,2}===?\\s{0,2}${word}|${word}\\.[eE]quals\\(${literal}\\)|${literal}\\.[eE]quals\\(${word}\\))$`,
      'u',
    ),
    listed: [
      new RegExp(`^\\\\?in_array\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}${LIST}${rest}`, 'u'),
      new RegExp(`^\\\\?array_key_exists\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}${LIST}${rest}`, 'u'),
      new RegExp(`^${word}\\s{1,4}in\\s{1,4}${LIST}$`, 'u'),
      new RegExp(
        `^${LIST}(?:\\.|->|::)(?:includes|contains|Contains|has|include\\?|member\\?|containsKey|ContainsKey|key\\?|hasOwnProperty|hasKey)\\(\\s{0,2}${word}${rest}`,
        'u',
      ),
      new RegExp(`^isset\\(\\s{0,2}(?<list>[\\w$>:-]{1,60})\\[\\s{0,2}${word}\\s{0,2}\\]\\s{0,2}\\)$`, 'u'),
    ],
    typed: new RegExp(
      `^(?:\\\\?(?:ctype_(?:digit|alnum|alpha|xdigit)|is_(?:numeric|int|integer|float|bool)|is_number|is_integer|Number\\.isInteger|StringUtils\\.is(?:Numeric|Alpha\\w{0,12}))\\(\\s{0,2}${word}\\s{0,2}\\)|${word}\\.(?:isdigit|isnumeric|isdecimal|isalnum|isalpha|isidentifier)\\(\\)|\\\\?filter_var\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}FILTER_VALIDATE_(?:INT|FLOAT|BOOL\\w{0,4})(?:\\s{0,2},[^()]{0,60})?\\))$`,
      'u',
    ),
    matched: new RegExp(
      `^(?:(?<call>\\\\?preg_match|re\\.(?:full)?match|(?:[\\w.]{1,40}\\.)?Regex\\.IsMatch|regexp\\.MatchString|Pattern\\.matches)\\(\\s{0,2}(?<first>[^\\n]{1,200}?)\\s{0,2},\\s{0,2}${word}${rest}|(?:[\\w.]{1,40}\\.)?Regex\\.IsMatch\\(\\s{0,2}${word}\\s{0,2},\\s{0,2}(?<second>[^\\n]{1,200})\\)|(?<by>[^\\n]{1,220}?)\\.(?<method>test|fullmatch|match|MatchString|IsMatch|is_match|matches|match\\?|matcher)\\(\\s{0,2}${word}\\s{0,2}\\)(?<last>\\.matches\\(\\))?|${word}(?:\\.(?<own>matches|match\\?|match)\\((?<given>[^\\n]{1,200})\\)|\\s{0,2}=~\\s{0,2}(?<like>[^\\n]{1,200})))$`,
      'u',
    ),
  };
}

function isProof(atom: string, { literal, listed, typed, matched }: Reads, flow: FileFlow): boolean {
  if (literal.test(atom) || typed.test(atom)) return true;
  for (const pattern of listed) {
    const list = pattern.exec(atom)?.groups?.['list'];
    if (list !== undefined && isKnownList(list, flow)) return true;
  }
  const found = matched.exec(atom)?.groups;
  if (found === undefined || SEVERAL_LINES.test(atom)) return false;
  const { call = '', first, second, by, method = '', last, own = '', given, like } = found;
  const pattern = first ?? second ?? by ?? given ?? like ?? '';
  const whole = /fullmatch$|Pattern\.matches$/u.test(`${call}${method}`) || `${own}${last ?? ''}`.includes('matches');
  return isPlainPattern(pattern, whole, flow);
}

/** Returns true for a list of literals; for the name of one that the file gives nothing else; and for one of elsewhere. */
function isKnownList(list: string, flow: FileFlow): boolean {
  if (/^(?:array|%[wi]|new Set|List\.of|Set\.of|Arrays\.asList)?[[({]/u.test(list)) return isOfLiterals(list);
  const given = flow.listGiven(list);
  // Of one of elsewhere, only its name speaks.
  if (given.length === 0) return OF_ELSEWHERE.test(list);
  return given.every(({ value, bare, method }) =>
    method === null
      ? bare || (value !== null && isOfLiterals(value.text))
      : method.args.every(({ text }) => isOfLiterals(text)),
  );
}

/** Words that make a list, and names of constants. */
const LIST_WORD =
  /\b(?:new|array|list|set|frozenset|tuple|dict|map|string|str|bool|struct|vec!|true|false|True|False|null|None|static|of|const|as|from|freeze)\b|\b(?:java\.util\.)?(?:Immutable|ReadOnly|Hash|LinkedHash|Tree|Array|Frozen)?(?:List|Set|Map|Dictionary|Arrays|Collections|Object|Array)(?:\.(?:of|asList|freeze|unmodifiableSet|unmodifiableList|copyOf|ofEntries|entry))?(?=[\s(<{[:])(?:<[\w\s,.]*>)?|\b(?:[A-Z]\w*(?:\.|::))*[A-Z][A-Z0-9_]+\b(?![\w([.])/gu;
/** Texts, words of Ruby, its symbols, and keys. */
const LITERALS =
  /"(?:[^"\\$#{]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`$\\]*`|%[wi][[({][^\])}]*[\])}]|(?<![\w:]):\w+|\b\w+(?=\s*(?::|=>))/gu;

/** Returns true for a value that is written there: literals and constants alone. */
const isOfLiterals = (code: string): boolean =>
  code.length < 4_000 && !/[\p{Alpha}$]/u.test(code.replace(LITERALS, ' ').replace(LIST_WORD, ' '));

/** Returns true for a pattern, or the name of patterns, that lets nothing but words and digits through. */
function isPlainPattern(code: string, whole: boolean, flow: FileFlow): boolean {
  const written = [...code.matchAll(PATTERN)];
  if (written.length > 0)
    return !SEVERAL_LINES.test(code) && written.every(({ groups }) => isPlain(groups, whole, flow));
  if (!/^[$\w.>:-]{1,60}$/u.test(code)) return false;
  const values = flow.listGiven(code);
  return (
    values.length > 0 &&
    values.every(({ value, adds }) => {
      const text = value?.text ?? '';
      const patterns = [...text.matchAll(PATTERN)];
      return (
        !adds &&
        patterns.length > 0 &&
        !SEVERAL_LINES.test(text) &&
        patterns.every(({ groups }) => isPlain(groups, whole, flow))
      );
    })
  );
}

/** Options by which the anchors of a pattern are those of a line. */
const SEVERAL_LINES = /\bre\.M\b|MULTILINE|Multiline|\(\?\w*m/u;

/** Anchored at both ends, or matched as a whole, and of plain characters. */
function isPlain(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  whole: boolean,
  flow: FileFlow,
): boolean {
  const { slashed, flags = '', quoted = '' } = groups ?? {};
  const written = slashed ?? quoted;
  const pattern = written.replace(/^[/#~](?=[\^\\])|[/#~][a-zA-Z]{0,4}$/gu, '');
  const options = `${flags}${/[/#~]([a-zA-Z]{0,4})$/u.exec(quoted)?.[1] ?? ''}`;
  if (options.includes('m')) return false;
  // The anchors of Ruby are those of a line, but for its own two.
  const [begin, end] = flow.language === 'Ruby' ? [/^\\A/u, /\\[zZ]$/u] : [/^(?:\^|\\A)/u, /(?:\$|\\[zZ])$/u];
  const inner = pattern.replace(begin, '').replace(end, '');
  return (
    (whole || (begin.test(pattern) && end.test(pattern))) && PLAIN_PATTERN.test(inner) && (whole || !isChoice(inner))
  );
}

/** Returns true for a choice whose sides are not both anchored. */
function isChoice(pattern: string): boolean {
  let [rest, before] = [pattern, ''];
  while (rest !== before) [rest, before] = [rest.replace(/\([^()]*\)/gu, ''), rest];
  return rest.includes('|');
}
