/** The names that a ticket asks for: definitions that contain asked lines. */
import type { Change, Syntax } from '../model.js';
import { hasLineWithin } from '../text/line-spans.js';
import type { AskedLines } from './asked.js';

/** Shorter names occur everywhere by chance. */
const MIN_NAME = 3;

/** Returns the names of the added or changed definitions in which an asked line lies, tests left out. */
export function findAskedNames(change: Change, syntax: Syntax, asked: AskedLines): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { file, class: fileClass, added } of change.files) {
    const read = syntax.get(file.path);
    if (read === undefined || fileClass === 'test') continue;
    const lines = added.map(({ number }) => number).filter((number) => asked.at(file.path, number).length > 0);
    for (const { after } of read.symbolChanges) {
      if (after !== null && after.name.length >= MIN_NAME && hasLineWithin(lines, after)) names.add(after.name);
    }
  }
  return names;
}
