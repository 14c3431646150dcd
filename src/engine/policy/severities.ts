/** Severities by rule and plane, and how two policies' severities come together. */
import type { Severity } from '../../contract/index.js';

export type SeveritySetting = Severity | 'off';
export type Severities = Readonly<Record<string, SeveritySetting>>;

/** What the policy must know of a rule of the engine. */
export interface KnownRule {
  readonly id: string;
  readonly severity: Severity;
}

const ORDER: readonly SeveritySetting[] = ['off', 'info', 'warn', 'error'];

/** The higher of two settings. */
export function higher(a: SeveritySetting, b: SeveritySetting): SeveritySetting {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}

/** What a policy says of a rule: by its id, else by its plane; null where it says nothing. */
export function settingOf(severities: Severities, rule: string): SeveritySetting | null {
  const own = (key: string) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
  return own(rule) ?? own(`${planeOf(rule)}/*`) ?? null;
}

/**
 * The severities of `floor`, lifted by what `lift` says and never lowered. Every rule of the engine that `lift` speaks
 * of gets the higher of the two by its own id. Where `floor` is silent, the rule's own severity is the floor (no single
 * finding of a rule is above it): a setting below it does not count. Of rules that the engine does not have (those of
 * plugged-in tools) the own severity is not known: where `floor` is silent, only `error` counts there, which lowers
 * nothing.
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
