/** The conditions of a policy, compiled, and asked within a bound. */

import type { EffectivePolicy } from '../model.js';
import type { BoundFacts, Condition, Outcome } from '../policy/condition.js';
import { bindFacts, compileCondition } from '../policy/expression.js';
import type { Facts } from '../policy/facts.js';

type PolicyRule = EffectivePolicy['rules'][number];

/**
 * Maximum number of list elements that the conditions of one decision may visit; further conditions count as failed.
 */
const MAX_VISITS = 100_000;

/** A rule of a policy and its condition. `loops` and `groups` are those of `Compiled`. */
export interface CompiledRule {
  readonly rule: PolicyRule;
  readonly condition: Condition;
  readonly loops: number;
  readonly groups: readonly string[];
}

/**
 * Compiles a rule. Policies are checked when they are read, so a condition that does not compile here counts as one
 * that fails.
 */
export async function compileRule(rule: PolicyRule): Promise<CompiledRule> {
  const compiled = await compileCondition(rule.if);
  if (compiled.ok) return { rule, ...compiled };
  const error = compiled.faults[0]?.message ?? 'not a CEL expression';
  return { rule, condition: () => ({ held: false, error }), loops: 0, groups: [] };
}

/** Evaluates the conditions of one decision. */
export type RuleEvaluator = (rule: CompiledRule) => Outcome;

/**
 * Returns a function from a set of facts to an evaluator. The outcome of a condition on the first facts is cached. It
 * is reused for other facts if all facts that the condition names are equal, so that "what if" questions are cheap. The
 * limit counts as if nothing were cached, so that outcomes do not depend on earlier questions.
 */
export function createRuleEvaluators(): (facts: Facts) => RuleEvaluator {
  const kept = new Map<CompiledRule, { readonly facts: ReadonlyMap<string, unknown>; readonly outcome: Outcome }>();
  return (facts) => {
    const values = new Map<string, unknown>(Object.entries(facts));
    const longest = measureLongestList(facts);
    let bound: BoundFacts | null = null;
    let visits = 0;
    return (rule) => {
      visits += rule.loops * longest;
      if (rule.loops > 0 && visits > MAX_VISITS) {
        return { held: false, error: `the policy's conditions walk through more than ${MAX_VISITS} elements of lists` };
      }
      const before = kept.get(rule);
      if (before !== undefined && rule.groups.every((name) => before.facts.get(name) === values.get(name))) {
        return before.outcome;
      }
      bound ??= bindFacts(facts);
      const outcome = rule.condition(bound);
      if (before === undefined) kept.set(rule, { facts: values, outcome });
      return outcome;
    };
  };
}

function measureLongestList({ findings, change, pr }: Facts): number {
  const lists = [
    findings.rules,
    findings.checked_less,
    Object.keys(findings.by_plane),
    change.classes,
    change.languages,
    change.paths,
    pr.labels,
  ];
  return lists.reduce((longest, list) => Math.max(longest, list.length), 0);
}
