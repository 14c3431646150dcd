/** Which parameters the documentation comment of a function describes, in the form of its language. */
import type { Definition } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A comment above a function is read so far up, and a text at its beginning so far down. */
const MAX_ABOVE = 80;
const MAX_BELOW = 120;

/** What stands in a comment that is made of whole lines, or between a comment and the function. */
const ABOVE = /^\s{0,200}(?:\/\/|\/?\*|#|@\w|\[|"""|$)/u;

/** `@param name`, `@param {T} [name=1]`, `@param T $name`, `@param name [T]`: JSDoc, Javadoc, KDoc, PHPDoc, YARD, Doxygen. */
const TAG =
  /[@\\]param(?:\[[a-z,]{2,6}\])?\s{1,20}(?:\{[^{}]{0,200}(?:\{[^{}]{0,200}\}[^{}]{0,200})?\}\s{1,20})?(?:[^\s$]{1,200}\s{1,20}(?:&|\.\.\.)?(?=\$))?\[?\$?(?:\.\.\.)?([\p{IDS}_][\p{IDC}]*)/u;
/** `<param name="name">`: learn.microsoft.com, "Recommended XML tags for C# documentation comments". */
const ELEMENT = /<param\s{1,4}name\s{0,2}=\s{0,2}["']([\p{IDS}_][\p{IDC}]*)["']/u;
/** `- Parameter name:`, and `- name:` below `- Parameters:`: Swift. */
const SWIFT = /^\s{0,80}\/\/\/\s{0,20}-\s{1,4}(?:Parameter\s{1,4})?([\p{IDS}_][\p{IDC}]*):/u;
/** `:param name:`, `:param T name:`: Sphinx. */
const FIELD = /^\s{0,80}:param\s{1,4}(?:[^\s:]{1,80}\s{1,4})?\*{0,2}([\p{IDS}_][\p{IDC}]*):/u;
/** An entry below `Args:` (Google), or of a section `Parameters` (NumPy). */
const ENTRY = /^\s{1,80}\*{0,2}([\p{IDS}_][\p{IDC}]*)\s{0,4}(?:\([^)]{0,200}\)\s{0,4})?:(?:\s|$)/u;
const SECTION = /^\s{0,80}(?:Args|Arguments|Parameters):?\s{0,10}$/u;
const OTHER_SECTION =
  /^\s{0,80}(?:Returns?|Raises|Yields?|Examples?|Notes?|See Also|Attributes|Warnings?|References):?\s{0,10}$/u;

/** Returns the described names with the numbers of their lines. */
export function readDocumentedParameters(
  lines: readonly string[],
  { first, last }: Definition,
  language: string | null,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (language === 'Python') {
    readDocstring(lines, first, last, found);
    return found;
  }
  const forms = language === 'C#' ? [ELEMENT] : language === 'Swift' ? [SWIFT] : [TAG];
  for (let at = first - 2; at >= 0 && at > first - 2 - MAX_ABOVE; at -= 1) {
    const line = (lines[at] ?? '').slice(0, REACH.line);
    if (!ABOVE.test(line) || line.trim() === '') break;
    for (const form of forms) {
      const name = form.exec(line)?.[1];
      if (name !== undefined && !/^(?:Returns|Throws|Note|Parameters|Important|Warning|SeeAlso)$/u.test(name))
        found.set(name, at + 1);
    }
    // A comment begins here.
    if (/^\s{0,200}\/\*/u.test(line)) break;
  }
  return found;
}

function readDocstring(lines: readonly string[], first: number, last: number, found: Map<string, number>): void {
  let quotes = 0;
  let inside = false;
  for (let at = first - 1; at < last && at < first - 1 + MAX_BELOW && quotes < 2; at += 1) {
    const line = (lines[at] ?? '').slice(0, REACH.line);
    quotes += line.match(/"""|'''/gu)?.length ?? 0;
    if (quotes === 0) continue;
    const field = FIELD.exec(line)?.[1];
    if (field !== undefined) found.set(field, at + 1);
    if (SECTION.test(line)) inside = true;
    else if (OTHER_SECTION.test(line)) inside = false;
    else if (inside) {
      const name = ENTRY.exec(line)?.[1];
      if (name !== undefined) found.set(name, at + 1);
    }
  }
}
