/** Finds severities by rule and plane, and merges the severities of two policies. */
import type { Severity } from '../../contract/index.js';

export type SeveritySetting = Severity | 'off';
export type Severities = Readonly<Record<string, SeveritySetting>>;

/** The properties of an engine rule that the policy needs. */
export interface KnownRule {
  readonly id: string;
  readonly severity: Severity;
}

const ORDER: readonly SeveritySetting[] = ['off', 'info', 'warn', 'error'];

/** Returns the higher of two settings. */
export function higher(a: SeveritySetting, b: SeveritySetting): SeveritySetting {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}

/** Returns the policy's setting for a rule: by its id, else by its plane; null if there is none. */
export function settingOf(severities: Severities, rule: string): SeveritySetting | null {
  const own = (key: string) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
  return own(rule) ?? own(`${planeOf(rule)}/*`) ?? null;
}

/**
 * Raises the severities of `floor` to those of `lift` and never lowers one. Every engine rule that `lift` sets gets the
 * higher of the two under its own id. If `floor` does not set a rule, the rule's own severity is the floor, because no
 * finding of the rule is above it; a lower setting has no effect. For rules of other tools the own severity is unknown.
 * If `floor` does not set them, only `error` has an effect, because it lowers nothing.
 */
export function liftSeverities(floor: Severities, lift: Severities, rules: readonly KnownRule[]): Severities {
  const made: Record<string, SeveritySetting> = { ...floor };
  for (const { id, severity } of rules) {
    const wanted = settingOf(lift, id);
    if (wanted === null) continue;
    const set = settingOf(floor, id);
    if (set !== null || higher(wanted, severity) === wanted) made[id] = higher(wanted, set ?? severity);
  }
  const planes = new Set(rules.map((rule) => planeOf(rule.id)));
  for (const pattern of [...Object.keys(floor), ...Object.keys(lift)]) {
    const wanted = settingOf(lift, pattern);
    if (wanted === null || planes.has(planeOf(pattern))) continue;
    const set = settingOf(floor, pattern);
    if (set !== null || wanted === 'error') made[pattern] = higher(wanted, set ?? 'off');
  }
  return made;
}

/** The plane of a rule: `security/secret` → `security`. */
export function planeOf(rule: string): string {
  return rule.slice(0, rule.indexOf('/'));
}
