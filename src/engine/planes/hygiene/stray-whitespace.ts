import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { toFileName } from '../wording.js';

/** Reports files that no longer end with a line break, and new lines that end with blanks. */
export const strayWhitespace: Rule = {
  id: 'hygiene/stray-whitespace',
  severity: 'info',
  summary: 'A file loses its last line break, or new lines end with blanks',
  docs: {
    why: 'The next change of the file then shows lines that it does not mean, and blame names the wrong person.',
    bad: { files: { 'src/cart.ts': [' const total = sum(lines);', '+const share = total / 2;   '] } },
    good: { files: { 'src/cart.ts': [' const total = sum(lines);', '+const share = total / 2;'] } },
  },
  suppressible: true,
  check: (context) =>
    tellOnce([
      ...context.change.files.flatMap((change) => findEnd(change)),
      ...findNewLines(context, ({ class: kind }) => kind === 'source').flatMap(({ change, lines }) =>
        lines.flatMap(({ number, text, code }): readonly RawFinding[] => {
          // Blanks inside of a text are part of it.
          if (!ENDS_BLANK.test(text.slice(-REACH.word)) || !ENDS_BLANK.test(code.slice(-REACH.word))) return [];
          return change.file.new_text?.includes('`') === true && text.trim() === ''
            ? []
            : [build(change, number, 'A new line ends with blanks', text.trim())];
        }),
      ),
    ]),
};

const ENDS_BLANK = /[^\s][ \t]+\r?$/u;

function findEnd(change: FileChange): readonly RawFinding[] {
  const { file, class: kind, added } = change;
  // A new file of documents or tests is written by many tools without one.
  const isRead =
    kind === 'source' ||
    kind === 'ci' ||
    (file.status !== 'added' && (kind === 'test' || kind === 'config' || kind === 'infra'));
  if (!isRead) return [];
  // What a symbolic link holds is a path.
  if (
    file.new_mode === '120000' ||
    file.new_text === null ||
    file.new_text === '' ||
    file.new_text.endsWith('\n') ||
    DATA.test(file.path)
  )
    return [];
  if (file.status !== 'added' && file.old_text?.endsWith('\n') !== true) return [];
  const last = added.at(-1);
  return last === undefined
    ? []
    : [build(change, last.number, `${toFileName(file.path)} does not end with a line break`, 'end')];
}

const DATA =
  /(?:^|\/)[A-Z]*VERSION$|(?:^|\/)(?:fixtures?|testdata|snapshots?|__snapshots__|resources|expected)\/|\.(?:svg|snap|txt|json|html|csv)$/iu;

function build({ file }: FileChange, line: number, title: string, anchor: string): RawFinding {
  return {
    file: file.path,
    first: line,
    last: line,
    title,
    rationale: 'Take it out before the merge: the next change of this place would show it as a line of its own.',
    anchor,
  };
}
