import { counted } from '../../../base/text.js';
import { countChangedLines } from '../../change/size.js';
import type { FileChange, Rule } from '../../model.js';

/** Reports formatting or moves of many lines together with a change of behaviour. */
export const mixedChange: Rule = {
  id: 'hygiene/mixed-change',
  severity: 'info',
  summary: 'Formatting or moved code hides a change of behaviour',
  docs: {
    why: 'What behaves differently is hard to find among lines that only look different.',
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
      (file) => (syntax.get(file.file.path)?.substance ?? 'code') !== 'code' || file.formattingOnly,
    );
    const moving = code.filter((file) => !still.includes(file) && countChangedLines(file) > 0);
    const [noise, signal] = [sumChangedLines(still), sumChangedLines(moving)];
    const [first] = moving;
    if (first === undefined || noise < MIN_NOISE || signal < MIN_SIGNAL || noise < signal) return [];
    return [
      {
        file: first.file.path,
        first: Math.max(1, first.regions[0]?.at ?? 1),
        last: Math.max(1, first.regions[0]?.at ?? 1),
        title: `${counted(signal, 'line')} of changed behaviour among ${noise} that only look different`,
        rationale: `${counted(still.length, 'file')} change in form or place alone; ${counted(moving.length, 'file')} more than that, this one first. Reviewed apart, both are easy.`,
        anchor: 'mixed',
      },
    ];
  },
};

const MIN_NOISE = 100;
const MIN_SIGNAL = 10;

function sumChangedLines(files: readonly FileChange[]): number {
  return files.reduce((total, file) => total + countChangedLines(file), 0);
}
