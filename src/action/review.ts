/** Getting the review: the head, the reviewer, and everything it can tell. */

import { rejectOnAbort } from '../base/abort.js';
import { ProxyVariableError } from '../base/proxy.js';
import { ReviewError } from '../base/review-error.js';
import { abbreviateSha } from '../base/text.js';
import {
  type CreateReview,
  type ObservedFinding,
  type ObservedReview,
  type ReadTrace,
  Sha,
} from '../contract/index.js';
import { isRateLimit, isTemporary } from '../github/connection/errors.js';
import { formatQueueNote } from '../github/pulls/queue-commit.js';
import type { Report } from '../report/index.js';
import type { Reviewer } from '../reviewing/reviewer.js';
import { awaitClosing } from './deadline.js';
import { ConfigurationError, type ErrorDescription, ReviewUnavailableError, readErrorMessage } from './errors.js';
import { computeIdempotencyKey } from './review/idempotency.js';
import { openReviewer } from './review/reviewer.js';
import type { Step } from './step.js';

/** A review that has ended, complete or failed. */
export interface ObtainedReview {
  readonly review: ObservedReview;
  readonly findings: readonly ObservedFinding[];
  readonly truncated: boolean;
  readonly trace: ReadTrace | null;
  /** A service's own page of the review, HTML; null if it was not requested or the service returned none. */
  readonly page: string | null;
  /**
   * The change with its code, for a page that is built here; null if no page was requested or the change is not
   * available.
   */
  readonly change: NonNullable<Report['change']> | null;
  /** Why the findings could not be read; null if they were, or if the review failed. */
  readonly listingFault: ErrorDescription | null;
  /** The commit of the check run. */
  readonly headSha: string;
  readonly notes: readonly string[];
}

const TITLES: Readonly<Record<ReviewError['kind'], string>> = {
  configuration: 'the step is not set up right',
  refused: 'the review was refused',
  unreadable: 'what is to be reviewed could not be read',
  unavailable: 'the service was not available',
  timeout: 'no review in time',
  cancelled: 'stopped',
  malformed: "the service's answer could not be read",
};

/** Describes a thrown value. For an unexpected error, only its message is shown. */
export function describeError(fault: unknown): ErrorDescription {
  if (fault instanceof ReviewError) {
    const code = fault.code === null || fault.message.includes(fault.code) ? '' : ` (${fault.code})`;
    return { title: TITLES[fault.kind], detail: `${fault.message}${code}`, hint: fault.hint };
  }
  if (fault instanceof ProxyVariableError)
    return { title: TITLES.configuration, detail: fault.problem, hint: fault.hint };
  if (fault instanceof ReviewUnavailableError) return { title: fault.title, detail: fault.message, hint: fault.hint };
  return { title: 'the review could not be had', detail: readErrorMessage(fault), hint: '' };
}

async function fetchHeadSha(step: Step): Promise<string> {
  const { repo, pr } = step.context;
  const github = await step.github();
  try {
    return await github.readHead(repo, pr, step.deadline.signal);
  } catch (fault) {
    throw new ReviewUnavailableError(
      'the pull request could not be read',
      `The head of ${repo}#${pr} could not be read from GitHub: ${readErrorMessage(fault)}`,
      isRateLimit(fault) || isTemporary(fault)
        ? 'Run the job again later.'
        : 'Check the inputs repo and pr, and that the job has `pull-requests: read`.',
    );
  }
}

/**
 * Determines the head to review. A re-run receives the payload of the first attempt, so the head may have moved since.
 * In that case the API is asked; if it does not answer, the head in the payload is used.
 */
async function resolveHead(step: Step): Promise<{ readonly sha: string; readonly notes: readonly string[] }> {
  const { context, environment, inputs, log } = step;
  const { headSha } = context;
  if (headSha === null) {
    if (inputs.githubToken === '') {
      throw new ConfigurationError(
        `github-token is empty, and the event ${context.event} needs it to read the pull request's head.`,
        [],
        "Leave github-token out for the job's own token.",
      );
    }
    return { sha: await fetchHeadSha(step), notes: [] };
  }
  const rerun = Number(environment.runAttempt) > 1;
  if (!rerun || context.mergeGroup || inputs.githubToken === '') return { sha: headSha, notes: [] };
  try {
    const sha = await fetchHeadSha(step);
    return { sha, notes: sha === headSha ? [] : [formatMovedNote(headSha, sha)] };
  } catch (fault) {
    step.deps.signal.throwIfAborted();
    log.debug(readErrorMessage(fault));
    return { sha: headSha, notes: [] };
  }
}

const formatMovedNote = (from: string, to: string) =>
  `The pull request's head has moved on since the event of this run: it was ${abbreviateSha(from)}, and ${abbreviateSha(to)} is what was reviewed.`;

/** Returns the commit for the check run: the reviewed one, but for a merge group the group's own. */
function resolveCheckTarget(step: Step, asked: string, review: ObservedReview): { headSha: string; notes: string[] } {
  const given = Sha.safeParse(review.head_sha);
  const reviewed = given.success ? given.data : asked;
  if (step.context.mergeGroup) {
    const note = formatQueueNote(asked, step.context.pr, given.success ? reviewed : null);
    return { headSha: asked, notes: [note] };
  }
  return { headSha: reviewed, notes: reviewed === asked ? [] : [formatMovedNote(asked, reviewed)] };
}

/** @param evidence ids of the reports that the review reads */
function buildRequest(step: Step, evidence: readonly string[]): CreateReview {
  const { inputs, context } = step;
  return {
    repo: context.repo,
    pr: context.pr,
    ...(inputs.ticket === null ? {} : { ticket: inputs.ticket }),
    ...(inputs.policy === null ? {} : { policy: inputs.policy }),
    ...(inputs.dryRun ? { dry_run: true } : {}),
    ...(evidence.length > 0 ? { evidence: [...evidence] } : {}),
  };
}

/** Reads the other results of a completed review. */
async function readRest(
  step: Step,
  reviewer: Reviewer,
  review: ObservedReview,
): Promise<Pick<ObtainedReview, 'findings' | 'truncated' | 'trace' | 'page' | 'change'>> {
  const { findings, truncated } = await reviewer.findings(review.id);
  const trace = await reviewer.trace(review);
  if (step.inputs.files['report-file'] === undefined) return { findings, truncated, trace, page: null, change: null };
  const page = await reviewer.page(review);
  return { findings, truncated, trace, page, change: (await reviewer.input(review))?.snapshot ?? null };
}

async function runReview(step: Step, reviewer: Reviewer): Promise<ObtainedReview> {
  const { deps, log, outputs, inputs, context, environment } = step;
  const head = await resolveHead(step);
  const key = computeIdempotencyKey({
    repo: context.repo,
    pr: context.pr,
    headSha: head.sha,
    runId: environment.runId,
    ticket: inputs.ticket,
    policy: inputs.policy,
    dryRun: inputs.dryRun,
    runAttempt: environment.runAttempt,
    reports: step.reports.map(({ digest }) => digest),
  });
  const about = { repo: context.repo, head_sha: head.sha };
  const evidence = step.reports.length > 0 ? await reviewer.give(step.reports, about) : [];
  const created = await reviewer.create(buildRequest(step, evidence), key);
  outputs.review(created);
  log.info(`Reviewing ${context.repo}#${context.pr}: ${created.id}.`);
  const ended = await reviewer.wait(created);
  outputs.review(ended);
  // A dry run was requested, so the review counts as one even if the reviewer does not say so.
  const review = inputs.dryRun ? { ...ended, dry_run: true } : ended;
  const place = resolveCheckTarget(step, head.sha, review);
  const notes = [...head.notes, ...place.notes];
  const known = { review, headSha: place.headSha, notes };
  const nothing = { findings: [], truncated: false, trace: null, page: null, change: null, listingFault: null };
  if (review.status !== 'complete') return { ...known, ...nothing };
  try {
    return { ...known, ...(await readRest(step, reviewer, review)), listingFault: null };
  } catch (fault) {
    deps.signal.throwIfAborted();
    return { ...known, ...nothing, listingFault: describeError(fault) };
  }
}

/**
 * Opens the reviewer, requests the review, and waits for its end.
 * @throws ReviewError, CouldNotReview or ConfigurationError if there is no review; the signal's reason if stopped
 */
export async function obtainReview(step: Step): Promise<ObtainedReview> {
  const reviewer = await rejectOnAbort(openReviewer(step), step.deadline.signal);
  try {
    return await runReview(step, reviewer);
  } finally {
    await awaitClosing(reviewer.close(), step.deps);
  }
}
