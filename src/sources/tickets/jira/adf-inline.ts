/** Converts ADF's inline nodes to Markdown. */
import { codeSpan, image, link, marked, plainText } from '../markdown/inline.js';
import { type AdfNode, contentOf, isNode, kindOf, ownText, textAttribute, wordsIn } from './adf-nodes.js';

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
  return INLINE.has(kindOf(node)) || (contentOf(node).length === 0 && typeof node['text'] === 'string');
}

/** A part of a line with its marks. */
interface Piece {
  readonly text: string;
  readonly strike: boolean;
  readonly href: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly code: boolean;
  /** The text is already Markdown. */
  readonly done: boolean;
}

const BREAK: Piece = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };

/** The marks, from the outermost to the innermost. Neighbours with the same mark share it. */
const WRAPS: readonly {
  readonly key: (piece: Piece) => string | boolean;
  readonly wrap: (text: string, piece: Piece) => string;
}[] = [
  { key: (piece) => piece.strike, wrap: (text) => marked('~~', text) },
  { key: (piece) => piece.href, wrap: (text, piece) => link(text, piece.href) },
  { key: (piece) => piece.strong, wrap: (text) => marked('**', text) },
  { key: (piece) => piece.em, wrap: (text) => marked('*', text) },
];

/** Converts inline nodes to Markdown; hard breaks become line ends. */
export function inlineMarkdown(nodes: readonly AdfNode[]): string {
  return wrapped(withStruckBreaks(nodes.flatMap(piecesOf)), 0);
}

/** Converts inline nodes to a single line. */
export function inlineLine(nodes: readonly AdfNode[]): string {
  return inlineMarkdown(nodes).replaceAll('\n', ' ').trim();
}

function piecesOf(node: AdfNode): Piece[] {
  const own = kindOf(node) === 'mediaInline' ? mediaName(node) : ownText(node);
  const inner = contentOf(node);
  const text = inner.length === 0 ? own : `${own} ${wordsIn(inner)}`.trim();
  if (text === '') return [];
  const marks: unknown = node['marks'];
  const named = Array.isArray(marks) ? marks.filter(isNode) : [];
  const has = (kind: string) => named.some((mark) => kindOf(mark) === kind);
  const anchor = named.find((mark) => kindOf(mark) === 'link');
  const piece = {
    strike: has('strike'),
    href: anchor === undefined ? '' : textAttribute(anchor, 'href'),
    strong: has('strong'),
    em: has('em'),
    code: has('code'),
    done: kindOf(node) === 'mediaInline',
  };
  const lines = text.split(/\r\n|[\n\r\u2028]/u);
  return lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [BREAK]),
    ...(line === '' ? [] : [{ ...piece, text: line }]),
  ]);
}

/** Returns the name of a media node as an image. */
export function mediaName(node: AdfNode): string {
  return image(textAttribute(node, 'alt') || 'file');
}

/** A line break between two struck-through parts is struck through as well, so that they stay one part. */
function withStruckBreaks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) =>
    piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
      ? { ...piece, strike: true }
      : piece,
  );
}

function wrapped(pieces: readonly Piece[], level: number): string {
  const wrap = WRAPS[level];
  if (wrap === undefined) return pieces.map(bare).join('');
  const parts: string[] = [];
  let start = 0;
  for (let at = 1; at <= pieces.length; at++) {
    const [first, next] = [pieces[start], pieces[at]];
    if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first))) continue;
    const inner = wrapped(pieces.slice(start, at), level + 1);
    parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
    start = at;
  }
  return parts.join('');
}

function bare(piece: Piece): string {
  if (piece.done) return piece.text;
  return piece.code ? codeSpan(piece.text) : plainText(piece.text);
}
