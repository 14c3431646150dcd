/** Limits what is parsed. The limits depend only on the text: a time limit would make the results of reviews differ. */
import type { Tree } from 'web-tree-sitter';
import type { LanguageTable } from './language-table.js';

/** Longer texts are not parsed. At 1 MB/s, the lowest measured speed, one side takes a second. */
const MAX_LENGTH = 1_000_000;
const MAX_LINES = 30_000;
/** Maximum number of open brackets. Handwritten code stays below 40, generated code below 200. */
const MAX_DEPTH = 500;

/** Limits of a grammar that supports less than others. */
type GrammarLimits = Pick<LanguageTable, 'longest' | 'crowding'>;

/** Returns why a text is not parsed; null if it can be parsed. */
export function describeExceededLimit(
  text: string,
  { longest = MAX_LENGTH, crowding }: GrammarLimits = {},
): string | null {
  if (text.length > longest) return `longer than ${longest} characters`;
  let lines = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 10:
        lines += 1;
        break;
      case 40: // (
      case 91: // [
      case 123: // {
        depth += 1;
        if (depth > MAX_DEPTH) return `more than ${MAX_DEPTH} brackets open at once`;
        break;
      case 41: // )
      case 93: // ]
      case 125: // }
        if (depth > 0) depth -= 1;
        break;
      default:
    }
  }
  if (lines > MAX_LINES) return `more than ${MAX_LINES} lines`;
  return crowding === undefined ? null : describeCrowding(text, crowding);
}

function describeCrowding(text: string, { signs, most }: NonNullable<GrammarLimits['crowding']>): string | null {
  let together = 0;
  for (const line of text.split('\n')) {
    const here = line.split(signs).length - 1;
    together = here === 0 ? 0 : together + here;
    if (together > most) return `more than ${most} pipes or brackets close together`;
  }
  return null;
}

/**
 * Returns how many characters of a tree do not parse: the tokens that are direct children of an error node, not the
 * nodes recognized inside it. A missing token counts as one. Stops when there are `most` of them.
 */
export function countErrorCharacters(tree: Tree, most = Number.POSITIVE_INFINITY): number {
  if (!tree.rootNode.hasError) return 0;
  const cursor = tree.walk();
  const inError: boolean[] = [];
  let errors = 0;
  for (let more = true; more && errors < most; ) {
    const node = cursor.currentNode;
    if (node.isMissing) errors += 1;
    else if ((node.hasError || node.isError) && cursor.gotoFirstChild()) {
      inError.push(node.isError);
      continue;
    } else if (node.isError || (inError.at(-1) === true && node.childCount === 0)) {
      errors += Math.max(1, node.endIndex - node.startIndex);
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        more = false;
        break;
      }
      inError.pop();
    }
  }
  cursor.delete();
  return errors;
}

/**
 * Returns whether any node is more than `levels` levels below the root. Skips nodes that have too few descendants to be
 * so deep.
 */
export function isDeeper(tree: Tree, levels: number): boolean {
  const cursor = tree.walk();
  let depth = 0;
  let deeper = tree.rootNode.descendantCount > levels && cursor.gotoFirstChild();
  if (deeper) depth = 1;
  while (deeper && depth <= levels) {
    if (cursor.currentNode.descendantCount > levels - depth && cursor.gotoFirstChild()) {
      depth += 1;
      continue;
    }
    while (deeper && !cursor.gotoNextSibling()) {
      deeper = cursor.gotoParent() && depth > 1;
      depth -= 1;
    }
  }
  cursor.delete();
  return deeper;
}
