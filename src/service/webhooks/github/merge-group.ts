/**
 * The commit of a merge queue gets a check run of its own: in progress at once, and then what the review of its pull
 * request came to. `review-check.ts` posts that.
 */
import { beginOnce, findBegun } from '../../../github/checks/begun-check.js';
import type { CheckRuns } from '../../../github/checks/check-runs.js';
import { formatCause } from '../../api/http/errors.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt, Handler, JobByKind, QueueWish } from '../../queue/queue.js';
import type { Transaction } from '../../store/store.js';
import { buildFailedOutput, postOnce, QUEUE_AGAIN } from './post.js';
import { buildDeliveryKey, describeRefusal, requestReview } from './request-review.js';
import { isTransientFault } from './transient.js';

type MergeGroupJob = JobByKind<'merge-group'>;
type Wish<What extends QueueWish['what']> = Extract<QueueWish, { readonly what: What }>;

/** How long beginning or ending a check run may take. */
const CHECK_MILLISECONDS = 30_000;
/** Stands for the number of a pull request that is not known. None has it. */
const NO_PULL = 0;

const describeJob = ({ tenantId, delivery, repo, headSha }: MergeGroupJob) =>
  `${repo}@${headSha}, event ${delivery} of the tenant ${tenantId}`;

/** Returns whether this delivery has its review already: it was delivered again. */
async function isAnswered<Tx extends Transaction>(
  { store, clock }: ServiceContext<Tx>,
  { tenantId, delivery }: MergeGroupJob,
): Promise<boolean> {
  const key = buildDeliveryKey(tenantId, delivery);
  return (await store.tenant(tenantId).read((tx) => tx.idempotency.find(key, clock()))) !== null;
}

/** Does something with check runs that the review does not depend on: faults of the last attempt are only logged. */
async function withChecks<Tx extends Transaction>(
  { checksFor, deadline, log }: ServiceContext<Tx>,
  { job, last, signal }: Attempt<MergeGroupJob>,
  doing: string,
  work: (checks: CheckRuns, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await work(await checksFor(job.tenantId), AbortSignal.any([signal, deadline(CHECK_MILLISECONDS)]));
  } catch (cause) {
    if (signal.aborted || (isTransientFault(cause) && !last)) throw cause;
    log(`${describeJob(job)}: the check run could not be ${doing}. ${formatCause(cause)}`);
  }
}

/** Posts on the commit why there is no review. */
async function postRefusal<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt<MergeGroupJob>,
  { name, pr, detail }: { readonly name: string; readonly pr: number; readonly detail: string },
): Promise<void> {
  const { tenantId, repo, headSha, delivery } = attempt.job;
  await postOnce(context, { tenantId, about: describeJob(attempt.job), attempt }, () => ({
    repo,
    headSha,
    name,
    conclusion: 'failure',
    output: buildFailedOutput('there is no review', detail, QUEUE_AGAIN),
    annotations: [],
    detailsUrl: null,
    identity: { pr, base: null, about: delivery },
    queued: true,
  }));
}

/** Begins the check run and creates the review; the same delivery always gives the same one. */
async function reviewCommit<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt<MergeGroupJob>,
  { pr, base }: Wish<'review'>,
  name: string | null,
): Promise<void> {
  const { tenantId, delivery, repo, headSha } = attempt.job;
  if (await isAnswered(context, attempt.job)) return;
  if (name !== null) {
    const summary = `The pull request #${pr} is being reviewed. This check run says the verdict when that is done.`;
    const shown = { about: delivery, output: { title: `Reviewing #${pr}`, summary, text: null } };
    await withChecks(context, attempt, 'begun', (checks, signal) =>
      beginOnce(checks, { repo, headSha, name, pr }, shown, signal),
    );
  }
  const about = describeJob(attempt.job);
  const asked = { tenantId, repo, pr, queue: { headSha, base }, deliveries: [delivery], about };
  await requestReview(context, attempt, asked, async (fault) => {
    if (name !== null) await postRefusal(context, attempt, { name, pr, detail: describeRefusal(fault) });
  });
}

/**
 * Lets what waits for the commit end: its review may go on, but is not posted. The check run that is in progress becomes
 * one that did not pass.
 */
async function endCommit<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt<MergeGroupJob>,
  name: string | null,
): Promise<void> {
  const { tenantId, repo, headSha } = attempt.job;
  const waiting = await context.store.tenant(tenantId).transaction(async (tx) => {
    const found = await tx.reviews.findQueueCommit(repo, headSha);
    return (await tx.reviews.closeQueueCommit(repo, headSha)) ? found : null;
  });
  if (waiting === null || name === null) return;
  await withChecks(context, attempt, 'ended', async (checks, signal) => {
    const begun = await findBegun(checks, { repo, headSha, name, pr: waiting.pr }, signal);
    if (begun === null) return;
    const summary = 'GitHub removed this commit from the merge queue before its review was done. Nothing waits for it.';
    const output = { title: 'No longer in the queue', summary, text: null };
    await checks.reviseCheckRun(repo, begun.id, { conclusion: 'cancelled', output, completedAt: null }, signal);
  });
}

/** Does what the event of a merge group asks for, as far as the tenant wants it. Rejects if another attempt may succeed. */
export function handleMergeGroup<Tx extends Transaction>(context: ServiceContext<Tx>): Handler<MergeGroupJob> {
  return async (attempt) => {
    const { tenantId, wish } = attempt.job;
    const settings = await context.store.tenant(tenantId).read((tx) => tx.tenant());
    if (settings.on_pull_request === 'ignore') return;
    const name = settings.on_pull_request === 'check' ? settings.check_name : null;
    switch (wish.what) {
      case 'review':
        return reviewCommit(context, attempt, wish, name);
      case 'refusal':
        context.log(`${describeJob(attempt.job)}: no review. ${wish.fault}`);
        if (name !== null) await postRefusal(context, attempt, { name, pr: NO_PULL, detail: wish.fault });
        return;
      case 'end':
        return endCommit(context, attempt, name);
    }
  };
}
