/** Extracts what a source text exports, with the docstring of each, from the syntax tree of TypeScript. */
import type { Node } from 'web-tree-sitter';
import type { Grammar } from '../src/engine/syntax/grammars.js';

/** One exported thing of a file: its name, the line of its declaration from 1, and its docstring. */
export interface Exported {
  readonly name: string;
  readonly line: number;
  /** The text of its docstring without the stars; null if it has none. */
  readonly doc: string | null;
}

/** A declaration at the top level of a file. Its statement holds it with `export` and with its decorators. */
interface Declared extends Exported {
  readonly exported: boolean;
  /** True if it has no value, only a type. */
  readonly type: boolean;
}

const TYPES = new Set(['interface_declaration', 'type_alias_declaration']);

/**
 * Returns exported things in the order of the text. What another file declares (`export … from`) is not among them.
 * The docstring is the comment `/** … *\/` on the lines directly above. The overloads of a function are one thing: the
 * first has the docstring. So are a type and the constant of the same name: the constant has it if it is exported, else
 * either of them.
 * @throws Error if a line begins with `export` and the grammar does not read an export there
 */
export function parseExports(grammar: Grammar, text: string): readonly Exported[] {
  const tree = grammar.parse(text);
  refuseUnread(tree.rootNode, text);
  const declared: Declared[] = [];
  const listed: string[] = [];
  for (const statement of tree.rootNode.namedChildren) {
    if (statement.type !== 'export_statement') {
      declared.push(...readDeclaration(statement, statement, false));
      continue;
    }
    if (statement.childForFieldName('source') !== null) continue;
    const declaration = statement.childForFieldName('declaration');
    const value = statement.childForFieldName('value') ?? findAssigned(statement);
    const clause = statement.namedChildren.find((child) => child.type === 'export_clause');
    if (declaration !== null) declared.push(...readDeclaration(statement, declaration, true));
    else if (value?.type === 'identifier') listed.push(value.text);
    else if (value !== null) declared.push(declare(statement, 'default', value.type, true));
    for (const specifier of clause?.namedChildren ?? []) {
      const name = specifier.childForFieldName('name');
      if (name !== null) listed.push(name.text);
    }
  }
  tree.delete();
  // A list can also name what is imported: the file that declares it has the docstring.
  const all = declared.map((one) => ({ ...one, exported: one.exported || listed.includes(one.name) }));
  return mergeSameNames(all);
}

/** The grammar does not know all of TypeScript, and reads on behind what it does not know. An export must not get lost there. */
function refuseUnread(root: Node, text: string): void {
  const statements = root.namedChildren.filter(({ type }) => type === 'export_statement');
  // A decorator stands before the word.
  const words = statements.flatMap(({ children }) => children.filter(({ type }) => type === 'export'));
  const read = new Set(words.map(lineOf));
  for (const { index } of text.matchAll(/^export\b/gmu)) {
    const at = root.descendantForIndex(index);
    if (at === null || read.has(lineOf(at)) || /comment|string|template/u.test(at.type)) continue;
    throw new Error(`The export in line ${lineOf(at)} cannot be read.`);
  }
}

/** What `export = a` exports. The grammar has no name for it. */
function findAssigned(statement: Node): Node | null {
  return statement.children.some((child) => child.type === '=') ? statement.namedChild(0) : null;
}

function readDeclaration(statement: Node, declaration: Node, exported: boolean): Declared[] {
  if (declaration.type === 'ambient_declaration' || declaration.type === 'expression_statement') {
    const inner = declaration.namedChildren.find(
      (child) => child.childForFieldName('name') !== null || child.type.endsWith('_declaration'),
    );
    return inner === undefined ? [] : readDeclaration(statement, inner, exported);
  }
  const declarators = declaration.namedChildren.filter((child) => child.type === 'variable_declarator');
  const names = declarators.length > 0 ? declarators : [declaration];
  return names.flatMap((one) => {
    const name = one.childForFieldName('name');
    if (name !== null) return [declare(statement, name.text, declaration.type, exported)];
    return exported && one === declaration ? [declare(statement, 'default', declaration.type, exported)] : [];
  });
}

function declare(statement: Node, name: string, kind: string, exported: boolean): Declared {
  return { name, line: lineOf(statement), doc: readDoc(statement), exported, type: TYPES.has(kind) };
}

/** Chooses the declaration of each exported name that a reader finds first. */
function mergeSameNames(declared: readonly Declared[]): Exported[] {
  const chosen = new Map<string, Declared>();
  for (const one of declared) {
    const known = chosen.get(one.name);
    if (known === undefined || rank(one) > rank(known)) chosen.set(one.name, one);
  }
  const exported = new Set(declared.filter((one) => one.exported).map(({ name }) => name));
  return [...chosen.values()]
    .filter(({ name }) => exported.has(name))
    .map(({ name, line, doc }) => ({ name, line, doc }))
    .toSorted((a, b) => a.line - b.line);
}

/** An exported value has the docstring itself. A type may have it, or the constant that it is the type of. */
function rank({ exported, type, doc }: Declared): number {
  return exported && !type ? 2 : doc === null ? 0 : 1;
}

function readDoc(statement: Node): string | null {
  const comment = statement.previousSibling;
  if (comment?.type !== 'comment' || !comment.text.startsWith('/**')) return null;
  if (comment.endPosition.row < statement.startPosition.row - 1) return null;
  const text = comment.text.replace(/^\/\*\*|\*\/$|^\s*\*(?!\/)/gmu, '').trim();
  return text === '' ? null : text;
}

function lineOf(node: Node): number {
  return node.startPosition.row + 1;
}
