/** Checks that a callback was given no error: where a promise takes the callback's place, it rejects instead. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** `assert.ifError(err)`, `t.error(err)`, `expect(err).toBeNull()`. */
const NO_ERROR =
  /\b(?:ifError|ifErr|error|notOk|isNull|isUndefined|isNotOk)\(\s{0,4}(\w{1,20})\s{0,4}\)|\bexpect\(\s{0,4}(\w{1,20})\s{0,4}\)\.(?:not\.toBeTruthy|toBe(?:Null|Undefined|Falsy)|to\.(?:not\.exist|be\.(?:null|undefined)))/u;
/** The callback's head stands so many lines above the check of its error. */
const NEAR = 3;

/** Returns true if an assertion says that a callback got no error, and both go where the change waits for a promise. */
export function isPromisedInstead({ regions }: FileChange, assertion: string): boolean {
  const found = NO_ERROR.exec(assertion.slice(0, REACH.line));
  const name = found?.[1] ?? found?.[2];
  if (name === undefined) return false;
  const head = new RegExp(`(?:\\(|\\bfunction\\b[^(]{0,60}\\()\\s{0,4}${name}\\s{0,4}[,)]`, 'u');
  return regions.some(
    ({ removed, added }) =>
      added.some(({ text }) => /\bawait\s|\.then\(/u.test(text.slice(0, REACH.line))) &&
      removed.some(
        ({ text }, at) =>
          text.trim() === assertion.trim() &&
          removed.slice(Math.max(0, at - NEAR), at).some((above) => head.test(above.text.slice(0, REACH.line))),
      ),
  );
}
