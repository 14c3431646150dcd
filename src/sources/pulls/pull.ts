/** The pull request, pinned. */
import { z } from 'zod';
import { ProviderError } from '../../base/errors.js';
import { Repo, Sha } from '../../contract/index.js';
import type { GitHubClient } from '../../github/client.js';
import { explainGitHub, statusOf, understood } from '../../github/faults.js';
import type { ChangeRequest, PinnedChange } from '../provider.js';

/** What is used of a pull request's answer: what is not so, whoever answered, is no answer of GitHub's. */
const Pull = z.object({
  state: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  labels: z.array(z.object({ name: z.string() })),
  base: z.object({ ref: z.string(), sha: Sha, repo: z.object({ full_name: Repo }) }),
  head: z.object({ ref: z.string(), sha: Sha }),
});
const Commit = z.object({ sha: Sha });

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
  const doing = `reading the pull request ${name}`;
  try {
    const answer = await client.call(signal, (octokit, request) =>
      octokit.rest.pulls.get({ owner, repo, pull_number: asked.pr, request }),
    );
    const data = understood(Pull.extend({ number: z.literal(asked.pr) }), answer.data, doing);
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
    throw explainGitHub(fault, doing, PERMISSION);
  }
}

/** The newest commit of a branch; null where there is no such branch. */
async function branchTip(
  client: GitHubClient,
  place: { owner: string; repo: string; branch: string },
  signal: AbortSignal,
): Promise<string | null> {
  const { owner, repo, branch } = place;
  const doing = `reading the base branch ${branch} of ${owner}/${repo}`;
  try {
    const { data } = await client.call(signal, (octokit, request) =>
      octokit.rest.repos.getCommit({ owner, repo, ref: `heads/${branch}`, per_page: 1, request }),
    );
    return understood(Commit, data, doing).sha;
  } catch (fault) {
    const status = statusOf(fault);
    if (!signal.aborted && (status === 404 || status === 409 || status === 422)) return null;
    if (signal.aborted) throw signal.reason;
    throw explainGitHub(fault, doing, 'contents: read');
  }
}
