/** An answer that is yes only for what it should never be yes for. */
import { listHeads, type SourceLine } from '../../change/source.js';
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, placeOf, quote } from './asked.js';

const NEVER = /\b(?:is|are) (?:never|not|no longer) (?:an? )?(?<state>\p{Alpha}{3,})\b/u;
const NEGATION = /\b(?:not|never|no|without|unless|except)\b|n['’]t/u;
const ANSWERS = /^(?:return\s+)?(?<all>[^?]+?);?$/u;
const AND = /\s*(?:&&|\band\b)\s*/u;
const IS_NEGATED =
  /^\(*\s*(?:!|not\b)|!==?|<>|(?:==?=?|is)\s*(?:false|False|null|None|nil|0)\b|\b(?:un|not|non)[A-Z_]/u;
const COMPARES = /[<>]/u;

/**
 * Finds an added answer of the function that is named by the state, which asks for the case of the criterion: `isOverdue`
 * gives `paid && …`, where "an invoice that is paid is never overdue".
 */
export function findInvertedAnswer(asked: Asked): string | null {
  const { lines, text, source, speaksOf } = asked;
  const never = NEVER.exec(text);
  const state = never?.groups?.['state'];
  if (never === null || state === undefined || NEGATION.test(text.slice(0, never.index))) return null;
  for (const line of lines) {
    const given = isGivenFor(asked, line, state);
    if (given !== null) return given;
    if (!/^return\b/u.test(line.code) || /\|\||\bor\b/u.test(line.code)) continue;
    if (!listHeads(source, line).some((head) => head.text.toLowerCase().replaceAll('_', '').includes(state))) continue;
    const parts = (ANSWERS.exec(line.text.trim())?.groups?.['all'] ?? '').split(AND);
    const [asks] = parts.filter(
      (part) =>
        speaksOf(part) &&
        !part.toLowerCase().includes(state) &&
        !COMPARES.test(part) &&
        !IS_NEGATED.test(part) &&
        !part.includes('('),
    );
    if (parts.length > 1 && asks !== undefined)
      return `the other case: ${placeOf(asked, line)} answers yes only where ${quote(asks)}`;
  }
  return null;
}

const YES = /^return\s+(?:true|True|TRUE)\b/u;

/** `if invoice.paid: return True` in `is_overdue`. */
function isGivenFor(asked: Asked, line: SourceLine, state: string): string | null {
  const { source, speaksOf } = asked;
  const [head, ...around] = listHeads(source, line);
  if (!YES.test(line.code) || head === undefined || source.lines[head.number - 1]?.isAdded !== true) return null;
  if (!around.some((one) => one.text.toLowerCase().replaceAll('_', '').includes(state))) return null;
  const { atoms = [] } = readCondition(head.text) ?? {};
  const [atom] = atoms;
  if (atoms.length !== 1 || atom?.operator !== null || !atom.holds || !speaksOf(atom.left)) return null;
  return atom.left.toLowerCase().includes(state)
    ? null
    : `the other case: ${placeOf(asked, line)} answers yes where ${quote(atom.left)}`;
}
