/** Splits a ticket into sections and finds those that hold criteria, by any form of heading. */

import { fold } from '../../text/fold.js';
import type { Block, ListItem } from '../markdown/block-types.js';
import { findSectionKind, isClearTitle, type SectionKind } from '../titles/titles.js';
import { findStepRole } from './gherkin.js';
import { readItemText, stripEmphasis } from './item-text.js';

/** The contents of a section: blocks, and titles below the section's own title. */
export type Entry = Exclude<Block, { type: 'heading' }> | Label;

/** A title inside a section: a deeper heading, a bold line, or a line that ends in a colon. */
export interface Label {
  readonly type: 'label';
  readonly text: string;
  readonly line: number;
  readonly heading: boolean;
}

/** A part of a ticket below a title, up to the next title that ends it. `none`: its title says nothing of criteria. */
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

/** Where a block stands: in a section, and below which title. */
interface Position {
  readonly section: Section;
  readonly rank: number;
  /** The section and rank of the acceptance criteria in which a section of notes stands. */
  readonly outer: { readonly section: Section; readonly rank: number } | null;
  /** Whether the section is complete with the line of its title. */
  readonly whole: boolean;
}

/** Splits a ticket's blocks into sections. Text before the first known title is in sections of kind `none`. */
export function readSections(blocks: readonly Block[]): Section[] {
  const reader = new SectionReader();
  for (const block of blocks) reader.take(block);
  return reader.sections;
}

class SectionReader {
  readonly sections: Section[] = [];
  #at: Position = { section: this.#begin('none', null), rank: NO_RANK, outer: null, whole: false };
  /** The positions before the parts that fold, outermost first. */
  readonly #folds: Position[] = [];

  take(block: Block): void {
    if (block.type === 'fold') {
      // After a part that folds the section before it goes on, whatever titles the part has.
      if (block.open) this.#folds.push(this.#at);
      else this.#at = this.#folds.pop() ?? this.#at;
      return;
    }
    const title = readTitle(block);
    if (title !== null) this.#title(title);
    else if (block.type === 'break') {
      if (this.#at.rank >= BOLD && this.#at.section.entries.length > 0) this.#end();
    } else if (block.type !== 'heading') {
      // "Acceptance criteria: it works." is complete; the next paragraph is not part of it.
      if (block.type === 'line' && block.lead && this.#at.whole) this.#end();
      if (block.type === 'list' && this.#at.section.kind !== 'acceptance') this.#list(block);
      else this.#at.section.entries.push(block);
    }
  }

  /** Items with the title of a section are that section: `- **Acceptance criteria:**` with a list below it. */
  #list(block: Extract<Block, { type: 'list' }>): void {
    const titles = block.items.map(readItemTitle);
    const kept = block.items.filter((_, at) => titles[at] === null);
    if (kept.length > 0) this.#at.section.entries.push({ ...block, items: kept });
    for (const [at, item] of block.items.entries()) {
      const title = titles[at] ?? null;
      if (title === null) continue;
      const section = this.#begin('acceptance', title.text);
      if (title.rest !== '')
        section.entries.push({ ...title, type: 'line', text: title.rest, quoted: false, lead: true });
      if (item.children.length > 0) section.entries.push({ ...block, items: item.children });
      // The list may go on below: "- Acceptance criteria" alone, and then the items.
      if (item.children.length === 0 && title.rest === '')
        this.#at = { section, rank: PLAIN, outer: null, whole: false };
    }
  }

  #begin(kind: Section['kind'], title: string | null): Section {
    const section: Section = { kind, title, entries: [] };
    this.sections.push(section);
    return section;
  }

  /** Begins a section of kind `none` after a section that ended without a title. */
  #end(): void {
    this.#at = { ...this.#at, section: this.#begin('none', null) };
  }

  #title(title: Title): void {
    const { outer } = this.#at;
    // A section of notes inside an acceptance section ends at the next title below that section's own title.
    if (outer !== null && title.kind === null && title.rank > outer.rank && this.#at.section !== outer.section) {
      this.#at = { ...this.#at, section: this.#begin('acceptance', outer.section.title), rank: outer.rank };
    }
    const { section, rank } = this.#at;
    if (!opensSection(title, section, rank)) {
      section.entries.push({ type: 'label', text: formatLabel(title), line: title.line, heading: title.rank <= BOLD });
      return;
    }
    const inner = section.kind === 'acceptance' && title.kind === 'stop' && title.rank > rank;
    const opened = this.#begin(title.kind ?? 'none', title.text);
    this.#at = {
      section: opened,
      rank: title.rank,
      outer: inner ? { section, rank } : outer !== null && title.rank <= outer.rank ? null : outer,
      whole: title.rest !== '' && opened.kind !== 'none',
    };
    if (opened.kind === 'none') {
      opened.entries.push({ type: 'label', text: title.text, line: title.line, heading: title.rank <= BOLD });
    }
    if (title.rest !== '') {
      opened.entries.push({ type: 'line', text: title.rest, line: title.line, quoted: false, lead: true });
    }
  }
}

function formatLabel(title: Title): string {
  return title.rest === '' ? title.text : `${title.text}: ${title.rest}`;
}

/** Returns whether a title ends the section before it. Titles of criteria and of scenarios stay inside. */
function opensSection(title: Title, section: Section, rank: number): boolean {
  if (title.rank > rank && section.kind === 'acceptance') {
    // "Note: they may be combined." is one line; what is below it is not a note.
    if (title.kind !== 'stop' || title.rest !== '') return false;
  }
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

/** Reads an item of a list as the title of acceptance criteria; null if it is none. */
function readItemTitle(item: ListItem): Title | null {
  const text = item.lines.join(' ');
  if (text.length > MAX_TITLE * 2) return null;
  const title = readBoldTitle(text, item.line) ?? readPlainTitle(text, item.line);
  return title?.kind === 'acceptance' ? title : null;
}

/** Reads `**Title**`, `**Title:**`, `**Title**:` and `**Title:** rest`. */
function readBoldTitle(text: string, line: number): Title | null {
  const mark = text.startsWith('**') ? '**' : text.startsWith('__') ? '__' : null;
  if (mark === null) return null;
  const close = text.indexOf(mark, 2);
  if (close === -1 || close > MAX_TITLE) return null;
  let inner = text.slice(2, close).trim();
  let rest = text.slice(close + 2).trim();
  const colon = /[:：]$/u.test(inner) || /^[:：]/u.test(rest);
  rest = rest.replace(/^[:：]/u, '').trim();
  inner = inner.replace(/[:：]$/u, '').trim();
  if (inner === '' || (rest !== '' && !colon) || inner.split(' ').length > MAX_BOLD_WORDS) return null;
  if (rest !== '' && isCriterionTitle(inner)) return null;
  const kind = isCriterionTitle(inner) ? null : findSectionKind(inner, true);
  return { rank: BOLD, text: stripEmphasis(inner), rest, line, kind };
}

/** Reads a known title, alone or before a colon, or any short line that ends in a colon. */
function readPlainTitle(text: string, line: number): Title | null {
  const colon = text.search(/[:：]/u);
  const bare = stripEmphasis(text.slice(0, MAX_TITLE + 1)).trim();
  if (colon === -1) {
    const kind = bare.length <= MAX_TITLE ? findSectionKind(bare, false) : null;
    // Without a colon only long, clear titles count: "Notes" or "AC" may be any line.
    return kind === 'acceptance' && isClearTitle(bare) ? { rank: PLAIN, text: bare, rest: '', line, kind } : null;
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
