/**
 * Finds the `/review-gate` lines of a review or comment: those that GitHub shows as plain words. In code, in a quotation
 * and in a hidden comment there are none. Where it cannot be told for sure how a line is shown, the line says so.
 */
import { COMMAND } from '../../contract/index.js';
import type { Block, ListItem } from '../criteria/block-types.js';
import { readBlocks } from '../criteria/blocks.js';
import { readTag } from '../criteria/html-tags.js';

/** A line that begins with the command. */
export interface CommandText {
  /** As it is written, without the blanks around it. */
  readonly written: string;
  /** As GitHub shows it: without HTML, with its references resolved. */
  readonly shown: string;
  /** Why it is not clear how it is shown; null if it is. */
  readonly fault: string | null;
}

const START = new RegExp(`^ {0,3}${COMMAND}(?![\\w-])`, 'u');
const LINE_END = /\r\n|\n|\r/u;

/** A line that is shown, and the lines of the same paragraph above it. */
interface ShownLine {
  readonly text: string;
  readonly above: readonly string[];
}

/** Reads the command lines of a body, in its order. Accepts any text; takes a time linear in it. */
export function readCommandTexts(body: string): readonly CommandText[] {
  const lines = body.split(LINE_END);
  if (!lines.some((line) => START.test(line))) return [];
  const blocks = readBlocks(body);
  const shown = listShownLines(blocks);
  const tags = new OpenTags();
  const code = new Set(blocks.flatMap(listCodeLines));
  return lines.flatMap((line, index) => {
    const number = index + 1;
    if (code.has(number)) return [];
    const own = START.test(line) ? shown.get(number) : undefined;
    const inside = tags.open;
    tags.read(line);
    if (own === undefined || !START.test(own.text)) return [];
    return [{ written: line.trim(), shown: own.text.trim(), fault: findFault(inside, own.above) }];
  });
}

function findFault(inside: string | null, above: readonly string[]): string | null {
  if (inside !== null) return `it stands inside of <${inside}>: write it outside of HTML`;
  return isOpen(above.join('\n')) ? 'the words above it leave a `, [ or ~~ open: put an empty line above it' : null;
}

/** Returns whether a paragraph so far may make code, a link or struck out text of what follows. */
function isOpen(above: string): boolean {
  const words = above.replace(/`[^`]*`/gu, '').replace(/\\./gsu, '');
  const count = (mark: string) => words.split(mark).length - 1;
  return words.includes('`') || count('[') > count(']') || count('~~') % 2 === 1;
}

/** Lists what is shown outside of quotations, by the number of its line. */
function listShownLines(blocks: readonly Block[]): ReadonlyMap<number, ShownLine> {
  const shown = new Map<number, ShownLine>();
  const add = (line: number, text: string, above: readonly string[]) => {
    if (!shown.has(line)) shown.set(line, { text, above });
  };
  const addItem = ({ line, lines, details, children }: ListItem) => {
    lines.forEach((text, index) => add(line + index, text, lines.slice(0, index)));
    for (const detail of details) add(detail.line, detail.text, []);
    children.forEach(addItem);
  };
  let paragraph: string[] = [];
  for (const block of blocks) {
    if (block.type === 'line') {
      if (block.lead) paragraph = [];
      if (!block.quoted) add(block.line, block.text, [...paragraph]);
      paragraph.push(block.text);
    } else if (block.type === 'heading') add(block.line, block.text, []);
    else if (block.type === 'list' && !block.quoted) block.items.forEach(addItem);
  }
  return shown;
}

function listCodeLines(block: Block): readonly number[] {
  if (block.type === 'code') return block.lines.map(({ line }) => line);
  return block.type === 'list' ? block.items.flatMap(listItemCode) : [];
}

function listItemCode({ code, children }: ListItem): readonly number[] {
  return [...code.flatMap(({ lines }) => lines.map(({ line }) => line)), ...children.flatMap(listItemCode)];
}

/** Tags that hold nothing, or that nobody has to close. */
const UNPAIRED: ReadonlySet<string> = new Set(
  'br hr img input col source wbr p li dt dd option tr td th thead tbody tfoot'.split(' '),
);

/** The HTML elements that are open at a line: they may quote, fold or hide what they contain. */
class OpenTags {
  readonly #open: string[] = [];

  /** The innermost; null if there is none. */
  get open(): string | null {
    return this.#open.at(-1) ?? null;
  }

  read(line: string): void {
    const text = line.replace(/`[^`]*`/gu, '');
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
      const tag = readTag(text, at);
      if (tag === null || UNPAIRED.has(tag.name)) continue;
      const opened = this.#open.lastIndexOf(tag.name);
      if (!tag.closing) this.#open.push(tag.name);
      else if (opened >= 0) this.#open.splice(opened, 1);
    }
  }
}
