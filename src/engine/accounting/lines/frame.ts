/** What every new file of Python has around its code, and what can only hold for that file or hold it back. */
import type { FileChange, Line } from '../../model.js';

/** Forms of the language that newer versions have anyway. */
const FORMS =
  /^from __future__ import (?:\(?(?:absolute_import|annotations|division|print_function|unicode_literals|with_statement|generator_stop|nested_scopes|generators)[,\s]{0,4}){1,9}\)?\s*$|^__metaclass__ = type\s*$/u;
/** What is below runs only where the file is the program. */
const AS_PROGRAM = /^if __name__ == (?:'__main__'|"__main__"):\s*$/u;

/**
 * Returns the numbers of such lines of a file that a change adds. `accounted` are its lines that have a reason: without any
 * of them the file is not what the ticket asks for, and what stands below the condition must have one.
 */
export function findFrameLines(
  { file, language, added }: FileChange,
  accounted: ReadonlySet<number>,
): readonly number[] {
  if (file.status !== 'added' || language !== 'Python' || accounted.size === 0) return [];
  const written = added.filter(({ text }) => text.trim() !== '');
  return written.flatMap((line, at) => {
    const isFrame =
      FORMS.test(line.text) || (AS_PROGRAM.test(line.text) && isAccounted(written.slice(at + 1), accounted));
    return isFrame ? [line.number] : [];
  });
}

/** Returns whether there are lines below a condition to the end of the file, and each has a reason. */
function isAccounted(below: readonly Line[], accounted: ReadonlySet<number>): boolean {
  return below.length > 0 && below.every(({ number, text }) => /^\s/u.test(text) && accounted.has(number));
}
