/** Limits of what is read of SARIF. A report beyond a limit is refused by name and never read in part. */
export const SARIF_LIMITS = {
  FILES: 20,
  /** Maximum for all files together. */
  RESULTS: 25_000,
  RUNS: 100,
  /** Rules of one component of a tool. */
  RULES: 50_000,
  EXTENSIONS: 200,
  ARTIFACTS: 200_000,
} as const;
