import type { Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { toFileName } from '../wording.js';

/** Reports lines that are so long that nobody reads them to their end. */
export const unreadableLine: Rule = {
  id: 'hygiene/unreadable-line',
  severity: 'info',
  summary: 'A line is too long for anyone to read',
  docs: {
    why: 'Reviews show only the first part of a long line. The rest runs too.',
    bad: { files: { 'web/app.js': [' start();', `+${'f(1);'.repeat(1_200)}`] } },
    good: { files: { 'web/app.js': [' start();', '+f(1);'] } },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    return change.files.flatMap(({ file, added, class: kind }) => {
      // Tools write lock files, and the rules of locks read every entry.
      if (kind === 'lockfile') return [];
      const line = added.find(({ text }) => text.length > MAX_READ);
      if (line === undefined) return [];
      return [
        {
          file: file.path,
          first: line.number,
          last: line.number,
          title: `${toFileName(file.path)} gets a line of ${line.text.length} characters`,
          rationale:
            'Few people read such a line to its end. If it is generated, change its source and generate it in the pipeline. If not, write it in a form that people can read.',
          anchor: line.text.slice(0, MAX_ANCHOR),
        },
      ];
    });
  },
};

/** In UTF-16 code units. Handwritten lines are far shorter, also tables and texts. */
const MAX_READ = 5_000;
