import { readHunkMark } from '../../../base/hunk-lines.js';
import type { FileChange, Rule } from '../../model.js';
import { findFirstChangedLine } from '../first-changed-lines.js';
import { leaveToPerson } from '../leave-to-person.js';
import { toFileName } from '../wording.js';

/** Reports changed line endings, which show every line as changed. */
export const lineEndings: Rule = {
  id: 'hygiene/line-endings',
  severity: 'info',
  summary: 'The line endings of a file change, or are mixed',
  docs: {
    why: 'Git shows every line as changed. This hides the real change, blame names the wrong person, and merges conflict.',
    bad: {
      files: {
        'src/cart.ts': {
          crlf: true,
          lines: [
            ' const items = load();',
            ' const total = sum(items);',
            ' const tax = total * rate;',
            ' pay(total + tax);',
            ' ship(items);',
            '+show(items);',
          ],
        },
      },
    },
    good: {
      files: {
        'src/cart.ts': [
          ' const items = load();',
          ' const total = sum(items);',
          ' const tax = total * rate;',
          ' pay(total + tax);',
          ' ship(items);',
          '+show(items);',
        ],
        '.gitattributes': ['+* text=auto'],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const found = change.files.flatMap((changed) => {
      const words = findFlippedEndings(changed) ?? findMixedEndings(changed);
      return words === null ? [] : [{ file: changed.file.path, ...words }];
    });
    return leaveToPerson(found);
  },
};

const MIN_LINES = 5;
/** Files for which Windows requires CRLF, or that people do not read. */
const EXEMPT = /\.(?:bat|cmd|ps1|sln|csproj|vcxproj|reg|inf|rc|resx|patch|diff|snap|eml|http)$/iu;

function findFlippedEndings(change: FileChange) {
  if (change.file.status === 'added' || change.file.status === 'deleted') return null;
  let flipped = 0;
  let toWindows = 0;
  let others = 0;
  for (const region of change.regions) {
    const before = new Set(region.removed.map((line) => line.text));
    for (const { text } of region.added) {
      const crlf = text.endsWith('\r');
      if (!before.has(crlf ? text.slice(0, -1) : `${text}\r`)) {
        others += 1;
        continue;
      }
      flipped += 1;
      if (crlf) toWindows += 1;
    }
  }
  if (flipped < MIN_LINES || flipped < others) return null;
  const [from, into] = toWindows * 2 > flipped ? ['LF', 'CRLF'] : ['CRLF', 'LF'];
  return {
    ...findFirstChangedLine(change),
    title: `${toFileName(change.file.path)} goes from ${from} to ${into} line endings`,
    rationale: `${flipped} lines differ in their ending alone${others > 0 ? `, and ${others} more are changed among them` : ''}. ${into === 'LF' ? 'Say so in the pull request, or change them in one of their own.' : 'Take the endings back, or change them in a pull request of their own together with .gitattributes.'}`,
    anchor: `${from} ${into}`,
    // LF is what git itself keeps where a project asks for it (`text=auto`), so a change back to it is rarely a slip. What
    // changes beside it is accounted for line by line.
    severity: change.class === 'test' || into === 'LF' ? ('info' as const) : ('warn' as const),
  };
}

/** Finds lines with CRLF added to a file with LF, or the reverse. */
function findMixedEndings(change: FileChange) {
  const { file } = change;
  if (
    EXEMPT.test(file.path) ||
    change.class === 'vendored' ||
    change.class === 'generated' ||
    file.status === 'deleted'
  )
    return null;
  const windows = change.added.filter((line) => line.text.endsWith('\r'));
  if (change.class === 'test' || change.added.length === 0) return null;
  const kept = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => readHunkMark(line) === ' '));
  const keptWindows = kept.filter((line) => line.endsWith('\r')).length;
  // A last line without a line end does not show the style.
  const plain = change.added.filter((line) => !line.text.endsWith('\r'));
  const intoPlain = windows.length > 0 && kept.length >= MIN_LINES && keptWindows === 0;
  const intoWindows = plain.length > 1 && kept.length >= MIN_LINES && keptWindows === kept.length;
  const odd = intoPlain ? windows[0] : intoWindows ? plain[0] : undefined;
  if (odd === undefined) return null;
  return {
    first: odd.number,
    last: odd.number,
    title: `${toFileName(file.path)} gets mixed line endings`,
    rationale: `Added lines end with ${intoPlain ? 'CRLF where the file has LF' : 'LF where the file has CRLF'}. Scripts and some compilers fail with it. Save the file with one kind.`,
    anchor: 'mixed',
    severity: 'info' as const,
  };
}
