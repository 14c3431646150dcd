import type { FileChange, FileSyntax, RawFinding, Rule, ScannedLine } from '../../model.js';
import { findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports calls whose error or promise nobody takes. */
export const resultIgnored: Rule = {
  id: 'robustness/result-ignored',
  severity: 'info',
  summary: 'The error or promise of a new call is ignored',
  docs: {
    why: 'If the call fails, the code goes on with an empty value, and nobody learns of it.',
    bad: {
      files: {
        'shop/cart.go': [
          ' func total(text string) int {',
          '+\tcount, _ := strconv.Atoi(text)',
          '+\treturn count',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'shop/cart.go': [
          ' func total(text string) (int, error) {',
          '+\tcount, err := strconv.Atoi(text)',
          '+\treturn count, err',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind }) => kind === 'source').flatMap(({ change, lines }) => {
        const syntax = context.syntax.get(change.file.path);
        if (syntax === undefined) return [];
        if (change.language === 'Go') return findInGo(change, lines, syntax);
        return ASYNC.has(change.language ?? '') ? findFloating(change, lines, syntax) : [];
      }),
    ),
};

/** Functions of the standard library of Go whose last result is an error. */
const FAILING =
  /^\s*(?:\w{1,60}|_)(?:, \w{1,60})?, _ :?= ((?:json\.(?:Marshal|MarshalIndent)|yaml\.Marshal|strconv\.(?:Atoi|Parse\w+|Unquote)|os\.(?:Open|Create|OpenFile|ReadFile|ReadDir|Stat|Lstat|Getwd|Hostname|UserHomeDir|MkdirTemp|CreateTemp|Readlink)|io\.(?:ReadAll|Copy)|url\.(?:Parse|ParseQuery|PathUnescape|QueryUnescape)|http\.(?:NewRequest\w*|Get|Post)|filepath\.(?:Abs|Rel|Glob|EvalSymlinks)|time\.(?:Parse|ParseDuration|LoadLocation)|net\.(?:SplitHostPort|Listen|Dial|ParseCIDR)|exec\.LookPath|regexp\.Compile|template\.New|base64\.\w+\.DecodeString|hex\.DecodeString|rand\.Read|ioutil\.\w+))\(/u;

function findInGo(change: FileChange, lines: readonly ScannedLine[], { removed }: FileSyntax): readonly RawFinding[] {
  const before = new Set(
    removed.flatMap(({ code }) => readCall(code, /^\s*(\w{1,60}), (?:\w{0,20}[eE]rr) :?= ([\w.]{3,120}\()/u) ?? []),
  );
  const checked = new Set(
    removed.flatMap(({ code }) => readCall(code, /^\s*(?:if )?((?:\w{0,20}[eE]rr)) :?= ([\w.]{3,120}\()/u) ?? []),
  );
  return lines.flatMap(({ code, text, number }): readonly RawFinding[] => {
    const line = code.slice(0, REACH.statement);
    const failing = FAILING.exec(line)?.[1];
    if (failing !== undefined) return [build(change, number, text, `The error of ${failing} is ignored`)];
    const dropped = readCall(line, /^\s*(_), (?:\w{0,20}[eE]rr) :?= ([\w.]{3,120}\()/u);
    if (dropped !== null && before.has(dropped))
      return [build(change, number, text, `The result of ${clip(dropped.slice(0, -1), 60)} is no longer used`)];
    const unchecked = readCall(line, /^\s*(_) = ([\w.]{3,120}\()/u);
    if (unchecked !== null && checked.has(unchecked))
      return [build(change, number, text, `The error of ${clip(unchecked.slice(0, -1), 60)} is no longer looked at`)];
    return [];
  });
}

const readCall = (code: string, form: RegExp): string | null => {
  const found = form.exec(code.slice(0, REACH.statement));
  return found === null || (found[1] === '_' && form.source.includes('(\\w{1,60}), ')) ? null : (found[2] ?? null);
};

const ASYNC: ReadonlySet<string> = new Set(['TypeScript', 'TSX', 'JavaScript', 'Python']);

/** Finds calls of asynchronous functions of the same file, as a statement, for which nobody waits. */
function findFloating(change: FileChange, lines: readonly ScannedLine[], { after }: FileSyntax): readonly RawFinding[] {
  if (after?.whole !== true) return [];
  const added = new Map(lines.map((line) => [line.number, line]));
  const functions = after.definitions.filter(isFunction);
  const isAsync = ({ signature }: { readonly signature: string }) => /(?:^|\s)async\b/u.test(signature);
  const slow = new Map(functions.filter(isAsync).map(({ name, kind }) => [name, kind]));
  if (slow.size === 0) return [];
  const quick = new Set(functions.filter((one) => !isAsync(one)).map(({ name }) => name));
  // A function on one line has no body of its own.
  const bodies = findLastAround(
    lines.map(({ number }) => number),
    functions.filter(({ first, last }) => last > first),
  );
  return after.calls.flatMap(({ callee, discarded, awaited, first }): readonly RawFinding[] => {
    const line = added.get(first);
    if (line === undefined || !discarded || awaited) return [];
    const own = /^(?:(this|self)\.)?([\w$]+)$/u.exec(callee);
    const name = own?.[2] ?? '';
    if (own === null || quick.has(name) || slow.get(name) !== (own[1] === undefined ? 'function' : 'method')) return [];
    const around = bodies.get(first);
    if (around === undefined || (change.language !== 'Python' && !isAsync(around))) return [];
    return [build(change, first, line.text, `Nobody waits for ${clip(name, 50)}, which is asynchronous`)];
  });
}

function build({ file }: FileChange, line: number, text: string, title: string): RawFinding {
  return {
    file: file.path,
    first: line,
    last: line,
    title,
    rationale: 'Use its result, or say in a comment why it does not matter here.',
    anchor: text,
  };
}
