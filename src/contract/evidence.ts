/** The evidence of a trace's steps, by step name. The engine writes it and the reports read it. */
import * as z from 'zod';
import { AccountingEvidence } from './evidence/accounting.js';
import { BindingEvidence } from './evidence/binding.js';
import { ChangeEvidence } from './evidence/change.js';
import { CriteriaEvidence } from './evidence/criteria.js';
import { DecisionEvidence, PolicyEvidence, TierEvidence } from './evidence/decision.js';
import { PeopleEvidence, SignaturesEvidence } from './evidence/people.js';
import { PlanesEvidence } from './evidence/planes.js';
import { SinceEvidence } from './evidence/since.js';
import { SyntaxEvidence } from './evidence/syntax.js';

/** The steps of a review in the order in which they run, each with the schema of its evidence. */
export const STEP_EVIDENCE = {
  policy: PolicyEvidence,
  change: ChangeEvidence,
  syntax: SyntaxEvidence,
  criteria: CriteriaEvidence,
  people: PeopleEvidence,
  binding: BindingEvidence,
  accounting: AccountingEvidence,
  planes: PlanesEvidence,
  tier: TierEvidence,
  signatures: SignaturesEvidence,
  since: SinceEvidence,
  decision: DecisionEvidence,
} as const;

/** The name of a step of the trace: a key of `STEP_EVIDENCE`. */
export const StepName = z.object(STEP_EVIDENCE).keyof();
export type StepName = z.infer<typeof StepName>;

/** Steps that came later, in the order in which they came. A trace of an earlier version has those before it alone. */
const LATER_STEPS: readonly (readonly StepName[])[] = [['accounting'], ['people', 'signatures'], ['since']];

/** The names of the steps of a trace in their order, by version: this one first, then those before it. */
export const STEP_LISTS: readonly (readonly StepName[])[] = Array.from({ length: LATER_STEPS.length + 1 }, (_, age) => {
  const missing = new Set(LATER_STEPS.slice(LATER_STEPS.length - age).flat());
  return StepName.options.filter((name) => !missing.has(name));
});

/** What a step shows. */
export type StepEvidence<Name extends StepName> = z.infer<(typeof STEP_EVIDENCE)[Name]>;
