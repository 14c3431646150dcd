/** Finds the lines of an AsciiDoc file that a tool may act on: macros that include or run, and raw blocks. */

const BLOCK_MACRO = /^\s*(?!(?:image|video|audio|toc)::)[\w-]{1,40}::/u;
/** Comments are among them: tools read settings there. */
const ACTIVE = /^\s*(?:\/\/|!include)|pass:|\+\+\+|<script\b|javascript:|^\s*:[\w-]+:|\{(?:set|counter)/iu;
const RAW = '++++';

/** Returns the numbers, from 1, of the lines that a tool may act on. */
export function findActiveLines(lines: readonly string[]): ReadonlySet<number> {
  const active = new Set<number>();
  let raw = false;
  lines.forEach((line, index) => {
    const mark = line.trim() === RAW;
    if (raw || mark || BLOCK_MACRO.test(line) || ACTIVE.test(line)) active.add(index + 1);
    if (mark) raw = !raw;
  });
  return active;
}
