/** The check runs of a tenant's repositories: posted with what the tenant gave for GitHub. */
import type { InstallationTokens } from '../../../github/app.js';
import { type CheckRuns, type CheckRunsOptions, createCheckRuns } from '../../../github/checks/check-runs.js';
import { createConnections } from '../../../github/connection/connections.js';
import type { Store } from '../../store/store.js';
import type { Vault } from '../../store/vault/vault.js';
import { readGithubCredentials } from '../../tenants/github-credentials.js';

/** What check runs are posted with; each tenant's token is read from the store. */
export interface TenantChecksOptions extends Omit<CheckRunsOptions, 'token'> {
  readonly store: Store;
  readonly vault: Vault;
  /** The process's cache of installation tokens. */
  readonly apps: InstallationTokens;
}

/**
 * Returns a function that gives a tenant's check runs. It rejects with a ProviderError if the tenant has no credentials
 * that could post them. Whether GitHub allows it is known at the first call: GitHub accepts check runs only from Apps.
 */
export function createTenantChecks({ store, vault, apps, ...given }: TenantChecksOptions) {
  const connections = given.connections ?? createConnections(given.environment ?? process.env, given.answerLimits);
  return async (tenantId: string): Promise<CheckRuns> =>
    createCheckRuns({ ...given, connections, ...(await readGithubCredentials(store, vault, tenantId, apps)) });
}
