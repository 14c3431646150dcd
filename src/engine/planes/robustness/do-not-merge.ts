import type { Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findFirstChangedLine } from '../first-changed-lines.js';
import { findNewLines } from '../new-lines.js';
import { clip } from '../wording.js';

/** Reports a note by which the author asks not to merge the change. */
export const doNotMerge: Rule = {
  id: 'robustness/do-not-merge',
  severity: 'warn',
  summary: 'A note asks not to merge this',
  docs: {
    why: 'The author marked a place that should not reach the main branch.',
    bad: {
      files: {
        'src/tax.ts': [
          ' const country = order.country;',
          '+// DO NOT MERGE: tax is fixed at 20 % for the demo',
          '+const tax = 0.2;',
        ],
      },
    },
    good: { files: { 'src/tax.ts': [' const country = order.country;', '+const tax = rates[country];'] } },
  },
  suppressible: true,
  check(context) {
    return [...findInTitle(context), ...findInComments(context)];
  },
};

function findInTitle({ snapshot, change }: RuleContext) {
  const [first] = change.files;
  const title = snapshot.title.slice(0, REACH.line);
  if (first === undefined || !(NOTE.test(title) || MARKED_TITLE.test(title))) return [];
  return [
    {
      file: first.file.path,
      ...findFirstChangedLine(first),
      about: 'change',
      title: `The title asks not to merge this: ${clip(title, 60)}`,
      rationale: 'Do what the title waits for, then remove the words from it.',
      anchor: 'title',
    },
  ];
}

function findInComments(context: RuleContext) {
  return findNewLines(context, ({ class: kind }) => ['source', 'test', 'config', 'ci', 'infra'].includes(kind)).flatMap(
    ({ change, lines }) =>
      lines
        .filter((line) => NOTE.test(line.comment.slice(0, REACH.line)))
        .map((line) => ({
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: `A note asks not to merge this: ${clip(line.comment, 60)}`,
          rationale:
            'The note says that this should not reach the main branch. Do what the note waits for, then remove it.',
          anchor: line.text,
        })),
  );
}

/** A mark at the start of a title, as people set it on work that is not finished. */
const MARKED_TITLE =
  /^\s{0,5}(?:[[(](?:do not merge|don't merge|DNM)|(?:do not merge|don't merge|DNM)\s{0,3}(?:[:!-]|$))/iu;
/** In capitals, as such notes are written; a normal sentence about merging does not match. */
const NOTE =
  /\b(?:DO[ _-]?NOT[ _-]?(?:MERGE|SUBMIT|COMMIT|SHIP|CHECK ?IN)|DONT[ _-]?MERGE|NO[ _-]?COMMIT|REMOVE BEFORE MERG(?:E|ING))\b/u;
