/** A syntax tree as plain data, so that it can be walked often and the grammar's own tree be given back at once. */
import type { Tree } from 'web-tree-sitter';

/** A named node. Offsets are in UTF-16 code units of the text. */
export interface PlainNode {
  readonly type: string;
  /** The name of its field in the parent; empty if it has none. */
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly kids: readonly PlainNode[];
}

/** Nodes that are nested deeper are left out: then the tree is not used. */
const MAX_DEPTH = 400;
/** Larger trees are not copied. */
const MAX_NODES = 150_000;

const COMMENT = /comment$/u;
/** Types and texts without code: nothing in them is asked for. */
const CLOSED: ReadonlySet<string> = new Set(
  'type_annotation type_arguments type_parameters generic_type union_type object_type import_clause string_literal char_literal regex'.split(
    ' ',
  ),
);

/** Copies the named nodes of a tree but its comments; null if it is too large or too deep, or does not parse. */
export function copyTree(tree: Tree): PlainNode | null {
  const { rootNode } = tree;
  if (rootNode.descendantCount > MAX_NODES) return null;
  const cursor = tree.walk();
  const root = { type: cursor.nodeType, field: '', start: cursor.startIndex, end: cursor.endIndex, kids: [] };
  const open: (Omit<PlainNode, 'kids'> & { kids: PlainNode[] })[] = [root];
  let whole = true;
  for (let more = cursor.gotoFirstChild(); more; ) {
    const parent = open.at(-1);
    if (parent === undefined) break;
    if (cursor.nodeIsNamed && !COMMENT.test(cursor.nodeType)) {
      const node = {
        type: cursor.nodeType,
        field: cursor.currentFieldName ?? '',
        start: cursor.startIndex,
        end: cursor.endIndex,
        kids: [],
      };
      parent.kids.push(node);
      if (!CLOSED.has(node.type) && cursor.gotoFirstChild()) {
        if (open.length >= MAX_DEPTH) whole = false;
        open.push(node);
        if (whole) continue;
        break;
      }
    }
    while (!cursor.gotoNextSibling()) {
      open.pop();
      if (!cursor.gotoParent() || open.length === 0) {
        more = false;
        break;
      }
    }
  }
  cursor.delete();
  return whole ? root : null;
}

/** Returns the first child in a field. */
export const findKid = ({ kids }: PlainNode, ...fields: readonly string[]): PlainNode | undefined =>
  kids.find(({ field }) => fields.includes(field));
