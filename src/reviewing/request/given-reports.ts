/** Reports that a service was given: what it stored becomes what a review reads. */
import { digestText } from '../../base/hash.js';
import type { EvidenceKind } from '../../contract/index.js';
import { type GivenReport, ReportError, readReport } from '../../external/index.js';
import { RequestError } from './request-error.js';

export type { GivenReport };

/** How a report is named in faults: a request has no name for it. */
const NAME = 'the report';

/** A report as it was sent. */
export interface SentReport {
  readonly kind: EvidenceKind;
  readonly text: string;
  /** Absolute path of the repository, as the tool saw it; null if it was not named. */
  readonly root: string | null;
}

/**
 * Reads a report.
 * @throws RequestError E_REQ_001 that says what is wrong with it
 */
export async function readGivenReport({ kind, text, root }: SentReport): Promise<GivenReport> {
  const roots = root === null ? [] : [root];
  try {
    const { report } = await readReport(kind, NAME, text, roots);
    return { kind, digest: digestText(text), text, roots, parsed: report };
  } catch (fault) {
    if (!(fault instanceof ReportError)) throw fault;
    const detail = fault.faults.join('; ');
    throw new RequestError('E_REQ_001', `The report cannot be used: ${detail}.`, [{ pointer: '', detail }]);
  }
}
