/** Builds the page of a review from the store. */

import * as z from 'zod';
import type { Trace } from '../../../contract/index.js';
import { ChangedFile, Hunk } from '../../../engine/snapshot.js';
import { type Page, type Report, type ReportedChange, renderReportPage } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { computeGate, listAllFindings } from '../../reviews/ended-report.js';
import { presentReview } from '../../reviews/present.js';
import type { StoredReview, Transaction } from '../../store/store.js';

const Commit = z.object({ ref: z.string(), sha: z.string() });

/**
 * What the page shows of a stored input. The version that stored it may have had other fields, and the page needs none of
 * them.
 */
const ShownInput = z.object({
  snapshot: z.object({
    title: z.string(),
    author: z.string(),
    base: Commit,
    head: Commit,
    files: z.array(
      z.object({
        path: ChangedFile.shape.path,
        old_path: ChangedFile.shape.old_path,
        status: z.string(),
        omitted: z.string().nullable(),
        hunks: z.array(z.object(Hunk.shape)),
      }),
    ),
  }),
});

/** Returns the reviewed change; null if its input is no longer stored. */
async function readChange(tx: Transaction, { outcome }: StoredReview): Promise<ReportedChange | null> {
  const text = outcome.status === 'complete' ? await tx.blobs.get(outcome.inputDigest) : null;
  return text === null ? null : ShownInput.parse(JSON.parse(text)).snapshot;
}

/**
 * Builds the report of a complete review.
 * @param trace the review's trace
 */
async function readReport(
  tx: Transaction,
  { review, trace }: { readonly review: StoredReview; readonly trace: Trace },
  { publicUrl, serverUrl }: { readonly publicUrl: string; readonly serverUrl: string | null },
): Promise<Report> {
  const { change, outcome } = review;
  return {
    repo: change.repo,
    pr: change.pr,
    headSha: change.head.sha,
    serverUrl,
    review: presentReview(review, publicUrl),
    findings: await listAllFindings(tx, review.id),
    truncated: false,
    trace,
    change: await readChange(tx, review),
    gate: computeGate(outcome.status === 'complete' ? outcome.verdict : null),
    notes: [],
  };
}

/** Builds the page of a trace; null if this tenant has none. */
export async function renderTracePage(
  { store, publicUrl, serverUrl }: Pick<ServiceContext, 'store' | 'publicUrl' | 'serverUrl'>,
  tenantId: string,
  reviewId: string,
): Promise<Page | null> {
  const report = await store.tenant(tenantId).read(async (tx) => {
    const trace = await tx.traces.get(reviewId);
    const review = trace === null ? null : await tx.reviews.get(reviewId);
    if (trace === null || review === null) return null;
    return readReport(tx, { review, trace }, { publicUrl: publicUrl(), serverUrl });
  });
  return report === null ? null : renderReportPage(report);
}
