import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { MAX_ANCHOR, REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { isProse } from '../prose.js';
import { readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import { COVERAGE, findSuppressionMark, IN_CODE, IN_COMMENT } from './suppression-marks.js';

/** Reports that the change suppresses linters and type checkers in its own lines; one finding per file and check. */
export const linterSuppressed: Rule = {
  id: 'integrity/linter-suppressed',
  severity: 'info',
  summary: 'The change silences a linter or a type checker',
  docs: {
    why: 'The author switched off a check for these lines. Often that is right. Then a reason should be beside it.',
    bad: {
      files: {
        'src/pricing.ts': [
          ' const rule = load();',
          '+// eslint-disable-next-line no-eval',
          '+const price = rule.apply(order);',
        ],
      },
    },
    good: {
      files: {
        'src/pricing.ts': [
          ' const rule = load();',
          '-// eslint-disable-next-line no-shadow',
          '+// eslint-disable-next-line no-shadow -- the inner name is the one of the API',
          ' const price = rule.apply(order);',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check(context) {
    const found = findSilenced(context);
    const idle = findIdle(context);
    const whole = found.filter(isWhole);
    const part = found.filter((one) => !isWhole(one));
    return [
      ...idle,
      ...buildFinding(
        whole,
        ['A checker is silent for a whole file', 'A checker is silent for whole files'],
        'what keeps a linter or a type checker silent for the rest of a file',
        'Faults that come later are hidden too: silence the lines that need it, with the name of the check.',
      ),
      ...buildFinding(
        part.filter(({ mark }) => !COVERAGE.test(mark)),
        ['A new line keeps a checker silent', 'New lines keep a checker silent'],
        'what keeps a compiler, a linter or a type checker silent',
      ),
      ...buildFinding(
        part.filter(({ mark }) => COVERAGE.test(mark)),
        ['A new line leaves code out of coverage', 'New lines leave code out of coverage'],
        'what leaves code out of the measured coverage, so that no figure shows whether a test reaches it',
      ),
    ];
  },
};

/** A cop of RuboCop is written with its department: `Lint/UselessAssignment`. */
const IDLE =
  /\brubocop:(?:disable|todo|enable)\s{1,4}(?:[\w/]{1,80}\s{0,2},\s{0,2}){0,8}([A-Z]\w{1,40}[:.][A-Z]\w{1,60})/u;

/** Finds new directives that name no check, so that they silence nothing. */
function findIdle(context: RuleContext): readonly RawFinding[] {
  return findNewLines(context, ({ language }) => language === 'Ruby').flatMap(({ change, lines }) =>
    lines.flatMap(({ number, comment, text }): readonly RawFinding[] => {
      const name = IDLE.exec(comment.slice(0, REACH.line))?.[1];
      if (name === undefined) return [];
      return [
        {
          file: change.file.path,
          first: number,
          last: number,
          title: `This directive silences nothing: ${clip(name, 70)}`,
          rationale:
            'RuboCop knows a check by its department and its name, with a slash between them. Write it so, or remove the comment.',
          anchor: text.trim().slice(0, MAX_ANCHOR),
        },
      ];
    }),
  );
}

/** Marks for all of a file: without the name of a check, on a line of their own. */
const WHOLE =
  /^(?:\/\/|\/\*|#|<!--|;)\s{0,4}(?:@ts-nocheck\b|eslint-disable\s{0,4}(?:\*\/|--|$)|(?:ruff|flake8):\s{0,3}noqa\s{0,4}$|mypy:\s{0,3}ignore-errors|pyright:\s{0,3}ignore\s{0,4}$|type:\s{0,3}ignore\s{0,4}$|rubocop:disable all\b|phpcs:(?:ignoreFile|disable\s{0,4}$)|tslint:disable\s{0,4}(?:\*\/|$))/u;

const isWhole = ({ line: { text } }: Silenced): boolean => WHOLE.test(text.slice(0, REACH.line).trim());

/** A new line with a mark that silences something. */
interface Silenced {
  readonly file: string;
  readonly line: ScannedLine;
  readonly mark: string;
}

function findSilenced(context: RuleContext): readonly Silenced[] {
  const isRead = (change: FileChange) => !isProse(change) && change.class !== 'test' && !OUTPUT.test(change.file.path);
  const gone = context.change.files.flatMap((change) => {
    const removed = isRead(change) ? (context.syntax.get(change.file.path)?.removed ?? []) : [];
    return removed.flatMap((line): readonly Silenced[] => {
      const mark = findSuppressionMark(line);
      return mark === null ? [] : [{ file: change.file.path, line, mark }];
    });
  });
  const found = findNewLines(context, isRead).flatMap(({ change, lines }) => {
    const side = createNewSideReader(change);
    const isOfInnerTests = createInnerTestsTest(change);
    return lines.flatMap((line): readonly Silenced[] => {
      const mark = findSuppressionMark(line);
      if (mark === null) return [];
      const one = { file: change.file.path, line, mark };
      if (isPartOfSilence(line, side) || isOfInnerTests(line)) return [];
      // A reason for one fault is none for all that come later.
      return !isWhole(one) && hasReason(line, side) ? [] : [one];
    });
  });
  // A line that went elsewhere only moved; as many as went from the same file were only rewritten.
  const left = dropKnown(found, gone, ({ line }) => line.text.trim());
  const rest = dropKnown(gone, found, ({ line }) => line.text.trim());
  return dropKnown(left, rest, ({ file }) => file);
}

/** An attribute of Rust that keeps all warnings of one thing silent: one more beside it silences nothing. */
const ALL_WARNINGS = /^\s*#\[allow\(warnings\)\]/u;

const isPartOfSilence = ({ number }: ScannedLine, side: (number: number) => string | undefined): boolean =>
  [number - 1, number + 1].some((near) => ALL_WARNINGS.test((side(near) ?? '').slice(0, REACH.entry)));

/** Returns a function that tells whether a line stands among the tests that a file of Rust has at its end. */
function createInnerTestsTest(change: FileChange): (line: ScannedLine) => boolean {
  if (change.language !== 'Rust') return () => false;
  const whole = readWholeSide(change, 'new').flat();
  const head = whole.find(
    ({ text, number }, at) =>
      text.trim() === '#[cfg(test)]' &&
      whole[at + 1]?.number === number + 1 &&
      /^(?:pub(?:\(crate\))? )?mod \w{1,40} \{/u.test(whole[at + 1]?.text.slice(0, REACH.entry) ?? ''),
  );
  const end = head === undefined ? undefined : whole.find(({ text, number }) => number > head.number && text === '}');
  return ({ number }) =>
    head !== undefined && number > head.number && number < (end?.number ?? Number.POSITIVE_INFINITY);
}

/** Returns the marks that are left when each of the others has taken away one with the same key. */
function dropKnown(
  all: readonly Silenced[],
  others: readonly Silenced[],
  getKey: (one: Silenced) => string,
): readonly Silenced[] {
  const counts = new Map<string, number>();
  for (const one of others) addToCount(counts, getKey(one));
  return all.filter((one) => !takeFromCount(counts, getKey(one)));
}

/** So many lines are named; the others are counted. */
const MAX_NAMED = 20;

/** Returns one finding for all lines of a change. It names no number: lines that take the place of others are left out. */
function buildFinding(
  found: readonly Silenced[],
  [one, many]: readonly [string, string],
  what: string,
  advice?: string,
): readonly RawFinding[] {
  const [first] = found;
  if (first === undefined) return [];
  const { file, line } = first;
  const marks = [...new Set(found.map(({ mark }) => mark))];
  const named = found
    .slice(0, MAX_NAMED)
    .map((other) => (other.file === file ? `line ${other.line.number}` : `${other.file}:${other.line.number}`));
  const rest = found.length - named.length;
  return [
    {
      file,
      first: line.number,
      last: line.number,
      title: `${found.length === 1 ? one : many}: ${clip(marks.join(', '), 70)}`,
      rationale: `The change adds ${what}: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. ${advice ?? `No reason stands beside ${found.length === 1 ? 'it' : 'them'}: say in a comment why the check is wrong here.`}`,
      anchor: found.map(({ line: { text } }) => text.trim().slice(0, MAX_ANCHOR)).join('\n'),
    },
  ];
}

/** The words of a reason: fewer are the name of a rule. */
const LEAST_WORDS = 3;
/** A comment stands so many lines above the mark that it is about, at most. */
const NEAR_LINES = 5;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#(?![![]|\s{0,2}pragma\b)|--|<!--|;|"{3}|'{3})/u;

/** Returns true if words beside the mark, or in a comment close above it, may say why it is there. */
function hasReason(
  { number, comment, code, text }: ScannedLine,
  side: (number: number) => string | undefined,
): boolean {
  // What stands behind a pragma or an annotation is there to say why.
  if (IN_CODE.test(code.trim() === '' ? text : code) && /\/\/\s{0,4}\w/u.test(text.slice(0, REACH.line))) return true;
  const own = code.trim() === '' || IN_CODE.test(code) ? text : comment;
  if (
    countWords(own.slice(0, REACH.line)) >= LEAST_WORDS ||
    /\breason\b|Justification/u.test(text.slice(0, REACH.line))
  )
    return true;
  for (let above = number - 1; above >= Math.max(1, number - NEAR_LINES); above -= 1) {
    const line = (side(above) ?? '').slice(0, REACH.line);
    if (COMMENT_LINE.test(line) && !IN_COMMENT.test(line) && countWords(line) >= LEAST_WORDS) return true;
  }
  return false;
}

/** Counts plain words: no names of rules, which have signs, digits or capital letters inside, or stand in brackets. */
function countWords(text: string): number {
  const plain = text
    .replace(IN_COMMENT, ' ')
    .replace(IN_CODE, ' ')
    .replace(/[[(][^\])]*[\])]/gu, ' ');
  return plain
    .split(/\s+/u)
    .filter((word) => /^[("'“]?\p{Alpha}\p{Lower}+(?:['’]\p{Lower}+)?[.,;:)"'”!?]*$/u.test(word)).length;
}

/** What tools write of other code: a comment there silences nothing. */
const OUTPUT = /\.(?:snap|out|golden|approved|expected)$|(?:^|\/)__snapshots__\//u;
