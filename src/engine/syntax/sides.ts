/** The two sides of a changed file as trees: whole texts where they are at hand, else what the hunks show. */

import type { Tree } from 'web-tree-sitter';
import type { HunkSide } from '../../base/hunk-lines.js';
import type { SideSyntax } from '../model.js';
import type { ChangedFile } from '../snapshot.js';
import { findTextForm } from '../text/text-forms.js';
import { extractFragment, type Fragment, frameFragment } from './fragments/fragment.js';
import { listFramings } from './fragments/framings.js';
import type { Grammar } from './grammars.js';
import type { LanguageTable } from './language-table.js';
import { countErrorCharacters, describeExceededLimit, isDeeper } from './parse-limits.js';
import { type CompiledQuery, MAX_DEPTH } from './tree/captures.js';
import { type ParsedText, readTree } from './tree/read-tree.js';
import { selectWholeTexts } from './whole-texts.js';

/** A parsed text: a whole side, or one side of one hunk. */
export interface Piece {
  readonly tree: Tree;
  readonly reading: ParsedText;
  /** The lines of the text that belong to the file; all other lines were added by the framing. */
  readonly first: number;
  readonly last: number;
  /** The number to add to a line of the text to get the line in the file. */
  readonly shift: number;
  /** Number of characters that do not parse. */
  readonly errors: number;
  /** Whether most of the text parses. Unusable pieces are ignored by all later steps. */
  readonly usable: boolean;
}

/** One side. If neither side is whole, the pieces of both sides belong to the same hunks. */
export interface Side {
  readonly pieces: readonly Piece[];
  readonly syntax: SideSyntax;
}

/** Both sides; null if a side does not exist. `reason` says which parts do not parse or were not read. */
export interface Sides {
  readonly before: Side | null;
  readonly after: Side | null;
  readonly reason: string;
}

/** Reads the files of one language. */
export interface LanguageReader {
  readonly grammar: Grammar;
  readonly query: CompiledQuery;
}

/** Characters of a text from which on it pays to take over what stands in the tree of the other side. */
const LONG = 10_000;

/** If a larger share of a piece's characters does not parse, it is read as text. */
const MAX_ERRORS = 0.5;

/**
 * Reads both sides; returns a string with the reason if they must be read as text. `keep` receives every tree; the
 * caller must delete them.
 */
export function readSides(
  file: ChangedFile,
  language: string | null,
  table: LanguageTable,
  { grammar, query }: LanguageReader,
  keep: (tree: Tree) => void,
): Sides | string {
  const reader = new SideReader(table, grammar, query, language, keep);
  const texts = selectWholeTexts(file);
  const fault = [texts?.before, texts?.after]
    .map((text) => (text == null ? null : describeExceededLimit(text, table)))
    .find((one) => one != null);
  if (fault != null) return fault;
  const before = texts === null ? reader.fragments(file, 'old') : reader.whole(texts.before);
  if (typeof before === 'string') return before;
  const after = texts === null ? reader.fragments(file, 'new') : reader.whole(texts.after, before?.pieces[0]);
  if (typeof after === 'string') return after;
  const parts = [...(before?.pieces ?? []), ...(after?.pieces ?? [])];
  const what = `parts ${texts === null ? 'of the hunks' : 'of the text'}`;
  const reasons = [
    ...(parts.some(({ tree }) => tree.rootNode.hasError) ? [`${what} do not parse`] : []),
    ...(parts.some(({ tree }) => isDeeper(tree, MAX_DEPTH))
      ? [`${what} are more than ${MAX_DEPTH} levels deep and were not looked at as syntax`]
      : []),
  ];
  return { before, after, reason: reasons.join('; ') };
}

class SideReader {
  constructor(
    private readonly table: LanguageTable,
    private readonly grammar: Grammar,
    private readonly query: CompiledQuery,
    private readonly language: string | null,
    private readonly keep: (tree: Tree) => void,
  ) {}

  whole(text: string | null, before?: Piece): Side | string | null {
    if (text === null) return null;
    const known =
      before !== undefined && text.length >= LONG ? { text: before.reading.text, tree: before.tree } : undefined;
    const tree = this.parse(text, known);
    const errors = countErrorCharacters(tree);
    if (errors > MAX_ERRORS * text.length) return 'most of the text does not parse';
    const reading = readTree(tree, text, true, this.table, this.query);
    const piece = { tree, reading, first: 1, last: Number.POSITIVE_INFINITY, shift: 0, errors, usable: true };
    return { pieces: [piece], syntax: reading.side };
  }

  fragments(file: ChangedFile, side: HunkSide): Side | string | null {
    if (file.hunks.length === 0) return 'no lines at hand';
    if (file.status === (side === 'new' ? 'deleted' : 'added')) return null;
    const pieces: Piece[] = [];
    for (const hunk of file.hunks) {
      const fragment = extractFragment(hunk, side);
      const text = fragment.lines.join('\n');
      const fault = describeExceededLimit(text, this.table);
      if (fault !== null) return fault;
      pieces.push(this.fragment(fragment, hunk.section));
    }
    if (!pieces.some(({ usable }) => usable)) return 'the hunks do not parse';
    return { pieces, syntax: mergePieces(pieces.filter(({ usable }) => usable)) };
  }

  /** Returns the reading with the fewest errors. */
  private fragment(fragment: Fragment, heading: string): Piece {
    let best: { tree: Tree; text: string; before: number; errors: number } | null = null;
    const tried = new Set<string>();
    for (const framing of listFramings(fragment, heading, this.table, findTextForm(this.language))) {
      const text = frameFragment(fragment, framing);
      if (tried.has(text)) continue;
      tried.add(text);
      const tree = this.parse(text);
      const errors = countErrorCharacters(tree, best?.errors);
      if (best === null || errors < best.errors) best = { tree, text, before: framing.before.length, errors };
      if (errors === 0) break;
    }
    if (best === null) throw new Error('a fragment can be read in no way');
    const { tree, text, before, errors } = best;
    return {
      tree,
      reading: readTree(tree, text, false, this.table, this.query),
      first: before + 1,
      last: before + fragment.lines.length,
      shift: fragment.start - 1 - before,
      errors,
      usable: errors <= MAX_ERRORS * text.length,
    };
  }

  private parse(text: string, before?: Parameters<Grammar['parse']>[1]): Tree {
    const tree = this.grammar.parse(text, before);
    this.keep(tree);
    return tree;
  }
}

interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Converts the lines of an item to lines of the file; null if the item begins in the text that the framing added. */
export function toFileLines<T extends LineRange>(piece: Piece, one: T): T | null {
  if (one.first < piece.first || one.first > piece.last) return null;
  return { ...one, first: one.first + piece.shift, last: Math.min(one.last, piece.last) + piece.shift };
}

function mergePieces(pieces: readonly Piece[]): SideSyntax {
  const all = <T extends LineRange>(of: (side: SideSyntax) => readonly T[]): readonly T[] =>
    pieces.flatMap((piece) => of(piece.reading.side).flatMap((one) => toFileLines(piece, one) ?? []));
  return {
    whole: false,
    definitions: all((side) => side.definitions).map((one) => ({ ...one, container: toRealContainer(one.container) })),
    calls: all((side) => side.calls),
    literals: all((side) => side.literals),
    handlers: all((side) => side.handlers),
    cases: all((side) => side.cases),
    assertions: all((side) => side.assertions),
    imports: all((side) => side.imports),
  };
}

/** Returns a container name without the names that a framing added. */
export function toRealContainer(container: string | null): string | null {
  const names = container?.split('.').filter((name) => !/^_[xX]?$/u.test(name)) ?? [];
  return names.length === 0 ? null : names.join('.');
}
