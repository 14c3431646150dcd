/** Names that a file passes on without defining them: export lists, `pub use`, `__all__`. */

import type { Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** Re-exported names with their lines. `* ./module` means all names of a module. */
export type Reexports = ReadonlyMap<string, number>;

/** Lists with more lines are cut. Far more than a package has names: a cut that moves by a line looks like names that go. */
const MAX_LIST_LINES = 10_000;

/** Reads the re-exports of consecutive lines; empty for languages without such lists. */
export function readReexports(language: string | null, path: string, lines: readonly Line[]): Reexports {
  switch (language) {
    case 'TypeScript':
    case 'TSX':
    case 'JavaScript':
      return readLists(lines, ECMASCRIPT, readEcmascriptNames);
    case 'Rust':
      return readLists(lines, RUST, readRustNames);
    case 'Python':
      return readLists(lines, path.endsWith('__init__.py') ? PYTHON_PACKAGE : PYTHON, readPythonNames);
    default:
      return new Map();
  }
}

interface ListSyntax {
  readonly open: RegExp;
  /** The list ends at the first line that matches. */
  readonly close: RegExp;
}

const ECMASCRIPT: ListSyntax = {
  open: /^\s{0,4}(?:export\s+(?:type\s+)?[{*]|(?:module\.)?exports\s*=\s*\{)/u,
  close: /\}|\bfrom\s|;/u,
};
const RUST: ListSyntax = { open: /^\s{0,8}pub\s+use\s/u, close: /;/u };
const PYTHON: ListSyntax = { open: /^__all__\s*(?::[^=]{1,60})?\+?=\s*[[(]/u, close: /[\])]/u };
const PYTHON_PACKAGE: ListSyntax = {
  open: /^(?:__all__\s*(?::[^=]{1,60})?\+?=\s*[[(]|from\s+\.[\w.]*\s+import\s)/u,
  close: /[\])]|^[^()[\]]*[^,\s()[\]]\s*$/u,
};

function readLists(lines: readonly Line[], form: ListSyntax, names: (text: string) => readonly string[]): Reexports {
  const found = new Map<string, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const head = form.open.exec(getLineText(lines, at))?.[0];
    if (head === undefined) continue;
    const start = at;
    while (
      at < lines.length - 1 &&
      at - start < MAX_LIST_LINES &&
      !closesList(form, getLineText(lines, at), at === start ? head : '')
    ) {
      at += 1;
    }
    const texts = lines
      .slice(start, at + 1)
      .map((line, index) => line.text.slice(index === 0 ? head.length : 0, 1_000));
    const star = /^\s*(?:as\s+(\w{1,100})\s+)?from\s+["']([^"']{1,200})/u.exec(
      texts[0]?.slice(0, REACH.statement) ?? '',
    );
    if (head.trim().endsWith('*')) {
      if (star !== null) found.set(star[1] ?? `* ${star[2]}`, lines[start]?.number ?? 1);
      continue;
    }
    texts.forEach((text, index) => {
      for (const name of names(text)) if (!found.has(name)) found.set(name, lines[start + index]?.number ?? 1);
    });
  }
  return found;
}

function closesList(form: ListSyntax, text: string, head: string): boolean {
  return form.close.test(text.slice(head.length));
}

function getLineText(lines: readonly Line[], at: number): string {
  return (lines[at]?.text ?? '').slice(0, REACH.line);
}

/** Returns the exported names: `a, b as c, default as d, type E` → `a`, `c`, `d`, `E`. */
function readEcmascriptNames(text: string): readonly string[] {
  return text
    .replace(/\/\/.*$|\}.*$/u, '')
    .split(',')
    .flatMap((part) => {
      const match = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+)|\s*:[^,]{0,200})?\s*$/u.exec(
        part.slice(0, REACH.entry),
      );
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => name !== '');
}

/** Returns the exported names: `a::b::{c, d as e}` → `c`, `e`. */
function readRustNames(text: string): readonly string[] {
  return text
    .replace(/\/\/.*$/u, '')
    .split(/[{},;]/u)
    .flatMap((part) => {
      const match = /(?:^|::|\s)(\w+)(?:\s+as\s+(\w+))?\s*$/u.exec(part.slice(0, REACH.entry));
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => name !== '' && name !== 'self' && name !== 'crate');
}

/** Returns the names in `'a', "b"` of `__all__`, or in `a, b as c` of an import. */
function readPythonNames(text: string): readonly string[] {
  const quoted = [...text.replace(/#.*$/u, '').matchAll(/["'](\w{1,100})["']/gu)].map((match) => match[1] ?? '');
  if (quoted.length > 0) return quoted;
  return text
    .replace(/#.*$|[()\\]/gu, '')
    .split(',')
    .flatMap((part) => {
      const match = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/u.exec(part.slice(0, REACH.entry));
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => !name.startsWith('_'));
}
