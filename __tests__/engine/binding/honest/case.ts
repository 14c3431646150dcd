/** One small change, a criterion that it fulfils, and some in nearly the same words that it does not. */
export interface HonestCase {
  /** What stands in the base, once. */
  readonly from: string;
  readonly to: string;
  readonly honest: string;
  readonly wrong: readonly string[];
}

/** The cases of one language: all of them change one file. */
export interface HonestCases {
  readonly path: string;
  readonly base: string;
  readonly cases: readonly HonestCase[];
}

/** Writes a case in one line. */
export function change(from: string, to: string, honest: string, ...wrong: readonly string[]): HonestCase {
  return { from, to, honest, wrong };
}
