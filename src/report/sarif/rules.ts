/** The rules of a SARIF log, with what code scanning reads of them (GitHub, "SARIF support for code scanning"). */
import { groupBy } from '../../base/groups.js';
import { readPlanesEvidence } from '../evidence.js';
import type { Weight } from '../findings.js';
import type { Report } from '../report.js';
import { formatLine, LEVELS, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from './words.js';

/**
 * The precision of the findings of a built-in plane, in GitHub's terms, based on the measurements in docs/precision.
 */
const PRECISION: Readonly<Record<string, 'high' | 'medium'>> = {
  contract: 'high',
  hygiene: 'high',
  integrity: 'high',
  intent: 'medium',
  robustness: 'high',
  security: 'high',
  'supply-chain': 'medium',
  tests: 'high',
};

/** GitHub shows rules with a score as security alerts: 7.0 or more is high, 4.0 or more is medium, less is low. */
const SECURITY_SEVERITY: Readonly<Record<Weight, string>> = { error: '8.0', warn: '5.5', info: '2.0' };
const PROBLEM_SEVERITY: Readonly<Record<Weight, string>> = { error: 'error', warn: 'warning', info: 'recommendation' };

/** A result's rule: its id, its plane, and the weight of the result. */
export interface NamedRule {
  readonly id: string;
  readonly plane: string;
  readonly weight: Weight;
}

/** Returns the id as the log contains it. Findings of one rule share it, and GitHub does not accept an empty id. */
export function toRuleId(id: string): string {
  return formatLine(id, MAX_NAME_CHARACTERS, 'finding');
}

/**
 * Converts `security/hard-coded-credential` to `SecurityHardCodedCredential`, the form that SARIF requires of a name
 * (§3.49.7).
 */
function toRuleName(id: string): string {
  const words = id.split(/[^\p{Alpha}\d]+/u).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** What the trace says about the rules that ran. */
export type KnownRules = ReadonlyMap<string, { readonly weight: Weight | null; readonly summary: string }>;

/** Returns the rules of the trace by id, with the severities of the effective policy; none without a trace. */
export function readKnownRules(report: Report): KnownRules {
  const rules = readPlanesEvidence(report)?.rules ?? [];
  return new Map(
    rules.map(({ rule, severity, summary }) => [
      toRuleId(rule),
      { weight: severity === 'off' ? null : severity, summary: summary ?? '' },
    ]),
  );
}

const HEAVIEST_FIRST: readonly Weight[] = ['error', 'warn', 'info'];
const findHeaviest = (rules: readonly NamedRule[]): Weight =>
  HEAVIEST_FIRST.find((weight) => rules.some((rule) => rule.weight === weight)) ?? 'warn';

function buildDescriptor(id: string, named: readonly NamedRule[], known: KnownRules): object {
  const plane = formatLine(named[0]?.plane ?? '', MAX_NAME_CHARACTERS, 'unknown');
  const weight = known.get(id)?.weight ?? findHeaviest(named);
  const summary = formatLine(known.get(id)?.summary ?? '', MAX_DESCRIPTION_CHARACTERS, id);
  const name = toRuleName(id);
  // A service without a trace in our format may use the same name for something else.
  const precision = known.has(id) && Object.hasOwn(PRECISION, plane) ? PRECISION[plane] : undefined;
  return {
    id,
    ...(name === '' ? {} : { name }),
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: {
      text: `${summary} (rule ${id}, plane ${plane}). A policy can set the severity of the rule, or suppress a finding of it with a reason.`,
    },
    defaultConfiguration: { level: LEVELS[weight] },
    properties: {
      tags: [plane],
      ...(precision === undefined ? {} : { precision }),
      'problem.severity': PROBLEM_SEVERITY[weight],
      ...(plane === 'security' ? { 'security-severity': SECURITY_SEVERITY[weight] } : {}),
    },
  };
}

/** Returns the descriptors of the named rules, each once, sorted by id, and the index of each. */
export function buildDescriptors(
  named: readonly NamedRule[],
  known: KnownRules,
): { readonly rules: readonly object[]; readonly index: ReadonlyMap<string, number> } {
  const byId = groupBy(named, ({ id }) => id);
  const ids = [...byId.keys()].sort();
  return {
    rules: ids.map((id) => buildDescriptor(id, byId.get(id) ?? [], known)),
    index: new Map(ids.map((id, position) => [id, position])),
  };
}
