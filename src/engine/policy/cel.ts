/** Compiles conditions with the parser and evaluator of CEL. Loaded only if a condition is not a plain one. */
import { type CelInput, celEnv, isCelError, parse, plan } from '@bufbuild/cel';
import { RE2JS } from 're2js';
import { checkExpression, type ExpressionProblem } from './check.js';
import type { Compiled, Outcome } from './condition.js';

/** Compiles a condition whose size was checked. Never throws: faults are returned with their offset in the text. */
export function compileByCel(text: string): Compiled {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(text);
  } catch (error) {
    return { ok: false, faults: [toSyntaxProblem(error, text)] };
  }
  const { faults, loops, groups } = checkExpression(text, parsed);
  if (faults.length > 0) return { ok: false, faults };
  const evaluate = plan(celEnv({ re2: createPatternCache() }), parsed);
  return { ok: true, condition: (facts) => evaluateCondition(evaluate, facts.forCel()), loops, groups };
}

type Bindings = Readonly<Record<string, CelInput>>;

function evaluateCondition(evaluate: (bindings: Bindings) => unknown, facts: Bindings): Outcome {
  try {
    const value = evaluate(facts);
    if (isCelError(value)) return { held: false, error: value.message };
    return typeof value === 'boolean' ? { held: value, error: null } : { held: false, error: 'not true or false' };
  } catch {
    return { held: false, error: 'could not be evaluated' };
  }
}

/** Caches patterns, so that each is compiled once per condition and not once per element. */
function createPatternCache() {
  const compiled = new Map<string, { test(text: string): boolean }>();
  return {
    compile(pattern: string) {
      const known = compiled.get(pattern);
      if (known !== undefined) return known;
      const matcher = RE2JS.compile(pattern);
      const made = { test: (text: string) => matcher.matcher(text).find() };
      compiled.set(pattern, made);
      return made;
    },
  };
}

/** What other languages compare or assign with, alone or in quotation marks. */
const ASSIGNS = /^["']?=["']?$/u;

/** A text in quotation marks, or one bracket. */
const QUOTED_OR_BRACKET = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()[\]{}]/gu;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The bracket that the end of an expression lacks; null if it lacks none. The parser names the place where the call begins. */
function findMissingBracket(source: string): string | null {
  const awaited: string[] = [];
  for (const [token] of source.matchAll(QUOTED_OR_BRACKET)) {
    const closing = CLOSING.get(token);
    if (closing !== undefined) awaited.push(closing);
    else if (token.length === 1 && awaited.pop() !== token) return null;
  }
  return awaited.at(-1) ?? null;
}

/** Describes a syntax fault. The parser's message lists a dozen expected alternatives; only the location is helpful. */
function toSyntaxProblem(error: unknown, source: string): ExpressionProblem {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  const found = /found ([\s\S]+?) but expecting/u.exec(message)?.[1] ?? 'something else';
  const location: unknown = typeof error === 'object' && error !== null && 'location' in error ? error.location : null;
  const start: unknown =
    typeof location === 'object' && location !== null && 'start' in location ? location.start : null;
  const offset =
    typeof start === 'object' && start !== null && 'offset' in start && typeof start.offset === 'number'
      ? start.offset
      : 0;
  const where = found === 'end of input' ? 'it ends too early' : `cannot read on at ${found}`;
  const missing = findMissingBracket(source);
  const advice = ASSIGNS.test(found)
    ? '; to compare, write =='
    : missing === null
      ? ''
      : `; a bracket is not closed: ${missing} is missing`;
  return { offset, message: `not a CEL expression: ${where}${advice}` };
}
