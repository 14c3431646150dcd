/** Webhook payloads as the runner writes them to GITHUB_EVENT_PATH, reduced to the relevant fields. */
const repository = (fullName: string) => ({
  id: fullName.length,
  full_name: fullName,
  name: fullName.split('/')[1],
  owner: { login: fullName.split('/')[0] },
  default_branch: 'main',
});

/** The event's name and payload. */
export interface Event {
  readonly event: string;
  readonly payload: unknown;
}

/** The subject of an event. `from`: the repository of the head, which differs for a fork. */
export interface About {
  readonly repo: string;
  readonly pr: number;
  readonly headSha: string;
  readonly from?: string;
}

/** Builds `pull_request`, `pull_request_target` or `pull_request_review`. */
export function pullRequestEvent(about: About, event = 'pull_request'): Event {
  const pull = {
    number: about.pr,
    title: 'Change',
    state: 'open',
    head: { ref: 'feature', sha: about.headSha, repo: repository(about.from ?? about.repo) },
    base: { ref: 'main', sha: 'b'.repeat(40), repo: repository(about.repo) },
  };
  const payload = { action: 'synchronize', number: about.pr, pull_request: pull, repository: repository(about.repo) };
  return { event, payload };
}

/** Builds `merge_group` on a base branch; `ref` replaces the one that names the pull request. */
export function mergeGroupEvent(about: About, base = 'main', ref?: string): Event {
  const group = {
    head_sha: about.headSha,
    head_ref: ref ?? `refs/heads/gh-readonly-queue/${base}/pr-${about.pr}-${'b'.repeat(40)}`,
    base_ref: `refs/heads/${base}`,
    base_sha: 'b'.repeat(40),
  };
  return {
    event: 'merge_group',
    payload: { action: 'checks_requested', merge_group: group, repository: repository(about.repo) },
  };
}

/** Builds `issue_comment` on a pull request, or on an issue. */
export function issueCommentEvent(about: About, on: 'pull' | 'issue' = 'pull'): Event {
  const issue = { number: about.pr, title: 'Change', ...(on === 'pull' ? { pull_request: { url: 'https://x' } } : {}) };
  const payload = { action: 'created', issue, comment: { body: '/gate' }, repository: repository(about.repo) };
  return { event: 'issue_comment', payload };
}

/** Builds `workflow_run` with its pull requests; none for forks. */
export function workflowRunEvent(about: About, pulls: readonly number[]): Event {
  const run = { id: 1, head_sha: about.headSha, pull_requests: pulls.map((number) => ({ id: number, number })) };
  return {
    event: 'workflow_run',
    payload: { action: 'completed', workflow_run: run, repository: repository(about.repo) },
  };
}

/** Builds `workflow_dispatch` or `schedule`, which name no pull request. */
export function plainEvent(event: string, repo: string): Event {
  return { event, payload: { ref: 'refs/heads/main', repository: repository(repo) } };
}
