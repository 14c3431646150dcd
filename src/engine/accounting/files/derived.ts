/** Files whose change follows from another part of the same change. Marks in the file and names of folders never show it. */
import { once } from '../../../base/once.js';
import type { Change, EffectivePolicy, FileChange } from '../../model.js';
import { compileGlob } from '../../text/glob.js';
import { because, type LineReason } from '../reasons.js';

/**
 * Returns the files that follow from others, with the reason: those that the policy names together with a source that
 * also changes, and lock files of which every changed entry follows from the manifest's edit. A lock file that does not
 * follow has the reason `unaccounted`, which names the entry. So has a file whose sources change in nothing that can matter:
 * `matters` says of a source whether it does.
 */
export function findDerivedFiles(
  change: Change,
  rules: EffectivePolicy['derived'],
  locks: ReadonlyMap<string, LineReason>,
  matters: (file: FileChange, index: number) => boolean,
): ReadonlyMap<string, LineReason> {
  const compiled = rules.map(({ path, from }) => ({ isDerived: compileGlob(path), isSource: compileGlob(from) }));
  const isMade = ({ file: { path } }: FileChange) => compiled.some(({ isDerived }) => isDerived(path));
  const sources = change.files.map((file, index) => ({
    file,
    isSource: compiled.length > 0 && !isMade(file),
    matters: once(() => ({ really: matters(file, index) })),
  }));
  const found = new Map(locks);
  for (const made of compiled.length === 0 ? [] : change.files.filter(isMade)) {
    const { path } = made.file;
    const used = compiled.filter(({ isDerived }) => isDerived(path));
    const from = sources.filter((one) => one.isSource && used.some(({ isSource }) => isSource(one.file.file.path)));
    const source = from.find((one) => one.matters().really);
    const [first] = from;
    if (source !== undefined)
      found.set(
        path,
        because('derived', `the policy names it as made from ${source.file.file.path}, which changes too`),
      );
    else if (first !== undefined) found.set(path, because('unaccounted', sayIdle(first.file.file.path)));
  }
  return found;
}

/** Who edits a comment of the source has a reason to make the file again, and none to change what it does. */
function sayIdle(source: string): string {
  return `the policy names it as made from ${source}, of which nothing changes that can matter`;
}
