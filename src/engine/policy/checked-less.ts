/** Rules whose findings say that less is checked than before: the gate asks a person about them, however mild they are. */
import type { Rule } from '../model.js';

/** Returns whether a rule, by its id, is such a one. */
export type ChecksLess = (rule: string) => boolean;

/** Reads it from the rules themselves. Rules of other tools are none: what they find counts by its severity. */
export function indexCheckedLess(rules: readonly Pick<Rule, 'id' | 'checksLess'>[]): ChecksLess {
  const ids = new Set<string>(rules.flatMap(({ id, checksLess }) => (checksLess === true ? [id] : [])));
  return (rule) => ids.has(rule);
}
