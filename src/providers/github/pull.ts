/** The pull request, pinned. */
import type { PinnedChange } from '../provider.js';
import { type ChangeRequest, ProviderError } from '../provider.js';
import type { GitHubClient } from './client.js';
import { explainGitHub, statusOf } from './faults.js';

/** A pull request as it stands, without its tickets. */
export type PinnedPull = Omit<PinnedChange, 'tickets' | 'missing'>;

/** What the token must have to read a pull request and its code. */
const PERMISSION = 'pull-requests: read';

/**
 * Reads the pull request. The base is the tip of its branch, so that the policy in force is the newest one and what was merged from the base since
 * does not count as part of the change. Of one that is closed, or whose base branch is gone, it is the commit that GitHub names as its base.
 * @throws ProviderError
 */
export async function readPull(client: GitHubClient, asked: ChangeRequest, signal: AbortSignal): Promise<PinnedPull> {
  const [owner = '', repo = ''] = asked.repo.split('/');
  const name = `${asked.repo}#${asked.pr}`;
  try {
    const { data } = await client.call(signal, (octokit, request) =>
      octokit.rest.pulls.get({ owner, repo, pull_number: asked.pr, request }),
    );
    const tip = data.state === 'open' ? await branchTip(client, { owner, repo, branch: data.base.ref }, signal) : null;
    return {
      // As GitHub calls it now: a renamed repository answers to its old name too, but git is not redirected.
      repo: data.base.repo.full_name,
      pr: data.number,
      base: { ref: data.base.ref, sha: tip ?? data.base.sha },
      head: { ref: data.head.ref, sha: data.head.sha },
      title: data.title,
      body: data.body ?? '',
      // GitHub's own name for an account that was deleted.
      author: data.user?.login ?? 'ghost',
      labels: [...new Set(data.labels.map((label) => label.name))].sort(),
    };
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    if (statusOf(fault) === 404) {
      throw new ProviderError(
        'E_REQ_002',
        `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${PERMISSION}" there.`,
      );
    }
    throw explainGitHub(fault, `reading the pull request ${name}`, PERMISSION);
  }
}

/** The newest commit of a branch; null where there is no such branch. */
async function branchTip(
  client: GitHubClient,
  place: { owner: string; repo: string; branch: string },
  signal: AbortSignal,
): Promise<string | null> {
  const { owner, repo, branch } = place;
  try {
    const { data } = await client.call(signal, (octokit, request) =>
      octokit.rest.repos.getCommit({ owner, repo, ref: `heads/${branch}`, per_page: 1, request }),
    );
    return data.sha;
  } catch (fault) {
    const status = statusOf(fault);
    if (!signal.aborted && (status === 404 || status === 409 || status === 422)) return null;
    if (signal.aborted) throw signal.reason;
    throw explainGitHub(fault, `reading the base branch ${branch} of ${owner}/${repo}`, 'contents: read');
  }
}
