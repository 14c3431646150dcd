import { addToCount, addToGroup } from '../../../base/groups.js';
import type { FileChange, FileSyntax, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { asksForAccess, namesGuard, readSense, splitName } from '../../text/access-names.js';
import { tokenizeBody } from '../../text/body-tokens.js';
import { REACH } from '../../text/reach.js';
import { mapRemovedLines } from '../side-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { type Exit, readAnswers } from './guards/answers.js';
import { spell } from './guards/conditions.js';
import { findDissolved, findRefusal, listNewFunctions } from './guards/dissolved.js';
import { createElsewhereFinder } from './guards/elsewhere.js';
import { IDENTIFIER, listUses, type Use } from './guards/guard-uses.js';
import { findLostExit, MAX_GONE, REWRITTEN } from './guards/lost-exit.js';
import { findLostRootCheck } from './guards/root-checks.js';
import { isInService } from './weaknesses/in-service.js';

/** Reports a guard that is taken away from what it protected, while that stays. */
export const guardRemoved: Rule = {
  id: 'security/guard-removed',
  severity: 'warn',
  summary: 'A guard is taken away from what it protected',
  docs: {
    why: 'One missing check can give access to what other checks protect. A test of what should work still passes.',
    bad: {
      files: {
        'src/orders.ts': [
          ' export async function cancel(user: User, id: string) {',
          '-  requireAdmin(user);',
          '   const order = await db.order(id);',
          '   await db.cancel(order);',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/orders.ts': [
          ' export async function cancel(user: User, id: string) {',
          '-  requireAdmin(user);',
          '   const order = await db.order(id);',
          '+  requireAdmin(user);',
          '   await db.cancel(order);',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const moved = countAddedGuards(context);
    const findElsewhere = createElsewhereFinder(context);
    const comes = listNewFunctions(context);
    return context.change.files.filter(isInService).flatMap((change) => {
      const syntax = context.syntax.get(change.file.path);
      if (syntax === undefined || change.file.status === 'deleted' || change.file.status === 'added') return [];
      const exits = findOpenFunctions(change, syntax, findElsewhere, comes);
      const lines = new Set(exits.map(({ first }) => first));
      const root = findLostRootCheck(change, syntax);
      if (root !== null) return [buildRootFinding(change, root)];
      return tellOnce([...exits, ...findLostGuards(change, syntax, moved).filter(({ first }) => !lines.has(first))]);
    });
  },
};

/** Returns how often each guard is used in added lines of the change. */
function countAddedGuards({ change, syntax }: RuleContext): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of change.files.filter(isInService)) {
    for (const { name } of listUses(syntax.get(file.path)?.added ?? [], [])) addToCount(counts, name);
  }
  return counts;
}

/** Finds uses that neither come again in the change nor have another guard in their place. */
function findLostGuards(
  change: FileChange,
  syntax: FileSyntax,
  moved: ReadonlyMap<string, number>,
): readonly RawFinding[] {
  const before = syntax.before?.definitions ?? [];
  const after = syntax.after?.definitions ?? [];
  const lost = new Map<string, Use[]>();
  for (const use of listUses(syntax.removed, before)) {
    if ((moved.get(use.name) ?? 0) === 0) addToGroup(lost, use.name, use);
  }
  if (lost.size === 0) return [];
  const places = mapRemovedLines(change);
  const come = listUses(syntax.added, after);
  return [...lost.values()].flatMap((uses) => {
    const use = uses.find((one) => staysOpen(one, change, syntax, come));
    if (use === undefined) return [];
    const at = places.get(use.line.number) ?? 1;
    const finding = buildFinding(change, at, use.name, use.line.text.trim(), use.around?.name ?? null);
    const now = findReplacement(use, change, syntax.added);
    if (now !== null) return [describeReplacement(finding, use, now)];
    const asked = findDissolved(use.name, syntax);
    if (asked !== null) return [describeDissolved(finding, use, asked)];
    const refusal = findRefusal(use, change, syntax.added);
    return [refusal === null ? finding : describeRefusal(finding, use, refusal)];
  });
}

/** Returns true if what a lost guard protected is still there, and no other guard came near it. */
function staysOpen(
  use: Use,
  change: FileChange,
  { before, after, added, removed, symbolChanges }: FileSyntax,
  come: readonly Use[],
): boolean {
  const region = change.regions.find((one) => one.removed.some(({ number }) => number === use.line.number));
  if (region === undefined) return false;
  const inRegion = new Set(region.added.map(({ number }) => number));
  if (come.some(({ line }) => inRegion.has(line.number))) return false;
  if (added.some(({ number, code }) => inRegion.has(number) && namesLongGuard(code))) return false;
  const { around } = use;
  if (around === null)
    return isStatement(use)
      ? !removesWhatFollows(region.removed, use, before !== null)
      : staysWithout(use, added, inRegion);
  // The function may have another name now.
  const now =
    after?.definitions.find(({ name, container }) => name === around.name && container === around.container) ??
    symbolChanges.find((one) => one.before?.name === around.name && one.change === 'renamed')?.after ??
    null;
  const headStays = !removed.some(({ number }) => number === around.first);
  if (now === null && !headStays) return false;
  if (now !== null && come.some(({ line }) => line.number >= now.first && line.number <= now.last)) return false;
  const gone = removed.filter(({ number }) => number >= around.first && number <= around.last).length;
  return gone <= MAX_GONE || gone <= (around.last - around.first + 1) * REWRITTEN;
}

/** Returns the name that stands where the guard stood, in a line that is the same otherwise; null if there is none. */
function findReplacement({ line, name }: Use, change: FileChange, added: readonly ScannedLine[]): string | null {
  const region = change.regions.find((one) => one.removed.some(({ number }) => number === line.number));
  const near = new Set(region?.added.map(({ number }) => number));
  const old = line.code.slice(0, REACH.statement).trim();
  const at = old.indexOf(name);
  const [before, after] = [old.slice(0, at), old.slice(at + name.length)];
  for (const { number, code } of added) {
    const now = code.slice(0, REACH.statement).trim();
    if (!near.has(number) || now.length <= before.length + after.length) continue;
    if (!now.startsWith(before) || !now.endsWith(after)) continue;
    const middle = now.slice(before.length, now.length - after.length);
    if (WHOLE_NAME.test(middle)) return middle;
  }
  return null;
}

const WHOLE_NAME = /^[\p{IDS}_$][\p{IDC}$]{2,80}$/u;

/**
 * Verbs of calls that refuse what was changed since it was written, in most libraries: what is encrypted with a key is
 * signed with it too. `decode` and `parse` refuse nothing.
 */
const OPENS = /^(?:decrypt|unseal|unbox|open|authenticate)$/u;

/** The words for a guard whose place another call has: what that one refuses, a person has to see. */
function describeReplacement(finding: RawFinding, { name, around, line }: Use, now: string): RawFinding {
  const where = around === null ? '' : ` in ${clip(around.name, 60)}`;
  const [verb = '', ...object] = splitName(now);
  const opens = OPENS.test(verb) && object.length > 0 && object.join(' ') === splitName(name).slice(1).join(' ');
  return {
    ...finding,
    title: clip(`Another call has the place of a guard${where}: ${now}, not ${name}`, 110),
    rationale: `Before, this looks like a check of who may do it: “${clip(line.text.trim(), 160)}”. ${clip(now, 60)} is called in its place. See that it refuses what ${clip(name, 60)} refused, or put that back.`,
    ...(opens ? { severity: 'info' as const, checksLess: true as const } : {}),
  };
}

/** The words for a check that has no function of its own any more, while code that comes asks what it asked. */
function describeDissolved(finding: RawFinding, { name, line }: Use, asked: string): RawFinding {
  return {
    ...finding,
    rationale: `Before, this looks like a check of who may do it: “${clip(line.text.trim(), 160)}”. ${clip(name, 60)} itself goes, too, and other lines ask for ${clip(asked, 60)} now. See that nobody gets further by them than before.`,
    severity: 'info',
    checksLess: true,
  };
}

/** The words for a check in whose place lines come that refuse somebody themselves. */
function describeRefusal(finding: RawFinding, { name, line }: Use, refusal: ScannedLine): RawFinding {
  return {
    ...finding,
    rationale: `Before, this looks like a check of who may do it: “${clip(line.text.trim(), 160)}”. New lines in its place refuse somebody, too: “${clip(refusal.text.trim(), 100)}”. See that they refuse all whom ${clip(name, 60)} refused.`,
    severity: 'info',
    checksLess: true,
  };
}

/** A call whose name goes on after it says that it keeps somebody out: `checkAccessAndListOrders(`. */
function namesLongGuard(code: string): boolean {
  return [...code.slice(0, REACH.statement).matchAll(CALLED)].some(([name]) =>
    namesGuard(name.split(/And(?=[A-Z])|_and_/u)[0] ?? ''),
  );
}

const CALLED = /[\p{IDS}_$][\p{IDC}$]{2,120}(?=\s?\()/gu;

/** A line that applies a guard to all that comes after or below it: middleware, an annotation, a hook. */
function isStatement({ line }: Use): boolean {
  return /^\s{0,200}(?:@|\[|#\[|(?:before_action|before_filter|protect_from_forgery|load_and_authorize_resource|prepend_before_action)\b|[\w$.]{1,80}\.(?:use|UseAuthorization|UseAuthentication|register)\()/u.test(
    line.code.slice(0, REACH.line),
  );
}

/** Returns true if the lines that a mark stands before were removed with it. */
function removesWhatFollows(
  removed: readonly { readonly number: number; readonly text: string }[],
  { line }: Use,
  tree: boolean,
): boolean {
  const rest = removed.filter(({ number, text }) => number > line.number && !/^\s*(?:[@#[]|\/\/|$)/u.test(text));
  return tree && rest.length > 0 && /^\s*[@[#]/u.test(line.text);
}

/** Returns true if an added line is the removed one without the guard: `post('/x', requireRole('a'), f)` → `post('/x', f)`. */
function staysWithout({ line, name }: Use, added: readonly ScannedLine[], near: ReadonlySet<number>): boolean {
  const words = (code: string) =>
    code
      .slice(0, REACH.statement)
      .match(IDENTIFIER)
      ?.filter((word) => word !== name) ?? [];
  const old = words(line.code);
  return added.some(({ number, code, text }) => {
    if (!near.has(number)) return false;
    const now = new Set(words(code));
    return (
      now.size > 0 &&
      old.filter((word) => now.has(word)).length >= Math.max(1, now.size * 0.9) &&
      [...text.matchAll(/["'`][^"'`]{1,100}["'`]/gu)].every(([literal]) => line.text.includes(literal))
    );
  });
}

/** Finds functions that refused somebody by an access condition and no longer do. Functions that decide about access have a rule of their own. */
function findOpenFunctions(
  change: FileChange,
  { symbolChanges, added }: FileSyntax,
  findElsewhere: ReturnType<typeof createElsewhereFinder>,
  comes: ReadonlySet<string>,
): readonly RawFinding[] {
  return symbolChanges.flatMap(({ before, bodies, first }) => {
    if (before === null || bodies === null || readSense(before, bodies.before) !== null) return [];
    const old = readAnswers(tokenizeBody(bodies.before), 'yes');
    const now = readAnswers(tokenizeBody(bodies.after), 'yes');
    const lost = findLostExit(old, now, bodies, isAboutAccess);
    if (lost === null) return [];
    const names = lost.condition.map(({ text }) => text).filter((text) => asksForAccess([text]));
    // What the condition asks is asked by other code now.
    const stays = now.exits.some(({ condition }) => spell(condition) === spell(lost.condition));
    if (!stays && added.some(({ code }) => names.some((name) => code.includes(name)))) return [];
    const elsewhere = findElsewhere(change.file.path, before.name, lost, now.callees);
    if (elsewhere === 'called') return [];
    const instead = [...now.callees].find((name) => !old.callees.has(name) && comes.has(name));
    const finding = buildFinding(change, first, before.name, spell(lost.condition), before.name, instead);
    // A caller has the check now. Whether all callers have it, only a person can see.
    return [elsewhere === 'calls' ? { ...finding, severity: 'info', checksLess: true } : finding];
  });
}

function isAboutAccess({ condition }: Exit): boolean {
  return asksForAccess(condition.map(({ text }) => text));
}

/** Who runs a script is often seen to elsewhere: a person looks whether it still is. */
function buildRootFinding(change: FileChange, { number, text }: ScannedLine): RawFinding {
  const at = mapRemovedLines(change).get(number) ?? 1;
  return {
    ...buildFinding(change, Math.max(1, at), 'the check of who runs the script', text.trim(), null),
    severity: 'info',
    checksLess: true,
  };
}

function buildFinding(
  { file }: FileChange,
  line: number,
  name: string,
  shown: string,
  around: string | null,
  instead?: string,
): RawFinding {
  const where = around === null ? '' : ` in ${clip(around, 60)}`;
  return {
    file: file.path,
    first: line,
    last: line,
    title: clip(`A guard is gone${where}: ${name === around ? shown : name}`, 110),
    rationale: `Before, this looks like a check of who may do it: “${clip(shown, 160)}”. What it protected stays, and ${
      instead === undefined
        ? 'no similar check was found in its place. Say where the check is now, or put it back.'
        : `it calls ${clip(instead, 60)} now, which is new. See that this refuses whom the check refused, or put the check back.`
    }`,
    anchor: `${name} ${shown}`,
  };
}
