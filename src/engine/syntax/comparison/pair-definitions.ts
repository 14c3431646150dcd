/** Which definitions of the two sides are the same one, also under another name. */
import { addToGroup } from '../../../base/groups.js';
import type { DefinitionTree } from './definition-tree.js';
import { measureSimilarity } from './similarity.js';

/** If more unpaired definitions have the same name, they are not compared with each other; such code is generated. */
export const MAX_SAME_NAME = 50;

type Pair = readonly [before: number, after: number, renamed: boolean];

/** Pairs definitions of the same container on both sides: by the same name first, then renames. */
export function pairDefinitions(
  before: readonly number[],
  after: readonly number[],
  old: DefinitionTree,
  now: DefinitionTree,
): readonly Pair[] {
  const pairs: Pair[] = [];
  const free = new Map<string, number[]>();
  for (const index of after) {
    const name = now.found[index]?.definition.name ?? '';
    addToGroup(free, name, index);
  }
  const left: number[] = [];
  for (const index of before) {
    const definition = old.found[index]?.definition;
    const same = free.get(definition?.name ?? '') ?? [];
    // Overloads: the one with the same signature, else the next one.
    const at = same
      .slice(0, MAX_SAME_NAME)
      .findIndex((other) => now.found[other]?.definition.signature === definition?.signature);
    const [other] = same.length === 0 ? [] : same.splice(Math.max(0, at), 1);
    if (other === undefined) left.push(index);
    else pairs.push([index, other, false]);
  }
  const come = [...free.values()].flat().sort((a, b) => a - b);
  return [...pairs, ...findRenames(left, come, old, now)];
}

/** If one container has more unpaired definitions, they are not compared. */
const MAX_RENAMES = 40;
/** Minimum similarity, with the same signature, for two definitions to count as a rename. */
const RENAMED = 0.6;

function findRenames(
  gone: readonly number[],
  come: readonly number[],
  old: DefinitionTree,
  now: DefinitionTree,
): readonly Pair[] {
  const from = gone.filter((index) => old.nameChanged(index));
  const to = come.filter((index) => now.nameChanged(index));
  if (from.length > MAX_RENAMES || to.length > MAX_RENAMES) return [];
  const pairs: Pair[] = [];
  const taken = new Set<number>();
  for (const index of from) {
    const before = old.candidate(index);
    let best = -1;
    let most = 0;
    for (const other of to) {
      const after = now.candidate(other);
      if (taken.has(other) || after.group !== before.group) continue;
      const likeness = measureSimilarity(before, after);
      const sameHead = old.found[index]?.definition.signature === now.found[other]?.definition.signature;
      if (likeness > most && (likeness === 1 || (sameHead && likeness >= RENAMED))) {
        best = other;
        most = likeness;
      }
    }
    if (best < 0) continue;
    taken.add(best);
    pairs.push([index, best, true]);
  }
  return pairs;
}
