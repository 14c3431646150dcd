/**
 * What the change's own job reported of its tests: which ran, how they ended, and which lines they executed. The job
 * runs code of the change, so it can write anything here.
 */
import * as z from 'zod';
import { CoverageKind, Digest } from '../contract/index.js';

const LineNumber = z.int().min(1);

/** Lines from `first` to `last`, both included. */
export const LineRange = z.strictObject({ first: LineNumber, last: LineNumber });
export type LineRange = z.infer<typeof LineRange>;

/** How a test ended. `error`: it did not come to its end, or its file could not be loaded. */
export const TestOutcome = z.enum(['passed', 'failed', 'skipped', 'error']);
export type TestOutcome = z.infer<typeof TestOutcome>;

/** One test of a report. */
export const ReportedTest = z.strictObject({
  /** The suite or class as the report names it; may be empty. */
  suite: z.string(),
  name: z.string(),
  /** A changed file; null if the report does not say one that is. */
  file: z.string().nullable(),
  line: LineNumber.nullable(),
  outcome: TestOutcome,
});
export type ReportedTest = z.infer<typeof ReportedTest>;

/** A report of tests. */
export const TestReport = z.strictObject({
  kind: z.literal('junit'),
  digest: Digest,
  /** All tests of the report, by how they ended. */
  counts: z.strictObject({
    passed: z.int().min(0),
    failed: z.int().min(0),
    skipped: z.int().min(0),
    error: z.int().min(0),
  }),
  /** Those that failed, those of changed files, and those whose file is not known; at most as many as a snapshot holds. */
  tests: z.array(ReportedTest),
});
export type TestReport = z.infer<typeof TestReport>;

/** A changed file in a report of coverage. Lines that are in neither list are not executable, or not known. */
export const CoveredFile = z.strictObject({
  path: z.string().min(1),
  executed: z.array(LineRange),
  missed: z.array(LineRange),
  /** Which test executed which lines; absent if the report does not say it. */
  by: z.array(z.strictObject({ test: z.string(), lines: z.array(LineRange) })).optional(),
});
export type CoveredFile = z.infer<typeof CoveredFile>;

/** A report of what tests executed. */
export const CoverageReport = z.strictObject({
  kind: CoverageKind,
  digest: Digest,
  files: z.array(CoveredFile),
  /** Endings of all the files of the report, such as `.ts`: a changed file of another ending is none that it measures. */
  endings: z.array(z.string()),
  /** Files of the report that may be several changed files, or that have fewer lines in the change; none of them counts. */
  unplaced: z.array(z.string()),
});
export type CoverageReport = z.infer<typeof CoverageReport>;

/** A report in a snapshot. */
export const Reported = z.union([TestReport, CoverageReport]);
export type Reported = z.infer<typeof Reported>;
