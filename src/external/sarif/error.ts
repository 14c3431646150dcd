/**
 * Thrown for a SARIF file, or a list of them, that cannot be used. Each fault names the file, the place and the
 * problem.
 */
export class SarifError extends Error {
  override readonly name = 'SarifError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Limits of what is read. A report beyond a limit is rejected by name and never read in part. */
export const SARIF_LIMITS = {
  FILES: 20,
  FILE_BYTES: 10 * 1024 * 1024,
  /** Maximum for all files together. */
  RESULTS: 25_000,
  RUNS: 100,
  /** Rules of one component of a tool. */
  RULES: 50_000,
  EXTENSIONS: 200,
  ARTIFACTS: 200_000,
} as const;
