/** The import statements of Python. */
import { REACH } from '../text/reach.js';
import type { LoadingFile } from './load.js';

const FROM = /^\s*from\s+(?<module>\.{0,10}[\w.]{0,200})\s+import\s+(?<names>\S.*)$/u;
const PLAIN = /^\s*import\s+(?<modules>[\w., ]{1,300}?)\s*(?:#.*)?$/u;
const LONGEST_LIST = 200;

/** What makes a module that is not there no fault. */
const TRIED = /^\s*(?:try|except|else|finally)\b.*:|\b(?:raises|suppress|assertRaises\w*|skipif)\b|\bImportError\b/u;

/** One module that a statement names, and what it takes from it. */
export interface Statement {
  /** As written, with the leading dots. */
  readonly module: string;
  readonly first: number;
  readonly last: number;
  readonly names: readonly { readonly name: string; readonly as: string; readonly line: number }[];
  /** The name that the module itself has in the file; null where it has none of its own. */
  readonly as: string | null;
}

/** Returns the statements of a text, one for each module that they name. */
export function listStatements(lines: readonly string[]): readonly Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('import') || line.length > REACH.longLine) continue;
    const first = at + 1;
    const from = FROM.exec(line)?.groups;
    if (from !== undefined) {
      const { module = '', names = '' } = from;
      at = findLast(lines, at, names);
      const texts = [names, ...lines.slice(first, at + 1)];
      const named = texts.flatMap((text, index) => readNames(text).map((one) => ({ ...one, line: first + index })));
      statements.push({ module, first, last: at + 1, names: named, as: null });
      continue;
    }
    for (const part of (PLAIN.exec(line)?.groups?.['modules'] ?? '').split(',')) {
      const [, module, as] = /^\s*(\w[\w.]*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
      if (module !== undefined) statements.push({ module, first, last: first, names: [], as: as ?? module });
    }
  }
  return statements;
}

/** Returns the index of the last line of a list of names that begins on a line. */
function findLast(lines: readonly string[], at: number, names: string): number {
  const isOpen = names.trimStart().startsWith('(');
  let last = at;
  const goesOn = (text: string) => (isOpen ? !text.includes(')') : /\\\s*$/u.test(text));
  while (last + 1 < lines.length && last - at < LONGEST_LIST && goesOn(lines[last] ?? '')) last += 1;
  return last;
}

/** The names on one line of such a list, without `*`. */
function readNames(text: string): readonly { readonly name: string; readonly as: string }[] {
  return text
    .replace(/#.*$/u, '')
    .replace(/[()\\]/gu, ' ')
    .split(',')
    .flatMap((part) => {
      const [, name, as] = /^\s*([A-Za-z_]\w*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
      return name === undefined ? [] : [{ name, as: as ?? name }];
    });
}

/** Returns whether a statement stands in a block that expects it to fail. */
export function isTried({ lines }: LoadingFile, first: number): boolean {
  let indent = readIndent(lines[first - 1] ?? '');
  for (let at = first - 1; at > 0 && indent > 0; at -= 1) {
    const line = lines[at - 1] ?? '';
    if (line.trim() === '' || readIndent(line) >= indent) continue;
    if (TRIED.test(line)) return true;
    indent = readIndent(line);
  }
  return false;
}

const readIndent = (line: string): number => line.length - line.trimStart().length;

/** Returns whether a line is, or begins, such a statement. */
export const isStatement = (line: string): boolean => FROM.test(line) || PLAIN.test(line);
