/** The parts of a criterion that stand beside what it asks for: a label in front, an explanation behind. */

/** A part of a text, from one offset to another. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A label: “Search:”, “[Core]”, “feat(core):”, “Editor –”. */
const LABEL =
  /^(?:\[[^[\]]{1,40}\]|\([^()]{1,40}\)|(?:[^\s:.;`"“]{1,30} ){0,3}[^\s:.;`"“]{1,30}:|(?:[^\s–—-]{1,20} ){1,3}[–—-]{1,2})\s/u;
/** What follows a dash, or stands in brackets at the end, explains what stands before it. */
const BEHIND = /\s(?:\([^()]*\)|(?:—|–|--)\s.*)$/u;
/** What is left is a sentence. */
const LEAST_WORDS = 3;

/** Joins parts that overlap, in the order of the text. */
export function joinParts(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last === undefined || part.from > last.to) joined.push(part);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
  }
  return joined;
}

/** Returns the length of the label in front of a line; 0 if there is none. */
export function findLabel(line: string): number {
  const label = LABEL.exec(line)?.[0].length ?? 0;
  return isSentence(line.slice(label)) ? label : 0;
}

const isSentence = (text: string) => text.trim().split(/\s+/u).length >= LEAST_WORDS;

/** Returns these parts of a line, in its order. */
export function findAsides(line: string): readonly Part[] {
  const from = findLabel(line);
  const at = BEHIND.exec(line.slice(from))?.index ?? -1;
  const to = at >= 0 && isSentence(line.slice(from, from + at)) ? from + at : line.length;
  return [...(from > 0 ? [{ from: 0, to: from }] : []), ...(to < line.length ? [{ from: to, to: line.length }] : [])];
}
