/**
 * Explains which lines of a ticket look like criteria but are not, and why. It extracts no criteria itself: it compares
 * possible criteria with those that the reader took.
 */

import { countBefore } from '../../base/order.js';
import { isDemand } from './items/demands.js';
import { findStepRole, isWholeStep } from './items/gherkin.js';
import { type Choice, chooseItems, isUntitled } from './items/item-selection.js';
import { isPlaceholder, readItemText } from './items/item-text.js';
import { saysNothing } from './items/items.js';
import { type Entry, readSections, type Section } from './items/sections.js';
import type { Block, Item, ListItem } from './markdown/block-types.js';
import { readBlocks, readCodeAsBlocks } from './markdown/blocks.js';

/** A line of a ticket that is not a criterion. `line` counts from 1; `reason` is for the author of the ticket. */
export interface IgnoredLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** Maximum number of listed lines; the last entry then says how many more there are. */
const MAX_LISTED = 400;

interface Candidate {
  readonly form: 'item' | 'row' | 'line' | 'title';
  readonly line: number;
  /** As written. */
  readonly raw: string;
  readonly section: Section;
  /** The candidates nested in it. */
  readonly within: readonly Candidate[];
}

const ENDLESS = 'a block of code begins here and never ends, so all below it is code: end it with the same fence';
const READ_AS_TEXT: ReadonlySet<string> = new Set(['', 'markdown', 'md', 'text', 'txt']);

/** Returns the line at which a block of code begins that never ends, so that all below it is code; null if there is none. */
export function findEndlessCode(body: string): number | null {
  return readBlocks(body).flatMap(listEndless)[0] ?? null;
}

function listEndless(block: Block): readonly number[] {
  if (block.type === 'code') return block.endlessFrom === null ? [] : [block.endlessFrom];
  return block.type === 'list'
    ? block.items.flatMap(({ code, children }) => [
        ...code.flatMap(listEndless),
        ...listEndless({ ...block, items: children }),
      ])
    : [];
}

/**
 * Returns the lines of a ticket's body that look like criteria but are not, in the order of the lines. Never throws.
 */
export function explainIgnored(body: string): readonly IgnoredLine[] {
  const blocks = readBlocks(body);
  const sections = readSections(blocks);
  const choice = chooseItems(sections);
  const taken = new TakenItems(choice);
  const found = listLeftOut(sections, taken)
    .map((candidate) => explainCandidate(candidate, taken, choice, sections))
    .concat(blocks.flatMap(listEndless).map((line) => ({ line, text: '', reason: ENDLESS })))
    .toSorted((a, b) => a.line - b.line);
  if (found.length <= MAX_LISTED) return found;
  const [kept, left] = [found.slice(0, MAX_LISTED - 1), found.slice(MAX_LISTED - 1)];
  const line = left[0]?.line ?? 1;
  return [...kept, { line, text: '', reason: `${left.length} more lines that are no criteria` }];
}

/**
 * Returns the lines of a ticket that say something, stand below a title of the criteria that were taken, and are part of
 * none of them. They count from 1.
 */
export function listUnread(sections: readonly Section[], choice: Choice): readonly number[] {
  const taken = new TakenItems(choice);
  const titled = sections.filter(({ kind }) => kind !== 'none' && kind === choice.from);
  const unread = listLeftOut(titled, taken).filter((candidate) => {
    const own = readItemText(candidate.raw);
    return !saysNothing(own) && !isPlaceholder(own.text) && !hasTakenWithin(candidate, taken);
  });
  return unread.map(({ line }) => line);
}

/** Returns what looks like a criterion and was not taken. */
function listLeftOut(sections: readonly Section[], taken: TakenItems): Candidate[] {
  return sections
    .flatMap((section) => section.entries.flatMap((entry) => collectCandidates(entry, section, 0)))
    .flatMap(flattenNested)
    .filter((candidate) => !taken.has(candidate));
}

function hasTakenWithin(candidate: Candidate, taken: TakenItems): boolean {
  return flattenNested(candidate).some((nested) => taken.has(nested));
}

function flattenNested(candidate: Candidate): Candidate[] {
  return [candidate, ...candidate.within.flatMap(flattenNested)];
}

/**
 * @param before number of lines of the body before the first line of the text that contains the entry, for a text
 * inside a fence
 */
function collectCandidates(entry: Entry, section: Section, before: number): Candidate[] {
  const one = (form: Candidate['form'], raw: string, line: number): Candidate => ({
    form,
    line: line + before,
    raw,
    section,
    within: [],
  });
  switch (entry.type) {
    case 'list':
      return entry.items.map((item) => toCandidate(item, section, before));
    case 'table':
      return entry.rows.slice(1).map(({ cells, line }) => one('row', cells.join(' | '), line));
    case 'line':
      return mayBeMeant(entry.text, section) ? [one('line', entry.text, entry.line)] : [];
    case 'label':
      return isCriterionLike(entry.text) ? [one('title', entry.text, entry.line)] : [];
    case 'code': {
      const scenarios = entry.lines.filter(({ text }) => findStepRole(text) === 'scenario');
      if (scenarios.length > 0) return scenarios.map(({ text, line }) => one('title', text, line));
      // A fence inside a fence is not read, because the reader only reads one level.
      if (before > 0 || !READ_AS_TEXT.has(entry.info.split(/\s/u, 1)[0] ?? '')) return [];
      const inner = readSections(readCodeAsBlocks(entry.lines.map(({ text }) => text)));
      const offset = (entry.lines[0]?.line ?? 1) - 1;
      return inner.flatMap(({ entries }) => entries.flatMap((each) => collectCandidates(each, section, offset)));
    }
    case 'break':
    case 'fold':
      return [];
  }
}

function toCandidate(item: ListItem, section: Section, before: number): Candidate {
  const within = item.children.map((child) => toCandidate(child, section, before));
  return { form: 'item', line: item.line + before, raw: item.lines.join(' '), section, within };
}

function isCriterionLike(text: string): boolean {
  return readItemText(text).id !== null || findStepRole(text) === 'scenario';
}

/**
 * Returns whether a line of prose could be meant as a criterion: any line in a section of criteria, elsewhere lines
 * that look like one.
 */
function mayBeMeant(text: string, { kind }: Section): boolean {
  if (kind === 'acceptance' || isCriterionLike(text) || isWholeStep(text)) return true;
  return isDemand(text);
}

/** The criteria that the reader took, by line and by text. */
class TakenItems {
  readonly #byLine: ReadonlyMap<number, Item>;
  readonly #lines: readonly number[];
  readonly #partsOf = new Map<Item, ReadonlySet<string>>();

  constructor(private readonly choice: Choice) {
    const items = choice.items.toSorted((a, b) => a.line - b.line);
    this.#byLine = new Map(items.map((item) => [item.line, item]));
    this.#lines = [...this.#byLine.keys()];
  }

  has(candidate: Candidate): boolean {
    if (!this.readIn(candidate.section)) return false;
    if (this.#byLine.has(candidate.line)) return true;
    const { text } = readItemText(candidate.raw);
    if (text === '') return false;
    // Parts of a criterion are below it; text that applies to all items of a list is above.
    return this.#around(candidate.line).some((item) => this.#parts(item).has(text) || item.text.includes(text));
  }

  /** Returns whether criteria were taken from such a section. */
  readIn(section: Section): boolean {
    const { kind } = section;
    const { from } = this.choice;
    if (from === 'boxes') return isUntitled(section);
    if (from === 'ids' || from === 'scenarios') return kind !== 'stop';
    return from !== 'none' && from === kind;
  }

  #parts(item: Item): ReadonlySet<string> {
    const known = this.#partsOf.get(item) ?? new Set(item.parts);
    this.#partsOf.set(item, known);
    return known;
  }

  /** Returns the items directly before and after a line. */
  #around(line: number): Item[] {
    const before = countBefore(this.#lines, (one) => one <= line);
    return [this.#lines[before - 1], this.#lines[before]].flatMap((at) => this.#byLine.get(at ?? 0) ?? []);
  }
}

function explainCandidate(
  candidate: Candidate,
  taken: TakenItems,
  choice: Choice,
  sections: readonly Section[],
): IgnoredLine {
  const { line, raw } = candidate;
  return { line, text: readItemText(raw).text, reason: describeReason(candidate, taken, choice, sections) };
}

const quoteTitle = (title: string | null) => `under "${(title ?? '').slice(0, 80)}"`;

function describeReason(
  candidate: Candidate,
  taken: TakenItems,
  { from }: Choice,
  sections: readonly Section[],
): string {
  const { section, form, raw } = candidate;
  const { text, dropped } = readItemText(raw);
  if (dropped) return 'struck through';
  if (text === '') return 'empty';
  if (isPlaceholder(text)) return "a template's blank: it says nothing yet";
  if (hasTakenWithin(candidate, taken)) return 'a title of what is below it';
  if (section.kind === 'stop') return `${quoteTitle(section.title)}, where no criteria are looked for`;
  if (taken.readIn(section)) return describeLeftOut(form, from);
  switch (section.kind) {
    case 'requirements':
      return `${quoteTitle(section.title)}, which counts only where a ticket has nothing that is called acceptance criteria`;
    case 'done':
      return sections.some(({ kind }) => kind === 'acceptance')
        ? `${quoteTitle(section.title)}, which counts only where a ticket has no section of acceptance criteria`
        : `${quoteTitle(section.title)}, which counts only where a ticket has no criteria of its own`;
    case 'acceptance':
      return 'not in a form that is read as a criterion: make it an item of a list';
    case 'none':
      if (section.title === null) return 'outside of a section of acceptance criteria';
      return `${quoteTitle(section.title)}, which is no heading of acceptance criteria`;
  }
}

/** Returns why something is left out although other criteria were taken. */
function describeLeftOut(form: Candidate['form'], from: Choice['from']): string {
  if (from === 'ids') return 'without an id, and the criteria of this ticket are those that have one';
  if (from === 'boxes') return 'without a box, and the criteria of this ticket are those that have one';
  if (from === 'scenarios') return 'no scenario, and the criteria of this ticket are its scenarios';
  if (form === 'line') return 'text beside the list, table or scenarios that are the criteria';
  return 'not in a form that is read as a criterion';
}
