/** A condition that decides beside the one that the criterion names. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, listNames, placeOf, quote } from './asked.js';
import { LEFT_OUT, REFUSED } from './refusals.js';

/** Sentences with several conditions say more than a line shows. */
const SEVERAL = /\b(?:and|or|unless|except|both|either|neither|nor|but|also)\b|[,;]/u;
const GUARDS = /^(?:null|None|nil|undefined|nullptr|NULL|''|"")$/u;
const ASKS_WHAT_IT_IS =
  /\b(?:typeof|instanceof|isinstance|is_\w+|isArray|hasattr|length|len|size|count|exists|isset|has|defined)\b/u;
/** What a name of its own stands for is not known. */
const A_NAME = /^[\w$]+(?:\(\))?$/u;
/** The case has a name: other words may stand for something else. */
const SPAN = /`(?<code>[^`\n]{1,80})`/gu;
const NAME = /[\p{IDS}_$][\w$]*/gu;

/** Finds an added condition of which one part is what the criterion speaks of, and another, new one is not. */
export function findForeignCondition(asked: Asked): string | null {
  const { lines, removed, text, written, speaksOf } = asked;
  if (SEVERAL.test(text) || !(LEFT_OUT.test(text) || REFUSED.test(text))) return null;
  const named = new Set(
    [...written.matchAll(SPAN)]
      .flatMap(({ groups = {} }) => listNames(groups['code'] ?? ''))
      .map((name) => name.toLowerCase()),
  );
  for (const line of lines) {
    const condition = readCondition(line.text);
    if (condition === null || condition.atoms.length < 2) continue;
    const parts = condition.atoms.map(({ left, operator, right }) => ({
      code: operator === null ? left : `${left} ${operator} ${right}`,
      isGuard:
        ASKS_WHAT_IT_IS.test(`${left} ${right}`) ||
        (operator !== null && GUARDS.test(right.trim()) && !/^[<>]/u.test(operator)),
    }));
    const common = listCommon(parts);
    const isAbout = (code: string) => listNames(leaveOut(code, common)).some((name) => named.has(name.toLowerCase()));
    if (!parts.some(({ code }) => isAbout(code))) continue;
    const foreign = parts.find(
      ({ code, isGuard }) =>
        !isGuard &&
        !A_NAME.test(code) &&
        !isAbout(code) &&
        !speaksOf(leaveOut(code, common)) &&
        !removed.some((gone) => gone.includes(code)) &&
        !isWithin(code, parts),
    );
    if (foreign !== undefined)
      return `the case alone: the condition at ${placeOf(asked, line)} asks for ${quote(foreign.code)} too`;
  }
  return null;
}

/** Returns whether all names of a part are names of another part: it asks first whether they are there. */
function isWithin(code: string, parts: readonly { readonly code: string }[]): boolean {
  const names = listNames(code);
  return parts.some((other) => {
    const known = new Set(listNames(other.code));
    return other.code !== code && names.every((name) => known.has(name));
  });
}

/** The names that all parts have: what they ask about. */
const listCommon = (parts: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(listNames(parts[0]?.code ?? '').filter((name) => parts.every(({ code }) => code.includes(name))));

const leaveOut = (code: string, names: ReadonlySet<string>): string =>
  code.replace(NAME, (name) => (names.has(name) ? ' ' : name));
