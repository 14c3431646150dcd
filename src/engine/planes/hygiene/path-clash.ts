import type { Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';

/** Reports a new path that some systems cannot check out together with the other paths, or at all. */
export const pathClash: Rule = {
  id: 'hygiene/path-clash',
  severity: 'info',
  summary: 'A new file cannot be checked out on Windows or macOS',
  docs: {
    why: 'For Windows and macOS, names that differ only in upper and lower case are the same. Windows also forbids some names and characters. There the checkout fails, or one file replaces another.',
    bad: {
      files: {
        'src/Button.tsx': ['+export const Button = large;'],
        'src/button.tsx': ['+export const Button = small;'],
        'src/aux.c': ['+int aux;'],
      },
    },
    good: { files: { 'src/button.tsx': ['+export const Button = small;'], 'src/auxiliary.c': ['+int aux;'] } },
  },
  suppressible: true,
  check({ change }) {
    const kept = change.files.filter(({ file }) => file.status !== 'deleted').map(({ file }) => file.path);
    const byFold = new Map<string, string[]>();
    for (const path of kept) byFold.set(foldPath(path), [...(byFold.get(foldPath(path)) ?? []), path]);
    const found = change.files.flatMap(({ file }) => {
      if (file.status !== 'added' && file.status !== 'renamed' && file.status !== 'copied') return [];
      const there = file.twins?.[0];
      const twin = there ?? byFold.get(foldPath(file.path))?.find((path) => path !== file.path);
      const why =
        twin === undefined ? describeWindowsRefusal(file.path) : `${clip(twin, 80)} differs in case or form alone`;
      if (why === null || (there === undefined && twin !== undefined && twin > file.path)) return [];
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: clip(`Some systems cannot hold this path: ${why}`, 115),
          rationale: 'There the whole checkout fails, or one of two files is lost. Give it another name.',
          anchor: why,
        },
      ];
    });
    return leaveToPerson(found);
  },
};

function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/**
 * Returns why Windows refuses a path: names of devices, characters and endings (“Naming Files, Paths, and Namespaces”
 * of its documentation).
 */
function describeWindowsRefusal(path: string): string | null {
  for (const part of path.split('/')) {
    if (/^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/iu.test(part))
      return `“${clip(part, 40)}” is a device on Windows`;
    if (/[. ]$/u.test(part)) return `“${clip(part, 40)}” ends with a dot or a space`;
    const sign = /[<>:"|?*\\]/u.exec(part)?.[0];
    if (sign !== undefined) return `“${clip(part, 40)}” holds ${sign}, which Windows refuses`;
  }
  return null;
}
