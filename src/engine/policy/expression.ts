/** A condition: CEL text → faults, or a function from facts to true, false or an error. */

import type { CelInput } from '@bufbuild/cel';
import type { ExpressionProblem } from './check.js';
import type { BoundFacts, Compiled } from './condition.js';
import { FACTS, type Facts, readFact } from './facts.js';
import { parsePlainCondition } from './plain-condition.js';

/** Longest condition, and how deep brackets may go: what keeps parsing and evaluation small whatever is written. */
const MAX_EXPRESSION_CHARACTERS = 1_000;
const MAX_EXPRESSION_DEPTH = 24;

/** Thrown if CEL could not be loaded because the installation is incomplete. It is not a fault of the condition. */
export class CelError extends Error {
  override readonly name = 'CelError';
}

/**
 * Compiles a condition. Faults are returned with their offset. CEL is loaded for conditions that are not plain.
 * @throws CelError if CEL cannot be loaded
 */
export async function compileCondition(text: string): Promise<Compiled> {
  const large = findSizeProblem(text);
  if (large !== null) return { ok: false, faults: [large] };
  const plain = parsePlainCondition(text);
  if (plain === null) {
    const { compileByCel } = await loadCel();
    return compileByCel(text);
  }
  const { holds, loops, groups } = plain;
  return { ok: true, condition: (facts) => ({ held: holds(facts.plain), error: null }), loops, groups };
}

async function loadCel() {
  try {
    return await import(/* webpackChunkName: "cel" */ './cel.js');
  } catch (cause) {
    throw new CelError('The evaluator of conditions cannot be loaded: the installation is not complete.', { cause });
  }
}

/** Prepares facts for the evaluation of conditions. */
export function bindFacts(facts: Facts): BoundFacts {
  let bindings: Readonly<Record<string, CelInput>> | null = null;
  return {
    plain: facts,
    forCel: () => {
      bindings ??= toCelBindings(facts);
      return bindings;
    },
  };
}

/** Converts facts to CEL values: whole numbers to int, groups to maps, by the types of the table. */
function toCelBindings(facts: Facts): Readonly<Record<string, CelInput>> {
  const made: Record<string, CelInput> = {};
  const groups = new Map<string, Map<string, CelInput>>();
  for (const { name, type } of FACTS) {
    const parts = name.split('.');
    const [top = name] = parts;
    const input = toCelInput(readFact(facts, name), type === 'double');
    if (parts.length === 1) made[top] = input;
    // Each group is a map in the group around it.
    for (let depth = 1; depth < parts.length; depth += 1) {
      const path = parts.slice(0, depth).join('.');
      const group = groups.get(path) ?? new Map<string, CelInput>();
      groups.set(path, group);
      if (depth === 1) made[top] = group;
      const next = groups.get(parts.slice(0, depth + 1).join('.')) ?? new Map<string, CelInput>();
      if (depth + 1 < parts.length) groups.set(parts.slice(0, depth + 1).join('.'), next);
      group.set(parts[depth] ?? '', depth + 1 < parts.length ? next : input);
    }
  }
  return made;
}

function toCelInput(value: unknown, asDouble: boolean): CelInput {
  if (typeof value === 'number') return asDouble ? value : BigInt(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => toCelInput(one, asDouble));
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).map(([key, one]): [string, CelInput] => [key, toCelInput(one, asDouble)]));
  }
  return null;
}

function findSizeProblem(text: string): ExpressionProblem | null {
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
