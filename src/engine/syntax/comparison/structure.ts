/** Serializes a tree without white space and comments: two texts with the same structure have the same meaning. */
import type { Tree } from 'web-tree-sitter';
import { isDirective } from '../directives.js';
import type { ParsedText } from '../tree/read-tree.js';

/** A serialized tree. */
export interface SerializedTree {
  /** Every node by depth and kind, every leaf by its text, and comments that instruct tools at their position. */
  readonly code: string;
  /** Every other comment, with the number of leaves before it. */
  readonly comments: string;
}

/**
 * Serializes a tree, or only the given `lines` (both ends included). Strings, and text that belongs to no leaf, are
 * copied unchanged. Returns null if a part does not parse, because its meaning is unknown. `renamed` gives identifiers
 * other names.
 */
export function serializeTree(
  tree: Tree,
  reading: ParsedText,
  renamed: ReadonlyMap<string, string> = new Map(),
): SerializedTree | null {
  if (tree.rootNode.hasError) return null;
  const { text, marked } = reading;
  const comments = new Set(marked.comments.map(({ id }) => id));
  const exact = new Set([...marked.strings, ...marked.regexes].map(({ id }) => id));
  const code: string[] = [];
  const words: string[] = [];
  const cursor = tree.walk();
  let depth = 0;
  let leaves = 0;
  let at = 0;
  const leaf = (start: number, end: number): void => {
    const between = text.slice(at, start).trim();
    if (between !== '') code.push(between);
    const word = text.slice(start, end);
    code.push((cursor.nodeType === 'identifier' ? renamed.get(word) : undefined) ?? word);
    leaves += 1;
    at = end;
  };
  for (let more = true; more; ) {
    const start = cursor.startIndex;
    if (comments.has(cursor.nodeId)) {
      const end = cursor.endIndex;
      const comment = text.slice(start, end);
      if (isDirective(comment)) code.push(comment.trim());
      words.push(`${leaves}:${comment.split('\n').map(trimmed).join('\n')}`);
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
  const rest = text.slice(at).trim();
  if (rest !== '') code.push(rest);
  return { code: code.join('\n'), comments: words.join('\n') };
}

const trimmed = (line: string) => line.trim();
