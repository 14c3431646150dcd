/** Scripts of a shell that stopped at the first error, and go on from now on. */
import type { FileChange, FileSyntax, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';

/** `set -e`, alone or with other letters, or by its name: https://www.gnu.org/software/bash/manual/html_node/The-Set-Builtin.html */
const STOPS = /^\s{0,80}set\s(?:.{0,40}\s)?-(?:[a-zA-Z]{0,8}e[a-zA-Z]{0,8}\b|o\s{1,4}errexit\b)/u;
const GOES_ON = /^\s{0,80}set\s(?:.{0,40}\s)?\+(?:[a-zA-Z]{0,8}e[a-zA-Z]{0,8}\b|o\s{1,4}errexit\b)/u;
const SHEBANG = /^#!.{0,60}\s-[a-zA-Z]{0,6}e/u;

/** Returns the line that stopped a script at its first error, if it goes and no other one does the same. */
export function findLostStop(change: FileChange, { removed, added }: FileSyntax): ScannedLine | null {
  if (change.language !== 'Shell' || change.file.status === 'deleted') return null;
  const gone = removed.find(({ text }) => STOPS.test(text.slice(0, REACH.line)));
  if (gone === undefined || added.some(({ text }) => STOPS.test(text.slice(0, REACH.line)))) return null;
  const left = readWholeSide(change, 'new').flat();
  // A part of a script that may fail is between two such lines.
  if (left.some(({ text }) => STOPS.test(text.slice(0, REACH.line)) || SHEBANG.test(text.slice(0, REACH.line))))
    return null;
  return added.find(({ text }) => GOES_ON.test(text.slice(0, REACH.line))) ?? gone;
}
