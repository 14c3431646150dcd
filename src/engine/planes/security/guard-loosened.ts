import type { Definition, RawFinding, Rule, SymbolChange } from '../../model.js';
import { asksForAccess, readSense, type Sense } from '../../text/access-names.js';
import { tokenizeBody } from '../../text/body-tokens.js';
import { clip } from '../wording.js';
import { type Answers, type Exit, readAnswers, saysNo, saysYes } from './guards/answers.js';
import { type Expression, findWeakening, spell, type Weakening } from './guards/conditions.js';
import { findLostExit } from './guards/lost-exit.js';
import { isInService } from './weaknesses/in-service.js';

/** Reports a function or an early exit that decides about access and now lets more pass. */
export const guardLoosened: Rule = {
  id: 'security/guard-loosened',
  severity: 'warn',
  summary: 'A function that decides about access allows more',
  docs: {
    why: 'Every place that calls the function then lets more pass. A test of what should work still passes.',
    bad: {
      files: {
        'src/refunds.ts': [
          ' export function mayRefund(user: User, amount: number): boolean {',
          '-  return user.isStaff && amount < limit;',
          '+  return user.isStaff;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/refunds.ts': [
          ' export function mayRefund(user: User, amount: number): boolean {',
          '-  return user.isStaff && amount < limit;',
          '+  return user.isStaff && amount < limit && !user.suspended;',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: ({ change, syntax }) =>
    change.files.filter(isInService).flatMap(({ file: { path } }) =>
      (syntax.get(path)?.symbolChanges ?? []).flatMap((one) => {
        const found = findLoosening(one);
        return found === null ? [] : [buildFinding(path, one, found)];
      }),
    ),
};

interface Loosening {
  readonly title: string;
  readonly shown: string;
}

function findLoosening({ before, bodies }: SymbolChange): Loosening | null {
  if (before === null || bodies === null) return null;
  const sense = readSense(before, bodies.before);
  const wants = sense === 'deny' ? 'no' : 'yes';
  const old = readAnswers(tokenizeBody(bodies.before), wants);
  const now = readAnswers(tokenizeBody(bodies.after), wants);
  if (sense === null) return compareExits(old, now, ({ condition }) => asksForAccess(readNames(condition)));
  return (
    findConstant(old, now, sense, bodies.after) ??
    findSilenced(old, now, sense) ??
    compareAnswers(old, now, sense) ??
    compareExits(old, now, () => true) ??
    findDroppedExit(old, now, bodies) ??
    findNewWayIn(old, now)
  );
}

/** The function answered, and now says the same to everybody. */
function findConstant(old: Answers, now: Answers, sense: Sense, body: string): Loosening | null {
  const open = sense === 'allow' ? 'yes' : 'no';
  if (now.always !== open || old.always === open) return null;
  return { title: sense === 'allow' ? 'says yes to everybody' : 'keeps nobody out', shown: body };
}

/** The function threw or refused, and now does neither, nor calls anything that might. */
function findSilenced(old: Answers, now: Answers, sense: Sense): Loosening | null {
  if (
    sense === 'deny' ||
    old.refusals === 0 ||
    now.refusals > 0 ||
    !now.returned.every((one) => PASSED.test(spell(one)))
  )
    return null;
  if ([...now.callees].some((name) => !old.callees.has(name) && !PASSES.test(name))) return null;
  return { title: 'refuses nobody any more', shown: '' };
}

/** No error. */
const PASSED = /^(?:nil|Ok \( \( \) \)|next \( \))$/u;
const PASSES = /^(?:next|log|debug|info|warn|error|print|println|console|printf|Printf|Println|resolve|puts)$/u;

function compareAnswers(old: Answers, now: Answers, sense: Sense): Loosening | null {
  if (sense === 'allow' && old.returned.length === now.returned.length) {
    const at = old.returned.findIndex((one, index) => {
      const other = now.returned[index] ?? [];
      return spell(one) !== spell(other) && saysMore(one, other);
    });
    if (at >= 0) return { title: 'asks for less', shown: spell(now.returned[at] ?? []) };
  }
  const before = old.returned.filter((one) => !isConstant(one));
  const after = now.returned.filter((one) => !isConstant(one));
  if (before.length !== after.length) return null;
  for (const [at, one] of before.entries()) {
    const other = after[at] ?? [];
    const weakening = sense === 'allow' ? findWeakening(one, other) : findWeakening(other, one);
    if (weakening !== null) return describeWeakening(weakening, sense === 'deny');
    const looser = sense === 'allow' ? findLooserComparison(one, other) : null;
    if (looser !== null) return looser;
  }
  return null;
}

/** An answer that is yes now, or was no, or asks only a part of what it asked. */
function saysMore(before: Expression, after: Expression): boolean {
  if (isConstant(before)) return saysNo(before) && !isConstant(after) && isExpression(after);
  return saysYes(after) || asksPart(before, after);
}

/** Returns true for an expression of values that are at hand, and no call that might refuse. */
function isExpression(expression: Expression): boolean {
  return expression.every(({ text }) => /^(?:[\p{IDS}_$][\p{IDC}$]*|\d+|[.()<>!=]{1,3})$/u.test(text));
}

/** Returns true if what is asked uses only names that were used before, and no longer asks for a role, a text or an access right. */
function asksPart(before: Expression, after: Expression): boolean {
  const known = new Set([...readNames(before), ...ANYTHING, ...LOGIN]);
  if (after.length === 0 || !readNames(after).every((name) => known.has(name))) return false;
  if (!after.some(({ text }) => /^[\p{IDS}_$]/u.test(text)) || isConstant(after)) return false;
  const texts = (expression: Expression) =>
    expression.filter(({ text }) => /^["'`]/u.test(text) && text.length > 2).length;
  const rights = (expression: Expression) =>
    readNames(expression).filter((name) => asksForAccess([name]) && !LOGIN.has(name)).length;
  return texts(before) > 0 ? texts(after) === 0 : rights(before) > 0 && rights(after) === 0;
}

/** What everybody is asked for who has an account. */
const LOGIN: ReadonlySet<string> = new Set([
  'is_authenticated',
  'isAuthenticated',
  'IsAuthenticated',
  'authenticated',
  'isLoggedIn',
  'is_logged_in',
  'logged_in',
  'signed_in',
]);

/** What any value can be asked for. */
const ANYTHING = [
  'length',
  'size',
  'count',
  'len',
  'bool',
  'Boolean',
  'null',
  'undefined',
  'None',
  'nil',
  'not',
  'is',
  'isEmpty',
  'empty',
  'present',
  'blank',
  'any',
  'exists',
];

const isConstant = (expression: Expression) =>
  /^(?:true|false|nil|null|none|undefined|! [01]|[01])$/iu.test(spell(expression));

/** `a === b` → `a.startsWith(b)`: the same operands, compared in part. */
function findLooserComparison(before: Expression, after: Expression): Loosening | null {
  const equal = before.findIndex(({ text }) => /^={2,3}$/u.test(text));
  const part = after.findIndex(({ text }) => PARTIAL.test(text));
  if (equal < 0 || part < 0 || before.some(({ text }) => PARTIAL.test(text))) return null;
  const names = readNames(after).filter((name) => !PARTIAL.test(name));
  const known = new Set(readNames(before));
  return names.length > 0 && names.every((name) => known.has(name))
    ? { title: 'compares only a part', shown: spell(after) }
    : null;
}

const PARTIAL =
  /^(?:startsWith|endsWith|includes|indexOf|contains|startswith|endswith|HasPrefix|HasSuffix|Contains|StartsWith|EndsWith|include|starts_with|ends_with|str_contains|str_starts_with|hasPrefix|hasSuffix)$/u;

/** An early exit that refuses fewer, or an early way in that lets more pass. */
function compareExits(old: Answers, now: Answers, counts: (exit: Exit) => boolean): Loosening | null {
  const spelled = (exit: Exit) => `${exit.unless} ${exit.does} ${spell(exit.condition)}`;
  const had = new Set(old.exits.map(spelled));
  const has = new Set(now.exits.map(spelled));
  const lost = old.exits.filter((exit) => !has.has(spelled(exit)) && exit.does !== 'other' && counts(exit));
  const come = now.exits.filter((exit) => !had.has(spelled(exit)) && exit.does !== 'other');
  for (const exit of lost) {
    for (const other of come) {
      if (other.does !== exit.does || other.unless !== exit.unless) continue;
      if (asksPart(exit.condition, other.condition)) return { title: 'asks for less', shown: spell(other.condition) };
      if (exit.does === 'refuses' && !exit.unless && saysNo(other.condition))
        return { title: 'never refuses any more', shown: spell(exit.condition) };
      const lets = (exit.does === 'allows') !== exit.unless;
      const weakening = lets
        ? findWeakening(exit.condition, other.condition)
        : findWeakening(other.condition, exit.condition);
      if (weakening !== null) return describeWeakening(weakening, !lets);
    }
  }
  return null;
}

/** By what is compared: what lets somebody in, or what refuses, where the conditions stand the other way round. */
const TITLES: Readonly<Record<Weakening['how'], { readonly allows: string; readonly refuses: string }>> = {
  'asks less': { allows: 'asks for less', refuses: 'refuses under one more condition only' },
  'another way in': { allows: 'has another way in', refuses: 'no longer refuses in one case' },
  'any of them': { allows: 'asks for one of them only', refuses: 'refuses only if all of them hold' },
};

function describeWeakening({ how, part }: Weakening, refuses: boolean): Loosening {
  return { title: TITLES[how][refuses ? 'refuses' : 'allows'], shown: spell(part) };
}

/** An early exit is gone, and no new call or condition can have taken its part. */
function findDroppedExit(old: Answers, now: Answers, bodies: NonNullable<SymbolChange['bodies']>): Loosening | null {
  if (now.exits.length >= old.exits.length || [...now.callees].some((name) => !old.callees.has(name))) return null;
  const lost = findLostExit(old, now, bodies, () => true);
  return lost === null ? null : { title: 'no longer refuses in one case', shown: spell(lost.condition) };
}

/** A new early exit that lets somebody in by a text, a header or the environment. */
function findNewWayIn(old: Answers, now: Answers): Loosening | null {
  const had = new Set(old.exits.map(({ condition }) => spell(condition)));
  const asked = old.exits.length + old.returned.filter((one) => !saysYes(one)).length > 0;
  const come = now.exits.find(
    ({ does, condition }) => does === 'allows' && !had.has(spell(condition)) && OPENED.test(spell(condition)),
  );
  return come === undefined || !asked ? null : { title: 'has another way in', shown: spell(come.condition) };
}

/** A literal that something is compared with, or what a caller or an operator sets freely. */
const OPENED =
  /={2,3} ?["'`]|["'`] ?={2,3} |\bheaders?\b|\benviron\b|\benv\b|\bgetenv\b|\bquery\b|\bcookies?\b|\bdebug\b/iu;

function readNames(expression: Expression): readonly string[] {
  return expression.map(({ text }) => text).filter((text) => /^[\p{IDS}_$]/u.test(text));
}

/**
 * What is said where two conditions are compared: it is so, and readers of merged changes mostly found that it was meant. What
 * lets in everybody, or whoever knows a word, is told as a warning.
 */
const FOR_SOME: ReadonlySet<string> = new Set([
  TITLES['asks less'].allows,
  TITLES['asks less'].refuses,
  TITLES['another way in'].refuses,
  TITLES['any of them'].allows,
  TITLES['any of them'].refuses,
  'compares only a part',
]);

function buildFinding(file: string, { first, last, before, after }: SymbolChange, found: Loosening): RawFinding {
  const name = describe(after ?? before);
  const shown = found.shown === '' ? '' : `: “${clip(found.shown, 160)}”`;
  const gone = findLostParameter(before, after, found.shown);
  return {
    file,
    first,
    last,
    title: clip(`${name} ${found.title}`, 110),
    rationale: `What decides about access here ${found.title}${shown}. ${gone === undefined ? 'Requests that it refused may pass now.' : `The parameter ${clip(gone, 40)} that it asks for goes, too: make sure that nothing else lets in what was refused.`} If that is intended, say in the pull request for whom and why. If not, put the condition back.`,
    anchor: `${name} ${found.title} ${clip(found.shown, 160)}`,
    ...(FOR_SOME.has(found.title) && { severity: 'info' as const, checksLess: true as const }),
  };
}

/** Returns a parameter in the text of a condition that the function does not take any more. */
function findLostParameter(before: Definition | null, after: Definition | null, shown: string): string | undefined {
  const left = new Set(after?.parameters.map(({ name }) => name));
  const words = new Set(shown.split(' '));
  return before?.parameters.find(({ name }) => words.has(name) && !left.has(name))?.name;
}

function describe(definition: Definition | null): string {
  return definition === null ? 'A guard' : clip(definition.name, 60);
}
