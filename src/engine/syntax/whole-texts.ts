/** The whole texts of a changed file, where they are at hand. */
import type { HunkSide } from '../../base/hunk-lines.js';
import type { ChangedFile } from '../snapshot.js';
import { extractFragment } from './fragments/fragment.js';

/** The texts of both sides; null for a side that does not exist. */
export interface WholeTexts {
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns the texts of both sides, null for a side that does not exist. Returns null if the texts are unavailable. */
export function selectWholeTexts(file: ChangedFile): WholeTexts | null {
  const only = file.hunks.length === 1 ? file.hunks[0] : undefined;
  const readShown = (side: HunkSide) =>
    only !== undefined && Math.max(only.old_start, only.new_start) <= 1
      ? extractFragment(only, side).lines.join('\n')
      : null;
  if (file.status === 'added') {
    const after = file.new_text ?? readShown('new');
    return after === null ? null : { before: null, after };
  }
  if (file.status === 'deleted') {
    const before = file.old_text ?? readShown('old');
    return before === null ? null : { before, after: null };
  }
  return file.old_text === null || file.new_text === null ? null : { before: file.old_text, after: file.new_text };
}
