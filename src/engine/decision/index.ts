/** Stage `decision`: the verdict of the policy on what the other stages found, and how sure it is. */
import { toPlainJson } from '../../base/plain-json.js';
import type { Decision, Json } from '../../contract/index.js';
import type { FindUnacceptable } from '../people/accept-findings.js';
import type { Facts } from '../policy/facts.js';
import type { RuleLayer } from '../policy/resolved.js';
import type { Proposal } from '../proposal.js';
import { decideIfAnswered } from './answered.js';
import { computeConfidence } from './confidence.js';
import { createDecider, PEOPLE_RULE } from './decide.js';
import { buildFacts, type StageResults } from './facts.js';

/**
 * Decides by the layers of a policy. The same rules are asked again, with the facts in doubt changed, for the confidence, and
 * where a host tells what people say and the gate is closed, as if they had answered for all that they may. That and
 * `proposal`, where there is one, are shown among the facts; no rule sees them.
 */
export async function decideReview(
  judged: StageResults,
  layers: readonly RuleLayer[],
  proposal: Proposal | null,
  findUnacceptable: FindUnacceptable,
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
  const waits = judged.people.given && outcome.verdict !== 'auto-approve';
  return {
    verdict: outcome.verdict,
    rule: outcome.rule,
    rules: [...outcome.rules],
    facts: {
      ...jsonMembers(facts),
      confidence: toPlainJson(how),
      evaluation_errors: toPlainJson(outcome.errors),
      ...(waits && { if_answered: toPlainJson(decideIfAnswered(judged, facts, decide, findUnacceptable)) }),
      ...(proposal && { proposed_policy: toPlainJson({ verdict: proposal.verdict, rule: proposal.rule }) }),
    },
    confidence,
  };
}

function jsonMembers(facts: Facts): Record<string, Json> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toPlainJson(value)]));
}
