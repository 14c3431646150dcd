/** Limits concurrent work. If no slot is free, the caller is told to retry. */
import { ServiceFault } from './problem.js';

export interface SlotsOptions {
  /** Maximum at a time in this process. A tenant has at most one, so that it cannot block the others. */
  readonly count: number;
  /** The messages if all slots are taken, and if the tenant's own slot is. */
  readonly detail: string;
  readonly ownDetail: string;
  /** After how many seconds to retry. */
  readonly retryAfterSeconds: number;
}

/**
 * Returns a function that runs `work` for a tenant if a slot is free. It rejects with a ServiceFault of 503 if none is.
 */
export function createSlots({
  count,
  detail,
  ownDetail,
  retryAfterSeconds,
}: SlotsOptions): <T>(tenantId: string, work: () => Promise<T>) => Promise<T> {
  const taken = new Set<string>();
  return async (tenantId, work) => {
    const own = taken.has(tenantId);
    if (own || taken.size >= count) {
      throw new ServiceFault('E_INT_001', own ? ownDetail : detail, {
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
