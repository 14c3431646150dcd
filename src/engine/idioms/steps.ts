/** What is added to a number or taken from it: "adds 1 to the count" in a text, `+ 1` and `++` in code. */
import { NUMBER_WORDS } from '../status/lexica/number-words.js';
import { toLowerCase } from '../text/lower-case.js';

/** What a text asks to be added; negative where it is taken away. */
export interface AskedStep {
  readonly at: number;
  readonly end: number;
  readonly step: number;
}

const NUMBER = String.raw`(?<n>\d{1,9}(?:\.\d{1,4})?|one|two|three|five|ten)(?![\w%]| ?%| percent|\.\d)`;
/** Things that are added are no step: "adds two columns". */
const NO_NOUN = String.raw`(?=\s*(?:$|[,.;)]|to\b|from\b))`;
const ASKED: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      String.raw`\b(?:adds?|adding|plus|increas\w+ (?:\w+ ){0,3}by|raised by|incremented by) ${NUMBER}${NO_NOUN}`,
      'u',
    ),
    1,
  ],
  [new RegExp(String.raw`\b(?:is|are) ${NUMBER} (?:more|higher|larger|longer) than\b`, 'u'), 1],
  [
    new RegExp(
      String.raw`\b(?:subtracts?|deducts?|minus|decreas\w+ (?:\w+ ){0,3}by|lowered by|decremented by|takes? away|less) ${NUMBER}${NO_NOUN}`,
      'u',
    ),
    -1,
  ],
  [new RegExp(String.raw`\b(?:is|are) ${NUMBER} (?:less|lower|fewer|smaller|shorter) than\b`, 'u'), -1],
];
const IN_CODE = /(?<sign>[+-])=?\s?(?<n>\d{1,9}(?:\.\d{1,4})?)(?![\w.]*\()/gu;
const BY_ONE = /\+\+|--/u;

/** Reads the steps of a text. */
export function readAskedSteps(written: string): AskedStep[] {
  const text = toLowerCase(written);
  return ASKED.flatMap(([words, sign]) => {
    const match = words.exec(text);
    const number = match?.groups?.['n'];
    if (match === null || number === undefined) return [];
    const step = sign * (NUMBER_WORDS[number] ?? Number(number));
    return [{ at: match.index, end: match.index + match[0].length, step }];
  });
}

/** Returns what a line of code adds to something. */
export function readCodeSteps(code: string): number[] {
  const found = [...code.matchAll(IN_CODE)].map(
    ({ groups = {} }) => (groups['sign'] === '-' ? -1 : 1) * Number(groups['n']),
  );
  const byOne = BY_ONE.exec(code);
  return byOne === null ? found : [...found, byOne[0] === '++' ? 1 : -1];
}
