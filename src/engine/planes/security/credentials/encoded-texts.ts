/** Finds texts that are written in base64, as settings of clusters and pipelines keep them, once or twice over. */
import { readBase64 } from './read-base64.js';

/** A text and the range of its base64, `end` not included. */
export interface EncodedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Shorter ones hold no name with its value; longer ones are files. Lines of it may follow each other. */
const ENCODED =
  /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{60,12000}(?:\r?\n[A-Za-z0-9+/]{20,1000}){0,200}={0,2}(?![A-Za-z0-9+/=])/g;
/** So much is read to see whether it encodes a text: random data is none after a few characters. */
const FIRST = 24;
const PRINTABLE = /^[\x20-\x7e\r\n\t]+$/u;
/** Nobody encodes a text three times. */
const MOST_TIMES = 2;

/** Returns the encoded texts of a text, in its order. The time is linear in the text. */
export function findEncodedTexts(text: string): readonly EncodedText[] {
  const found: EncodedText[] = [];
  for (const { 0: run, index } of text.matchAll(ENCODED)) {
    const plain = decode(run);
    if (plain !== null) found.push({ text: plain, start: index, end: index + run.length });
  }
  return found;
}

function decode(run: string): string | null {
  let text: string | null = null;
  for (let times = 0, rest = run; times < MOST_TIMES; times += 1) {
    const body = rest.trim().replace(/\r?\n/gu, '');
    if (!PRINTABLE.test(readBase64(body.slice(0, FIRST)) ?? '')) break;
    const plain = readBase64(body) ?? '';
    if (!PRINTABLE.test(plain)) break;
    text = plain;
    rest = plain;
  }
  return text;
}
