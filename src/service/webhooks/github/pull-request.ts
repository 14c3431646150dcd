/** Turns events of a pull request into a review, or into a failed check run that gives the reason. */
import type { CheckRuns } from '../../../github/checks/check-runs.js';
import { withdrawOthers } from '../../../github/checks/standing-checks.js';
import { formatCause } from '../../api/http/errors.js';
import type { ServiceError } from '../../api/http/problem.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt, Handler, JobByKind } from '../../queue/queue.js';
import type { Transaction } from '../../store/store.js';
import { AGAIN, buildFailedOutput, postOnce } from './post.js';
import { describeRefusal, requestReview } from './request-review.js';
import { isTransientFault } from './transient.js';

type PullRequestJob = JobByKind<'pull-request'>;

/** How long reading the pull request may take. */
const READ_MILLISECONDS = 30_000;
/** How long taking back older check runs may take. */
const WITHDRAW_MILLISECONDS = 30_000;

/** Posts on the pull request why there is no review. */
async function postRefusal<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt<PullRequestJob>,
  { headSha, name }: CheckTarget,
  fault: ServiceError,
): Promise<void> {
  const { tenantId, repo, pr } = attempt.job;
  await postOnce(context, { tenantId, about: describeJob(attempt.job), attempt }, () => ({
    repo,
    headSha,
    name,
    conclusion: 'failure',
    output: buildFailedOutput('there is no review', describeRefusal(fault), AGAIN),
    annotations: [],
    detailsUrl: null,
    queued: false,
    // The first one, which stays the same when more events join the job.
    identity: { pr, base: null, about: attempt.job.deliveries[0] ?? '' },
  }));
}

const describeJob = ({ tenantId, deliveries, repo, pr }: PullRequestJob) =>
  `${repo}#${pr}, event ${deliveries.join(', ')} of the tenant ${tenantId}`;

/** Where a check run of the pull request is posted now. */
interface CheckTarget {
  readonly headSha: string;
  readonly baseRef: string;
  readonly name: string;
}

/** What is done with the pull request: a check run there, a review alone, or nothing. */
type Wanted =
  | { readonly kind: 'check'; readonly checks: CheckRuns; readonly target: CheckTarget }
  | { readonly kind: 'review' | 'nothing' };

/**
 * Reads whether the pull request still waits for a review, and where a check run goes. The events may be older than the
 * pull request is now, and GitHub does not send them in order. One that cannot be read is reviewed all the same: the
 * review says why.
 */
async function readWanted<Tx extends Transaction>(
  { store, checksFor, deadline, log }: ServiceContext<Tx>,
  { job, last, signal }: Attempt<PullRequestJob>,
): Promise<Wanted> {
  const { tenantId, repo, pr } = job;
  const { on_pull_request: setting, check_name: name } = await store.tenant(tenantId).read((tx) => tx.tenant());
  if (setting === 'ignore') return { kind: 'nothing' };
  try {
    const checks = await checksFor(tenantId);
    const limited = AbortSignal.any([signal, deadline(READ_MILLISECONDS)]);
    const { open, draft, headSha, baseRef } = await checks.readPullState(repo, pr, limited);
    if (!open || draft) return { kind: 'nothing' };
    return setting === 'check' ? { kind: 'check', checks, target: { headSha, baseRef, name } } : { kind: 'review' };
  } catch (cause) {
    if (signal.aborted || (isTransientFault(cause) && !last)) throw cause;
    log(`${describeJob(job)}: the pull request could not be read. ${formatCause(cause)}`);
    return { kind: 'review' };
  }
}

/**
 * Closes what another pull request or another base left open on the head, until this review is done. Where that fails,
 * the review is made all the same: its own check run is then the newest.
 */
async function withdraw<Tx extends Transaction>(
  { deadline, log }: ServiceContext<Tx>,
  { job, signal }: Attempt<PullRequestJob>,
  { checks, target: { headSha, baseRef, name } }: Extract<Wanted, { kind: 'check' }>,
): Promise<void> {
  const { repo, pr } = job;
  const limited = AbortSignal.any([signal, deadline(WITHDRAW_MILLISECONDS)]);
  const tell = (cause: unknown) =>
    log(`${describeJob(job)}: an older check run could not be taken back. ${formatCause(cause)}`);
  try {
    const faults = await withdrawOthers(checks, { repo, headSha, name }, { pr, baseRef }, limited);
    faults.forEach(tell);
  } catch (cause) {
    signal.throwIfAborted();
    tell(cause);
  }
}

/**
 * Creates the review that events request. It reads the pull request after the last of the events. Rejects if another
 * attempt may succeed. Where there can be no review, the pull request is told why.
 */
export function handlePullRequest<Tx extends Transaction>(context: ServiceContext<Tx>): Handler<PullRequestJob> {
  return async (attempt) => {
    const { tenantId, deliveries, repo, pr } = attempt.job;
    const wanted = await readWanted(context, attempt);
    if (wanted.kind === 'nothing') return;
    if (wanted.kind === 'check') await withdraw(context, attempt, wanted);
    const about = describeJob(attempt.job);
    await requestReview(context, attempt, { tenantId, repo, pr, queue: null, deliveries, about }, async (fault) => {
      if (wanted.kind === 'check') await postRefusal(context, attempt, wanted.target, fault);
    });
  };
}
