/** Comments on pull requests over GitHub's API ("Issue comments" in GitHub's REST documentation). */
import * as z from 'zod';
import type { GitHubClient } from '../connection/client.js';
import { parseAnswer } from '../connection/errors.js';
import { splitRepository } from '../connection/repository.js';

const PAGE = 100;

/** The fields of a pull request comment that are read. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly url: string | null;
  /**
   * True if the author is a person without write access to the repository: such a person cannot have the gate's token.
   */
  readonly outsider: boolean;
}

/** The calls for a sticky comment. Each throws an Error, with `status` if GitHub answered. */
export interface CommentWriter {
  /** Reads a page of at most 100 comments on the pull request, oldest first. `more`: there is another page. */
  comments(
    repo: string,
    pr: number,
    page: number,
    signal: AbortSignal,
  ): Promise<{ readonly comments: readonly Comment[]; readonly more: boolean }>;
  /**
   * Creates a comment. The request is sent once: if its answer was lost, the comment may exist. Search for it before
   * sending again.
   */
  createComment(repo: string, pr: number, body: string, signal: AbortSignal): Promise<Comment>;
  updateComment(repo: string, id: number, body: string, signal: AbortSignal): Promise<void>;
}

const CommentAnswer = z.looseObject({
  id: z.number(),
  // A comment that is only an upload may have no body.
  body: z.string().nullish(),
  html_url: z.string().nullish().catch(null),
  author_association: z.string().nullish().catch(null),
  user: z.looseObject({ type: z.string() }).nullish().catch(null),
});

/** The author associations without write access to the repository (GitHub GraphQL, "CommentAuthorAssociation"). */
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
    // Apps such as `github-actions` are not members, so their association says nothing.
    outsider: user?.type !== 'Bot' && OUTSIDE.has(author_association ?? ''),
  };
}

/** Creates the calls. */
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
