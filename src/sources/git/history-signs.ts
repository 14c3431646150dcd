/** Computes properties that changes share, from a commit's list of files, its title and its author only. */
import type { Lesson } from '../../engine/snapshot.js';

/** A property of a change. */
export type Sign = Pick<Lesson, 'kind' | 'name'>;

/** The data from which the properties are computed. */
export interface ChangeTraits {
  readonly title: string;
  readonly paths: readonly string[];
  readonly bands: readonly Sign[];
}

/** Maximum numbers of properties of one change; a change of thousands of files has almost all of them anyway. */
const MAX_PATHS = 100;
const MAX_PATH = 300;
const MAX_TITLE = 500;

/** Returns a unique key of a property. */
export const toSignKey = ({ kind, name }: Sign): string => `${kind}\0${name}`;

/**
 * Returns the properties of a change without duplicates. Words are runs of ASCII letters, split at camel case, in lower
 * case.
 */
export function collectSigns({ title, paths, bands: given }: ChangeTraits): readonly Sign[] {
  const signs = new Map<string, Sign>();
  const add = (kind: Sign['kind'], name: string) => {
    const key = `${kind}\0${name}`;
    if (!signs.has(key)) signs.set(key, { kind, name });
  };
  for (const path of paths.slice(0, MAX_PATHS)) {
    const shown = path.slice(-MAX_PATH);
    for (const word of splitWords(shown, 2)) add('path word', word);
    const file = shown.slice(shown.lastIndexOf('/') + 1);
    add('file type', file.slice(file.lastIndexOf('.') + 1).toLowerCase());
  }
  for (const word of splitWords(title.slice(0, MAX_TITLE), 3)) add('title word', word);
  for (const { kind, name } of given) add(kind, name);
  return [...signs.values()];
}

/** Returns the size of a change and the amount of the author's earlier work here, in ranges that double. */
export function computeBands(
  paths: readonly string[],
  authorCommits: number,
  authorCommits90d: number,
): readonly Sign[] {
  const folders = new Set(paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  return [
    { kind: 'size', name: `files ${countDoublings(paths.length)}` },
    { kind: 'size', name: `folders ${countDoublings(folders.size)}` },
    { kind: 'author', name: `commits ${countDoublings(authorCommits) >> 1}` },
    { kind: 'author', name: `commits of 90 days ${countDoublings(authorCommits90d) >> 1}` },
  ];
}

function splitWords(text: string, least: number): readonly string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= least);
}

/** Returns the integer logarithm to base 2 of n + 1. */
function countDoublings(n: number): number {
  return 31 - Math.clz32(Math.min(n, 0x3fffffff) + 1);
}
