import type { Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { toFileName } from '../wording.js';

/** Reports lines that are so long that nobody reads them to their end. */
export const unreadableLine: Rule = {
  id: 'hygiene/unreadable-line',
  severity: 'warn',
  summary: 'A line is too long for anyone to read',
  docs: {
    why: 'Reviews show the first screen of a line. What stands behind it runs all the same.',
    bad: { files: { 'web/app.js': [' start();', `+${'f(1);'.repeat(1_200)}`] } },
    good: { files: { 'web/app.js': [' start();', '+f(1);'] } },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    return change.files.flatMap(({ file, added, class: kind, language, removed }) => {
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
            'Nobody reads such a line. Change what it was made from and let a tool write it in the pipeline, or bring it in a form that people can read.',
          anchor: line.text.slice(0, MAX_ANCHOR),
          // A file that had such lines before is not made worse by another. What a tool wrote, or another project, has them; who
          // accounts for its lines says that nobody read them.
          ...((language !== null && DATA.has(language)) ||
          kind === 'generated' ||
          kind === 'vendored' ||
          BENCHMARK.test(file.path) ||
          removed.some(({ text }) => text.length > MAX_READ)
            ? { severity: 'info' as const }
            : {}),
        },
      ];
    });
  },
};

/** In UTF-16 code units. Handwritten lines are far shorter, also tables and texts. */
const MAX_READ = 5_000;
/** What is measured with is often one large line. */
const BENCHMARK = /(?:^|\/)bench(?:es|marks?)?\//iu;
/** Languages of data that a program reads and does not run. */
const DATA: ReadonlySet<string> = new Set([
  'CSV',
  'TSV',
  'JSON',
  'JSON5',
  'JSONLD',
  'Text',
  'SVG',
  'Jupyter Notebook',
  'Markdown',
]);
