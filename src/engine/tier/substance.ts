/** Finds the files with changes of behaviour; all others leave a change trivial. */
import type { Change, FileChange, Syntax } from '../model.js';

/** Returns the files whose change may affect behaviour. */
export function selectSubstantial(change: Change, syntax: Syntax): readonly FileChange[] {
  return change.files.filter((file) => !isTrivial(file, syntax));
}

/**
 * Returns whether a file changes only documents, images, white space or comments that no tool reads. Moved code is not
 * trivial, because it may run at another time.
 */
function isTrivial({ file, class: fileClass }: FileChange, syntax: Syntax): boolean {
  // A changed mode or type is never trivial.
  if (file.old_mode !== null && file.new_mode !== null && file.old_mode !== file.new_mode) return false;
  if (fileClass === 'docs' || fileClass === 'asset') return file.omitted === null || file.omitted === 'binary';
  const substance = syntax.get(file.path)?.substance;
  return substance === 'formatting' || substance === 'comments';
}
