/** What became of the definitions that a change touches: added, removed, renamed, moved, or with another signature or body. */
import { addToGroup } from '../../base/groups.js';
import type { Definition, FileChange, SymbolChange } from '../model.js';
import type { FoundDefinition } from './definitions.js';
import { LineSet } from './line-set.js';
import { type Piece, type Sides, toFileLines, toRealContainer } from './sides.js';
import { type Candidate, measureSimilarity, toCandidate } from './similarity.js';

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

/** If more unpaired definitions have the same name, they are not compared with each other; such code is generated. */
const MAX_SAME_NAME = 50;

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

/** The definitions of one text, by their enclosing definition. */
class DefinitionTree {
  readonly found: readonly FoundDefinition[];
  readonly paired = new Set<number>();
  private readonly children = new Map<number, number[]>();
  private readonly candidates = new Map<number, Candidate>();

  constructor(
    private readonly piece: Piece | undefined,
    private readonly lines: LineSet,
  ) {
    this.found = piece?.reading.found ?? [];
    this.found.forEach(({ parent }, index) => {
      addToGroup(this.children, parent, index);
    });
  }

  childrenOf(index: number): readonly number[] {
    return this.children.get(index) ?? [];
  }

  /** Returns the definition with the lines of the file; null if it is only part of a framing. */
  definition(index: number): Definition | null {
    const found = this.found[index];
    if (found === undefined || this.piece === undefined) return null;
    const definition = toFileLines(this.piece, found.definition);
    return definition === null ? null : { ...definition, container: toRealContainer(definition.container) };
  }

  candidate(index: number): Candidate {
    const known = this.candidates.get(index);
    if (known !== undefined) return known;
    const found = this.found[index];
    if (found === undefined || this.piece === undefined) throw new RangeError(`no definition ${index}`);
    const made = toCandidate(found, this.piece.reading);
    this.candidates.set(index, made);
    return made;
  }

  text(index: number): string {
    const { start, end } = this.found[index] ?? { start: 0, end: 0 };
    return this.piece?.reading.text.slice(start, end) ?? '';
  }

  /**
   * Returns the text of a function after its head, without comments; with the indentation of its first line. Null for
   * other definitions.
   */
  bodyText(index: number): string | null {
    const found = this.found[index];
    if (found === undefined || this.piece === undefined) return null;
    if (found.definition.kind !== 'function' && found.definition.kind !== 'method') return null;
    const { code } = this.piece.reading;
    const lineStart = code.lastIndexOf('\n', found.headEnd - 1) + 1;
    const start = code.slice(lineStart, found.headEnd).trim() === '' ? lineStart : found.headEnd;
    return code.slice(start, found.end);
  }

  isTouched(index: number): boolean {
    const definition = this.definition(index);
    return definition !== null && this.lines.within(definition.first, definition.last);
  }

  nameChanged(index: number): boolean {
    const line = (this.found[index]?.nameLine ?? 0) + (this.piece?.shift ?? 0);
    return this.lines.within(line, line);
  }

  /** Returns the tokens of a definition without its head and the definitions inside it. */
  ownBody(index: number): string {
    const found = this.found[index];
    const tokens = this.piece?.reading.tokens;
    if (found === undefined || tokens === undefined) return '';
    const parts: string[] = [];
    let at = found.headEnd;
    for (const child of this.childrenOf(index)) {
      const { start, end } = this.found[child] ?? found;
      parts.push(...tokens.in(at, start));
      at = Math.max(at, end);
    }
    parts.push(...tokens.in(at, found.end));
    // Separators between members are ignored, because they are added and removed with the members.
    return parts.filter((token) => token !== ',' && token !== ';').join(' ');
  }
}

type Pair = readonly [before: number, after: number, renamed: boolean];

/** Pairs definitions of the same container on both sides: by the same name first, then renames. */
function pairDefinitions(
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
