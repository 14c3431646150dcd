/** The policies that a tenant keeps: put, read, listed and removed; and which names its default may have. */

import { formatTimestamp } from '../../base/time.js';
import { LIMITS, type Policy, type PolicySummary, type Tenant, type TenantPatch } from '../../contract/index.js';
import { BuiltInName } from '../../engine/index.js';
import { isRepositoryPath, requireParsed } from '../../reviewing/request/policy-text.js';
import { RequestError } from '../../reviewing/request/request-error.js';
import { createNotFoundError, createRefusedRequestError, ServiceError } from '../api/http/problem.js';
import type { Slice, Transaction } from '../store/store.js';

const isBuiltIn = (name: string) => BuiltInName.safeParse(name).success;

/** Throws ServiceError E_POL_001 where the text does not parse. */
async function requireGood(policy: { readonly name: string; readonly source: string }): Promise<void> {
  try {
    await requireParsed(policy, '/source');
  } catch (cause) {
    throw cause instanceof RequestError ? createRefusedRequestError(cause) : cause;
  }
}

/** The tenant's row is written first: whoever changes the default or the policies waits for the other. */
function lockTenant(tx: Transaction): Promise<Tenant> {
  return tx.updateTenant({});
}

/** The policy, or E_NF_001 in words. */
export async function readPolicy(tx: Transaction, name: string): Promise<Policy> {
  const policy = await tx.policies.get(name);
  if (policy !== null) return policy;
  if (!isBuiltIn(name)) throw createNotFoundError('policy');
  throw new ServiceError('E_NF_001', `${name} is built in: the tenant has no policy of its own under that name.`);
}

/** Policies whose names follow `after`, by name, as rows with the name for their id. */
export async function listPolicies(
  tx: Transaction,
  { after, limit }: Slice,
): Promise<readonly (PolicySummary & { readonly id: string })[]> {
  const names = (await tx.policies.names()).toSorted().filter((name) => after === null || name > after);
  const rows: (PolicySummary & { readonly id: string })[] = [];
  for (const id of names.slice(0, limit)) {
    const row = await tx.policies.get(id);
    if (row !== null) rows.push({ id, name: row.name, created_at: row.created_at, updated_at: row.updated_at });
  }
  return rows;
}

/**
 * Creates or replaces a policy. A built-in name may be taken: the tenant's own then goes before the built-in one
 * wherever the name is asked for (`extends` means the built-in one still), and the trace says which it was.
 * @throws ServiceError E_POL_001 where the text does not parse, with each fault's line and column, or where there are
 * too many policies
 */
export async function putPolicy(
  tx: Transaction,
  { name, source }: { readonly name: string; readonly source: string },
  now: number,
): Promise<Policy> {
  await requireGood({ name, source });
  await lockTenant(tx);
  const before = await tx.policies.get(name);
  if (before === null && (await tx.policies.names()).length >= LIMITS.MAX_POLICIES) {
    const detail = `The tenant has ${LIMITS.MAX_POLICIES} policies, which is as many as there may be. Remove one first.`;
    throw new ServiceError('E_POL_001', detail);
  }
  const updated_at = formatTimestamp(now);
  const policy = { name, source, created_at: before?.created_at ?? updated_at, updated_at };
  await tx.policies.put(policy);
  return policy;
}

/** Removes a policy. @throws ServiceError E_NF_001, or E_POL_001 where the tenant's default would be nothing */
export async function removePolicy(tx: Transaction, name: string): Promise<void> {
  const { default_policy } = await lockTenant(tx);
  await readPolicy(tx, name);
  if (default_policy === name && !isBuiltIn(name)) {
    throw new ServiceError(
      'E_POL_001',
      `The policy ${name} is the tenant's default. Name another one first: PATCH /v1/tenant with default_policy.`,
    );
  }
  await tx.policies.remove(name);
}

/**
 * Changes the tenant's settings.
 * @param policiesByPath whether the default may be a path in the repositories; whether it is there, each review finds out
 * @throws ServiceError E_POL_001 where the default is neither such a path nor a policy that there is
 */
export async function patchTenant(tx: Transaction, patch: TenantPatch, policiesByPath: boolean): Promise<Tenant> {
  const tenant = await tx.updateTenant(patch);
  const { default_policy: name } = patch;
  if (name === undefined || isBuiltIn(name) || (await tx.policies.get(name)) !== null) return tenant;
  if (policiesByPath && isRepositoryPath(name)) return tenant;
  const known = [...BuiltInName.options, ...(await tx.policies.names())].join(', ');
  throw new ServiceError(
    'E_POL_001',
    `There is no policy of the name that default_policy gives. There are: ${known}.`,
    {
      errors: [{ pointer: '/default_policy', detail: `no such policy; there are: ${known}` }],
    },
  );
}
