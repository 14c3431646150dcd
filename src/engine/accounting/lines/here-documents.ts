/** Here-documents of a shell, as far as they are written simply: what stands in them is data, blank lines too. */

/** How one begins. Every other way to write it is not understood. */
const BEGINS = /<<(?<tabs>-?)[ \t]*(?<quote>["']?)(?<word>[A-Za-z_]\w*)\k<quote>(?=[\s;|&)>]|$)/u;

/**
 * Returns the numbers of the lines inside of here-documents, from 1; null if it is not sure where all of them are. What only looks like
 * one counts as one, and none may begin before it ends: so no line outside of what is returned is in one.
 */
export function findHereDocuments(text: string): ReadonlySet<number> | null {
  const inside = new Set<number>();
  let open: { readonly word: string; readonly tabs: boolean } | null = null;
  for (const [at, line] of text.split('\n').entries()) {
    const signs = line.split('<<').length - 1;
    if (open !== null) {
      if (signs > 0) return null;
      inside.add(at + 1);
      if ((open.tabs ? line.replace(/^\t+/u, '') : line) === open.word) open = null;
      continue;
    }
    if (signs === 0) continue;
    const { word, tabs } = BEGINS.exec(line)?.groups ?? {};
    if (signs > 1 || word === undefined) return null;
    open = { word, tabs: tabs === '-' };
  }
  return open === null ? inside : null;
}
