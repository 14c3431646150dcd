import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { readWholeSide } from '../side-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports code that a change brings as a comment. */
export const commentedCode: Rule = {
  id: 'robustness/commented-code',
  severity: 'info',
  summary: 'New code is commented out',
  docs: {
    why: 'Nobody runs or tests this code, and later readers cannot know whether it is still needed.',
    bad: {
      files: {
        'src/cart.ts': [
          ' const total = sum(lines);',
          '+// const rebate = readRebate(customer);',
          '+// total.subtract(rebate);',
        ],
      },
    },
    good: {
      files: {
        'src/cart.ts': [
          ' const total = sum(lines);',
          '+// Rebates come off after tax: the invoice shows both.',
          '+total.subtract(rebate);',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, isRead).flatMap(({ change, lines }) => {
        const form = FORMS[change.language ?? ''];
        const runs = form === undefined ? [] : findCommented(context, change, lines, form);
        const told = new Set(runs.flatMap((run) => run.map(({ number }) => number)));
        const silenced = findSilenced(change, lines).filter(({ number }) => !told.has(number));
        return [
          ...runs.map((run) => buildFinding(change.file.path, run)),
          ...silenced.slice(0, 1).map((line) => buildFinding(change.file.path, [line])),
        ];
      }),
    ),
};

/** Tests and workflows that are commented out are told by rules of their own. */
const KINDS: ReadonlySet<string> = new Set(['source', 'infra', 'config', 'manifest']);
/** A script runs whatever its folder is called. */
const isRead = ({ class: kind, language }: FileChange): boolean => KINDS.has(kind) || language === 'Shell';

/** What a line holds behind the sign of a comment. */
const BEHIND = /^\s*(?:\/\/|#|--|;)\s?(.{5,})$/u;

/** Finds lines that the change turned into comments: their words were code before. */
function findSilenced({ removed, language }: FileChange, lines: readonly ScannedLine[]): readonly ScannedLine[] {
  if (language === 'Markdown' || language === null) return [];
  const gone = new Set(removed.map(({ text }) => text.trim()).filter((text) => text.length > 4));
  return lines.filter(({ text }) => {
    const said = BEHIND.exec(text.slice(0, REACH.statement))?.[1]?.trim();
    return said !== undefined && gone.has(said) && /[\w]/u.test(said);
  });
}

interface Form {
  /** A comment on a line of its own that no tool makes documents of. Group 1 is what it says. */
  readonly comment: RegExp;
  /** A line that is a statement, and no sentence. */
  readonly statement: RegExp;
}

const SLASHES = /^\s*\/\/(?![/!])\s?(.*)$/u;
const HASH = /^\s*#(?![!:+])\s?(.*)$/u;
/** Statements that end with a semicolon. */
const ENDED =
  /^\s*(?:[\w$.[\]<>!?:, ]{0,80}[\w$\])]\s?(?:[-+*/|&]?=(?!>)\s?\S.{0,300}|\(.{0,300}\))|(?:return|throw|import|using|use|break|continue)\b.{0,200});\s*$/u;
/** Statements of languages without semicolons: calls and assignments in which no words follow each other. */
const CALLED =
  /^\s*(?:await\s|return\s|go\s|defer\s)?[\w$]{1,60}(?:\??\.[\w$]{1,60}){0,8}!?\((?:[^\s()]{0,80}|.{0,300}["'\w)\]}])\)\s*$/u;
const GIVEN =
  /^\s*(?:(?:const|let|var|val|final)\s)?[\w$.[\]]{1,80}\s?(?::=|[-+*/|]?=)\s?(?:await\s|new\s)?(?:[\w$.]{1,80}(?:\(.{0,200}\)|\[.{0,100}\])[\w$.()]{0,80}|["'[{].{0,200}["'\]}]|-?\d[\d._]{0,20}|true|false|null|nil|None|True|False)\s*$/u;
const WITHOUT = new RegExp(`${CALLED.source}|${GIVEN.source}`, 'u');
const BOTH = new RegExp(`${ENDED.source}|${WITHOUT.source}`, 'u');

const FORMS: Readonly<Record<string, Form>> = {
  TypeScript: { comment: SLASHES, statement: BOTH },
  TSX: { comment: SLASHES, statement: BOTH },
  JavaScript: { comment: SLASHES, statement: BOTH },
  Java: { comment: SLASHES, statement: ENDED },
  'C#': { comment: SLASHES, statement: ENDED },
  C: { comment: SLASHES, statement: ENDED },
  'C++': { comment: SLASHES, statement: ENDED },
  PHP: { comment: SLASHES, statement: ENDED },
  Rust: { comment: SLASHES, statement: ENDED },
  Dart: { comment: SLASHES, statement: ENDED },
  Go: { comment: SLASHES, statement: WITHOUT },
  Kotlin: { comment: SLASHES, statement: WITHOUT },
  Swift: { comment: SLASHES, statement: WITHOUT },
  Scala: { comment: SLASHES, statement: WITHOUT },
  Python: { comment: HASH, statement: WITHOUT },
  Ruby: { comment: HASH, statement: WITHOUT },
};

/** What may stand between statements: brackets, the heads and ends of blocks. */
const BETWEEN = /^\s*(?:[\])}]{1,4}[,;]?|.{0,200}\{|else:?|end|(?:if|for|while|elif|with|def)\b.{0,200}:|)\s*$/u;
/** What a comment shows as an example, or says to a tool. */
const SAYS =
  /\b(?:e\.g|i\.e|eslint|prettier|ts-|noqa|pylint|type:|rubocop|nolint|istanbul|c8 |language=|region|given|when|then|sig)\b/iu;

/** Finds runs of code that were no comments before, and that no comment around them shows as an example. */
function findCommented(
  { syntax }: Pick<RuleContext, 'syntax'>,
  change: FileChange,
  lines: readonly ScannedLine[],
  form: Form,
): readonly (readonly ScannedLine[])[] {
  const runs = findRuns(lines, form);
  if (runs.length === 0) return [];
  const reworded = findReworded(change, syntax.get(change.file.path)?.removed ?? [], form);
  const around = new Map(
    readWholeSide(change, 'new').flatMap((run) => run.map(({ number, text }) => [number, text] as const)),
  );
  return runs.filter((run) => run.some(({ number }) => !reworded.has(number)) && !isExample(run, around, form));
}

/** Returns the numbers of the added lines that have most of their words from a comment that goes from the same place. */
function findReworded(
  { regions }: FileChange,
  removed: readonly ScannedLine[],
  { comment }: Form,
): ReadonlySet<number> {
  const isRemark = ({ code, text }: ScannedLine) => code.trim() === '' && comment.test(text.slice(0, REACH.statement));
  const remarks = new Set(removed.filter(isRemark).map(({ number }) => number));
  return new Set(
    regions.flatMap((region) => {
      const gone = region.removed.filter(({ number }) => remarks.has(number)).slice(0, MAX_COMPARED);
      const old = gone.map(({ text }) => readWords(text));
      return region.added
        .slice(0, old.length === 0 ? 0 : MAX_COMPARED)
        .filter(({ text }) => old.some((words) => isNearlySame(words, readWords(text))))
        .map(({ number }) => number);
    }),
  );
}

const readWords = (text: string): ReadonlySet<string> => new Set(text.slice(0, REACH.statement).match(/\w+/gu));

function isNearlySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared >= NEARLY * Math.max(one.size, other.size);
}

/** The share of words that two forms of one comment have in common. */
const NEARLY = 0.5;
/** Maximum number of lines of each side of a place that are compared with each other. */
const MAX_COMPARED = 50;

/** Returns true if the nearest words in the same comment announce the run, or stand less deep than it. */
function isExample(run: readonly ScannedLine[], around: ReadonlyMap<number, string>, form: Form): boolean {
  const depth = run.reduce((least, { text }) => Math.min(least, measureDepth(text)), Number.POSITIVE_INFINITY);
  const above = findWords((run[0]?.number ?? 1) - 1, -1, around, form);
  const below = findWords((run.at(-1)?.number ?? 1) + 1, 1, around, form);
  if (above !== null && ANNOUNCES.test(above)) return true;
  return [above, below].some((text) => text !== null && measureDepth(text) < depth);
}

/** Looks from a line upwards or downwards, as far as the comment goes, for one that is no code; null if none is. */
function findWords(from: number, step: 1 | -1, around: ReadonlyMap<number, string>, form: Form): string | null {
  for (let away = 0; away < MAX_AWAY; away += 1) {
    const text = around.get(from + away * step)?.slice(0, REACH.statement);
    const said = text === undefined ? undefined : form.comment.exec(text)?.[1];
    if (text === undefined || said === undefined) return null;
    if (/\w/u.test(said) && !BETWEEN.test(said) && !form.statement.test(said)) return text;
  }
  return null;
}

/** A longer comment is not read to its end. */
const MAX_AWAY = 30;
const ANNOUNCES = /:\s*$|\b(?:examples?|usage|e\.g)\b/iu;

/** Measures the blanks between the sign of a comment and its words; a tab is as deep as eight. */
const measureDepth = (text: string): number =>
  (/^\s*(?:\/\/|#)(\s*)/u.exec(text)?.[1] ?? '').replaceAll('\t', ' '.repeat(8)).length;

/** Finds runs of comments that hold nothing but code; one with a sentence in it explains, or shows an example. */
function findRuns(lines: readonly ScannedLine[], { comment, statement }: Form): readonly (readonly ScannedLine[])[] {
  const runs: ScannedLine[][] = [];
  let run: ScannedLine[] = [];
  let statements = 0;
  let prose = false;
  const close = () => {
    if (statements > 0 && !prose) runs.push(run);
    run = [];
    statements = 0;
    prose = false;
  };
  for (const line of lines) {
    // The lines of a string have neither code nor a comment.
    const isRemark = line.code.trim() === '' && line.comment.trim() !== '';
    const said = isRemark ? comment.exec(line.text.slice(0, REACH.statement))?.[1] : undefined;
    if (said === undefined || (run.length > 0 && run.at(-1)?.number !== line.number - 1)) close();
    if (said === undefined) continue;
    run.push(line);
    if (statement.test(said) && !SAYS.test(said)) statements += 1;
    else if (!BETWEEN.test(said)) prose = true;
  }
  close();
  return runs;
}

function buildFinding(file: string, run: readonly ScannedLine[]): RawFinding {
  const [first, last] = [run[0], run.at(-1)];
  return {
    file,
    first: first?.number ?? 1,
    last: last?.number ?? 1,
    title: `Code that is commented out: ${clip(first?.text ?? '', 70)}`,
    rationale:
      'The change adds this code as a comment. Remove it: the history keeps it. If it is needed later, say in words when.',
    anchor: first?.text ?? '',
  };
}
