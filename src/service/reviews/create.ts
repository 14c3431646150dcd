/** A request becomes a queued review, once: everything that can be wrong is found before. */
import { hashParts } from '../../base/hash.js';
import { LIMITS } from '../../contract/index.js';
import type { AskedReview } from '../../reviewing/present-review.js';
import type { PreparedReview } from '../../reviewing/request/prepare-review.js';
import { ServiceError } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import type { IdempotencyRecord, QueueCommit, StoredReview, Transaction } from '../store/store.js';
import { buildRateHeaders, type RateDecision, takeRequest } from '../tenants/rate-limit.js';
import { claimReports } from './evidence.js';
import { prepareTenantReview } from './prepare.js';

/** Who asks for what. */
export interface CreateOptions {
  readonly tenantId: string;
  readonly asked: AskedReview;
  /** Ids of reports that the review shall read. */
  readonly evidence: readonly string[];
  readonly origin: StoredReview['origin'];
  /** The commit of a merge queue that the check run is for; null for the head of the pull request. */
  readonly queue: QueueCommit | null;
  /**
   * The same key and request are the same review for a day. A request with several stands for several: it makes a review
   * unless each of them has one. Empty for a new one each time.
   */
  readonly idempotencyKeys: readonly string[];
}

/** The review, and the headers on the tenant's rate limit where the request was counted. */
export interface Created {
  readonly review: StoredReview;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same request, however its JSON was written, has the same digest. */
function computeDigest({ repo, pr, ticket, policy, dry_run }: AskedReview, evidence: readonly string[]): string {
  return hashParts(repo, pr, ticket, policy, dry_run, ...(evidence.length === 0 ? [] : [evidence]));
}

/**
 * The review that the keys already stand for, the last one's; null if there are none, or if one of them stands for none.
 * Throws E_IDEM_001 where one stands for another request.
 */
async function findEarlierReview(
  tx: Transaction,
  keys: readonly string[],
  bodyDigest: string,
  now: number,
): Promise<StoredReview | null> {
  let found: StoredReview | null = null;
  for (const key of keys) {
    const record = await tx.idempotency.find(key, now);
    if (record === null) return null;
    if (record.bodyDigest !== bodyDigest) {
      throw new ServiceError(
        'E_IDEM_001',
        'The Idempotency-Key stands for another request. Use a new key for this one.',
      );
    }
    found = await tx.reviews.get(record.reviewId);
  }
  return found;
}

/**
 * Lets the keys stand for the review.
 * @returns false if all of them are in use already, by requests that came at the same time
 */
async function claimKeys(
  tx: Transaction,
  keys: readonly string[],
  record: Omit<IdempotencyRecord, 'key'>,
  now: number,
): Promise<boolean> {
  let claimed = keys.length === 0;
  // In one order, so that two requests with the same keys wait for each other and not both.
  for (const key of keys.toSorted()) claimed = (await tx.idempotency.insert({ key, ...record }, now)) || claimed;
  return claimed;
}

/** What the result depends on. The head and the base are commits, the tickets, the policies and the reports texts. */
function computeReviewKey({ change, policy }: PreparedReview, evidence: StoredReview['evidence']): string {
  return hashParts(change, policy, ...(evidence.length === 0 ? [] : [evidence.map(({ id, digest }) => [id, digest])]));
}

function refuseOverLimit(rate: RateDecision, headers: Readonly<Record<string, string>>): void {
  if (rate.allowed) return;
  throw new ServiceError('E_RATE_001', `Too many reviews at once. Try again in ${rate.retryAfterSeconds} s.`, {
    headers: { ...headers, 'Retry-After': String(rate.retryAfterSeconds) },
  });
}

/** Counts a request against the tenant's limit, throws E_RATE_001 where that is hit, and gives the headers that say so. */
export async function countRequest(tx: Transaction, now: number): Promise<() => Readonly<Record<string, string>>> {
  const { rate_limit: limit } = await tx.tenant();
  const rate = await takeRequest(tx.rate, limit, now);
  const headers = buildRateHeaders(limit, rate);
  // Thrown after the transaction: a refusal must not take back what it counted.
  return () => {
    refuseOverLimit(rate, headers);
    return headers;
  };
}

/** Creates a review, or finds the one that the idempotency key stands for. Throws ServiceError. */
export async function createReview<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  { tenantId, asked, evidence: named, origin, queue: commit, idempotencyKeys: keys }: CreateOptions,
): Promise<Created> {
  const { store, queue, ids, clock } = context;
  const bodyDigest = computeDigest(asked, named);
  const tenant = store.tenant(tenantId);

  const { before, counted } = await tenant.transaction(async (tx) => {
    const now = clock();
    const before = await findEarlierReview(tx, keys, bodyDigest, now);
    // A repeated request makes no review, so it costs none.
    return { before, counted: before === null ? await countRequest(tx, now) : null };
  });
  const headers = counted?.() ?? {};
  if (before !== null) return { review: before, headers };

  const prepared = await prepareTenantReview(context, tenant, asked);
  const review = await tenant.transaction(async (tx): Promise<StoredReview> => {
    const now = clock();
    const evidence = await claimReports(tx, named, prepared.change, now);
    const made: StoredReview = {
      id: ids('rev'),
      origin,
      key: computeReviewKey(prepared, evidence),
      asked,
      queue: commit,
      ...prepared,
      evidence,
      createdAt: now,
      outcome: { status: 'queued' },
    };
    const waiting = origin === 'event' ? await tx.reviews.findQueuedEvent(made) : null;
    const record = {
      bodyDigest,
      reviewId: waiting?.id ?? made.id,
      expiresAt: now + LIMITS.IDEMPOTENCY_MILLISECONDS,
    };
    // The same key may come twice at one time: both read the provider, and the first to get here is the review.
    const first = await claimKeys(tx, keys, record, now);
    const other = first ? waiting : await findEarlierReview(tx, keys, bodyDigest, now);
    if (other !== null) return other;
    await tx.reviews.insert(made);
    await queue.enqueue(tx, { kind: 'review', tenantId, reviewId: made.id, key: made.key });
    return made;
  });
  return { review, headers };
}
