/** Findings that say that less is checked or guarded than before: the gate asks a person about them, however mild they are. */
import type { EngineFinding, Rule } from '../model.js';

/** Returns whether a finding is such a one. */
export type ChecksLess = (finding: Pick<EngineFinding, 'rule' | 'checksLess'>) => boolean;

/**
 * Reads it from the rules, of which some say so of all that they find, and from the findings, of which others do. Rules
 * of other tools say it of none: what they find counts by its severity.
 */
export function indexCheckedLess(rules: readonly Pick<Rule, 'id' | 'checksLess'>[]): ChecksLess {
  const ids = new Set<string>(rules.flatMap(({ id, checksLess }) => (checksLess === true ? [id] : [])));
  return ({ rule, checksLess }) => checksLess === true || ids.has(rule);
}
