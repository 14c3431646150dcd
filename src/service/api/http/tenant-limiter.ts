/** Limits concurrent work. If no slot is free, the caller is told to retry. */
import { ServiceError } from './problem.js';

/** The limits, and what the caller is told who is over them. */
export interface TenantLimiterOptions {
  /** Maximum at a time in this process. A tenant has at most one, so that it cannot block the others. */
  readonly count: number;
  /** The messages if all slots are taken, and if the tenant's own slot is. */
  readonly detail: string;
  readonly ownDetail: string;
  /** After how many seconds to retry. */
  readonly retryAfterSeconds: number;
}

/**
 * Returns a function that runs `work` for a tenant if a slot is free. It rejects with a ServiceError of 503 if none is.
 */
export function createTenantLimiter({
  count,
  detail,
  ownDetail,
  retryAfterSeconds,
}: TenantLimiterOptions): <T>(tenantId: string, work: () => Promise<T>) => Promise<T> {
  const taken = new Set<string>();
  return async (tenantId, work) => {
    const own = taken.has(tenantId);
    if (own || taken.size >= count) {
      throw new ServiceError('E_INT_001', own ? ownDetail : detail, {
        status: 503,
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    }
    taken.add(tenantId);
    try {
      return await work();
    } finally {
      taken.delete(tenantId);
    }
  };
}
