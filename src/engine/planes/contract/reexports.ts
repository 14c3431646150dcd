/** Reads the names that a file re-exports without defining them: export lists, `pub use`, `__all__`. */
import type { Line } from '../../model.js';

/** Re-exported names with their lines. `* ./module` stands for all names of a module. */
export type Reexports = ReadonlyMap<string, number>;

/** Maximum number of lines of a list; longer lists are data and are cut. */
const MAX_LIST_LINES = 400;

/** Reads the re-exports in consecutive lines; empty for languages without such lists. */
export function reexportsOf(language: string | null, path: string, lines: readonly Line[]): Reexports {
  switch (language) {
    case 'TypeScript':
    case 'TSX':
    case 'JavaScript':
      return readLists(lines, ECMASCRIPT, ecmascriptNames);
    case 'Rust':
      return readLists(lines, RUST, rustNames);
    case 'Python':
      return readLists(lines, path.endsWith('__init__.py') ? PYTHON_PACKAGE : PYTHON, pythonNames);
    default:
      return new Map();
  }
}

interface Form {
  readonly open: RegExp;
  /** The list ends on the line that matches this. */
  readonly close: RegExp;
}

const ECMASCRIPT: Form = {
  open: /^\s{0,4}(?:export\s+(?:type\s+)?[{*]|(?:module\.)?exports\s*=\s*\{)/u,
  close: /\}|\bfrom\s|;/u,
};
const RUST: Form = { open: /^\s{0,8}pub\s+use\s/u, close: /;/u };
const PYTHON: Form = { open: /^__all__\s*(?::[^=]{1,60})?\+?=\s*[[(]/u, close: /[\])]/u };
const PYTHON_PACKAGE: Form = {
  open: /^(?:__all__\s*(?::[^=]{1,60})?\+?=\s*[[(]|from\s+\.[\w.]*\s+import\s)/u,
  close: /[\])]|^[^()[\]]*[^,\s()[\]]\s*$/u,
};

function readLists(lines: readonly Line[], form: Form, names: (text: string) => readonly string[]): Reexports {
  const found = new Map<string, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const head = form.open.exec(textOf(lines, at))?.[0];
    if (head === undefined) continue;
    const start = at;
    while (
      at < lines.length - 1 &&
      at - start < MAX_LIST_LINES &&
      !closes(form, textOf(lines, at), at === start ? head : '')
    ) {
      at += 1;
    }
    const texts = lines
      .slice(start, at + 1)
      .map((line, index) => line.text.slice(index === 0 ? head.length : 0, 1_000));
    const star = /^\s*(?:as\s+(\w{1,100})\s+)?from\s+["']([^"']{1,200})/u.exec(texts[0]?.slice(0, 500) ?? '');
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

function closes(form: Form, text: string, head: string): boolean {
  return form.close.test(text.slice(head.length));
}

function textOf(lines: readonly Line[], at: number): string {
  return (lines[at]?.text ?? '').slice(0, 1_000);
}

/** Reads `a, b as c, default as d, type E` → `a`, `c`, `d`, `E`. */
function ecmascriptNames(text: string): readonly string[] {
  return text
    .replace(/\/\/.*$|\}.*$/u, '')
    .split(',')
    .flatMap((part) => {
      const match = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+)|\s*:[^,]{0,200})?\s*$/u.exec(part.slice(0, 300));
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => name !== '');
}

/** Reads `a::b::{c, d as e}` → `c`, `e`. */
function rustNames(text: string): readonly string[] {
  return text
    .replace(/\/\/.*$/u, '')
    .split(/[{},;]/u)
    .flatMap((part) => {
      const match = /(?:^|::|\s)(\w+)(?:\s+as\s+(\w+))?\s*$/u.exec(part.slice(0, 300));
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => name !== '' && name !== 'self' && name !== 'crate');
}

/** Reads `'a', "b"` of `__all__`, and `a, b as c` of an import. */
function pythonNames(text: string): readonly string[] {
  const quoted = [...text.replace(/#.*$/u, '').matchAll(/["'](\w{1,100})["']/gu)].map((match) => match[1] ?? '');
  if (quoted.length > 0) return quoted;
  return text
    .replace(/#.*$|[()\\]/gu, '')
    .split(',')
    .flatMap((part) => {
      const match = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/u.exec(part.slice(0, 300));
      return match === null ? [] : [match[2] ?? match[1] ?? ''];
    })
    .filter((name) => !name.startsWith('_'));
}
