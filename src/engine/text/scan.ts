/** Tells code, comments and strings apart, line by line: one pass, each character looked at a bounded number of times. */

import { findOpenDocstring } from '../syntax/fragments/docstrings.js';
import { escapePattern } from './escape-pattern.js';
import { REACH } from './reach.js';
import type { StringForm, TextForm } from './text-forms.js';

/** A line split by kind; `code` and `comment` have the length of the line. */
export interface Scanned {
  readonly code: string;
  readonly comment: string;
  /** The line begins inside of a string that began before it. */
  readonly inString: boolean;
}

type Mode =
  | { readonly kind: 'code' }
  | { readonly kind: 'block'; readonly close: string }
  | { readonly kind: 'string'; readonly form: StringForm }
  /** Code inside a template literal, with the number of open braces in it. */
  | { readonly kind: 'hole'; depth: number };

/** Maximum length of a regular expression literal that is recognized. */
const MAX_REGEX = 1_000;
/**
 * Maximum average number of look-ahead reads per character of a line; above it, regular expressions are no longer
 * recognized in the line.
 */
const MAX_LOOK_AHEAD = 4;
/** Maximum nesting depth of template literals. */
const MAX_NESTING = 50;

/**
 * Scans consecutive lines of one side of a file. Neither a whole file nor a fragment begins inside a comment or string.
 * The exception is a fragment that starts inside a docstring.
 */
export function scanLines(lines: readonly string[], form: TextForm, whole: boolean): readonly Scanned[] {
  const scanner = new Scanner(form, whole);
  if (!whole) scanner.beginIn(findOpenDocstring(lines, form));
  return lines.map((line) => scanner.next(line));
}

class Scanner {
  private readonly modes: Mode[] = [];
  /** Number of characters that may still be read ahead in this line. */
  private lookAhead = 0;
  /** Finds the first characters of all opening delimiters; other characters are skipped quickly. */
  private readonly opener: RegExp;

  constructor(
    private readonly form: TextForm,
    private readonly whole: boolean,
  ) {
    const opens = [
      ...form.line,
      ...form.block.map(([open]) => open),
      ...form.strings.map((form) => form.open),
      ...(form.regex ? ['/'] : []),
      '{',
      '}',
    ];
    const first = new Set(opens.map((open) => open.charAt(0)));
    this.opener = new RegExp([...first].map(escapePattern).join('|'), 'gu');
  }

  /** Starts inside a string, unless `form` is null. */
  beginIn(form: StringForm | null): void {
    if (form !== null) this.modes.push({ kind: 'string', form });
  }

  next(line: string): Scanned {
    const inString = this.modes[0]?.kind === 'string';
    const parts = new Parts(line);
    this.lookAhead = MAX_LOOK_AHEAD * line.length;
    // Without the file's beginning, a line that opens with a star continues a comment that began before.
    if (
      this.form.star &&
      !this.whole &&
      this.modes.length === 0 &&
      /^\s*\*(?:[\s/*]|$)/u.test(line.slice(0, REACH.head))
    ) {
      const end = line.indexOf('*/');
      parts.take('comment', end < 0 ? line.length : end + 2);
    }
    if (this.modes.length === 0 && parts.at === 0 && this.findOpener(line, 0) === line.length)
      return { code: line, comment: ' '.repeat(line.length), inString };
    while (parts.at < line.length) this.step(line, parts);
    this.endLine();
    return { ...parts.done(), inString };
  }

  private get mode(): Mode {
    return this.modes.at(-1) ?? CODE;
  }

  private step(line: string, parts: Parts): void {
    const mode = this.mode;
    if (mode.kind === 'block') {
      const end = line.indexOf(mode.close, parts.at);
      parts.take('comment', end < 0 ? line.length : end + mode.close.length);
      if (end >= 0) this.modes.pop();
    } else if (mode.kind === 'string') {
      this.stepString(line, parts, mode.form);
    } else {
      this.stepCode(line, parts, mode);
    }
  }

  private stepString(line: string, parts: Parts, form: StringForm): void {
    let at = parts.at;
    for (; at < line.length; at += 1) {
      if (form.escape && line[at] === '\\') {
        at += 1;
      } else if (line.startsWith(form.close, at)) {
        parts.take('string', at);
        parts.take('code', at + form.close.length);
        this.modes.pop();
        return;
      } else if (form.template === true && line.startsWith('${', at) && this.modes.length < MAX_NESTING) {
        parts.take('string', at);
        parts.take('code', at + 2);
        this.modes.push({ kind: 'hole', depth: 0 });
        return;
      }
    }
    parts.take('string', line.length);
  }

  /** Returns where the first character of an opening delimiter stands from `from` on; else the end of the line. */
  private findOpener(line: string, from: number): number {
    this.opener.lastIndex = from;
    return this.opener.test(line) ? this.opener.lastIndex - 1 : line.length;
  }

  private stepCode(line: string, parts: Parts, mode: Mode): void {
    const at = this.findOpener(line, parts.at);
    parts.take('code', at);
    if (at >= line.length) return;
    if (mode.kind === 'hole' && (line[at] === '{' || line[at] === '}')) {
      if (line[at] === '{') mode.depth += 1;
      else if (mode.depth > 0) mode.depth -= 1;
      else this.modes.pop();
      parts.take('code', at + 1);
      return;
    }
    if (!this.open(line, at, parts)) parts.take('code', at + 1);
  }

  /** Opens the comment, string or regular expression that begins at `at`; returns false if there is none. */
  private open(line: string, at: number, parts: Parts): boolean {
    const { form } = this;
    for (const [open, close] of form.block) {
      if (!line.startsWith(open, at)) continue;
      parts.take('comment', at + open.length);
      this.modes.push({ kind: 'block', close });
      return true;
    }
    if (form.line.some((mark) => line.startsWith(mark, at)) && this.mayOpen(line, at)) {
      parts.take('comment', line.length);
      return true;
    }
    for (const one of form.strings) {
      if (!line.startsWith(one.open, at)) continue;
      if (one.open === "'" && !this.quoteOpens(line, at)) continue;
      parts.take('code', at + one.open.length);
      this.modes.push({ kind: 'string', form: one });
      return true;
    }
    return form.regex && line[at] === '/' && this.openRegex(line, at, parts);
  }

  private mayOpen(line: string, at: number): boolean {
    return !this.form.spaced || at === 0 || /[\s;{}()[\],>]/u.test(line.charAt(at - 1));
  }

  private quoteOpens(line: string, at: number): boolean {
    if (this.form.charQuote) return line[at + 1] === '\\' || line[at + 2] === "'" || line[at + 3] === "'";
    return !this.form.spaced || at === 0 || !/[\p{Alpha}\d]/u.test(line.charAt(at - 1));
  }

  private openRegex(line: string, at: number, parts: Parts): boolean {
    if (
      !/(?:^|[(,=:[!&|?{};+<>~^%*-]|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield))\s*$/u.test(
        line.slice(Math.max(0, at - 20), at),
      )
    )
      return false;
    let inClass = false;
    const limit = Math.min(line.length, at + MAX_REGEX);
    for (let end = at + 1; end < limit && this.lookAhead > 0; end += 1) {
      this.lookAhead -= 1;
      const char = line[end];
      if (char === '\\') end += 1;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '/' && !inClass) {
        parts.take('code', at + 1);
        parts.take('string', end);
        parts.take('code', end + 1);
        return true;
      }
    }
    return false;
  }

  /** Ends single-line strings at the line end, closed or not, so that an unpaired quote affects only one line. */
  private endLine(): void {
    const mode = this.mode;
    if (mode.kind === 'string' && !mode.form.multiline) this.modes.pop();
  }
}

const CODE: Mode = { kind: 'code' };

/** Collects a line's parts in order. */
class Parts {
  at = 0;
  private readonly code: string[] = [];
  private readonly comment: string[] = [];

  constructor(private readonly line: string) {}

  take(kind: 'code' | 'comment' | 'string', end: number): void {
    const to = Math.min(end, this.line.length);
    if (to <= this.at) return;
    const text = this.line.slice(this.at, to);
    const blank = ' '.repeat(to - this.at);
    this.code.push(kind === 'code' ? text : blank);
    this.comment.push(kind === 'comment' ? text : blank);
    this.at = to;
  }

  done(): Omit<Scanned, 'inString'> {
    return { code: this.code.join(''), comment: this.comment.join('') };
  }
}
