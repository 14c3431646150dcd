import { findHiddenEnd, type HiddenStart, type HiddenUntil, isInlineComment, readHiddenStart } from './comments.js';
import { readTag, type Tag } from './html-tags.js';
import { readReference } from './visible-characters.js';

/** Takes the parts of a line in their order. */
export interface TextSink {
  /** Text that is shown, as Markdown. */
  text(text: string): void;
  tag(tag: Tag): void;
}

const SPECIAL = /[<&\\`]/gu;
/** Lines that end a paragraph, so that no comment inside it goes on over them. */
const ENDS_PARAGRAPH = /^[ \t]*(?:$|>|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|`{3}|~{3}|<)/u;

/**
 * Splits a line into what is shown of its text, and its tags. What hides text may go on over lines, so the lines are
 * read in their order.
 */
export class TextScanner {
  readonly #lines: readonly string[];
  #hidden: HiddenUntil | null = null;
  /** No paragraph up to this line ends a comment. */
  #noEndBefore = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** Whether the next line begins inside hidden text. */
  get hiding(): boolean {
    return this.#hidden !== null;
  }

  /** Reads a line from its first character that is no blank. */
  scan(text: string, index: number, sink: TextSink): void {
    let at = 0;
    let endless = false;
    if (this.#hidden !== null) {
      at = findHiddenEnd(text, 0, this.#hidden);
      if (at === -1) return;
      this.#hidden = null;
    }
    const spans = new CodeSpans(text);
    while (at < text.length) {
      SPECIAL.lastIndex = at;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      sink.text(text.slice(at, next));
      at = next;
      if (at === text.length) return;
      const char = text.charAt(at);
      if (char === '\\') {
        sink.text(text.slice(at, at + 2));
        at += 2;
      } else if (char === '`') {
        const end = spans.findEnd(at);
        sink.text(text.slice(at, end));
        at = end;
      } else if (char === '&') {
        const reference = readReference(text, at);
        sink.text(reference?.text ?? char);
        at = reference?.end ?? at + 1;
      } else {
        const hides: HiddenStart | null = endless ? null : readHiddenStart(text, at);
        const end: number | null = hides === null ? null : this.#hide(text, at, hides, index);
        if (end !== null) at = end;
        else {
          // What nothing on this line ends is not searched for again.
          endless ||= hides?.until === 'comment';
          const tag = readTag(text, at);
          if (tag === null) sink.text(char);
          else sink.tag(tag);
          at = tag?.end ?? at + 1;
        }
      }
    }
  }

  /** Returns the index after the hidden text, as far as it is on this line; null if it is shown. */
  #hide(text: string, at: number, { until, inside }: HiddenStart, index: number): number | null {
    const end = findHiddenEnd(text, inside, until);
    if (at === 0) {
      if (end === -1) this.#hidden = until;
      return end === -1 ? text.length : end;
    }
    if (end !== -1) {
      if (until === 'comment' && !isInlineComment(text.slice(inside, end))) return null;
      return end;
    }
    if (until !== 'comment' || !this.#endsInParagraph(index)) return null;
    this.#hidden = until;
    return text.length;
  }

  /** Returns whether a comment that is open at the end of a line ends in the same paragraph. */
  #endsInParagraph(index: number): boolean {
    if (index < this.#noEndBefore) return false;
    for (let next = index + 1; next < this.#lines.length; next++) {
      const line = this.#lines[next] ?? '';
      if (ENDS_PARAGRAPH.test(line)) {
        this.#noEndBefore = next;
        return false;
      }
      if (line.includes('-->')) return true;
    }
    this.#noEndBefore = this.#lines.length;
    return false;
  }
}

/** The code spans of one line: a run of backticks ends at the next run of the same length. */
class CodeSpans {
  readonly #next = new Map<number, number>();

  constructor(text: string) {
    const latest = new Map<number, number>();
    for (const run of Array.from(text.matchAll(/`+/gu)).toReversed()) {
      const { length } = run[0];
      const closing = latest.get(length);
      this.#next.set(run.index, closing === undefined ? run.index + length : closing + length);
      latest.set(length, run.index);
    }
  }

  /** Returns the index after the span that begins at an index, or after its marks if nothing ends it. */
  findEnd(at: number): number {
    return this.#next.get(at) ?? at + 1;
  }
}
