/** Why the commit of a merge queue keeps the gate closed, though the review of the pull request opens it. */
import { ProviderError } from '../../../base/errors.js';
import type { Finding, ObservedReview } from '../../../contract/index.js';
import type { CheckRuns } from '../../../github/checks/check-runs.js';
import {
  explainOtherQueue,
  explainQueueFault,
  findQueueFault,
  restsOnPeople,
} from '../../../github/pulls/queue-commit.js';
import type { Attempt } from '../../queue/queue.js';
import type { QueueCommit, StoredReview } from '../../store/store.js';
import { isTransientFault } from './transient.js';

/** What is known where a check run is posted. */
export interface Posting {
  readonly checks: CheckRuns;
  readonly attempt: Pick<Attempt, 'last'>;
  readonly signal: AbortSignal;
}

/** A review that opens the gate, for the commit of a merge queue. */
export interface QueuedReview {
  readonly queue: QueueCommit;
  readonly change: StoredReview['change'];
  readonly review: ObservedReview;
  readonly findings: readonly Finding[];
}

/**
 * Returns why it does not open the gate there; null if it does. It was made for the branch of the pull request, so the
 * queue must be that of this branch. Where people opened the gate, the commit must do what they saw.
 * @throws faults for which another attempt may succeed
 */
export async function findQueueReason(
  { queue, change, review, findings }: QueuedReview,
  { checks, attempt, signal }: Posting,
): Promise<string | null> {
  if (queue.base.ref !== change.base.ref) {
    return explainOtherQueue(change.base.ref, queue.base.ref);
  }
  if (!restsOnPeople(review, findings)) return null;
  const made = {
    approved: { base: change.base.sha, head: change.head.sha },
    queued: { base: queue.base.sha, head: queue.headSha },
  };
  try {
    const fault = await findQueueFault(made, (from, to) =>
      checks.compareCommits({ repo: change.repo, from, to }, signal),
    );
    return fault === null ? null : explainQueueFault(fault);
  } catch (cause) {
    if (signal.aborted || (isTransientFault(cause) && !attempt.last)) throw cause;
    const why = cause instanceof ProviderError ? cause.message.replace(/\.$/u, '') : 'a fault of the service';
    return explainQueueFault(`it could not be compared with the queue's commit (${why})`);
  }
}
