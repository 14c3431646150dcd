/** A review that has ended becomes a check run: the same as the workflow step's, with the service's one rule for the gate. */
import type { CheckOutput, Finding, Trace } from '../../../contract/index.js';
import type { CheckRun } from '../../../github/checks/check-run.js';
import { buildAnnotations, renderCheckRunOutput, toDetailsUrl } from '../../../report/index.js';
import { buildTraceUrl, type ServiceContext } from '../../context.js';
import type { Handler, JobByKind } from '../../queue/queue.js';
import { computeGate, listAllFindings } from '../../reviews/ended-report.js';
import { presentReview } from '../../reviews/present.js';
import type { StoredReview, Transaction } from '../../store/store.js';
import { AGAIN, buildFailedOutput, postOnce } from './post.js';

/** Number of reviews of one pull request that are searched for a newer one of the same head. */
const LATER_REVIEWS = 50;

/** The data of a review for its check run. */
interface EndedReview {
  readonly review: StoredReview;
  readonly findings: readonly Finding[];
  readonly trace: Trace | null;
  readonly checkName: string;
}

/**
 * Returns whether there is a newer review of the same head. It reflects a later state (for example another base), so
 * its check run must be the last.
 */
async function isOvertaken(tx: Transaction, { id, asked, change }: StoredReview): Promise<boolean> {
  const newest = await tx.reviews.list({ repo: asked.repo, pr: asked.pr }, { after: null, limit: LATER_REVIEWS });
  return newest.some((other) => other.id > id && other.origin === 'event' && other.change.head.sha === change.head.sha);
}

/** Reads what to post; null if there is nothing to post, or it was already posted. */
async function readEnded(tx: Transaction, reviewId: string): Promise<EndedReview | null> {
  const review = await tx.reviews.get(reviewId);
  if (review === null || review.outcome.status === 'queued' || review.asked.dry_run) return null;
  if ((await tx.reviews.getCheckRunId(reviewId)) !== null || (await isOvertaken(tx, review))) return null;
  const { check_name: checkName } = await tx.tenant();
  return { review, findings: await listAllFindings(tx, reviewId), trace: await tx.traces.get(reviewId), checkName };
}

/** Builds verdict and output, with links to `serverUrl`. */
function buildOutput(
  { review, findings, trace }: EndedReview,
  publicUrl: string,
  serverUrl: string,
): { readonly conclusion: CheckRun['conclusion']; readonly output: CheckOutput } {
  const { outcome, change } = review;
  if (outcome.status !== 'complete') {
    const error = outcome.status === 'failed' ? outcome.error : { code: 'E_INT_001', detail: 'it has not ended.' };
    const detail = `The service could not finish the review ${review.id} (${error.code}): ${error.detail}`;
    return { conclusion: 'failure', output: buildFailedOutput('the review failed', detail, AGAIN) };
  }
  const gate = computeGate(outcome.verdict);
  const output = renderCheckRunOutput({
    repo: change.repo,
    pr: change.pr,
    headSha: change.head.sha,
    serverUrl,
    review: presentReview(review, publicUrl),
    findings,
    truncated: false,
    trace,
    gate,
    again: 'Then the change is reviewed again by itself, and the gate opens.',
    notes: [],
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
    const id = await postOnce(context, { tenantId, about: reviewId, attempt }, ({ serverUrl }) => ({
      ...buildOutput(ended, context.publicUrl(), serverUrl),
      repo: review.change.repo,
      headSha: review.change.head.sha,
      name: checkName,
      annotations: buildAnnotations(findings),
      detailsUrl: toDetailsUrl(link),
      identity: { pr: review.change.pr, base: review.change.base, about: reviewId },
    }));
    if (id !== null) await tenant.transaction((tx) => tx.reviews.noteCheckRun(reviewId, id));
  };
}
