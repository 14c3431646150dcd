/** How the parts of a Markdown report are fitted into a limit of bytes: less detail first, then whole rows, never half of one. */
import { cutBytes } from '../../../base/text.js';
import { BEST_PLACES } from '../../criteria.js';

/** A section: a head that is always kept, and rows of which some may be cut. `more` then says how many are left out. */
export interface Section {
  readonly head: string;
  readonly rows: readonly string[];
  readonly more: (left: number) => string;
  /** Text that closes the section. */
  readonly tail?: string;
}

/** The level of detail. Lengths are in UTF-16 code units of the untrusted text, before it is escaped. */
export interface Detail {
  readonly title: number;
  /** 0 means no rationale. */
  readonly rationale: number;
  readonly criterion: number;
  /** Maximum number of lines shown for a criterion. */
  readonly links: number;
  /** Whether to show why each criterion is bound to its lines. */
  readonly evidence: boolean;
  /**
   * Whether less important rows are collapsed. False if rows are cut, so that one table has one count of missing rows.
   */
  readonly fold: boolean;
}

const FULL: Detail = { title: 255, rationale: 1000, criterion: 400, links: BEST_PLACES, evidence: true, fold: true };
const BRIEF: Detail = { title: 160, rationale: 240, criterion: 200, links: 2, evidence: false, fold: true };
const MINIMAL: Detail = { title: 100, rationale: 0, criterion: 120, links: 1, evidence: false, fold: false };

const bytes = (value: string) => Buffer.byteLength(value);

/** Creates a section without rows. */
export function createTextSection(head: string): Section {
  return { head, rows: [], more: () => '' };
}

/** Wraps a section in a collapsed block. `line` must be trusted: never pass text of a pull request. */
export function foldSection(line: string, section: Section): Section {
  return {
    ...section,
    head: `<details>\n<summary>${line}</summary>\n${section.head === '' ? '' : `\n${section.head}`}`,
    tail: `${section.tail ?? ''}\n</details>`,
  };
}

function joinSections(sections: readonly Section[], kept: (index: number) => number): string {
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
 * Distributes the bytes that the heads leave among the rows. Every section gets the same share. Unused bytes go to the
 * sections in order, so that the first sections are cut last.
 */
function fitRows(sections: readonly Section[], maxBytes: number): string {
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
  return joinSections(sections, (index) => parts[index]?.kept ?? 0);
}

/**
 * Returns the most that fits into `maxBytes`: everything in full, otherwise everything in short form, otherwise as many
 * of the first rows of each section as fit. The heads are expected to fit: their authors keep them short.
 * @param atLeast an estimate of the bytes, so that a report that is much too large need not be built
 */
export function fitSections(
  sectionsOf: (detail: Detail) => readonly Section[],
  maxBytes: number,
  atLeast: (detail: Detail) => number = () => 0,
): string {
  for (const detail of [FULL, BRIEF]) {
    if (atLeast(detail) > maxBytes) continue;
    const sections = sectionsOf(detail);
    const whole = joinSections(sections, (index) => sections[index]?.rows.length ?? 0);
    if (bytes(whole) <= maxBytes) return whole;
  }
  // Enforces the limit even if the heads are too large.
  return cutBytes(fitRows(sectionsOf(MINIMAL), maxBytes), maxBytes);
}
