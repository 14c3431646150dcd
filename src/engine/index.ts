/** The engine's public interface: a review is a pure function of a snapshot and its policies. */
import { RULES } from './planes/index.js';
import { type ParsedPolicy, parsePolicyText } from './policy/parse.js';

export { canonicalJson, digestOf, sha256Hex } from '../base/digest.js';
export { explainIgnored, type NoCriterion } from './criteria/explain.js';
export { readCriteria } from './criteria/index.js';
export type * from './model.js';
export { RULES } from './planes/index.js';
export { BUILT_IN_POLICIES } from './policy/built-in.js';
export { FACTS, type Fact, type Facts } from './policy/facts.js';
export { BuiltInName, PolicyDocument, REPOSITORY_POLICY_PATH } from './policy/language.js';
export type { ParsedPolicy, PolicyFault } from './policy/parse.js';
export { faultText, PolicyError } from './policy/resolve.js';
export { replay } from './replay.js';
export { review } from './review.js';
export { type Grammars, NO_GRAMMARS } from './syntax/grammars.js';
export type { Comparison } from './trace/compare.js';
export { type Verification, verifyTrace } from './trace/verify.js';
export { ENGINE_VERSION } from './version.js';

/**
 * Reads a policy in YAML or JSON. Returns the policy, or every fault with line, column and message. Never rejects
 * because of the text.
 */
export function parsePolicy(text: string): Promise<ParsedPolicy> {
  return parsePolicyText(
    text,
    RULES.map((rule) => rule.id),
  );
}
