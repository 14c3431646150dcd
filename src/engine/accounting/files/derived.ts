/** Files whose change follows from another part of the same change. Marks in the file and names of folders never show it. */
import type { Change, EffectivePolicy } from '../../model.js';
import { compileGlob } from '../../text/glob.js';
import { because, type LineReason } from '../reasons.js';
import { findNpmLockReason } from './npm-lock.js';

/**
 * Returns the files that follow from others, with the reason: those that the policy names together with a source that
 * also changes, and lock files of which every changed entry follows from the manifest's edit.
 */
export function findDerivedFiles(change: Change, rules: EffectivePolicy['derived']): ReadonlyMap<string, LineReason> {
  const compiled = rules.map(({ path, from }) => ({ isDerived: compileGlob(path), isSource: compileGlob(from) }));
  const paths = change.files.map(({ file }) => file.path);
  const sources = paths.filter((path) => !compiled.some(({ isDerived }) => isDerived(path)));
  const found = new Map<string, LineReason>();
  for (const path of paths) {
    for (const { isDerived, isSource } of compiled) {
      const source = isDerived(path) ? sources.find(isSource) : undefined;
      if (source !== undefined)
        found.set(path, because('derived', `the policy names it as made from ${source}, which changes too`));
    }
  }
  for (const { file } of change.files) {
    const reason = findNpmLockReason(file, change.files);
    if (reason !== null && !found.has(file.path)) found.set(file.path, reason);
  }
  return found;
}
