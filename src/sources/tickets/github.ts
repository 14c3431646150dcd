/** GitHub issues as tickets. */

import { ProviderError } from '../../base/errors.js';
import { quoteStart } from '../../base/text.js';
import { removeEndSlashes } from '../../base/url.js';
import { PullNumber, Repo } from '../../contract/index.js';
import type { Ticket } from '../../engine/snapshot.js';
import { createGitHubClient, type GitHubApi, type GitHubClient } from '../../github/connection/client.js';
import { explainGitHub, isRateLimit, readStatus } from '../../github/connection/errors.js';
import { type Issue, type IssueRef, MovedIssueError, readIssue, readIssueEditing } from '../../github/issues.js';
import { runProviderCall } from '../errors.js';
import { TICKET_SYSTEMS } from './systems.js';

/** The issue does not exist, or the token may not read it. */
export class IssueNotReadableError extends Error {
  override readonly name = 'IssueNotReadableError';
  constructor(
    readonly issue: IssueRef,
    /**
     * `none`: no such issue is visible to the token; `gone`: it was deleted, or the repository has no issues; `pull`: a
     * pull request; `moved`: it is in another repository now; `denied`: GitHub refuses it to the token.
     */
    readonly why: 'none' | 'gone' | 'pull' | 'moved' | 'denied',
    options?: ErrorOptions,
  ) {
    super(`${issue.repo}#${issue.number}: ${why}`, options);
  }
}

/** The use of a ticket: the repository of an issue number without one, and why the ticket is read. */
export interface TicketUse {
  readonly repo: string;
  readonly relation: Ticket['relation'];
}

/** Converts an issue to a ticket. */
export function toTicket(issue: Issue, { repo, relation }: TicketUse): Ticket {
  const { url, title, body, editedAt } = issue;
  const edited = editedAt === undefined ? {} : { edited_at: editedAt };
  return { id: formatIssueName(issue, repo), provider: 'github', url, title, body, relation, ...edited };
}

/** Reads an issue as a ticket. @throws IssueNotReadableError, ProviderError */
export async function readIssueTicket(
  client: GitHubClient,
  ref: IssueRef,
  use: TicketUse,
  signal: AbortSignal,
): Promise<Ticket> {
  let issue: Issue | null;
  try {
    issue = await readIssue(client, ref, signal);
  } catch (fault) {
    if (signal.aborted) throw fault;
    const cause = { cause: fault };
    const status = readStatus(fault);
    if (fault instanceof MovedIssueError) throw new IssueNotReadableError(ref, 'moved', cause);
    if (status === 404) throw new IssueNotReadableError(ref, 'none', cause);
    if (status === 410) throw new IssueNotReadableError(ref, 'gone', cause);
    if (status === 403 && !isRateLimit(fault)) throw new IssueNotReadableError(ref, 'denied', cause);
    throw explainGitHub(fault, `reading the issue ${formatIssueName(ref, '')}`, 'issues: read');
  }
  if (issue === null) throw new IssueNotReadableError(ref, 'pull');
  return toTicket(issue, use);
}

/** Returns where a moved issue is, to stand behind “was moved”. */
export function sayPlace({ cause }: IssueNotReadableError): string {
  return cause instanceof MovedIssueError ? ` to ${quoteStart(cause.url)}` : '';
}

/** Returns `#12` for an issue of `repo`, else `owner/repo#12`. */
export function formatIssueName(issue: IssueRef, repo: string): string {
  return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}

/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 if it is not a readable issue */
export async function readRequestedTicket(
  client: GitHubClient,
  id: string,
  repo: string,
  serverUrl: string,
  signal: AbortSignal,
): Promise<Ticket> {
  const issue = parseTicketId(id, repo, serverUrl);
  try {
    const ticket = await readIssueTicket(client, issue, { repo, relation: 'requested' }, signal);
    const { editedAt } = await askEditing(client, issue, signal);
    return editedAt === undefined ? ticket : { ...ticket, edited_at: editedAt };
  } catch (fault) {
    if (!(fault instanceof IssueNotReadableError)) throw fault;
    const name = formatIssueName(issue, '');
    switch (fault.why) {
      case 'pull':
        throw new ProviderError(
          'E_AC_002',
          `${name} is a pull request, not an issue. Name the issue with the acceptance criteria.`,
        );
      case 'denied':
        throw explainGitHub(fault.cause, `reading the issue ${name}`, 'issues: read');
      case 'moved':
        throw new ProviderError('E_AC_002', `The issue ${name} was moved${sayPlace(fault)}. Name that one.`);
      case 'gone':
        throw new ProviderError(
          'E_AC_002',
          `GitHub has no issue ${name} any more: it was deleted, or issues are turned off in ${issue.repo}. Name another ticket.`,
        );
      case 'none':
        throw new ProviderError(
          'E_AC_002',
          `GitHub has no issue ${name}, or the token may not see it. Check the number, and that the token has "issues: read" on ${issue.repo}.`,
        );
    }
  }
}

/** Where GitHub does not say when an issue was edited, a signature of its criteria names their text itself. */
async function askEditing(
  client: GitHubClient,
  issue: IssueRef,
  signal: AbortSignal,
): Promise<Pick<Issue, 'editedAt'>> {
  try {
    return await readIssueEditing(client, issue, signal);
  } catch {
    if (signal.aborted) throw signal.reason;
    return {};
  }
}

/** Reads `12`, `#12`, `owner/repo#12` and issue URLs. @throws ProviderError E_AC_002 on anything else. */
function parseTicketId(id: string, repo: string, serverUrl: string): IssueRef {
  const text = id.trim();
  const short = /^(?:([\w-]+\/[\w.-]+)?#)?(\d{1,10})$/u.exec(text);
  const url = /^(https?:\/\/[^/]+)\/([\w-]+\/[\w.-]+)\/(issues|pull)\/(\d{1,10})(?:[/?#].*)?$/iu.exec(text);
  const place = short?.[1] ?? url?.[2] ?? repo;
  const number = Number(short?.[2] ?? url?.[4]);
  const elsewhere = url !== null && url[1]?.toLowerCase() !== removeEndSlashes(serverUrl).toLowerCase();
  if (
    (short !== null || (url !== null && !elsewhere)) &&
    Repo.safeParse(place).success &&
    PullNumber.safeParse(number).success
  ) {
    return { repo: place, number };
  }
  const shown = quoteStart(text);
  const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
  if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
    const systems = TICKET_SYSTEMS.map(({ title }) => title).join(' or ');
    throw new ProviderError(
      'E_AC_002',
      `${shown} reads like a ${systems} issue, and no ${systems} provider is set up here. ${hint}`,
    );
  }
  if (elsewhere) throw new ProviderError('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
  throw new ProviderError('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}

/** How to reach the issues of a repository. */
export interface GitHubTicketOptions extends GitHubApi {
  /** `owner/name`: the repository of an issue number without one. */
  readonly repo: string;
  /** The server of issue URLs; by default derived from the API's address. */
  readonly serverUrl?: string;
}

/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
export function createGitHubTicketReader(
  options: GitHubTicketOptions,
): (id: string, signal: AbortSignal) => Promise<Ticket> {
  const client = createGitHubClient(options);
  const serverUrl = options.serverUrl ?? toServerUrl(options.apiUrl);
  return (id, signal) =>
    runProviderCall(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}

/**
 * Derives the server: `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`,
 * `https://host/api/v3` → `https://host`.
 */
function toServerUrl(apiUrl: string): string {
  return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
