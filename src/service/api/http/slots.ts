/** Work that only so much of is done at a time: who comes when all is taken is told to come back. */
import { ServiceFault } from './problem.js';

export interface SlotsOptions {
  /** How many at a time, in this process; of one tenant never more than one, so that none holds up the others. */
  readonly count: number;
  /** What is said where all are taken, and where the tenant's own is. */
  readonly detail: string;
  readonly ownDetail: string;
  /** After how many seconds to come back. */
  readonly retryAfterSeconds: number;
}

/** @returns runs `work` for a tenant where a slot is free. Rejects with a ServiceFault of 503 where none is. */
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
