/** What a trace shows of the reports of the change's own job. */
import type { PlanesEvidence } from '../../contract/index.js';
import type { Snapshot } from '../snapshot.js';

type Shown = NonNullable<PlanesEvidence['reported']>[number];

/** Of each report its counts, or its files. */
export function showReported({ reported = [] }: Pick<Snapshot, 'reported'>): readonly Shown[] {
  return reported.map((report): Shown => {
    const { digest } = report;
    const by = 'the job of the change';
    if (report.kind === 'junit') return { kind: report.kind, digest, by, ...report.counts };
    const { files, unplaced } = report;
    return { kind: report.kind, digest, by, files: files.map(({ path }) => path), unplaced: [...unplaced] };
  });
}
