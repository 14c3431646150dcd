/** Reads documents for tests: fenced blocks, headings, links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the checkout, independent of the folder of the compiled tests. */
export const ROOT = process.cwd();

/** A fenced block: its language and its text. */
export interface Fence {
  readonly language: string;
  readonly text: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/** Reads a file of the checkout. */
export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/**
 * Returns every Markdown file for readers, without the sources of the figures: README, the folders of documents, and
 * files next to the sources.
 */
export function documents(): string[] {
  const inside = (folder: string) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted();
  return [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    '.github/SECURITY.md',
    ...inside('docs'),
    ...inside('examples').filter((path) => !path.startsWith('examples/sample/')),
    '__tests__/stand-ins/README.md',
  ];
}

/**
 * Returns the fenced blocks of a document in order. A fence in a list may be indented; the indent is removed from its
 * lines.
 */
export function listFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  let open: { mark: string; indent: string; language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent = '', mark = '', language = ''] = /^(\s*)(`{3,})\s*([\w-]*)/u.exec(line) ?? [];
    if (open === null) {
      if (mark !== '') open = { mark, indent, language, line: index + 1, lines: [] };
    } else if (mark.length >= open.mark.length && language === '') {
      fences.push({ language: open.language, text: `${open.lines.join('\n')}\n`, line: open.line });
      open = null;
    } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
  }
  if (open !== null) throw new Error(`the fence of line ${open.line} is not closed`);
  return fences;
}
