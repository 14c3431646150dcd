/** Pull requests of GitHub: texts and tickets over its API, code over git. */

import { setTimeout as sleep } from 'node:timers/promises';
import { removeEndSlashes } from '../../base/url.js';
import { createGitHubClient, type GitHubApi } from '../../github/connection/client.js';
import { runProviderCall } from '../errors.js';
import { findFileAtCommit, readTexts } from '../git/base-tree/base-files.js';
import type { ChangedCode } from '../git/code.js';
import { ObjectCache } from '../git/fetch/cache.js';
import type { Sleep } from '../git/fetch/remote.js';
import { GIT_LIMITS, type GitLimits } from '../git/limits.js';
import { isWholeClone, withWorkspace } from '../git/local/workspace.js';
import { type OpenedChange, type RemoteOptions, withRemote } from '../git/open.js';
import { readObjectInfo } from '../git/program/objects.js';
import type { ScratchOptions } from '../git/program/repository.js';
import { readSnapshot } from '../git/snapshot.js';
import type { PinnedChange, Provider } from '../provider.js';
import { readRequestedTicket } from '../tickets/github.js';
import type { ReadTicket } from '../tickets/route.js';
import { ReadingAhead } from './ahead.js';
import { findClosingIssues } from './closing-issues.js';
import { readDefaultFile } from './host.js';
import { readTeams } from './people.js';
import { pinPull, readPull } from './pull.js';
import { readTicketAtBase } from './tree-ticket.js';

/** The addresses of GitHub, and local copies of the code. */
export interface GitHubSourceOptions extends GitHubApi {
  /** Contains the proxy variables and git's environment; by default the environment of this process. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** `https://github.com`, or the address of a GitHub Enterprise server. */
  readonly serverUrl: string;
  /** A folder that may be a checkout of the repository; used if it contains all that is needed. */
  readonly workspace: string | null;
  /** Stores the fetched code; created if it is missing. */
  readonly cacheDirectory: string;
  readonly limits?: GitLimits;
  readonly sleep?: Sleep;
  /** Reads the tickets that requests name, also from other systems; receives the reader of GitHub's own issues. */
  readonly readTicket?: (own: ReadTicket) => ReadTicket;
}

/**
 * Creates the source of pull requests on GitHub. The API is used only for the pull request and its tickets, so no limit
 * of its file lists applies.
 */
export function createGitHubSource(options: GitHubSourceOptions): Provider {
  const client = createGitHubClient(options);
  const serverUrl = removeEndSlashes(options.serverUrl);
  const environment = options.environment ?? process.env;
  const limits = options.limits ?? GIT_LIMITS;
  const ownTicket: ReadTicket = (id, repo, signal) => readRequestedTicket(client, id, repo, serverUrl, signal);
  const readTicket = options.readTicket?.(ownTicket) ?? ownTicket;

  let ahead: ReadingAhead | null = null;

  const toRemote = (repo: string): RemoteOptions => ({
    remote: { url: `${serverUrl}/${repo}.git`, token: options.token },
    cacheDirectory: options.cacheDirectory,
    environment,
    fetchBytes: limits.fetchBytes,
    sleep: options.sleep ?? ((milliseconds, given) => sleep(milliseconds, undefined, { signal: given })),
  });

  async function openScratch(remote: RemoteOptions): Promise<ScratchOptions> {
    return { parent: await new ObjectCache(options.cacheDirectory, remote.remote.url).open(), environment };
  }

  async function endAhead(): Promise<void> {
    const ended = ahead?.close();
    ahead = null;
    await ended;
  }

  /** Runs `use` on the change: as read ahead, in the workspace if that contains all of it, else on fetched code. */
  async function withCode<T>(
    change: PinnedChange,
    signal: AbortSignal,
    use: (opened: OpenedChange, code: ChangedCode | null) => Promise<T>,
  ): Promise<T> {
    const foreseen = (await ahead?.find(change, signal)) ?? null;
    if (foreseen !== null) {
      try {
        return await use(foreseen.opened, foreseen.code);
      } catch {
        // A fetch ahead does not try again; the one below does, and says what is wrong.
        signal.throwIfAborted();
      }
    }
    await endAhead();
    const remote = toRemote(change.repo);
    if (options.workspace !== null) {
      const scratch = await openScratch(remote);
      const boxed = await withWorkspace(scratch, options.workspace, change, signal, async (opened) => ({
        result: await use(opened, null),
      }));
      if (boxed !== null) return boxed.result;
    }
    return withRemote(remote, change, signal, (opened) => use(opened, null));
  }

  return {
    pin: (request, signal) =>
      runProviderCall(signal, async () => {
        const asked = await readPull(client, request, signal);
        if (request.ticket === null) {
          const [pull, { tickets, missing }] = await Promise.all([
            pinPull(client, asked, signal),
            findClosingIssues(client, { ...asked, pr: asked.number }, serverUrl, signal),
          ]);
          return { ...pull, tickets, missing: [...pull.missing, ...missing] };
        }
        const pull = await pinPull(client, asked, signal);
        const ticket =
          (await readTicketAtBase(client, pull, request.ticket, signal)) ??
          (await readTicket(request.ticket, pull.repo, signal));
        return { ...pull, tickets: [ticket] };
      }),

    foresee: (expected, signal) => {
      const remote = toRemote(expected.repo);
      const { workspace } = options;
      const isHere = async () => workspace !== null && isWholeClone(await openScratch(remote), workspace, signal);
      ahead = new ReadingAhead(expected, { remote, limits, isHere }, signal);
      return ahead.begun;
    },

    snapshot: (change, signal) =>
      runProviderCall(signal, async () => {
        try {
          return await withCode(change, signal, (opened, code) => readSnapshot(opened, change, limits, code));
        } finally {
          await endAhead();
        }
      }),

    readPolicyFile: (change, path, signal) =>
      runProviderCall(signal, async () => {
        const { repo, base, host } = change;
        if (host != null && host.default_branch.ref !== base.ref) {
          const file = await readDefaultFile(client, { repo, sha: host.default_branch.sha, path }, signal);
          return typeof file === 'string' ? null : file.text;
        }
        return withCode(change, signal, async ({ repository, fetchBlobs }) => {
          const entry = await findFileAtCommit(repository, change.base.sha, path);
          if (entry === null) return null;
          if (!(await readObjectInfo(repository, [entry.name])).has(entry.name)) await fetchBlobs([entry.name]);
          return (await readTexts(repository, [entry])).get(entry.path) ?? null;
        });
      }),

    listTeams: (_, names, signal) => runProviderCall(signal, () => readTeams(client, names, signal)),

    ticket: ({ repo, id }, signal) => runProviderCall(signal, () => readTicket(id, repo, signal)),

    close: endAhead,
  };
}
