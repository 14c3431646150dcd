/**
 * Pages that cost the process seconds are made once, one at a time for a tenant, and kept while there is room: a signed
 * link may be opened as often as somebody likes, and nobody else waits for it.
 */
import type { Page } from '../../../report/index.js';
import { createSlots } from '../http/slots.js';

/** Room for the pages of a process, in characters of two bytes; the largest page has some ten million. */
const ROOM = 32 * 1024 * 1024;
/** Made at a time, in this process: making one reads the whole change. */
const AT_ONCE = 2;

/** The page of a review, kept or made; null where `make` gives none. Rejects with a ServiceFault of 503 where others are being made. */
export type KeptPages = (tenantId: string, reviewId: string, make: () => Promise<Page | null>) => Promise<Page | null>;

/**
 * Makes the keeper. What it keeps it gives whatever became of the review: who asks has looked whether that is still there.
 * @param room how much is kept, in characters; what was not asked for the longest goes first
 */
export function keepPages(room = ROOM): KeptPages {
  const inSlot = createSlots({
    count: AT_ONCE,
    detail: 'Other reports are being made. Try again in a second.',
    ownDetail: 'Another report of this tenant is being made. Try again in a second.',
    retryAfterSeconds: 1,
  });
  const kept = new Map<string, Page>();
  const underWay = new Map<string, Promise<Page | null>>();
  let left = room;

  const drop = (name: string, { html }: Page): void => {
    if (kept.delete(name)) left += html.length;
  };
  const keep = (name: string, page: Page): void => {
    if (page.html.length > room) return;
    kept.set(name, page);
    left -= page.html.length;
    for (const [oldest, one] of kept) {
      if (left >= 0) return;
      drop(oldest, one);
    }
  };
  const made = async (name: string, tenantId: string, make: () => Promise<Page | null>): Promise<Page | null> => {
    try {
      const page = await inSlot(tenantId, make);
      if (page !== null) keep(name, page);
      return page;
    } finally {
      underWay.delete(name);
    }
  };

  return async (tenantId, reviewId, make) => {
    const name = `${tenantId} ${reviewId}`;
    const page = kept.get(name);
    if (page !== undefined) {
      // Behind all others: it was asked for last.
      drop(name, page);
      keep(name, page);
      return page;
    }
    const one = underWay.get(name) ?? made(name, tenantId, make);
    underWay.set(name, one);
    return one;
  };
}
