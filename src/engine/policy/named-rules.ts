/** Which rules of the planes the conditions of a policy ask about, by their names or as those that check less. */
import type { Rule } from '../model.js';
import { indexCheckedLess } from './checked-less.js';
import type { RuleLayer } from './resolved.js';

/** The id of a rule, or the beginning of one, as a text in a condition: `"tests/cases-removed"`, `"tests/"`. */
const RULE_TEXT = /(["'])([\w-]{1,60}\/[\w-]{0,100})\1/gu;

/**
 * Lists the rules that conditions which do not approve name, as they name them: a text that ends with `/` stands for a
 * plane, and `findings.checked_less` for the rules of the engine that it counts.
 */
export function listNamedRules(
  layers: readonly RuleLayer[],
  rules: readonly Pick<Rule, 'id' | 'checksLess'>[],
): readonly string[] {
  const conditions = layers
    .flatMap(({ rules }) => rules)
    .filter(({ verdict }) => verdict !== 'auto-approve')
    .map((rule) => rule.if);
  const named = conditions.flatMap((text) => [...text.matchAll(RULE_TEXT)].map(([, , id = '']) => id));
  const checksLess = indexCheckedLess(rules);
  const less = conditions.some((text) => text.includes('findings.checked_less'))
    ? rules.filter(({ id }) => checksLess({ rule: id })).map(({ id }) => id)
    : [];
  return [...new Set([...named, ...less])].sort();
}

/** Whether a rule is among the named ones. */
export function isNamedRule(rule: string, named: readonly string[]): boolean {
  return named.some((one) => (one.endsWith('/') ? rule.startsWith(one) : rule === one));
}
