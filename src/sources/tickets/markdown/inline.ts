/** Writes Markdown inside a line. */

/** Escapes what Markdown would take for HTML: comments would hide their content, tags and references would be lost. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('<!', '<\\!')
    .replace(/<(?=[A-Za-z/?])/gu, '\\<')
    .replace(/&(?=#?[A-Za-z0-9]{1,31};)/gu, '\\&');
}

/**
 * Puts text between marks. White space at its ends is moved outside, because marks next to white space have no effect.
 */
export function wrapWithMark(mark: string, text: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}

/** Returns a code span with as many backticks as needed. */
export function formatCodeSpan(text: string): string {
  const inner = text.replace(/\s+/gu, ' ').replaceAll('<!--', '<\\!--');
  if (inner.trim() === '') return inner;
  const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const mark = '`'.repeat(longest + 1);
  const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
  return `${mark}${pad}${inner}${pad}${mark}`;
}

/** Returns a link, or only the text if the address cannot be opened by a person. */
export function formatLink(text: string, address: string): string {
  const target = address.trim();
  if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target)) return text;
  if (text.trim() === '' || text.trim() === target) return target;
  const safe = target.replace(
    /[()<>\s]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}

/** Returns an image that only its own site can show. */
export function formatImage(name: string): string {
  return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
