/**
 * The sticky comment: one per pull request and check name, found again by its hidden first line and updated in place.
 */
import type { CommentWriter } from '../../github/pulls/comments.js';
import { buildCommentMarker, type CommentOptions } from '../../report/index.js';
import { buildRunUrl } from '../environment.js';
import type { Step } from '../step.js';
import { describePostFailure, type PostAttempt, readStatus } from './post-failure.js';

/** The limit of pages that are searched, with 100 comments each. */
const MAX_PAGES = 30;

/** The texts for errors of posting a comment. */
const COMMENT: PostAttempt = {
  what: 'comment',
  deed: 'comment on the pull request',
  permission: 'pull-requests: write',
  check:
    'Check that the pull request is in the repository named by the input repo, and that its conversation is not locked.',
};

/** The comment that the pull request should have. */
export interface StickyComment {
  readonly repo: string;
  readonly pr: number;
  /** The first characters of `body`, and of every earlier body. */
  readonly marker: string;
  readonly body: string;
  /** False: an existing comment is updated, but none is created. */
  readonly wanted: boolean;
}

/** The result. */
export type StickyResult = 'created' | 'updated' | 'unchanged' | 'not wanted';

/**
 * Finds the comments with our marker on the first page that has one, oldest first. Comments of outsiders are ignored: a
 * token may edit the comments of others, and an outsider could write a comment with our marker, then change its text
 * after the update.
 */
async function findOurs(github: CommentWriter, { repo, pr, marker }: StickyComment, signal: AbortSignal) {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { comments, more } = await github.comments(repo, pr, page, signal);
    const ours = comments.filter(({ body, outsider }) => !outsider && body.startsWith(marker));
    if (ours.length > 0 || !more) return ours;
  }
  throw new Error(`there are more than ${MAX_PAGES * 100} comments, and the first of them do not hold the gate's`);
}

/** Compares two bodies: GitHub may return line ends and trailing white space in another form. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

/** Returns true if GitHub may have accepted the request in spite of the error. */
const isUnsure = (fault: unknown) => (readStatus(fault) ?? 500) >= 500;

async function create(github: CommentWriter, sticky: StickyComment, signal: AbortSignal): Promise<void> {
  const { repo, pr, body } = sticky;
  try {
    await github.createComment(repo, pr, body, signal);
  } catch (fault) {
    if (signal.aborted || !isUnsure(fault)) throw fault;
    const ours = await findOurs(github, sticky, signal);
    if (!ours.some((comment) => isSame(comment.body, body))) await github.createComment(repo, pr, body, signal);
  }
}

/**
 * Updates the oldest comment with our marker that the token may edit; creates one if there is none. Other comments with
 * the marker, which two concurrent runs may create, are not changed.
 * @throws what the calls throw
 */
export async function upsertComment(
  github: CommentWriter,
  sticky: StickyComment,
  signal: AbortSignal,
): Promise<StickyResult> {
  let refusal: { readonly fault: unknown } | null = null;
  for (const { id, body } of await findOurs(github, sticky, signal)) {
    if (isSame(body, sticky.body)) return 'unchanged';
    try {
      await github.updateComment(sticky.repo, id, sticky.body, signal);
      return 'updated';
    } catch (fault) {
      const status = readStatus(fault);
      if (status !== 403 && status !== 404) throw fault;
      // 403: another author's comment with our marker. 404: a comment that was deleted meanwhile.
      if (status === 403) refusal = { fault };
    }
  }
  if (sticky.wanted) {
    await create(github, sticky, signal);
    return 'created';
  }
  if (refusal !== null) throw refusal.fault;
  return 'not wanted';
}

const SAID: Readonly<Record<StickyResult, string>> = {
  created: 'The comment on the pull request is new.',
  updated: 'The comment on the pull request is up to date.',
  unchanged: 'The comment on the pull request says so already.',
  'not wanted': 'There is no comment on the pull request: nothing was found, and comment is on-findings.',
};

/**
 * Comments as the input `comment` requires, on the pull request, for every event of the step.
 * @param wanted whether `on-findings` creates a comment if there is none
 * @param bodyOf the text, which begins with the marker
 * @returns a note for the reader; nothing if there was no error, or if the step was stopped
 */
export async function postComment(
  step: Step,
  wanted: boolean,
  checkRunUrl: string | null,
  bodyOf: (options: CommentOptions) => string,
): Promise<string[]> {
  const { inputs, context, log, deadline, deps } = step;
  if (inputs.comment === 'never' || deps.signal.aborted) return [];
  const options = { checkName: inputs.checkName, checkRunUrl, runUrl: buildRunUrl(step.environment) };
  const sticky: StickyComment = {
    repo: context.repo,
    pr: context.pr,
    marker: buildCommentMarker(inputs.checkName),
    body: log.redact(bodyOf(options)),
    wanted: wanted || inputs.comment === 'always',
  };
  let note: string;
  try {
    if (inputs.githubToken === '') {
      note =
        "github-token is empty, and so the pull request cannot be commented on. Leave it out for the job's own token.";
    } else {
      log.info(SAID[await upsertComment(await step.github(), sticky, deadline.signal)]);
      return [];
    }
  } catch (fault) {
    if (deps.signal.aborted) return [];
    const { message, hint } = describePostFailure(fault, COMMENT);
    note = `${message} ${hint}`;
  }
  log.warning(note);
  return [note];
}
