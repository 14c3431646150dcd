/**
 * What a person is shown first: the places of which a minute of reading tells most. Lines that decide or call count more, and
 * lines of tests less: long tests do not stand before the code that they test. Where faults were found later, the size of a
 * place says little of a line in it, so the sum of its lines would put the longest reading first (`npm run bench:look`).
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

/** To find a place and understand it costs as much as to read so many lines. */
const ARRIVAL = 5;
/** Lines of a run that are weighed together. Of a longer one the heaviest part counts, so that lines around it hide nothing. */
const PART = 20;
/** So fine are the weights of runs, which are whole numbers. */
const PARTS_OF_ONE = 10;

/**
 * Returns the weight of lines that follow each other: the most that reading a part of them tells for each line that it
 * costs. It never falls when lines are added. `weights`: of each line, in order.
 */
export function weighRun(weights: readonly number[]): number {
  let most = 0;
  for (let first = 0; first < weights.length; first += 1) {
    let sum = 0;
    for (let count = 1; count <= PART && first + count <= weights.length; count += 1) {
      sum += weights[first + count - 1] ?? 0;
      most = Math.max(most, sum / (count + ARRIVAL));
    }
  }
  return Math.floor(most * PARTS_OF_ONE);
}
