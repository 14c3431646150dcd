/** Fills the placeholders of a command with the tests of a criterion, quoted for a POSIX shell. */
import type { WrittenTest } from './tests.js';

const NAMES = ['tests', 'test_files', 'test_pattern'] as const;
/** What may stand in a command, in words. */
export const PLACEHOLDERS = NAMES.map((name) => `{${name}}`).join(', ');

/** Lists what reads like a placeholder and is none: the runner would take it as it is written. A variable of the shell is none. */
export function listUnknownPlaceholders(command: string): readonly string[] {
  return [...command.matchAll(/(?<!\$)\{(tests?(?:_[a-z]*)?)\}/giu)].flatMap(([all, name = '']) =>
    isPlaceholder(name) ? [] : [all],
  );
}

/** Quotes a text as one word of a POSIX shell: nothing in single quotes has a meaning but the quote itself. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}

/** Escapes what has a meaning in the regular expressions of JavaScript, Go (RE2), Java and Python. */
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/**
 * Fills a command.
 * - `{tests}`: the names, each a word of the shell
 * - `{test_files}`: the files, each a word
 * - `{test_pattern}`: one regular expression that matches every name; an empty word if there are no tests
 * Without tests the first two are left out, so that most runners run everything.
 */
export function fillPlaceholders(command: string, tests: readonly WrittenTest[]): string {
  const names = [...new Set(tests.map(({ name }) => name))];
  // `./`: a path that begins with a dash is no option.
  const files = [...new Set(tests.map(({ file }) => (file.startsWith('-') ? `./${file}` : file)))];
  const filled: Readonly<Record<(typeof NAMES)[number], string>> = {
    tests: names.map(quoteForShell).join(' '),
    test_files: files.map(quoteForShell).join(' '),
    test_pattern: quoteForShell(names.map(escapePattern).join('|')),
  };
  return command.replace(/\{(tests|test_files|test_pattern)\}/gu, (all, name: string) =>
    isPlaceholder(name) ? filled[name] : all,
  );
}

function isPlaceholder(name: string): name is (typeof NAMES)[number] {
  return NAMES.some((one) => one === name);
}
