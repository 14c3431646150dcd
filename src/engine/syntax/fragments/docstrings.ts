/** Pieces of a file that begin inside of a docstring: its two marks look the same, and a piece may show the second alone. */
import { REACH } from '../../text/reach.js';
import type { StringForm, TextForm } from '../../text/text-forms.js';

/** The docstring that is open where a piece begins, as far as its first mark tells; null where none is. */
export function findOpenDocstring(lines: readonly string[], form: TextForm): StringForm | null {
  if (form.docstrings !== true) return null;
  const long = form.strings.filter(({ open, multiline }) => multiline && open.length > 1);
  for (const [index, full] of lines.entries()) {
    const line = full.slice(0, REACH.statement);
    const [first] = long
      .flatMap((one) => (line.includes(one.open) ? [{ one, at: line.indexOf(one.open) }] : []))
      .toSorted((a, b) => a.at - b.at);
    if (first === undefined) continue;
    const before = line.slice(0, first.at).trim();
    const after = line.slice(first.at + first.one.open.length).trim();
    return endsString(before, after, lines, index) ? first.one : null;
  }
  return null;
}

/** Returns whether the delimiter ends a string instead of starting one. */
function endsString(before: string, after: string, lines: readonly string[], index: number): boolean {
  // After a closing delimiter only an operator, a bracket or a comment follows. Before an opening one there is one of
  // these, or a string prefix.
  if (/^[\p{Alpha}\d<*@:]/u.test(after)) return false;
  if (before !== '') return /[\p{Alpha}\d.!?`"'>]$/u.test(before) && !/(?:^|[^\p{IDC}])[rbfu]{1,2}$/iu.test(before);
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '');
  if (above !== undefined) return !/[:=(,[{\\]$/u.test(above.slice(-REACH.statement).trimEnd());
  const below = lines.slice(index + 1).find((line) => line.trim() !== '');
  return below !== undefined && CODE.test(below.slice(0, REACH.statement));
}

/** Matches lines that are code rather than prose. */
const CODE =
  /^\s*(?:(?:return|raise|yield|await|import|from|if|for|while|with|try|def|class|async|pass|assert|del|global)\b.*|@\w.*|[\w.[\]'"]+(?:,\s*[\w.]+)*\s*(?:[-+*/|&]?=)[^=].*|[\w.]+\(.*)$/u;
