/** What GitHub says about the base of a pull request: which branch is the default one, and what that branch says. */
import { ProviderError } from '../../base/errors.js';
import { REPOSITORY_POLICY_PATH } from '../../contract/index.js';
import type { Host } from '../../engine/snapshot.js';
import { readBranchTip, readFileAtCommit, readProtection } from '../../github/branches.js';
import type { GitHubClient } from '../../github/connection/client.js';
import { explainGitHub } from '../../github/connection/errors.js';
import { decodeText } from '../git/changed/text.js';
import type { PinnedChange } from '../provider.js';

/** The fields of the pull request that are needed here. */
export interface HostedPull {
  readonly repo: string;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly defaultBranch: string;
}

/** The host's answers, and what could not be read. */
export interface ReadHost {
  readonly host: Host;
  readonly missing: PinnedChange['missing'];
}

/**
 * Reads what the host says. Where the base is the default branch, that is known already and nothing is asked.
 * @throws ProviderError
 */
export async function readHost(client: GitHubClient, pull: HostedPull, signal: AbortSignal): Promise<ReadHost> {
  const { repo, base, defaultBranch: ref } = pull;
  if (base.ref === ref) {
    return { host: { default_branch: { ref, sha: base.sha }, base_protected: null, policy: null }, missing: [] };
  }
  const asked = <T>(doing: string, answer: Promise<T>) => explained(answer, `${doing} of ${repo}`, signal);
  const sha = await asked(`reading the default branch ${ref}`, readBranchTip(client, { repo, branch: ref }, signal));
  if (sha === null) {
    throw new ProviderError(
      'E_UP_001',
      `GitHub names ${ref} as the default branch of ${repo}, which it cannot find.`,
      true,
    );
  }
  const base_protected = await asked(
    `reading the base branch ${base.ref}`,
    readProtection(client, { repo, branch: base.ref }, signal),
  );
  const policy = await readDefaultFile(client, { repo, sha, path: REPOSITORY_POLICY_PATH }, signal);
  return {
    host: {
      default_branch: { ref, sha },
      base_protected,
      policy: typeof policy === 'string' ? null : { path: REPOSITORY_POLICY_PATH, text: policy.text },
    },
    missing:
      policy === 'unreadable'
        ? [
            {
              path: REPOSITORY_POLICY_PATH,
              reason: 'unreadable',
              detail: `The repository's policy on the default branch ${ref} could not be read: it must be an ordinary file of at most 1 MB.`,
              blocking: true,
            },
          ]
        : [],
  };
}

/** Reads the text of a file at a commit of the default branch. @throws ProviderError */
export async function readDefaultFile(
  client: GitHubClient,
  place: { readonly repo: string; readonly sha: string; readonly path: string },
  signal: AbortSignal,
): Promise<{ readonly text: string } | 'none' | 'unreadable'> {
  const file = await explained(
    readFileAtCommit(client, place, signal),
    `reading ${place.path} of ${place.repo}`,
    signal,
  );
  return typeof file === 'string' ? file : { text: decodeText(file.bytes).text };
}

async function explained<T>(answer: Promise<T>, doing: string, signal: AbortSignal): Promise<T> {
  try {
    return await answer;
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    throw explainGitHub(fault, doing, 'contents: read');
  }
}
