/** The definitions of one text as they lie in each other, and what of each was changed. */
import { addToGroup } from '../../../base/groups.js';
import type { Definition } from '../../model.js';
import { type Piece, toFileLines, toRealContainer } from '../sides.js';
import type { FoundDefinition } from '../tree/definitions.js';
import type { LineSet } from './line-set.js';
import { type Candidate, toCandidate } from './similarity.js';

/** The definitions of one text, by their enclosing definition. */
export class DefinitionTree {
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
