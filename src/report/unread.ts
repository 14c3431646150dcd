/** Changed files of which nobody reads the lines: each line is too long, or the bytes are no text. Plain text, not escaped. */
import { cutCharacters } from '../base/text.js';
import { listOmitted, readAccountingEvidence } from './evidence.js';
import type { Report } from './report.js';

/** Returns why nobody reads the lines of a file, by its path. Files that are not in the snapshot at all are told elsewhere. */
export function listUnreadFiles(report: Report): ReadonlyMap<string, string> {
  const omitted = new Set(listOmitted(report).map(({ path }) => path));
  const opaque = (readAccountingEvidence(report)?.spans ?? []).filter(
    ({ reason, location }) => reason === 'opaque' && !omitted.has(location.file),
  );
  return new Map(opaque.map(({ location, why }) => [location.file, why]));
}

/** Reasons that are named, and characters of one. */
const NAMED = 2;
const MAX_WHY_CHARACTERS = 120;

/** Says how many files were read, and why the others were not: `9 read; 2 not read: one line of 5,321 characters`. */
export function formatUnread(unread: ReadonlyMap<string, string>, files: number): string {
  const whys = [...new Set(unread.values())].map((why) => why.replace(/^not read: /u, ''));
  const named = whys.slice(0, NAMED).map((why) => cutCharacters(why, MAX_WHY_CHARACTERS));
  const more = whys.length > NAMED ? ', …' : '';
  return `${Math.max(0, files - unread.size)} read; ${unread.size} not read: ${named.join(', ')}${more}`;
}
