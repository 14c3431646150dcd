/** Finds the lines of a reStructuredText file that a tool may act on: every directive that is not known to be inert. */
import { measureIndent } from '../../text/line-shape.js';
import { isPasted } from './pasted.js';
import type { Reading } from './reading.js';
import { isPython } from './run-blocks.js';

const DIRECTIVE = /^(\s*)\.\.\s+(?:\|[^|]*\|\s+)?([A-Za-z][\w:.+-]*?)::(?:\s+([\w+-]+)|\s|$)/u;
const CODE = /^(?:code-block|code|sourcecode)$/iu;

/** Directives that only lay out what people read. */
const INERT: ReadonlySet<string> = new Set(
  `note warning tip hint important attention caution danger error admonition seealso versionadded versionchanged
  deprecated code-block code sourcecode image figure table list-table csv-table rubric topic sidebar epigraph contents
  toctree math glossary hlist centered parsed-literal container compound`.split(/\s+/u),
);
/** What is marked so and is no directive is a comment, which tools read; or a target, a note, or what a name stands for. */
const COMMENT = /^\s*\.\.(?:$|\s+(?!_|\[[\w#*.-]{1,40}\]|\|))/u;
/** Roles and markup that put raw HTML on the page, options that put another file there, and examples that test runners run. */
const ACTIVE = /:raw[\w-]*:|<script\b|javascript:|^\s*:(?:file|url):|^\s*>>>\s/iu;

/** Returns the numbers, from 1, of the lines that a tool may act on: such a directive and what is indented under it. */
export function findActiveLines(lines: readonly string[], { isNew, runs }: Reading): ReadonlySet<number> {
  const active = new Set<number>();
  let under: number | null = null;
  let block: { readonly indent: number; readonly language: string } | null = null;
  lines.forEach((line, index) => {
    const indent = measureIndent(line);
    if (under !== null && line.trim() !== '' && indent <= under) under = null;
    if (block !== null && line.trim() !== '' && indent <= block.indent) block = null;
    const found = under === null ? DIRECTIVE.exec(line) : null;
    const comments = under === null && found === null && COMMENT.test(line);
    if (comments || (found !== null && !INERT.has((found[2] ?? '').toLowerCase()))) under = indent;
    const pasted = block !== null && isPasted(block.language, line) && isNew(line);
    const run = runs.python && block !== null && isPython(block.language);
    if (under !== null || ACTIVE.test(line) || pasted || run) active.add(index + 1);
    if (found !== null && CODE.test(found[2] ?? '')) block = { indent, language: found[3] ?? '' };
  });
  return active;
}
