/** Which policies a review is held against: by name (built in or the tenant's), or by path at the base commit. */
import type { FieldFault } from '../../contract/index.js';
import { BuiltInName, faultText, type PolicyFault, parsePolicy } from '../../engine/index.js';
import type { PolicyReference, PolicySources } from '../../engine/snapshot.js';
import type { PinnedChange, Provider } from '../../sources/provider.js';
import { ServiceFault } from '../api/http/problem.js';
import type { TenantScope, Transaction } from '../store/store.js';

const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;

/** YAML allows none of these, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
/** What a policy is called whose text the request brings. */
const INLINE = 'source of the request';
/** More faults than these are not listed. */
const MAX_FAULTS = 50;

/** Whether a name may be that of a file in the repository. */
export function isRepositoryPath(name: string): boolean {
  return LOOKS_LIKE_A_PATH.test(name) && !LEAVES_THE_REPOSITORY.test(name) && !UNPRINTABLE.test(name);
}

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
  const own = await tenant.read((tx) => tx.policies.get(name));
  if (own !== null) return { name, source: own.source };
  return BuiltInName.safeParse(name).success ? { name, source: null } : null;
}

async function unknown(name: string, tenant: TenantScope<Transaction>): Promise<ServiceFault> {
  const names = await tenant.read((tx) => tx.policies.names());
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

/** What is wrong with a policy's text, where that is so. */
export async function policyFaultsOf(source: string): Promise<readonly PolicyFault[]> {
  const at = UNPRINTABLE.exec(source)?.index;
  if (at !== undefined) {
    const before = source.slice(0, at).split(/\r\n|\n|\r/u);
    const column = (before.at(-1) ?? '').length + 1;
    return [{ line: before.length, column, message: 'a control character, or half of a character' }];
  }
  const parsed = await parsePolicy(source);
  return parsed.ok ? [] : parsed.faults;
}

/**
 * Throws E_POL_001 with the line of each fault where the policy's own text does not parse.
 * @param pointer the field of the request that the faults are told of
 */
export async function mustParse(reference: PolicyReference, pointer = '/policy'): Promise<PolicyReference> {
  if (reference.source === null) return reference;
  const faults = await policyFaultsOf(reference.source);
  if (faults.length === 0) return reference;
  const errors = faults.slice(0, MAX_FAULTS).map((fault) => ({ pointer, detail: faultText(fault) }));
  const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more` : '';
  const named = errors.map(({ detail }) => detail).join('; ');
  throw refuse(`The policy ${reference.name} does not parse. ${named}${more}`, errors);
}

/**
 * The policy sources of one review.
 * @param requested what the request named, or the text it brought; null for the tenant's default
 */
export async function resolvePolicies(
  requested: string | { readonly source: string } | null,
  lookup: PolicyLookup,
): Promise<PolicySources> {
  const { tenant, repository } = lookup;
  const find = async (name: string): Promise<PolicyReference> => {
    // A policy that was given under a name is meant, also where the name looks like a path.
    const named = await byName(name, tenant);
    if (named !== null) return mustParse(named);
    if (repository === null || !LOOKS_LIKE_A_PATH.test(name)) throw await unknown(name, tenant);
    return mustParse(await byPath(name, repository));
  };
  const asked = async (): Promise<PolicyReference | null> => {
    if (requested === null || typeof requested === 'string') return requested === null ? null : find(requested);
    return mustParse({ name: INLINE, source: requested.source }, '/source');
  };
  const settings = await tenant.read((tx) => tx.tenant());
  return {
    requested: await asked(),
    tenant: await find(settings.default_policy),
    repository_policy: settings.repository_policy,
  };
}
