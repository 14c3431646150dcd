/**
 * Decides which policy applies. In order of priority: the request's policy, the repository's own file, the tenant's
 * policy, and the built-in policy on which each is based. The *ruling* policy is the request's if there is one, else the
 * tenant's. A setting of the tenant defines what the repository's file may change:
 *
 * - `ignore`: the file is not read.
 * - `override`: the file of the default branch replaces the tenant's policy. A policy that the request names still has
 *   priority. The file of another base is not read, because the author of the change chose that branch.
 * - `tighten`: the file can only make the ruling policy stricter, and so can the file of a base that is not the default
 *   branch. Exactly:
 *   - verdict: the rules of all policies are evaluated on the same facts, each by its first match, and the strictest
 *     verdict wins (request-changes over needs-review over auto-approve). A file without `extends` is based on the
 *     ruling policy: only its own rules are evaluated, and if none holds, it gives no verdict.
 *   - severities: the higher one for each rule; `off` is the lowest. A file cannot lower or disable a rule.
 *   - criteria.met: the higher value; criteria.require: the one that asks for more.
 *   - people: more approvals, the owners if one asks for them, two people from the lower tier; who signs must be allowed
 *     to by every policy.
 *   - bases: every policy must allow the base.
 *   - suppressions, path classes and ticket repositories of the file are not used: they weaken the policy, and no class
 *     is stricter than another.
 *
 * With `tighten`, the verdict is therefore never weaker than the ruling policy's on these facts. The facts contain at
 * least its findings and at most its met criteria.
 *
 * In both modes that read a file, a file that does not parse prevents auto-approve, and the reason is reported.
 */

import type { PolicyEvidence } from '../../contract/index.js';
import { BUILT_IN_SOURCE, RequiredStatus, Tier } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';
import type { PolicyReference, PolicySources } from '../snapshot.js';
import type { RepositoryFiles } from './bases.js';
import { BUILT_IN_POLICIES } from './built-in.js';
import { type PolicyProblem, parsePolicyText } from './parse.js';
import { BuiltInName, DEFAULT_CRITERIA, DEFAULT_PEOPLE, type PolicyDocument } from './schema.js';
import { type KnownRule, liftSeverities } from './severities.js';

type PolicyRule = EffectivePolicy['rules'][number];
export type Origin = PolicyEvidence['sources'][number];

/** Rules that decide together: the first that holds gives the layer's verdict. */
export interface RuleLayer {
  readonly rules: readonly PolicyRule[];
  /** The layer's verdict if no rule holds: needs-review, or none. */
  readonly otherwise: 'needs-review' | null;
}

/** The settings for the stages and the decision, and their origin. */
export interface ResolvedPolicy {
  readonly effective: EffectivePolicy;
  /** The ruling policy's layer is first; the strictest verdict of all layers wins. */
  readonly layers: readonly RuleLayer[];
  /** True if the repository's file should apply but does not parse. */
  readonly repositoryBroken: boolean;
  readonly sources: readonly Origin[];
}

/**
 * Thrown for a requested or tenant policy that cannot be used: an unknown built-in policy, or one that does not parse.
 */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  constructor(
    message: string,
    readonly faults: readonly PolicyProblem[],
  ) {
    super(message);
  }
}

/** Formats a fault as one line for the user. */
export function formatProblem(fault: PolicyProblem): string {
  return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}

/**
 * Resolves the policy of a review. `rules` are the engine's rules.
 * @throws PolicyError only for the request's or the tenant's policy
 */
export async function resolvePolicy(
  sources: PolicySources,
  { trusted, chosen }: RepositoryFiles,
  rules: readonly KnownRule[],
): Promise<ResolvedPolicy> {
  const known = rules.map((rule) => rule.id);
  const { requested, tenant, repository_policy: mode } = sources;
  const requestOrigin = requested && toOrigin('request', requested.name, true, 'named by the request');
  const tenantOrigin = (used: boolean, note: string) => toOrigin('tenant', tenant.name, used, note);
  const resolveRuling = async () => {
    const reference = requested ?? tenant;
    return {
      name: reference.name,
      ...(await completePolicy(
        await readPolicy(reference, known),
        requested ? 'request' : 'tenant',
        reference.source === null,
      )),
    };
  };
  const resolveRulingAlone = async (repository: readonly Origin[], broken: boolean): Promise<ResolvedPolicy> => {
    const { name, policy, base } = await resolveRuling();
    return {
      effective: { name, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: broken,
      sources: [
        ...(requestOrigin ? [requestOrigin] : []),
        ...repository,
        tenantOrigin(!requested, requested ? 'the request names another' : 'the default policy'),
        ...base,
      ],
    };
  };
  const given = [trusted, chosen].filter((file) => file !== null);
  if (mode === 'ignore' || (mode === 'override' && requested)) {
    const why = mode === 'ignore' ? 'the tenant ignores repository policies' : 'the request names another';
    return resolveRulingAlone(
      given.map((file) => toFileOrigin(file.path, false, why)),
      false,
    );
  }
  if (mode === 'override') {
    const passed = chosen === null ? [] : [toFileOrigin(chosen.path, false, "the default branch's file counts")];
    if (trusted === null) return resolveRulingAlone(passed, false);
    const parsed = await parsePolicyText(trusted.text, known);
    if (!parsed.ok) return resolveRulingAlone([toBrokenOrigin(trusted.path, parsed.faults), ...passed], true);
    const { policy, base } = await completePolicy(parsed.policy, 'repository', false);
    return {
      effective: { name: trusted.path, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: false,
      sources: [
        toFileOrigin(trusted.path, true, 'takes the place of the default policy'),
        ...passed,
        tenantOrigin(false, "the repository's takes its place"),
        ...base,
      ],
    };
  }
  const read = await Promise.all(
    given.map(async ({ path, text }) => ({ path, parsed: await parsePolicyText(text, known) })),
  );
  const origins = read.map(({ path, parsed }) =>
    parsed.ok ? toFileOrigin(path, true, describeTightening(parsed.policy)) : toBrokenOrigin(path, parsed.faults),
  );
  let tightened = await resolveRulingAlone(
    origins,
    read.some(({ parsed }) => !parsed.ok),
  );
  for (const { path, parsed } of read) {
    if (parsed.ok) tightened = await tightenPolicy(tightened, path, parsed.policy, rules);
  }
  return tightened;
}

const toFileOrigin = (path: string, used: boolean, note: string) => toOrigin('repository', path, used, note);

function toBrokenOrigin(path: string, [first]: readonly PolicyProblem[]): Origin {
  const fault = first === undefined ? '' : formatProblem(first);
  return toFileOrigin(path, false, `does not parse, so nothing is approved until it does: ${fault}`);
}

async function tightenPolicy(
  floor: ResolvedPolicy,
  path: string,
  file: PolicyDocument,
  rules: readonly KnownRule[],
): Promise<ResolvedPolicy> {
  const lift = file.extends === undefined ? file : mergePolicies(file, await readBuiltIn(file.extends));
  const layer: RuleLayer = {
    rules: (lift.rules ?? []).map((rule) => ({ ...rule, source: 'repository' })),
    otherwise: file.extends === undefined ? null : 'needs-review',
  };
  return {
    ...floor,
    effective: {
      ...floor.effective,
      name: `${floor.effective.name} + ${path}`,
      rules: [...floor.effective.rules, ...layer.rules],
      severities: liftSeverities(floor.effective.severities, lift.severities ?? {}, rules),
      criteria: tightenCriteria(floor.effective.criteria, lift.criteria),
      people: tightenPeople(floor.effective.people, lift.people),
      bases: [...floor.effective.bases, ...(lift.bases === undefined ? [] : [lift.bases])],
    },
    layers: [...floor.layers, layer],
  };
}

/** Takes of each key the value that asks for more. */
function tightenCriteria(
  floor: EffectivePolicy['criteria'],
  { met = 0, require: required = floor.required }: PolicyDocument['criteria'] = {},
): EffectivePolicy['criteria'] {
  const order = RequiredStatus.options;
  return {
    met: Math.max(floor.met, met),
    required: order.indexOf(required) > order.indexOf(floor.required) ? required : floor.required,
  };
}

/** Takes of each key the value that asks for more people. */
function tightenPeople(
  floor: EffectivePolicy['people'],
  { approvals = 0, owners = false, may_sign, four_eyes_from }: NonNullable<PolicyDocument['people']> = {},
): EffectivePolicy['people'] {
  const tiers = [floor.fourEyesFrom, four_eyes_from ?? null].filter((tier) => tier !== null);
  return {
    approvals: Math.max(floor.approvals, approvals),
    owners: floor.owners || owners,
    maySign: [...floor.maySign, ...(may_sign === undefined ? [] : [may_sign])],
    fourEyesFrom: Tier.options.find((tier) => tiers.includes(tier)) ?? null,
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

function describeTightening(file: PolicyDocument): string {
  const unused = [
    ...(file.suppressions?.length ? ['suppressions'] : []),
    ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
    ...(file.tickets === undefined ? [] : ['tickets']),
  ];
  const lead = 'tightens: the stricter verdict, the higher severity and what asks for more of criteria count';
  return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}

const toOrigin = (kind: string, name: string, used: boolean, note: string): Origin => ({
  origin: kind,
  name,
  used,
  note,
});

/** Reads the document that a reference names. */
async function readPolicy(reference: PolicyReference, known: readonly string[]): Promise<PolicyDocument> {
  if (reference.source === null) {
    const name = BuiltInName.safeParse(reference.name);
    if (name.success) return readBuiltIn(name.data);
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

async function readBuiltIn(name: BuiltInName): Promise<PolicyDocument> {
  const parsed = await parsePolicyText(BUILT_IN_POLICIES[name], []);
  if (parsed.ok) return parsed.policy;
  throw new PolicyError(`the built-in policy "${name}" does not parse`, parsed.faults);
}

/**
 * Merges a document with its base: its own rules come first, and a rule with the same name replaces the base's rule.
 */
function mergePolicies(own: PolicyDocument, base: PolicyDocument): PolicyDocument {
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

async function completePolicy(
  own: PolicyDocument,
  source: 'request' | 'tenant' | 'repository',
  isBuiltIn: boolean,
): Promise<{ policy: Omit<EffectivePolicy, 'name'>; base: readonly Origin[] }> {
  const baseName = own.extends ?? 'balanced';
  const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
  const whole = isBuiltIn ? own : mergePolicies(own, await readBuiltIn(baseName));
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
