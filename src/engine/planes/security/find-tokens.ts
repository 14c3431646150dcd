/** Finds tokens of known shapes: one pass for the fixed texts of all shapes, then the exact shape at each place. */
import { isMadeUp, looksRandom } from './made-up.js';
import { hasTokenChecksum } from './token-checksum.js';
import { TOKEN_SHAPES } from './token-shapes/index.js';
import { readShape, type ShapePart, type TokenShapes } from './token-shapes/shape.js';

/** A token in a text, `end` not included. */
export interface TokenMatch {
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
  readonly pattern: string;
  /** How many characters stand before the fixed text, at least and at most. */
  readonly before: readonly [least: number, most: number];
  /** Whether it begins with digits: letters may then stand right before it. */
  readonly digits: boolean;
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

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
  return last.alphabet.includes('_') ? '(?![A-Za-z0-9_])' : '(?![A-Za-z0-9])';
}

/** Returns the shapes by the fixed text that each is searched by. */
function indexShapes(all: readonly TokenShapes[]): ReadonlyMap<string, readonly Searched[]> {
  const byAnchor = new Map<string, Searched[]>();
  for (const tokens of all) {
    for (const shape of tokens.shapes) {
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
      const pattern = `${parts.map(writePart).join('')}${writeEnd(parts.at(-1))}`;
      const list = byAnchor.get(anchor.text) ?? [];
      byAnchor.set(anchor.text, list);
      list.push({ tokens, pattern, before: [least, most], digits });
    }
  }
  return byAnchor;
}

const BY_ANCHOR = indexShapes(TOKEN_SHAPES);

/** The longest anchor is tried first; the shapes of those that it begins with are tried after its own. */
const ANCHORS = [...BY_ANCHOR.keys()].sort((a, b) => b.length - a.length);
const ANY_ANCHOR = new RegExp(ANCHORS.map(escapePattern).join('|'), 'gu');

/** Returns the tokens of known shapes in a text, in its order. The time is linear in the text. */
export function findTokens(text: string): readonly TokenMatch[] {
  const patterns = new Map<string, RegExp>();
  const getPattern = (source: string): RegExp => {
    const pattern = patterns.get(source) ?? new RegExp(source, 'y');
    patterns.set(source, pattern);
    return pattern;
  };
  const found: TokenMatch[] = [];
  let end = 0;
  for (const hit of text.matchAll(ANY_ANCHOR)) {
    if (hit.index < end) continue;
    const match = matchShapes(text, hit.index, hit[0], getPattern);
    if (match === null) continue;
    found.push(match);
    end = match.end;
  }
  return found;
}

/** Returns the longest token of which the anchor is a part. */
function matchShapes(text: string, at: number, hit: string, getPattern: (source: string) => RegExp): TokenMatch | null {
  let longest: TokenMatch | null = null;
  for (const anchor of ANCHORS) {
    if (!hit.startsWith(anchor)) continue;
    for (const searched of BY_ANCHOR.get(anchor) ?? []) {
      const match = matchShape(text, at, anchor, searched, getPattern(searched.pattern));
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
    if (!isBoundary(text, start, digits)) continue;
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

/** So many characters of base64 before a place mean that it is inside of data. */
const INSIDE_DATA = 40;

/** Returns true if a token can begin here: not in the middle of a name or of data. An escape may stand before it: `\n`. */
function isBoundary(text: string, start: number, digits: boolean): boolean {
  const last = text[start - 1] ?? '';
  if (digits) return !/[0-9]/u.test(last);
  if (/[A-Za-z0-9_]/u.test(last)) return text[start - 2] === '\\' && /[nrt]/u.test(last);
  return !/[+/]/u.test(last) || !/^[A-Za-z0-9+/]+$/u.test(text.slice(Math.max(0, start - INSIDE_DATA), start));
}
