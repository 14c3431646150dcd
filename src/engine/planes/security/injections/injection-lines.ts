/** Finds places that are no calls and execute what they are given. */

import { cutStatement, readStatement } from '../../../flow/statement-text.js';
import type { FileChange, RuleContext, ScannedLine } from '../../../model.js';
import { readWholeSide } from '../../side-lines.js';
import { splitList } from './code-lists.js';
import { DOTNET_LINES } from './dotnet-marks.js';
import { listElixirCalls } from './elixir-calls.js';
import { ELIXIR_LINES } from './elixir-marks.js';
import { readHeredoc } from './heredoc.js';
import { isJoinedQuery, isProgramAlone, isQueryPart } from './injection-judge.js';
import { INJECTION_LINES, type InjectionLine } from './injection-marks.js';
import { isFromOutside } from './outside.js';
import { isSent, isSentOrRequested } from './sent-parameters.js';
import { findShellEvals } from './shell-eval.js';
import { isComposedText, type Origin, traceText } from './text-origin.js';
import { readPieces } from './text-pieces.js';
import { createScope, readFileText, type Scope } from './text-scope.js';

/** A line that prints, logs or throws what it makes. */
const SAYS =
  /\b(?:print\w{0,4}|puts|echo|log(?:ger|ging)?|console|warn\w{0,4}|debug|info|error\w{0,4}|raise|throw|panic|fail\w{0,4}|assert\w{0,30}|expect|describe|it|test|help|message|msg|description|title|label|comment|\w{0,30}(?:Error|Exception))\b\s{0,4}[(.:="'!]/iu;

/** Calls that get the parts of a text apart from it, as Entity Framework documents them. */
const APART =
  /\.(?:FromSqlInterpolated|ExecuteSqlInterpolated\w{0,5}|FromSql|ExecuteSql(?:Async)?|SqlQuery)(?:<[\w.]{1,60}>)?\(\s{0,8}\$|\bFormattableString\s{1,4}\w{1,60}\s{0,4}=/u;

/** So does this one of Entity Framework Core, given nothing else. */
const APART_ALONE = /\.ExecuteSqlCommand(?:Async)?\(\s{0,8}\$@?"[^"]{0,600}"\s{0,4}\)/u;
const isApart = (text: string, { file }: Scope): boolean =>
  APART_ALONE.test(text) &&
  file.syntax?.imports.some(({ module }) => module === 'Microsoft.EntityFrameworkCore') === true;

const MARKUP = /as markup$/u;

/** A line that executes something that does not stand in it. */
export interface MarkedText {
  readonly meant: InjectionLine;
  readonly line: ScannedLine;
  readonly given: string;
  readonly composed: boolean;
  /** True: only the program that a shell is to run is not written there, and its arguments are. */
  readonly program: boolean;
  /** True: the function shows that a part is what somebody sends from another machine. */
  readonly sent: boolean;
  /** Lines that the text is put together on, its own included. */
  readonly lines: readonly number[];
}

/** Words of which one must be in an added line, in lower case. */
const SIGNS =
  /\becho\s{1,4}[(\\a-z]|typenamehandling|typefilterlevel|badlisttype|jsontypeinfo|\$|!|javascript:|startinfo|\.text\b|innerhtml|html_safe|#\{|filter_input|php:\/\/|\breturn\b.{0,200}<|\b(?:select|insert|update|delete|replace|with)\b|["']{3}|innerhtml|outerhtml|srcdoc|__html|v-html|ng-bind-html|\{@html|\|\s{0,4}(?:safe|raw)|\{!!|<%-|<%=|\{\{\{|html\.raw|markupstring|autoescape|commandtext|command\b|dataadapter|\.filter|arguments|`|%x|binary_to_term|:safe|\braw\b|\bhtml\b|send_resp|content_type|:os\.cmd|system\.(?:cmd|shell)|:spawn|\beval_|\bcompile_|to_quoted|\.query|\.stream|fragment\(/u;

/** Returns the new lines that execute something that is put together or unknown. */
export function findMarkedTexts(context: RuleContext, change: FileChange): readonly MarkedText[] {
  if (change.language === 'Shell') return findShellEvals(change, context.syntax.get(change.file.path)?.added ?? []);
  const lines = (context.syntax.get(change.file.path)?.added ?? []).filter(({ text }) =>
    SIGNS.test(text.toLowerCase()),
  );
  if (lines.length === 0) return [];
  const { language } = change;
  const fitting = [...DOTNET_LINES, ...INJECTION_LINES, ...ELIXIR_LINES].filter(
    ({ languages, path }) =>
      (languages === undefined || (language !== null && languages.includes(language))) &&
      (path === undefined || path.test(change.file.path)),
  );
  if (fitting.length === 0) return [];
  const file = readFileText(
    READ_LIKE[language ?? ''] ?? language ?? '',
    context.syntax.get(change.file.path)?.after ?? null,
    readWholeSide(change, 'new'),
    () => context.flows(change, 'new'),
  );
  return lines.flatMap((line) => {
    if (line.comment.trim() === line.text.trim()) return [];
    const scope = createScope(file, line.number);
    const texts =
      language === 'Elixir'
        ? [...listElixirCalls(line.text, line.number, (at) => file.lines.get(at)), line.text]
        : [line.text];
    for (const meant of fitting) {
      const judged = judge(meant, line, texts, scope);
      if (judged !== null) return [judged];
    }
    return [];
  });
}

/** Languages whose expressions are those of another. */
const READ_LIKE: Readonly<Record<string, string>> = { HTML: 'JavaScript', Vue: 'JavaScript', Svelte: 'JavaScript' };

function judge(meant: InjectionLine, line: ScannedLine, texts: readonly string[], beside: Scope): MarkedText | null {
  const text = texts.find((one) => meant.pattern.test(one)) ?? '';
  const found = meant.pattern.exec(text);
  const inner = found?.slice(1).find((group) => group !== undefined);
  if (found === null || inner === undefined) return null;
  const column = found.index + found[0].indexOf(inner);
  const scope = text === line.text ? { ...beside, at: { line: line.number, columns: [column] } } : beside;
  // A backtick within a text, such as a message, runs nothing.
  if (inner.startsWith('`') && isBlankAt(line.code, line.text.indexOf(inner, found.index))) return null;
  const toEnd = found.index + found[0].length >= text.trimEnd().length && text === line.text;
  // Python joins literals on lines of their own in brackets.
  const listed = meant.query === true && scope.file.language === 'Python' && /^\s{0,200}[fFrR]?["']/u.test(line.text);
  const whole = listed
    ? readStatement(`(${inner}`, line.number, scope.file)
        .replace(/^\(/u, '')
        .replace(/\)\s{0,4}$/u, '')
    : toEnd && meant.path === undefined
      ? readStatement(inner, line.number, scope.file)
      : meant.first === true
        ? cutStatement(inner.trim())
        : inner.trim();
  // What follows a query are values for its places, and behind the text of a call other arguments.
  const leading =
    meant.query === true || meant.first === true ? (splitList(whole, scope.file.language)[0] ?? whole) : whole;
  // The first of two choices: the other stands behind it.
  const first =
    meant.query === true && /\?\s{0,8}$/u.test(text.slice(0, found.index + found[0].indexOf(inner)))
      ? `_ ? ${leading}`
      : leading;
  const given = meant.name === '%x' ? `"${first.replaceAll('"', "'")}"` : first.replace(/\.html_safe$/u, '');
  if (meant.always === true)
    return { meant, line, given, composed: false, program: false, sent: false, lines: [line.number] };
  if (meant.query === true && SAYS.test(line.text.slice(0, line.text.search(/["'`]/u) + 1))) return null;
  if (meant.sign !== undefined && !scope.file.says(meant.sign)) return null;
  const kind = MARKUP.test(meant.runs) ? 'markup' : 'other';
  // A file is parsed for its flow only where a name or a call is given.
  if (readPieces(readHeredoc(given, scope), scope.file.language).parts.length === 0) return null;
  return weigh(meant, line, given, traceText(given, scope, kind), scope);
}

/** Returns what is to be said of a line that executes a text, by where the text comes from; null for nothing. */
function weigh(
  meant: InjectionLine,
  line: ScannedLine,
  given: string,
  origin: Origin,
  scope: Scope,
): MarkedText | null {
  if (origin.parts.length === 0) return null;
  if (meant.query === true && (origin.parts.every(isQueryPart) || APART.test(line.text) || isApart(line.text, scope)))
    return null;
  if (meant.sent === true && !origin.parts.some((part) => isFromOutside(part) || isSent(part, scope))) return null;
  const composed = isComposedText(origin);
  const lines = [line.number, ...origin.lines];
  const sent = origin.parts.some((part) => isSentOrRequested(part, scope));
  if (meant.joined === true && isJoinedQuery(origin))
    return { meant, line, given, composed: false, program: false, sent, lines };
  if (meant.beside !== undefined && isBeside(meant.beside, line.number, scope)) return null;
  if (
    meant.parameter === true &&
    !composed &&
    !origin.parts.some((part) => scope.parameters.includes(part) || isFromOutside(part))
  )
    return null;
  if (composed && meant.text !== undefined && !meant.text.test(origin.text)) return null;
  const program = isProgramAlone(meant, origin, scope);
  return composed || meant.unknown !== null ? { meant, line, given, composed, program, sent, lines } : null;
}

const isBlankAt = (code: string, at: number): boolean => at >= 0 && at < code.length && code[at] === ' ';

/** So many lines around a line are read with it. */
const NEAR = 6;

function isBeside(pattern: RegExp, number: number, { file }: Scope): boolean {
  for (let at = number - NEAR; at <= number + 1; at += 1) if (pattern.test(file.lines.get(at) ?? '')) return true;
  return false;
}
