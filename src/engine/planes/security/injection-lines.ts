/** Places that are no calls and execute what they are given: assignments to a page or a command, backticks, marks of templates. */
import type { FileChange, RuleContext, ScannedLine } from '../../model.js';
import { readWholeSide } from '../side-lines.js';
import type { InjectionCall } from './injection-call.js';
import { isQueryPart } from './injection-judge.js';
import { SQL } from './injection-queries.js';
import { isComposedText, MAX_ABOVE, readStatement, type Scope, traceText } from './text-origin.js';

/** A place in a line; group 1 of the pattern is the expression. */
interface InjectionLine extends Pick<InjectionCall, 'runs' | 'instead' | 'composed' | 'unknown' | 'text'> {
  /** Names in Linguist; any if absent. */
  readonly languages?: readonly string[];
  /** Any file of this name. */
  readonly path?: RegExp;
  readonly pattern: RegExp;
  readonly name: string;
  /** True: told whatever the expression is. */
  readonly always?: true;
  /** True: parts that are named like parts of a query are the program's own. */
  readonly query?: true;
}

/** A whole query, as no sentence is written: in capitals, or with signs that a sentence does not have. */
const WHOLE_QUERY =
  /^\s{0,200}(?:(?:WITH\b[\s\S]{0,400})?SELECT\s[\s\S]{0,600}\sFROM\s|INSERT\s(?:INTO\s)?\s{0,20}\S{1,80}\s{0,8}(?:\(|VALUES)|REPLACE\s(?:INTO\s)?\s{0,20}\S{1,80}\s{0,8}(?:\(|VALUES)|UPDATE\s{1,20}\S{1,80}\s{1,20}SET\s|DELETE\s{1,20}FROM\s|(?:with\b[\s\S]{0,400})?select\s[\s\S]{0,600}\sfrom\s[\s\S]{0,400}(?:[=*;]|\bwhere\b)|select\s{1,20}\*\s{1,20}from\s|insert\s{1,20}into\s{1,20}\S{1,80}\s{0,8}(?:\(|values)|update\s{1,20}\S{1,80}\s{1,20}set\s{1,20}\S{1,60}\s{0,4}=|delete\s{1,20}from\s[\s\S]{0,200}(?:=|\bwhere\b))/u;
/** A line that prints, logs or throws what it makes. */
const SAYS =
  /\b(?:print\w{0,4}|puts|echo|log(?:ger|ging)?|console|warn\w{0,4}|debug|info|error\w{0,4}|raise|throw|panic|fail\w{0,4}|assert\w{0,30}|expect|describe|it|test|help|message|msg|description|title|label|comment|\w{0,30}(?:Error|Exception))\b\s{0,4}[(.:="'!]/iu;

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte', 'HTML', 'PHP'];
const MARKUP = { runs: 'puts a text into a page as markup', composed: 'info', unknown: 'info' } as const;
const TEMPLATES =
  /\.(?:html?|jinja2?|j2|njk|twig|liquid|hbs|handlebars|mustache|ejs|erb|haml|slim|vue|svelte|cshtml|blade\.php|tmpl|gohtml|eex|heex|tsx|jsx|phtml|jsp)$/iu;

const LINES: readonly InjectionLine[] = [
  {
    languages: SCRIPT,
    pattern: /\.(?:innerHTML|outerHTML|srcdoc)\s{0,4}\+?=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'innerHTML',
    ...MARKUP,
    instead: 'Use textContent, or a template that escapes.',
  },
  {
    languages: ['TypeScript', 'TSX', 'JavaScript'],
    pattern: /\bdangerouslySetInnerHTML\s{0,4}[=:]\s{0,4}\{{1,2}\s{0,4}__html\s{0,4}:\s{0,4}([^}]{1,300})/u,
    name: 'dangerouslySetInnerHTML',
    ...MARKUP,
    instead: 'Let React escape it, or sanitize it.',
  },
  {
    path: /\.(?:vue|html)$/u,
    pattern:
      /\s(?:v-html|:innerHTML\.?\w{0,5}|\[innerHTML\]|ng-bind-html|ng-bind-html-unsafe)\s{0,4}=\s{0,4}["']([^"']{1,300})["']/u,
    name: 'v-html',
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    path: TEMPLATES,
    pattern:
      /\{@html\s{1,4}([^}]{1,200})\}|\{\{-?\s{0,4}([^{}|]{1,200}\|[^{}]{0,100}?\b(?:safe|raw|safeseq|safeHTML|safeJS))\s{0,4}(?:\|[^{}]{0,60})?-?\}\}|\{!!\s{0,4}(\S.{0,200}?)!!\}|<%-\s{0,4}([^%]{1,200})%>|(?<![{\\])\{\{\{\s{0,4}([^{}]{1,200})\}\}\}|<%==?\s{0,4}raw[\s(]([^%]{1,200})%>|<%==\s{0,4}([^%]{1,200})%>|<%=\s{0,4}([^%]{1,200}\.html_safe)\b|@Html\.Raw\(([^)]{1,200})\)/u,
    name: 'A template',
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    path: TEMPLATES,
    pattern: /\{%-?\s{0,4}autoescape\s{1,4}(off|false|no)\b/u,
    name: 'autoescape off',
    ...MARKUP,
    always: true,
    instead: 'Let the template escape it.',
  },
  {
    languages: ['C#', 'Visual Basic .NET', 'F#'],
    pattern: /\.CommandText\s{0,4}\+?=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'CommandText',
    text: SQL,
    runs: 'runs a text as a query of a database',
    composed: 'warn',
    unknown: null,
    instead: 'Put a parameter where the value stands.',
  },
  {
    languages: ['C#'],
    pattern: /\.Filter\s{0,4}=(?!=)\s{0,4}(\S.{0,600})$/u,
    name: 'Filter',
    text: /\(\s{0,4}[&|]?\(?[^()=]{1,40}=/u,
    runs: 'runs a text as a query of a directory (LDAP)',
    composed: 'info',
    unknown: null,
    instead: 'Escape each value for a filter.',
  },
  {
    languages: ['C#'],
    pattern: /\bArguments\s{0,4}=(?!=)\s{0,4}(\$?@?"\/[cC]\s.{0,600})$/u,
    name: 'Arguments',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: null,
    instead: 'Start the program itself, with ArgumentList.',
  },
  {
    languages: ['C#', 'F#', 'Visual Basic .NET'],
    pattern:
      /\b(TypeNameHandling\.(?:All|Auto|Objects|Arrays)|TypeFilterLevel\.Full|BadListTypeChecking\s{0,4}=\s{0,4}false)\b/u,
    name: 'A setting',
    runs: 'makes objects out of data, by what the data says',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Leave it off, and name the types that may come.',
  },
  {
    languages: ['PHP'],
    pattern:
      /\b(?:include|require)(?:_once)?\s{0,4}\(?\s{0,4}([^;]{0,120}\$_(?:GET|POST|REQUEST|COOKIE)\b[^;)]{0,200})/u,
    name: 'include',
    runs: 'runs a file as code',
    composed: 'warn',
    unknown: 'warn',
    instead: 'Look the file up in a list.',
  },
  {
    languages: ['PHP'],
    pattern: /(?:\b(?:echo|print)\b|<\?=)\s{0,4}([^;?]{0,200}\$_(?:GET|POST|REQUEST|COOKIE)\b[^;?]{0,200})/u,
    name: 'echo',
    ...MARKUP,
    instead: 'Escape it with htmlspecialchars.',
  },
  {
    languages: ['Scala'],
    pattern:
      /(?:^|[=(,]|\s)((?:s?"[^"]{1,200}"|Seq\([^()]{1,200}\)|Process\([^()]{1,200}\)|[a-z]\w{0,40}))\s{0,2}\.?\s{0,2}!{1,2}(?![=\w("!])/u,
    name: '!',
    runs: 'runs a text as a command',
    composed: 'warn',
    unknown: null,
    instead: 'Give the arguments one by one: Seq("tar", "xf", path).!',
  },
  {
    languages: [
      ...['TypeScript', 'TSX', 'JavaScript', 'Python', 'Ruby', 'PHP', 'Go', 'Java', 'Kotlin', 'Scala', 'Groovy'],
      ...['C#', 'Rust', 'Swift', 'Dart'],
    ],
    pattern:
      /(?:^|[=(,:+{[]|\breturn|=>|\s)\s{0,8}((?:[A-Za-z]{1,30}(?:\.[A-Za-z]{1,30})?!?\(\s{0,8})?[fFrRbBsu$@]{0,2}(?:["'`]\s{0,20}(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\b|["']{3}|`\s{0,4}$).{0,600})$/iu,
    name: 'A text',
    runs: 'makes a query of a database',
    text: WHOLE_QUERY,
    query: true,
    composed: 'info',
    unknown: null,
    instead: 'Put a placeholder where the value stands and pass the value beside the text.',
  },
  {
    languages: ['Ruby'],
    pattern: /(?:^|[\s=(,])(`[^`]{0,300}#\{[^`]{1,300}`)/u,
    name: 'A backtick',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: 'info',
    instead: 'Give the arguments one by one: Open3.capture2("tar", "xf", path).',
  },
  {
    languages: ['Ruby'],
    pattern: /%x[[{(|!<](.{1,300})[\]})|!>]/u,
    name: '%x',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: null,
    instead: 'Give the arguments one by one: Open3.capture2("tar", "xf", path).',
  },
  {
    languages: ['PHP'],
    pattern: /(?:^|[\s=(.])(`[^`]{0,300}\$[^`]{1,300}`)/u,
    name: 'A backtick',
    runs: 'runs a text in a shell',
    composed: 'warn',
    unknown: 'info',
    instead: 'Use escapeshellarg for each part, or a process class that takes a list.',
  },
];

/** A line that executes something that does not stand in it. */
export interface MarkedText {
  readonly meant: InjectionLine;
  readonly line: ScannedLine;
  readonly given: string;
  readonly composed: boolean;
}

/** Words of which one must be in an added line. */
const SIGNS =
  /TypeNameHandling|TypeFilterLevel|BadListType|\$_(?:GET|POST|REQUEST|COOKIE)|!|\b(?:select|insert|update|delete|replace|with)\b|["']{3}|innerHTML|outerHTML|srcdoc|__html|v-html|ng-bind-html|\{@html|\|\s{0,4}(?:safe|raw)|\{!!|<%-|<%=|\{\{\{|Html\.Raw|autoescape|CommandText|\.Filter|Arguments|`|%x/iu;

/** Returns the new lines that execute something that is put together or unknown. */
export function findMarkedTexts(context: RuleContext, change: FileChange): readonly MarkedText[] {
  const lines = (context.syntax.get(change.file.path)?.added ?? []).filter(({ text }) => SIGNS.test(text));
  if (lines.length === 0) return [];
  const { language } = change;
  const fitting = LINES.filter(
    ({ languages, path }) =>
      (languages === undefined || (language !== null && languages.includes(language))) &&
      (path === undefined || path.test(change.file.path)),
  );
  if (fitting.length === 0) return [];
  const runs = readWholeSide(change, 'new');
  const known = new Map(runs.flat().map(({ number, text }) => [number, text]));
  return lines.flatMap((line) => {
    if (line.comment.trim() === line.text.trim()) return [];
    for (const meant of fitting) {
      const judged = judge(meant, line, {
        language: READ_LIKE[language ?? ''] ?? language ?? '',
        line: line.number,
        first: Math.max(1, line.number - MAX_ABOVE),
        parameters: new Set(),
        read: (number) => known.get(number),
        last: runs.at(-1)?.at(-1)?.number ?? 0,
      });
      if (judged !== null) return [judged];
    }
    return [];
  });
}

/** Languages whose expressions are those of another. */
const READ_LIKE: Readonly<Record<string, string>> = { HTML: 'JavaScript', Vue: 'JavaScript', Svelte: 'JavaScript' };

function judge(meant: InjectionLine, line: ScannedLine, scope: Scope): MarkedText | null {
  const found = meant.pattern.exec(line.text);
  const inner = found?.slice(1).find((group) => group !== undefined);
  if (found === null || inner === undefined) return null;
  const toEnd = found.index + found[0].length >= line.text.trimEnd().length;
  // Python joins literals on lines of their own in brackets.
  const listed = meant.query === true && scope.language === 'Python' && /^\s{0,200}[fFrR]?["']/u.test(line.text);
  const whole = listed
    ? readStatement(`(${inner}`, line.number, scope)
        .replace(/^\(/u, '')
        .replace(/\)\s{0,4}$/u, '')
    : toEnd && meant.path === undefined
      ? readStatement(inner, line.number, scope)
      : inner.trim();
  const given = meant.name === '%x' ? `"${whole.replaceAll('"', "'")}"` : whole.replace(/\.html_safe$/u, '');
  if (meant.always === true) return { meant, line, given, composed: false };
  if (meant.query === true && SAYS.test(line.text.slice(0, line.text.search(/["'`]/u) + 1))) return null;
  const origin = traceText(given, scope, true);
  if (origin.parts.length === 0) return null;
  if (meant.query === true && origin.parts.every(isQueryPart)) return null;
  const composed = isComposedText(origin);
  if (composed && meant.text !== undefined && !meant.text.test(origin.text)) return null;
  return composed || meant.unknown !== null ? { meant, line, given, composed } : null;
}
