/** The forms of a line in Markdown, and in the ways of writing that tickets have beside it. */

/** Columns of a tab stop, and the indentation at which CommonMark reads a line as code. */
export const TAB = 4;

/** The mark of a list's item, which a blank or the end of the line follows. It may be escaped: `\-`. */
export const BULLET =
  /^(?:\\?[-*+]|[•◦‣▪▸●○■□·➤➜➔→▶►➢⁃∙]|\d{1,9}\\?[.)]|[a-zA-Z]\\?[.)]|[ivx]{2,4}[.)]|[(（](?:\d{1,2}|[a-z]|[ivx]{2,4})[)）])(?=[ \t　]|$)/u;

/** Further marks of items, most of which need no blank behind them: signs, numbers of East Asia, boxes. */
export const TIGHT_BULLET =
  /^[•◦‣▪▸●■◆◇・]|^[–—](?=[ \t])|^\d{1,2}(?:[、．）](?=\S)|[.)](?=\p{Lo}))|^[(（]\d{1,2}[)）](?=\p{Lo})|^\\?[-*+](?=\[[ xX]?\])|^\d\ufe0f?\u20e3|^[①-⓿]|^(?=[☐☑☒✅✔✓⬜🔲])|^(?=\\?\[[ \txX]?\\?\][.:]?\s)/u;
/** `1.1 text` and `2.3.1) text`; without a bracket or point only below a list, because `1.5 seconds` is no number of an item. */
export const OUTLINE_NUMBER = /^\d{1,3}(?:\.\d{1,3}){1,4}[.)]?(?=[ \t])/u;

/** The first fence of a block of code: its mark is in the first or third group, its info in the second or fourth. */
export const FENCE = /^(?:(`{3,})[ \t]*([^`]*)|(~{3,})[ \t]*(.*))$/u;

/**
 * A heading with `#`. Groups one and two: as in CommonMark; three and four: without the blank that CommonMark wants.
 */
export const ATX = /^(#{1,6})(?:[ \t]+(.*)|)$|^(#{2,6}(?=[^\s#\d])|#(?=\p{Upper}))(.*)$/u;

/** A thematic break of CommonMark: three or more of the same mark. */
export const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;

/** The line that makes a heading of the line above it (a setext heading of CommonMark). */
export const UNDERLINE = /^(?:-+|=+)[ \t]*$/u;
/** `[label]: address "title"`, which is not shown. */
export const DEFINITION =
  /^\[(?!\^)(?=\s*[^\s\]])[^[\]\\]+\]:[ \t]*[^\s<]\S*(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/u;

/**
 * Returns whether a line directly below a list starts a new block: a label or a bold title is not part of the last
 * item.
 */
export function startsNewBlock(text: string): boolean {
  return /[:：]\s*$/u.test(text.slice(-8)) || text.startsWith('**') || text.startsWith('__');
}

/** Returns whether a line is an item of a list. */
export function startsItem(text: string): boolean {
  return BULLET.test(text) || TIGHT_BULLET.test(text);
}

/** Returns whether a line ends the table above it. */
export function startsBlock(line: string): boolean {
  const text = line.trim();
  return startsItem(text) || FENCE.test(text) || ATX.test(text) || RULE.test(text) || text.startsWith('<');
}

/** Removes the quote markers at the start of a line. Any number of them counts as one. */
export function unquote(line: string): { text: string; quoted: boolean } {
  let at = 0;
  let quoted = false;
  for (; at < line.length; at++) {
    const char = line[at];
    if (char === '>') quoted = true;
    else if (char !== ' ') break;
  }
  if (!quoted) return { text: line, quoted };
  const mark = line.lastIndexOf('>', at);
  return { text: line.slice(line[mark + 1] === ' ' ? mark + 2 : mark + 1), quoted };
}

/** Returns the width of the indentation in columns, and the text behind it without blanks at its end. */
export function splitIndent(line: string): { indent: number; text: string } {
  let [at, indent] = [0, 0];
  for (; at < line.length; at++) {
    const char = line[at];
    if (char === ' ' || char === '\u00a0') indent++;
    else if (char === '\t') indent += TAB - (indent % TAB);
    else break;
  }
  return { indent, text: line.slice(at).trimEnd() };
}

/** Returns whether a line ends a block of code: only signs of its first fence, and as many or more. */
export function closesFence(line: string, mark: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}

/** Removes the `#` at the end of a heading, where a blank stands before them, as CommonMark does. */
export function stripClosingMarks(title: string): string {
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end--;
  return end === 0 || /\s/u.test(title[end - 1] ?? '') ? title.slice(0, end).trim() : title.trim();
}
