/**
 * A review that has ended becomes a check run: the same as the workflow step's, with the service's one rule for the gate. It
 * stands on the head of the pull request, or on the commit of a merge queue.
 */
import type { CheckOutput, Finding, Review, Trace } from '../../../contract/index.js';
import type { CheckRun } from '../../../github/checks/check-run.js';
import { formatQueueNote } from '../../../github/pulls/queue-commit.js';
import { buildAnnotations, type Report, renderCheckRunOutput, toDetailsUrl } from '../../../report/index.js';
import { buildTraceUrl, type ServiceContext } from '../../context.js';
import type { Handler, JobByKind } from '../../queue/queue.js';
import { computeGate, listAllFindings } from '../../reviews/ended-report.js';
import { presentReview } from '../../reviews/present.js';
import type { ReviewSummary, StoredReview, Transaction } from '../../store/store.js';
import { AGAIN, buildFailedOutput, postOnce, QUEUE_AGAIN } from './post.js';
import { findQueueReason, type Posting } from './queue-gate.js';

/** The last step of what opens the gate, on the commit of a merge queue. */
const THEN_QUEUE = 'Then add the pull request to the merge queue again.';
/** Number of reviews of one pull request that are searched for a newer one of the same head. */
const LATER_REVIEWS = 50;

/** The data of a review for its check run. */
interface EndedReview {
  readonly review: StoredReview;
  readonly findings: readonly Finding[];
  readonly trace: Trace | null;
  readonly checkName: string;
}

/** The commit that gets the check run. */
const readTarget = ({ queue, change }: Pick<ReviewSummary, 'queue' | 'change'>) => queue?.headSha ?? change.head.sha;

/**
 * Returns whether there is a newer review for the same commit. It reflects a later state (for example another base), so
 * its check run must be the last. A commit of a merge queue has its own.
 */
async function isOvertaken(tx: Transaction, review: StoredReview): Promise<boolean> {
  const { repo, pr } = review.asked;
  const newest = await tx.reviews.list({ repo, pr }, { after: null, limit: LATER_REVIEWS });
  return newest.some(
    (other) =>
      other.id > review.id &&
      other.origin === 'event' &&
      (other.queue === null) === (review.queue === null) &&
      readTarget(other) === readTarget(review),
  );
}

/** Reads what to post; null if there is nothing to post, or it was already posted. */
async function readEnded(tx: Transaction, reviewId: string): Promise<EndedReview | null> {
  const review = await tx.reviews.get(reviewId);
  if (review === null || review.outcome.status === 'queued' || review.asked.dry_run) return null;
  if ((await tx.reviews.getCheckRunId(reviewId)) !== null || (await isOvertaken(tx, review))) return null;
  if (review.queue !== null && (await tx.reviews.isClosed(reviewId))) return null;
  const { check_name: checkName } = await tx.tenant();
  return { review, findings: await listAllFindings(tx, reviewId), trace: await tx.traces.get(reviewId), checkName };
}

/** Decides the gate by the verdict, and for a commit of a merge queue also by what it is made of. */
async function decideGate({ review, findings }: EndedReview, shown: Review, posting: Posting): Promise<Report['gate']> {
  const { outcome, change, queue } = review;
  const gate = computeGate(outcome.status === 'complete' ? outcome.verdict : null);
  if (!gate.open || queue === null) return gate;
  const reason = await findQueueReason({ queue, change, review: shown, findings }, posting);
  return reason === null ? gate : { open: false, reason };
}

/** Builds verdict and output, with links to GitHub's pages. */
async function buildOutput(
  ended: EndedReview,
  publicUrl: string,
  posting: Posting,
): Promise<{ readonly conclusion: CheckRun['conclusion']; readonly output: CheckOutput }> {
  const { review, findings, trace } = ended;
  const { outcome, change, queue } = review;
  if (outcome.status !== 'complete') {
    const error = outcome.status === 'failed' ? outcome.error : { code: 'E_INT_001', detail: 'it has not ended.' };
    const detail = `The service could not finish the review ${review.id} (${error.code}): ${error.detail}`;
    const again = queue === null ? AGAIN : QUEUE_AGAIN;
    return { conclusion: 'failure', output: buildFailedOutput('the review failed', detail, again) };
  }
  const shown = presentReview(review, publicUrl);
  const gate = await decideGate(ended, shown, posting);
  const output = renderCheckRunOutput({
    repo: change.repo,
    pr: change.pr,
    headSha: readTarget(review),
    serverUrl: posting.checks.serverUrl,
    review: shown,
    findings,
    truncated: false,
    trace,
    gate,
    again: queue === null ? 'Then the change is reviewed again by itself, and the gate opens.' : THEN_QUEUE,
    notes: queue === null ? [] : [formatQueueNote(queue.headSha, change.pr, change.head.sha)],
  });
  return { conclusion: gate.open ? 'success' : 'failure', output };
}

/**
 * Posts the check run of a review. The job may run several times, but the check run is posted once, because an existing
 * one is searched for first.
 */
export function postReviewCheck<Tx extends Transaction>(context: ServiceContext<Tx>): Handler<JobByKind<'check-run'>> {
  return async (attempt) => {
    const { tenantId, reviewId } = attempt.job;
    const tenant = context.store.tenant(tenantId);
    const ended = await tenant.read((tx) => readEnded(tx, reviewId));
    if (ended === null) return;
    const { review, findings, checkName } = ended;
    const url = buildTraceUrl(context.publicUrl(), reviewId);
    const link = review.outcome.status === 'complete' ? (await context.links.create(reviewId, url)).url : null;
    const id = await postOnce(context, { tenantId, about: reviewId, attempt }, async (checks, signal) => ({
      ...(await buildOutput(ended, context.publicUrl(), { checks, attempt, signal })),
      repo: review.change.repo,
      headSha: readTarget(review),
      name: checkName,
      annotations: buildAnnotations(findings),
      detailsUrl: toDetailsUrl(link),
      queued: review.queue !== null,
      identity: { pr: review.change.pr, base: review.change.base, about: reviewId },
    }));
    if (id !== null) await tenant.transaction((tx) => tx.reviews.noteCheckRun(reviewId, id));
  };
}
