/**
 * What the risk of a change is measured by: named figures of what it touches. None of them says who wrote it, when, or
 * what was said of it, and none falls when a line, a file or a commit is added: they are counts and maxima, of added and
 * removed lines alike. The class of a file does not count, because its name and its first lines are the author's to
 * choose; only what the base has as tests is measured as tests.
 */
import { CI_PATH } from '../change/file-patterns.js';
import type { Change, FileChange } from '../model.js';
import { approximateLog2, maximum, sum } from '../text/arithmetic.js';
import { wasTest } from './base-tests.js';
import { type FilePast, measurePast, type PastFeatures, type ReadPast } from './past.js';

/** Values by name: counts, and 1 for a property that holds. */
export interface Features extends PastFeatures {
  /** Lines added and removed; a long line counts once for each `LINE_CHARACTERS`, so that joining lines gains nothing. */
  readonly lines: number;
  readonly files: number;
  /** Branches and conditions in added and removed lines. */
  readonly decisions: number;
  /** Length of the longest file touched, before the change. */
  readonly file_length: number;
  /** Decisions by the length of the file that they change: for each file, its length times the steps of its decisions. */
  readonly decisions_in_length: number;
  /** Lines removed from tests. */
  readonly tests_removed: number;
  readonly pipeline: number;
}

/** The name of a figure, as the model and the trace have it. */
export type Feature = keyof Features;

/** A counted file with its own figures. */
export interface MeasuredFile extends FilePast {
  readonly path: string;
  /** Lines as people count them, and as the risk does. */
  readonly changed: number;
  readonly lines: number;
  readonly decisions: number;
  /** Those to tell of: in markup and data only the words stand. They count all the same, because a name may lie. */
  readonly branches: number;
  /** Lines of the file before the change; 0 for a new file. */
  readonly length: number;
}

/** The figures of a change, and of each of its files that is not a test of the base. */
export interface Measurement {
  readonly features: Features;
  readonly files: readonly MeasuredFile[];
  /** Files that the base has as tests. */
  readonly tests: number;
}

/** Branches in code, by keywords that nearly all languages share. */
const DECISION =
  /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard)\b|&&|\|\||\?\?/gu;
const LINE_CHARACTERS = 120;
/** Markup and data. */
const WITHOUT_BRANCHES: ReadonlySet<string> = new Set(['XML', 'JSON', 'TOML', 'INI', 'CSV', 'SVG', 'Markdown', 'Text']);

/** A line that is only a comment in the common languages, or inside of one over several lines. */
const COMMENT = /^\s*(?:\/\/|\/?\*(?:\s|\*|\/|$)|#\s|<!--)/u;
/** The end of a comment with something behind it. */
const AFTER_COMMENT = /(?:\*\/|-->)\s*\S/u;

function countDecisions(text: string): number {
  if (COMMENT.test(text) && !AFTER_COMMENT.test(text)) return 0;
  return text.match(DECISION)?.length ?? 0;
}

/** In YAML, what a template or a key decides; elsewhere the words are values. */
const YAML_BRANCH = /\{[{%]|^\s*(?:-\s+)?(?:if|unless|when|switch|rescue)\s*:/u;
/** Comments as settings and scripts have them, with two signs and more. */
const MARKED_COMMENT = /^\s*#{2,}(?:\s|$)/u;

/** Counts the decisions to tell of. */
function countBranches(text: string, language: string | null): number {
  if (WITHOUT_BRANCHES.has(language ?? '') || MARKED_COMMENT.test(text)) return 0;
  return language === 'YAML' && !YAML_BRANCH.test(text) ? 0 : countDecisions(text);
}

/** Measures a change. `counted` are its files with changes that can matter. */
export function measureFeatures(change: Change, counted: readonly FileChange[], readPast: ReadPast): Measurement {
  const tests = counted.filter(wasTest);
  const files = counted
    .filter((file) => !wasTest(file))
    .map((file) => {
      const lines = [...file.added, ...file.removed];
      const decisions = sum(lines.map(({ text }) => countDecisions(text)));
      return {
        path: file.file.path,
        changed: lines.length,
        lines: sum(lines.map(({ text }) => Math.max(1, Math.ceil(text.length / LINE_CHARACTERS)))),
        decisions,
        branches: sum(lines.map(({ text }) => countBranches(text, file.language))),
        length: measureLength(file),
        ...readPast(change.snapshot.past, file.file),
      };
    });
  const features = {
    lines: sum(files.map((file) => file.lines)),
    files: files.length,
    decisions: sum(files.map((file) => file.decisions)),
    file_length: maximum(files.map((file) => file.length)),
    decisions_in_length: sum(files.map((file) => approximateLog2(file.decisions) * file.length)),
    tests_removed: sum(tests.map((file) => file.removed.length)),
    pipeline: counted.some(({ file }) => CI_PATH.test(file.path) || CI_PATH.test(file.old_path ?? '')) ? 1 : 0,
    ...measurePast(files),
  };
  return { features, files, tests: tests.length };
}

/** Lines that a file had before; where its text is not at hand, the last line that its hunks show. */
function measureLength({ file }: FileChange): number {
  if (file.status === 'added' || file.status === 'copied') return 0;
  if (file.old_text !== null) return file.old_text.split('\n').length;
  const last = file.hunks.at(-1);
  return last === undefined ? 0 : last.old_start + last.old_lines;
}
