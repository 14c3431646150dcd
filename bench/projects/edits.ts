/** Random edits of whole files: of texts, and of pictures. The same seed gives the same edits. */
import type { Draw } from '../inert/edits.js';

/** What a file is after an edit; null if it is gone from its path. `to` is the new path of a rename. */
export interface Edited {
  readonly bytes: Buffer | null;
  readonly to: string | null;
}

/** A round of edits, one for each file: it says something else, or it is not at its path any more. */
export type Round = 'text' | 'gone';
/** All of them. */
export const ROUNDS: readonly Round[] = ['text', 'gone'];

const WORD = /\p{Alpha}{4,}/gu;
const NEW_WORDS = ['whatever', 'another', 'reworded', 'Something', 'tomorrow'];
const NEW_LINE = 'One more sentence for the people who read this.';

/** The smallest pictures of their format, one pixel each. */
const PIXELS: Readonly<Record<string, string>> = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  gif: 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
};

function editText(text: string, draw: Draw): string {
  const kind = draw.below(4);
  if (kind === 3) return '';
  if (kind === 0) return `${text}${text.endsWith('\n') ? '' : '\n'}\n${NEW_LINE}\n`;
  const paragraphs = text.split(/(\n\s*\n)/u);
  if (kind === 1 && paragraphs.length > 2) {
    const at = 2 * draw.below((paragraphs.length + 1) / 2);
    return paragraphs.toSpliced(at, 2).join('');
  }
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return `${text}${NEW_LINE}\n`;
  const { index, 0: word } = draw.one(words);
  return text.slice(0, index) + draw.one(NEW_WORDS) + text.slice(index + word.length);
}

function rename(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') + 1 ? `${path.slice(0, dot)}-renamed${path.slice(dot)}` : `${path}-RENAMED`;
}

/** Edits a text. */
export function editProse(round: Round, path: string, bytes: Buffer, draw: Draw): Edited {
  if (round === 'text') return { bytes: Buffer.from(editText(bytes.toString('utf8'), draw)), to: null };
  return draw.below(2) === 0 ? { bytes: null, to: null } : { bytes, to: rename(path) };
}

/** Edits a picture: another one of its kind, one of another size, or none. `others`: pictures of the same ending. */
export function editPicture(round: Round, path: string, bytes: Buffer, draw: Draw, others: readonly Buffer[]): Edited {
  if (round === 'gone') return draw.below(2) === 0 ? { bytes: null, to: null } : { bytes, to: rename(path) };
  const pixel = Buffer.from(PIXELS[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? '', 'base64');
  const different = others.filter((other) => !other.equals(bytes));
  if (different.length > 0 && draw.below(2) === 0) return { bytes: draw.one(different), to: null };
  return { bytes: pixel.length > 0 ? pixel : (different[0] ?? bytes), to: null };
}
