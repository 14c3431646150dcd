/**
 * Finds the `/review-gate` lines of a review or comment: those that GitHub shows as plain words. In code, in a quotation
 * and in a hidden comment there are none. Where it cannot be told for sure how a line is shown, the line says so.
 */
import { COMMAND } from '../../contract/index.js';
import type { Block, ListItem } from '../criteria/markdown/block-types.js';
import { readBlocks } from '../criteria/markdown/blocks.js';
import { readTag } from '../criteria/markdown/html-tags.js';

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
/** HTML and quotations, in an item of a list too. */
const HOLDING = /^[\s*+\-\d.)]*(?:>|<[/!?A-Za-z])/u;
/** The place that a link or a footnote is defined: what follows may be its title, which nobody sees. */
const DEFINES = /^[\s*+\-\d.)]*\[[^\]]*\]:/u;
/** The target of a link that does not end plainly: its title may go on in the next line. */
const OPEN_TARGET = /\]\((?![^()\s"'<>]*\))/u;
const OPEN_TAG = /<[/!?A-Za-z]/u;
const LINE_END = /\r\n|\n|\r/u;

/** A command line as it is shown, and whether the paragraph above it leaves something open. */
interface ShownLine {
  readonly text: string;
  readonly isAfterOpen: boolean;
}

/** Reads the command lines of a body, in its order. Accepts any text; takes a time linear in it. */
export function readCommandTexts(body: string): readonly CommandText[] {
  const lines = body.split(LINE_END);
  if (!lines.some((line) => START.test(line))) return [];
  const blocks = readBlocks(body);
  const shown = listShownLines(blocks);
  const tags = new OpenTags();
  const code = new Set(blocks.flatMap(listCodeLines));
  let isHeld = false;
  let isOpen = false;
  return lines.flatMap((line, index) => {
    const number = index + 1;
    if (code.has(number)) return [];
    const inside = tags.findOpen();
    // HTML goes on to the next empty line, and so may a quotation without its mark.
    isHeld = line.trim() !== '' && (isHeld || HOLDING.test(line));
    const isInside = isOpen;
    isOpen = line.trim() !== '' && (isOpen || leavesOpen(line));
    tags.read(line);
    const own = START.test(line) ? shown.get(number) : undefined;
    return own === undefined
      ? []
      : [
          {
            written: line.trim(),
            shown: own.text.trim(),
            fault: findFault(inside, own.isAfterOpen || isHeld || isInside),
          },
        ];
  });
}

/** Returns whether a line leaves a link or a tag open, the title or attribute of which may go on to the end of the paragraph. */
function leavesOpen(line: string): boolean {
  return DEFINES.test(line) || OPEN_TARGET.test(line) || OPEN_TAG.test(line.slice(line.lastIndexOf('>') + 1));
}

function findFault(inside: string | null, isAfterOpen: boolean): string | null {
  if (inside !== null) return `it stands inside of <${inside}>: write it outside of HTML`;
  return isAfterOpen
    ? 'the words above it leave a `, [, ~~, link, quotation or HTML open: put an empty line above it'
    : null;
}

/** Lists the command lines that are shown outside of quotations, by their number. */
function listShownLines(blocks: readonly Block[]): ReadonlyMap<number, ShownLine> {
  const shown = new Map<number, ShownLine>();
  const add = (line: number, text: string, marks: OpenMarks) => {
    if (START.test(text) && !shown.has(line)) shown.set(line, { text, isAfterOpen: marks.areOpen });
    marks.read(text);
  };
  const addItem = ({ line, lines, details, children }: ListItem) => {
    const marks = new OpenMarks();
    for (const [index, text] of lines.entries()) add(line + index, text, marks);
    for (const detail of details) add(detail.line, detail.text, marks);
    children.forEach(addItem);
  };
  let paragraph = new OpenMarks();
  for (const block of blocks) {
    if (block.type === 'line') {
      if (block.lead) paragraph = new OpenMarks();
      if (block.quoted) paragraph.read(block.text);
      else add(block.line, block.text, paragraph);
    } else if (block.type === 'heading') add(block.line, block.text, new OpenMarks());
    else if (block.type === 'list' && !block.quoted) block.items.forEach(addItem);
  }
  return shown;
}

/** What a paragraph opens and does not close: it may make code, a link or struck out text of what follows. */
class OpenMarks {
  /** The length of the run of backticks that is open; 0 if none is. */
  #ticks = 0;
  #brackets = 0;
  #struck = false;

  get areOpen(): boolean {
    return this.#ticks > 0 || this.#brackets > 0 || this.#struck;
  }

  read(text: string): void {
    for (const [mark] of text.matchAll(/\\.|`+|~~|[[\]]/gsu)) {
      if (mark.startsWith('`'))
        this.#ticks = this.#ticks === 0 ? mark.length : mark.length === this.#ticks ? 0 : this.#ticks;
      else if (this.#ticks > 0) continue;
      else if (mark === '~~') this.#struck = !this.#struck;
      else if (mark === '[') this.#brackets += 1;
      else if (mark === ']') this.#brackets = Math.max(0, this.#brackets - 1);
    }
  }
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
  readonly #open = new Map<string, number>();

  /** Returns one that is open; null if none is. */
  findOpen(): string | null {
    return [...this.#open].find(([, count]) => count > 0)?.[0] ?? null;
  }

  read(line: string): void {
    const text = line.replace(/`[^`]*`/gu, '');
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
      const tag = readTag(text, at);
      if (tag === null || UNPAIRED.has(tag.name)) continue;
      const count = this.#open.get(tag.name) ?? 0;
      this.#open.set(tag.name, Math.max(0, count + (tag.closing ? -1 : 1)));
    }
  }
}
