/** Markdown inside a line. */

/** Text in which nothing is a comment: those hide what is in them. */
export function plainText(text: string): string {
  return text.replaceAll('<!--', '<\\!--');
}

/** Text between marks. Blanks at its ends stay outside of them, else they are no marks. */
export function marked(mark: string, text: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}

/** A code span, between as many backticks as it takes. */
export function codeSpan(text: string): string {
  const inner = plainText(text.replace(/\s+/gu, ' '));
  if (inner.trim() === '') return inner;
  const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const mark = '`'.repeat(longest + 1);
  const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
  return `${mark}${pad}${inner}${pad}${mark}`;
}

/** A link; the text alone where the address is none that a person could follow. */
export function link(text: string, address: string): string {
  const target = address.trim();
  if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target)) return text;
  if (text.trim() === '' || text.trim() === target) return target;
  const safe = target.replace(
    /[()<>\s]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}

/** An image that only its own site can show. */
export function image(name: string): string {
  return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
