/** A SARIF file, or a list of them, that cannot be worked with. Each fault names the file, where, and what. */
export class SarifFault extends Error {
  override readonly name = 'SarifFault';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** What is read at most: a report beyond it is refused by name, never read in part. */
export const SARIF_LIMITS = {
  FILES: 20,
  FILE_BYTES: 10 * 1024 * 1024,
  /** Of all files together. */
  RESULTS: 25_000,
  RUNS: 100,
  /** Rules of one component of a tool. */
  RULES: 50_000,
  EXTENSIONS: 200,
  ARTIFACTS: 200_000,
} as const;
