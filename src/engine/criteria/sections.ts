/** Splits a ticket into sections and finds those that hold criteria, by any form of heading. */

import { fold } from '../text/fold.js';
import type { Block } from './block-types.js';
import { findStepRole } from './gherkin.js';
import { readItemText, stripEmphasis } from './item-text.js';
import { findSectionKind, type SectionKind } from './titles.js';

/** The contents of a section: blocks, and titles below the section's own title. */
export type Entry = Exclude<Block, { type: 'heading' }> | Label;

/** A title inside a section: a deeper heading, a bold line, or a line that ends in a colon. */
export interface Label {
  readonly type: 'label';
  readonly text: string;
  readonly line: number;
  readonly heading: boolean;
}

export interface Section {
  readonly kind: SectionKind | 'none';
  /** The words of its title; null if it has none. */
  readonly title: string | null;
  readonly entries: Entry[];
}

/**
 * Ranks of titles that are not headings; headings have 1 to 6. A section ends at the next title of the same or a
 * stronger (lower) rank.
 */
const BOLD = 7;
const PLAIN = 8;
const NO_RANK = 9;
const MAX_TITLE = 200;
const MAX_BOLD_WORDS = 12;

const OPEN_SENTENCE =
  /(?:^|\s)(?:to|must|should|can|shall|will|may|cannot|not|soll|sollen|muss|mussen|kann|konnen|doit|peut|debe|puede|deve|pode|puo|moet|kan)\s?:$/u;

/** Returns whether a line is completed by each item below it: "The user can:". */
export function isOpenSentence(text: string): boolean {
  return OPEN_SENTENCE.test(fold(text.slice(-40)).trimEnd());
}

interface Title {
  readonly rank: number;
  readonly text: string;
  /** The text after the title on the same line. */
  readonly rest: string;
  readonly line: number;
  readonly kind: SectionKind | null;
}

/** Splits a ticket's blocks into sections. Text before the first known title is in sections of kind `none`. */
export function readSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ kind: 'none', title: null, entries: [] }];
  let rank = NO_RANK;
  let whole = false;
  let outer: { section: Section; rank: number } | null = null;
  for (const block of blocks) {
    let section = sections.at(-1) ?? { kind: 'none', title: null, entries: [] };
    const title = readTitle(block);
    if (title === null) {
      // "Acceptance criteria: it works." is complete; the next paragraph is not part of it.
      if (block.type === 'line' && block.lead && whole) section = openSection(sections);
      if (block.type === 'break') {
        if (rank >= BOLD && section.entries.length > 0) section = openSection(sections);
      } else if (block.type !== 'heading') section.entries.push(block);
      continue;
    }
    // A section of notes inside an acceptance section ends at the next title below that section's own title.
    if (outer !== null && title.kind === null && title.rank > outer.rank && section !== outer.section) {
      section = { kind: 'acceptance', title: outer.section.title, entries: [] };
      sections.push(section);
      rank = outer.rank;
    }
    if (!opensSection(title, section, rank)) {
      section.entries.push({ type: 'label', text: formatLabel(title), line: title.line, heading: title.rank <= BOLD });
      continue;
    }
    const inner = section.kind === 'acceptance' && title.kind === 'stop' && title.rank > rank;
    if (inner) outer = { section, rank };
    else if (outer !== null && title.rank <= outer.rank) outer = null;
    section = { kind: title.kind ?? 'none', title: title.text, entries: [] };
    sections.push(section);
    rank = title.rank;
    if (section.kind === 'none')
      section.entries.push({ type: 'label', text: title.text, line: title.line, heading: title.rank <= BOLD });
    whole = title.rest !== '' && section.kind !== 'none';
    if (title.rest !== '')
      section.entries.push({ type: 'line', text: title.rest, line: title.line, quoted: false, lead: true });
  }
  return sections;
}

/** Adds a section of kind `none` after a section that ended without a title. */
function openSection(sections: Section[]): Section {
  const section: Section = { kind: 'none', title: null, entries: [] };
  sections.push(section);
  return section;
}

function formatLabel(title: Title): string {
  return title.rest === '' ? title.text : `${title.text}: ${title.rest}`;
}

/** Returns whether a title ends the section before it. Titles of criteria and of scenarios stay inside. */
function opensSection(title: Title, section: Section, rank: number): boolean {
  if (title.rank > rank && section.kind === 'acceptance' && title.kind !== 'stop') return false;
  if (title.kind !== null) return !(title.kind === section.kind && title.rank > rank);
  if (section.kind === 'none') return title.rank <= BOLD;
  if (title.rank > rank) return false;
  if (isCriterionTitle(title.text)) return false;
  // "Acceptance criteria:" may be followed directly by "Backend:", and then by further titles of that kind.
  const grouped = section.entries.length === 0 || section.entries[0]?.type === 'label';
  return !(title.rank === PLAIN && rank === PLAIN && grouped);
}

/** Returns whether a title is a criterion, not a section: `### AC1: the export`, `Scenario 2: an error`. */
function isCriterionTitle(text: string): boolean {
  return readItemText(text).id !== null || findStepRole(text) !== 'text';
}

function readTitle(block: Block): Title | null {
  if (block.type === 'heading') {
    const text = stripEmphasis(block.text).trim();
    return {
      rank: block.level,
      text,
      rest: '',
      line: block.line,
      kind: isCriterionTitle(text) ? null : findSectionKind(text, true),
    };
  }
  if (block.type !== 'line' || block.quoted) return null;
  return readBoldTitle(block.text, block.line) ?? readPlainTitle(block.text, block.line);
}

/** Reads `**Title**`, `**Title:**`, `**Title**:` and `**Title:** rest`. */
function readBoldTitle(text: string, line: number): Title | null {
  const mark = text.startsWith('**') ? '**' : text.startsWith('__') ? '__' : null;
  if (mark === null) return null;
  const close = text.indexOf(mark, 2);
  if (close === -1 || close > MAX_TITLE) return null;
  let inner = text.slice(2, close).trim();
  let rest = text.slice(close + 2).trim();
  const colon = inner.endsWith(':') || rest.startsWith(':');
  if (rest.startsWith(':')) rest = rest.slice(1).trim();
  inner = inner.replace(/:$/u, '').trim();
  if (inner === '' || (rest !== '' && !colon) || inner.split(' ').length > MAX_BOLD_WORDS) return null;
  if (rest !== '' && isCriterionTitle(inner)) return null;
  const kind = isCriterionTitle(inner) ? null : findSectionKind(inner, true);
  return { rank: BOLD, text: stripEmphasis(inner), rest, line, kind };
}

/** Reads a known title, alone or before a colon, or any short line that ends in a colon. */
function readPlainTitle(text: string, line: number): Title | null {
  const colon = text.indexOf(':');
  const bare = stripEmphasis(text.slice(0, MAX_TITLE + 1)).trim();
  if (colon === -1) {
    const kind = bare.length <= MAX_TITLE ? findSectionKind(bare, false) : null;
    // Without a colon only long, clear titles count: "Notes" or "AC" may be any line.
    return kind === 'acceptance' && bare.length > 9 ? { rank: PLAIN, text: bare, rest: '', line, kind } : null;
  }
  if (colon > MAX_TITLE) return null;
  const rest = text.slice(colon + 1).trim();
  const title = stripEmphasis(text.slice(0, colon)).trim();
  if (isOpenSentence(text) || isCriterionTitle(`${title}:`) || isCriterionTitle(title)) return null;
  const kind = findSectionKind(title, rest === '');
  const tells = kind === 'acceptance' || kind === 'stop';
  if (rest !== '') return tells && title.length > 2 ? { rank: PLAIN, text: title, rest, line, kind } : null;
  return title === '' ? null : { rank: PLAIN, text: title, rest, line, kind };
}
