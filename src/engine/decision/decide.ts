/** Facts and rules → the verdict, and every rule with whether it held. */
import { type DecisionRule, ENGINE_SOURCE, NO_RULE_HELD, PEOPLE_RULE_NAME, Verdict } from '../../contract/index.js';
import type { Facts } from '../policy/facts.js';
import type { RuleLayer } from '../policy/resolved.js';
import { type CompiledRule, compileRule, createRuleEvaluators, type RuleEvaluator } from './conditions.js';

/** A rule that could not be evaluated, and why. It does not hold, and later rules cannot auto-approve. */
interface EvaluationError {
  readonly rule: string;
  readonly source: string;
  readonly message: string;
}

interface Outcome {
  readonly verdict: Verdict;
  /** The name of the rule that decided. */
  readonly rule: string;
  readonly rules: readonly DecisionRule[];
  readonly errors: readonly EvaluationError[];
}

/** Maps facts to an outcome. Conditions are compiled once for all calls. */
export type Decider = (facts: Facts) => Outcome;

/** Guards that no policy can disable. If one of them holds, an approval becomes needs-review. */
const GUARDS = [
  {
    name: 'incomplete-snapshot',
    condition: '!coverage.complete && !(coverage.for_people && reviews.approved)',
    holds: ({ coverage, reviews }: Facts) => !coverage.complete && !(coverage.for_people && reviews.approved),
  },
  { name: 'base-not-allowed', condition: '!base.allowed', holds: (facts: Facts) => !facts.base.allowed },
  { name: 'ticket-not-read-whole', condition: '!criteria.complete', holds: (facts: Facts) => !facts.criteria.complete },
  { name: 'broken-repository-policy', condition: 'policy.broken', holds: (facts: Facts) => facts.policy.broken },
  {
    name: 'changes-requested',
    condition: 'reviews.changes_requested > 0',
    holds: ({ reviews }: Facts) => reviews.changes_requested > 0,
  },
  {
    name: 'too-few-people',
    condition:
      '(accounting.vouched.spans > 0 || criteria.signed > 0 || findings.signed > 0) && reviews.needed > 1 && !reviews.approved',
    holds: restsOnTooFew,
  },
  {
    name: 'rule-not-evaluated',
    condition: 'a rule before the deciding one could not be evaluated',
    holds: (_: Facts, errors: readonly EvaluationError[]) => errors.length > 0,
  },
] as const;

/**
 * Returns whether people answered for parts of the change, and not all of the several approved whom the policy asks
 * for: one person's answers never stand for two people.
 */
function restsOnTooFew({ accounting, criteria, findings, reviews }: Facts): boolean {
  const answered = accounting.vouched.spans > 0 || criteria.signed > 0 || findings.signed > 0;
  return answered && reviews.needed > 1 && !reviews.approved;
}

/**
 * What every policy hands to people: where they approved, a verdict that asks for them becomes an approval. Never for
 * errors and contradictions; the guards stand above it.
 */
export const PEOPLE_RULE = {
  name: PEOPLE_RULE_NAME,
  condition: 'reviews.approved && findings.error == 0 && criteria.contradicted == 0',
  holds: ({ reviews, findings, criteria }: Facts) =>
    reviews.approved && findings.error === 0 && criteria.contradicted === 0,
} as const;

/** The contract names the verdicts from the mildest to the strictest. */
const isStricter = (a: Verdict, b: Verdict) => Verdict.options.indexOf(a) > Verdict.options.indexOf(b);

/**
 * Compiles the layers. The first rule that holds gives the verdict of its layer. If none holds, the verdict is
 * needs-review, or nothing if the layer only adds to another. The strictest layer wins, the earlier one on a tie. An
 * approval by the people that the policy asks for turns needs-review into auto-approve. The engine's guards then apply
 * to every policy: an incomplete snapshot, a base branch that is not allowed, a ticket beyond a limit, a repository
 * policy that does not parse, changes that a person asks for, or a rule that could not be evaluated is never
 * auto-approved.
 */
export async function createDecider(layers: readonly RuleLayer[]): Promise<Decider> {
  const compiled = await Promise.all(
    layers.map(async (layer) => ({ ...layer, rules: await Promise.all(layer.rules.map(compileRule)) })),
  );
  const asking = createRuleEvaluators();
  return (facts) => {
    const ask = asking(facts);
    const errors: EvaluationError[] = [];
    const rules: DecisionRule[] = [];
    let best: { verdict: Verdict; rule: string } | null = null;
    for (const layer of compiled) {
      const said = evaluateLayer(layer.rules, layer.otherwise, ask, rules, errors);
      if (said !== null && (best === null || isStricter(said.verdict, best.verdict))) best = said;
    }
    const decided = best ?? { verdict: 'needs-review' as const, rule: NO_RULE_HELD };
    return { ...applyGuards(hearPeople(decided, facts, rules), facts, rules, errors), rules, errors };
  };
}

function evaluateLayer(
  compiled: readonly CompiledRule[],
  otherwise: 'needs-review' | null,
  ask: RuleEvaluator,
  rules: DecisionRule[],
  errors: EvaluationError[],
): { verdict: Verdict; rule: string } | null {
  let said: { verdict: Verdict; rule: string } | null = null;
  for (const one of compiled) {
    const { rule } = one;
    const outcome = said === null ? ask(one) : null;
    if (outcome !== null && outcome.error !== null) {
      errors.push({ rule: rule.name, source: rule.source, message: outcome.error });
    }
    rules.push({
      name: rule.name,
      condition: rule.if,
      verdict: rule.verdict,
      held: outcome?.held ?? null,
      source: rule.source,
    });
    if (outcome?.held) said = { verdict: rule.verdict, rule: rule.name };
  }
  if (otherwise === null) return said;
  rules.push({
    name: NO_RULE_HELD,
    condition: 'true',
    verdict: otherwise,
    held: said === null ? true : null,
    source: ENGINE_SOURCE,
  });
  return said ?? { verdict: otherwise, rule: NO_RULE_HELD };
}

function hearPeople(
  decided: { verdict: Verdict; rule: string },
  facts: Facts,
  rules: DecisionRule[],
): { verdict: Verdict; rule: string } {
  const { name, condition } = PEOPLE_RULE;
  const held = decided.verdict === 'needs-review' ? PEOPLE_RULE.holds(facts) : null;
  rules.push({ name, condition, verdict: 'auto-approve', held, source: ENGINE_SOURCE });
  return held ? { verdict: 'auto-approve', rule: name } : decided;
}

function applyGuards(
  decided: { verdict: Verdict; rule: string },
  facts: Facts,
  rules: DecisionRule[],
  errors: readonly EvaluationError[],
): { verdict: Verdict; rule: string } {
  let outcome = decided;
  for (const guard of GUARDS) {
    const held = outcome.verdict === 'auto-approve' ? guard.holds(facts, errors) : null;
    rules.push({ name: guard.name, condition: guard.condition, verdict: 'needs-review', held, source: ENGINE_SOURCE });
    if (held) outcome = { verdict: 'needs-review', rule: guard.name };
  }
  return outcome;
}
