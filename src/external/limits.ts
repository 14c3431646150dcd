import { LIMITS } from '../contract/index.js';
import { ReportError } from './report-error.js';

/** Limits of what is read of reports. A report beyond a limit is refused by name and never read in part. */
export const REPORT_LIMITS = {
  /** Largest report, in bytes, after it is decompressed. */
  FILE_BYTES: LIMITS.MAX_EVIDENCE_BYTES,
  /** Reports of tests and of coverage in one review. */
  FILES: LIMITS.MAX_EVIDENCE,
  /** All of them together, in bytes. */
  ALL_BYTES: 64 * 1024 * 1024,
  /** Tests of one report. */
  TESTS: 200_000,
  /** Files in one report of coverage. */
  COVERED_FILES: 50_000,
  /** Runs of lines in one report of coverage, and pairs of a test and a run. */
  RUNS: 2_000_000,
  /** Elements around an element of XML. */
  DEPTH: 64,
  /** Attributes of an element of XML. */
  ATTRIBUTES: 64,
  /** Tests that a snapshot keeps by name; the others are only counted. */
  KEPT_TESTS: 20_000,
  /** Longest name of a test or a suite, and longest path, in characters; a longer name is cut. */
  NAME: 1_000,
} as const;

const MEGABYTE = 1024 * 1024;

/** Returns the fault of a file over the size limit. */
export function createTooLargeError(name: string): ReportError {
  return new ReportError([`${name} is larger than ${REPORT_LIMITS.FILE_BYTES / MEGABYTE} MiB, the most that is read`]);
}

/** Returns the fault of a report with too many of something. `advice` says what to do. */
export function createTooManyError(name: string, limit: number, what: string, advice: string): ReportError {
  return new ReportError([`${name} holds more than ${limit} ${what}, the most that is read: ${advice}`]);
}
