/** Issues over GitHub's API ("Issues" in GitHub's REST documentation, `closingIssuesReferences` in its GraphQL documentation). */
import * as z from 'zod';
import type { GitHubClient } from './connection/client.js';
import { parseAnswer } from './connection/errors.js';
import { splitRepository } from './connection/repository.js';
import { EDITING, Editing, MaybeEditing, readEditing } from './pulls/editing.js';

/** The repository and number of an issue. */
export interface IssueRef {
  readonly repo: string;
  readonly number: number;
}

/** Where an issue is now that was moved to another repository: GitHub answers for it under its old number. */
export class MovedIssueError extends Error {
  override readonly name = 'MovedIssueError';
  constructor(
    /** Its address, as GitHub says it. */
    readonly url: string,
  ) {
    super(`the issue was moved: ${url}`);
  }
}

/** The current state of an issue on GitHub. */
export interface Issue extends IssueRef {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** When title or text were last changed, ISO 8601 UTC; null if never, absent if GitHub did not say. */
  readonly editedAt?: string | null;
}

const IssueAnswer = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  pull_request: z.unknown().optional(),
});

/**
 * Reads an issue; returns null if the number is that of a pull request.
 * @throws what the client throws; MovedIssueError; GitHubAnswerError if the answer is not as GitHub documents it
 */
export async function readIssue(client: GitHubClient, issue: IssueRef, signal: AbortSignal): Promise<Issue | null> {
  const { repo, number } = issue;
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const { data } = await client.request(route, { ...splitRepository(repo), issue_number: number }, { signal });
  const answer = parseAnswer(IssueAnswer, data);
  if (answer.number !== number) throw new MovedIssueError(answer.html_url);
  if (answer.pull_request !== undefined) return null;
  return { repo, number, title: answer.title, body: answer.body ?? '', url: answer.html_url };
}

const EDIT_QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { issue(number: $number) { ${EDITING} } }
}`;
const EditAnswer = z.object({ repository: z.object({ issue: Editing }) });

/** Asks when an issue was last edited. @throws what the client throws */
export async function readIssueEditing(
  client: GitHubClient,
  { repo, number }: IssueRef,
  signal: AbortSignal,
): Promise<Pick<Issue, 'editedAt'>> {
  const { owner, repo: name } = splitRepository(repo);
  const answer = await client.query(EDIT_QUERY, { owner, name, number }, { signal });
  return readEditing(parseAnswer(EditAnswer, answer).repository.issue);
}

/** The limit of closing issues that are read; GitHub itself lists ten by keyword. */
export const MAX_CLOSING_ISSUES = 50;

const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_CLOSING_ISSUES}) {
        totalCount
        nodes { number title body url ${EDITING} repository { nameWithOwner } }
      }
    }
  }
}`;

/** The part of the answer that is needed. */
const ClosingAnswer = z.object({
  repository: z.object({
    pullRequest: z.object({
      closingIssuesReferences: z.object({
        totalCount: z.int().optional(),
        nodes: z.array(
          z
            .object({
              ...MaybeEditing.shape,
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

/** The issues that a pull request closes. */
export interface ClosingIssueList {
  readonly issues: readonly Issue[];
  /** How many more issues exist that the token may not read. */
  readonly hidden: number;
}

/**
 * Asks which issues a pull request closes; returns null if the answer has another shape. @throws what the client throws
 */
export async function listClosingIssues(
  client: GitHubClient,
  { repo, pr }: { readonly repo: string; readonly pr: number },
  signal: AbortSignal,
): Promise<ClosingIssueList | null> {
  const { owner, repo: name } = splitRepository(repo);
  const answer = await client.query(QUERY, { owner, name, number: pr }, { signal, answer: 'list' });
  const parsed = ClosingAnswer.safeParse(answer);
  if (!parsed.success) return null;
  const { nodes, totalCount } = parsed.data.repository.pullRequest.closingIssuesReferences;
  const issues = nodes
    .filter((node) => node !== null)
    .map(
      ({ repository, number, title, body, url, ...editing }): Issue => ({
        repo: repository.nameWithOwner,
        number,
        title,
        body: body ?? '',
        url,
        ...readEditing(editing),
      }),
    );
  return { issues, hidden: Math.max(totalCount ?? 0, nodes.length) - issues.length };
}
