/**
 * The same head, ticket and policy asked for twice is computed once. The queue runs reviews of one key one after the
 * other, so the second finds the first one's result, and takes it.
 */
import { LIMITS, type Trace } from '../../contract/index.js';
import type { FoundFinding } from '../../reviewing/result.js';
import type { Outcome, StoredReview, TenantScope, Transaction } from '../store/store.js';
import type { ComputedReview } from './computed-review.js';

/** How many of those alike are looked at, the newest: they run in turn, so that the last one to end is among them. */
const LOOKED_AT = 10;
const PAGE = 500;

type Complete = Extract<Outcome, { status: 'complete' }>;

/** One with the same key that was completed after this one was asked for; null where there is none. */
async function findCompletedSince(
  tx: Transaction,
  review: StoredReview,
): Promise<{ readonly id: string; readonly outcome: Complete } | null> {
  for (const { id, outcome } of await tx.reviews.alike(review, LOOKED_AT)) {
    if (outcome.status === 'complete' && outcome.completedAt > review.createdAt) return { id, outcome };
  }
  return null;
}

async function listAllFindings(tx: Transaction, reviewId: string): Promise<FoundFinding[]> {
  const found: FoundFinding[] = [];
  let after: string | null = null;
  // A review has at most MAX_FINDINGS and one that counts the others.
  while (found.length <= LIMITS.MAX_FINDINGS) {
    const page = await tx.findings.list({ review_id: reviewId }, { after, limit: PAGE });
    found.push(...page.map(({ id: _id, review_id: _review, ...finding }) => finding));
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) break;
  }
  return found;
}

/** The engine's part of a trace: who it belongs to and its signature are a review's own. */
function toEngineTrace({
  review_id: _review,
  signature: _signature,
  ...trace
}: Trace): ComputedReview['result']['trace'] {
  return trace;
}

/** What a review that is alike came to after this one was asked for; null where this one must be computed. */
export async function findIdenticalResult(
  tenant: TenantScope<Transaction>,
  review: StoredReview,
): Promise<ComputedReview | null> {
  return tenant.read(async (tx) => {
    const other = await findCompletedSince(tx, review);
    const trace = other === null ? null : await tx.traces.get(other.id);
    if (other === null || trace === null) return null;
    const { tier, confidence, acBindings, counts, accounting, people, mergeBase = null, inputDigest } = other.outcome;
    const result = {
      verdict: trace.decision.verdict,
      tier,
      confidence,
      acBindings,
      findings: await listAllFindings(tx, other.id),
      counts,
      accounting,
      people,
      mergeBase,
      trace: toEngineTrace(trace),
    };
    return { result, input: { digest: inputDigest } };
  });
}
