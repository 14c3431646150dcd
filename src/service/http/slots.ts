/** Work that only so much of is done at a time: who comes when all is taken is told to come back. */
import { ServiceFault } from './problem.js';

export interface SlotsOptions {
  /** How many at a time, in this process. */
  readonly count: number;
  /** What the caller is told, and after how many seconds to come back. */
  readonly detail: string;
  readonly retryAfterSeconds: number;
}

/** @returns runs `work` where a slot is free. Rejects with a ServiceFault of 503 where none is. */
export function createSlots({
  count,
  detail,
  retryAfterSeconds,
}: SlotsOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let taken = 0;
  return async (work) => {
    if (taken >= count) {
      throw new ServiceFault('E_INT_001', detail, {
        status: 503,
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    }
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
