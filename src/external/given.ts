import type { EvidenceKind } from '../contract/index.js';
import type { ParsedReport } from './parsed.js';

/** A report as it is given to a review. */
export interface GivenReport {
  readonly kind: EvidenceKind;
  /** The digest of its bytes. */
  readonly digest: string;
  readonly text: string;
  /** Absolute paths of the repository, as the tool may have seen it. */
  readonly roots: readonly string[];
  readonly parsed: ParsedReport;
}
