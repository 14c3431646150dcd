/** Reads what a line gives to a name: an assignment, a loop, or a call that adds to it. */
import { escapePattern } from '../../../text/escape-pattern.js';
import { isNumberType } from './text-scope.js';

/** What a line gives to a name. `adds` is set if it adds to what is there. */
export interface Given {
  readonly expression: string;
  readonly adds: boolean;
  /** The name is declared as a number or a truth value. */
  readonly number: boolean;
}

/** Returns a reader of what a line gives to the name that a pattern matches: an assignment, or a call that adds to it. */
export function createAssignmentReader(word: string): (line: string) => Given | null {
  const assigned = new RegExp(
    `(?<![\\w$.>@])${word}(?:\\s{0,4},\\s{0,4}\\w{1,40}){0,2}(?:\\s{0,4}:\\s{0,2}(&?[\\w.<>[\\]?,' ]{1,60}))?\\s{0,20}(\\+=|\\.=|:=|\\|\\|=|<<|=)(?![=~>])`,
    'u',
  );
  const added = new RegExp(
    `(?<![\\w$.>@])${word}\\.(?:append|Append|AppendFormat|AppendLine|WriteString|push_str|push|concat|add|insert)\\(`,
    'u',
  );
  const printed = new RegExp(
    `\\b(?:v?sn?printf|strn?c(?:at|py)|fmt\\.Fprintf?|write!)\\s{0,2}\\(\\s{0,2}&?${word}\\s{0,2},`,
    'u',
  );
  const looped = new RegExp(
    `\\b(?:for|foreach)\\b.{0,40}(?<![\\w$.>@])${word}(?:\\s{0,4},\\s{0,4}\\w{1,40})?\\s{0,4}(?:\\s(?:of|in)\\s|:=\\s{0,4}range\\s|:)\\s{0,4}(.+)$`,
    'u',
  );
  const listed = new RegExp(`\\bforeach\\s{0,4}\\(\\s{0,4}(.{1,200}?)\\s{1,4}as\\s.{0,60}${word}\\s{0,4}\\)`, 'u');
  const each = new RegExp(
    `^(.{1,200})\\.(?:each\\w{0,12}|map|forEach|flatMap|filter)\\s{0,4}(?:\\(\\s{0,4}(?:function\\s{0,4})?\\(?|\\{\\s{0,4}\\|?|do\\s{0,4}\\|)\\s{0,4}${word}\\b`,
    'u',
  );
  // https://learn.microsoft.com/en-us/dotnet/api/system.int32.tryparse and its relatives
  const parsed = new RegExp(
    `\\bTryParse(?:Exact)?\\(.{0,200}\\bout\\s{1,4}(?:\\w{1,20}\\??\\s{1,4})?${word}\\s{0,4}\\)`,
    'u',
  );
  return (line) => {
    if (parsed.test(line)) return { expression: '0', adds: false, number: true };
    const set = assigned.exec(line);
    if (set !== null && isCode(line.slice(0, set.index)) && !isNamedArgument(line, set.index)) {
      const type = set[1] ?? /[\w.]{1,40}\??(?=\s{1,4}$)/u.exec(line.slice(0, set.index))?.[0] ?? '';
      return {
        expression: line.slice(set.index + set[0].length),
        adds: set[2] !== '=' && set[2] !== ':=',
        number: isNumberType(type),
      };
    }
    const call = added.exec(line);
    if (call !== null) return { expression: line.slice(call.index + call[0].length - 1), adds: true, number: false };
    const print = printed.exec(line);
    if (print !== null) {
      const format = /printf?|write!/u.test(print[0]);
      const bounded = /^\s{0,4}(?:sizeof\b[^,]{0,60}|\d{1,6}|[A-Z_]{2,40}|\w{0,20}(?:size|len)\w{0,10})\s{0,4},/u;
      const rest = line.slice(print.index + print[0].length).replace(bounded, '');
      return { expression: format ? `sprintf(${rest}` : `(${rest}`, adds: /cat|write!/u.test(print[0]), number: false };
    }
    const loop = looped.exec(line) ?? listed.exec(line) ?? each.exec(line);
    if (loop === null) return null;
    return { expression: (loop[1] ?? '').replace(/[):]?\s{0,4}\{?\s{0,4}$/u, '').trim(), adds: false, number: false };
  };
}

/**
 * Returns a reader of what a line declares a name of a class or a module to be, where no sign of assignment does it: a
 * property of C# that is nothing but an expression (`string Mode => "WAL";`), an attribute of Elixir (`@table "orders"`).
 */
export function createDeclarationReader(name: string, language: string): (line: string) => string | undefined {
  const word = escapePattern(name);
  if (language === 'Elixir') {
    const attribute = name.startsWith('@') ? new RegExp(`^\\s{1,16}${word}\\s{1,4}(\\S.{0,300})$`, 'u') : null;
    return (line) => attribute?.exec(line)?.[1];
  }
  if (language !== 'C#') return () => undefined;
  const property = new RegExp(`\\w[\\w<>?]{0,60}\\s{1,4}${word}\\s{0,4}=>\\s{0,4}(\\S.{0,300})$`, 'u');
  return (line) => property.exec(line)?.[1];
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
