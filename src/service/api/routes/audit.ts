/** GET /v1/audit: the completed reviews of a period as JSON Lines, written as they are read. */
import { Readable } from 'node:stream';
import { checkPeriod } from '../../../base/time.js';
import { ENDPOINTS } from '../../../contract/index.js';
import { buildAuditEntry } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { presentReview } from '../../reviews/present.js';
import type { ReviewSummary } from '../../store/store.js';
import { createMalformedError, readQuery } from '../http/input.js';
import { type Router, registerGuardedRoute } from '../http/route.js';

/** Reviews that are read at once. Of their traces, which can be large, one at a time is in memory. */
const PAGE_ROWS = 100;

type Period = { readonly from: number; readonly to: number };

/** Registers the call. A fault after the first line ends the connection early, so that nobody takes a part for the whole. */
export function registerAuditRoute(router: Router, context: ServiceContext): void {
  const { store, publicUrl } = context;

  const readPage = (tenantId: string, period: Period, last: ReviewSummary | null) => {
    const completedAt = last?.outcome.status === 'complete' ? last.outcome.completedAt : null;
    const after = last === null || completedAt === null ? null : { completedAt, id: last.id };
    return store.tenant(tenantId).read((tx) => tx.reviews.completed(period, { after, limit: PAGE_ROWS }));
  };

  const formatEntry = async (tenantId: string, row: ReviewSummary): Promise<string> => {
    const { repo, pr } = row.asked;
    const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(row.id));
    const review = presentReview(row, publicUrl());
    return `${JSON.stringify(buildAuditEntry({ repo, pr, headSha: row.change.head.sha, review, trace }))}\n`;
  };

  async function* listEntries(tenantId: string, period: Period, first: readonly ReviewSummary[]) {
    for (let page = first; ; page = await readPage(tenantId, period, page.at(-1) ?? null)) {
      for (const row of page) yield await formatEntry(tenantId, row);
      if (page.length < PAGE_ROWS) return;
    }
  }

  registerGuardedRoute(router, context, ENDPOINTS.exportAudit, async ({ request, reply, principal: { tenantId } }) => {
    const { success, query } = ENDPOINTS.exportAudit;
    const asked = readQuery(query, request);
    const fault = checkPeriod(asked);
    if (fault !== null) throw createMalformedError([{ pointer: '?to', detail: fault }]);
    const period = { from: Date.parse(asked.from), to: Date.parse(asked.to) };
    // Before the answer begins, so that a store that cannot be read is answered as everywhere.
    const first = await readPage(tenantId, period, null);
    return reply
      .header('cache-control', 'no-store')
      .type(success.type)
      .send(Readable.from(listEntries(tenantId, period, first)));
  });
}
