import type { FileClass } from '../../../contract/index.js';
import type { FileChange } from '../../model.js';

const PEOPLE: ReadonlySet<FileClass> = new Set(['docs', 'data', 'asset', 'lockfile']);
/** Data languages: expected test output and translations may contain any script and any character. */
const DATA: ReadonlySet<string> = new Set(['JSON', 'CSV', 'TSV', 'XML', 'Text', 'Gettext Catalog', 'SVG', 'Markdown']);

/**
 * Returns whether a file is executed or configures execution. Prose and data may contain any script and any character.
 */
export function isReadByMachines(change: FileChange): boolean {
  if (PEOPLE.has(change.class)) return false;
  return change.class !== 'test' || (change.language !== null && !DATA.has(change.language));
}
