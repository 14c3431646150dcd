/** What became of the definitions that a change touches: added, removed, renamed, moved, or with another signature or body. */
import type { Definition, FileChange, SymbolChange } from '../../model.js';
import type { Piece, Sides } from '../sides.js';
import { DefinitionTree } from './definition-tree.js';
import { LineSet } from './line-set.js';
import { MAX_SAME_NAME, pairDefinitions } from './pair-definitions.js';
import { type Candidate, measureSimilarity } from './similarity.js';

/** A changed file with its sides. */
export interface ParsedFile {
  readonly change: FileChange;
  readonly sides: Sides;
}

/**
 * Compares the sides of every file, and definitions removed from one file with those added to another. Returns the
 * changes by path, in line order.
 */
export function findSymbolChanges(files: readonly ParsedFile[]): ReadonlyMap<string, readonly SymbolChange[]> {
  const comparisons = files.map((file) => new FileComparison(file));
  joinMoved(comparisons);
  return new Map(comparisons.map((one) => [one.path, one.result()]));
}

/** A definition without a counterpart on the other side of its file. */
interface UnpairedDefinition extends Candidate {
  readonly of: FileComparison;
  readonly definition: Definition;
  /** The enclosing definition, if it has no counterpart either. */
  readonly around: UnpairedDefinition | null;
  /** The definition that was found to correspond to it. */
  partner: UnpairedDefinition | null;
}

/**
 * Pairs removed and added definitions of the same name in different places: identical content first, then similar
 * content.
 */
function joinMoved(comparisons: readonly FileComparison[]): void {
  const come = new Map<string, UnpairedDefinition[]>();
  for (const single of comparisons.flatMap((one) => one.come)) {
    const others = come.get(single.definition.name);
    if (others === undefined) come.set(single.definition.name, [single]);
    else if (others.length < MAX_SAME_NAME) others.push(single);
  }
  const gone = comparisons.flatMap((one) => one.gone);
  for (const least of [1, 0.8]) {
    for (const single of gone) {
      if (single.partner !== null) continue;
      const partner = (come.get(single.definition.name) ?? []).find(
        (other) => other.partner === null && other.group === single.group && measureSimilarity(single, other) >= least,
      );
      if (partner === undefined) continue;
      single.partner = partner;
      partner.partner = single;
    }
  }
}

/** Compares both sides of one file. */
class FileComparison {
  readonly path: string;
  readonly gone: UnpairedDefinition[] = [];
  readonly come: UnpairedDefinition[] = [];
  private readonly changes: SymbolChange[] = [];
  private readonly removed: LineSet;
  private readonly added: LineSet;
  /** Removed line → the line before it on the new side. */
  private readonly places = new Map<number, number>();

  constructor({ change, sides }: ParsedFile) {
    this.path = change.file.path;
    this.removed = new LineSet(change.removed);
    this.added = new LineSet(change.added);
    for (const { at, added, removed } of change.regions) {
      for (const { number } of removed) this.places.set(number, Math.max(1, added.length > 0 ? at - 1 : at));
    }
    const before = sides.before?.pieces ?? [];
    const after = sides.after?.pieces ?? [];
    for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
      this.compare(before[at], after[at]);
    }
  }

  /** Returns all changes of the file's definitions, in the order of the new side. */
  result(): readonly SymbolChange[] {
    const changes = [...this.changes];
    for (const { definition, partner, around } of this.come) {
      const withItsContainer = around?.partner !== null && around?.partner === partner?.around && partner !== null;
      if (withItsContainer) continue;
      const change = partner === null ? 'added' : 'moved';
      changes.push(createSymbolChange(change, partner?.definition ?? null, definition, definition, null));
    }
    for (const { definition, partner } of this.gone) {
      if (partner !== null) continue;
      const line = this.places.get(definition.first) ?? 1;
      changes.push(createSymbolChange('removed', definition, null, { first: line, last: line }, null));
    }
    return changes.sort((a, b) => a.first - b.first || b.last - a.last);
  }

  private compare(before: Piece | undefined, after: Piece | undefined): void {
    if (before?.usable === false || after?.usable === false) return;
    const old = new DefinitionTree(before, this.removed);
    const now = new DefinitionTree(after, this.added);
    const queue: [before: number, after: number][] = [[-1, -1]];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const pairs = pairDefinitions(old.childrenOf(next[0]), now.childrenOf(next[1]), old, now);
      for (const [a, b, renamed] of pairs) {
        queue.push([a, b]);
        this.comparePair(old, a, now, b, renamed);
      }
    }
    this.keepSingles(old, this.gone);
    this.keepSingles(now, this.come);
  }

  private comparePair(old: DefinitionTree, a: number, now: DefinitionTree, b: number, renamed: boolean): void {
    old.paired.add(a);
    now.paired.add(b);
    const before = old.definition(a);
    const after = now.definition(b);
    if (before === null || after === null) return;
    const note = (change: SymbolChange['change']) =>
      this.changes.push(createSymbolChange(change, before, after, after, pairBodies(old.bodyText(a), now.bodyText(b))));
    if (renamed) note('renamed');
    else if (old.isTouched(a) || now.isTouched(b)) {
      if (before.signature !== after.signature || before.exported !== after.exported) note('signature');
      else if (old.ownBody(a) !== now.ownBody(b)) note('body');
      // Identical lines were removed in one place and added in another.
      else if (old.nameChanged(a) && now.nameChanged(b) && old.text(a) === now.text(b)) note('moved');
    }
  }

  /** Keeps definitions that have no counterpart and whose name is on a changed line. */
  private keepSingles(level: DefinitionTree, into: UnpairedDefinition[]): void {
    const kept = new Map<number, UnpairedDefinition>();
    level.found.forEach((found, index) => {
      const definition = level.definition(index);
      if (level.paired.has(index) || definition === null || !level.nameChanged(index)) return;
      const single = {
        ...level.candidate(index),
        of: this,
        definition,
        around: kept.get(found.parent) ?? null,
        partner: null,
      };
      kept.set(index, single);
      into.push(single);
    });
  }
}

function createSymbolChange(
  change: SymbolChange['change'],
  before: Definition | null,
  after: Definition | null,
  { first, last }: { readonly first: number; readonly last: number },
  bodies: SymbolChange['bodies'],
): SymbolChange {
  return { change, before, after, first, last, bodies };
}

/** Longer bodies, in UTF-16 code units, are not kept for the rules. */
const MAX_BODY = 8_000;

function pairBodies(before: string | null, after: string | null): SymbolChange['bodies'] {
  if (before === null || after === null) return null;
  return before.length > MAX_BODY || after.length > MAX_BODY ? null : { before, after };
}
