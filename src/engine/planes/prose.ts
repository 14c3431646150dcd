/** Which files are texts for people: no machine runs or obeys them, and examples in them harm nobody. */
import { GIT_MODES } from '../../base/git-modes.js';
import type { FileClass } from '../../contract/index.js';
import type { FileChange } from '../model.js';

/** Languages of Linguist for texts that people read. MDX is not among them, because it holds code. */
const PROSE: ReadonlySet<string> = new Set([
  'Markdown',
  'AsciiDoc',
  'reStructuredText',
  'Org',
  'RDoc',
  'Textile',
  'Wikitext',
  'Creole',
  'MediaWiki',
  'Pod',
]);

/** Classes of plain text files that tools obey: `requirements.txt`. */
const OBEYED: ReadonlySet<FileClass> = new Set(['manifest', 'config', 'ci', 'infra', 'lockfile']);

/**
 * Returns true for prose: by the language that the name gives, never by the folder. A file that can be executed, or that
 * begins with `#!`, is a program whatever its name is.
 */
export function isProse({ file, language, class: kind, added }: FileChange): boolean {
  if (language === null || file.new_mode === GIT_MODES.executable) return false;
  if (!PROSE.has(language) && (language !== 'Text' || OBEYED.has(kind))) return false;
  return !(file.new_text ?? added[0]?.text ?? '').startsWith('#!');
}
