/** Converts the entries of a section to criteria. */

import type { Item, ListItem, TextLine } from '../markdown/block-types.js';
import { readCodeAsBlocks } from '../markdown/blocks.js';
import { findStepRole, isStep, isUnnamed, isWholeStep, readScenarios, toScenarioItem } from './gherkin.js';
import { type ItemText, isBracketedSentence, isPlaceholder, readItemText } from './item-text.js';
import { isBoxed, readListItem, readOwnText } from './list-items.js';
import { splitLine } from './one-line-lists.js';
import { type Entry, isOpenSentence, type Label, readSections } from './sections.js';
import { readTableItems } from './table-items.js';

/** Reads a section's entries. Placeholders, struck-out items and notes next to a list are left out. */
export function readItems(entries: readonly Entry[]): Item[] {
  const reader = new ItemReader();
  for (const entry of entries) reader.take(entry);
  const found = reader.finish();
  const bare = reader.marked ? [] : found.filter((item) => item.form === 'bare');
  return reader.marked ? found.filter((item) => item.form !== 'bare') : bare;
}

class ItemReader {
  readonly #found: Item[] = [];
  /** Items that may be blanks of a template. */
  readonly #bracketed: Item[] = [];
  #lines: TextLine[] = [];
  #quotedLines: TextLine[] = [];
  /** `### AC1: title`: the text after it is its parts. */
  #titled: { title: Label; text: string; id: number | null; items: Item[] } | null = null;
  /** Whether the section has a list, table, scenario or id, even an empty one. */
  marked = false;

  take(entry: Entry): void {
    if (entry.type === 'line') {
      (entry.quoted ? this.#quotedLines : this.#lines).push({ text: entry.text, line: entry.line });
      return;
    }
    // "Given that …:" above a list applies to each of its items.
    const given = entry.type === 'list' ? this.#takeGiven() : null;
    this.#flushLines();
    if (entry.type === 'label') this.#label(entry);
    else if (entry.type === 'list') this.#list(entry.items, given);
    else if (entry.type === 'table') this.#add(readTableItems(entry.rows));
    else if (entry.type === 'code') this.#code(entry.info, entry.lines);
  }

  finish(): Item[] {
    this.#flushLines();
    this.#closeTitle();
    return this.#found.length === 0 ? [] : mergeInOrder(this.#found, this.#bracketed);
  }

  #add(items: readonly Item[]): void {
    const into = this.#titled?.items ?? this.#found;
    for (const item of items) {
      if (item.form !== 'bare') this.marked = true;
      if (!isPlaceholder(item.text)) into.push(item);
      else if (isBracketedSentence(item.text)) this.#bracketed.push(item);
    }
  }

  #label(label: Label): void {
    const own = readItemText(label.text);
    const role = findStepRole(label.text);
    if (own.id !== null || role === 'scenario') {
      this.#closeTitle();
      this.marked = true;
      this.#titled = { title: label, text: own.text, id: own.id, items: [] };
    } else if (label.heading) this.#closeTitle();
  }

  #closeTitle(): void {
    const titled = this.#titled;
    this.#titled = null;
    if (titled === null) return;
    const parts = titled.items.flatMap((item) => (item.parts.length > 0 ? item.parts : [item.text]));
    const text = isPlaceholder(titled.text) || isUnnamed(titled.text) ? parts.join(' ') : titled.text;
    if (text !== '' && (parts.length > 0 || titled.id !== null))
      this.#add([
        {
          text,
          parts,
          line: titled.title.line,
          id: titled.id,
          form: titled.id === null ? 'scenario' : 'marked',
        },
      ]);
  }

  #takeGiven(): string | null {
    const last = this.#lines.at(-1);
    if (last === undefined || !last.text.trimEnd().endsWith(':')) return null;
    if (findStepRole(last.text) !== 'given' && !isOpenSentence(last.text)) return null;
    const given = readItemText(last.text).text;
    if (isPlaceholder(given)) return null;
    this.#lines.pop();
    return given;
  }

  #flushLines(): void {
    const [lines, quoted] = [this.#lines, this.#quotedLines];
    [this.#lines, this.#quotedLines] = [[], []];
    for (const group of [lines, quoted]) {
      const { scenarios, rest } = readScenarios(group);
      if (scenarios.length > 0 || group.some(({ text }) => isEmptyStep(text))) this.marked = true;
      const paragraphs = joinWrapped(rest).flatMap(splitLine).map(toBareItem);
      this.#add(mergeInOrder(scenarios.map(toScenarioItem), paragraphs));
    }
  }

  #code(info: string, lines: readonly TextLine[]): void {
    const { scenarios } = readScenarios(lines);
    const language = info.split(/\s/u, 1)[0] ?? '';
    if (scenarios.length > 0 && language !== 'markdown' && language !== 'md') {
      this.#add(scenarios.map(toScenarioItem));
    } else {
      const asText = ['', 'markdown', 'md', 'text', 'txt'].includes(language);
      this.#add(asText ? readTypedText(lines) : readBoxesInCode(lines));
    }
  }

  #list(items: readonly ListItem[], given: string | null): void {
    this.marked = true;
    const steps = items.map((item) => ({ text: readItemText(readOwnText(item)).text, line: item.line }));
    const inSteps = steps.length > 1 && steps.every(({ text }) => isStep(text) && !isWholeStep(text));
    if (inSteps) {
      const above = given === null ? [] : [{ text: given, line: steps[0]?.line ?? 1 }];
      const { scenarios } = readScenarios([...above, ...steps]);
      if (scenarios.length > 0) {
        this.#add(scenarios.map(toScenarioItem));
        return;
      }
    }
    for (const item of items) this.#add(readListItem(item, given));
  }
}

/** Reads a fence as Markdown: issue forms put the typed text into one if the field says `render: markdown`. */
function readTypedText(lines: readonly TextLine[]): Item[] {
  const first = lines[0]?.line ?? 1;
  const inner = new ItemReader();
  for (const entry of readCodeEntries(lines)) if (entry.type !== 'code') inner.take(entry);
  const items = inner.finish().filter((item) => item.form !== 'bare' || isWholeStep(item.text));
  return items.map((item) => ({ ...item, line: item.line + first - 1, form: 'marked' as const }));
}

/** Reads the items with boxes in a fence of another language: people tick them wherever they stand. */
function readBoxesInCode(lines: readonly TextLine[]): Item[] {
  const first = lines[0]?.line ?? 1;
  const boxed = readCodeEntries(lines).flatMap((entry) => (entry.type === 'list' ? entry.items.filter(isBoxed) : []));
  return boxed.flatMap((item) => readListItem(item, null)).map((item) => ({ ...item, line: item.line + first - 1 }));
}

function readCodeEntries(lines: readonly TextLine[]): Entry[] {
  return readSections(readCodeAsBlocks(lines.map(({ text }) => text))).flatMap((section) => section.entries);
}

function isEmptyStep(text: string): boolean {
  return isStep(text) && isPlaceholder(text);
}

/** Returns whether a line of prose tells its reader how to write a ticket, as templates do. */
function isAdvice(text: string): boolean {
  return (
    /\b(?:acceptance criteria|user stor(?:y|ies))\b/iu.test(text) ||
    /^if you(?:'re| are) (?:un|not )sure\b/iu.test(text)
  );
}

/** Returns whether a line of prose says nothing of its ticket: it is struck out, a link, a picture or advice. */
export function saysNothing({ text, dropped }: ItemText): boolean {
  return dropped || /^!?\[[^\]]*\]\([^)]*\)$/u.test(text) || isAdvice(text);
}

function toBareItem({ text, line }: TextLine): Item {
  const own = readItemText(text);
  const form = own.id !== null || isWholeStep(own.text) ? 'marked' : 'bare';
  return { text: saysNothing(own) ? '' : own.text, parts: [], line, id: own.id, form };
}

/**
 * Joins wrapped lines of prose: a line that begins in lower case, or after a comma, continues the line before it, and so
 * does each line of a paragraph that begins with an id.
 */
function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const joined: { text: string[]; line: number; last: number; numbered: boolean }[] = [];
  for (const { text, line } of lines) {
    const before = joined.at(-1);
    const wraps =
      before?.last === line - 1 &&
      (/^[\p{Lower}(]/u.test(text) ||
        /[,–—-]$/u.test(before.text.at(-1) ?? '') ||
        (before.numbered && !isNumbered(text)));
    if (before !== undefined && wraps) {
      before.text.push(text);
      before.last = line;
    } else joined.push({ text: [text], line, last: line, numbered: isNumbered(text) });
  }
  return joined.map(({ text, line }) => ({ text: text.join(' '), line }));
}

function isNumbered(text: string): boolean {
  return readItemText(text).id !== null;
}

function mergeInOrder(left: readonly Item[], right: readonly Item[]): Item[] {
  return [...left, ...right].sort((a, b) => a.line - b.line);
}
