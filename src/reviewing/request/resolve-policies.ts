/** Which policies a review is held against: by name (built in or the owner's), or by path on a trusted branch. */
import { abbreviateSha, quoteStart } from '../../base/text.js';
import type { RepositoryPolicy } from '../../contract/index.js';
import { BuiltInName } from '../../engine/index.js';
import type { PolicyReference, PolicySources } from '../../engine/snapshot.js';
import type { PinnedChange, Provider } from '../../sources/provider.js';
import { leavesRepository, looksLikePath, refusePolicy, requireParsed } from './policy-text.js';

/** What a policy is called whose text the request brings. */
const INLINE = 'source of the request';

/** A policy by name or path, or by its text; null for the default. */
export type RequestedPolicy = string | { readonly source: string } | null;

/** The policies of whoever owns the review: a tenant, or the one who runs the command. */
export interface OwnedPolicies {
  /** The text under a name; null where there is none. */
  read(name: string): Promise<string | null>;
  names(): Promise<readonly string[]>;
  /** The default's name or path, and what the repository's own policy may do to it. */
  settings(): Promise<{ readonly defaultPolicy: string; readonly repositoryPolicy: RepositoryPolicy }>;
}

/** Where policies of one request may come from. */
export interface PolicyLookup {
  readonly owned: OwnedPolicies;
  /** Null where policies are by name only. */
  readonly repository: {
    readonly provider: Provider;
    readonly change: PinnedChange;
    readonly signal: AbortSignal;
  } | null;
}

async function findByName(name: string, owned: OwnedPolicies): Promise<PolicyReference | null> {
  const source = await owned.read(name);
  if (source !== null) return { name, source };
  return BuiltInName.safeParse(name).success ? { name, source: null } : null;
}

async function refuseUnknown(name: string, owned: OwnedPolicies): Promise<never> {
  const known = [...BuiltInName.options, ...(await owned.names())].join(', ');
  throw refusePolicy(`There is no policy named ${name}. There are: ${known}.`, [
    { pointer: '/policy', detail: `There are: ${known}.` },
  ]);
}

async function readByPath(
  path: string,
  { provider, change, signal }: NonNullable<PolicyLookup['repository']>,
): Promise<PolicyReference> {
  const plain = path.replace(/^(?:\.\/)+/u, '');
  if (leavesRepository(plain)) {
    const detail = 'must be a path inside the repository';
    throw refusePolicy(`The policy's path ${detail}.`, [{ pointer: '/policy', detail }]);
  }
  const source = await provider.readPolicyFile(change, plain, signal);
  if (source !== null) return { name: plain, source };
  const { base, host } = change;
  const place =
    host == null || host.default_branch.ref === base.ref
      ? { name: 'at the base commit', sha: base.sha }
      : { name: `on the default branch ${host.default_branch.ref}, commit`, sha: host.default_branch.sha };
  throw refusePolicy(
    `The policy file ${quoteStart(plain)} is not in the repository ${place.name} ${abbreviateSha(place.sha)}. A policy is read there and never at the head. Correct its path, merge it first, or name another policy.`,
    [{ pointer: '/policy', detail: `is not in the repository ${place.name}` }],
  );
}

/**
 * The policy sources of one review.
 * @throws RequestError E_POL_001 where there is no such policy, or where one does not parse
 */
export async function resolvePolicies(requested: RequestedPolicy, lookup: PolicyLookup): Promise<PolicySources> {
  const { owned, repository } = lookup;
  const find = async (name: string): Promise<PolicyReference> => {
    // A policy that was given under a name is meant, also where the name looks like a path.
    const named = await findByName(name, owned);
    if (named !== null) return requireParsed(named);
    if (repository === null || !looksLikePath(name)) return refuseUnknown(name, owned);
    return requireParsed(await readByPath(name, repository));
  };
  const findRequested = async (): Promise<PolicyReference | null> => {
    if (requested === null || typeof requested === 'string') return requested === null ? null : find(requested);
    return requireParsed({ name: INLINE, source: requested.source }, '/source');
  };
  const { defaultPolicy, repositoryPolicy } = await owned.settings();
  return {
    requested: await findRequested(),
    tenant: await find(defaultPolicy),
    repository_policy: repositoryPolicy,
  };
}
