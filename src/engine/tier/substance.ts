/** Which files of a change do more than change words: the others never make it riskier than trivial. */
import type { Change, FileChange, Syntax } from '../model.js';

/** The files whose change may change what anything does. */
export function substantial(change: Change, syntax: Syntax): readonly FileChange[] {
  return change.files.filter((file) => !isTrivial(file, syntax));
}

/** Documents, pictures, white space, and comments that no tool reads. What was moved may run at another time. */
function isTrivial({ file, class: fileClass }: FileChange, syntax: Syntax): boolean {
  // A changed mode or type is no matter of words.
  if (file.old_mode !== null && file.new_mode !== null && file.old_mode !== file.new_mode) return false;
  if (fileClass === 'docs' || fileClass === 'asset') return file.omitted === null || file.omitted === 'binary';
  const substance = syntax.get(file.path)?.substance;
  return substance === 'formatting' || substance === 'comments';
}
