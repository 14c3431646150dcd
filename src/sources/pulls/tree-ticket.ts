/** The ticket of the tree that a request names by its path. */
import { ProviderError } from '../../base/errors.js';
import { recognizeTicketFile } from '../../base/ticket-places.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { GitHubClient } from '../../github/connection/client.js';
import { readDefaultFile } from './host.js';

/** The fields of the pull request that are needed here. */
export interface BasedPull {
  readonly repo: string;
  readonly base: { readonly ref: string; readonly sha: string };
}

/**
 * Reads a ticket by its path at the base commit; null if the id is no path of a ticket.
 * @throws ProviderError E_AC_002 if the base does not have it
 */
export async function readTicketAtBase(
  client: GitHubClient,
  { repo, base }: BasedPull,
  id: string,
  signal: AbortSignal,
): Promise<Ticket | null> {
  const path = id.trim();
  if (recognizeTicketFile(path)?.role !== 'criteria') return null;
  const file = await readDefaultFile(client, { repo, sha: base.sha, path }, signal);
  if (typeof file === 'string') {
    const why = file === 'none' ? 'there is no such file' : 'it is no ordinary file of at most 1 MB';
    throw new ProviderError(
      'E_AC_002',
      `The ticket ${path} cannot be used: on ${base.ref} ${why}. Name a ticket that the base branch has.`,
    );
  }
  const title = /^#\s+(.+?)\s*#*\s*$/mu.exec(file.text)?.[1] ?? path;
  return { id: path, provider: 'file', url: null, title, body: file.text, relation: 'requested' };
}
