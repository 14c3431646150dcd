/** Untrusted words as Markdown: a finding's text is text, never markup, a link, a mention or a command. */
import { oneLine } from '../base/text.js';
import { parseHttpUrl } from '../base/url.js';

/**
 * One line of untrusted text as Markdown that shows just that text: no emphasis, HTML, link, image, table cell, math,
 * autolink (GFM's extended ones too), mention, reference (`#1`, `GH-1`) or emoji (`:tada:`). An HTML comment of ours splits
 * what GitHub looks for after parsing.
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

/** A path as a part of a URL; never one that leads out of what stands before it. */
export function pathInUrl(path: string): string {
  const parts = path.toWellFormed().split('/');
  return parts
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');
}

/** What may stand in a code span: nothing that could end it, or that would be markup if it did. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;

/** One line of untrusted text as a code span; as escaped text where it holds marks that a code span had better not hold. */
export function markdownCode(text: string): string {
  const line = oneLine(text);
  return isPlainCode(line) ? `\`${line}\`` : escaped(line);
}

/**
 * One line of untrusted words as Markdown: what stands between backticks is a code span, as whoever wrote it meant, where
 * it can be one; all else is as in `markdownText`.
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

/** A link with a trusted label, or the label alone where the address is not plain http(s). */
export function markdownLink(label: string, url: string): string {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return label;
  return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
