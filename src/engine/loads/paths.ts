/** Paths of loads. */

/** Returns the path that a relative one means from a folder; null where it leaves the repository. '' is the root. */
export function resolvePath(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** Returns the path of something in a folder. */
export const joinPath = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Endings of files beside the one that a load means: its test, its story, its snapshot. */
const COMPANION = /^\.(?:tests?|specs?|unit|e2e|cy|stories|story|bench|mocks?|snap|fixtures?)(?:\.|$)/u;

/** Returns whether a name of a folder's child is `stem`, or `stem` with an ending that is not of another file beside it. */
export function isNamedSo(name: string, stem: string): boolean {
  if (name === stem) return true;
  return name.startsWith(`${stem}.`) && !COMPANION.test(name.slice(stem.length));
}
