/** The new side of a file, line by line, with its code apart from its comments. */
import type { FileChange } from '../model.js';
import { type Scanned, scanLines } from '../text/scan.js';
import { findTextForm } from '../text/text-forms.js';

/** Longer texts (UTF-16 code units) are data or generated. */
const MAX_TEXT = 400_000;

/** A text by lines, and what of each line is code and what is comment. */
export interface WholeCode {
  readonly texts: readonly string[];
  readonly scanned: readonly Scanned[];
}

/** Reads the whole new side of a file; null if its text is not at hand or too long. */
export function readWholeCode({ file, language }: FileChange): WholeCode | null {
  if (file.new_text === null || file.new_text.length > MAX_TEXT) return null;
  const texts = file.new_text.split('\n').map((line) => line.replace(/\r$/u, ''));
  return { texts, scanned: scanLines(texts, findTextForm(language), true) };
}
