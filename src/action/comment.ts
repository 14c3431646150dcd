/** The sticky comment: one a pull request and check name, found again by its hidden first line, updated in place. */
import type { CommentWriter } from '../github/comments.js';
import { type CommentOptions, commentMarker } from '../report/index.js';
import { type Posting, postFaultOf, statusOf } from './post-fault.js';
import type { Step } from './step.js';

/** Pages of 100 comments that are looked through. */
const MAX_PAGES = 30;

/** A comment, as faults speak of it. */
const COMMENT: Posting = {
  what: 'comment',
  deed: 'comment on the pull request',
  permission: 'pull-requests: write',
  check:
    'Check that the pull request is in the repository named by the input repo, and that its conversation is not locked.',
};

/** What is to stand on the pull request. */
export interface Sticky {
  readonly repo: string;
  readonly pr: number;
  /** How `body` begins, and every body before it. */
  readonly marker: string;
  readonly body: string;
  /** False: only a comment that is there is brought up to date. */
  readonly wanted: boolean;
}

/** What became of it. */
export type Stuck = 'created' | 'updated' | 'unchanged' | 'not wanted';

/**
 * The comments with our marker on the first page that has one, the oldest first. A token may edit the comments of others,
 * so one that an outsider began as ours do would be taken, and what it says would be the outsider's to change.
 */
async function findOurs(github: CommentWriter, { repo, pr, marker }: Sticky, signal: AbortSignal) {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { comments, more } = await github.comments(repo, pr, page, signal);
    const ours = comments.filter(({ body, outsider }) => !outsider && body.startsWith(marker));
    if (ours.length > 0 || !more) return ours;
  }
  throw new Error(`there are more than ${MAX_PAGES * 100} comments, and the first of them do not hold the gate's`);
}

/** Whether two bodies read the same: GitHub may give line ends and the end of a text back in another form. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

/** True where the request may have been taken all the same. */
const isUnsure = (fault: unknown) => (statusOf(fault) ?? 500) >= 500;

async function create(github: CommentWriter, sticky: Sticky, signal: AbortSignal): Promise<void> {
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
 * Brings the comment up to date: the oldest with our marker that the token may edit, a new one where there is none. Others
 * with the marker, which two runs at once may leave, are left alone.
 * @throws whatever the calls throw
 */
export async function stick(github: CommentWriter, sticky: Sticky, signal: AbortSignal): Promise<Stuck> {
  let refusal: { readonly fault: unknown } | null = null;
  for (const { id, body } of await findOurs(github, sticky, signal)) {
    if (isSame(body, sticky.body)) return 'unchanged';
    try {
      await github.updateComment(sticky.repo, id, sticky.body, signal);
      return 'updated';
    } catch (fault) {
      const status = statusOf(fault);
      if (status !== 403 && status !== 404) throw fault;
      // Somebody else's that begins as ours do; 404 is one that was deleted meanwhile.
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

const SAID: Readonly<Record<Stuck, string>> = {
  created: 'The comment on the pull request is new.',
  updated: 'The comment on the pull request is up to date.',
  unchanged: 'The comment on the pull request says so already.',
  'not wanted': 'There is no comment on the pull request: nothing was found, and comment is on-findings.',
};

/** The page of this workflow run, where the job summary is. */
function runUrlOf({ environment }: Step): string | null {
  const { serverUrl, repository, runId } = environment;
  return repository === null || runId === '' ? null : `${serverUrl}/${repository}/actions/runs/${runId}`;
}

/**
 * Comments as the input `comment` asks for it, on the pull request whatever event the step runs on.
 * @param wanted whether `on-findings` makes a comment where there is none
 * @param bodyOf the text, which begins with the marker
 * @returns what the reader must know about it; nothing where all went well, or the step was stopped
 */
export async function comment(
  step: Step,
  wanted: boolean,
  checkRunUrl: string | null,
  bodyOf: (options: CommentOptions) => string,
): Promise<string[]> {
  const { inputs, context, log, deadline, deps } = step;
  if (inputs.comment === 'never' || deps.signal.aborted) return [];
  const options = { checkName: inputs.checkName, checkRunUrl, runUrl: runUrlOf(step) };
  const sticky: Sticky = {
    repo: context.repo,
    pr: context.pr,
    marker: commentMarker(inputs.checkName),
    body: log.redact(bodyOf(options)),
    wanted: wanted || inputs.comment === 'always',
  };
  let note: string;
  try {
    if (inputs.githubToken === '') {
      note =
        "github-token is empty, and so the pull request cannot be commented on. Leave it out for the job's own token.";
    } else {
      log.info(SAID[await stick(await step.github(), sticky, deadline.signal)]);
      return [];
    }
  } catch (fault) {
    if (deps.signal.aborted) return [];
    const { message, hint } = postFaultOf(fault, COMMENT);
    note = `${message} ${hint}`;
  }
  log.warning(note);
  return [note];
}
