/** Files whose change follows from another part of the same change. Marks in the file and names of folders never show it. */
import type { Change, EffectivePolicy } from '../../model.js';
import { compileGlob } from '../../text/glob.js';
import { because, type LineReason } from '../reasons.js';

/**
 * Returns the files that follow from others, with the reason: those that the policy names together with a source that
 * also changes, and lock files of which every changed entry follows from the manifest's edit. A lock file that does not
 * follow has the reason `unaccounted`, which names the entry.
 */
export function findDerivedFiles(
  change: Change,
  rules: EffectivePolicy['derived'],
  locks: ReadonlyMap<string, LineReason>,
): ReadonlyMap<string, LineReason> {
  const compiled = rules.map(({ path, from }) => ({ isDerived: compileGlob(path), isSource: compileGlob(from) }));
  const paths = change.files.map(({ file }) => file.path);
  const sources = paths.filter((path) => !compiled.some(({ isDerived }) => isDerived(path)));
  const found = new Map(locks);
  for (const path of paths) {
    for (const { isDerived, isSource } of compiled) {
      const source = isDerived(path) ? sources.find(isSource) : undefined;
      if (source !== undefined)
        found.set(path, because('derived', `the policy names it as made from ${source}, which changes too`));
    }
  }
  return found;
}
