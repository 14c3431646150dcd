/** A report as it was read, before it is known which files the change has. */
import type { CoverageKind, GivenProof } from '../contract/index.js';
import type { LineRange, ReportedTest } from '../engine/reported.js';
import type { ToolReport } from '../engine/snapshot.js';

/** A file in a report of coverage. */
export interface MeasuredFile {
  /** The names that the report allows for it, the likeliest first, as written there. */
  readonly names: readonly string[];
  readonly executed: readonly LineRange[];
  /** None of these is in `executed`. */
  readonly missed: readonly LineRange[];
  /** Which test executed which lines; null if the report does not say it. */
  readonly by: ReadonlyMap<string, readonly LineRange[]> | null;
}

/** What was read of a report. Files of tests are as the report names them. */
export type ParsedReport =
  | { readonly kind: 'sarif'; readonly reports: readonly ToolReport[] }
  | { readonly kind: 'junit'; readonly tests: readonly ReportedTest[] }
  | { readonly kind: 'proof'; readonly proof: GivenProof }
  | { readonly kind: CoverageKind; readonly files: readonly MeasuredFile[] };

/** A report, and notes for the user about it. */
export interface ReadReport {
  readonly report: ParsedReport;
  readonly notes: readonly string[];
}
