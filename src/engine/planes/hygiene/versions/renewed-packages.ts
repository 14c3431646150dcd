/** Packages that are copied into the repository and get another version in the change. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A version with what may follow it: `0.3.6`, `1.4.0-rc.1`. */
const VERSION = /\d{1,9}(?:\.\d{1,9}){1,4}[\w.+-]{0,40}/gu;

/**
 * Returns a function that gives the file in which the package of a path gets another version: where a line that names one
 * of its folders is the same but for its version. Null if there is none. The lines are read once, at the first path.
 */
export function createRenewalTest(files: readonly FileChange[]): (path: string) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (path) => {
    known ??= new Map(
      files.flatMap((change) => listRenewedWords(change).map((word) => [word, change.file.path] as const)),
    );
    for (const folder of path.split('/').slice(0, -1)) {
      const place = known.get(folder);
      if (place !== undefined) return place;
    }
    return null;
  };
}

function listRenewedWords({ regions }: FileChange): readonly string[] {
  return regions.flatMap(({ removed, added }) => {
    const before = new Map(removed.map(({ text }) => [toForm(text), text.slice(0, REACH.line)]));
    return added.flatMap(({ text }) => {
      const form = toForm(text);
      const old = before.get(form);
      return old === undefined || old === text.slice(0, REACH.line) ? [] : form.split(/[^\w.-]+/u);
    });
  });
}

const toForm = (text: string): string => text.slice(0, REACH.line).replace(VERSION, '#');
