/** Settings and calls that let a guard down: looked for in lines that are new. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { HunkSide } from '../../../../base/hunk-lines.js';
import { FileFlow } from '../../../flow/file-flow.js';
import type { FileChange, RawFinding, RuleContext, ScannedLine, SideLine } from '../../../model.js';
import { findNewLines } from '../../new-lines.js';
import { readWholeSide } from '../../side-lines.js';
import { clip } from '../../wording.js';
import { isForDevelopers } from './developers.js';
import { findDocstringLines } from './docstrings.js';
import { readConditions, readEnclosing, readRest } from './enclosing.js';
import { foldCode } from './fold-code.js';
import { resolveAliases } from './import-aliases.js';
import { isForTests, isRunnable } from './in-service.js';
import { createNamedValues, type Filled } from './named-values.js';
import { createReach } from './reached-text.js';
import { readStatement } from './whole-statement.js';

/** What weakens a protection if it is added. */
export interface Weakness {
  /** One of them matches the line. */
  readonly patterns: readonly RegExp[];
  /** The language or the path of files that it is about; without it, all. */
  readonly where?: RegExp;
  /** The path of files that it is not about. */
  readonly unless?: RegExp;
  /** What the whole statement has to say, that begins with the line. */
  readonly statement?: StatementTest;
  /** What the lines have to say whose brackets are open around it. */
  readonly inside?: RegExp;
  /** What neither the line nor these lines may say. */
  readonly outside?: RegExp;
  /** What some line of the file has to say. */
  readonly mentions?: RegExp;
  /** What no line of the file may say. */
  readonly unmentioned?: RegExp;
  /** What a text has to reach that matches: in its statement, or through the names that it is given. */
  readonly reaches?: RegExp;
  /** True: harmless under a condition that holds for developers alone. */
  readonly developers?: true;
  /** Whether the lines after its statement, in the same function, make it harmless. */
  readonly settled?: (statement: string, after: readonly string[]) => boolean;
  /** Completes "The new line …". */
  readonly does: string;
  /** True: only information, because it is often intended. */
  readonly mild?: true;
}

interface StatementTest {
  readonly has?: RegExp;
  readonly is?: (text: string) => boolean;
  /** It is a weakness if one of these is missing. */
  readonly lacks?: readonly RegExp[];
  /** Lines after the statement that are read with it, such as calls that set properties. */
  readonly after?: number;
}

/** Weaknesses of one topic. */
export interface WeaknessTopic {
  /** A fast test that every such line passes, in lower case, and every text with such a line. */
  readonly signs: RegExp;
  /** They are made only for a text with a sign: most changes have none of most topics. */
  readonly weaknesses: () => readonly Weakness[];
}

/** The application beside a library that its developers try it with. */
const SAMPLE_APP = /(?:^|\/)(?:my[-_]?app|(?:test|dummy|sample|example|demo)[-_]?(?:app|site|project))\//iu;
/** What starts services on the machines of developers. A deployment may have such a folder too, so a person looks at it. */
const DEVELOPMENT = /(?:^|\/)dev\/.+\.(?:sh|bash|ps1)$/iu;

/** The name of an option by which somebody asks for less than is checked by default. */
const OPTION =
  /insecure|unsafe|(?:ignore|skip|no|without|disable)[_-]?(?:\w{1,12}[_-])?(?:certs?|certificates?|ssl|tls|verif\w*|checks?)\b|\bnot\b.{0,40}\b(?:verify|validate_certs)|!\s{0,2}[\w.]{0,40}(?:verify|strict_?ssl)|allow_?(?:invalid|self_?signed|untrusted)|trust_?all/iu;

/**
 * Returns a finding for each new line with a weakness, by the first pattern that matches. Comments do not count, nor a
 * line that replaces one with the same weakness in its file. Of identical lines in several files, only those of the
 * first file are reported. Tests are left out, unless what is looked for hides what they do.
 */
export function findWeaknesses(
  context: RuleContext,
  topics: readonly WeaknessTopic[],
  advice: string,
  tests: 'left out' | 'told' = 'left out',
): readonly RawFinding[] {
  const told = new Map<string, FileChange>();
  return findNewLines(context, isRunnable).flatMap(({ change, lines }) => {
    // A test lets guards down on its own machine, and says what it lets down.
    if (lines.length === 0 || (change.class === 'test' && tests === 'left out')) return [];
    const resolve = resolveAliases(change);
    const sides = { new: readSide(change, 'new'), old: readSide(change, 'old') };
    const match = (
      among: readonly WeaknessTopic[],
      all: readonly ScannedLine[],
      line: ScannedLine,
      side: HunkSide,
      at?: number,
    ) => {
      const text = resolve(line.text);
      const lower = text.toLowerCase();
      // Most lines have no sign of any topic.
      const likely = among.filter(({ signs }) => signs.test(lower));
      return likely.length === 0
        ? undefined
        : matchWeakness(likely, { change, lines: all, line, text, at, resolve, ...sides[side] });
    };
    // Most files have no sign of most topics.
    const said = lines.map(({ text }) => resolve(text).toLowerCase()).join('\n');
    const signed = topics.filter(({ signs }) => signs.test(said));
    if (signed.length === 0) return [];
    let known: Map<Weakness, number> | undefined;
    // Only where a new line has a weakness does it matter which of them the removed lines had.
    const countBefore = () => {
      if (known !== undefined) return known;
      known = new Map<Weakness, number>();
      const removed = context.syntax.get(change.file.path)?.removed ?? [];
      for (const [at, line] of removed.entries()) {
        const had = match(topics, removed, line, 'old', at)?.weakness;
        if (had !== undefined) addToCount(known, had);
      }
      return known;
    };
    const syntax = context.syntax.get(change.file.path);
    const all = syntax?.added ?? lines;
    const documented = findDocstringLines(change, syntax?.after, sides.new.read);
    return lines.flatMap((line) => {
      if (documented.has(line.number)) return [];
      const found = match(signed, all, line, 'new');
      if (found === undefined) return [];
      const { does, mild } = found.weakness;
      const wasThere = takeFromCount(countBefore(), found.weakness);
      const { text } = line;
      const elsewhere = told.get(text.trim()) ?? change;
      if (wasThere || elsewhere !== change) return [];
      told.set(text.trim(), change);
      return [
        {
          file: change.file.path,
          first: line.number,
          last: found.last,
          title: clip(`This line ${does}`, 110),
          rationale: `The new line ${does}: “${clip(text, 160)}”. ${advice}`,
          anchor: text.trim(),
          ...(mild === true || isForTests(change) || SAMPLE_APP.test(change.file.path) || sides.new.chosen(line.number)
            ? { severity: 'info' as const }
            : DEVELOPMENT.test(change.file.path)
              ? { severity: 'info' as const, checksLess: true as const }
              : {}),
        },
      ];
    });
  });
}

/** A line, its place among the lines around it (found by its number if not given), and how names are written in full. */
interface Place {
  readonly change: FileChange;
  readonly lines: readonly ScannedLine[];
  readonly line: ScannedLine;
  /** Its text, with names written in full. */
  readonly text: string;
  readonly at: number | undefined;
  readonly resolve: (text: string) => string;
  /** Puts in the values that the file gives to names. */
  readonly fill: (text: string, line: number) => Filled;
  /** The lines whose brackets are open around a line. */
  readonly enclose: (line: number) => string;
  /** The lines after a line, up to the end of its function. */
  readonly readAfter: (line: number) => readonly string[];
  /** Whether a line runs only where who runs the program asks for it by an option. */
  readonly chosen: (line: number) => boolean;
  /** Whether some line says it. */
  readonly says: (pattern: RegExp) => boolean;
  /** Whether what a line gives reaches what the pattern names. */
  readonly reaches: (line: number, pattern: RegExp) => boolean;
  /** Whether a line runs for developers alone. */
  readonly isForDevelopers: (line: number) => boolean;
}

/** Files with more lines are not searched for values. */
const MOST_LINES = 5_000;

/** Ways to read what one side of a file says elsewhere. Nothing is read before it is asked for. */
function readSide(
  change: FileChange,
  side: HunkSide,
): Pick<Place, 'fill' | 'enclose' | 'readAfter' | 'chosen' | 'says' | 'reaches' | 'isForDevelopers'> & {
  readonly read: (line: number) => SideLine | undefined;
} {
  let known: readonly SideLine[] | undefined;
  let byNumber: ReadonlyMap<number, SideLine> | undefined;
  const asked = new Map<RegExp, boolean>();
  let flow: FileFlow | undefined;
  const list = () => {
    known ??= readWholeSide(change, side).flat();
    return known;
  };
  const read = (number: number) => {
    byNumber ??= new Map(list().map((one) => [one.number, one]));
    return byNumber.get(number);
  };
  return {
    read,
    fill: createNamedValues(() => {
      const lines = list();
      if (lines.length > MOST_LINES) return null;
      flow ??= FileFlow.ofLines({
        lines: new Map(lines.map(({ number, text }) => [number, text])),
        language: change.language ?? '',
      });
      return flow;
    }),
    enclose: (line) => readEnclosing(read, line),
    readAfter: (line) => readRest(read, line),
    chosen: (line) => readConditions(read, line).some((text) => OPTION.test(text)),
    // Once for a pattern: many lines may ask for the same.
    says: (pattern) => {
      const said = asked.get(pattern) ?? list().some(({ text }) => pattern.test(text));
      asked.set(pattern, said);
      return said;
    },
    reaches: createReach(read, list),
    isForDevelopers: (line) => isForDevelopers(read, line),
  };
}

/** The grammar of Bash does not know all of zsh: what it cannot parse has no comments. In a here-document it is one too. */
const SHELL_COMMENT = /^\s*#(?:\s|$)/u;

function matchWeakness(
  topics: readonly WeaknessTopic[],
  { change, lines, line, text, at, resolve, fill, enclose, readAfter, says, reaches, isForDevelopers }: Place,
): { readonly weakness: Weakness; readonly last: number } | undefined {
  const words = foldCode({ ...line, text });
  if (words === null || (change.language === 'Shell' && SHELL_COMMENT.test(line.text))) return undefined;
  const meant = fill(words, line.number);
  for (const { weaknesses } of topics) {
    for (const weakness of weaknesses()) {
      const { patterns, where, statement, inside, outside, settled, mentions, unmentioned, developers } = weakness;
      if (where !== undefined && !where.test(change.language ?? '') && !where.test(change.file.path)) continue;
      if (weakness.unless?.test(change.file.path) === true) continue;
      if (!patterns.some((pattern) => pattern.test(words) || isMeant(pattern, words, meant))) continue;
      if (inside !== undefined && !inside.test(enclose(line.number))) continue;
      if (outside?.test(`${words} ${enclose(line.number)}`) === true) continue;
      if (settled?.(words, readAfter(line.number)) === true) continue;
      if (mentions !== undefined && !says(mentions)) continue;
      if (unmentioned !== undefined && says(unmentioned)) continue;
      if (weakness.reaches !== undefined && !reaches(line.number, weakness.reaches)) continue;
      if (developers === true && isForDevelopers(line.number)) continue;
      if (statement === undefined) return { weakness, last: line.number };
      const whole = readStatement(
        lines,
        at ?? lines.findIndex(({ number }) => number === line.number),
        statement.after ?? 0,
      );
      if (whole !== null && isWeak(statement, fill(resolve(whole.text), line.number).text))
        return { weakness, last: whole.last };
    }
  }
  return undefined;
}

/** Whether a line is weak by the values of its names. A value that is weak by itself is told where it is made. */
function isMeant(pattern: RegExp, words: string, { text, values }: Filled): boolean {
  return text !== words && pattern.test(text) && !values.some((value) => pattern.test(value));
}

function isWeak({ has, is, lacks }: StatementTest, text: string): boolean {
  return (
    (has === undefined || has.test(text)) &&
    (is === undefined || is(text)) &&
    (lacks === undefined || lacks.some((needed) => !needed.test(text)))
  );
}
