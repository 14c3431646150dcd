/**
 * Removed imports that the file used and does not use any more, and those that come back elsewhere in it. An import without a name
 * is never one of them: all that it is for is what the module does.
 */
import type { FileChange, FileSyntax, SideSyntax } from '../../model.js';
import { findCovered, findLastAround } from '../../text/line-spans.js';
import { scanLines } from '../../text/scan.js';
import { findTextForm } from '../../text/text-forms.js';
import { listWords } from './words.js';

type Import = SideSyntax['imports'][number];

const IMPORT_WORDS: ReadonlySet<string> = new Set([
  'import',
  'from',
  'as',
  'type',
  'typeof',
  'const',
  'use',
  'using',
  'require',
]);
/** Languages in which a name behind a dot is one of what stands before the dot, whatever is imported. */
const MEMBERS: ReadonlySet<string> = new Set(['Go', 'Java', 'JavaScript', 'Python', 'TSX', 'TypeScript']);
/** Behind two dots and more stands a value of its own: `...names`. */
const MEMBER = /(?<![.\d])(?:\?\.|\.)[ \t]*[\p{IDS}_$][\p{IDC}$]*/gu;
/** A text for people: three words, and no sign by which a program may read it. */
const SENTENCE = /^(?=(?:\s*\S+\s+){2}\S)[^{}$|[\]()=;]*$/u;

/** An import of Go: the name, if one is given, and the path. */
const GO = /^\s*(?:import\s+)?(?:([\p{IDS}_.][\p{IDC}]*)\s+)?["`]([^"`]+)["`]/u;
const GO_VERSION = /(?:\/v\d+|\.v\d+)$/u;
/** An import of Python or Java that takes a module by its name alone. */
const WHOLE_MODULE = /^\s*import\s+(?:static\s+)?([\p{IDS}_][\p{IDC}.]*)\s*;?\s*(?:#.*|\/\/.*)?$/u;
/** An import that takes all names of a module. */
const TAKES_ALL = /\bimport\s*(?:\(\s*)?\*|^\s*(?:import\s+)?\.\s+"|\.\*\s*;/mu;

/** Returns the removed lines of imports that nothing of the file needs any more. Linear in the texts of the file. */
export function findDeadImports(change: FileChange, { before, after }: FileSyntax): ReadonlySet<number> {
  const { removed, file, language } = change;
  const { old_text: old, new_text: now } = file;
  if (before === null || old === null || now === null) return new Set();
  const numbers = removed.map(({ number }) => number);
  const around = findLastAround(numbers, before.imports);
  if (around.size === 0) return new Set();
  const used = listUsed(old, before, language, false);
  const left = listUsed(now, after, language, true);
  const comesBack = createReturnTest(now, after, language);
  const dead = removed.filter(({ number, text }) => {
    const one = around.get(number);
    if (one === undefined) return false;
    const names = listNames(text, one, language);
    if (names.length === 0) return false;
    if (names.every((name) => !left.has(name)) && names.some((name) => used.has(name))) return true;
    return comesBack(text, one);
  });
  return new Set(dead.map(({ number }) => number));
}

/** Returns the names by which a line of an import makes something known; none if it has no name. */
function listNames(text: string, { module }: Import, language: string | null): readonly string[] {
  if (language === 'Go') {
    const [, name, path = ''] = GO.exec(text) ?? [];
    if (name !== undefined) return name === '_' || name === '.' ? [] : [name];
    return [...listWords(path.replace(GO_VERSION, '').split('/').at(-1) ?? '')];
  }
  const names = [...listWords(text.replace(module, ''))].filter((word) => !IMPORT_WORDS.has(word) && word !== 'static');
  const [, whole] = WHOLE_MODULE.exec(text) ?? [];
  if (names.length > 0 || whole === undefined) return names;
  const parts = whole.split('.');
  return [(language === 'Python' ? parts[0] : parts.at(-1)) ?? ''];
}

/** Returns the names that a text uses outside of its imports. `bound`: those that its imports make known count, too. */
function listUsed(text: string, side: SideSyntax | null, language: string | null, bound: boolean): ReadonlySet<string> {
  const lines = text.split('\n');
  const numbers = lines.map((_, at) => at + 1);
  const imports = side?.imports ?? [];
  const importing = findCovered(numbers, imports);
  const modules = findLastAround([...importing], imports);
  const scanned = scanLines(lines, findTextForm(language), true);
  const read = lines.map((line, at) => {
    const module = modules.get(at + 1)?.module;
    if (module !== undefined) return bound ? line.replace(module, '') : '';
    const { code = line, comment = '' } = scanned[at] ?? {};
    const said = listQuoted(line, code, comment).filter((text) => !SENTENCE.test(text));
    return [MEMBERS.has(language ?? '') ? code.replace(MEMBER, '') : code, ...said].join(' ');
  });
  return listWords(read.join('\n'));
}

/** Returns what a line has in each of its strings. */
function listQuoted(line: string, code: string, comment: string): readonly string[] {
  if (code === line) return [];
  const isQuoted = (at: number) => (code[at] ?? ' ') === ' ' && (comment[at] ?? ' ') === ' ';
  const kept = [...line.matchAll(/[\s\S]/gu)].map(({ 0: sign, index }) => (isQuoted(index) ? sign : '\n'));
  return kept
    .join('')
    .split('\n')
    .filter((text) => text.trim() !== '');
}

/**
 * Returns a function that tells whether an import stands in the new text too: the same line, or in Python the same names of the
 * same module. Where a module gives all its names, their order decides what a name is.
 */
function createReturnTest(
  text: string,
  side: SideSyntax | null,
  language: string | null,
): (line: string, one: Import) => boolean {
  const lines = text.split('\n');
  const imports = (side?.imports ?? []).map(({ module, first, last }) => {
    const whole = lines.slice(first - 1, last).join('\n');
    const names = [...listWords(whole.replace(module, ''))].filter((word) => !IMPORT_WORDS.has(word));
    return { module, text: whole, names };
  });
  if (imports.some((one) => TAKES_ALL.test(one.text))) return () => false;
  // Inside of a function it is another name.
  const isOutside = (line: string) => language === 'Go' || /^\S/u.test(line);
  return (line, { module }) => {
    const names = listWords(line.replace(module, ''));
    // The later one of two imports decides what a name is.
    if (!isOutside(line) || imports.some((one) => one.module !== module && one.names.some((name) => names.has(name))))
      return false;
    return imports.some((one) => one.module === module && isOutside(one.text) && hasAll(one.text, line, language));
  };
}

/** Returns whether an import is a line, or has all names of it. */
function hasAll(text: string, line: string, language: string | null): boolean {
  if (text.trim() === line.trim()) return true;
  const there = listWords(text);
  return language === 'Python' && !/\bas\b/u.test(line + text) && [...listWords(line)].every((word) => there.has(word));
}
