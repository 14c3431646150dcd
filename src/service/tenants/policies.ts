/** Which policies a review is held against: by name (built in or the tenant's), or by path at the base commit. */
import type { FieldFault } from '../../contract/index.js';
import { BuiltInName, faultText, parsePolicy } from '../../engine/index.js';
import type { PolicyReference, PolicySources } from '../../engine/snapshot.js';
import type { PinnedChange, Provider } from '../../providers/provider.js';
import { ServiceFault } from '../http/problem.js';
import type { TenantScope, Transaction } from '../store/store.js';

const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;

/** Where policies of this request may come from. */
export interface PolicyLookup {
  readonly tenant: TenantScope<Transaction>;
  /** Null where policies are by name only. */
  readonly repository: {
    readonly provider: Provider;
    readonly change: PinnedChange;
    readonly signal: AbortSignal;
  } | null;
}

function refuse(detail: string, errors: readonly FieldFault[]): ServiceFault {
  return new ServiceFault('E_POL_001', detail, { errors });
}

async function byName(name: string, tenant: TenantScope<Transaction>): Promise<PolicyReference | null> {
  const own = await tenant.transaction((tx) => tx.policies.get(name));
  if (own !== null) return { name, source: own.source };
  return BuiltInName.safeParse(name).success ? { name, source: null } : null;
}

async function unknown(name: string, tenant: TenantScope<Transaction>): Promise<ServiceFault> {
  const names = await tenant.transaction((tx) => tx.policies.names());
  const known = [...BuiltInName.options, ...names].join(', ');
  return refuse(`There is no policy named ${name}. There are: ${known}.`, [
    { pointer: '/policy', detail: `no such policy; there are: ${known}` },
  ]);
}

async function byPath(path: string, repository: NonNullable<PolicyLookup['repository']>): Promise<PolicyReference> {
  const plain = path.replace(/^(?:\.\/)+/u, '');
  if (LEAVES_THE_REPOSITORY.test(plain)) {
    const detail = 'must be a path inside the repository';
    throw refuse(`The policy's path ${detail}.`, [{ pointer: '/policy', detail }]);
  }
  const { provider, change, signal } = repository;
  const source = await provider.readAtBase(change, plain, signal);
  if (source !== null) return { name: plain, source };
  throw refuse(
    `The policy file is not in the repository at the base commit ${change.base.sha.slice(0, 12)}. Policies are read there and never at the head: merge it first, or name a policy.`,
    [{ pointer: '/policy', detail: 'no such file at the base commit' }],
  );
}

/** Throws E_POL_001 with the line of each fault where the policy's own text does not parse. */
function mustParse(reference: PolicyReference): PolicyReference {
  if (reference.source === null) return reference;
  const parsed = parsePolicy(reference.source);
  if (parsed.ok) return reference;
  const errors = parsed.faults.map((fault) => ({ pointer: '/policy', detail: faultText(fault) }));
  const named = errors.map(({ detail }) => detail).join('; ');
  throw refuse(`The policy ${reference.name} does not parse. ${named}`, errors);
}

/**
 * The policy sources of one review.
 * @param requested what the request named; null for the tenant's default
 */
export async function resolvePolicies(requested: string | null, lookup: PolicyLookup): Promise<PolicySources> {
  const { tenant, repository } = lookup;
  const find = async (name: string): Promise<PolicyReference> => {
    // A policy that was given under a name is meant, also where the name looks like a path.
    const named = await byName(name, tenant);
    if (named !== null) return mustParse(named);
    if (repository === null || !LOOKS_LIKE_A_PATH.test(name)) throw await unknown(name, tenant);
    return mustParse(await byPath(name, repository));
  };
  const settings = await tenant.transaction((tx) => tx.tenant());
  return {
    requested: requested === null ? null : await find(requested),
    tenant: await find(settings.default_policy),
    repository_policy: settings.repository_policy,
  };
}
