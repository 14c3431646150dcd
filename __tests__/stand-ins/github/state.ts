/** The state of the GitHub stand-in, and its responses to the described calls. */
import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { git } from '../git-repository.js';
import type { GithubApp } from './app.js';
import type { GithubContract, Json } from './contract.js';
import { type Annotation, CheckRunBody, checkRunFaults, hasLoneSurrogate } from './limits.js';

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  /** When the text was last changed, and the title; never, if left out. */
  readonly lastEditedAt?: string;
  readonly renamedAt?: string;
}

export interface Pull extends Issue {
  readonly head: { readonly ref: string; readonly sha: string; readonly repo?: string | null };
  readonly base: { readonly ref: string; readonly sha: string };
  readonly author?: string;
  readonly labels?: readonly string[];
  readonly state?: 'open' | 'closed';
  readonly draft?: boolean;
  /** When its base branch was last changed to another; never, if left out. */
  readonly retargetedAt?: string;
}

/** A check run as GitHub's page would show it. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  externalId: string | null;
  detailsUrl: string | null;
  status: string;
  conclusion: string | null;
  /** Rises with each write that does not name a time, as GitHub's clock does. */
  completedAt: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: Annotation[];
}

/** A comment in the conversation. By default of the workflow's own account. */
interface Comment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly login?: string;
  readonly createdAt?: string;
  lastEditedAt?: string;
}

/** A submitted review of a pull request. Whether its author may push follows from `roles`. */
export interface Review {
  readonly pull: number;
  /** As REST has it: with `[bot]` for an App. Null for a deleted account. */
  readonly login: string | null;
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';
  /** Null if GitHub no longer knows the commit. */
  readonly commit: string | null;
  body?: string;
  readonly submittedAt?: string;
  lastEditedAt?: string;
  /** Comments on lines that belong to it. */
  readonly comments?: readonly { readonly body: string; readonly lastEditedAt?: string }[];
}

/** The role in the repository, as GitHub's `role_name`. */
type Role = 'none' | 'read' | 'triage' | 'write' | 'maintain' | 'admin';

/** Everything that a test may prepare or check. */
export interface State {
  repo: string;
  /** The bare repository for the contents and commits calls; null if no test needs one. */
  readonly repository: string | null;
  readonly pulls: Map<number, Pull>;
  readonly issues: Map<number, Issue>;
  readonly closing: Map<number, readonly number[]>;
  /** Names of the branches that GitHub protects. */
  readonly protectedBranches: Set<string>;
  readonly checkRuns: CheckRun[];
  readonly comments: Comment[];
  /** The sigstore bundles of attestations. */
  readonly attestations: Json[];
  readonly reviews: Review[];
  /** Roles by login; everybody else may only read. */
  readonly roles: Map<string, Role>;
  /** Members of teams, by `org/slug`. */
  readonly teams: Map<string, readonly string[]>;
  /** Of a pull request: logins and teams (`org/slug`) whose review is requested. */
  readonly requested: Map<number, readonly string[]>;
  /** Of a pull request: logins of the authors and co-authors of each commit; by default one commit of its author. */
  readonly commits: Map<number, readonly (readonly string[])[]>;
  /** The App that is installed in the repository; null if there is none. */
  readonly app: GithubApp | null;
  /** The 422 responses caused by GitHub's limits. */
  readonly refusals: string[];
}

/** One call of the description. */
export interface Call {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Json | undefined;
  readonly raw: boolean;
  readonly url: string;
  readonly authorization: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes instead of JSON, for `Accept: application/vnd.github.raw`. */
  readonly bytes?: Buffer;
}

const notFound: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

/** Builds GitHub's response to a body that is well formed but not accepted. */
const unprocessable = (message: string): Answer => ({
  status: 422,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: '422' },
});

const AttestationBody = z.object({ bundle: z.record(z.string(), z.json()) });
const CommentBody = z.object({ body: z.string() });
/** GitHub's limit for the body of a comment. */
const MAX_COMMENT_CHARACTERS = 65_536;

/** Returns the handlers, by the operation's name in the description. */
export function githubAnswers(
  state: State,
  contract: GithubContract,
): Readonly<Record<string, (call: Call) => Answer>> {
  const [ownerName = '', repoName = ''] = state.repo.split('/');
  const ours = ({ owner, repo }: Call['parameters']): boolean =>
    `${owner}/${repo}`.toLowerCase() === state.repo.toLowerCase();
  const repoFields = {
    full_name: state.repo,
    name: repoName,
    owner: { login: ownerName },
    default_branch: 'main',
    private: false,
  };

  const pull = (found: Pull): Json => {
    const shown = contract.example('pull-request', {
      number: found.number,
      title: found.title,
      body: found.body,
      state: found.state ?? 'open',
      draft: found.draft ?? false,
      user: { login: found.author ?? 'octocat' },
      base: { ...found.base, label: `${ownerName}:${found.base.ref}`, repo: repoFields },
      head: { ref: found.head.ref, sha: found.head.sha, label: `${ownerName}:${found.head.ref}` },
    });
    const forkRepo = found.head.repo === undefined ? state.repo : found.head.repo;
    const repository = contract.example('repository', { ...repoFields, full_name: forkRepo });
    const labels = (found.labels ?? []).map((name) => ({
      id: 1,
      node_id: 'x',
      url: 'https://github.example/l',
      name,
      color: 'ffffff',
      default: false,
      description: null,
    }));
    const asked = state.requested.get(found.number) ?? [];
    const requested_reviewers = asked
      .filter((one) => !one.includes('/'))
      .map((login) => contract.example('simple-user', { login }));
    const requested_teams = asked
      .filter((one) => one.includes('/'))
      .map((one) => contract.example('team-simple', { slug: one.split('/')[1] ?? '' }));
    const head = shown['head'] !== null && typeof shown['head'] === 'object' ? shown['head'] : {};
    return {
      ...shown,
      labels,
      requested_reviewers,
      requested_teams,
      head: { ...head, repo: forkRepo === null ? null : repository },
    };
  };

  let ticks = 0;
  const tick = (): string => new Date(Date.UTC(2025, 0, 1) + 1000 * ticks++).toISOString();

  const checkRun = (run: CheckRun): Json =>
    contract.example('check-run', {
      id: run.id,
      name: run.name,
      head_sha: run.headSha,
      external_id: run.externalId,
      details_url: run.detailsUrl,
      status: run.status,
      conclusion: run.conclusion,
      completed_at: run.completedAt,
      html_url: `https://github.example/${state.repo}/runs/${run.id}`,
      output: { title: run.title, summary: run.summary, text: run.text, annotations_count: run.annotations.length },
    });

  const write = (call: Call, existing: CheckRun | null): Answer => {
    if (state.app !== null && !state.app.accepts(call.authorization.split(' ')[1])) {
      return { status: 403, body: { message: 'You must authenticate via a GitHub App.', status: '403' } };
    }
    const parsed = CheckRunBody.safeParse(call.body);
    if (!parsed.success) return unprocessable('Invalid request.');
    if (hasLoneSurrogate(call.body)) return { status: 400, body: { message: 'Problems parsing JSON', status: '400' } };
    const faults = checkRunFaults(parsed.data);
    if (faults.length > 0) {
      state.refusals.push(...faults);
      return unprocessable('Invalid request.');
    }
    const { name, head_sha: headSha, status, conclusion, output } = parsed.data;
    const run: CheckRun = existing ?? {
      id: 1000 + state.checkRuns.length,
      name: name ?? '',
      headSha: headSha ?? '',
      externalId: null,
      detailsUrl: null,
      status: 'queued',
      conclusion: null,
      completedAt: null,
      title: null,
      summary: null,
      text: null,
      annotations: [],
    };
    if (existing === null) {
      const known =
        [...state.pulls.values()].some((found) => found.head.sha === headSha) || commitLine(headSha ?? '') !== null;
      if (!known) {
        state.refusals.push(`No commit found for SHA: ${headSha}`);
        return unprocessable(`No commit found for SHA: ${headSha}`);
      }
      state.checkRuns.push(run);
    }
    run.externalId = parsed.data.external_id ?? run.externalId;
    run.detailsUrl = parsed.data.details_url ?? run.detailsUrl;
    run.status = conclusion === undefined ? (status ?? run.status) : 'completed';
    run.conclusion = conclusion ?? run.conclusion;
    if (conclusion !== undefined) run.completedAt = parsed.data.completed_at ?? tick();
    if (output !== undefined) {
      run.title = output.title ?? run.title;
      run.summary = output.summary;
      run.text = output.text ?? run.text;
      run.annotations.push(...(output.annotations ?? []));
    }
    return { status: existing === null ? 201 : 200, body: checkRun(run) };
  };

  const commitLine = (ref: string): readonly string[] | null => {
    if (state.repository === null || !/^[\w./-]+$/u.test(ref)) return null;
    try {
      return git(state.repository, ['show', '-s', '--format=%H%n%T%n%cI%n%P', `${ref}^{commit}`]).split('\n');
    } catch {
      return null;
    }
  };

  /** Returns the text of a comment; null if GitHub would reject the body. */
  const commentText = (given: Json | undefined): string | null => {
    const { body } = CommentBody.parse(given);
    if (body.trim() !== '' && body.length <= MAX_COMMENT_CHARACTERS && !hasLoneSurrogate(given)) return body;
    state.refusals.push(`a comment of ${body.length} characters`);
    return null;
  };

  const toComment = (comment: Comment): Json =>
    contract.example('issue-comment', {
      id: comment.id,
      body: comment.body,
      html_url: `https://github.example/${state.repo}/pull/${comment.issue}#issuecomment-${comment.id}`,
      user: contract.example('simple-user', { login: comment.login ?? 'github-actions[bot]' }),
    });

  return {
    'get /repos/{owner}/{repo}': ({ parameters }) =>
      ours(parameters) ? { status: 200, body: contract.example('full-repository', repoFields) } : notFound,
    'get /repos/{owner}/{repo}/pulls/{pull_number}': ({ parameters }) => {
      const found = ours(parameters) ? state.pulls.get(Number(parameters['pull_number'])) : undefined;
      return found === undefined ? notFound : { status: 200, body: pull(found) };
    },
    'get /repos/{owner}/{repo}/issues/{issue_number}': ({ parameters, url }) => {
      const number = Number(parameters['issue_number']);
      const found = ours(parameters) ? (state.issues.get(number) ?? state.pulls.get(number)) : undefined;
      if (found === undefined) return notFound;
      const issue = contract.example('issue', {
        number,
        title: found.title,
        body: found.body,
        html_url: `https://github.example/${state.repo}/issues/${number}`,
      });
      const link = { url, html_url: url, diff_url: url, patch_url: url };
      return { status: 200, body: state.pulls.has(number) ? { ...issue, pull_request: link } : issue };
    },
    'post /repos/{owner}/{repo}/check-runs': (call) => (ours(call.parameters) ? write(call, null) : notFound),
    'patch /repos/{owner}/{repo}/check-runs/{check_run_id}': (call) => {
      const run = state.checkRuns.find(({ id }) => id === Number(call.parameters['check_run_id']));
      return run === undefined ? notFound : write(call, run);
    },
    'get /repos/{owner}/{repo}/commits/{ref}/check-runs': ({ parameters, query }) => {
      if (!ours(parameters)) return notFound;
      const named = (name: string | null) => state.checkRuns.filter((run) => name === null || run.name === name);
      const there = named(query.get('check_name')).filter(({ headSha }) => headSha === parameters['ref']);
      const newest = there.toReversed();
      const latest = newest.filter(({ name }, index) => newest.findIndex((run) => run.name === name) === index);
      const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
      const shown = query.get('filter') === 'all' ? newest : latest;
      const runs = shown.slice((page - 1) * size, page * size).map(checkRun);
      return { status: 200, body: { total_count: shown.length, check_runs: runs } };
    },
    'get /repos/{owner}/{repo}/collaborators/{username}/permission': ({ parameters }) => {
      if (!ours(parameters)) return notFound;
      const login = parameters['username'] ?? '';
      const role = state.roles.get(login) ?? 'read';
      const legacy = { maintain: 'write', triage: 'read' } as const;
      const permission = role === 'maintain' || role === 'triage' ? legacy[role] : role;
      const body = contract.example('repository-collaborator-permission', { permission, role_name: role });
      return { status: 200, body: { ...body, user: contract.example('simple-user', { login, role_name: role }) } };
    },
    'get /orgs/{org}/teams/{team_slug}/members': ({ parameters, query }) => {
      const members = state.teams.get(`${parameters['org']}/${parameters['team_slug']}`);
      if (members === undefined) return notFound;
      const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
      const shown = members.slice((page - 1) * size, page * size);
      return { status: 200, body: shown.map((login) => contract.example('team-member', { login })) };
    },
    'post /app/installations/{installation_id}/access_tokens': ({ parameters, authorization }) => {
      const granted = state.app?.grant(authorization, parameters['installation_id'] ?? '');
      if (granted === undefined) return notFound;
      if (!('token' in granted)) {
        return { status: granted.status, body: { message: granted.message, status: String(granted.status) } };
      }
      const { token, expiresAt } = granted;
      const permissions = { checks: 'write', contents: 'read', metadata: 'read', pull_requests: 'read' };
      return { status: 201, body: { token, expires_at: expiresAt, permissions, repository_selection: 'all' } };
    },
    'get /repos/{owner}/{repo}/commits/{ref}': ({ parameters }) => {
      const [sha, tree = '', date = '', parents = ''] = commitLine(parameters['ref'] ?? '') ?? [];
      if (sha === undefined) return unprocessable(`No commit found for SHA: ${parameters['ref']}`);
      const person = { name: 'Octo Cat', email: 'octocat@github.example', date: new Date(date).toISOString() };
      const commit = { tree: { sha: tree }, committer: person, author: person };
      const links = parents.split(' ').filter((parent) => parent !== '');
      return {
        status: 200,
        body: contract.example('commit', {
          sha,
          commit,
          parents: links.map((parent) => ({ sha: parent, url: `https://github.example/${parent}` })),
        }),
      };
    },
    'get /repos/{owner}/{repo}/branches/{branch}': ({ parameters }) => {
      const name = parameters['branch'] ?? '';
      const [sha] = ours(parameters) ? (commitLine(`refs/heads/${name}`) ?? []) : [];
      if (sha === undefined) return notFound;
      const commit = contract.example('commit', { sha });
      const shown = { name, commit, protected: state.protectedBranches.has(name) };
      return { status: 200, body: contract.example('branch-with-protection', shown) };
    },
    'get /repos/{owner}/{repo}/compare/{basehead}': ({ parameters }) => {
      const range = parameters['basehead'] ?? '';
      const [from = '', to = ''] = range.split('...');
      if (state.repository === null || commitLine(from) === null || commitLine(to) === null) return notFound;
      const listed = git(state.repository, ['diff', '--raw', '--no-abbrev', '--no-renames', range]).split('\n');
      const files = listed
        .filter((row) => row !== '')
        .map((row) => {
          const [fields = '', filename = ''] = row.split('\t');
          const [, , , sha = '', letter = 'M'] = fields.split(' ');
          const patch = git(state.repository ?? '', ['diff', range, '--', filename]).split('\n@@');
          return contract.example('diff-entry', {
            filename,
            sha: letter === 'D' ? null : sha,
            status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified',
            patch: `@@${patch.slice(1).join('\n@@')}`,
          });
        });
      return { status: 200, body: contract.example('commit-comparison', { files }) };
    },
    'get /repos/{owner}/{repo}/contents/{path}': ({ parameters, query, raw }) => {
      const path = parameters['path'] ?? '';
      const object = `${query.get('ref') ?? 'main'}:${path}`;
      if (state.repository === null || object.startsWith('-')) return notFound;
      let bytes: Buffer;
      try {
        bytes = execFileSync('git', ['cat-file', 'blob', object], {
          cwd: state.repository,
          stdio: ['ignore', 'pipe', 'ignore'],
        });
      } catch {
        return notFound;
      }
      const file = { name: path.split('/').at(-1) ?? '', path, type: 'file', encoding: 'base64', size: bytes.length };
      const body = contract.example('content-file', { ...file, content: bytes.toString('base64') });
      return { status: 200, body, ...(raw ? { bytes } : {}) };
    },
    'get /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ parameters, query, url }) => {
      if (!ours(parameters)) return notFound;
      const there = state.comments.filter(({ issue }) => issue === Number(parameters['issue_number']));
      const [size, page] = [Math.min(100, Number(query.get('per_page') ?? 30)), Number(query.get('page') ?? 1)];
      const link = (at: number, rel: string) => {
        const target = new URL(url);
        target.searchParams.set('page', String(at));
        return `<${target.href}>; rel="${rel}"`;
      };
      const links = [
        ...(page > 1 ? [link(page - 1, 'prev')] : []),
        ...(page * size < there.length ? [link(page + 1, 'next')] : []),
      ];
      return {
        status: 200,
        body: there.slice((page - 1) * size, page * size).map(toComment),
        ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }),
      };
    },
    'post /repos/{owner}/{repo}/attestations': ({ parameters, body }) => {
      if (!ours(parameters)) return notFound;
      state.attestations.push(AttestationBody.parse(body).bundle);
      return { status: 201, body: { id: state.attestations.length } };
    },
    'post /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ parameters, body }) => {
      const issue = Number(parameters['issue_number']);
      if (!ours(parameters) || !(state.pulls.has(issue) || state.issues.has(issue))) return notFound;
      const text = commentText(body);
      if (text === null) return unprocessable('Validation Failed');
      const comment = { id: state.comments.length + 1, issue, body: text };
      state.comments.push(comment);
      return { status: 201, body: toComment(comment) };
    },
    'patch /repos/{owner}/{repo}/issues/comments/{comment_id}': ({ parameters, body }) => {
      const comment = state.comments.find(({ id }) => id === Number(parameters['comment_id']));
      if (!ours(parameters) || comment === undefined) return notFound;
      const text = commentText(body);
      if (text === null) return unprocessable('Validation Failed');
      comment.body = text;
      return { status: 200, body: toComment(comment) };
    },
  };
}
