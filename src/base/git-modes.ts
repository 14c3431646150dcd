/** Modes of git's tree entries that mean something to a review; other files have `100644`. */
export const GIT_MODES = { executable: '100755', link: '120000', submodule: '160000' } as const;
