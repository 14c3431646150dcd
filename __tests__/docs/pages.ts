/** Documents as tests read them: fenced blocks, headings, links. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout, whichever folder the compiled tests lie in. */
export const ROOT = process.cwd();

/** A fenced block: the word behind the fence, and what is in it. */
export interface Fence {
  readonly language: string;
  readonly text: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/** The text of a file of the checkout. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Every Markdown file that a reader may come upon, without the figures' sources: README, the folders of documents, what lies beside the sources. */
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

/** The fenced blocks of a document, in their order. A fence in a list may be indented; its lines lose that indent. */
export function fencesOf(markdown: string): Fence[] {
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
