/** Comments on pull requests over GitHub's API ("Issue comments" in GitHub's REST documentation). */
import { z } from 'zod';
import type { GitHubClient } from './client.js';
import { parseAnswer } from './faults.js';
import { splitRepository } from './repository.js';

const PAGE = 100;

/** A comment on a pull request, as far as it is read. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly url: string | null;
  /** True where a person without write access to the repository wrote it: such a person has no token of a gate. */
  readonly outsider: boolean;
}

/** The calls that a comment takes. Each throws an Error, with `status` where GitHub answered. */
export interface CommentWriter {
  /** A page of the comments on the pull request, 100 at most, the oldest first. `more`: there is another page. */
  comments(
    repo: string,
    pr: number,
    page: number,
    signal: AbortSignal,
  ): Promise<{ readonly comments: readonly Comment[]; readonly more: boolean }>;
  /** Creates a comment; sent once, since a comment whose answer was lost may be there: look for it before you send it again. */
  createComment(repo: string, pr: number, body: string, signal: AbortSignal): Promise<Comment>;
  updateComment(repo: string, id: number, body: string, signal: AbortSignal): Promise<void>;
}

const CommentAnswer = z.looseObject({
  id: z.number(),
  // A comment that is nothing but an upload may have none.
  body: z.string().nullish(),
  html_url: z.string().nullish().catch(null),
  author_association: z.string().nullish().catch(null),
  user: z.looseObject({ type: z.string() }).nullish().catch(null),
});

/** How whoever wrote a comment stands to the repository (GitHub GraphQL, "CommentAuthorAssociation"), where they may not write to it. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'CONTRIBUTOR',
  'FIRST_TIMER',
  'FIRST_TIME_CONTRIBUTOR',
  'MANNEQUIN',
  'NONE',
]);

function toComment({ id, body, html_url, author_association, user }: z.infer<typeof CommentAnswer>): Comment {
  return {
    id,
    body: body ?? '',
    url: html_url ?? null,
    // Apps, `github-actions` among them, are no members of anything.
    outsider: user?.type !== 'Bot' && OUTSIDE.has(author_association ?? ''),
  };
}

/** Makes the calls. */
export function createCommentWriter(client: GitHubClient): CommentWriter {
  const route = '/repos/{owner}/{repo}/issues';
  return {
    async comments(repo, pr, page, signal) {
      const asked = { ...splitRepository(repo), issue_number: pr, per_page: PAGE, page };
      const list = `GET ${route}/{issue_number}/comments`;
      const { data, link } = await client.request(list, asked, { signal, answer: 'list' });
      const comments = parseAnswer(z.array(CommentAnswer), data).map(toComment);
      return { comments, more: link === null ? comments.length >= PAGE : link.includes('rel="next"') };
    },
    async createComment(repo, pr, body, signal) {
      const sent = { ...splitRepository(repo), issue_number: pr, body };
      const { data } = await client.request(`POST ${route}/{issue_number}/comments`, sent, { signal, resend: false });
      return toComment(parseAnswer(CommentAnswer, data));
    },
    async updateComment(repo, id, body, signal) {
      const sent = { ...splitRepository(repo), comment_id: id, body };
      await client.request(`PATCH ${route}/comments/{comment_id}`, sent, { signal });
    },
  };
}
