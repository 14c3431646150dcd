/**
 * Deliveries of a GitHub App's webhook, written by hand according to GitHub's "Webhook events and payloads". They have
 * many more fields than the service reads, and a signature of the exact bytes.
 */
import { createHmac } from 'node:crypto';

export const INSTALLATION = 4_815_162;
export const WEBHOOK_SECRET = 'a webhook secret of the tests';
export const HEAD = 'a'.repeat(40);
export const BASE = 'b'.repeat(40);

export interface PullRequestEvent {
  readonly action?: string;
  readonly number?: number;
  readonly repo?: string;
  /** The repository of the head: another one for a fork, null if it was deleted. */
  readonly headRepo?: string | null;
  readonly head?: string;
  readonly state?: 'open' | 'closed';
  readonly draft?: boolean;
  readonly baseRef?: string;
  readonly changes?: object;
  /** Null for a webhook that does not belong to an App. */
  readonly installation?: unknown;
}

export interface SaidEvent {
  readonly action?: string;
  readonly number?: number;
  readonly body?: string | null;
  /** The text before an edit. */
  readonly from?: string;
  /** Login of who wrote it; a bot's ends with `[bot]`. */
  readonly by?: string;
  /** The App through which it was written. */
  readonly via?: object;
  readonly prState?: 'open' | 'closed';
  readonly draft?: boolean;
}

export interface CheckEvent {
  readonly action?: string;
  /** The button that was pressed. */
  readonly identifier?: string;
  readonly externalId?: string;
  /** The commit that it is on. */
  readonly head?: string;
  readonly by?: string;
  readonly app?: object;
  /** Empty for a head in a fork. */
  readonly pulls?: readonly object[];
}

export interface MergeGroupEvent {
  readonly action?: 'checks_requested' | 'destroyed';
  readonly repo?: string;
  readonly number?: number;
  /** The commit of the queue, and the commit that it stands on. */
  readonly head: string;
  readonly base?: string;
  readonly baseRef?: string;
  /** In place of the ref that names the pull request. */
  readonly ref?: string;
  readonly reason?: 'merged' | 'invalidated' | 'dequeued';
}

const account = (login: string) => ({
  login,
  id: 583_231,
  node_id: 'MDQ6VXNlcjU4MzIzMQ==',
  avatar_url: 'https://avatars.example/u/583231?v=4',
  gravatar_id: '',
  url: `https://api.github.example/users/${login}`,
  html_url: `https://github.example/${login}`,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
  user_view_type: 'public',
  site_admin: false,
});

function repository(fullName: string) {
  const [owner = '', name = ''] = fullName.split('/');
  return {
    id: 1_296_269,
    node_id: 'MDEwOlJlcG9zaXRvcnkxMjk2MjY5',
    name,
    full_name: fullName,
    private: false,
    owner: account(owner),
    html_url: `https://github.example/${fullName}`,
    description: 'A shop ☕',
    fork: false,
    default_branch: 'main',
    topics: [],
    visibility: 'public',
  };
}

/** Builds the payload of an event `pull_request`. */
export function pullRequestEvent(event: PullRequestEvent = {}) {
  const {
    action = 'opened',
    number = 7,
    repo = 'octo/shop',
    head = HEAD,
    state = 'open',
    draft = false,
    baseRef = 'main',
  } = event;
  const headRepo = event.headRepo === undefined ? repo : event.headRepo;
  const [owner = ''] = repo.split('/');
  const installation = event.installation === undefined ? { id: INSTALLATION, node_id: 'MDIz' } : event.installation;
  return {
    action,
    number,
    pull_request: {
      url: `https://api.github.example/repos/${repo}/pulls/${number}`,
      id: 1,
      node_id: 'PR_1',
      number,
      state,
      locked: false,
      title: 'Greet people',
      user: account('ada'),
      body: null,
      created_at: '2025-06-01T11:00:00Z',
      updated_at: '2025-06-01T11:59:00Z',
      closed_at: null,
      merged_at: null,
      assignees: [],
      requested_reviewers: [],
      labels: [],
      milestone: null,
      draft,
      head: {
        label: `${headRepo?.split('/')[0] ?? 'unknown'}:topic`,
        ref: 'topic',
        sha: head,
        user: account('ada'),
        repo: headRepo === null ? null : repository(headRepo),
      },
      base: { label: `${owner}:${baseRef}`, ref: baseRef, sha: BASE, user: account(owner), repo: repository(repo) },
      author_association: 'CONTRIBUTOR',
      auto_merge: null,
      merged: false,
      mergeable: null,
      comments: 0,
      commits: 1,
      additions: 2,
      deletions: 0,
      changed_files: 2,
    },
    repository: repository(repo),
    sender: account('ada'),
    ...(event.changes === undefined ? {} : { changes: event.changes }),
    ...(installation === null ? {} : { installation }),
  };
}

const installed = { installation: { id: INSTALLATION, node_id: 'MDIz' } };
const edit = ({ from }: SaidEvent) => (from === undefined ? {} : { changes: { body: { from } } });

/** The parts that all events about what people say have in common. */
function saidEvent(
  { number = 7, prState = 'open', draft = false, by = 'grace', ...said }: SaidEvent,
  headRepo?: string,
) {
  const event = { number, state: prState, draft, ...(headRepo === undefined ? {} : { headRepo }) };
  const { pull_request, repository: repo } = pullRequestEvent(event);
  return { pull_request, about: { repository: repo, sender: account(by), ...edit(said), ...installed } };
}

/** Builds the payload of an event `pull_request_review`. */
export function reviewEvent(event: SaidEvent & { readonly state?: string; readonly headRepo?: string } = {}) {
  const { action = 'submitted', state = 'approved', body = '', by = 'grace', headRepo } = event;
  const { pull_request, about } = saidEvent(event, headRepo);
  const review = {
    id: 80,
    node_id: 'PRR_80',
    user: account(by),
    body,
    commit_id: HEAD,
    submitted_at: '2025-06-01T12:00:00Z',
    state,
    html_url: 'https://github.example/octo/shop/pull/7#pullrequestreview-80',
    author_association: 'MEMBER',
  };
  return { action, review, pull_request, ...about };
}

const comment = ({ body = '', by = 'grace', via }: SaidEvent) => ({
  id: 99,
  node_id: 'IC_99',
  html_url: 'https://github.example/octo/shop/pull/7#issuecomment-99',
  user: account(by),
  created_at: '2025-06-01T12:00:00Z',
  updated_at: '2025-06-01T12:00:00Z',
  author_association: 'MEMBER',
  body,
  performed_via_github_app: via ?? null,
});

/** Builds the payload of an event `issue_comment`. */
export function issueCommentEvent({ onIssue = false, ...event }: SaidEvent & { readonly onIssue?: boolean } = {}) {
  const { pull_request: pull, about } = saidEvent(event);
  const { number, title, state, draft, body, labels, user } = pull;
  const link = { url: pull.url, html_url: `https://github.example/octo/shop/pull/${number}` };
  const issue = { number, title, state, body, labels, user, ...(onIssue ? {} : { draft, pull_request: link }) };
  return { action: event.action ?? 'created', issue, comment: comment(event), ...about };
}

/** Builds the payload of an event `pull_request_review_comment`: a comment on lines. */
export function lineCommentEvent(event: SaidEvent = {}) {
  const { pull_request, about } = saidEvent(event);
  const on = { path: 'src/a.ts', line: 3, commit_id: HEAD, pull_request_review_id: 80 };
  return { action: event.action ?? 'created', comment: { ...comment(event), ...on }, pull_request, ...about };
}

const APP = { id: 12, client_id: 'Iv1.own', slug: 'our-gate', name: 'Our Gate' };

/** Builds the payload of an event `check_run`. */
export function checkRunEvent(event: CheckEvent = {}) {
  const {
    action = 'requested_action',
    identifier,
    head = HEAD,
    by = 'grace',
    app = APP,
    pulls = [{ number: 7 }],
  } = event;
  const externalId = event.externalId ?? `review-gate:7:main:${BASE}:${head}:failure:rev_1`;
  return {
    action,
    check_run: { id: 1000, name: 'Review Gate', head_sha: head, external_id: externalId, app, pull_requests: pulls },
    ...(identifier === undefined ? {} : { requested_action: { identifier } }),
    repository: repository('octo/shop'),
    sender: account(by),
    ...installed,
  };
}

/** Builds the payload of an event `merge_group`. */
export function mergeGroupEvent(event: MergeGroupEvent) {
  const { action = 'checks_requested', repo = 'octo/shop', number = 7, head, base = BASE, baseRef = 'main' } = event;
  const person = { name: 'Ada', email: 'ada@shop.example' };
  return {
    action,
    ...(event.reason === undefined ? {} : { reason: event.reason }),
    merge_group: {
      head_sha: head,
      head_ref: event.ref ?? `refs/heads/gh-readonly-queue/${baseRef}/pr-${number}-${base}`,
      base_sha: base,
      base_ref: `refs/heads/${baseRef}`,
      head_commit: {
        id: head,
        tree_id: 'f'.repeat(40),
        message: `Merge pull request #${number}`,
        timestamp: '2025-06-01T12:00:00Z',
        author: person,
        committer: person,
      },
    },
    repository: repository(repo),
    sender: account('ada'),
    ...installed,
  };
}

/** Builds the payload of an event `check_suite`. */
export function checkSuiteEvent(event: CheckEvent = {}) {
  const { action = 'rerequested', head = HEAD, by = 'grace', app = APP, pulls = [] } = event;
  return {
    action,
    check_suite: { id: 118, head_branch: 'topic', head_sha: head, app, pull_requests: pulls },
    repository: repository('octo/shop'),
    sender: account(by),
    ...installed,
  };
}

/** The first event of a webhook. For an App it names no installation. */
export const PING = {
  zen: 'Design for failure.',
  hook_id: 1,
  hook: { type: 'App', id: 1, name: 'web', active: true, events: ['pull_request'], app_id: 12 },
};

/** Computes `X-Hub-Signature-256` as GitHub does. */
export function signedWith(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body, 'utf8').digest('hex')}`;
}

/** Builds the headers of a delivery. */
export function deliveryHeaders(
  body: string,
  { event = 'pull_request', delivery = '72d3162e-cc78-11e3-81ab-4c9367dc0958', secret = WEBHOOK_SECRET } = {},
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'GitHub-Hookshot/044aadd',
    'x-github-delivery': delivery,
    'x-github-event': event,
    'x-github-hook-id': '292430182',
    'x-github-hook-installation-target-id': '12',
    'x-github-hook-installation-target-type': 'integration',
    'x-hub-signature-256': signedWith(secret, body),
  };
}
