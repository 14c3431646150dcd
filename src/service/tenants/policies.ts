/** A tenant's policies, as a review looks them up. */
import type { OwnedPolicies } from '../../reviewing/request/resolve-policies.js';
import type { TenantScope, Transaction } from '../store/store.js';

/** The policies that the tenant keeps, and its settings on policies. */
export function readTenantPolicies(tenant: TenantScope<Transaction>): OwnedPolicies {
  return {
    read: async (name) => (await tenant.read((tx) => tx.policies.get(name)))?.source ?? null,
    names: () => tenant.read((tx) => tx.policies.names()),
    settings: async () => {
      const settings = await tenant.read((tx) => tx.tenant());
      return { defaultPolicy: settings.default_policy, repositoryPolicy: settings.repository_policy };
    },
  };
}
