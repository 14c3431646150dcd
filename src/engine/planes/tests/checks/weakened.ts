import type { FileChange, RuleContext, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createNewSideReader } from '../../new-side.js';
import { findFamily } from '../vocabulary.js';
import { isAlwaysTrue, marksSuccess } from './always-true.js';
import { acceptsAnyError, demandsBound, rateAssertion, readSubject, toleratesMore } from './assertion-strength.js';
import { readChecks } from './checks.js';

/** An assertion that still stands and demands less. */
export interface Weaker {
  readonly old: ScannedLine;
  readonly now: ScannedLine;
  /** Begins a sentence. */
  readonly how: string;
}

/** Finds them in a changed test, by its regions. */
export function findWeaker(context: RuleContext, change: FileChange): readonly Weaker[] {
  const family = change.class === 'test' ? findFamily(change.language) : null;
  const syntax = context.syntax.get(change.file.path);
  if (family === null || syntax === undefined) return [];
  const checks = readChecks(context, change, family);
  if (checks.removed.size === 0) return [];
  const lines = new Map(syntax.added.map((line) => [line.number, line]));
  const isToThrow = createThrowingTest(change);
  return change.regions.flatMap(({ removed, added }) => {
    const marks = removed.filter(({ text }) => marksSuccess(text.trim())).length;
    const all = added.flatMap(({ number }) => lines.get(number) ?? []).slice(0, MAX_LINES);
    // What cannot fail stands for the marks of success that were there: only more of them took a check away.
    const idle = new Set(all.filter((line) => isAlwaysTrue(readCode(line))).slice(0, marks));
    const came = all.filter((line) => !idle.has(line));
    const kept = new Set(came.map(({ text }) => text.trim()));
    // Where as many checks come as go, a call that stands alone may be checked beside it: `with raises(…):` above it.
    const lost = removed.filter(({ number }) => checks.removed.has(number)).length;
    const fewer = came.filter(({ number }) => checks.added.has(number) || checks.calls.has(number)).length < lost;
    const used = new Set<ScannedLine>();
    return removed.slice(0, MAX_LINES).flatMap(({ number }): readonly Weaker[] => {
      const old = checks.removed.get(number);
      if (old === undefined || kept.has(old.text.trim())) return [];
      for (const now of came) {
        if (used.has(now)) continue;
        const silent = describeSilenced(readCode(old), readCode(now), fewer);
        const how = silent ?? compare(old, now, { checks: checks.added.has(now.number), fewer }, came);
        if (how === null || (silent === null && isToThrow(now.number))) continue;
        used.add(now);
        return [{ old, now, how }];
      }
      return [];
    });
  });
}

/** The head of a block that has to throw, at the end of its line. */
const MUST_THROW =
  /\b(?:assertFails\w*|assertThrows\w*|assertThatThrownBy|shouldThrow\w*|expectThrows|XCTAssertThrowsError|(?:assert_)?raises?\w*|assertRaises\w*|Throws\w*|toThrow\w*|expect)\b[^;]{0,200}(?:[{(:]|\bdo|=>|->)\s{0,4}$/u;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/gu;
/** So many lines above are read for the head of a block. */
const MAX_BLOCK = 20;

/** Returns a function that tells whether a line stands in a block that has to throw: what it gave was never checked. */
function createThrowingTest(change: FileChange): (line: number) => boolean {
  const side = createNewSideReader(change);
  return (line) => {
    const own = (side(line) ?? '').search(/\S/u);
    for (let at = line - 1; at > 0 && at >= line - MAX_BLOCK; at -= 1) {
      const text = (side(at) ?? '').slice(0, REACH.line);
      const indent = text.search(/\S/u);
      if (indent >= 0 && indent < own) return MUST_THROW.test(text.replace(QUOTED, ''));
    }
    return false;
  };
}

/** The limit of lines of a region that are compared with each other. */
const MAX_LINES = 60;

/** Whether a new line checks something, and whether fewer lines do than before. */
interface Side {
  readonly checks: boolean;
  readonly fewer: boolean;
}

function compare(
  old: ScannedLine,
  now: ScannedLine,
  { checks, fewer }: Side,
  came: readonly ScannedLine[],
): string | null {
  const [before, after] = [readCode(old), readCode(now)];
  if (isConditional(before, after)) return 'The check is made only under a condition';
  if (!checks) return fewer && callsOnly(before, after) ? 'The result is no longer checked' : null;
  if (acceptsAnyError(before, after) && sharesSubject(after, before)) return 'Any error is accepted';
  if (toleratesMore(before, after)) return 'More is tolerated';
  if (rateAssertion(old.code.slice(0, REACH.statement)) !== 'exact') return null;
  const bounds = demandsBound(after) && !demandsBound(before);
  const exists = rateAssertion(now.code.slice(0, REACH.statement)) === 'exists';
  if (!(bounds || exists) || !sharesSubject(after, before)) return null;
  // A boolean, or nothing, is asked for in other words.
  if (/\b(?:true|false|True|False|null|nullptr|NULL|nil|None|undefined|0)\b/u.test(before)) return null;
  const stays = came.some(
    (line) => rateAssertion(line.code.slice(0, REACH.statement)) === 'exact' && sharesSubject(after, readCode(line)),
  );
  return stays ? null : 'The value is no longer checked';
}

/** Returns how a line looks like a check, or was one, and can no longer fail. */
function describeSilenced(before: string, after: string, fewer: boolean): string | null {
  const plain = before.replace(/;$/u, '');
  if (isAlwaysTrue(after) && !isAlwaysTrue(before) && !marksSuccess(before)) return 'The check is always true';
  if (fewer && /^(?:pass|\.\.\.)$/u.test(after)) return 'Nothing is checked here any more';
  if (after.includes(plain) && /^try\b/u.test(after) && /\bcatch\b/u.test(after))
    return 'The check may fail and nobody is told';
  const logged = before.replace(/\.(?:Fatal|Error)(f?)\(/u, '.Log$1(');
  return logged !== before && logged === after ? 'The failure is only logged' : null;
}

function readCode({ text, comment }: ScannedLine): string {
  const start = comment.trim() === '' ? text.length : comment.length - comment.trimStart().length;
  return text.slice(0, Math.min(start, REACH.statement)).trim();
}

/** Returns true if the old check is the rest of the line after a condition, or stands before one. */
function isConditional(before: string, after: string): boolean {
  const plain = before.replace(/;$/u, '');
  const now = after.replace(/[;}\s]+$/u, '');
  if (plain.length < 6 || now.length <= plain.length) return false;
  if (now.endsWith(plain)) return /^(?:if\b.{1,200}|.{1,100}&&)\s{0,4}\{?\s{0,4}$/u.test(now.slice(0, -plain.length));
  return now.startsWith(plain) && /^\s+(?:if|unless)\s/u.test(now.slice(plain.length));
}

/** Returns true if a line closes what it opens, and no more. */
function closes(code: string): boolean {
  const count = (bracket: RegExp) => code.match(bracket)?.length ?? 0;
  return count(/\(/gu) === count(/\)/gu);
}

/** Checks that nothing is thrown: the call alone fails too. */
const FAILS_BY_ITSELF =
  /\b(?:returnsNormally|assertDoesNotThrow|assertNothingRaised|assert_nothing_raised|XCTAssertNoThrow|NotThrow\w{0,20}|doesNotThrow\w{0,20})\b|\bnot(?:_to)?[. ](?:toThrow|raise_error)/u;

/** Returns true if a line is what a check was made of, and nothing else: `expect(f(x)).toBe(6)` → `f(x)`. */
function callsOnly(before: string, after: string): boolean {
  const call = after.replace(/^(?:await |_ = |const _ = |void )/u, '').replace(/;$/u, '');
  if (!/^[\p{IDS}_$][\p{IDC}$.:>-]{0,100}\(.{0,300}\)$/u.test(call) || !closes(call)) return false;
  // A case on one line that is put on several is written anew.
  if (/[(,]$|^(?:it|test|specify)\b/u.test(before) || FAILS_BY_ITSELF.test(before)) return false;
  return before.length > call.length && before.includes(call) && !before.startsWith(call);
}

/** Returns true if all names of a check are in another one. */
function sharesSubject(of: string, other: string): boolean {
  const known = new Set(readSubject(other));
  const names = readSubject(of);
  return (
    names.length > 0 &&
    names.every((name) => known.has(name) || /^(?:toThrow|raises|assertRaises|Exception|Error|class)/u.test(name))
  );
}
