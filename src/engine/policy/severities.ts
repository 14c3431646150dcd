/** Finds severities by rule and plane, and merges the severities of two policies. */
import type { Severity } from '../../contract/index.js';

/** The severity that a policy gives to a rule; `off` removes its findings. */
export type SeveritySetting = Severity | 'off';

/** Settings by rule id or by plane (`security/*`). The id wins. */
export type Severities = Readonly<Record<string, SeveritySetting>>;

/** The properties of an engine rule that the policy needs. */
export interface KnownRule {
  readonly id: string;
  readonly severity: Severity;
}

const ORDER: readonly SeveritySetting[] = ['off', 'info', 'warn', 'error'];

/** Returns the higher of two settings. */
export function selectHigher(a: SeveritySetting, b: SeveritySetting): SeveritySetting {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}

/** Returns the policy's setting for a rule: by its id, else by its plane; null if there is none. */
export function findSetting(severities: Severities, rule: string): SeveritySetting | null {
  const own = (key: string) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
  return own(rule) ?? own(`${readPlane(rule)}/*`) ?? null;
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
    const wanted = findSetting(lift, id);
    if (wanted === null) continue;
    const set = findSetting(floor, id);
    if (set !== null || selectHigher(wanted, severity) === wanted) made[id] = selectHigher(wanted, set ?? severity);
  }
  const planes = new Set(rules.map((rule) => readPlane(rule.id)));
  for (const pattern of [...Object.keys(floor), ...Object.keys(lift)]) {
    const wanted = findSetting(lift, pattern);
    if (wanted === null || planes.has(readPlane(pattern))) continue;
    const set = findSetting(floor, pattern);
    if (set !== null || wanted === 'error') made[pattern] = selectHigher(wanted, set ?? 'off');
  }
  return made;
}

/** The plane of a rule: `security/secret` → `security`. */
export function readPlane(rule: string): string {
  return rule.slice(0, rule.indexOf('/'));
}
