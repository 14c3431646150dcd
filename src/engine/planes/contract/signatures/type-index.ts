/** The definitions of one side by qualified name, and what of them others can reach. */
import type { Definition } from '../../../model.js';

/** By qualified name; null if several definitions share it. */
export type Index = ReadonlyMap<string, Definition | null>;

/** Indexes the definitions of one side. */
export function indexDefinitions(definitions: readonly Definition[]): Index {
  const found = new Map<string, Definition | null>();
  for (const one of definitions) {
    const path = one.container === null ? one.name : `${one.container}.${one.name}`;
    found.set(path, found.has(path) ? null : one);
  }
  return found;
}

/** Returns true if the definition and what contains it are exported, and none is private by its name. */
export function isOpen(definition: Definition, index: Index): boolean {
  if (!definition.exported || definition.name.startsWith('_')) return false;
  if (definition.container === null) return true;
  const around = index.get(definition.container);
  return around === undefined || around === null || isOpen(around, index);
}
