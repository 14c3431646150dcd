/** The end of a review, written once: with its findings, its trace, its events and its check run, or not at all. */
import { completeOutcome } from '../../reviewing/present-review.js';
import { giveIds } from '../../reviewing/result.js';
import type { ServiceContext } from '../context.js';
import type { Outcome, StoredReview, Transaction } from '../store/store.js';
import { publishReviewEvent } from '../webhooks/publish.js';
import type { ComputedReview } from './computed-review.js';
import { signReviewTrace } from './sign-trace.js';

/** What follows the end of a review, in the transaction that ends it. */
async function announce<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tx: Tx,
  review: StoredReview,
): Promise<void> {
  await publishReviewEvent(context, tx, review);
  if (review.origin !== 'event') return;
  const { on_pull_request: setting } = await tx.tenant();
  if (setting !== 'check') return;
  await context.queue.enqueue(tx, {
    kind: 'check-run',
    tenantId: tx.tenantId,
    reviewId: review.id,
    pull: { repo: review.asked.repo, pr: review.asked.pr },
  });
}

/** Writes what a review came to. Nothing happens where it has ended already. */
export async function writeComplete<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tenantId: string,
  review: StoredReview,
  { result, input }: ComputedReview,
): Promise<void> {
  const { store, ids, clock } = context;
  const findings = giveIds(result.findings, review.id, ids);
  const ended = completeOutcome(result, review.asked, clock());
  // Before the transaction: the signer's keys may have to be read, and the store may have no second connection.
  const trace = await signReviewTrace(context, review, ended, result);
  const written = await store.tenant(tenantId).transaction(async (tx) => {
    const inputDigest = 'text' in input ? await tx.blobs.put(input.text) : input.digest;
    const complete = { ...ended, inputDigest };
    if (!(await tx.reviews.finish(review.id, complete))) return false;
    await tx.findings.insert(review.id, findings);
    await tx.traces.insert(trace);
    await announce(context, tx, { ...review, outcome: complete });
    return true;
  });
  if (!written) return;
  context.rest.ended(review.id);
  context.observer.reviewEnded('complete', clock() - review.createdAt);
}

/** Writes that a review failed, and why. Nothing happens where it has ended already. */
export async function writeFailed<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tenantId: string,
  review: StoredReview,
  error: Extract<Outcome, { status: 'failed' }>['error'],
): Promise<void> {
  const outcome = { status: 'failed', error, failedAt: context.clock() } as const;
  const written = await context.store.tenant(tenantId).transaction(async (tx) => {
    if (!(await tx.reviews.finish(review.id, outcome))) return false;
    await announce(context, tx, { ...review, outcome });
    return true;
  });
  if (!written) return;
  context.rest.ended(review.id);
  context.observer.reviewEnded('failed', context.clock() - review.createdAt);
}
