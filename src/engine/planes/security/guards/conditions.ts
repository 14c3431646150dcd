/** Conditions as texts of their parts, and whether one accepts more than another. */
import { findClosing, type Token } from '../../../text/body-tokens.js';

/** An expression as tokens. */
export type Expression = readonly Token[];

/** Returns the tokens of an expression as one text, for comparison. */
export function spell(expression: Expression): string {
  return expression.map(({ text }) => text).join(' ');
}

const AND = /^(?:&&|and)$/u;
const OR = /^(?:\|\||or)$/u;

/** Splits at an operator outside of brackets. */
function split(expression: Expression, operator: RegExp): readonly Expression[] {
  const depth = Math.min(...expression.map((token) => token.depth));
  const parts: Token[][] = [[]];
  for (const token of expression) {
    if (token.depth === depth && operator.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Removes brackets around the whole expression. */
function strip(expression: Expression): Expression {
  let inner = expression;
  while (inner[0]?.text === '(' && inner.length > 2 && findClosing(inner, 0) === inner.length - 1)
    inner = inner.slice(1, -1);
  return inner;
}

/** Returns what a `!` or `not` before the whole expression negates; null if there is none. */
function negated(expression: Expression): Expression | null {
  const [first, second] = expression;
  if (first?.text === 'not' && split(expression, AND).length === 1 && split(expression, OR).length === 1)
    return strip(expression.slice(1));
  if (first?.text !== '!' || second?.text !== '(') return null;
  return findClosing(expression, 1) === expression.length - 1 ? strip(expression.slice(1)) : null;
}

/** How a condition accepts more than before, and the part that makes the difference. */
export interface Weakening {
  readonly how: 'asks less' | 'another way in' | 'any of them';
  readonly part: Expression;
}

const MAX_NESTING = 6;

/**
 * Compares two conditions by their parts: `a && b` → `a` asks less; `a` → `a || b` has another way in; of `a && b` → `a || b` any
 * of them is enough. Returns null if the second one does not show that it accepts more.
 */
export function findWeakening(before: Expression, after: Expression, nesting: number = 0): Weakening | null {
  const [old, now] = [strip(before), strip(after)];
  if (old.length === 0 || now.length === 0 || nesting > MAX_NESTING || spell(old) === spell(now)) return null;
  const [oldNegated, nowNegated] = [negated(old), negated(now)];
  if (oldNegated !== null && nowNegated !== null) return findWeakening(nowNegated, oldNegated, nesting + 1);
  const [all, any] = [split(old, AND), split(now, OR)];
  if (all.length > 1 && hasSameParts(all, any)) return { how: 'any of them', part: now };
  const ways = compareParts(split(old, OR), split(now, OR));
  if (ways !== null && ways.lost.length === 0 && ways.come.length > 0)
    return { how: 'another way in', part: ways.come[0] ?? [] };
  if (ways?.lost.length === 1 && ways.come.length === 1 && ways.kept > 0)
    return findWeakening(ways.lost[0] ?? [], ways.come[0] ?? [], nesting + 1);
  const demands = compareParts(split(old, AND), split(now, AND));
  if (demands !== null && demands.come.length === 0 && demands.lost.length > 0)
    return { how: 'asks less', part: demands.lost[0] ?? [] };
  if (
    demands?.lost.length === 1 &&
    demands.come.length === 1 &&
    (demands.kept > 0 || isGroup(demands.lost[0], demands.come[0]))
  )
    return findWeakening(demands.lost[0] ?? [], demands.come[0] ?? [], nesting + 1);
  return null;
}

/** Returns true if both have the same parts, in any order. */
function hasSameParts(before: readonly Expression[], after: readonly Expression[]): boolean {
  const compared = before.length === after.length ? compareParts(before, after) : null;
  return compared !== null && compared.lost.length === 0 && compared.come.length === 0;
}

/** Returns true if one of them is an expression in brackets, which still has parts. */
function isGroup(a: Expression | undefined, b: Expression | undefined): boolean {
  return a !== undefined && b !== undefined && (strip(a).length < a.length || strip(b).length < b.length);
}

interface Compared {
  readonly kept: number;
  readonly lost: readonly Expression[];
  readonly come: readonly Expression[];
}

/** Pairs the parts that are equal on both sides; null if nothing is. */
function compareParts(before: readonly Expression[], after: readonly Expression[]): Compared | null {
  const plain = (part: Expression) => spell(strip(part));
  const old = new Set(before.map(plain));
  const now = new Set(after.map(plain));
  const kept = [...old].filter((text) => now.has(text)).length;
  if (before.length === 1 && after.length === 1) return { kept, lost: before, come: after };
  if (kept === 0) return null;
  return {
    kept,
    lost: before.filter((part) => !now.has(plain(part))),
    come: after.filter((part) => !old.has(plain(part))),
  };
}
