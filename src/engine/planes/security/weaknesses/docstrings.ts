/** Texts of Python and Elixir that document: what they say of a setting sets nothing. */
import type { FileChange, SideLine, SideSyntax } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

const OPENS = /^[rRbBuU]{0,2}(?:"""|''')/u;
/** What a docstring follows: the head of a definition. A text behind anything else may be data. */
const HEAD = /:\s*(?:#.*)?$/u;

/**
 * Returns the lines of docstrings (PEP 257) of one side of a file, by its tree.
 *
 * @param read gives a line of that side
 */
export function findDocstringLines(
  { language }: FileChange,
  side: SideSyntax | null | undefined,
  read: (line: number) => SideLine | undefined,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (language === 'Elixir') return findModuleDocs(read);
  if (language !== 'Python') return found;
  for (const { first, last } of side?.literals ?? []) {
    if (last === first || !OPENS.test(read(first)?.text.trim() ?? '') || !followsHead(first, read)) continue;
    for (let line = first; line <= last; line += 1) found.add(line);
  }
  return found;
}

/** https://hexdocs.pm/elixir/writing-documentation.html */
const DOC = /^\s{0,40}@(?:module|type)?doc\s{1,4}(?:~[sS])?("""|''')\s*$/u;

/** Returns the lines of the texts that document a module, a function or a type of Elixir, where the whole side is known. */
function findModuleDocs(read: (line: number) => SideLine | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  let end: string | null = null;
  for (let number = 1, line = read(number); line !== undefined; number += 1, line = read(number)) {
    const text = line.text.slice(0, REACH.word);
    if (end !== null) {
      found.add(number);
      if (text.trim() === end) end = null;
    } else end = DOC.exec(text)?.[1] ?? null;
  }
  return found;
}

function followsHead(first: number, read: (line: number) => SideLine | undefined): boolean {
  let above = first - 1;
  while (above > 0 && read(above)?.text.trim() === '') above -= 1;
  return above === 0 || HEAD.test(read(above)?.text ?? '');
}
