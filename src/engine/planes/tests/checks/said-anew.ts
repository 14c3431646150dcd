/** Assertions that are said in other words: several in one, with all of their values, and a failure that the end of the test tells. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import type { Checks } from './checks.js';

type Region = FileChange['regions'][number];

/** Returns true if the lines in whose place an assertion stood have one that demands its values, or end the test with an error as it did. */
export function isSaidAnew({ regions }: FileChange, { added }: Checks, assertion: string): boolean {
  const region = regions.find(({ removed }) => removed.some(({ text }) => text.trim() === assertion.trim()));
  if (region === undefined || region.added.length === 0) return false;
  if (FAILS.test(assertion.slice(0, REACH.line))) return failsAnew(region);
  const values = assertion.slice(0, REACH.line).match(VALUE) ?? [];
  return values.length > 0 && listChecks(region, added).some((text) => values.every((value) => text.includes(value)));
}

/** Texts and patterns that are long enough to be of one thing. */
const VALUE = /"[^"\n]{3,200}"|'[^'\n]{3,200}'|(?<=[(,]\s?)\/(?:\\.|[^/\\\n]){3,200}\/[a-z]{0,4}/gu;

/** A call that fails whatever there is: `expect().fail()`, `t.fail('…')`. */
const FAILS = /(?:^|[\s.])fail\(/u;
/** A callback that ends the test with an error, and an error that is thrown. */
const ENDS = /\b(?:done|cb|callback|reject|next|resolve)\((?:new\s)?\w{0,40}Error\b|\bthrow\b|(?:^|[\s.])fail\(/u;

/** Returns true if there are as many lines that fail as there were. */
function failsAnew({ removed, added }: Region): boolean {
  const before = removed.filter(({ text }) => FAILS.test(text.slice(0, REACH.line))).length;
  return added.filter(({ text }) => ENDS.test(text.slice(0, REACH.line))).length >= before;
}

/** A check over more lines is cut. */
const MAX_LINES = 12;

/** Returns the new checks of a region, each with the lines to the end of its brackets. */
function listChecks({ added }: Region, checks: Checks['added']): readonly string[] {
  return added.flatMap(({ number }, at) => {
    if (!checks.has(number)) return [];
    let open = 0;
    const lines: string[] = [];
    for (const { text } of added.slice(at, at + MAX_LINES)) {
      lines.push(text.slice(0, REACH.line));
      open += count(text, /[([{]/gu) - count(text, /[)\]}]/gu);
      if (open <= 0) break;
    }
    return [lines.join('\n')];
  });
}

const count = (text: string, sign: RegExp): number => (text.slice(0, REACH.line).match(sign) ?? []).length;
