import type { FileChange, Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { isProse } from '../prose.js';
import { clip, toFileName } from '../wording.js';

/** Reports a line break that compilers know and a diff does not show. */
export const hiddenLineBreak: Rule = {
  id: 'security/hidden-line-break',
  severity: 'warn',
  summary: 'A line goes on after a break that a diff does not show',
  docs: {
    why: 'A carriage return, or a line separator of Unicode, ends a comment for the compiler, but a reader does not see it. The text after it runs.',
    bad: { files: { 'src/pay.py': [' total = 1', '+# rounds half up\rtotal = 0'] } },
    good: { files: { 'src/pay.py': [' total = 1', '+# rounds half up', '+total = 0'] } },
  },
  suppressible: true,
  check({ change }) {
    return change.files.filter(isCode).flatMap((changed) => {
      const pattern = UNICODE_BREAKS.has(changed.language ?? '') ? ANY_BREAK : RETURN;
      const line = changed.added.find(({ text }) => BREAK.test(text) && pattern.test(text));
      if (line === undefined) return [];
      const behind = line.text.slice(line.text.search(pattern) + 1);
      return [
        {
          file: changed.file.path,
          first: line.number,
          last: line.number,
          title: `${toFileName(changed.file.path)} hides code behind a line break: ${clip(behind, 50)}`,
          rationale: `A break within this line ends it for many compilers and tools, and most reviews show none. Behind it stands “${clip(behind, 160)}”. Use ordinary line ends, and an escape within a text.`,
          anchor: line.text.slice(0, MAX_ANCHOR),
          ...(changed.language === null && CONTROL.test(line.text) ? LIKELY_DATA : {}),
        },
      ];
    });
  },
};

/** Nearly no line has one, so the others are seldom compiled. */
const BREAK = /[\r\u0085\u2028\u2029]/u;
/** A carriage return that is not part of CRLF, with something behind it. */
const RETURN = /\r(?=[^\r\n]*[\p{L}\p{N}\p{P}\p{S}])/u;
/** The same, and next line and the separators of lines and paragraphs. */
const ANY_BREAK = /[\r\u0085\u2028\u2029](?=[^\r\n\u0085\u2028\u2029]*[\p{L}\p{N}\p{P}\p{S}])/u;
/** Signs that bytes of data have and a text has not. */
const CONTROL = /[^\P{Cc}\t-\r\u0085]/u;
/** A file of no language that has them is hardly run; whether it is, somebody has to see. */
const LIKELY_DATA = { severity: 'info', checksLess: true } as const;
/** Languages whose definitions call those the end of a line too. */
const UNICODE_BREAKS: ReadonlySet<string> = new Set(['JavaScript', 'TypeScript', 'TSX', 'Vue', 'Svelte', 'C#', 'YAML']);

/** Data and prose may hold such characters as text. */
const TEXTS: ReadonlySet<string> = new Set(['JSON', 'CSV', 'TSV', 'Text', 'XML', 'SVG', 'Gettext Catalog']);

function isCode(change: FileChange): boolean {
  return !isProse(change) && (change.language === null || !TEXTS.has(change.language));
}
