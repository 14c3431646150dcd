import type { FileClass } from '../../../contract/index.js';
import type { FileChange } from '../../model.js';

const PEOPLE: ReadonlySet<FileClass> = new Set(['docs', 'data', 'asset', 'lockfile']);
/** Languages of data: what tests expect and what is translated may hold any script and any sign. */
const DATA: ReadonlySet<string> = new Set(['JSON', 'CSV', 'TSV', 'XML', 'Text', 'Gettext Catalog', 'SVG', 'Markdown']);

/** Files that are run or steer what runs. Prose and data may hold any script and any sign. */
export function isReadByMachines(change: FileChange): boolean {
  if (PEOPLE.has(change.class)) return false;
  return change.class !== 'test' || (change.language !== null && !DATA.has(change.language));
}
