/** Untrusted words as Markdown: a finding's text is text, never markup, a link, a mention or a command. */
import { oneLine } from '../../base/text.js';
import { parseHttpUrl } from '../../base/url.js';

/**
 * Returns one line of untrusted text as Markdown that shows exactly that text. It has no emphasis, HTML, link, image,
 * table cell, math, autolink (including the extended ones of GFM), mention, reference (`#1`, `GH-1`) or emoji
 * (`:tada:`). A trusted HTML comment splits the patterns that GitHub searches for after parsing.
 */
export function escapeMarkdown(text: string): string {
  return escapeLine(oneLine(text));
}

function escapeLine(line: string): string {
  return line
    .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
    .replace(/(?<![\p{Alpha}\d])_|_(?![\p{Alpha}\d])/gu, '\\_')
    .replace(/^([#+\-=:])/u, '\\$1')
    .replace(/^(\d+)([.)])/u, '$1\\$2')
    .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}

/** Matches text that is allowed in a code span: nothing that could end the span, or be markup after it. */
const PLAIN_CODE = /^[\p{Alpha}\d _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;

/**
 * Returns one line of untrusted text as a code span, or as escaped text if it contains characters that are not allowed
 * in a code span.
 */
export function formatMarkdownCode(text: string): string {
  const line = oneLine(text);
  return isPlainCode(line) ? `\`${line}\`` : escapeLine(line);
}

/**
 * Returns one line of untrusted text as Markdown. Text between backticks becomes a code span if it can be one, as its
 * author intended; everything else is treated as in `escapeMarkdown`.
 */
export function formatMarkdownWords(text: string): string {
  return oneLine(text)
    .split(/(`[^`]+`)/u)
    .map((part) => {
      const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
      return code !== null && isPlainCode(code) ? `\`${code}\`` : escapeLine(part);
    })
    .join('');
}

/** Returns whether a line of untrusted text is shown exactly as it is in a code span or a block of code. */
export function isPlainCode(line: string): boolean {
  return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}

/** Returns a link with a trusted label, or only the label if the URL is not http(s). */
export function formatMarkdownLink(label: string, url: string): string {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return label;
  return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
