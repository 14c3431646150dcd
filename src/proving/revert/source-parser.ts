/** Parses whole texts of one language, to see whether they are still a program after a revert. */
import type { Node } from 'web-tree-sitter';
import type { Grammars } from '../../engine/syntax/grammars.js';
import { findLanguageTable } from '../../engine/syntax/languages/index.js';
import { countErrorCharacters, describeExceededLimit } from '../../engine/syntax/parse-limits.js';

/** Reads the texts of one language. */
export interface SourceParser {
  /** Linguist's name of the language. */
  readonly language: string;
  /** Gives what `read` returns for the root of the text's tree. The tree ends with the call. */
  parse<T>(text: string, read: (root: Node, errors: number) => T): T;
}

/**
 * Returns the parser of a language; null where there is no grammar, or if the text is over the limits of parsing.
 * @throws what loading the grammar throws
 */
export async function openSourceParser(
  language: string | null,
  text: string,
  grammars: Grammars,
): Promise<SourceParser | null> {
  const table = findLanguageTable(language);
  if (language === null || table === null || describeExceededLimit(text, table) !== null) return null;
  const grammar = await grammars.load(table.grammar);
  if (grammar === null) return null;
  return {
    language,
    parse: (source, read) => {
      const tree = grammar.parse(source);
      try {
        const indents = table.indented ? countStrayIndents(tree.rootNode) : 0;
        return read(tree.rootNode, countErrorCharacters(tree) + indents);
      } finally {
        tree.delete();
      }
    },
  };
}

/** Visits a node and all below it, parents first. `visit` returns false to leave out what is below. */
export function walkTree(root: Node, visit: (node: Node) => boolean): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!visit(node)) continue;
    for (let at = node.childCount - 1; at >= 0; at -= 1) {
      const child = node.child(at);
      if (child !== null) open.push(child);
    }
  }
}

/** Counts statements that are indented in another way than those before them: the grammar takes them, the language does not. */
function countStrayIndents(root: Node): number {
  let stray = 0;
  walkTree(root, (node) => {
    if (node.type !== 'block' && node.parent !== null) return true;
    const columns = new Map<number, number>();
    for (const child of node.namedChildren) {
      if (child === null || child.type === 'comment') continue;
      const { row, column } = child.startPosition;
      if (!columns.has(row)) columns.set(row, column);
    }
    const [first, ...rest] = columns.values();
    stray += rest.filter((column) => column !== first).length;
    return true;
  });
  return stray;
}
