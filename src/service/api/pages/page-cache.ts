/**
 * A cache for report pages, which take seconds to build. Each tenant builds one page at a time. A signed link may be
 * opened any number of times without delaying other callers.
 */
import type { Page } from '../../../report/index.js';
import { createTenantLimiter } from '../http/tenant-limiter.js';

/**
 * Maximum size of the cached pages of a process, in characters of two bytes. The largest page has about ten million.
 */
const ROOM = 32 * 1024 * 1024;
/** Maximum number of pages built at a time in this process: building one reads the whole change. */
const AT_ONCE = 2;

/**
 * Returns the page of a review, from the cache or built now; null if `make` returns null. Rejects with a ServiceError
 * of 503 if other pages are being built.
 */
export type PageCache = (tenantId: string, reviewId: string, make: () => Promise<Page | null>) => Promise<Page | null>;

/**
 * Creates the cache. A cached page is returned even if the review was deleted, so the caller must check that first.
 * @param room the maximum size in characters; the least recently used pages are removed first
 */
export function createPageCache(room = ROOM): PageCache {
  const inSlot = createTenantLimiter({
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
      // Moved to the end, because it is now the most recently used.
      drop(name, page);
      keep(name, page);
      return page;
    }
    const one = underWay.get(name) ?? made(name, tenantId, make);
    underWay.set(name, one);
    return one;
  };
}
