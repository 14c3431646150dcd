/** Reads the policy that a name or a text stands for, and fills in what it does not say from the policy that it is based on. */
import { BUILT_IN_SOURCE } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';
import type { PolicyReference } from '../snapshot.js';
import { BUILT_IN } from './built-in.js';
import { parsePolicyText } from './parse.js';
import { formatProblem, PolicyError } from './policy-error.js';
import type { Origin } from './resolved.js';
import { BuiltInName, DEFAULT_CRITERIA, DEFAULT_PEOPLE, type PolicyDocument } from './schema.js';

/** Names a part of the policies of a review: where it is from, whether it is used, and why. */
export const toOrigin = (kind: string, name: string, used: boolean, note: string): Origin => ({
  origin: kind,
  name,
  used,
  note,
});

/** Reads the document that a reference names. */
export async function readPolicy(reference: PolicyReference, known: readonly string[]): Promise<PolicyDocument> {
  if (reference.source === null) {
    const name = BuiltInName.safeParse(reference.name);
    if (name.success) return BUILT_IN[name.data].document;
    throw new PolicyError(
      `there is no built-in policy "${reference.name}"; there are: ${BuiltInName.options.join(', ')}`,
      [],
    );
  }
  const parsed = await parsePolicyText(reference.source, known);
  if (parsed.ok) return parsed.policy;
  const [first] = parsed.faults;
  const where = first === undefined ? '' : `: ${formatProblem(first)}`;
  throw new PolicyError(`the policy "${reference.name}" does not parse${where}`, parsed.faults);
}

/**
 * Merges a document with its base: its own rules come first, and a rule with the same name replaces the base's rule.
 */
export function mergePolicies(own: PolicyDocument, base: PolicyDocument): PolicyDocument {
  const names = new Set((own.rules ?? []).map((rule) => rule.name));
  return {
    rules: [...(own.rules ?? []), ...(base.rules ?? []).filter((rule) => !names.has(rule.name))],
    severities: { ...base.severities, ...own.severities },
    // Own globs come first, because the first match wins.
    paths: { ...own.paths, ...omitKeys(base.paths ?? {}, own.paths ?? {}) },
    criteria: { ...base.criteria, ...own.criteria },
    people: { ...base.people, ...own.people },
    bases: own.bases ?? base.bases,
    derived: own.derived ?? base.derived,
    tickets: own.tickets ?? base.tickets,
    suppressions: [...(own.suppressions ?? []), ...(base.suppressions ?? [])],
  };
}

const omitKeys = <T>(from: Readonly<Record<string, T>>, keys: object): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(keys, key)));

/**
 * Fills in what a policy does not say.
 * @returns its settings, and the policy that it is based on
 */
export function completePolicy(
  own: PolicyDocument,
  source: 'request' | 'tenant' | 'repository',
  isBuiltIn: boolean,
): { policy: Omit<EffectivePolicy, 'name'>; base: readonly Origin[] } {
  const baseName = own.extends ?? 'balanced';
  const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
  const whole = isBuiltIn ? own : mergePolicies(own, BUILT_IN[baseName].document);
  const selectSource = (name: string) => (!isBuiltIn && ownNames.has(name) ? source : BUILT_IN_SOURCE);
  return {
    policy: {
      rules: (whole.rules ?? []).map((rule) => ({ ...rule, source: selectSource(rule.name) })),
      severities: whole.severities ?? {},
      paths: Object.entries(whole.paths ?? {}).map(([pattern, fileClass]) => ({ pattern, class: fileClass })),
      bases: [whole.bases ?? null],
      derived: whole.derived ?? [],
      tickets: whole.tickets ?? { repositories: [] },
      criteria: completeCriteria(whole.criteria),
      people: completePeople(whole.people),
      suppressions: (whole.suppressions ?? []).map((one) => ({
        rule: one.rule ?? null,
        path: one.path ?? null,
        fingerprint: one.fingerprint ?? null,
        reason: one.reason,
        expires: one.expires ?? null,
      })),
    },
    base: isBuiltIn ? [] : [toOrigin(BUILT_IN_SOURCE, baseName, true, 'what the policy stands on')],
  };
}

/** Fills in what a document does not say of people. */
function completePeople(document: PolicyDocument['people'] = {}): EffectivePolicy['people'] {
  return {
    approvals: document.approvals ?? DEFAULT_PEOPLE.approvals,
    owners: document.owners ?? DEFAULT_PEOPLE.owners,
    maySign: document.may_sign === undefined ? DEFAULT_PEOPLE.maySign : [document.may_sign],
    fourEyesFrom: document.four_eyes_from ?? DEFAULT_PEOPLE.fourEyesFrom,
  };
}

/** Fills in what a document does not say of criteria. */
function completeCriteria({
  met = DEFAULT_CRITERIA.met,
  require: required = DEFAULT_CRITERIA.required,
}: PolicyDocument['criteria'] = {}): EffectivePolicy['criteria'] {
  return { met, required };
}
