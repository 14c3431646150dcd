/** Deleted files that had exported names. */

import type { FileChange, RawFinding } from '../../../model.js';
import { clip, toFileName } from '../../wording.js';

/** Reports a deleted file as one finding, whatever it contained. */
export function reportDeletedFile(change: FileChange, gone: readonly string[]): readonly RawFinding[] {
  if (gone.length === 0) return [];
  const names = gone.slice(0, 10).map((shown) => clip(shown, 50));
  return [
    {
      file: change.file.path,
      first: 1,
      last: 1,
      title: `${clip(toFileName(change.file.path), 40)} is deleted with the exported name ${names[0] ?? ''}${gone.length > 1 ? ', and others' : ''}`,
      rationale: `No file of this change has these names now: ${names.join(', ')}${gone.length > 10 ? ', …' : ''}. What uses them outside of this change has to change with it.`,
      anchor: 'deleted',
    },
  ];
}

/** If a change deletes more files than this, they give one finding. */
const MANY_FILES = 1;

/** Merges the findings of many deleted files into one, with their names. */
export function mergeDeletedFiles(findings: readonly RawFinding[]): readonly RawFinding[] {
  const [first] = findings;
  if (first === undefined || findings.length <= MANY_FILES) return findings;
  const places = findings.slice(1, 12).map(({ file }) => clip(file, 80));
  const more = findings.length > 12 ? ', …' : '';
  return [
    {
      ...first,
      rationale: `${first.rationale} Other deleted files had exported names too: ${places.join(', ')}${more}.`,
    },
  ];
}
