/** Reads a change of a local repository as the command does. */

import { ProviderError } from '../../src/base/errors.js';
import { Snapshot } from '../../src/engine/snapshot.js';
import type { GitLimits } from '../../src/sources/git/limits.js';
import { createLocalGitProvider, type PinnedChange, type Provider } from '../../src/sources/index.js';

/** A signal that never aborts. */
export const never: AbortSignal = new AbortController().signal;

export const REQUEST = { repo: 'octo/demo', pr: 7, ticket: null } as const;

/** Creates a local provider without tickets. */
export function localProvider(
  directory: string,
  base: string | null,
  head = 'HEAD',
  more: { limits?: GitLimits; environment?: NodeJS.ProcessEnv } = {},
): Provider {
  const readTicket = () => Promise.reject(new ProviderError('E_AC_002', 'no tickets here'));
  return createLocalGitProvider({ directory, base, head, readTicket, ...more });
}

/** Returns the snapshot of a change between two refs, validated by the schema. */
export async function readSnapshot(
  directory: string,
  base: string | null,
  head = 'HEAD',
  more: { limits?: GitLimits; environment?: NodeJS.ProcessEnv } = {},
): Promise<Snapshot> {
  const provider = localProvider(directory, base, head, more);
  const pinned = await provider.pin(REQUEST, never);
  // The service stores it as JSON in between.
  const stored: PinnedChange = JSON.parse(JSON.stringify(pinned));
  return Snapshot.parse(await provider.snapshot(stored, never));
}

/** Returns the only file with that path. */
export function findFile(snapshot: Snapshot, path: string): Snapshot['files'][number] {
  const [file, ...more] = snapshot.files.filter((one) => one.path === path);
  if (file === undefined || more.length > 0) throw new Error(`${more.length + 1} files at ${path}`);
  return file;
}

/** Returns the ProviderError with which a call rejects. */
export async function catchProviderError(call: Promise<unknown>): Promise<ProviderError> {
  const fault = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (fault instanceof ProviderError) return fault;
  throw new Error(`no ProviderError but ${String(fault)}`);
}
