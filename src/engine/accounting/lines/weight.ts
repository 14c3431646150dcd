/**
 * How much a changed line matters to a person who looks: lines that decide or call count more, and lines of tests less: long
 * tests do not stand before the code that they test.
 */
import type { FileClass } from '../../../contract/index.js';

const DECIDES =
  /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard|return|throw|raise)\b|&&|\|\||\?\?/u;
const CALLS = /[\p{IDC}]\(/u;
const ACTING = 3;
/** So many lines of tests count as one of code. */
const TEST_LINES = 10;
/** Characters of a line that are looked at. */
const MAX_LOOK = 1_000;

/** Returns the weight of a line in a file of a class: 0 for a blank one, else a whole number, higher where it acts. */
export function weighLine(text: string, fileClass: FileClass): number {
  if (text.trim() === '') return 0;
  const look = text.slice(0, MAX_LOOK);
  return (DECIDES.test(look) || CALLS.test(look) ? ACTING : 1) * (fileClass === 'test' ? 1 : TEST_LINES);
}
