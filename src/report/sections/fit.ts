/** How the parts of a Markdown report are fitted into a limit of bytes: less detail first, then whole rows, never half of one. */
import { cutBytes } from '../../base/text.js';

/** A part: what always stands, and rows of which only the first may fit; `more` then says how many are left out. */
export interface Section {
  readonly head: string;
  readonly rows: readonly string[];
  readonly more: (left: number) => string;
  /** What closes the part. */
  readonly tail?: string;
}

/** How much is said. Lengths are in UTF-16 code units of the untrusted text, before it is escaped. */
export interface Detail {
  readonly title: number;
  /** 0: no rationale. */
  readonly rationale: number;
  readonly criterion: number;
  /** Lines that a criterion shows. */
  readonly links: number;
  /** Why each criterion is bound to its lines. */
  readonly evidence: boolean;
  /** What matters less is folded away. Not where rows are cut: then one table has one count of what is missing. */
  readonly fold: boolean;
}

const FULL: Detail = { title: 255, rationale: 1000, criterion: 400, links: 5, evidence: true, fold: true };
const BRIEF: Detail = { title: 160, rationale: 240, criterion: 200, links: 3, evidence: false, fold: true };
const MINIMAL: Detail = { title: 100, rationale: 0, criterion: 120, links: 1, evidence: false, fold: false };

const bytes = (value: string) => Buffer.byteLength(value);

/** A part without rows. */
export function text(head: string): Section {
  return { head, rows: [], more: () => '' };
}

/** Rows behind a line that opens them. The line is ours: never pass words of a pull request. */
export function folded(line: string, section: Section): Section {
  return {
    ...section,
    head: `<details>\n<summary>${line}</summary>\n${section.head === '' ? '' : `\n${section.head}`}`,
    tail: `${section.tail ?? ''}\n</details>`,
  };
}

function joined(sections: readonly Section[], kept: (index: number) => number): string {
  const parts = sections.map((section, index) => {
    const left = section.rows.length - kept(index);
    return [
      ...(section.head === '' ? [] : [section.head]),
      ...section.rows.slice(0, kept(index)),
      ...(left > 0 ? [section.more(left)] : []),
      ...(section.tail === undefined ? [] : [section.tail]),
    ].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/**
 * Shares what the heads leave among the rows. Every part has a right to the same share; what one does not need goes to
 * the parts in order, so that the first are cut last.
 */
function shared(sections: readonly Section[], maxBytes: number): string {
  const reserved = sections.reduce(
    (sum, { head, rows, more, tail }) => sum + bytes(head) + bytes(more(rows.length)) + bytes(tail ?? '') + 4,
    1,
  );
  const parts = sections.map(({ rows }) => ({ costs: rows.map((row) => bytes(row) + 1), kept: 0 }));
  let free = Math.max(0, maxBytes - reserved);
  const fair = Math.floor(free / Math.max(1, parts.filter(({ costs }) => costs.length > 0).length));
  const take = (part: { readonly costs: readonly number[]; kept: number }, most: number) => {
    let used = 0;
    for (let cost = part.costs[part.kept]; cost !== undefined && used + cost <= most; cost = part.costs[part.kept]) {
      used += cost;
      part.kept += 1;
    }
    free -= used;
  };
  for (const part of parts) take(part, fair);
  for (const part of parts) take(part, free);
  return joined(sections, (index) => parts[index]?.kept ?? 0);
}

/**
 * The most that fits into `maxBytes`: everything in full, else everything in few words, else as many rows as there is
 * room for, the first ones of each part. The heads are taken to fit: whoever writes one keeps it short.
 * @param atLeast about how many bytes there will be: what is far too much then need not be written to see it
 */
export function fitted(
  sectionsOf: (detail: Detail) => readonly Section[],
  maxBytes: number,
  atLeast: (detail: Detail) => number = () => 0,
): string {
  for (const detail of [FULL, BRIEF]) {
    if (atLeast(detail) > maxBytes) continue;
    const sections = sectionsOf(detail);
    const whole = joined(sections, (index) => sections[index]?.rows.length ?? 0);
    if (bytes(whole) <= maxBytes) return whole;
  }
  // Whatever a head holds after all: never over the limit.
  return cutBytes(shared(sectionsOf(MINIMAL), maxBytes), maxBytes);
}
