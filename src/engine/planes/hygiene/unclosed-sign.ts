import { addToCount } from '../../../base/groups.js';
import type { FileChange, RawFinding, Rule, ScannedLine, SideSyntax } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports new messages in which a bracket or a backtick is opened and never closed. */
export const unclosedSign: Rule = {
  id: 'hygiene/unclosed-sign',
  severity: 'info',
  summary: 'A new message opens a bracket or a backtick and does not close it',
  docs: {
    why: 'The reader of the message looks for its end, and takes it for cut off.',
    bad: {
      files: {
        'src/rates.py': [
          ' def find_rate(country):',
          '+    raise KeyError(f"No rate for this country (one of {countries}")',
        ],
      },
    },
    good: {
      files: {
        'src/rates.py': [
          ' def find_rate(country):',
          '+    raise KeyError(f"No rate for this country (one of {countries})")',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind }) => kind === 'source').flatMap(({ change, lines }) =>
        findInFile(change, lines, context.syntax.get(change.file.path)?.after?.literals ?? []),
      ),
    ),
};

/** The parts of one message stand within so many lines. */
const NEAR = 12;
/** A bracket of a sentence: after a space, before a word or a value. */
const OPENED = /(?:^|[\s>])\((?=[\p{Alpha}{%$#"'`])/u;
/** Words of a sentence in a row, so many that it is no name, no colour and no command. */
const SENTENCE = /\p{Alpha}{2,20}[,:;]? \p{Alpha}{2,20}/u;
/** Queries, styles, patterns, code and texts for shells have brackets of their own. */
const CODE =
  /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WHERE|FROM|VALUES|AND|OR|IN|TABLE)\b|\$\(|\(\?|\\[()wsdb]|=>|->|;\s*$|[=!]=|&&|\|\||::|\bfunction\b|\bdef\b|\blambda\b/u;

function findInFile(
  { file }: FileChange,
  lines: readonly ScannedLine[],
  literals: SideSyntax['literals'],
): readonly RawFinding[] {
  const added = new Set(lines.map(({ number }) => number));
  // A message may be put together of several texts: what one opens another may close.
  const closing = countNear(literals.filter(({ text }) => readDepth(text) < 0));
  const ticked = countNear(literals.filter(({ text }) => isOdd(text)));
  return literals.flatMap(({ text: written, first }): readonly RawFinding[] => {
    // A text that goes on after a backslash is one line.
    const text = written.replace(/\\\n[ \t]{0,200}/gu, '');
    const line = text.slice(0, REACH.line);
    if (!added.has(first) || text.includes('\n') || !SENTENCE.test(line) || CODE.test(line)) return [];
    // What is cut off here goes on in code: `"(" + name`, `" (see "`.
    if (!/[\p{Alpha}\d}%.!?]$/u.test(text)) return [];
    const isBracket = readDepth(text) === 1 && OPENED.test(line) && closing(first) === 0;
    const isTick = isOdd(text) && TICKED.test(line) && ticked(first) === 1;
    return [
      ...(isBracket ? [buildFinding(file.path, first, text, 'bracket')] : []),
      ...(isTick ? [buildFinding(file.path, first, text, 'backtick')] : []),
    ];
  });
}

/** Returns a function that counts how many of the texts begin near a line. */
function countNear(literals: SideSyntax['literals']): (line: number) => number {
  const counts = new Map<number, number>();
  for (const { first } of literals) addToCount(counts, first);
  return (line) => {
    let near = 0;
    for (let at = line - NEAR; at <= line + NEAR; at += 1) near += counts.get(at) ?? 0;
    return near;
  };
}

/** Backticks that quote a name. Older texts close them with an apostrophe, .NET counts parameters of types with them. */
const TICKED = /^[^']*(?:^|\s)`[\p{Alpha}-][^']*$/u;

const isOdd = (text: string): boolean => text.slice(0, REACH.line).split('`').length % 2 === 0;

function buildFinding(file: string, line: number, text: string, sign: 'bracket' | 'backtick'): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `A ${sign} stays open: “${clip(text.trim(), 70)}”`,
    rationale: `The message opens a ${sign}, and neither it nor a text near it closes one. Close it.`,
    anchor: `${sign} ${text}`,
  };
}

/** Returns how many brackets a text opens beyond those that it closes, without signs in quotes and faces. */
function readDepth(text: string): number {
  const plain = text
    .slice(0, REACH.line)
    .replace(/["'`][()]["'`]/gu, '')
    .replace(/[:;8=]['-]?[()]/gu, '')
    // `a)` and `1.)` number the items of a list.
    .replace(/(?:^|\s)(?:\d{1,2}|[a-z])\.?\)/gu, '');
  let depth = 0;
  for (const sign of plain) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  return depth;
}
