/** Recognizes pointers of Git LFS: a checkout puts another file in their place. Source: the specification of Git LFS. */

/** A pointer is shorter than this, in bytes, by the specification. */
export const MAX_POINTER = 1_024;
const POINTER =
  /^(?:ext-\d-\S{1,80} \S{1,100}\n){0,10}version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\b/u;

/** Returns whether a text is a pointer, by its first lines. */
export function isLargeFilePointer(text: string): boolean {
  return POINTER.test(text);
}
