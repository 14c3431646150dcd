/** The ranges of versions that manifests of npm use most: exact, `~` and `^`. Others are not known here. */

const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/u;

/** Returns whether a version without a pre-release lies in a range; false for ranges of other forms. Source: semver.org. */
export function satisfiesRange(version: string, range: string): boolean {
  const at = readVersion(version);
  const from = readVersion(range.replace(/^[\^~=]/u, ''));
  if (at === null || from === null) return false;
  const [major, minor, patch] = at;
  const [least, leastMinor, leastPatch] = from;
  const isAtLeast = major - least || minor - leastMinor || patch - leastPatch;
  if (range.startsWith('~')) return isAtLeast >= 0 && major === least && minor === leastMinor;
  if (!range.startsWith('^')) return isAtLeast === 0;
  // Below 1.0.0 the leftmost number that is not 0 must stay.
  const isSame = major === least && (least > 0 || (minor === leastMinor && (leastMinor > 0 || patch === leastPatch)));
  return isAtLeast >= 0 && isSame;
}

function readVersion(text: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  return major === undefined || minor === undefined || patch === undefined
    ? null
    : [Number(major), Number(minor), Number(patch)];
}
