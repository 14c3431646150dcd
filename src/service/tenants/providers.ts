/** The provider of each tenant: its own tokens, its own tickets, its own folder. */

import type { InstallationTokens } from '../../github/app.js';
import type { Provider } from '../../sources/provider.js';
import { createGitHubSource } from '../../sources/pulls/provider.js';
import { createTicketReader } from '../../sources/tickets/route.js';
import type { SealedSecret, Store } from '../store/store.js';
import { readGithubCredentials } from './github-credentials.js';
import { createProviderCache } from './provider-cache.js';
import { createTicketSources, type TenantTicketOptions } from './ticket-sources.js';

/** Providers that are kept at a time: their connections are reused, their lists of fields read once. */
const KEPT = 500;
const GIB = 1024 ** 3;

/** What providers are opened with; each tenant's tokens are read from the store. */
export interface TenantProvidersOptions extends TenantTicketOptions {
  readonly store: Store;
  /** The tokens of GitHub Apps. */
  readonly apps: InstallationTokens;
  readonly githubApiUrl: string;
  readonly githubServerUrl: string;
  /** Holds a folder a tenant; several processes may share it. */
  readonly cacheDirectory: string;
  /** How large it may grow, in bytes; 10 GiB when not said. */
  readonly cacheBytes?: number;
  readonly log: (line: string) => void;
}

interface CachedProvider {
  /** The rows it was made of, as one text. */
  readonly rows: string;
  readonly provider: Provider;
}

/**
 * Gives the provider of a tenant. The tenant's tokens are looked up each time, so that one that was changed or removed counts at once;
 * what was made of them is kept while they are the same.
 * @returns a function that rejects with ProviderError: E_TOK_001 where there is no token for GitHub, E_TOK_002 where it cannot be opened.
 * Faults of the tokens for tickets come when such a ticket is read.
 */
export function createTenantProviders(options: TenantProvidersOptions): (tenantId: string) => Promise<Provider> {
  const { store, vault, apps, observer } = options;
  const cache = createProviderCache({
    directory: options.cacheDirectory,
    bytes: options.cacheBytes ?? 10 * GIB,
    clock: options.clock,
    log: options.log,
  });
  const kept = new Map<string, CachedProvider>();

  async function buildProvider(tenantId: string, rows: readonly SealedSecret[]): Promise<Provider> {
    const { token } = await readGithubCredentials(store, vault, tenantId, apps);
    const sources = createTicketSources(options, tenantId, rows);
    const provider = createGitHubSource({
      token,
      apiUrl: options.githubApiUrl,
      serverUrl: options.githubServerUrl,
      workspace: null,
      cacheDirectory: cache.of(tenantId),
      readTicket: (github) => createTicketReader(github, sources),
    });
    return {
      pin: (request, signal) => observer.provider('github.pin', () => provider.pin(request, signal)),
      snapshot: async (change, signal) => {
        try {
          return await observer.provider('github.snapshot', () => provider.snapshot(change, signal));
        } finally {
          // Nobody waits for it, and it never rejects.
          void cache.prune();
        }
      },
      readPolicyFile: (change, path, signal) =>
        observer.provider('github.readPolicyFile', () => provider.readPolicyFile(change, path, signal)),
      listTeams: (change, names, signal) =>
        observer.provider('github.listTeams', () => provider.listTeams(change, names, signal)),
      ticket: (request, signal) => observer.provider('github.ticket', () => provider.ticket(request, signal)),
    };
  }

  return async (tenantId) => {
    const rows = await store.tenant(tenantId).read((tx) => tx.secrets.list('provider/'));
    const text = JSON.stringify(rows);
    const known = kept.get(tenantId);
    // Taken out and put in again: the map's order is that of the last use.
    kept.delete(tenantId);
    const made = known?.rows === text ? known : { rows: text, provider: await buildProvider(tenantId, rows) };
    kept.set(tenantId, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return made.provider;
  };
}
