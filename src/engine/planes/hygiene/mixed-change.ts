import { countChangedLines } from '../../change/count-changed-lines.js';
import type { FileChange, Rule } from '../../model.js';
import { toFileName } from '../wording.js';
import { countDifferingLines } from './mechanical/same-tokens.js';

/** Reports formatting or moves of many lines together with a change of behaviour. */
export const mixedChange: Rule = {
  id: 'hygiene/mixed-change',
  severity: 'info',
  summary: 'Formatting or moved code hides a change of behaviour',
  docs: {
    why: 'A changed behaviour is hard to find between lines that only look different.',
    bad: {
      files: {
        'src/format.ts': { times: 80, lines: ['-if (a) { call(); }', '+if(a){  call(); }'] },
        'src/access.ts': { times: 14, lines: ['+grant(user);'] },
      },
    },
    good: { files: { 'src/format.ts': { times: 80, lines: ['-if (a) { call(); }', '+if(a){  call(); }'] } } },
  },
  suppressible: true,
  check({ change, syntax }) {
    const code = change.files.filter((file) => file.class === 'source' && file.file.status !== 'deleted');
    const still = code.filter(
      (file) => STILL.has(syntax.get(file.file.path)?.substance ?? 'code') || file.formattingOnly,
    );
    const alone = new Set(still);
    const differing = code.map((file) => ({ file, lines: alone.has(file) ? 0 : countDifferingLines(file) }));
    const moving = differing.filter(({ lines }) => lines > 0);
    const signal = moving.reduce((total, { lines }) => total + lines, 0);
    const noise = code.reduce((total, file) => total + countChangedLines(file), 0) - signal;
    const first = moving[0]?.file;
    if (first === undefined || noise < MIN_NOISE || signal < MIN_SIGNAL || noise < signal) return [];
    return [
      {
        file: first.file.path,
        first: Math.max(1, first.regions[0]?.at ?? 1),
        last: Math.max(1, first.regions[0]?.at ?? 1),
        title: `Code changes among many lines that only look different, first ${toFileName(first.file.path)}`,
        rationale: `Most of the changed lines change in form or place alone; what more than that changes stands in ${listNames(moving.map(({ file }) => file))}. Separate pull requests are easier to review.`,
        anchor: 'mixed',
      },
    ];
  },
};

/** What changes in form or place alone. Another name is no form: others use it. */
const STILL: ReadonlySet<string> = new Set(['comments', 'formatting', 'moved']);

const MIN_NOISE = 100;
const MIN_SIGNAL = 10;

const MAX_NAMED = 4;

function listNames(files: readonly FileChange[]): string {
  const names = files.slice(0, MAX_NAMED).map(({ file }) => toFileName(file.path));
  return `${names.join(', ')}${files.length > MAX_NAMED ? ' and others' : ''}`;
}
