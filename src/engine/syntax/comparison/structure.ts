/** Serializes a tree without white space and comments: two texts with the same structure have the same meaning. */
import type { Tree } from 'web-tree-sitter';
import { isDirective } from '../directives.js';
import type { ParsedText } from '../tree/read-tree.js';
import { createGapReader, describePlace } from './spacing.js';

/** A serialized tree. */
export interface SerializedTree {
  /**
   * Every node by depth and kind, every leaf by its text, white space that is code, and comments that instruct tools at
   * their position.
   */
  readonly code: string;
  /** Every other comment, with the number of leaves before it. */
  readonly comments: string;
}

/**
 * Serializes a tree. Strings, and text that belongs to no leaf, are copied unchanged. Returns null if a part does not
 * parse, because its meaning is unknown. `renamed` gives identifiers other names.
 */
export function serializeTree(
  tree: Tree,
  reading: ParsedText,
  language: string | null,
  renamed: ReadonlyMap<string, string> = new Map(),
): SerializedTree | null {
  if (tree.rootNode.hasError) return null;
  const { text, marked } = reading;
  const comments = new Set(marked.comments.map(({ id }) => id));
  const exact = new Set([...marked.strings, ...marked.regexes].map(({ id }) => id));
  const code: string[] = [];
  const words: string[] = [];
  const readGap = createGapReader(language);
  const cursor = tree.walk();
  let depth = 0;
  let leaves = 0;
  let at = 0;
  // What is between two leaves, without the comments there.
  let gap: string[] = [];
  let last = '';
  let documentation = '';
  const closeGap = (next: string): void => {
    if (documentation !== '' && !(documentation === '///' && DOCUMENTED.has(next))) code.push(documentation);
    documentation = '';
    const between = readGap({ pieces: gap, before: last, next });
    if (between !== '') code.push(between);
    gap = [];
    last = next;
  };
  const leaf = (start: number, end: number): void => {
    const word = text.slice(start, end);
    gap.push(text.slice(at, start));
    closeGap(word);
    code.push((cursor.nodeType === 'identifier' ? renamed.get(word) : undefined) ?? word);
    leaves += 1;
    at = end;
  };
  for (let more = true; more; ) {
    const start = cursor.startIndex;
    if (comments.has(cursor.nodeId)) {
      const end = cursor.endIndex;
      const comment = text.slice(start, end);
      const before = text.slice(at, start);
      gap.push(before, comment.includes('\n') ? '\n' : '');
      const kind = readDocumentation(comment, language);
      if (kind !== null && !documentation.endsWith(kind)) documentation += kind;
      if (isDirective(comment)) {
        const [above, below] = describePlace(before, text.slice(end, end + MAX_SPACE));
        code.push(`${above}${trimLine(comment)}${below}`);
      }
      words.push(`${leaves}:${comment.split('\n').map(trimLine).join('\n')}`);
      at = Math.max(at, end);
    } else {
      code.push(`${depth}${cursor.nodeType}`);
      if (exact.has(cursor.nodeId)) leaf(start, cursor.endIndex);
      else if (cursor.gotoFirstChild()) {
        depth += 1;
        continue;
      } else leaf(start, cursor.endIndex);
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        more = false;
        break;
      }
      depth -= 1;
    }
  }
  cursor.delete();
  gap.push(text.slice(at));
  closeGap('');
  return { code: code.join('\n'), comments: words.join('\n') };
}

/** Words that begin an item of Rust, which may always have documentation before it. */
const DOCUMENTED = new Set(['pub', 'fn', 'struct', 'enum', 'trait', 'impl', 'mod', 'static', 'type', 'macro_rules!']);

/**
 * Returns which documentation a comment of Rust is; null if it is none. There it belongs to an item, and stands only where one
 * may have it (https://doc.rust-lang.org/reference/comments.html#doc-comments). What it says is a comment.
 */
function readDocumentation(comment: string, language: string | null): string | null {
  if (language !== 'Rust') return null;
  if (/^\/(?:\/!|\*!)/u.test(comment)) return '//!';
  return /^\/(?:\/\/(?!\/)|\*\*(?![*/]))/u.test(comment) ? '///' : null;
}

/** So much of the white space behind a comment is looked at, in UTF-16 code units. */
const MAX_SPACE = 200;

/** Removes what every language takes for white space. */
const trimLine = (line: string) => line.replace(/^[ \t\r\n]+|[ \t\r\n]+$/gu, '');
