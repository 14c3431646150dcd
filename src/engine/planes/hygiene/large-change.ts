import { counted } from '../../../base/text.js';
import { countChangedLines } from '../../change/count-changed-lines.js';
import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { createLineCounter } from './mechanical/mechanical-lines.js';

/** Reports more code than a person can review with care. */
export const largeChange: Rule = {
  id: 'hygiene/large-change',
  severity: 'info',
  summary: 'The change is too large to be reviewed with care',
  docs: {
    why: 'In large changes reviewers find fewer faults for each line.',
    bad: { files: { 'src/orders.ts': { times: 1200, lines: ['+total += price(item);', '+count += 1;'] } } },
    good: { files: { 'src/orders.ts': { times: 100, lines: ['+total += price(item);', '+count += 1;'] } } },
  },
  suppressible: true,
  check({ change }) {
    const all = change.files.filter((file) => READ.has(file.class) && !file.formattingOnly);
    const code = all.filter(({ file }) => file.status !== 'deleted');
    // Most changes have far fewer lines, and need no exact count.
    if (code.reduce((sum, file) => sum + countChangedLines(file), 0) < MANY_LINES) return [];
    const countCode = createLineCounter(all, (text) => !NAMED_TEXT.test(text.slice(0, REACH.longLine)));
    const read = code.map((file) => ({ file: file.file, count: countCode(file) })).filter(({ count }) => count > 0);
    const lines = read.reduce((sum, { count }) => sum + count, 0);
    const [largest] = read.toSorted((a, b) => b.count - a.count);
    if (largest === undefined || lines < MANY_LINES) return [];
    return [
      {
        file: largest.file.path,
        first: 1,
        last: 1,
        about: 'change',
        title: `${counted(lines, 'changed line')} in ${counted(read.length, 'file')} of code are a lot for one review`,
        rationale:
          'Tests, documents, texts by name, generated and deleted files are not counted, nor lines that only move or get another name. If you can, split it: moved and renamed code in one pull request, changed behaviour in others.',
        anchor: 'large',
      },
    ];
  },
};

/** A text by its name, as files of translations have them: `'cart_empty' => 'Your cart is empty.',` */
const NAMED_TEXT =
  /^\s*(?:'[\w.-]{1,100}'|"[\w.-]{1,100}")\s{0,20}(?:=>|:)\s{0,4}(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*$/u;

const READ: ReadonlySet<FileChange['class']> = new Set(['source', 'infra', 'ci', 'migration']);
const MANY_LINES = 1_000;
