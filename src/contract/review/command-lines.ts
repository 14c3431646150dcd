/** The `/review-gate` lines that a person writes on a pull request, ready to copy: the reason goes to the end. */
import { visible } from '../../base/text.js';

/** What every command begins with. */
export const COMMAND = '/review-gate';

/** A path that needs no quotation marks: nothing in it can be taken for lines, a digest or the reason. */
const PLAIN_PATH = /^[A-Za-z0-9_][A-Za-z0-9._/-]*$/u;

/** What is tied to a target: `@` and a digest, or nothing. */
const formatTie = (digest: string | null) => (digest === null ? '' : `@${digest}`);

/** Returns the line that signs a criterion. `digest` is of what is signed; null leaves it out. */
export function formatSignLine(criterion: string, digest: string | null): string {
  return `${COMMAND} sign ${criterion}${formatTie(digest)} because `;
}

/** Returns the line that accepts a finding. */
export function formatAcceptLine(fingerprint: string): string {
  return `${COMMAND} accept ${fingerprint} because `;
}

/** Lines of a file on the head side. */
export interface VouchedLines {
  readonly first: number;
  readonly last: number;
}

/** Returns the line that vouches for a file, or for some of its lines. `digest` is of the file's change. */
export function formatVouchLine(path: string, lines: VouchedLines | null, digest: string | null): string {
  return `${COMMAND} vouch ${formatPath(path)}${formatLines(lines)}${formatTie(digest)} because `;
}

/** Formats the target of a vouch: a path that could be misread stands in quotation marks, as in JSON. */
export function formatVouchTarget(path: string, lines: VouchedLines | null): string {
  return `${formatPath(path)}${formatLines(lines)}`;
}

function formatPath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  // What nobody can see is written as its code, so that the line can be copied and read.
  return JSON.stringify(path).replace(/./gsu, (character) =>
    visible(character) === character ? character : escapeUnits(character),
  );
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}

function formatLines(lines: VouchedLines | null): string {
  if (lines === null) return '';
  return lines.first === lines.last ? `:${lines.first}` : `:${lines.first}-${lines.last}`;
}
