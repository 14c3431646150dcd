import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { findMixedName } from './hidden-text/mixed-names.js';

/** Reports a new path with characters that hide what its name is. */
export const misleadingName: Rule = {
  id: 'security/misleading-name',
  severity: 'error',
  summary: 'A file name hides characters',
  docs: {
    why: 'Control characters in a name change its order, end its line or are invisible. Lists of files, logs and reviews then show another name than the one that tools use.',
    bad: { files: { 'src/cart\u202Est.ts': ['+export const total = 0;'] } },
    good: { files: { 'src/cart.ts': ['+export const total = 0;'] } },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap(({ file }) => {
      if (file.status !== 'added' && file.status !== 'renamed' && file.status !== 'copied') return [];
      const mixed = findMixedName(file.path);
      const found =
        KINDS.find(({ pattern }) => pattern.test(file.path)) ??
        (mixed === null ? undefined : { what: `${mixed.alphabet} letters that look like Latin ones` });
      if (found === undefined) return [];
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: clip(`The name of this file holds ${found.what}: ${file.path}`, 110),
          rationale: `Its name is not what is shown: ${clip(JSON.stringify(file.path).replace(HIDDEN, toEscape), 300)}. Give it a name of visible characters.`,
          anchor: found.what,
        },
      ];
    });
  },
};

const KINDS: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u, what: 'controls that reorder it' },
  { pattern: /[\p{Cc}\p{Zl}\p{Zp}]/u, what: 'a line break or another control' },
  // Joiners are part of emoji and of scripts that need them.
  {
    pattern:
      /(?:\u00AD|\u034F|\u115F|\u1160|\u180E|\u200B|[\u2060-\u2064]|\u3164|\uFFA0|\uFEFF|[\u{E0001}-\u{E01EF}])|(?<=[\w$])[\uFE00-\uFE0F]|(?:^|[\p{ASCII}])[\u200C\u200D]/u,
    what: 'characters that cannot be seen',
  },
  {
    pattern: /(?:^|\/)[^/]{0,200}[\u00A0\u2000-\u200A\u202F\u205F\u3000](?:\.|\/|$)/u,
    what: 'a blank that looks like the end',
  },
];
const HIDDEN =
  /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]|\u034F|\u115F|\u1160|\u3164|\uFFA0|\u00A0|[\u2000-\u200A]|\u202F|\u205F|\u3000/gu;

function toEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
