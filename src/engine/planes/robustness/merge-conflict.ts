import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { toFileName } from '../wording.js';

/** Reports conflict markers of an unfinished merge. */
export const mergeConflict: Rule = {
  id: 'robustness/merge-conflict',
  severity: 'error',
  summary: 'Marks of an unfinished merge were added',
  docs: {
    why: 'The file has both sides of a conflict and the marks between them. It does not compile, or has no meaning.',
    bad: {
      files: {
        'src/limit.ts': [
          ' const least = 1;',
          '+<<<<<<< HEAD',
          '+const limit = 10;',
          '+=======',
          '+const limit = 20;',
          '+>>>>>>> feature',
        ],
      },
    },
    good: { files: { 'src/limit.ts': [' const least = 1;', '+const limit = 20;'] } },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((file) =>
      findConflicts(file).map((conflict) => ({
        file: file.file.path,
        ...conflict,
        title: `Merge conflict marks in ${toFileName(file.file.path)}`,
        rationale:
          'Git leaves these marks where it could not merge. Choose one side, or combine the two, and delete the marks.',
        anchor: 'merge conflict',
      })),
    );
  },
};

const START = /^<{7}(?: |$)/u;
const MIDDLE = /^={7}\s*$/u;
const END = /^>{7}(?: |$)/u;

/**
 * Finds conflicts. A start marker with a middle and an end below it counts everywhere except in documents and data,
 * which may show one. A single start or end counts in code, where seven of these characters at the start of a line have
 * no other meaning.
 */
function findConflicts(change: FileChange): readonly { readonly first: number; readonly last: number }[] {
  if (['docs', 'data', 'vendored', 'asset'].includes(change.class)) return [];
  const found: { first: number; last: number }[] = [];
  let start: number | null = null;
  let middle = false;
  for (const line of change.added) {
    const text = line.text.slice(0, REACH.word);
    if (START.test(text)) {
      if (start !== null && change.class !== 'test') found.push({ first: start, last: start });
      start = line.number;
      middle = false;
    } else if (MIDDLE.test(text)) {
      middle = start !== null;
    } else if (END.test(text)) {
      if (start !== null && middle) found.push({ first: start, last: line.number });
      else if (change.class !== 'test') found.push({ first: line.number, last: line.number });
      start = null;
      middle = false;
    }
  }
  if (start !== null && change.class !== 'test') found.push({ first: start, last: start });
  return found;
}
