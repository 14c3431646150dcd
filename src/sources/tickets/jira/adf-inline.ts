/** Converts ADF's inline nodes to Markdown. */
import { escapeHtml, formatCodeSpan, formatImage, formatLink, wrapWithMark } from '../markdown/inline.js';
import {
  type AdfNode,
  collectWords,
  isNode,
  listChildren,
  readKind,
  readOwnText,
  readTextAttribute,
} from './adf-nodes.js';

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'hardBreak',
  'mention',
  'emoji',
  'inlineCard',
  'status',
  'date',
  'placeholder',
  'mediaInline',
  'inlineExtension',
]);

/** Returns whether a node belongs in a line. A node of an unknown kind does if it has text and no content. */
export function isInline(node: AdfNode): boolean {
  return INLINE.has(readKind(node)) || (listChildren(node).length === 0 && typeof node['text'] === 'string');
}

/** A part of a line with its marks. */
interface InlinePiece {
  readonly text: string;
  readonly strike: boolean;
  readonly href: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly code: boolean;
  /** The text is already Markdown. */
  readonly done: boolean;
}

const BREAK: InlinePiece = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };

/** The marks, from the outermost to the innermost. Neighbours with the same mark share it. */
const WRAPS: readonly {
  readonly key: (piece: InlinePiece) => string | boolean;
  readonly wrap: (text: string, piece: InlinePiece) => string;
}[] = [
  { key: (piece) => piece.strike, wrap: (text) => wrapWithMark('~~', text) },
  { key: (piece) => piece.href, wrap: (text, piece) => formatLink(text, piece.href) },
  { key: (piece) => piece.strong, wrap: (text) => wrapWithMark('**', text) },
  { key: (piece) => piece.em, wrap: (text) => wrapWithMark('*', text) },
];

/** Converts inline nodes to Markdown; hard breaks become line ends. */
export function renderInline(nodes: readonly AdfNode[]): string {
  return wrapPieces(strikeInnerBreaks(nodes.flatMap(toPieces)), 0);
}

/** Converts inline nodes to a single line. */
export function renderInlineLine(nodes: readonly AdfNode[]): string {
  return renderInline(nodes).replaceAll('\n', ' ').trim();
}

function toPieces(node: AdfNode): InlinePiece[] {
  const own = readKind(node) === 'mediaInline' ? renderMediaName(node) : readOwnText(node);
  const inner = listChildren(node);
  const text = inner.length === 0 ? own : `${own} ${collectWords(inner)}`.trim();
  if (text === '') return [];
  const marks: unknown = node['marks'];
  const named = Array.isArray(marks) ? marks.filter(isNode) : [];
  const has = (kind: string) => named.some((mark) => readKind(mark) === kind);
  const anchor = named.find((mark) => readKind(mark) === 'link');
  const piece = {
    strike: has('strike'),
    href: anchor === undefined ? '' : readTextAttribute(anchor, 'href'),
    strong: has('strong'),
    em: has('em'),
    code: has('code'),
    done: readKind(node) === 'mediaInline',
  };
  const lines = text.split(/\r\n|[\n\r\u2028]/u);
  return lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [BREAK]),
    ...(line === '' ? [] : [{ ...piece, text: line }]),
  ]);
}

/** Returns the name of a media node as an image. */
function renderMediaName(node: AdfNode): string {
  return formatImage(readTextAttribute(node, 'alt') || 'file');
}

/** A line break between two struck-through parts is struck through as well, so that they stay one part. */
function strikeInnerBreaks(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  return pieces.map((piece, at) =>
    piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
      ? { ...piece, strike: true }
      : piece,
  );
}

function wrapPieces(pieces: readonly InlinePiece[], level: number): string {
  const wrap = WRAPS[level];
  if (wrap === undefined) return pieces.map(renderPiece).join('');
  const parts: string[] = [];
  let start = 0;
  for (let at = 1; at <= pieces.length; at++) {
    const [first, next] = [pieces[start], pieces[at]];
    if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first))) continue;
    const inner = wrapPieces(pieces.slice(start, at), level + 1);
    parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
    start = at;
  }
  return parts.join('');
}

function renderPiece(piece: InlinePiece): string {
  if (piece.done) return piece.text;
  return piece.code ? formatCodeSpan(piece.text) : escapeHtml(piece.text);
}
