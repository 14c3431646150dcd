/** A condition: CEL text → faults, or a function from facts to true, false or an error. */
import { type CelInput, celEnv, isCelError, parse, plan } from '@bufbuild/cel';
import { RE2JS } from 're2js';
import { checkExpression, type ExpressionFault } from './check.js';
import { FACTS, type Facts } from './facts.js';

/** What a condition comes to. `error` holds why it could not be evaluated: a division by zero, a plane that is not there. */
export type Outcome =
  | { readonly held: boolean; readonly error: null }
  | { readonly held: false; readonly error: string };

/** The facts as CEL takes them: made once, asked by every condition. */
export type BoundFacts = Readonly<Record<string, CelInput>>;

export type Condition = (facts: BoundFacts) => Outcome;

/** `loops`: lists that it walks through; `groups`: the facts it names (and its own variables), `findings`, `tier`, … */
export type Compiled =
  | { readonly ok: true; readonly condition: Condition; readonly loops: number; readonly groups: readonly string[] }
  | { readonly ok: false; readonly faults: readonly ExpressionFault[] };

/** Longest condition, and how deep brackets may go: what keeps parsing and evaluation small whatever is written. */
export const MAX_EXPRESSION_CHARACTERS = 1_000;
export const MAX_EXPRESSION_DEPTH = 24;

/** Compiles a condition. Never throws: what is wrong comes back as faults with their offset in the text. */
export function compileCondition(text: string): Compiled {
  const large = sizeFault(text);
  if (large !== null) return { ok: false, faults: [large] };
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(text);
  } catch (error) {
    return { ok: false, faults: [syntaxFault(error)] };
  }
  const { faults, loops, groups } = checkExpression(text, parsed);
  if (faults.length > 0) return { ok: false, faults };
  const evaluate = plan(celEnv({ re2: cachingPatterns() }), parsed);
  return { ok: true, condition: (facts) => outcomeOf(evaluate, facts), loops, groups };
}

function outcomeOf(evaluate: (bindings: Record<string, CelInput>) => unknown, facts: BoundFacts): Outcome {
  try {
    const value = evaluate(facts);
    if (isCelError(value)) return { held: false, error: value.message };
    return typeof value === 'boolean' ? { held: value, error: null } : { held: false, error: 'not true or false' };
  } catch {
    return { held: false, error: 'could not be evaluated' };
  }
}

/** Facts as CEL takes them: whole numbers as int, groups as maps, by the types of the table. */
export function bindFacts(facts: Facts): BoundFacts {
  const top = new Map(Object.entries(facts));
  const bindings = new Map<string, Map<string, CelInput>>();
  const made: Record<string, CelInput> = {};
  for (const { name, type } of FACTS) {
    const [group = name, field] = name.split('.');
    const value: unknown =
      field === undefined ? top.get(group) : new Map(Object.entries(top.get(group) ?? {})).get(field);
    const input = inputOf(value, type === 'double');
    if (field === undefined) {
      made[group] = input;
      continue;
    }
    const fields = bindings.get(group) ?? new Map<string, CelInput>();
    fields.set(field, input);
    bindings.set(group, fields);
    made[group] = fields;
  }
  return made;
}

function inputOf(value: unknown, asDouble: boolean): CelInput {
  if (typeof value === 'number') return asDouble ? value : BigInt(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => inputOf(one, asDouble));
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).map(([key, one]): [string, CelInput] => [key, inputOf(one, asDouble)]));
  }
  return null;
}

/** A pattern is compiled once a condition, not once an element. */
function cachingPatterns() {
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

function sizeFault(text: string): ExpressionFault | null {
  if (text.trim() === '') return { offset: 0, message: 'the condition is empty' };
  if (text.length > MAX_EXPRESSION_CHARACTERS) {
    return {
      offset: MAX_EXPRESSION_CHARACTERS,
      message: `a condition has at most ${MAX_EXPRESSION_CHARACTERS} characters, this has ${text.length}`,
    };
  }
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    else if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth > MAX_EXPRESSION_DEPTH) return { offset: at, message: `brackets go deeper than ${MAX_EXPRESSION_DEPTH}` };
  }
  return null;
}

/** The parser's own message names what it expected in a dozen alternatives; where it stopped is what helps. */
function syntaxFault(error: unknown): ExpressionFault {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  const found = /found ([\s\S]+?) but expecting/u.exec(message)?.[1] ?? 'something else';
  const location: unknown = typeof error === 'object' && error !== null && 'location' in error ? error.location : null;
  const start: unknown =
    typeof location === 'object' && location !== null && 'start' in location ? location.start : null;
  const offset =
    typeof start === 'object' && start !== null && 'offset' in start && typeof start.offset === 'number'
      ? start.offset
      : 0;
  return {
    offset,
    message: `not a CEL expression: ${found === 'end of input' ? 'it ends too early' : `cannot read on at ${found}`}`,
  };
}
