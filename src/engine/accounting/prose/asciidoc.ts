/** Finds the lines of an AsciiDoc file that a tool may act on: macros that include or run, raw blocks, and blocks that are more than text. */
import { isPasted } from './pasted.js';
import type { Reading } from './reading.js';

const BLOCK_MACRO = /^\s*(?!(?:image|video|audio|toc)::)[\w-]{1,40}::/u;
/** Comments are among them: tools read settings there. */
const ACTIVE =
  /^\s*(?:\/\/|!include)|pass:|\+\+\+|<script\b|\bon[a-z]{3,20}\s{0,9}=|javascript:|^\s*:[\w-]+:|\{(?:set|counter)/iu;
const RAW = '++++';
/** What stands above a block. */
const STYLE = /^\[([\w-]*)([^\]]*)\]\s*$/u;
/** Styles that take the text as it is, or draw it by a program that may read other files. Extensions have others, which are like code. */
const ACTING =
  /^(?:pass|stem|latexmath|asciimath|subs|\w*uml|ditaa|graphviz|dot|mermaid|kroki|vega\w*|\w*diag|svgbob|erd|tikz|wavedrom|pikchr|d2|bytefield|gnuplot|meme|msc|nomnoml|smcat|syntrax|umlet|barcode|a2s|bpmn|dbml|excalidraw|structurizr|symbolator|imagez)$/u;
const SUBSTITUTES = /\bsubs\s*=/u;
const LANGUAGE = /^,\s*([\w+-]+)/u;
const DELIMITER = /^(?:-{2}|-{4,}|\.{4,}|={4,}|\*{4,}|_{4,})$/u;

/** Returns the numbers, from 1, of the lines that a tool may act on. */
export function findActiveLines(lines: readonly string[], { isNew }: Reading): ReadonlySet<number> {
  const active = new Set<number>();
  let raw = false;
  // The block under the last style, to its end: a mark as it began with, or a blank line.
  let block: { readonly acts: boolean; readonly language: string; end: string } | null = null;
  lines.forEach((line, index) => {
    const mark = line.trim() === RAW;
    const [, style, rest = ''] = block?.end ? [] : (STYLE.exec(line) ?? []);
    if (style !== undefined) {
      const acts = ACTING.test(style) || SUBSTITUTES.test(line);
      block = { acts, language: LANGUAGE.exec(rest)?.[1] ?? '', end: '' };
    }
    const pasted = block !== null && isPasted(block.language, line) && isNew(line);
    if (raw || mark || block?.acts === true || pasted || BLOCK_MACRO.test(line) || ACTIVE.test(line))
      active.add(index + 1);
    if (mark) raw = !raw;
    if (block === null || style !== undefined) return;
    if (block.end === '' && DELIMITER.test(line.trim()) && STYLE.test(lines[index - 1] ?? '')) block.end = line.trim();
    else if (line.trim() === block.end) block = null;
  });
  return active;
}
