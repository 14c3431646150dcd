/** Small faults that are put into a line of code: each does something else than the line, in the languages of the attacks. */

/** Returns a line with the fault; null where it has no place for it; an empty text where the line goes. */
type Operator = (line: string, text: string) => string | null;

const SWAPPED: Readonly<Record<string, string>> = {
  '>=': '>',
  '<=': '<',
  '>': '>=',
  '<': '<=',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};
const TURNED: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '>': '<', '<': '>' };
const SIGNS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };
const WORDS: readonly (readonly [string, string])[] = [
  ['Math.min', 'Math.max'],
  ['floor', 'ceil'],
  ['.first', '.last'],
  ['push', 'unshift'],
  ['startsWith', 'endsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['.lower()', '.upper()'],
  ['.every(', '.some('],
  ['.shift()', '.pop()'],
  ['DESC', 'ASC'],
];
const LOGIC: readonly (readonly [string, string])[] = [
  ['&&', '||'],
  [' and ', ' or '],
];
const FLAGS: readonly (readonly [string, string])[] = [
  ['true', 'false'],
  ['True', 'False'],
];

/** Replaces the first match of a pattern by what a table has for its sign. */
const swap = (line: string, pattern: RegExp, table: Readonly<Record<string, string>>): string | null => {
  const sign = pattern.exec(line)?.groups?.['sign'];
  const other = sign === undefined ? undefined : table[sign];
  return sign === undefined || other === undefined
    ? null
    : line.replace(pattern, (found) => found.replace(sign, other));
};

/** Replaces the first word of a pair by the other one. */
const exchange = (line: string, pairs: readonly (readonly [string, string])[]): string | null => {
  for (const [one, other] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
    if (line.includes(one)) return line.replace(one, other);
  return null;
};

const negate: Operator = (line) => {
  const script =
    /^(?<head>\s*(?:\}\s*)?(?:else\s+)?if\s*)\((?<asks>.*)\)(?<rest>\s*(?:\{|throw|return|continue).*)$/u.exec(
      line,
    )?.groups;
  if (script !== undefined) return `${script['head'] ?? ''}(!(${script['asks'] ?? ''}))${script['rest'] ?? ''}`;
  const python = /^(?<head>\s*(?:el)?if )(?<asks>.*):\s*$/u.exec(line)?.groups;
  if (python !== undefined) return `${python['head'] ?? ''}not (${python['asks'] ?? ''}):`;
  const bare = /^(?<head>\s*if )(?<asks>[^({].*) \{\s*$/u.exec(line)?.groups;
  if (bare !== undefined) return `${bare['head'] ?? ''}!(${bare['asks'] ?? ''}) {`;
  return /^\s*(?:raise|return)\b.* if /u.test(line) && !/ else /u.test(line) ? line.replace(' if ', ' unless ') : null;
};

const raiseNumber: Operator = (line) => {
  const number = /(?<![\w.'"])\d{1,6}(?![\w.])/u.exec(line);
  return number === null || Number(number[0]) < 2
    ? null
    : `${line.slice(0, number.index)}${Number(number[0]) + 1}${line.slice(number.index + number[0].length)}`;
};

const misspell: Operator = (line) => {
  const found = /(?<quote>['"])(?<said>[A-Za-z][\w -]{2,})\k<quote>/u.exec(line);
  const said = found?.groups?.['said'];
  if (found === null || said === undefined) return null;
  const quote = found.groups?.['quote'] ?? '';
  const other = `${quote}${said.slice(0, -1)}${said.endsWith('x') ? 'y' : 'x'}${quote}`;
  return line.slice(0, found.index) + other + line.slice(found.index + found[0].length);
};

const otherField: Operator = (line, text) => {
  const { of, field } = /\b(?<of>\w+)\.(?<field>[a-z]\w{2,})(?![\w(])/u.exec(line)?.groups ?? {};
  if (of === undefined || field === undefined) return null;
  const fields = [...text.matchAll(new RegExp(`\\b${of}\\.([a-z]\\w{2,})(?![\\w(])`, 'gu'))].map(
    ([, one]) => one ?? field,
  );
  const other = fields.find((one) => one !== field);
  return other === undefined ? null : line.replace(`${of}.${field}`, `${of}.${other}`);
};

const STATEMENT =
  /^\s*(?!(?:if|for|while|else|def|function|class|import|from|export|func|fn|fun|public|private|const|let|var|return|use|using|package|case|switch|try|async|static|internal|val)\b)[\w$@.]+.*[;)\w'"\]]$/u;

/** All of them, by name. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  negate,
  compare: (line) => swap(line, / (?<sign>>=|<=|>|<|===|!==|==|!=) /u, SWAPPED),
  turn: (line) => swap(line, / (?<sign>>=|<=|>|<) /u, TURNED),
  number: raiseNumber,
  text: misspell,
  field: otherField,
  logic: (line) => exchange(line, LOGIC),
  flag: (line) => exchange(line, FLAGS),
  word: (line) => exchange(line, WORDS),
  sign: (line) => (/^\s*(?:\*|\/\/|#)/u.test(line) ? null : swap(line, /[\w)] (?<sign>[-+*/]) [\w(]/u, SIGNS)),
  loop: (line) => (/\bcontinue\b/u.test(line) ? line.replace(/\bcontinue\b/u, 'break') : null),
  unthrown: (line) => (/\b(?:throw|raise) /u.test(line) ? line.replace(/\b(?:throw|raise) /u, '') : null),
  unawaited: (line) => (line.includes('await ') ? line.replace('await ', '') : null),
  gone: (line) => (STATEMENT.test(line) ? '' : null),
};
