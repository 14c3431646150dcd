/** Events of pull requests, and of what people say on them. A review reads people anew, so what they say starts one. */
import * as z from 'zod';
import { PullNumber, Repo, Sha } from '../../../contract/index.js';
import { COMMENT_MARKER } from '../../../report/index.js';
import { mayCommand } from '../../../sources/index.js';
import { App, type EventAction, ignoreEvent, listAppIds, type NamedApp } from './event-action.js';

/** Actions that change what is reviewed. `edited`: another base, or another text, which may hold the criteria. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review', 'edited']);
/** Actions after which it waits for nobody, and what is said of that. */
const ENDED: ReadonlyMap<string, string> = new Map([
  ['closed', 'The pull request is closed. Nobody is asked to look at it any more.'],
  ['converted_to_draft', 'The pull request is a draft. Nobody is asked to look at it until it is ready for review.'],
]);
const OF_REVIEWS = new Set(['submitted', 'edited', 'dismissed']);
const OF_COMMENTS = new Set(['created', 'edited', 'deleted']);

const Action = z.object({ action: z.string() });
const repository = z.object({ full_name: Repo });
const Text = z.string().nullish();
/** The text before an edit. */
const changes = z.object({ body: z.object({ from: Text }).nullish() }).nullish();
const pull_request = z.object({ number: PullNumber, state: z.string(), draft: z.boolean().nullish() });

const PullEvent = z.object({ pull_request: pull_request.extend({ head: z.object({ sha: Sha }) }), repository });
const OnPull = z.object({ pull_request, repository });
const ReviewEvent = OnPull.extend({ review: z.object({ state: z.string(), body: Text }), changes });
const comment = z.object({
  body: Text,
  user: z.object({ type: Text }).nullish(),
  performed_via_github_app: App,
});
const LineCommentEvent = OnPull.extend({ comment, changes });
const IssueCommentEvent = z.object({
  issue: pull_request.extend({ pull_request: z.looseObject({}).nullish() }),
  repository,
  comment,
  changes,
});

interface NamedPull {
  readonly repo: string;
  readonly pull: z.infer<typeof pull_request>;
}

function requestReview({ repo, pull }: NamedPull, app: NamedApp | null = null): EventAction {
  if (pull.state !== 'open') return ignoreEvent('The pull request is closed.');
  if (pull.draft === true)
    return ignoreEvent('The pull request is a draft: it is reviewed when it is ready for review.');
  return { kind: 'pull', repo, pr: pull.number, app };
}

/** @throws ZodError */
export function interpretPull(payload: unknown): EventAction {
  const { action } = Action.parse(payload);
  const ended = ENDED.get(action);
  if (ended === undefined && !REVIEWED.has(action)) {
    return ignoreEvent('This action on a pull request starts no review.');
  }
  const { pull_request: pull, repository: of } = PullEvent.parse(payload);
  if (ended !== undefined) return { kind: 'closed', pulls: [{ repo: of.full_name, pr: pull.number }], why: ended };
  return requestReview({ repo: of.full_name, pull });
}

/** An approval, a refusal or a dismissal counts by itself; a mere comment only with a command. @throws ZodError */
export function interpretReview(payload: unknown): EventAction {
  if (!OF_REVIEWS.has(Action.parse(payload).action)) return ignoreEvent('This action on a review starts no review.');
  const { pull_request: pull, repository: of, review, changes: changed } = ReviewEvent.parse(payload);
  if (review.state.toLowerCase() === 'commented' && !mentionsCommand(review.body, changed?.body?.from)) {
    return ignoreEvent('The review neither approves nor refuses, and has no line that begins with /review-gate.');
  }
  return requestReview({ repo: of.full_name, pull });
}

/** A comment on lines. @throws ZodError */
export function interpretLineComment(payload: unknown): EventAction {
  if (!OF_COMMENTS.has(Action.parse(payload).action)) return ignoreEvent('This action on a comment starts no review.');
  const { pull_request: pull, repository: of, ...said } = LineCommentEvent.parse(payload);
  return interpretComment({ repo: of.full_name, pull }, said);
}

/** A comment in the conversation. @throws ZodError */
export function interpretIssueComment(payload: unknown): EventAction {
  if (!OF_COMMENTS.has(Action.parse(payload).action)) return ignoreEvent('This action on a comment starts no review.');
  const { issue, repository: of, ...said } = IssueCommentEvent.parse(payload);
  if (issue.pull_request == null) return ignoreEvent('The comment is on an issue.');
  return interpretComment({ repo: of.full_name, pull: issue }, said);
}

/** One that was deleted, or had a command before it was edited, counts too: what it said falls. */
function interpretComment(
  pull: NamedPull,
  said: Pick<z.infer<typeof LineCommentEvent>, 'comment' | 'changes'>,
): EventAction {
  const { body, user, performed_via_github_app: via } = said.comment;
  if (!mentionsCommand(body, said.changes?.body?.from)) {
    return ignoreEvent('The comment has no line that begins with /review-gate.');
  }
  if (user?.type !== 'Bot') return requestReview(pull);
  if (body?.startsWith(COMMENT_MARKER) === true) return ignoreEvent('The comment is the report of a review.');
  if (via == null) return requestReview(pull);
  const otherwise = 'The comment is by the App itself.';
  return requestReview(pull, { ids: listAppIds(via), counts: 'if it is not ours', otherwise });
}

function mentionsCommand(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => mayCommand(text ?? ''));
}
