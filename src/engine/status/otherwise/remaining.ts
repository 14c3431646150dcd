/** What should be gone and still stands in the same file. */
import type { Asked } from './asked.js';

const GONE = /\b(?:no longer|not any ?more|never|neither|stops?|removed? (?:from|everywhere)|nowhere)\b/u;
const CALL = /(?<call>[\p{IDS}_$][\w$]*)(?:\.|->)\w+\s?\(/u;
const VALUE = /[\p{IDS}_$][\w$]*(?:\.[\w$]+)+(?!\s?\()/gu;

/**
 * Finds a line of the file that still gives to the same object what a removed line gave to it: one of two places of a log is
 * mended.
 */
export function findRemaining({ text, removed, source, lines, speaksOf }: Asked): string | null {
  if (!GONE.test(text) || removed.length === 0 || lines.length === 0) return null;
  for (const gone of removed.slice(0, MOST_GONE)) {
    const call = CALL.exec(gone)?.groups?.['call'];
    if (call === undefined || !speaksOf(call)) continue;
    for (const [value] of gone.slice(gone.indexOf(call) + call.length).matchAll(VALUE)) {
      if (!speaksOf(value) || lines.some((line) => line.text.includes(value))) continue;
      const still = source.lines.find(
        (line) => line.text.includes(value) && CALL.exec(line.text)?.groups?.['call'] === call,
      );
      if (still !== undefined) return `${quoteValue(value)} at each place: ${source.path}:${still.number} still has it`;
    }
  }
  return null;
}

/** So many removed lines are looked at. */
const MOST_GONE = 50;

const quoteValue = (value: string): string => `no \`${value}\``;
