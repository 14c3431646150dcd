/** Lines of CODEOWNERS, and what their patterns name: the same for the rule and for who looks whether it is there. */
import { readHunkLines } from '../../../base/hunk-lines.js';
import { getFileName } from '../../../base/paths.js';
import type { ChangedFile } from '../../snapshot.js';

/** Returns true for the places where hosts look for code owners. */
export const isOwnersPath = (path: string): boolean => /^(?:\.github\/|docs\/|\.gitlab\/)?CODEOWNERS$/u.test(path);

/** Splits a line into its pattern and its owners; the pattern of an empty line, and of a comment, is empty. */
export function readOwnerRule(text: string): readonly [pattern: string, owners: ReadonlySet<string>] {
  const [pattern = '', ...owners] = text
    .replace(/(?:^|\s)#.*$/u, '')
    .trim()
    .split(/\s+/u);
  return [pattern, new Set(owners)];
}

/** Returns the patterns on lines that a change takes out of such files, each once. */
export function listRemovedPatterns(
  files: readonly Pick<ChangedFile, 'path' | 'old_path' | 'hunks'>[],
): readonly string[] {
  const removed = files
    .filter(({ path, old_path: old }) => isOwnersPath(old ?? path))
    .flatMap(({ hunks }) => hunks.flatMap(readHunkLines))
    .flatMap(({ mark, text }) => (mark === '-' ? [readOwnerRule(text)[0]] : []));
  return [...new Set(removed)].filter((pattern) => pattern !== '');
}

/** Characters (UTF-16 code units) of the longest pattern that is read. */
const MAX_PATTERN = 500;

/**
 * Returns a test for patterns that name none of these files. A pattern with wildcards, other than one for all that is in a
 * folder, is said to name some: only names are compared.
 */
export function createIdleTest(paths: readonly string[]): (pattern: string) => boolean {
  let known: { readonly whole: ReadonlySet<string>; readonly names: ReadonlySet<string> } | undefined;
  return (pattern) => {
    const name = pattern.replace(/\/\*{1,2}$/u, '/').replace(/\/$/u, '');
    if (pattern.length > MAX_PATTERN || name === '' || /[*?[\]\\!]/u.test(name)) return false;
    known ??= collectNames(paths);
    return name.includes('/') ? !known.whole.has(name.replace(/^\//u, '')) : !known.names.has(name);
  };
}

/** The paths of the files and of their folders, and the last part of each. */
function collectNames(paths: readonly string[]) {
  const whole = new Set<string>();
  for (const path of paths) {
    for (let end = path.length; end > 0 && !whole.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
      whole.add(path.slice(0, end));
  }
  return { whole, names: new Set([...whole].map(getFileName)) };
}
