/** Parts of a path with slashes, as git writes it. */

/** Returns the name of a file, without its folders: `a/b/c.ts` → `c.ts`. */
export function getFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the folder of a file with a slash at its end, and nothing at the top: `a/b/c.ts` → `a/b/`. */
export function getFolderPrefix(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the folder of a file without a slash at its end, and nothing at the top: `a/b/c.ts` → `a/b`. */
export function getFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the folders above a path, from the top: `a/b/c` and `a/b/` → `a`, `a/b`. */
export function listFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
