/** Finds the files with changes that can matter; all others leave a change trivial. */
import type { Span } from '../../contract/index.js';
import { isProsePath } from '../accounting/prose.js';
import type { Change, FileChange } from '../model.js';

/**
 * Returns the files of which not everything is accounted for as inert, and those that are gone and are no prose: others
 * may name them. The class of a file does not count: its name, its folder and its first lines are the author's to choose.
 */
export function selectSubstantial(change: Change, spans: readonly Span[]): readonly FileChange[] {
  const inert = new Set(spans.map(({ location }) => location.file));
  for (const { location, reason } of spans) if (reason !== 'inert') inert.delete(location.file);
  return change.files.filter(
    ({ file }) => !inert.has(file.path) || (file.status === 'deleted' && !isProsePath(file.path)),
  );
}
