/** Opens where changes are read: pull requests of GitHub, or two commits of a repository on this machine. */
import { createLocalGitProvider } from '../sources/git/local/local.js';
import type { ExpectedChange, Provider } from '../sources/provider.js';
import { type LocalTickets, openTickets } from './open-tickets.js';

/** Where changes and tickets are read. */
export type ReviewSource =
  | {
      readonly kind: 'github';
      readonly token: string;
      readonly apiUrl: string;
      readonly serverUrl: string;
      /** A checkout that may have the commits already. */
      readonly workspace: string | null;
      readonly cacheDirectory: string;
      /** What an event says of the change; null if there is none. */
      readonly expected?: ExpectedChange | null;
    }
  | (LocalTickets & {
      readonly kind: 'local';
      readonly directory: string;
      /** Null for the merge base with the default branch. */
      readonly base: string | null;
      readonly head: string;
      /** The title of the pull request; null for what the commits say. */
      readonly title?: string | null;
    });

type LocalSource = Extract<ReviewSource, { kind: 'local' }>;

function openLocalProvider(source: LocalSource): Provider {
  const { directory, base, head, title = null } = source;
  // Tickets belong to the repository that is asked for, which only the request names.
  const readTicket = (id: string, signal: AbortSignal, repo: string) => openTickets(source, repo)(id, signal);
  return createLocalGitProvider({ directory, base, head, title, readTicket });
}

/** Opens the provider. Loads the client of GitHub only where GitHub is asked: it is a large part of what a local review would load. */
export async function openSource(source: ReviewSource): Promise<Provider> {
  if (source.kind === 'local') return openLocalProvider(source);
  const { kind: _, expected: __, ...options } = source;
  const { createGitHubSource } = await import(/* webpackChunkName: "provider" */ '../sources/pulls/provider.js');
  return createGitHubSource(options);
}
