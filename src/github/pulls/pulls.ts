/** Pull requests over GitHub's API ("Pulls" in GitHub's REST documentation). */
import * as z from 'zod';
import { Repo, Sha } from '../../contract/index.js';
import type { PullState } from '../checks/standing-checks.js';
import type { GitHubClient } from '../connection/client.js';
import { parseAnswer } from '../connection/errors.js';
import { splitRepository } from '../connection/repository.js';

/** The fields of a pull request that are used: an answer without them did not come from GitHub. */
const Pull = z.object({
  state: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  labels: z.array(z.object({ name: z.string() })),
  base: z.object({ ref: z.string(), sha: Sha, repo: z.object({ full_name: Repo, default_branch: z.string().min(1) }) }),
  head: z.object({ ref: z.string(), sha: Sha }),
  requested_reviewers: z.array(z.object({ login: z.string() })).nullish(),
  requested_teams: z.array(z.object({ slug: z.string() })).nullish(),
});
const Head = z.object({ head: z.object({ sha: Sha }) });
const State = Head.extend({
  state: z.string(),
  // Missing in the answers of old servers.
  draft: z.boolean().nullish(),
  base: z.object({ ref: z.string() }),
});

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/** The name that GitHub uses for a deleted account. */
const DELETED_ACCOUNT = 'ghost';

/** A branch and one of its commits. */
interface BranchCommit {
  readonly ref: string;
  readonly sha: string;
}

/** The current state of a pull request on GitHub. */
export interface PullRequest {
  /** The current name. The API also answers to the old name of a renamed repository, but does not redirect git. */
  readonly repo: string;
  readonly number: number;
  readonly open: boolean;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly labels: readonly string[];
  readonly base: BranchCommit;
  readonly head: BranchCommit;
  /** The default branch of the repository that it goes into. */
  readonly defaultBranch: string;
  /** Logins and teams (`@org/team`) whose review is requested. */
  readonly requested: readonly string[];
}

/** Identifies a pull request. */
export interface PullRequestRef {
  readonly repo: string;
  readonly pr: number;
}

async function askPullRequest(
  client: GitHubClient,
  { repo, pr }: PullRequestRef,
  signal: AbortSignal,
): Promise<unknown> {
  return (await client.request(ROUTE, { ...splitRepository(repo), pull_number: pr }, { signal })).data;
}

/** Reads the current head commit of a pull request. @throws as `readPullRequest` does */
export async function readHeadCommit(client: GitHubClient, ref: PullRequestRef, signal: AbortSignal): Promise<string> {
  return parseAnswer(Head, await askPullRequest(client, ref, signal)).head.sha;
}

/** Reads whether a pull request is open and no draft, its head and its base branch. @throws as `readPullRequest` does */
export async function readPullState(
  client: GitHubClient,
  ref: PullRequestRef,
  signal: AbortSignal,
): Promise<PullState> {
  const { state, draft, head, base } = parseAnswer(State, await askPullRequest(client, ref, signal));
  return { open: state === 'open', draft: draft === true, headSha: head.sha, baseRef: base.ref };
}

/**
 * Reads a pull request. @throws what the client throws; GitHubAnswerError if the answer is not as GitHub documents it
 */
export async function readPullRequest(
  client: GitHubClient,
  ref: PullRequestRef,
  signal: AbortSignal,
): Promise<PullRequest> {
  const pull = parseAnswer(Pull.extend({ number: z.literal(ref.pr) }), await askPullRequest(client, ref, signal));
  return {
    repo: pull.base.repo.full_name,
    number: pull.number,
    open: pull.state === 'open',
    title: pull.title,
    body: pull.body ?? '',
    author: pull.user?.login ?? DELETED_ACCOUNT,
    labels: pull.labels.map((label) => label.name),
    base: { ref: pull.base.ref, sha: pull.base.sha },
    head: { ref: pull.head.ref, sha: pull.head.sha },
    defaultBranch: pull.base.repo.default_branch,
    requested: [
      ...(pull.requested_reviewers ?? []).map(({ login }) => login),
      ...(pull.requested_teams ?? []).map(({ slug }) => `@${splitRepository(pull.base.repo.full_name).owner}/${slug}`),
    ],
  };
}
