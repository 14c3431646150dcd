/** Makes a policy stricter by a file of the repository; see resolve.ts for what is stricter. */
import { RequiredStatus, Tier } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';
import { BUILT_IN } from './built-in.js';
import { mergePolicies } from './complete.js';
import type { ResolvedPolicy, RuleLayer } from './resolved.js';
import type { PolicyDocument } from './schema.js';
import { type KnownRule, liftSeverities } from './severities.js';

/** Adds the file to the policies that decide. No setting becomes weaker. */
export function tightenPolicy(
  floor: ResolvedPolicy,
  path: string,
  file: PolicyDocument,
  rules: readonly KnownRule[],
): ResolvedPolicy {
  const lift = file.extends === undefined ? file : mergePolicies(file, BUILT_IN[file.extends].document);
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

/** Says how a file of the repository counts, and what of it does not. */
export function describeTightening(file: PolicyDocument): string {
  const unused = [
    ...(file.suppressions?.length ? ['suppressions'] : []),
    ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
    ...(file.tickets === undefined ? [] : ['tickets']),
  ];
  const lead = 'tightens: the stricter verdict, the higher severity and what asks for more of criteria count';
  return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}
