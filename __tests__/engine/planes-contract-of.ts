/** Findings of one plane for one changed file, from the whole texts or from the hunks only. */

import { changedFile, type FileSpec } from '../stand-ins/snapshot.js';
import { planesOf } from './planes-of.js';

export type Given = readonly [before: string | null, after: string | null];

/** Returns `rule:line severity` of every finding of the plane. */
export async function planeOf(plane: string, files: Readonly<Record<string, FileSpec>>): Promise<string[]> {
  const { findings } = await planesOf(files);
  return findings
    .filter((finding) => finding.plane === plane)
    .map(({ rule, severity, location }) => `${rule.slice(plane.length + 1)}:${location.lineRange[0]} ${severity}`);
}

/** Returns the same file as in a diff without texts: only its hunks. */
export function bare(path: string, [before, after]: Given, section = ''): FileSpec {
  const { hunks } = changedFile(path, { old: before, new: after });
  return {
    old: before,
    new: after,
    raw: { old_text: null, new_text: null, hunks: hunks.map((hunk) => ({ ...hunk, section })) },
  };
}
