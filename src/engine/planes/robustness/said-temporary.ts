import type { Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findFirstChangedLine } from '../first-changed-lines.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/**
 * Reports that a change says of itself, or of a line of it, that it is there for a time only and is to be taken back, or
 * that something is left to do.
 */
export const saidTemporary: Rule = {
  id: 'robustness/said-temporary',
  severity: 'info',
  summary: 'The change says that it is temporary, or leaves something to do',
  docs: {
    why: 'Temporary code is easily forgotten. Ask now who removes it, and when.',
    bad: {
      files: {
        'src/tax.ts': [
          ' const country = order.country;',
          '+// Temporary workaround: to be reverted once the rates are back',
          '+const tax = 0.2;',
        ],
      },
    },
    good: {
      files: {
        'src/tax.ts': [
          ' const country = order.country;',
          '+// Written to a temporary file first, so that a reader never sees half of it',
          '+const tax = 0.2;',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const comments = tellOnce(findInComments(context));
    const said = comments.length > 0 ? comments : findInWords(context);
    return said.length > 0 ? said : tellOnce(findLeft(context));
  },
};

function findInWords({ snapshot, change }: RuleContext) {
  const [first] = change.files;
  const said = [snapshot.title, ...snapshot.body.split('\n')].find((line) => says(line) && !TAKEN_BACK.test(line));
  if (first === undefined || said === undefined) return [];
  return [
    {
      file: first.file.path,
      ...findFirstChangedLine(first),
      title: `The change says that it is temporary: ${clip(said.trim(), 70)}`,
      rationale: `Its title or description says so. ${ADVICE}`,
      anchor: 'said of the change',
    },
  ];
}

function findInComments(context: RuleContext) {
  return findNewLines(context, ({ class: kind }) =>
    ['source', 'config', 'ci', 'infra', 'migration'].includes(kind),
  ).flatMap(({ change, lines }) => {
    const isSaid = ({ comment }: ScannedLine) => says(comment);
    // As many lines that say so went from the file: they were only written anew.
    const gone = (context.syntax.get(change.file.path)?.removed ?? []).filter(isSaid).length;
    const said = lines.filter(isSaid).slice(gone);
    const [line] = said;
    if (line === undefined) return [];
    const more = said.slice(1).map(({ number }) => number);
    return [
      {
        file: change.file.path,
        first: line.number,
        last: line.number,
        title: `Said to be temporary: ${clip(line.comment.trim(), 80)}`,
        rationale: `${ADVICE}${more.length > 0 ? ` So says line ${more.slice(0, MAX_LISTED).join(', ')} of this file.` : ''}`,
        anchor: line.text,
      },
    ];
  });
}

/** The marks by which comments begin that say that something is left to do, as editors and linters know them. */
const LEFT = /^\W{0,12}(?:TODO|FIXME)(?![\w'"`-])/u;

/** An issue, by its number, key or address: what is left stands where it is not forgotten. */
const NAMES_ISSUE = /#\d{1,7}\b|\bhttps?:\/\/\S|\b[A-Z][A-Z\d]{1,9}-\d{1,7}\b|\b(?:issue|bug|ticket)s?[ :#]{1,2}\d/iu;

/** The version in which it is done, of the project or of what it needs: `on v2.0`, `once we require Node 26+`, `TODO(3.0)`. */
const NAMES_VERSION =
  /\bTODO\(v?\d{1,4}\.\d|\b(?:on|in|at|for|with|after|before|until|by|from|since|requires?|required|drop(?:s|ped)?|supports?)\s{1,3}(?:[\w/.-]{1,30}\s{1,3}){0,3}?v?\d{1,4}(?:\.\d{1,4}|\+|\.x)/iu;

function findLeft(context: RuleContext) {
  return findNewLines(context, ({ class: kind }) => ['source', 'ci', 'infra', 'migration'].includes(kind)).flatMap(
    ({ change, lines }) => {
      // As many marks went from the file: they were only written anew.
      const gone = (context.syntax.get(change.file.path)?.removed ?? []).filter(({ comment }) =>
        LEFT.test(comment.trimStart()),
      );
      return lines
        .filter(
          // What stands before a comment is blank in it: the mark begins what the comment says, however far to the right.
          ({ comment }) =>
            LEFT.test(comment.trimStart().slice(0, REACH.line)) &&
            !NAMES_ISSUE.test(comment.slice(0, REACH.line)) &&
            !NAMES_VERSION.test(comment.slice(0, REACH.line)),
        )
        .slice(gone.length)
        .map((line) => ({
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: `Left to do: ${clip(line.comment.trim(), 80)}`,
          rationale: 'The change adds this note. Do it before the merge, or link the issue in which it will be done.',
          anchor: line.text,
        }));
    },
  );
}

const MAX_LISTED = 5;
/** What was temporary ends here. */
const TAKEN_BACK = /^\s{0,5}(?:revert|undo|re-?enable|remove)\b/iu;
const ADVICE = 'Ask who removes it and when, and link the issue that says so.';

/**
 * Words by which people say it. A temporary file, table or redirect is what the program does and no promise about the
 * code, so the word alone says nothing.
 */
const SAID = new RegExp(
  [
    String.raw`\btemporar(?:y|ily)[ -](?:fix|hack|work-?around|measure|shim|patch|stop-?gap|disabl|skip|comment(?:ed|ing)? out|hard-?cod|bypass|revert|pin|until\b|while we\b|for now\b)`,
    String.raw`\b(?:this|it|change|code|line|block) is (?:only )?(?:temporary|a stop-?gap)\b`,
    String.raw`\b(?:to|will|should|must|can|needs? to) be (?:reverted|undone|taken out again|removed again)\b`,
    String.raw`\b(?:revert|undo) (?:this|me|it)(?: commit| change| line| hack)? (?:once|when|after|before|as soon as|later)\b`,
    String.raw`\bremove (?:this|me)(?: line| hack| block| workaround| code)? (?:once|after|before|as soon as) `,
    String.raw`\b(?:hack|workaround) until\b`,
  ].join('|'),
  'u',
);

/** A word that all of these have, asked first: V8 takes long to compile the pattern, and most changes need it on no line. */
const SIGNS =
  /temporar|stop-?gap|revert|undo|taken out again|removed again|remove (?:this|me)|(?:hack|workaround) until/u;

function says(text: string): boolean {
  const line = text.slice(0, REACH.line).toLowerCase();
  return SIGNS.test(line) && SAID.test(line);
}
