/** How much of a change is read. What is left out is listed in the snapshot's coverage and makes it incomplete. */
export interface GitLimits {
  /** Largest text of one side of a file, in bytes. */
  readonly fileBytes: number;
  /** Most text of all files, both sides, in UTF-16 units (of ASCII: bytes). The smallest files come first. */
  readonly textLength: number;
  /** Most content that is read to find that text, binary files among it, in bytes. */
  readonly readBytes: number;
  /** Most content that is fetched of a change, as git packs it, in bytes. More of it, and none is looked at. */
  readonly fetchBytes: number;
  /** Most files; beyond, the first by path. */
  readonly files: number;
  /** Most files over `fileBytes` whose start is read to tell whether they are binary. */
  readonly sniffedFiles: number;
}

/** The same for every provider: the same commits must give the same snapshot wherever they are read. */
export const GIT_LIMITS: GitLimits = {
  fileBytes: 1024 * 1024,
  textLength: 32 * 1024 * 1024,
  readBytes: 512 * 1024 * 1024,
  // What is read, and as much again of what is only found to be binary or too large.
  fetchBytes: 1024 * 1024 * 1024,
  files: 5000,
  sniffedFiles: 200,
};
