/** The issues that a pull request closes. */
import { ProviderError } from '../../base/errors.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { GitHubClient } from '../../github/connection/client.js';
import { explainGitHub, isRateLimit, readStatus } from '../../github/connection/errors.js';
import { type ClosingIssueList, type IssueRef, listClosingIssues, MAX_CLOSING_ISSUES } from '../../github/issues.js';
import type { PinnedChange } from '../provider.js';
import { formatIssueName, IssueNotReadableError, readIssueTicket, sayPlace, toTicket } from '../tickets/github.js';
import { findClosingKeywords } from './keywords.js';

/** The tickets that a pull request closes, and those that could not be read. */
export interface ClosingIssues {
  readonly tickets: Ticket[];
  readonly missing: PinnedChange['missing'];
}

/** The fields of the pull request that are needed here. */
export interface ClosingPull {
  readonly repo: string;
  readonly pr: number;
  readonly body: string;
}

/**
 * Asks GitHub (GraphQL) which issues the pull request closes. If that fails, reads the closing keywords of its text
 * instead. That blocks, because an issue that was linked by hand is not in the text: a question that failed is not the
 * answer that there is no ticket. An issue that is closed but cannot be read blocks too. The exception is a number in
 * the text that does not exist in its own repository: it cannot close anything.
 * @throws ProviderError if the token is refused, if its rate limit is used up, or if an issue cannot be read temporarily
 */
export async function findClosingIssues(
  client: GitHubClient,
  pull: ClosingPull,
  serverUrl: string,
  signal: AbortSignal,
): Promise<ClosingIssues> {
  try {
    const list = await listClosingIssues(client, pull, signal);
    if (list !== null) return toClosingIssues(list, pull.repo);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    if (readStatus(fault) === 401 || isRateLimit(fault)) {
      throw explainGitHub(fault, `reading which issues ${pull.repo}#${pull.pr} closes`, 'issues: read');
    }
  }
  return findIssuesInText(client, pull, serverUrl, signal);
}

function toClosingIssues({ issues, hidden }: ClosingIssueList, repo: string): ClosingIssues {
  const tickets = issues.map((issue) => toTicket(issue, { repo, relation: 'closing' }));
  if (hidden === 0) return { tickets, missing: [] };
  const detail = `${hidden} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
  return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}

async function findIssuesInText(
  client: GitHubClient,
  pull: ClosingPull,
  serverUrl: string,
  signal: AbortSignal,
): Promise<ClosingIssues> {
  const named = findClosingKeywords(pull.body, pull.repo, serverUrl).slice(0, MAX_CLOSING_ISSUES);
  const detail =
    'GitHub did not say which issues the pull request closes; the closing words in its text were read instead, and issues that were linked by hand are not known. Ask again, give the token "issues: read" and "pull-requests: read", or name the ticket.';
  const missing: PinnedChange['missing'] = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: true }];
  const tickets: Ticket[] = [];
  for (const issue of named) {
    try {
      tickets.push(await readIssueTicket(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
    } catch (fault) {
      if (!(fault instanceof IssueNotReadableError)) throw fault;
      // A pull request is not a ticket, whatever the text says.
      if (fault.why !== 'pull') missing.push(describeUnreadable(issue, fault, pull.repo));
    }
  }
  return { tickets, missing };
}

function describeUnreadable(
  issue: IssueRef,
  fault: IssueNotReadableError,
  repo: string,
): PinnedChange['missing'][number] {
  const own = issue.repo.toLowerCase() === repo.toLowerCase();
  const name = formatIssueName(issue, repo);
  const build = (detail: string, blocking: boolean) => ({ path: null, reason: 'closing_issue', detail, blocking });
  if (fault.why === 'moved') {
    return build(`The text closes ${name}, which was moved${sayPlace(fault)}. Name that one in the text.`, true);
  }
  return (fault.why === 'none' || fault.why === 'gone') && own
    ? build(`The text closes ${name}, which does not exist.`, false)
    : build(
        `The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`,
        true,
      );
}
