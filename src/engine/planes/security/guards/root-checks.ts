/** Scripts of a shell that went on for root alone, or for everybody but root. */
import type { FileChange, FileSyntax, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A condition that asks who runs the script. */
const ASKS =
  /(?:\bif\b|\[|\btest\b).{0,80}(?:\$\(\s{0,4}id -u(?:n)?\s{0,4}\)|`id -u(?:n)?`|\$\{?E?UID\b|\$\(\s{0,4}whoami\s{0,4}\))/u;
const LEAVES = /(?:^|[\s;&|{])(?:exit|return|die|fail)\b(?!\s{1,4}0\b)/u;
/** A check and the way out of it are so many lines at most. */
const MAX_LINES = 6;

/** Returns the check of who runs a script that goes, with its way out, while the script stays and asks nowhere else. */
export function findLostRootCheck(
  { language, regions }: FileChange,
  { added, removed }: FileSyntax,
): ScannedLine | null {
  if (language !== 'Shell' || removed.length === 0) return null;
  const asked = removed.find(({ text }) => ASKS.test(text.slice(0, REACH.line)));
  if (asked === undefined || added.some(({ text }) => ASKS.test(text.slice(0, REACH.line)))) return null;
  const region = regions.find((one) => one.removed.some(({ number }) => number === asked.number));
  const leaves = region?.removed.some(
    ({ number, text }) =>
      number >= asked.number && number <= asked.number + MAX_LINES && LEAVES.test(text.slice(0, REACH.line)),
  );
  return leaves === true ? asked : null;
}
