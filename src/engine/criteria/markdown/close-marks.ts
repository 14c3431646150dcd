/**
 * Marks of items without the blank that Markdown wants behind them: `-The list is sorted`. People write them beside items
 * and in rows, so what they stand before must begin as a sentence does: options, numbers and emphasis look alike.
 */
import { findSectionKind } from '../titles/titles.js';

/** A word that may have a number (`AC7:`), a quotation, code or bold text. Of single letters only `A` and `I` are words: `-X` is an option. */
const BEGINS =
  /^[-*](?=[AI] \p{Lower}|\p{Upper}['’-]?\p{Alpha}[\p{Alpha}'’-]*\d{0,4}[,:]?[ \t]+[^\s-]|["“«]\p{Alpha}|\p{Lo}|`[^`\s])|^-(?=\*\*\p{Alpha})/u;
/** Two words are a name or a title. Languages without blanks between words have none to count. */
const SENTENCE = /^\S+\s+\S+\s+\S|^.\p{Lo}{4}/u;
const CODE = /`[^`]*`/gu;

/** Returns the mark of an item that begins a line without a blank behind it; undefined if there is none. */
export function findCloseMark(text: string): string | undefined {
  const mark = BEGINS.exec(text)?.[0];
  if (mark === undefined || !SENTENCE.test(text)) return undefined;
  // A star that another one follows is emphasis.
  if (mark === '*' && text.replace(CODE, '').lastIndexOf('*') > 0) return undefined;
  const label = text.split(/[:：]/u, 1)[0] ?? '';
  const isTitle = /[:：]$/u.test(text) || findSectionKind(label, true) !== null;
  return isTitle ? undefined : mark;
}
