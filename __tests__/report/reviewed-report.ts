/** The report of a change that is really reviewed. */
import type { Report } from '../../src/report/index.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';
import { buildReport } from './report-builders.js';

/** Reviews a change and builds its report. The gate is as the verdict says. */
export async function reviewReport(spec: SnapshotSpec): Promise<Report> {
  const snapshot = buildSnapshot(spec);
  const { verdict, tier, confidence, acBindings, findings, trace } = await review(snapshot, policySources());
  return buildReport({
    headSha: snapshot.head.sha,
    review: { id: 'rev_1', status: 'complete', verdict, tier, confidence, ac_bindings: [...acBindings] },
    findings: findings.map((finding, at) => ({ ...finding, id: `fnd_${at}` })),
    trace: { ...trace, review_id: 'rev_1', signature: null },
    gate: { open: verdict === 'auto-approve', reason: '' },
  });
}
