/** The tests that a change touches, and what they name. */
import type { FileChange, RuleContext } from '../../../model.js';
import { containsName } from '../../../text/contains-name.js';
import { changesDoctest } from './doctests.js';

/** Words of folders and names of files that hold tests, in the languages’ own conventions. */
const TEST_WORD =
  /^(?:(?:unit|integration|functional|system|smoke|api|ui|browser|doc)?tests?(?:ing|cases?|suites?|data|scripts?|helpers?|utils?|kit|bed|lib)?|specs?|e2e|cypress|playwright|acceptance|features?|fixtures?|snapshots?|playgrounds?|conformance|golden|regress(?:ion)?|bats|t|it)$/u;

/** A folder of tests that begins with the name of what is tested: `caddytest`. */
const NAMED_TEST = /^(?!(?:la|con|pro|at|grea|fas)tests?$)[a-z]{3,12}tests?$/u;

/** A folder below the sources that is named so holds what a product offers to the tests of its users. */
const OFFERED = /(?:^|\/)(?:src|lib)\/(?:.{1,200}\/)?testing\//iu;

/** Returns the changed files that are tests or what tests read, by their class or path, or whose own tests or doctests change. */
export function findChangedTests({ change, syntax }: RuleContext): readonly FileChange[] {
  return change.files.filter(
    (one) => (touchesTest({ syntax }, one) && saysMore({ syntax }, one)) || changesDoctest(one),
  );
}

/** Other blanks and comments test nothing more. */
function saysMore({ syntax }: Pick<RuleContext, 'syntax'>, { file, formattingOnly }: FileChange): boolean {
  const substance = syntax.get(file.path)?.substance ?? 'code';
  return !formattingOnly && substance !== 'formatting' && substance !== 'comments';
}

function touchesTest({ syntax }: Pick<RuleContext, 'syntax'>, { class: kind, file, added }: FileChange): boolean {
  const cases = syntax.get(file.path)?.after?.cases ?? [];
  if (cases.some(({ first, last }) => added.some(({ number }) => number >= first && number <= last))) return true;
  if (kind === 'ci' || (OFFERED.test(file.path) && syntax.get(file.path)?.mode === 'tree')) return false;
  return kind === 'test' || isTestPath(file.path);
}

function isTestPath(path: string): boolean {
  const words = path.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2').split('/');
  const name = words.pop() ?? '';
  return (
    words.some((folder) =>
      folder
        .split(/[^A-Za-z0-9]+/u)
        .some((word) => TEST_WORD.test(word.toLowerCase()) || NAMED_TEST.test(word.toLowerCase())),
    ) ||
    name
      .split(/[^A-Za-z0-9]+/u)
      .some((word) => /^(?:tests?|specs?|e2e|IT)$/u.test(/^IT$/u.test(word) ? word : word.toLowerCase())) ||
    /\.(?:t|feature|bats|snap|phpt|trycmd|txtar|\w{0,20}test)$/u.test(name)
  );
}

/** What the changed tests name, read without regard to case and to the separators of words. */
export interface NamedByTests {
  /** Whether a test calls single parts of the code; others run the product from outside. */
  readonly single: boolean;
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
  return {
    single: kept.every(({ file }) => !END_TO_END.test(file.path)),
    has(name) {
      const plain = fold(name);
      if (plain.length >= LEAST_INSIDE) return joined.includes(plain);
      return plain !== '' && containsName(apart, name.toLowerCase().replace(/[_-]/gu, ' '));
    },
    isBeside: (path) => stems.has(readStem(path)),
  };
}

const END_TO_END =
  /(?:^|\/|[._-])(?:e2e|end-to-end|integration|functional|acceptance|cypress|playwright|playgrounds?|features?|system|snapshots?|fixtures?|conformance|golden|testdata|it)(?:[._/-]|tests?\b|specs?\b)|(?:Integration|EndToEnd|Functional|Acceptance)(?:Tests?|Specs?)?\.\w+$|(?:^|\/)tests\/.{1,200}\.rs$/iu;

function isTestCode({ class: kind, file }: FileChange, syntax: RuleContext['syntax']): boolean {
  const side = syntax.get(file.path)?.after;
  return kind === 'test' && side !== null && side !== undefined;
}

/** The name of a file without its folders, its ends and what says that it is a test. */
function readStem(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/u, '');
  return fold(name.replace(/(?:^|_)(?:tests?|specs?)(?=_|$)|(?:Tests?|Specs?)$/gu, ''));
}

const fold = (name: string): string => name.toLowerCase().replace(/[_-]/gu, '');
