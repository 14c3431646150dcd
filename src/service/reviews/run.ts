/** The worker: a queued review becomes a complete or a failed one, once. */
import type { Counts, ErrorCode, Finding } from '../../contract/index.js';
import { LIMITS } from '../../contract/index.js';
import { PolicyError } from '../../engine/index.js';
import type { EngineFinding, EngineResult } from '../../engine/model.js';
import type { ReviewInput } from '../../engine/snapshot.js';
import { ProviderError } from '../../providers/provider.js';
import { orAborted } from '../aborting.js';
import type { ServiceContext } from '../context.js';
import { causeLine } from '../http/errors.js';
import type { IdSource } from '../ids.js';
import type { Attempt, JobOf } from '../queue/queue.js';
import type { StoredReview } from '../store/store.js';

type Failure = { readonly code: ErrorCode; readonly detail: string };

const MINUTES = LIMITS.MAX_REVIEW_MILLISECONDS / 60_000;
const TIMED_OUT: Failure = {
  code: 'E_UP_001',
  detail: `The review took longer than ${MINUTES} minutes and was given up. Ask for it again; if it stays so, split the pull request.`,
};
const OURS: Failure = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };

function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Gives ids in the contract's order (file, first line, plane, and the engine's within), so that rising ids are that order. */
function withIds(found: readonly EngineFinding[], reviewId: string, ids: IdSource): Finding[] {
  const first = ({ location }: EngineFinding) => location.lineRange[0] ?? 0;
  return found
    .toSorted(
      (a, b) => byCodeUnits(a.location.file, b.location.file) || first(a) - first(b) || byCodeUnits(a.plane, b.plane),
    )
    .map(({ plane, severity, location, title, rationale, fingerprint }) => ({
      id: ids('fnd'),
      review_id: reviewId,
      plane,
      severity,
      location,
      title,
      rationale,
      fingerprint,
    }));
}

function countsOf(found: readonly EngineFinding[]): Counts {
  const of = (severity: EngineFinding['severity']) => found.filter((finding) => finding.severity === severity).length;
  return { info: of('info'), warn: of('warn'), error: of('error') };
}

/** Runs reviews. */
export class ReviewWorker {
  constructor(private readonly context: ServiceContext) {}

  /**
   * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
   * reached, a queue that stops. May run twice for one review; its end is written once.
   */
  async run({ job, last, signal: stopping }: Attempt<JobOf<'review'>>): Promise<void> {
    const tenant = this.context.store.tenant(job.tenantId);
    const stored = await tenant.transaction((tx) => tx.reviews.get(job.reviewId));
    if (stored === null || stored.outcome.status !== 'queued') return;

    const deadline = this.context.deadline(LIMITS.MAX_REVIEW_MILLISECONDS);
    const signal = AbortSignal.any([stopping, deadline]);
    let made: { input: ReviewInput; result: EngineResult };
    try {
      made = await orAborted(this.make(job.tenantId, stored, signal), signal);
    } catch (cause) {
      if (stopping.aborted) throw cause;
      const transient = !deadline.aborted && cause instanceof ProviderError && cause.transient;
      if (transient && !last) throw cause;
      await this.fail(job.tenantId, stored.id, this.failureOf(cause, deadline.aborted, stored.id));
      return;
    }
    try {
      await this.complete(job.tenantId, stored, made.input, made.result);
    } catch (cause) {
      // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
      if (!last) throw cause;
      await this.fail(job.tenantId, stored.id, this.failureOf(cause, false, stored.id));
    }
  }

  private async make(tenantId: string, { change, policy }: StoredReview, signal: AbortSignal) {
    const provider = await this.context.providerFor(tenantId);
    const snapshot = await provider.snapshot(change, signal);
    return { input: { snapshot, policy }, result: await this.context.review(snapshot, policy, signal) };
  }

  private failureOf(cause: unknown, timedOut: boolean, reviewId: string): Failure {
    if (timedOut) return TIMED_OUT;
    if (cause instanceof ProviderError) return { code: cause.code, detail: cause.message };
    if (cause instanceof PolicyError) return { code: 'E_POL_001', detail: cause.message };
    this.context.log(`${reviewId}: ${causeLine(cause)}`);
    return OURS;
  }

  private async fail(tenantId: string, reviewId: string, error: Failure): Promise<void> {
    await this.context.store
      .tenant(tenantId)
      .transaction((tx) => tx.reviews.finish(reviewId, { status: 'failed', error, failedAt: this.context.clock() }));
  }

  /** Everything of a review in one transaction, or nothing of it. */
  private async complete(
    tenantId: string,
    stored: StoredReview,
    input: ReviewInput,
    result: EngineResult,
  ): Promise<void> {
    const { store, ids, clock, signTrace } = this.context;
    const findings = withIds(result.findings, stored.id, ids);
    const unsigned = { ...result.trace, review_id: stored.id };
    const trace = { ...unsigned, signature: await signTrace(unsigned) };
    await store.tenant(tenantId).transaction(async (tx) => {
      const inputDigest = await tx.blobs.put(JSON.stringify(input));
      const finished = await tx.reviews.finish(stored.id, {
        status: 'complete',
        verdict: stored.asked.dry_run ? null : result.verdict,
        tier: result.tier,
        confidence: result.confidence,
        acBindings: result.acBindings,
        counts: countsOf(result.findings),
        completedAt: clock(),
        inputDigest,
      });
      if (!finished) return;
      await tx.findings.insert(stored.id, findings);
      await tx.traces.insert(trace);
    });
  }
}
