/** Turns an event of a pull request into a review, or into a failed check run that gives the reason. */
import { ProviderError } from '../../../base/errors.js';
import { withdrawOthers } from '../../../github/standing-checks.js';
import { formatCause, toServiceError } from '../../api/http/errors.js';
import { ServiceError } from '../../api/http/problem.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt, Handler, JobByKind } from '../../queue/queue.js';
import { createReview } from '../../reviews/create.js';
import type { Transaction } from '../../store/store.js';
import { AGAIN, buildFailedOutput, postOnce } from './post.js';

type PullRequestJob = JobByKind<'pull-request'>;

/** How long taking back older check runs may take. */
const WITHDRAW_MILLISECONDS = 30_000;

/** Returns whether a later attempt may succeed: after a rate limit, an unavailable provider, or an internal error. */
function isTransient(cause: unknown): boolean {
  if (!(cause instanceof ServiceError)) return true;
  if (cause.code === 'E_RATE_001' || cause.code === 'E_INT_001') return true;
  // Without an error of the provider, E_UP_001 is a time-out.
  return cause.code === 'E_UP_001' && (!(cause.cause instanceof ProviderError) || cause.cause.transient);
}

/** Posts on the pull request why there is no review, if the tenant enabled posting. */
async function postRefusal<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt<PullRequestJob>,
  fault: ServiceError,
): Promise<void> {
  const { tenantId, delivery, repo, pr, headSha } = attempt.job;
  const about = `${repo}#${pr}, event ${delivery} of the tenant ${tenantId}`;
  context.log(`${about}: no review (${fault.code}). ${fault.message}`);
  const settings = await context.store.tenant(tenantId).read((tx) => tx.tenant());
  if (settings.on_pull_request !== 'check') return;
  await postOnce(context, { tenantId, about, attempt }, () => ({
    repo,
    headSha,
    name: settings.check_name,
    conclusion: 'failure',
    output: buildFailedOutput('there is no review', `${fault.message} (${fault.code})`, AGAIN),
    annotations: [],
    detailsUrl: null,
    identity: { pr, base: null, about: delivery },
  }));
}

/**
 * Closes what another pull request or another base left open on the head, until this review is done. Where that fails,
 * the review is made all the same: its own check run is then the newest.
 */
async function withdraw<Tx extends Transaction>(
  { store, checksFor, deadline, log }: ServiceContext<Tx>,
  { job, signal }: Attempt<PullRequestJob>,
): Promise<void> {
  const { tenantId, delivery, repo, pr, headSha, baseRef } = job;
  const settings = await store.tenant(tenantId).read((tx) => tx.tenant());
  if (settings.on_pull_request !== 'check') return;
  const limited = AbortSignal.any([signal, deadline(WITHDRAW_MILLISECONDS)]);
  const tell = (cause: unknown) =>
    log(`${repo}#${pr}, event ${delivery}: an older check run could not be taken back. ${formatCause(cause)}`);
  try {
    const place = { repo, headSha, name: settings.check_name };
    const faults = await withdrawOthers(await checksFor(tenantId), place, { pr, baseRef }, limited);
    faults.forEach(tell);
  } catch (cause) {
    signal.throwIfAborted();
    tell(cause);
  }
}

/**
 * Creates the review that an event requests; the same delivery always gives the same review. Rejects if another attempt
 * may succeed. Faults that the author or the tenant must fix, and faults of the last attempt, are posted on the pull
 * request.
 */
export function handlePullRequest<Tx extends Transaction>(context: ServiceContext<Tx>): Handler<PullRequestJob> {
  return async (attempt) => {
    const { tenantId, delivery, repo, pr } = attempt.job;
    try {
      await withdraw(context, attempt);
      await createReview(context, {
        tenantId,
        asked: { repo, pr, ticket: null, policy: null, dry_run: false },
        evidence: [],
        origin: 'event',
        idempotencyKey: `github:${delivery}:${tenantId}`,
      });
    } catch (cause) {
      if (attempt.signal.aborted || (isTransient(cause) && !attempt.last)) throw cause;
      const fault = toServiceError(cause);
      if (fault.status === 500) context.log(`${repo}#${pr}, event ${delivery}: ${formatCause(cause)}`);
      await postRefusal(context, attempt, fault);
    }
  };
}
