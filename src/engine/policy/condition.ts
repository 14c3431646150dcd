/** What a condition of a policy is once it is compiled, and what it is asked about. */
import type { CelInput } from '@bufbuild/cel';
import type { ExpressionProblem } from './check.js';
import type { Facts } from './facts.js';

/** What a condition comes to. `error` holds why it could not be evaluated: a division by zero, a plane that is not there. */
export type Outcome =
  | { readonly held: boolean; readonly error: null }
  | { readonly held: false; readonly error: string };

/** Facts that conditions are asked about; as CEL takes them they are made once, where a condition needs that. */
export interface BoundFacts {
  readonly plain: Facts;
  forCel(): Readonly<Record<string, CelInput>>;
}

/** A compiled condition. It never throws: what CEL cannot evaluate is an outcome with an error. */
export type Condition = (facts: BoundFacts) => Outcome;

/** `loops`: lists that it walks through; `groups`: the facts it names (and its own variables), `findings`, `tier`, … */
export type Compiled =
  | { readonly ok: true; readonly condition: Condition; readonly loops: number; readonly groups: readonly string[] }
  | { readonly ok: false; readonly faults: readonly ExpressionProblem[] };
