/**
 * Lists that lost their line breaks: `The list is sorted. - The row is written. - The page is closed.` Dashes have many
 * other uses, so both sides of each must be sentences, and there must be three of them.
 */
import type { ListItem, TextLine } from '../markdown/block-types.js';
import { isDemand } from './demands.js';
import { isStep, isWholeStep } from './gherkin.js';
import { readItemText } from './item-text.js';

const MIN_PARTS = 3;

/** Code and quotations. A mark before a blank opens none and one behind a blank ends none, so a lost mark hides little. */
const EXACT = /`(?!\s)[^`]*(?<!\s)`|"(?!\s)[^"]*(?<!\s)"|“[^“”]*”/gu;
const MARK = /(?<=\s)(?:[-*•](?=\s)|-(?=\p{Upper}\p{Lower}+\s))/gu;
/** The mark of the first part, where no blank stands behind it. */
const FIRST_MARK = /^-(?=\p{Upper})/u;

/** What a sentence begins with, maybe behind a box: a capital letter, code, a quotation, or a name such as `onChange`. */
const BEGINS = /^(?:\[[ xX]?\] ?)?(?:[\p{Upper}\p{Lo}`"“]|[\p{Lower}_][\p{Lower}\d]*[\p{Upper}_(])/u;
const ENDS = /[.!?;。！？；]["”’)\]*_]{0,4}$/u;
/** Two words are a name. Languages without blanks between words have none to count. */
const SENTENCE = /\S\s+\S+\s+\S|\p{Lo}{4}/u;

/** Returns whether a dash between two texts separates items of a list: both are sentences, by their marks or words. */
function separates(before: string, after: string): boolean {
  if (!BEGINS.test(after) || !SENTENCE.test(before) || !SENTENCE.test(after)) return false;
  return ENDS.test(before) || (isDemand(before) && isDemand(after));
}

/** Returns the parts of a list in one line; of any other text, the text alone. Takes time linear in its length. */
function splitText(text: string): readonly string[] {
  // It keeps its length, so that places are the same in both.
  const bare = text.replace(EXACT, (exact) => '`'.repeat(exact.length));
  const marks = [...bare.matchAll(MARK)].map(({ index }) => index);
  if (marks.length < MIN_PARTS - 1) return [text];
  const cutAt = (places: readonly number[]) =>
    [-1, ...places].map((place, at) => text.slice(place + 1, places[at]).trim());
  const pieces = cutAt(marks);
  const parts = cutAt(marks.filter((_, at) => separates(pieces[at] ?? '', pieces[at + 1] ?? '')));
  const areSteps = parts.every((part) => isStep(part) && !isWholeStep(part));
  if (parts.length < MIN_PARTS || areSteps || readItemText(text).dropped) return [text];
  return parts.map((part, at) => (at === 0 ? part.replace(FIRST_MARK, '') : part));
}

/** Splits a paragraph that is a list in one line. */
export function splitLine({ text, line }: TextLine): TextLine[] {
  return splitText(text).map((part) => ({ text: part, line }));
}

/** Splits an item that is a list in one line. What stands below it is of the last part, which is nearest. */
export function splitItem(item: ListItem): ListItem[] {
  const parts = splitText(item.lines.join(' '));
  if (parts.length === 1) return [item];
  return parts.map((part, at) =>
    at === parts.length - 1
      ? { ...item, lines: [part] }
      : { line: item.line, lines: [part], details: [], children: [], code: [] },
  );
}
