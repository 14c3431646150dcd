import { counted } from '../../../base/text.js';
import { countChangedLines } from '../../change/size.js';
import type { FileChange, Rule } from '../../model.js';

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
    const read = change.files.filter(
      (file) => READ.has(file.class) && !file.formattingOnly && file.file.status !== 'deleted',
    );
    const lines = read.reduce((sum, file) => sum + countChangedLines(file), 0);
    if (lines < MANY_LINES) return [];
    const largest = read.reduce((a, b) => (countChangedLines(b) > countChangedLines(a) ? b : a));
    return [
      {
        file: largest.file.path,
        first: 1,
        last: 1,
        about: 'change',
        title: `${counted(lines, 'changed line')} in ${counted(read.length, 'file')} of code are a lot for one review`,
        rationale:
          'Tests, documents, generated and deleted files are not counted. If you can, split it: moved and renamed code in one pull request, changed behaviour in others.',
        anchor: 'large',
      },
    ];
  },
};

const READ: ReadonlySet<FileChange['class']> = new Set(['source', 'infra', 'ci', 'migration']);
const MANY_LINES = 1_000;
