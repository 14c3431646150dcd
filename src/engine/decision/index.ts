/** Stage `decision`: the verdict of the policy on what the other stages found, and how sure it is. */
import { toPlainJson } from '../../base/plain-json.js';
import type { Decision, Json } from '../../contract/index.js';
import type { Facts } from '../policy/facts.js';
import type { RuleLayer } from '../policy/resolved.js';
import type { Proposal } from '../proposal.js';
import { computeConfidence } from './confidence.js';
import { createDecider, PEOPLE_RULE } from './decide.js';
import { buildFacts, type StageResults } from './facts.js';

/**
 * Decides by the layers of a policy. The same rules are asked again, with the facts in doubt changed, for the confidence.
 * `proposal`, where there is one, is shown among the facts; no rule sees it.
 */
export async function decideReview(
  judged: StageResults,
  layers: readonly RuleLayer[],
  proposal: Proposal | null,
): Promise<Decision> {
  const facts = buildFacts(judged);
  const decide = await createDecider(layers);
  const outcome = decide(facts);
  const { confidence, ...how } = computeConfidence(
    judged,
    facts,
    { verdict: outcome.verdict, byPeople: outcome.rule === PEOPLE_RULE.name },
    (changed) => decide(changed).verdict,
  );
  return {
    verdict: outcome.verdict,
    rule: outcome.rule,
    rules: [...outcome.rules],
    facts: {
      ...jsonMembers(facts),
      confidence: toPlainJson(how),
      evaluation_errors: toPlainJson(outcome.errors),
      ...(proposal && { proposed_policy: toPlainJson({ verdict: proposal.verdict, rule: proposal.rule }) }),
    },
    confidence,
  };
}

function jsonMembers(facts: Facts): Record<string, Json> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toPlainJson(value)]));
}
