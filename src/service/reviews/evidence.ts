/** Reports that clients give: kept for a day, or as long as the reviews that name them. */

import { formatTimestamp } from '../../base/time.js';
import { type EvidenceQuery, type EvidenceReceipt, LIMITS } from '../../contract/index.js';
import { type GivenReport, readGivenReport } from '../../reviewing/request/given-reports.js';
import { refuseEvidence } from '../../reviewing/request/read-request.js';
import { RequestError } from '../../reviewing/request/request-error.js';
import type { PinnedChange } from '../../sources/provider.js';
import { createRefusedRequestError, ServiceError } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import type { StoredReport, StoredReview, TenantScope, Transaction } from '../store/store.js';

const DAY = 24 * 60 * 60 * 1000;
const FULL =
  'There is no room for more reports. They go after a day, or with the reviews that name them: lower retention_days, or give less.';

/**
 * Keeps a report. The same report on the same head is kept once.
 * @throws ServiceError E_REQ_001 for a report that cannot be used, E_REQ_003 if the tenant keeps too much
 */
export async function keepReport<Tx extends Transaction>(
  { store, ids, clock }: ServiceContext<Tx>,
  tenantId: string,
  { repo, head_sha: headSha, kind, ...query }: EvidenceQuery,
  text: string,
): Promise<EvidenceReceipt> {
  const root = query.root ?? null;
  const { digest } = await readGivenReport({ kind, text, root }).catch((fault: unknown) => {
    throw fault instanceof RequestError ? createRefusedRequestError(fault) : fault;
  });
  const kept = await store.tenant(tenantId).transaction(async (tx) => {
    if ((await tx.evidence.measure()) >= LIMITS.MAX_KEPT_EVIDENCE_BYTES) {
      throw new ServiceError('E_REQ_003', FULL);
    }
    const now = clock();
    const expiresAt = now + LIMITS.EVIDENCE_MILLISECONDS;
    const report: StoredReport = { id: ids('evd'), repo, headSha, kind, digest, createdAt: now, expiresAt };
    return tx.evidence.put(report, { root, text });
  });
  return { id: kept.id, kind: kept.kind, digest: kept.digest, expires_at: formatTimestamp(kept.expiresAt) };
}

/**
 * Finds the reports that a request names, and keeps them as long as its review.
 * @throws ServiceError E_REQ_001 for one that is not there, or that is about another repository or head
 */
export async function claimReports(
  tx: Transaction,
  ids: readonly string[],
  { repo, head }: Pick<PinnedChange, 'repo' | 'head'>,
  now: number,
): Promise<StoredReview['evidence']> {
  if (ids.length === 0) return [];
  const found = new Map((await tx.evidence.find(ids, now)).map((report) => [report.id, report]));
  const claimed = ids.map((id, at) => {
    const report = found.get(id);
    const ours = report?.repo === repo ? report : undefined;
    if (ours?.headSha !== head.sha)
      throw createRefusedRequestError(refuseEvidence(at, ours?.headSha ?? null, head.sha));
    return { id, kind: ours.kind, digest: ours.digest, at: ours.createdAt };
  });
  const { retention_days: days } = await tx.tenant();
  await tx.evidence.keep(ids, now + days * DAY);
  return claimed;
}

/** Reads the reports of a review again. */
export async function loadReports(
  tenant: TenantScope<Transaction>,
  { id, evidence }: Pick<StoredReview, 'id' | 'evidence'>,
): Promise<readonly GivenReport[]> {
  const reports: GivenReport[] = [];
  for (const { id: reportId, kind } of evidence) {
    const stored = await tenant.read((tx) => tx.evidence.read(reportId));
    if (stored === null) throw new Error(`the report ${reportId} of ${id} is gone`);
    reports.push(await readGivenReport({ kind, ...stored }));
  }
  return reports;
}
