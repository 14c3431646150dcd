/** What a text declares: functions, scopes, types and values, by name. Read from its tree, for any language. */
import type { Node } from 'web-tree-sitter';
import { walkTree } from './source-parser.js';

/** A function has a body that can be emptied; a scope holds other declarations; a type does nothing when it runs. */
type DeclarationKind = 'function' | 'scope' | 'type' | 'value';

/** A declaration in a text. Lines are numbered from 1, both ends included. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** The names around it and its own, joined by dots. */
  readonly path: string;
  readonly node: Node;
  /** The body of a function, the value of a value; null if there is none. */
  readonly body: Node | null;
  /** Declared inside of a function: nobody outside knows the name. */
  readonly local: boolean;
  /** With what wraps it: `export`, decorators, `const`. */
  readonly first: number;
  readonly last: number;
}

const FUNCTION = /function|method|constructor|accessor|^func_|lambda_literal/u;
const NO_FUNCTION =
  /call|invocation|type|signature|reference|clause|body|pointer|declarator|modifier|value_parameters/u;
const SCOPE =
  /^(?:class(?:_declaration|_definition|_specifier)?|abstract_class_declaration|impl_item|module|module_declaration|mod_item|namespace_(?:declaration|definition)|internal_module|object_(?:declaration|definition)|companion_object|singleton_class|trait_definition)$/u;
const TYPE =
  /^(?:interface_declaration|type_alias_(?:declaration|statement)|type_(?:spec|alias|item|definition)|struct_(?:item|specifier|declaration)|enum_(?:item|specifier|declaration|definition)|enum_declaration|trait_(?:item|declaration)|protocol_declaration|record_declaration|annotation_type_declaration|union_item)$/u;
const VALUE =
  /^(?:variable_declarator|assignment|const_spec|var_spec|short_var_declaration|(?:public_)?field_definition|let_declaration|const_item|static_item|init_declarator|property_declaration|val_definition|var_definition|const_element|property_element)$/u;
const WRAPPER =
  /^(?:export_statement|lexical_declaration|variable_declaration|decorated_definition|expression_statement|const_declaration|var_declaration|type_declaration|local_variable_declaration|field_declaration|declaration)$/u;

const rowsOf = ({ startPosition, endPosition }: Node) => ({ first: startPosition.row + 1, last: endPosition.row + 1 });

const isModule = (node: Node) => node.parent === null;

/** Returns the node that a declaration's name stands in. */
function findName(node: Node): Node | null {
  for (const field of ['name', 'left', 'pattern', 'declarator', 'property']) {
    const named = node.childForFieldName(field);
    if (named === null) continue;
    return field === 'declarator' ? (findName(named) ?? named) : named;
  }
  return null;
}

/** A function without a name of its own has that of what it is assigned to; one that is an argument has none. */
function nameFunction(node: Node): { name: string; outer: Node } | null {
  const own = findName(node);
  if (own !== null) return { name: own.text, outer: node };
  const { parent } = node;
  if (/constructor|destructor|init_declaration/u.test(node.type)) return { name: node.type, outer: node };
  if (parent === null || !/declarator|pair|assignment|field_definition|var_spec/u.test(parent.type)) return null;
  const key = parent.childForFieldName('key') ?? findName(parent);
  return key === null ? null : { name: key.text, outer: parent };
}

function classify(node: Node): (Omit<Declaration, 'path' | 'local' | 'first' | 'last'> & { outer: Node }) | null {
  const { type } = node;
  if (!node.isNamed || isModule(node)) return null;
  const body = node.childForFieldName('body');
  if (FUNCTION.test(type) && !NO_FUNCTION.test(type)) {
    const inside = body ?? node.children.find((one) => one?.type === 'function_body') ?? null;
    const named = inside === null ? null : nameFunction(node);
    return named === null ? null : { kind: 'function', name: named.name, node, body: inside, outer: named.outer };
  }
  if (type === 'arrow_function' && body !== null) {
    const named = nameFunction(node);
    return named === null ? null : { kind: 'function', name: named.name, node, body, outer: named.outer };
  }
  const kind = TYPE.test(type) ? 'type' : SCOPE.test(type) ? 'scope' : VALUE.test(type) ? 'value' : null;
  if (kind === null) return null;
  const name = findName(node)?.text ?? node.childForFieldName('type')?.text;
  if (name === undefined) return null;
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  // `const f = () => …` is the function, which is found by itself.
  if (
    kind === 'value' &&
    value !== null &&
    /^(?:arrow_function|function_expression|generator_function)$/u.test(value.type)
  )
    return null;
  return { kind, name, node, body: kind === 'value' ? value : body, outer: node };
}

/** Go names the type of a method in its receiver. */
function nameReceiver(node: Node): string | null {
  const receiver = node.childForFieldName('receiver')?.text;
  return receiver === undefined ? null : (/([\p{L}\p{N}_]+)(?:\[[^\]]*\])?\s*\)$/u.exec(receiver)?.[1] ?? null);
}

/**
 * Returns the declarations of a tree, parents before what they contain. A value that holds named functions is a scope:
 * the functions can be emptied one by one.
 */
export function collectDeclarations(root: Node): readonly Declaration[] {
  const found: Declaration[] = [];
  const known = new Map<number, { path: string; local: boolean }>();
  walkTree(root, (node) => {
    const one = classify(node);
    if (one === null) return true;
    const around = findAround(node, known);
    const inner = [nameReceiver(node), one.name].filter((part) => part !== null).join('.');
    const path = around === null || around.path === '' ? inner : `${around.path}.${inner}`;
    known.set(node.id, { path, local: (around?.local ?? false) || one.kind === 'function' });
    found.push({ ...one, path, local: around?.local ?? false, ...findOuterRows(one.outer) });
    return true;
  });
  return found.map((one) => (one.kind === 'value' && holdsFunction(one, found) ? { ...one, kind: 'scope' } : one));
}

function holdsFunction({ node }: Declaration, found: readonly Declaration[]): boolean {
  return found.some(
    (fn) => fn.kind === 'function' && fn.node.startIndex > node.startIndex && fn.node.endIndex <= node.endIndex,
  );
}

function findAround(node: Node, known: ReadonlyMap<number, { path: string; local: boolean }>) {
  for (let { parent } = node; parent !== null; { parent } = parent) {
    const around = known.get(parent.id);
    if (around !== undefined) return around;
  }
  return null;
}

/** Takes in what wraps a declaration, unless it wraps another one too. */
function findOuterRows(node: Node): { first: number; last: number } {
  let outer = node;
  while (outer.parent !== null && WRAPPER.test(outer.parent.type)) {
    const siblings = outer.parent.namedChildren.filter((one) => one !== null && /declarator|_spec$/u.test(one.type));
    if (siblings.length > 1) break;
    outer = outer.parent;
  }
  const { first, last } = rowsOf(outer);
  // A block of Python ends at the start of the next line.
  return { first, last: outer.endPosition.column === 0 && last > first ? last - 1 : last };
}
