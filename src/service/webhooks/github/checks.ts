/** The check runs of a tenant's repositories: posted with what the tenant gave for GitHub. */
import type { InstallationTokens } from '../../../github/app.js';
import { type CheckRuns, type CheckRunsOptions, createCheckRuns } from '../../../github/check-runs.js';
import { createConnections } from '../../../github/connections.js';
import type { Store } from '../../store/store.js';
import type { Vault } from '../../store/vault/vault.js';
import { githubCredentials } from '../../tenants/github-credentials.js';

export interface TenantChecksOptions extends Omit<CheckRunsOptions, 'token'> {
  readonly store: Store;
  readonly vault: Vault;
  /** The process's keeper of installation tokens. */
  readonly apps: InstallationTokens;
}

/**
 * Gives a tenant's check runs; it rejects with a ProviderError where the tenant gave nothing that could post them. What GitHub
 * allows is seen at the first call: it takes check runs from Apps alone.
 */
export function tenantChecks({ store, vault, apps, ...given }: TenantChecksOptions) {
  const connections = given.connections ?? createConnections(given.environment ?? process.env, given.answerLimits);
  return async (tenantId: string): Promise<CheckRuns> =>
    createCheckRuns({ ...given, connections, ...(await githubCredentials(store, vault, tenantId, apps)) });
}
