/** Removed lines that what is asked replaces. */
import type { FileSyntax, Line, Region } from '../../model.js';
import type { JudgedLine } from '../spans.js';
import { listWords } from './words.js';

/**
 * Words of lines that refuse something. Such a line that goes is never taken for replaced unless what takes its place
 * says the same words: a person must see it.
 */
const REFUSES =
  /throw|raise|panic|abort|reject|deny|denied|forbid|unauthor|refuse|assert|ensure|guard|verify|validat|sanitiz|escape|permi|allow|auth|login|admin|role|owner|access|token|csrf|secret|secure|check|require|protect|limit|401|403/u;

/** Words of lines that wait, lock, keep together or end what was begun. A ticket may ask that such a line goes. */
const KEEPS =
  /^(?:await|defer|using|finally|synchronized|lock\w*|\w+_?lock|unlock|mutex|atomic|transaction\w*|transactional|rollback|dispose|err|catch|except|rescue|timeout\w*|deadline)$/u;
/** Lines of commands and queries that stop, or that keep others out. */
const STOPS =
  /^\s*(?:set\s+-\w*[eu]|(?:AND|WHERE|HAVING)\s|(?:and|where)\s+[\w.]+\s*(?:[<>=]|is\b|in\b|like\b)|umask\b|trap\b|WITH CHECK\b)/u;
const IMPORTS = /^\s*(?:use|import|from|using\s+[\w.]+;|#include)\b/u;

/** The lines of each side on which an assertion begins, by the syntax trees. */
export interface Assertions {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

/** Returns the lines of the two sides of a file on which an assertion begins. */
export function listAssertions(syntax: FileSyntax | null): Assertions {
  const first = (side: FileSyntax['before'] | undefined) => new Set(side?.assertions.map((one) => one.first) ?? []);
  return { before: first(syntax?.before), after: first(syntax?.after) };
}

/**
 * Returns the removed lines of a region that its added lines replace. `added` are those lines with their reasons. Where
 * fewer assertions come than go, none of those that go is replaced: a person must see what is no longer checked. `words` are
 * those of the ticket; null where nothing runs that waits or locks.
 */
export function findReplacedLines(
  region: Region,
  added: readonly JudgedLine[],
  assertions: Assertions,
  words: ReadonlySet<string> | null,
): ReadonlyMap<number, Pick<JudgedLine, 'reason' | 'criteria'>> {
  const written = added.filter(({ line }) => line.text.trim() !== '');
  const by = written.find(({ reason }) => reason === 'asked') ?? written.find(({ reason }) => reason === 'supporting');
  if (by === undefined || written.some(({ reason }) => reason === 'unaccounted' || reason === 'opaque'))
    return new Map();
  const kept = listWords(written.map(({ line }) => line.text).join('\n'));
  const checks = region.removed.filter(({ number }) => assertions.before.has(number));
  const fewer = region.added.filter(({ number }) => assertions.after.has(number)).length < checks.length;
  const replaced = region.removed.filter(
    (line) => !losesGuard(line, kept) && !losesKeeper(line, kept, words) && !(fewer && checks.includes(line)),
  );
  return new Map(replaced.map(({ number }) => [number, { reason: by.reason, criteria: by.criteria }]));
}

function losesGuard({ text }: Line, kept: ReadonlySet<string>): boolean {
  return [...listWords(text)].some((word) => REFUSES.test(word.toLowerCase()) && !kept.has(word));
}

function losesKeeper({ text }: Line, kept: ReadonlySet<string>, words: ReadonlySet<string> | null): boolean {
  if (words === null || IMPORTS.test(text)) return false;
  const all = [...listWords(text)];
  const gone = (word: string) => !kept.has(word) && !words.has(word.toLowerCase());
  return all.some((word) => KEEPS.test(word.toLowerCase()) && gone(word)) || (STOPS.test(text) && all.some(gone));
}
