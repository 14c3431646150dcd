/** Tells whether a value was there before the change: what was moved, or quoted in another way, is not new. */
import { isOnSide, readHunkLines } from '../../../../base/hunk-lines.js';
import type { Change } from '../../../model.js';

/** Returns a test for texts of the base side of the changed files. Nothing is read before the first question. */
export function createOldValues(change: Change): (value: string) => boolean {
  let texts: readonly string[] | null = null;
  return (value) => {
    texts ??= change.files.map(
      ({ file }) =>
        file.old_text ??
        file.hunks
          .flatMap((hunk) => readHunkLines(hunk).filter(({ mark }) => isOnSide(mark, 'old')))
          .map(({ text }) => text)
          .join('\n'),
    );
    return texts.some((text) => text.includes(value));
  };
}
