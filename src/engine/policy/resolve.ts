/**
 * Which policy holds. Strongest first: the request's, the repository's own file at the base, the tenant's, the built-in
 * one that each stands on. The *ruling* policy is the request's where there is one, else the tenant's. What the
 * repository's file may do to it is the tenant's setting:
 *
 * - `ignore`: the file is not read.
 * - `override`: the file takes the tenant's place. A policy that the request names still wins over it.
 * - `tighten`: the file can only make the ruling policy stricter. Exactly:
 *   - verdict: both policies' rules are evaluated on the same facts, each by its first match, and the stricter verdict
 *     counts (request-changes over needs-review over auto-approve). A file without `extends` stands on the ruling
 *     policy: only its own rules are evaluated, and where none holds it says nothing.
 *   - severities: by rule the higher of both; `off` counts as lowest. A file cannot lower or switch off.
 *   - criteria.met: the higher.
 *   - suppressions and path classes of the file are not used: a suppression loosens, and of two classes neither is the
 *     stricter.
 *   So the verdict is never looser than the ruling policy's on these facts, and the facts hold at least its findings
 *   and at most its met criteria.
 *
 * A file that does not parse closes the gate to auto-approve in both modes that read it, and a person is told why.
 */

import type { PolicyEvidence } from '../../contract/index.js';
import { BUILT_IN_SOURCE } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';
import type { PolicyReference, PolicySources } from '../snapshot.js';
import { BUILT_IN_POLICIES } from './built-in.js';
import { BuiltInName, DEFAULT_MET, type PolicyDocument } from './language.js';
import { type PolicyFault, parsePolicyText } from './parse.js';
import { type KnownRule, liftSeverities } from './severities.js';

type PolicyRule = EffectivePolicy['rules'][number];
export type Origin = PolicyEvidence['sources'][number];

/** Rules that decide together: the first that holds gives the layer's verdict. */
export interface RuleLayer {
  readonly rules: readonly PolicyRule[];
  /** What the layer says where no rule holds: needs-review, or nothing. */
  readonly otherwise: 'needs-review' | null;
}

/** What the stages and the decision are steered by, and where it came from. */
export interface ResolvedPolicy {
  readonly effective: EffectivePolicy;
  /** The ruling policy's first; the strictest verdict of all counts. */
  readonly layers: readonly RuleLayer[];
  /** True where the repository's file was to be read and does not parse. */
  readonly repositoryBroken: boolean;
  readonly sources: readonly Origin[];
}

/** A requested or tenant policy that cannot be used: no such built-in one, or it does not parse. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  constructor(
    message: string,
    readonly faults: readonly PolicyFault[],
  ) {
    super(message);
  }
}

/** A fault in one line, as people are told it. */
export function faultText(fault: PolicyFault): string {
  return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}

/** Resolves the policy of a review. `rules` are the engine's. Rejects with PolicyError for a request's or tenant's policy only. */
export async function resolvePolicy(
  sources: PolicySources,
  repositoryFile: { readonly path: string; readonly text: string } | null,
  rules: readonly KnownRule[],
): Promise<ResolvedPolicy> {
  const known = rules.map((rule) => rule.id);
  const { requested, tenant, repository_policy: mode } = sources;
  const requestOrigin = requested && origin('request', requested.name, true, 'named by the request');
  const tenantOrigin = (used: boolean, note: string) => origin('tenant', tenant.name, used, note);
  const ruling = async () => {
    const reference = requested ?? tenant;
    return {
      name: reference.name,
      ...(await complete(await read(reference, known), requested ? 'request' : 'tenant', reference.source === null)),
    };
  };
  const rulingAlone = async (repository: readonly Origin[], broken: boolean): Promise<ResolvedPolicy> => {
    const { name, policy, base } = await ruling();
    return {
      effective: { name, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: broken,
      sources: [
        ...(requestOrigin ? [requestOrigin] : []),
        ...repository,
        tenantOrigin(!requested, requested ? 'the request names another' : 'the default of the tenant'),
        ...base,
      ],
    };
  };
  if (repositoryFile === null) return rulingAlone([], false);
  const fileOrigin = (used: boolean, note: string) => origin('repository', repositoryFile.path, used, note);
  if (mode === 'ignore') return rulingAlone([fileOrigin(false, 'the tenant ignores repository policies')], false);
  if (mode === 'override' && requested) return rulingAlone([fileOrigin(false, 'the request names another')], false);

  const parsed = await parsePolicyText(repositoryFile.text, known);
  if (!parsed.ok) {
    const [first] = parsed.faults;
    const note = `does not parse, so nothing is approved until it does: ${first === undefined ? '' : faultText(first)}`;
    return rulingAlone([fileOrigin(false, note)], true);
  }
  if (mode === 'override') {
    const { policy, base } = await complete(parsed.policy, 'repository', false);
    return {
      effective: { name: repositoryFile.path, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: false,
      sources: [
        fileOrigin(true, "takes the tenant's place"),
        tenantOrigin(false, "the repository's takes its place"),
        ...base,
      ],
    };
  }
  const floor = await rulingAlone([fileOrigin(true, tighteningNote(parsed.policy))], false);
  return tightened(floor, repositoryFile.path, parsed.policy, rules);
}

async function tightened(
  floor: ResolvedPolicy,
  path: string,
  file: PolicyDocument,
  rules: readonly KnownRule[],
): Promise<ResolvedPolicy> {
  const lift = file.extends === undefined ? file : merged(file, await builtIn(file.extends));
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
      criteria: { met: Math.max(floor.effective.criteria.met, lift.criteria?.met ?? 0) },
    },
    layers: [...floor.layers, layer],
  };
}

function tighteningNote(file: PolicyDocument): string {
  const unused = [
    ...(file.suppressions?.length ? ['suppressions'] : []),
    ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
  ];
  const lead = 'tightens: the stricter verdict, the higher severity and the higher criteria.met count';
  return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}

const origin = (kind: string, name: string, used: boolean, note: string): Origin => ({
  origin: kind,
  name,
  used,
  note,
});

/** The document that a reference names. */
async function read(reference: PolicyReference, known: readonly string[]): Promise<PolicyDocument> {
  if (reference.source === null) {
    const name = BuiltInName.safeParse(reference.name);
    if (name.success) return builtIn(name.data);
    throw new PolicyError(
      `there is no built-in policy "${reference.name}"; there are: ${BuiltInName.options.join(', ')}`,
      [],
    );
  }
  const parsed = await parsePolicyText(reference.source, known);
  if (parsed.ok) return parsed.policy;
  const [first] = parsed.faults;
  const where = first === undefined ? '' : `: ${faultText(first)}`;
  throw new PolicyError(`the policy "${reference.name}" does not parse${where}`, parsed.faults);
}

async function builtIn(name: BuiltInName): Promise<PolicyDocument> {
  const parsed = await parsePolicyText(BUILT_IN_POLICIES[name], []);
  if (parsed.ok) return parsed.policy;
  throw new PolicyError(`the built-in policy "${name}" does not parse`, parsed.faults);
}

/** A document laid over the one it stands on: its rules first, one of the same name in the other's place. */
function merged(own: PolicyDocument, base: PolicyDocument): PolicyDocument {
  const names = new Set((own.rules ?? []).map((rule) => rule.name));
  return {
    rules: [...(own.rules ?? []), ...(base.rules ?? []).filter((rule) => !names.has(rule.name))],
    severities: { ...base.severities, ...own.severities },
    // Own globs first: the first match wins.
    paths: { ...own.paths, ...without(base.paths ?? {}, own.paths ?? {}) },
    criteria: own.criteria ?? base.criteria ?? { met: DEFAULT_MET },
    suppressions: [...(own.suppressions ?? []), ...(base.suppressions ?? [])],
  };
}

const without = <T>(from: Readonly<Record<string, T>>, keys: object): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(keys, key)));

/** Where no policy says it; the built-in ones all do. */

async function complete(
  own: PolicyDocument,
  source: 'request' | 'tenant' | 'repository',
  isBuiltIn: boolean,
): Promise<{ policy: Omit<EffectivePolicy, 'name'>; base: readonly Origin[] }> {
  const baseName = own.extends ?? 'balanced';
  const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
  const whole = isBuiltIn ? own : merged(own, await builtIn(baseName));
  const sourceOf = (name: string) => (!isBuiltIn && ownNames.has(name) ? source : BUILT_IN_SOURCE);
  return {
    policy: {
      rules: (whole.rules ?? []).map((rule) => ({ ...rule, source: sourceOf(rule.name) })),
      severities: whole.severities ?? {},
      paths: Object.entries(whole.paths ?? {}).map(([pattern, fileClass]) => ({ pattern, class: fileClass })),
      criteria: whole.criteria ?? { met: DEFAULT_MET },
      suppressions: (whole.suppressions ?? []).map((one) => ({
        rule: one.rule ?? null,
        path: one.path ?? null,
        fingerprint: one.fingerprint ?? null,
        reason: one.reason,
        expires: one.expires ?? null,
      })),
    },
    base: isBuiltIn ? [] : [origin(BUILT_IN_SOURCE, baseName, true, 'what the policy stands on')],
  };
}
