/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type CreateReview, LIMITS, OPERATIONS, type QueuedReview } from '../../contract/index.js';
import { readCriteria } from '../../engine/index.js';
import { type PinnedChange, type Provider, ProviderError } from '../../providers/provider.js';
import { orAborted } from '../aborting.js';
import type { ServiceContext } from '../context.js';
import { readBody, readHeaders } from '../http/input.js';
import { ServiceFault } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';
import { presentReview } from '../reviews.js';
import type { Asked, StoredReview, TenantScope, Transaction } from '../store/store.js';
import { resolvePolicies } from '../tenants/policies.js';
import { rateHeaders, takeRequest } from '../tenants/rate-limit.js';

/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;

/** What came with the request that is not in its body. */
interface Idempotency {
  readonly key: string;
  readonly bodyDigest: string;
}

/** A body whose only faults are in repo and pr has a code of its own. */
function readRequest(request: FastifyRequest): CreateReview {
  try {
    return readBody(OPERATIONS.createReview.body.schema, request);
  } catch (cause) {
    if (!(cause instanceof ServiceFault) || cause.errors === undefined) throw cause;
    const { errors } = cause;
    if (!errors.every(({ pointer }) => pointer === '/repo' || pointer === '/pr')) throw cause;
    const named = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
    throw new ServiceFault('E_REQ_002', `Invalid repo or pr: ${named}.`, { errors });
  }
}

/** The same request, however its JSON was written, has the same digest. */
function digestOf({ repo, pr, ticket, policy, dry_run }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([repo, pr, ticket, policy, dry_run]))
    .digest('base64url');
}

/** The review that the key already stands for, if it does. Throws E_IDEM_001 where it stands for another request. */
async function earlier(tx: Transaction, { key, bodyDigest }: Idempotency, now: number): Promise<StoredReview | null> {
  const record = await tx.idempotency.find(key, now);
  if (record === null) return null;
  if (record.bodyDigest !== bodyDigest) {
    throw new ServiceFault('E_IDEM_001', 'The Idempotency-Key stands for another request. Use a new key for this one.');
  }
  return tx.reviews.get(record.reviewId);
}

async function pin(provider: Provider, asked: Asked, signal: AbortSignal): Promise<PinnedChange> {
  const change = await provider.pin({ repo: asked.repo, pr: asked.pr, ticket: asked.ticket }, signal);
  const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
  if (asked.ticket !== null && readCriteria(tickets, '').items.length === 0) {
    throw new ServiceFault(
      'E_AC_001',
      `The ticket ${asked.ticket} has no acceptance criteria. Write them into it (a list under the heading "Acceptance criteria" will do), or name another ticket.`,
    );
  }
  return change;
}

/** What the provider's faults are to the caller. */
function upstream(cause: unknown, signal: AbortSignal): unknown {
  if (cause instanceof ProviderError) return new ServiceFault(cause.code, cause.message, { cause });
  if (cause instanceof ServiceFault || !signal.aborted) return cause;
  return new ServiceFault('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
    status: 504,
    cause,
  });
}

/** Reads the change and its policies; throws what the caller must know. */
async function prepare<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tenant: TenantScope<Tx>,
  tenantId: string,
  asked: Asked,
) {
  const signal = AbortSignal.any([context.deadline(PIN_MILLISECONDS), context.hurried]);
  const read = async () => {
    const provider = await context.providerFor(tenantId);
    const change = await pin(provider, asked, signal);
    const repository = context.policiesByPath ? { provider, change, signal } : null;
    return { change, policy: await resolvePolicies(asked.policy, { tenant, repository }) };
  };
  try {
    return await orAborted(read(), signal);
  } catch (cause) {
    throw upstream(cause, signal);
  }
}

/** Registers the call. */
export function createReviewRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const { store, queue, ids, clock } = context;

  const insert = (
    tenantId: string,
    asked: Asked,
    idempotency: Idempotency | null,
    rest: Pick<StoredReview, 'change' | 'policy'>,
  ) =>
    store.tenant(tenantId).transaction(async (tx): Promise<StoredReview> => {
      const now = clock();
      const review: StoredReview = { id: ids('rev'), asked, ...rest, createdAt: now, outcome: { status: 'queued' } };
      if (idempotency !== null) {
        const record = { ...idempotency, reviewId: review.id, expiresAt: now + LIMITS.IDEMPOTENCY_MILLISECONDS };
        // The same key may come twice at one time: both read the provider, and the first to get here is the review.
        const first = await tx.idempotency.insert(record, now);
        const before = first ? null : await earlier(tx, idempotency, now);
        if (before !== null) return before;
      }
      await tx.reviews.insert(review);
      await queue.enqueue(tx, { tenantId, reviewId: review.id });
      return review;
    });

  guardedRoute(router, context, OPERATIONS.createReview, async ({ request, reply, principal: { tenantId } }) => {
    const headers = readHeaders(OPERATIONS.createReview.headers, request);
    const { repo, pr, ticket = null, policy = null, dry_run = false } = readRequest(request);
    const asked: Asked = { repo, pr, ticket, policy, dry_run };
    const key = headers['Idempotency-Key'];
    const idempotency = key === undefined ? null : { key, bodyDigest: digestOf(asked) };
    const tenant = store.tenant(tenantId);

    const { before, rate, limit } = await tenant.transaction(async (tx) => {
      const now = clock();
      const before = idempotency === null ? null : await earlier(tx, idempotency, now);
      const { rate_limit: limit } = await tx.tenant();
      // A repeated request makes no review, so it costs none.
      return { before, limit, rate: before === null ? await takeRequest(tx.rate, limit, now) : null };
    });
    if (rate !== null) reply.headers(rateHeaders(limit, rate));
    if (rate?.allowed === false) {
      throw new ServiceFault('E_RATE_001', `Too many reviews at once. Try again in ${rate.retryAfterSeconds} s.`, {
        headers: { 'Retry-After': String(rate.retryAfterSeconds) },
      });
    }

    const review =
      before ?? (await insert(tenantId, asked, idempotency, await prepare(context, tenant, tenantId, asked)));
    const url = `${context.publicUrl()}/v1/reviews/${review.id}`;
    reply.headers({ location: url, 'retry-after': '1' });
    return send(reply, OPERATIONS.createReview, queuedShape(review, context.publicUrl()));
  });
}

/** The answer to a POST is the queued shape, also to a repeated one whose review has ended since: the answer is the same. */
function queuedShape(review: StoredReview, publicUrl: string): QueuedReview {
  const shown = presentReview({ ...review, outcome: { status: 'queued' } }, publicUrl);
  if (shown.status !== 'queued') throw new Error('a queued review is shown as queued');
  return shown;
}
