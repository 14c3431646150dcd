import type { Rule, ScannedLine } from '../../model.js';
import { toFileName } from '../wording.js';
import { createKeptTest } from './hidden-text/kept-characters.js';
import { isReadByMachines } from './hidden-text/machine-read.js';

/** Reports control characters that make code look different from what it does ("Trojan Source", CVE-2021-42574). */
export const bidirectionalText: Rule = {
  id: 'security/bidirectional-text',
  severity: 'error',
  summary: 'Bidirectional control characters change how code reads',
  docs: {
    why: 'Bidirectional controls change the order in which text is shown. So a reviewer reads other code than the compiler. Code does not need them, also not for right-to-left scripts. Isolates that close within their string are fine.',
    bad: {
      files: {
        'src/access.ts': [
          ' const role = roleOf(user);',
          '+if (role !== "user\u202E \u2066// admins only\u2069 \u2066") {',
          '+  grantAll(user);',
          '+}',
        ],
      },
    },
    good: {
      files: {
        'src/access.ts': [
          ' const role = roleOf(user);',
          '+if (role !== "user") { // admins only',
          '+  grantAll(user);',
          '+}',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, syntax }) {
    return change.files.filter(isReadByMachines).flatMap((file) => {
      const { added = [], removed = [] } = syntax.get(file.file.path) ?? {};
      const found = added.filter(reorders);
      if (found.length === 0) return [];
      const isKept = createKeptTest(removed, added, RUN);
      return found
        .filter((line) => !isKept(line))
        .map((line) => ({
          file: file.file.path,
          first: line.number,
          last: line.number,
          title: `Hidden bidirectional control characters in ${toFileName(file.file.path)}`,
          rationale:
            'This line has control characters that change the order of the text on the screen, so what you read is not what runs. Look at it in an editor that shows them, and remove them. If a string needs them, write them as escapes.',
          anchor: line.text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' '),
        }));
    });
  },
};

const ANY = /[\u202A-\u202E\u2066-\u2069]/u;
const RUN = /[\u202A-\u202E\u2066-\u2069]+/gu;
const OPEN = /[\u202A\u202B\u2066-\u2068]/u;

/**
 * Returns true in code for any such control; in a string or comment for an override, or a control not closed at its
 * end.
 */
function reorders({ text, code, comment }: ScannedLine): boolean {
  if (!ANY.test(text)) return false;
  let open = 0;
  let place = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const here = char === ' ' ? place : char === code[at] ? 'code' : char === comment[at] ? 'comment' : 'string';
    if (here !== place && open > 0) return true;
    place = here;
    if (!ANY.test(char)) continue;
    if (here === 'code' || char === '\u202D' || char === '\u202E') return true;
    if (OPEN.test(char)) open += 1;
    else if (open > 0) open -= 1;
  }
  return open > 0;
}
