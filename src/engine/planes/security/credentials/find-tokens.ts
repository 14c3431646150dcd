/** Finds tokens of known shapes: the fixed texts of all shapes in long pieces of text, then the exact shape at each place. */
import { escapePattern } from '../../../text/escape-pattern.js';
import { isMadeUp, looksRandom } from './made-up.js';
import { hasTokenChecksum } from './token-checksum.js';
import { TOKEN_SHAPES } from './token-shapes/index.js';
import { readShape, type ShapePart, type TokenShapes } from './token-shapes/shape.js';

/** A token in a text, `end` not included. */
interface TokenMatch {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly mild: boolean;
  /** Whether its check sum is right; null if tokens of this kind have none. */
  readonly checked: boolean | null;
}

/** A shape by the fixed text in it that is searched for. */
interface Searched {
  readonly tokens: TokenShapes;
  readonly parts: readonly ShapePart[];
  /** How many characters stand before the fixed text, at least and at most. */
  readonly before: readonly [least: number, most: number];
  /** Whether it begins with digits: letters may then stand right before it. */
  readonly digits: boolean;
}

function writePart(part: ShapePart): string {
  if ('text' in part) return escapePattern(part.text);
  return `[${part.alphabet}]{${part.least},${part.most}}`;
}

/** Returns which part a shape is searched by: its beginning if that is fixed, else the longest fixed text. */
function findAnchor(parts: readonly ShapePart[]): number {
  const lengths = parts.map((part) => ('text' in part ? part.text.length : 0));
  return lengths[0] !== 0 ? 0 : lengths.indexOf(Math.max(...lengths));
}

/** Returns a pattern for what must not follow: characters that would continue the last part. */
function writeEnd(last: ShapePart | undefined): string {
  if (last === undefined || 'text' in last || last.alphabet === '=') return '';
  // A sign of padding, which no key has, means that it is the end of data.
  const padded = last.alphabet.includes('=') ? '' : '|=(?:=?$|=?[^\\w=.-])';
  if (last.alphabet.includes('~')) return `(?![A-Za-z0-9_~]${padded})`;
  return last.alphabet.includes('_') ? `(?![A-Za-z0-9_]${padded})` : `(?![A-Za-z0-9]${padded})`;
}

/** The shapes as they are searched: by their fixed texts. */
interface ShapeIndex {
  readonly byAnchor: ReadonlyMap<string, readonly Searched[]>;
  /** Anchors that a word begins with, by their first two characters. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  /** Finds those that may be anywhere. */
  readonly anyInside: RegExp;
}

function indexShapes(all: readonly TokenShapes[]): ShapeIndex {
  const byAnchor = new Map<string, Searched[]>();
  for (const tokens of all) {
    for (const shape of tokens.shapes) {
      const { anchor, searched } = readSearched(tokens, shape);
      const list = byAnchor.get(anchor) ?? [];
      byAnchor.set(anchor, list);
      list.push(searched);
    }
  }
  const byStart = new Map<string, string[]>();
  const inside: string[] = [];
  for (const [anchor, shapes] of byAnchor) {
    if (/^[A-Za-z0-9]/u.test(anchor) && shapes.every(({ before }) => before[1] === 0)) {
      const key = anchor.slice(0, 2);
      const list = byStart.get(key) ?? [];
      byStart.set(key, list);
      list.push(anchor);
    } else inside.push(anchor);
  }
  return { byAnchor, byStart, anyInside: new RegExp(inside.map(escapePattern).join('|'), 'g') };
}

function readSearched(tokens: TokenShapes, shape: string): { readonly anchor: string; readonly searched: Searched } {
  const parts = readShape(shape);
  const at = findAnchor(parts);
  const anchor = parts[at];
  if (anchor === undefined || !('text' in anchor)) throw new Error(`No fixed text in ${shape}`);
  let [least, most] = [0, 0];
  for (const part of parts.slice(0, at)) {
    least += 'text' in part ? part.text.length : part.least;
    most += 'text' in part ? part.text.length : part.most;
  }
  const first = parts[0];
  const digits = first !== undefined && 'alphabet' in first && first.alphabet === '0-9';
  return { anchor: anchor.text, searched: { tokens, parts, before: [least, most], digits } };
}

/** The pattern of a shape. Few are needed in a review, so it is written when its fixed text is found. */
const compileShape = ({ parts }: Searched): RegExp =>
  new RegExp(`${parts.map(writePart).join('')}${writeEnd(parts.at(-1))}`, 'y');

/** Text without blanks, quotes and brackets that is long enough for a token: few pieces of code are. */
const LONG_PIECE = /[^\s"'`()<>,;]{13,}/g;

/** Returns the tokens of known shapes in a text, in its order. The time is linear in the text. */
export type TokenFinder = (text: string) => readonly TokenMatch[];

/** Returns a finder for one review. It reads the shapes at the first text that may have a token. */
export function createTokenFinder(): TokenFinder {
  let index: ShapeIndex | null = null;
  const patterns = new Map<Searched, RegExp>();
  const getPattern = (searched: Searched): RegExp => {
    const pattern = patterns.get(searched) ?? compileShape(searched);
    patterns.set(searched, pattern);
    return pattern;
  };
  return (text) =>
    findTokens(
      text,
      () => {
        index ??= indexShapes(TOKEN_SHAPES);
        return index;
      },
      getPattern,
    );
}

function findTokens(
  text: string,
  getIndex: () => ShapeIndex,
  getPattern: (searched: Searched) => RegExp,
): readonly TokenMatch[] {
  const found: TokenMatch[] = [];
  for (const { 0: piece, index: from } of text.matchAll(LONG_PIECE)) {
    // Names of many words change their case seldom, and have no digits; tokens do.
    if (!/\d|[a-z][A-Z]{2}|[A-Z][a-z][A-Z]/.test(piece)) continue;
    let end = 0;
    for (const [at, anchors] of listPlaces(piece, getIndex())) {
      if (at < end) continue;
      const match = matchShapes(piece, at, anchors, getIndex(), getPattern);
      if (match === null) continue;
      found.push({ ...match, start: from + match.start, end: from + match.end });
      end = match.end;
    }
  }
  return found;
}

/** Returns the places where a token may be, in their order, with the anchors that are there. */
function listPlaces(
  piece: string,
  { byStart, anyInside }: ShapeIndex,
): readonly (readonly [at: number, anchors: readonly string[]])[] {
  const places: [number, readonly string[]][] = [];
  const addStart = (at: number): void => {
    const anchors = byStart.get(piece.slice(at, at + 2))?.filter((anchor) => piece.startsWith(anchor, at)) ?? [];
    if (anchors.length > 0) places.push([at, anchors]);
  };
  for (const { 0: word, index } of piece.matchAll(/[A-Za-z0-9_]+/g)) {
    addStart(index);
    // An escape may stand before it: `\n`.
    if (piece[index - 1] === '\\' && /^[nrt]/.test(word)) addStart(index + 1);
  }
  const starts = places.length;
  for (const hit of piece.matchAll(anyInside)) places.push([hit.index, [hit[0]]]);
  return starts === 0 || starts === places.length ? places : places.sort((a, b) => a[0] - b[0]);
}

/** Returns the longest token of which the anchor is a part. */
function matchShapes(
  text: string,
  at: number,
  anchors: readonly string[],
  { byAnchor }: ShapeIndex,
  getPattern: (searched: Searched) => RegExp,
): TokenMatch | null {
  let longest: TokenMatch | null = null;
  for (const anchor of anchors) {
    for (const searched of byAnchor.get(anchor) ?? []) {
      const match = matchShape(text, at, anchor, searched, getPattern(searched));
      if (match !== null && (longest === null || match.end > longest.end)) longest = match;
    }
  }
  return longest;
}

function matchShape(
  text: string,
  at: number,
  anchor: string,
  { tokens, before, digits }: Searched,
  exact: RegExp,
): TokenMatch | null {
  for (let start = Math.max(0, at - before[1]); start <= at - before[0]; start += 1) {
    if (/[A-Za-z0-9]/.test(text[start] ?? '') && !isBoundary(text, start, digits)) continue;
    // `icon.ico-2f…`: the ending of a file.
    if (anchor.length <= LONGEST_ENDING && /[A-Za-z0-9]\.$/.test(text.slice(Math.max(0, start - 2), start))) continue;
    exact.lastIndex = start;
    const value = exact.exec(text)?.[0];
    if (value === undefined) continue;
    const variable = value.replace(anchor, '');
    if (isMadeUp(variable) || !looksRandom(variable)) continue;
    const checked = tokens.checked === true ? hasTokenChecksum(value) : null;
    return { kind: tokens.kind, start, end: start + value.length, mild: tokens.mild === true, checked };
  }
  return null;
}

/** Endings of files are no longer, with the mark behind them. */
const LONGEST_ENDING = 4;
/** So many characters of base64 before a place mean that it is inside of data. */
const INSIDE_DATA = 40;

/** Returns true if a token can begin here: not in the middle of a name or of data. An escape may stand before it: `\n`. */
function isBoundary(text: string, start: number, digits: boolean): boolean {
  const last = text[start - 1] ?? '';
  if (digits) return !/[0-9]/u.test(last);
  if (/[A-Za-z0-9_]/u.test(last)) return text[start - 2] === '\\' && /[nrt]/u.test(last);
  return !/[+/]/u.test(last) || !/^[A-Za-z0-9+/]+$/u.test(text.slice(Math.max(0, start - INSIDE_DATA), start));
}
