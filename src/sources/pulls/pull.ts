/** Reads a pull request and fixes its commits. */
import { ProviderError } from '../../base/errors.js';
import { readBranchTip } from '../../github/branches.js';
import type { GitHubClient } from '../../github/connection/client.js';
import { explainGitHub, readStatus } from '../../github/connection/errors.js';
import { type PullRequest, readPullRequest } from '../../github/pulls/pulls.js';
import type { ChangeRequest, PinnedChange } from '../provider.js';
import { readHost } from './host.js';
import { readPeople } from './people.js';

/** A pull request with fixed commits, without its tickets. */
export type PinnedPull = Omit<PinnedChange, 'tickets'>;

/** The permission that the token needs to read a pull request and its code. */
const PERMISSION = 'pull-requests: read';

/**
 * Reads what else is said of a pull request. The base is the newest commit of the base branch, so that the newest policy
 * applies and commits already merged into the base do not count as part of the change. If the pull request is closed or
 * its base branch is deleted, the base is the commit that GitHub names.
 * @throws ProviderError
 */
export async function pinPull(client: GitHubClient, pull: PullRequest, signal: AbortSignal): Promise<PinnedPull> {
  const [{ base, host, missing }, said] = await Promise.all([
    readBase(client, pull, signal),
    readPeople(client, { ...pull, pr: pull.number }, signal),
  ]);
  return {
    ...said,
    repo: pull.repo,
    pr: pull.number,
    base,
    host,
    missing,
    head: pull.head,
    title: pull.title,
    body: pull.body,
    author: pull.author,
    labels: [...new Set(pull.labels)].sort(),
  };
}

/** Reads a pull request. @throws ProviderError */
export async function readPull(client: GitHubClient, asked: ChangeRequest, signal: AbortSignal): Promise<PullRequest> {
  const name = `${asked.repo}#${asked.pr}`;
  try {
    return await readPullRequest(client, asked, signal);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (readStatus(fault) === 404) {
      throw new ProviderError(
        'E_REQ_002',
        `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${PERMISSION}" there.`,
      );
    }
    throw explainGitHub(fault, `reading the pull request ${name}`, PERMISSION);
  }
}

async function readBase(client: GitHubClient, pull: PullRequest, signal: AbortSignal) {
  const tip = pull.open ? await readBaseTip(client, pull.repo, pull.base.ref, signal) : null;
  const base = { ref: pull.base.ref, sha: tip ?? pull.base.sha };
  return { base, ...(await readHost(client, { ...pull, base }, signal)) };
}

async function readBaseTip(
  client: GitHubClient,
  repo: string,
  branch: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await readBranchTip(client, { repo, branch }, signal);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    throw explainGitHub(fault, `reading the base branch ${branch} of ${repo}`, 'contents: read');
  }
}
