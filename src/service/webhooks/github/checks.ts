/**
 * The check runs of a tenant's repositories, posted with the tenant's GitHub credentials, behind the interface of the
 * reports.
 */
import type { InstallationTokens } from '../../../github/app.js';
import { type GitHubChecksOptions, githubChecks } from '../../../github/checks.js';
import { proxiedFetch } from '../../../github/client.js';
import { type CheckRuns, createBodyOf, outputOf } from '../../../report/index.js';
import type { Store } from '../../store/store.js';
import type { Vault } from '../../store/vault/vault.js';
import { githubCredentials } from '../../tenants/github-credentials.js';

export interface TenantChecksOptions extends Omit<GitHubChecksOptions, 'token'> {
  readonly store: Store;
  readonly vault: Vault;
  /** The process's cache of installation tokens. */
  readonly apps: InstallationTokens;
}

/**
 * Adapts GitHub's check runs to the interface of the reports. Its calls throw ProviderError, or the signal's reason.
 */
export function checkRunsOf(options: GitHubChecksOptions): CheckRuns {
  const checks = githubChecks(options);
  return {
    serverUrl: options.serverUrl.replace(/\/+$/u, ''),
    createCheckRun: (run, signal) => checks.create(run.repo, createBodyOf(run), signal),
    appendAnnotations: (repo, id, output, annotations, signal) =>
      checks.update(repo, id, { output: outputOf(output, annotations) }, signal),
    findCheckRun: async ({ repo, headSha, name, externalId }, signal) => {
      const there = await checks.list({ repo, sha: headSha, name }, signal);
      return there.find((run) => run.externalId === externalId) ?? null;
    },
  };
}

/**
 * Returns a function that gives a tenant's check runs. It rejects with a ProviderError if the tenant has no credentials
 * that could post them. Whether GitHub allows it is known at the first call: GitHub accepts check runs only from Apps.
 */
export function tenantChecks({ store, vault, apps, ...given }: TenantChecksOptions) {
  const api = { ...given, fetch: given.fetch ?? proxiedFetch(given.environment ?? process.env) };
  return async (tenantId: string): Promise<CheckRuns> =>
    checkRunsOf({ ...api, ...(await githubCredentials(store, vault, tenantId, apps)) });
}
