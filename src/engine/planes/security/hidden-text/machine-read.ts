import type { FileClass } from '../../../../contract/index.js';
import type { FileChange } from '../../../model.js';
import { isProse } from '../../prose.js';

/** Languages whose text is not in quotes: translations and expected values of tests may hold any script there. */
const UNQUOTED: ReadonlySet<string> = new Set(['CSV', 'TSV', 'XML', 'Text', 'Gettext Catalog', 'SVG']);
/** Data languages: in tests their strings are expected values. */
const DATA: ReadonlySet<string> = new Set(['JSON', 'YAML', ...UNQUOTED]);
/** Classes of files in such a language that tools obey. */
const OBEYED: ReadonlySet<FileClass> = new Set(['config', 'manifest', 'ci', 'infra', 'source']);

/**
 * Returns true for files that are run or control what runs, whatever their folder. Prose and translations may contain
 * any script and any character.
 */
export function isReadByMachines(change: FileChange): boolean {
  if (isProse(change)) return false;
  if (change.class === 'test') return change.language !== null && !DATA.has(change.language);
  return change.language === null || !UNQUOTED.has(change.language) || OBEYED.has(change.class);
}
