/** The issues that a pull request closes. */
import { z } from 'zod';
import { ProviderError } from '../../base/errors.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { GitHubClient } from '../../github/client.js';
import { statusOf } from '../../github/faults.js';
import type { PinnedChange } from '../provider.js';
import { IssueNotReadable, issueName, readIssue } from '../tickets/github.js';
import { closingKeywords, type IssueRef } from './keywords.js';

/** Most closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_ISSUES = 50;

const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        totalCount
        nodes { number title body url repository { nameWithOwner } }
      }
    }
  }
}`;

/** The part of the answer that we need; whatever has another shape counts as no answer. */
const Answer = z.object({
  repository: z.object({
    pullRequest: z.object({
      closingIssuesReferences: z.object({
        totalCount: z.int().optional(),
        nodes: z.array(
          z
            .object({
              number: z.int(),
              title: z.string(),
              body: z.string().nullish(),
              url: z.string(),
              repository: z.object({ nameWithOwner: z.string() }),
            })
            .nullable(),
        ),
      }),
    }),
  }),
});

/** The tickets that a pull request closes, and what is missing of them. */
export interface ClosingIssues {
  readonly tickets: Ticket[];
  readonly missing: PinnedChange['missing'];
}

/** The pull request, as far as this needs it. */
export interface ClosingPull {
  readonly repo: string;
  readonly pr: number;
  readonly body: string;
}

/**
 * Asks GitHub (GraphQL) which issues the pull request closes. Where that fails, reads the closing words of its text instead,
 * and says so. An issue that is closed but cannot be read blocks: its criteria are unknown. One exception: a number that the text
 * names and that its own repository does not have; nothing can be closed by that.
 * @throws ProviderError where the token is refused or an issue cannot be read for now.
 */
export async function closingIssues(
  client: GitHubClient,
  pull: ClosingPull,
  serverUrl: string,
  signal: AbortSignal,
): Promise<ClosingIssues> {
  const [owner, name] = pull.repo.split('/');
  try {
    const answer: unknown = await client.call(signal, (octokit, request) =>
      octokit.graphql(QUERY, { owner, name, number: pull.pr, request }),
    );
    const parsed = Answer.safeParse(answer);
    if (parsed.success) return listed(parsed.data.repository.pullRequest.closingIssuesReferences, pull.repo);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    if (statusOf(fault) === 401) {
      throw new ProviderError('E_TOK_001', 'GitHub does not accept the token (401). Give a valid token.', false, {
        cause: fault,
      });
    }
  }
  return namedInText(client, pull, serverUrl, signal);
}

type Listed = z.infer<typeof Answer>['repository']['pullRequest']['closingIssuesReferences'];

function listed(issues: Listed, repo: string): ClosingIssues {
  const there = issues.nodes.filter((issue) => issue !== null);
  const tickets = there.map(
    (issue): Ticket => ({
      id: issueName({ repo: issue.repository.nameWithOwner, number: issue.number }, repo),
      provider: 'github',
      url: issue.url,
      title: issue.title,
      body: issue.body ?? '',
      relation: 'closing',
    }),
  );
  const unread = Math.max(issues.totalCount ?? 0, issues.nodes.length) - there.length;
  if (unread === 0) return { tickets, missing: [] };
  const detail = `${unread} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
  return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}

async function namedInText(
  client: GitHubClient,
  pull: ClosingPull,
  serverUrl: string,
  signal: AbortSignal,
): Promise<ClosingIssues> {
  const named = closingKeywords(pull.body, pull.repo, serverUrl).slice(0, MAX_ISSUES);
  const detail =
    'GitHub did not say which issues the pull request closes; the closing words in its text were read instead. Issues that were linked by hand are not known.';
  const missing: PinnedChange['missing'] = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: false }];
  const tickets: Ticket[] = [];
  for (const issue of named) {
    try {
      tickets.push(await readIssue(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
    } catch (fault) {
      if (!(fault instanceof IssueNotReadable)) throw fault;
      // A pull request is no ticket, whatever the text says.
      if (fault.why !== 'pull') missing.push(unreadable(issue, fault.why, pull.repo));
    }
  }
  return { tickets, missing };
}

function unreadable(issue: IssueRef, why: 'none' | 'denied', repo: string): PinnedChange['missing'][number] {
  const own = issue.repo.toLowerCase() === repo.toLowerCase();
  const name = issueName(issue, repo);
  return why === 'none' && own
    ? { path: null, reason: 'closing_issue', detail: `The text closes ${name}, which does not exist.`, blocking: false }
    : {
        path: null,
        reason: 'closing_issue',
        detail: `The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`,
        blocking: true,
      };
}
