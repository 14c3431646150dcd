/** Renames that leave every glob of tests, builds and owners where it was. */
import type { FileChange } from '../../model.js';
import type { Prose } from '../prose.js';
import { because, type LineReason } from '../reasons.js';

/**
 * Returns why a rename cannot matter; null if it may. Only prose qualifies: frameworks find code by its name and folder
 * (routes, tests, plugins, migrations), and what finds it is not part of the change.
 */
export function findMoveReason({ file, added, removed }: FileChange, prose: Prose | null): LineReason | null {
  if (prose === null || file.old_path === null) return null;
  const whole = added.length + removed.length === 0 ? 'without a change' : 'with a change of its text';
  return because('inert', `prose, renamed ${whole}`);
}
