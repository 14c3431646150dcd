/** The tests that a change touches, and what they name. */
import { getFileName } from '../../../../base/paths.js';
import { isTestPath } from '../../../change/path-names.js';
import type { FileChange, RuleContext } from '../../../model.js';
import { containsName } from '../../../text/contains-name.js';
import { REACH } from '../../../text/reach.js';
import { changesDoctest } from './doctests.js';

/** A folder below the sources that is named so holds what a product offers to the tests of its users. */
const OFFERED = /(?:^|\/)(?:src|lib)\/(?:.{1,200}\/)?testing\//iu;

/** A program that starts the tests. */
const RUNS_TESTS = /(?:^|\/)bin\/[\w-]{1,60}$/u;

/**
 * Returns the changed files that are tests or what tests read, by their class or path, or whose own tests or doctests
 * change, and that gain a line: what only goes tests nothing new. A binary file has no lines.
 */
export function findChangedTests({ change, syntax }: RuleContext): readonly FileChange[] {
  return change.files.filter(
    (one) =>
      (one.added.length > 0 || one.file.omitted !== null) &&
      ((touchesTest({ syntax }, one) && saysMore({ syntax }, one)) || changesDoctest(one)),
  );
}

/** Returns true if the change touches a test or what tests read, even where it only takes away or formats anew. */
export function touchesTests({ change, syntax }: Pick<RuleContext, 'change' | 'syntax'>): boolean {
  return change.files.some((one) => {
    const { class: kind, file, removed } = one;
    const gone = syntax.get(file.path)?.before?.cases ?? [];
    const start = gone.reduce((least, { first }) => Math.min(least, first), Number.POSITIVE_INFINITY);
    const end = gone.reduce((most, { last }) => Math.max(most, last), 0);
    return (
      touchesTest({ syntax }, one) ||
      (kind !== 'ci' && file.old_path !== null && isTestPath(file.old_path)) ||
      removed.some(({ number }) => number >= start && number <= end)
    );
  });
}

/** Other blanks and comments test nothing more. */
function saysMore({ syntax }: Pick<RuleContext, 'syntax'>, { file, formattingOnly }: FileChange): boolean {
  const substance = syntax.get(file.path)?.substance ?? 'code';
  return !formattingOnly && substance !== 'formatting' && substance !== 'comments';
}

function touchesTest({ syntax }: Pick<RuleContext, 'syntax'>, { class: kind, file, added }: FileChange): boolean {
  const cases = syntax.get(file.path)?.after?.cases ?? [];
  if (cases.some(({ first, last }) => added.some(({ number }) => number >= first && number <= last))) return true;
  if (
    kind === 'ci' ||
    RUNS_TESTS.test(file.path) ||
    (OFFERED.test(file.path) && syntax.get(file.path)?.mode === 'tree')
  )
    return false;
  return kind === 'test' || isTestPath(file.path);
}

/** What the changed tests name, read without regard to case and to the separators of words. */
export interface NamedByTests {
  /** Whether a test calls single parts of the code; others run the product from outside. */
  readonly single: boolean;
  /** Whether a test is written in a language, or in one of those that call it as their own: others cannot name its code. */
  isWrittenIn(language: string | null): boolean;
  /** A name of the code, or a word of its own where it is short. */
  has(name: string): boolean;
  /** Whether a test stands beside a source of this path, by its file’s name. */
  isBeside(path: string): boolean;
}

/** Shorter names are found as words alone. */
const LEAST_INSIDE = 6;

/**
 * Reads the changed tests; null where what they name cannot be told: cases in data, snapshots, and sources with their own
 * tests in them.
 */
export function readNames(tests: readonly FileChange[], { syntax }: Pick<RuleContext, 'syntax'>): NamedByTests | null {
  const kept = tests.filter(({ file, added }) => file.status !== 'deleted' && added.length > 0);
  if (kept.length === 0 || !kept.every((one) => isTestCode(one, syntax))) return null;
  const text = kept
    .map(({ file, added }) => file.new_text ?? added.map((line) => line.text).join('\n'))
    .join('\n')
    .toLowerCase();
  const joined = text.replace(/[_-]/gu, '');
  const apart = text.replace(/[_-]/gu, ' ');
  const stems = new Set(kept.map(({ file }) => readStem(file.path)));
  const has = (name: string) => {
    const plain = fold(name);
    if (plain.length >= LEAST_INSIDE) return joined.includes(plain);
    return plain !== '' && containsName(apart, name.toLowerCase().replace(/[_-]/gu, ' '));
  };
  const languages = new Set(kept.map(({ language }) => toFamily(language)));
  return {
    has,
    isWrittenIn: (language) => languages.has(toFamily(language)),
    single: kept.every(({ file }) => !END_TO_END.test(file.path.toLowerCase())),
    isBeside: (path) => stems.has(readStem(path)),
  };
}

/** Languages that share their names, by one of them. */
const FAMILIES: Readonly<Record<string, string>> = {
  TypeScript: 'JavaScript',
  TSX: 'JavaScript',
  Vue: 'JavaScript',
  Svelte: 'JavaScript',
  Kotlin: 'Java',
  Scala: 'Java',
  Groovy: 'Java',
  'C++': 'C',
  'Objective-C': 'C',
};

const toFamily = (language: string | null): string => FAMILIES[language ?? ''] ?? language ?? '';

const END_TO_END =
  /(?:^|\/|[._-])(?:e2e|end-to-end|integration|functional|acceptance|cypress|playwright|playgrounds?|features?|system|snapshots?|fixtures?|conformance|golden|testdata|it)(?:[._/-]|tests?\b|specs?\b)|(?:integration|endtoend|functional|acceptance)(?:tests?|specs?)?\.\w+$|(?:^|\/)tests\/.{1,200}\.rs$/u;

function isTestCode({ class: kind, file }: FileChange, syntax: RuleContext['syntax']): boolean {
  const side = syntax.get(file.path)?.after;
  return kind === 'test' && side !== null && side !== undefined;
}

/** The name of a file without its folders, its ends and what says that it is a test. */
function readStem(path: string): string {
  const name = getFileName(path).replace(/\..*$/u, '');
  return fold(name.replace(/(?:^|_)(?:tests?|specs?)(?=_|$)|(?:Tests?|Specs?)$/gu, ''));
}

const fold = (name: string): string => name.toLowerCase().replace(/[_-]/gu, '');

/** The texts of the changed tests and of what they read, without regard to case and to what separates words. */
export interface TestTexts {
  /** A name, without its separators. */
  has(name: string): boolean;
  /** Three words in a row of a message. */
  hasMessage(message: string): boolean;
  /** How many added lines expect an error of some kind. */
  readonly expectedErrors: number;
}

/** What expects an error, in the words of the frameworks and in those of tables of cases. */
const EXPECTS_ERROR =
  /throw|raises?\b|raise_error|reject|panic|[eE]xception|\w(?:Error|Err)\b|\berr\b|_err\b|\berror|should fail|invalid|\b4\d\d\b/u;

/** Reads them; null where one is not at hand. */
export function readTestTexts(tests: readonly FileChange[]): TestTexts | null {
  const kept = tests.filter(({ file }) => file.status !== 'deleted');
  if (kept.some(({ file }) => file.new_text === null)) return null;
  const text = kept
    .map(({ file }) => `${file.path}\n${file.new_text ?? ''}`)
    .join('\n')
    .toLowerCase();
  const joined = text.replace(SEPARATORS, '');
  const words = splitWords(text).join(' ');
  return {
    has: (name) => joined.includes(name.toLowerCase().replace(SEPARATORS, '')),
    hasMessage(message) {
      const parts = splitWords(message.toLowerCase());
      if (parts.length <= RUN) return words.includes(parts.join(' '));
      return parts.slice(RUN - 1).some((_, at) => words.includes(parts.slice(at, at + RUN).join(' ')));
    },
    expectedErrors: kept.reduce(
      (sum, { added }) => sum + added.filter((line) => EXPECTS_ERROR.test(line.text.slice(0, REACH.line))).length,
      0,
    ),
  };
}

const SEPARATORS = /[_\-.\s]/gu;
/** So many words in a row of a message show that a test expects it. */
const RUN = 3;
const splitWords = (text: string): readonly string[] => text.match(/[\p{Alpha}\d]+/gu) ?? [];
