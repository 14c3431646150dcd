/**
 * Limits of what is read of a change. Anything left out is listed in the snapshot's coverage and makes it incomplete.
 */
export interface GitLimits {
  /** Maximum size of the text of one side of a file, in bytes. */
  readonly fileBytes: number;
  /**
   * Maximum length of all texts, both sides, in UTF-16 code units (for ASCII: bytes). The smallest files are read
   * first.
   */
  readonly textLength: number;
  /** Maximum content read to find that text, including binary files, in bytes. */
  readonly readBytes: number;
  /** Maximum content fetched for a change, in bytes as packed by git. If there is more, none of it is read. */
  readonly fetchBytes: number;
  /** Maximum number of files; if there are more, the first by path are read. */
  readonly files: number;
  /** Maximum number of files over `fileBytes` whose start is read to detect binary content. */
  readonly sniffedFiles: number;
}

/** The same for every provider, because the same commits must always give the same snapshot. */
export const GIT_LIMITS: GitLimits = {
  fileBytes: 1024 * 1024,
  textLength: 32 * 1024 * 1024,
  readBytes: 512 * 1024 * 1024,
  // The content that is read, and the same amount of content that turns out to be binary or too large.
  fetchBytes: 1024 * 1024 * 1024,
  files: 5000,
  sniffedFiles: 200,
};

/** Maximum size of a file that steers the review, in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
export const MAX_STEERING_BYTES = 3 * 1024 * 1024;
