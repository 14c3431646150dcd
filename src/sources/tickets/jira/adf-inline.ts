/** ADF's inline nodes as Markdown. */
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

/** Whether a node belongs into a line. One of an unknown kind does where it has words of its own and nothing in it. */
export function isInline(node: AdfNode): boolean {
  return INLINE.has(kindOf(node)) || (contentOf(node).length === 0 && typeof node['text'] === 'string');
}

/** A piece of a line with the marks on it. */
interface Piece {
  readonly text: string;
  readonly strike: boolean;
  readonly href: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly code: boolean;
  /** Markdown already. */
  readonly done: boolean;
}

const BREAK: Piece = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };

/** The marks, from the outermost to the innermost. Neighbours with the same one share it. */
const WRAPS: readonly {
  readonly key: (piece: Piece) => string | boolean;
  readonly wrap: (text: string, piece: Piece) => string;
}[] = [
  { key: (piece) => piece.strike, wrap: (text) => marked('~~', text) },
  { key: (piece) => piece.href, wrap: (text, piece) => link(text, piece.href) },
  { key: (piece) => piece.strong, wrap: (text) => marked('**', text) },
  { key: (piece) => piece.em, wrap: (text) => marked('*', text) },
];

/** Inline nodes as Markdown; hard breaks are line ends. */
export function inlineMarkdown(nodes: readonly AdfNode[]): string {
  return wrapped(withStruckBreaks(nodes.flatMap(piecesOf)), 0);
}

/** The same in one line. */
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

/** What a medium is called, as an image. */
export function mediaName(node: AdfNode): string {
  return image(textAttribute(node, 'alt') || 'file');
}

/** A break between two struck pieces is struck: the whole stays one. */
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
