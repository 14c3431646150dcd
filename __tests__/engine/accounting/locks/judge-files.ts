/** Judges a lock file beside its manifest, both sides given as texts. */
import { judgeLocks } from '../../../../src/engine/accounting/locks/index.js';
import { readChange } from '../../../../src/engine/change/index.js';
import { buildSnapshot, type FileSpec } from '../../../stand-ins/snapshot.js';

/** Both sides of a manifest and of a lock file. */
export interface Sides {
  readonly manifest: readonly [old: string, now: string];
  readonly lock: readonly [old: string, now: string];
}

/** Returns `derived`, or what the list says of the lock file. */
export async function judge(
  [manifest, lock]: readonly [string, string],
  sides: Sides,
  more: Readonly<Record<string, FileSpec>> = {},
): Promise<string> {
  const files = {
    [manifest]: { old: sides.manifest[0], new: sides.manifest[1] },
    [lock]: { old: sides.lock[0], new: sides.lock[1] },
    ...more,
  };
  const reason = (await judgeLocks(readChange(buildSnapshot({ files }), []))).get(lock);
  return reason?.reason === 'derived' ? 'derived' : (reason?.why ?? 'not judged');
}

/** Replaces a part that must be there. */
export function change(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`nothing to change: ${from}`);
  return changed;
}
