/**
 * Mends what a revert leaves behind that a compiler refuses: functions that lost their result, unused imports and
 * variables of Go, empty blocks of Python.
 */

import type { Node } from 'web-tree-sitter';
import { addToCount } from '../../base/groups.js';
import { collectDeclarations, type Declaration } from './declarations.js';
import { applyEdits, type Edit } from './edits.js';
import { emptyFunction } from './hollow.js';
import { type SourceParser, walkTree } from './source-parser.js';

/** Mends a text. `head` is the same file before the revert. */
export function mendText(head: string, text: string, parser: SourceParser): string {
  switch (parser.language) {
    case 'Go':
      return mendGo(head, text, parser);
    case 'Python':
      return parser.parse(text, (root) => applyEdits(text, fillEmptyBlocks(root, text)));
    default:
      return addResults(head, text, parser);
  }
}

/** A function that ended with its result, and does not any more, gives the empty value of its type. */
function addResults(head: string, text: string, parser: SourceParser): string {
  const ended = parser.parse(
    head,
    (root) => new Set(collectDeclarations(root).flatMap((one) => (endsWithResult(one) ? [one.path] : []))),
  );
  if (ended.size === 0) return text;
  const edits = parser.parse(text, (root) =>
    collectDeclarations(root).flatMap((one): Edit[] => {
      if (one.body === null || !ended.has(one.path) || endsWithResult(one)) return [];
      const result = /^\{ (.+) \}$/su.exec(emptyFunction(parser.language, one)?.text ?? '')?.[1];
      const end = one.body.endIndex - 1;
      return result === undefined ? [] : [{ start: end, end, text: `${result}\n` }];
    }),
  );
  return applyEdits(text, edits);
}

function endsWithResult({ kind, body }: Declaration): boolean {
  const last = kind === 'function' ? body?.namedChildren.findLast((one) => one?.type !== 'comment') : null;
  // Go has a list of statements in a block.
  const statement = last?.type === 'statement_list' ? last.namedChildren.at(-1) : last;
  return statement != null && /^(?:return_statement|throw_statement|return_expression)$/u.test(statement.type);
}

/** A block that lost its statements gets one that does nothing. */
function fillEmptyBlocks(root: Node, text: string): readonly Edit[] {
  const edits: Edit[] = [];
  walkTree(root, (node) => {
    const body = node.childForFieldName('body') ?? node.childForFieldName('consequence');
    const blocks = [body, ...node.children.filter((one) => one?.type === 'block')];
    const holds = blocks.some((one) => one?.namedChildren.some((inner) => inner !== null && inner.type !== 'comment'));
    const opens = /^(?:function_definition|class_definition|\w+_(?:statement|clause))$/u.test(node.type);
    const colon = node.children.findLast((one) => one?.type === ':');
    if (!opens || holds || colon == null) return true;
    edits.push({ start: colon.endIndex, end: colon.endIndex, text: ' pass' });
    return true;
  });
  // One edit at a place: a clause and its statement may end with the same colon.
  return edits.filter((one, index) => edits.findIndex((other) => other.start === one.start) === index && text !== '');
}

function mendGo(head: string, text: string, parser: SourceParser): string {
  const before = parser.parse(head, countNames);
  const imports = parser.parse(text, (root) => listUnusedImports(root, before, countNames(root)));
  const mended = addResults(head, applyEdits(text, imports), parser);
  return applyEdits(mended, parser.parse(mended, listUnusedVariables));
}

/** Counts the names that a text uses, its imports left out. */
function countNames(root: Node): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walkTree(root, (node) => {
    if (node.type === 'import_declaration') return false;
    if (/identifier$/u.test(node.type)) addToCount(counts, node.text);
    return true;
  });
  return counts;
}

/** Returns the names by which an import may be used: `gopkg.in/yaml.v3` is `yaml`. */
function guessPackageNames(path: string): readonly string[] {
  const parts = path.split('/');
  const last = /^v\d+$/u.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  const name = (last ?? '').replace(/\.v\d+$/u, '');
  return [
    name,
    name.replace(/^go-/u, ''),
    name.replace(/-go$/u, ''),
    name.replaceAll('-', '_'),
    name.replaceAll('-', ''),
  ];
}

function listUnusedImports(
  root: Node,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly Edit[] {
  const edits: Edit[] = [];
  walkTree(root, (node) => {
    if (node.type !== 'import_spec') return true;
    const path = node.childForFieldName('path');
    const alias = node.childForFieldName('name');
    if (path === null || alias?.text === '_' || alias?.text === '.') return false;
    const names = alias === null ? guessPackageNames(path.text.slice(1, -1)) : [alias.text];
    const used = names.filter((name) => before.has(name));
    if (used.length > 0 && used.every((name) => !after.has(name)))
      edits.push({ start: node.startIndex, end: node.endIndex, text: `_ ${path.text}` });
    return false;
  });
  return edits;
}

/** Uses each variable of a function that is declared and no longer read. */
function listUnusedVariables(root: Node): readonly Edit[] {
  const edits: Edit[] = [];
  walkTree(root, (node) => {
    if (!/^(?:function_declaration|method_declaration)$/u.test(node.type)) return true;
    const body = node.childForFieldName('body');
    if (body === null) return false;
    const named = countNames(body);
    const written = countWritten(body);
    walkTree(body, (inner) => {
      const isUnread = (name: string) => (named.get(name) ?? 0) - (written.get(name) ?? 0) === 1;
      const names = listDeclared(inner).filter(({ text }) => text !== '_' && isUnread(text));
      if (names.length === 0) return true;
      if (inner.type === 'range_clause') {
        const left = inner.childForFieldName('left');
        const range = inner.children.find((one) => one?.type === 'range');
        const all = left?.namedChildren.every((one) => one?.text === '_' || names.some(({ id }) => id === one?.id));
        // `for _, _ := range` declares nothing, which Go refuses too.
        if (left != null && range != null && all === true)
          edits.push({ start: left.startIndex, end: range.startIndex, text: '' });
        else edits.push(...names.map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex, text: '_' })));
      } else if (/^(?:block|statement_list)$/u.test(inner.parent?.type ?? '')) {
        const uses = names.map(({ text }) => `; _ = ${text}`).join('');
        edits.push({ start: inner.endIndex, end: inner.endIndex, text: uses });
      }
      return true;
    });
    return false;
  });
  return edits;
}

/** Counts how often names are only written: `name = …` does not read it. */
function countWritten(root: Node): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walkTree(root, (node) => {
    if (node.type !== 'assignment_statement' || !node.children.some((one) => one?.type === '=')) return true;
    for (const one of node.childForFieldName('left')?.namedChildren ?? [])
      if (one?.type === 'identifier') addToCount(counts, one.text);
    return true;
  });
  return counts;
}

/** Returns the names that a statement declares. */
function listDeclared(node: Node): readonly Node[] {
  const left =
    node.type === 'short_var_declaration' || (node.type === 'range_clause' && node.text.includes(':='))
      ? node.childForFieldName('left')
      : null;
  return left?.namedChildren.filter((one) => one !== null).filter(({ type }) => type === 'identifier') ?? [];
}
