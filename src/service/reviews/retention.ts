/** What tenants keep no longer goes: small slices, so that nobody waits for it. */
import type { ServiceContext } from '../context.js';
import type { Handler, JobByKind } from '../queue/queue.js';
import type { Transaction } from '../store/store.js';

const DAY = 24 * 60 * 60 * 1000;
/** Rows that one transaction removes: a review has thousands of findings. */
const REVIEWS = 20;
const DELIVERIES = 500;
const KEYS = 500;
const REPORTS = 20;

/** Removes, tenant by tenant, the reviews and deliveries that are older than it keeps them, and the keys and reports that have expired. */
export function expireTenants<Tx extends Transaction>({
  store,
  clock,
}: Pick<ServiceContext<Tx>, 'store' | 'clock'>): Handler<JobByKind<'retention'>> {
  return async ({ signal }) => {
    for (const { id, retention_days: days } of await store.administration.tenants()) {
      const now = clock();
      const before = now - days * DAY;
      const inSlices = async (limit: number, expire: (tx: Tx) => Promise<number>) => {
        let removed = limit;
        while (removed >= limit) {
          signal.throwIfAborted();
          removed = await store.tenant(id).transaction(expire);
        }
      };
      await inSlices(REVIEWS, (tx) => tx.reviews.expire(before, REVIEWS));
      await inSlices(DELIVERIES, (tx) => tx.deliveries.expire(before, DELIVERIES));
      await inSlices(KEYS, (tx) => tx.idempotency.expire(now, KEYS));
      await inSlices(REPORTS, (tx) => tx.evidence.expire(now, REPORTS));
    }
  };
}
