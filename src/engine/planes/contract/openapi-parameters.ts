/** The parameters of an operation, with those of its path. */
import type { Tree } from '../document.js';
import { resolveReference } from './openapi-merge.js';

export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly tree: Tree;
}

/** Returns the parameters of the operation and of its path. A body parameter's name does not matter. */
export function collectParameters(root: Tree, item: Tree, operation: Tree): ReadonlyMap<string, Parameter> {
  const found = new Map<string, Parameter>();
  for (const given of [
    ...(item.entries.get('parameters')?.items ?? []),
    ...(operation.entries.get('parameters')?.items ?? []),
  ]) {
    const tree = resolveReference(root, given);
    const name = String(tree?.entries.get('name')?.value ?? '');
    const place = String(tree?.entries.get('in')?.value ?? '');
    if (tree === undefined || place === '') continue;
    // The line of the use: a shared parameter may stay when one operation drops it.
    found.set(place === 'body' ? 'body' : `${place} ${place === 'header' ? name.toLowerCase() : name}`, {
      name,
      place,
      tree: { ...tree, line: given.line },
    });
  }
  return found;
}
