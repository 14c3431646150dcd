/** Makes untrusted text safe to show: a finding's text is never markup, a link, a mention or a command. */
import { parseUrl } from '../contract/index.js';

/**
 * Matches control characters except tab and newline, line and paragraph separators, and format characters (including
 * bidi controls) except the emoji joiners.
 */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes a text safe to read: carriage returns become newlines, lone surrogates become U+FFFD, and invisible characters
 * become their code point in brackets.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(UNSEEN, (unseen) => `[U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** Returns the text on one line, with each run of white space replaced by one space. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/gu, ' ').trim();
}

/** Cuts the text to at most `max` bytes of UTF-8, between code points, with an ellipsis if something was cut. */
export function cutBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  const bytes = Buffer.from(text);
  let end = Math.max(0, max - 3);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return `${bytes.toString('utf8', 0, end)}…`;
}

/** Cuts the text to at most `max` UTF-16 code units, between code points, with an ellipsis if something was cut. */
export function cutCharacters(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\ufffd$/u, '')}…`;
}

/**
 * Returns one line of untrusted text as Markdown that shows exactly that text. It has no emphasis, HTML, link, image,
 * table cell, math, autolink (including the extended ones of GFM), mention, reference (`#1`, `GH-1`) or emoji
 * (`:tada:`). A trusted HTML comment splits the patterns that GitHub searches for after parsing.
 */
export function markdownText(text: string): string {
  return escaped(oneLine(text));
}

function escaped(line: string): string {
  return line
    .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/^([#+\-=:])/u, '\\$1')
    .replace(/^(\d+)([.)])/u, '$1\\$2')
    .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}

/** Encodes a path as a part of a URL. It can never lead out of the URL's preceding part. */
export function pathInUrl(path: string): string {
  const parts = path.toWellFormed().split('/');
  return parts
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');
}

/** Matches text that is allowed in a code span: nothing that could end the span, or be markup after it. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;

/**
 * Returns one line of untrusted text as a code span, or as escaped text if it contains characters that are not allowed
 * in a code span.
 */
export function markdownCode(text: string): string {
  const line = oneLine(text);
  return isPlainCode(line) ? `\`${line}\`` : escaped(line);
}

/**
 * Returns one line of untrusted text as Markdown. Text between backticks becomes a code span if it can be one, as its
 * author intended; everything else is treated as in `markdownText`.
 */
export function markdownWords(text: string): string {
  return oneLine(text)
    .split(/(`[^`]+`)/u)
    .map((part) => {
      const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
      return code !== null && isPlainCode(code) ? `\`${code}\`` : escaped(part);
    })
    .join('');
}

function isPlainCode(line: string): boolean {
  return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}

/** Returns a link with a trusted label, or only the label if the URL is not http(s). */
export function markdownLink(label: string, url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null || !/^https?:$/u.test(parsed.protocol)) return label;
  return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}

/** Returns whether a host name, as URL spells it, is a loopback address, which other machines cannot reach. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}

/** Returns `1 finding`, `2 findings`. */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
