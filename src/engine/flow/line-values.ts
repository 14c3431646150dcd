/** What a line gives to names, where there is no tree: assignments, loops, and calls that add to a name. */

/** What a line gives to a name. */
export interface LineValue {
  readonly name: string;
  /** Where the line speaks of the name. */
  readonly at: number;
  readonly expression: string;
  readonly adds: boolean;
  /** The declared type; empty if none is written. */
  readonly type: string;
}

const NAME = String.raw`(?:\$|@{1,2})?[A-Za-z_][\w$]{0,60}(?:(?:\.|->|::)[A-Za-z_]\w{0,60}){0,3}`;
const BEGIN = String.raw`(?<![\w$.>@])`;
const ASSIGNED = new RegExp(
  `${BEGIN}(?<names>${NAME}(?:\\s{0,4},\\s{0,4}\\$?\\w{1,40}){0,2})(?:\\s{0,4}:\\s{0,2}(?<type>&?[\\w.<>[\\]?,' ]{1,60}))?\\s{0,20}(?<sign>\\+=|\\.=|:=|\\|\\|=|<<|=)(?![=~>])`,
  'gu',
);
const ADDED = new RegExp(
  `${BEGIN}(?<name>${NAME})\\.(?:append|Append|AppendFormat|AppendLine|WriteString|push_str|push|concat|add|insert)(?=\\()`,
  'gu',
);
const PRINTED = new RegExp(
  `\\b(?<call>v?sn?printf|strn?c(?:at|py)|fmt\\.Fprintf?|write!)\\s{0,2}\\(\\s{0,2}&?(?<name>${NAME})\\s{0,2},`,
  'gu',
);
const LOOPED = new RegExp(
  `\\b(?:for|foreach)\\b.{0,40}?${BEGIN}(?<names>${NAME}(?:\\s{0,4},\\s{0,4}\\w{1,40})?)\\)?\\s{0,4}(?:\\s(?:of|in)\\s|:=\\s{0,4}range\\s|:)\\s{0,4}(?<of>.+)$`,
  'u',
);
const LISTED = new RegExp(
  `\\bforeach\\s{0,4}\\(\\s{0,4}(?<of>.{1,200}?)\\s{1,4}as\\s{1,4}(?:\\$\\w{1,40}\\s{0,4}=>\\s{0,4})?(?<names>${NAME})\\s{0,4}\\)`,
  'u',
);
const EACH =
  /^(?<of>.{1,200})\.(?:each\w{0,12}|map|forEach|flatMap|filter)\s{0,4}(?:\(\s{0,4}(?:function\s{0,4})?\(?|\{\s{0,4}\|?|do\s{0,4}\|)\s{0,4}(?<names>\w{1,60})(?=\s{0,4}(?:->|=>|[|,)]|in\b))/u;
/** https://learn.microsoft.com/en-us/dotnet/api/system.int32.tryparse and its relatives */
const PARSED = /\bTryParse(?:Exact)?\(.{0,200}\bout\s{1,4}(?:\w{1,20}\??\s{1,4})?(?<name>\w{1,60})\s{0,4}\)/u;
/** Sizes before a format. */
const BOUNDED = /^\s{0,4}(?:sizeof\b[^,]{0,60}|\d{1,6}|[A-Z_]{2,40}|\w{0,20}(?:size|len)\w{0,10})\s{0,4},/u;
/** A line without one of these gives nothing; then what each kind of giving has: most lines have few of them. */
const SIGN = /=|<<|\(|\bin\b|\bof\b/u;
const ASSIGNS = /=|<</u;
const ADDS = /\.(?:[aA]ppend|WriteString|push|concat|add|insert)/u;
const PRINTS = /printf|str\w{0,2}c|Fprint|write!/u;
const EACH_OF = /\.(?:each|map|forEach|flatMap|filter)/u;

/** Returns what a line gives, in its order. */
export function listLineValues(line: string): readonly LineValue[] {
  if (!SIGN.test(line)) return [];
  const found: LineValue[] = [];
  const parsed = line.includes('TryParse') ? PARSED.exec(line) : null;
  if (parsed !== null)
    found.push({ name: parsed.groups?.['name'] ?? '', at: parsed.index, expression: '0', adds: false, type: 'int' });
  for (const match of ASSIGNS.test(line) ? line.matchAll(ASSIGNED) : []) {
    const { names = '', type, sign = '=' } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (!isCode(line.slice(0, match.index)) || isNamedArgument(line, match.index)) continue;
    const before = /[\w.]{1,40}\??(?=\s{1,4}$)/u.exec(line.slice(0, match.index))?.[0] ?? '';
    for (const name of names.split(','))
      found.push({
        name: name.trim(),
        at: match.index,
        expression: line.slice(end),
        adds: sign !== '=' && sign !== ':=',
        type: type?.trim() ?? before,
      });
  }
  for (const match of ADDS.test(line) ? line.matchAll(ADDED) : []) {
    const expression = line.slice(match.index + match[0].length);
    found.push({ name: match.groups?.['name'] ?? '', at: match.index, expression, adds: true, type: '' });
  }
  for (const match of PRINTS.test(line) ? line.matchAll(PRINTED) : []) {
    const { call = '', name = '' } = match.groups ?? {};
    const format = /printf?|write!/u.test(call);
    const rest = line.slice(match.index + match[0].length).replace(BOUNDED, '');
    const expression = format ? `sprintf(${rest}` : `(${rest}`;
    found.push({ name, at: match.index, expression, adds: /cat|write!/u.test(call), type: '' });
  }
  const loop = LOOPED.exec(line) ?? LISTED.exec(line) ?? (EACH_OF.test(line) ? EACH.exec(line) : null);
  if (loop !== null) {
    const { names = '', of = '' } = loop.groups ?? {};
    const expression = of.replace(/[):]?\s{0,4}\{?\s{0,4}$/u, '').trim();
    for (const name of names.split(','))
      found.push({ name: name.trim(), at: loop.index, expression, adds: false, type: '' });
  }
  return found;
}

/** Returns true if a line that begins so goes on as code: not in a string, and not in a comment. */
function isCode(begin: string): boolean {
  return (
    !/^\s{0,200}(?:#(?!include)|\/\/|\*)/u.test(begin) &&
    ['"', "'", '`'].every((quote) => begin.split(quote).length % 2 === 1)
  );
}

/** Returns true for `name=value` among the arguments of a call. */
function isNamedArgument(line: string, at: number): boolean {
  const before = line.slice(0, at);
  return before.split('(').length > before.split(')').length
    ? !/\b(?:if|while|for|using|with|switch|try)\b.{0,20}\([^()]{0,80}$/u.test(before)
    : before.trim() === '' && /,\s{0,20}$/u.test(line) && !/[[({]\s{0,4}$/u.test(line.replace(/,\s{0,20}$/u, ''));
}
