/** The engine's public interface: a review is a pure function of a snapshot and its policies. */
import { RULES } from './planes/index.js';
import { type ParsedPolicy, parsePolicyText } from './policy/parse.js';

export { digestJson, toCanonicalJson } from '../base/digest.js';

export { findEndlessCode } from './criteria/ignored-lines.js';
export { readCriteria } from './criteria/index.js';
export { assumeAllAsked, createRuleAsker, type DecidedAgain, readStoredFacts } from './decision/again.js';
export { explainName, type Guide, type PlaneGuide, type RuleGuide, type ShownFile } from './guide/index.js';
export { explainTicket } from './lint/index.js';
export type * from './model.js';
export { listWantedTeams } from './people/teams.js';
export { RULES } from './planes/index.js';
export { BUILT_IN_POLICIES } from './policy/built-in.js';
export { completePolicy } from './policy/complete.js';

export type { ParsedPolicy, PolicyProblem } from './policy/parse.js';
export { formatProblem, PolicyError } from './policy/policy-error.js';
export { BuiltInName } from './policy/schema.js';
export { replay } from './replay.js';
export { review } from './review.js';
export { type Grammars, NO_GRAMMARS } from './syntax/grammars.js';

export { verifyTrace } from './trace/verify.js';
export { ENGINE_VERSION } from './version.js';

/**
 * Parses a policy in YAML or JSON. Returns the policy, or all faults with line, column and message. Never rejects
 * because of the text.
 */
export function parsePolicy(text: string): Promise<ParsedPolicy> {
  return parsePolicyText(
    text,
    RULES.map((rule) => rule.id),
  );
}
