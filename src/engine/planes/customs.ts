/** What the history around a file changes besides: see `Custom` of the snapshot. */
import type { RuleContext } from '../model.js';
import type { Custom } from '../snapshot.js';

/** Returns the counts of the file, or of the nearest folder above it that has some; null if nothing is known. */
export function findCustom({ snapshot: { past } }: Pick<RuleContext, 'snapshot'>, path: string): Custom | null {
  if (past?.state !== 'read') return null;
  const around = (past.customs ?? []).filter(
    ({ path: place }) => place === path || (place.endsWith('/') && path.startsWith(place)),
  );
  return around.reduce<Custom | null>(
    (nearest, one) => (nearest === null || one.path.length > nearest.path.length ? one : nearest),
    null,
  );
}
