/**
 * Replaces what a declaration does by nothing, where it cannot be deleted because others use its name. Nothing means: a
 * function that returns the empty value of its type, never one that throws. A test that only calls it still passes.
 */
import type { Node } from 'web-tree-sitter';
import type { Declaration } from './declarations.js';
import type { Edit } from './edits.js';
import { walkTree } from './source-parser.js';

/** What a body says instead; null where the language needs a value that cannot be made up. */
type Filler = (declaration: Declaration, body: Node) => string | null;

const NO_VALUE = /^:?\s*(?:->\s*)?(?:void|Unit|Void|asserts\b.*|never|Promise<void>|\(\))$/u;

const readType = ({ node }: Declaration, ...fields: string[]): string =>
  fields.map((field) => node.childForFieldName(field)?.text).find((text) => text !== undefined) ?? '';

/** A constructor of a derived class must call the one above it. */
function keepSuperCall(body: Node): string {
  const call = body.namedChildren.find(
    (one) => one !== null && (one.type === 'explicit_constructor_invocation' || /^super\s*\(/u.test(one.text)),
  );
  return call?.text ?? '';
}

const fillJavaScript: Filler = ({ name, node }, body) => {
  if (body.type !== 'statement_block') return 'undefined';
  return name === 'constructor' && node.type === 'method_definition' ? `{ ${keepSuperCall(body)} }` : '{}';
};

const fillTypeScript: Filler = (declaration, body) => {
  if (body.type !== 'statement_block') return '(undefined as any)';
  const type = readType(declaration, 'return_type');
  const generator = declaration.node.children.some((one) => one?.type === '*');
  if (type === '' || generator || NO_VALUE.test(type)) return fillJavaScript(declaration, body);
  return '{ return undefined as any; }';
};

const fillPython: Filler = (_, body) => {
  let yields = false;
  walkTree(body, (node) => {
    if (node.type === 'yield') yields = true;
    return node.type !== 'function_definition' && node.type !== 'lambda';
  });
  return yields ? 'return; yield' : 'pass';
};

const fillGo: Filler = ({ node }) => {
  const result = node.childForFieldName('result');
  if (result === null) return '{}';
  if (result.type !== 'parameter_list') return `{ var r0 ${result.text}; return r0 }`;
  const parts = result.namedChildren.filter((one) => one !== null && one.type === 'parameter_declaration');
  if (parts.some((one) => one?.childForFieldName('name') != null)) return '{ return }';
  const types = parts.map((one) => one?.childForFieldName('type')?.text ?? '');
  const names = types.map((_, index) => `r${index}`);
  return `{ ${types.map((type, index) => `var r${index} ${type}; `).join('')}return ${names.join(', ')} }`;
};

const fillJava: Filler = (declaration, body) => {
  if (declaration.node.type !== 'method_declaration') return `{ ${keepSuperCall(body)} }`;
  const type = readType(declaration, 'type');
  if (type === 'void') return '{}';
  if (type === 'boolean') return '{ return false; }';
  return /^(?:byte|short|int|long|char|float|double)$/u.test(type) ? '{ return 0; }' : '{ return null; }';
};

const fillCSharp: Filler = (declaration, body) => {
  if (body.type !== 'block') return /void/u.test(readType(declaration, 'returns', 'type')) ? null : '=> default';
  if (declaration.node.type === 'constructor_declaration') return '{}';
  const type = readType(declaration, 'returns', 'type');
  return /^(?:void|Task|ValueTask)$/u.test(type) ? '{}' : '{ return default; }';
};

const fillRust: Filler = (declaration) => {
  const type = readType(declaration, 'return_type');
  return type === '' || NO_VALUE.test(type) ? '{}' : '{ Default::default() }';
};

const fillPhp: Filler = (declaration) => {
  const type = readType(declaration, 'return_type').replace(/^:\s*/u, '').toLowerCase();
  const empty: Readonly<Record<string, string>> = { int: '0', float: '0.0', string: "''", bool: 'false', array: '[]' };
  if (type === '' || type === 'void' || type === 'mixed') return '{}';
  const value = type.startsWith('?') ? 'null' : empty[type];
  return value === undefined ? null : `{ return ${value}; }`;
};

const fillC: Filler = (declaration, body) => {
  if (body.type !== 'compound_statement') return null;
  const type = readType(declaration, 'type');
  return type === '' || type === 'void' ? '{}' : '{ return 0; }';
};

const fillCpp: Filler = (declaration, body) => {
  const filled = fillC(declaration, body);
  return filled === '{ return 0; }' ? '{ return {}; }' : filled;
};

/** Languages of which only functions that give nothing are emptied. */
const fillNoResult: Filler = ({ node }, body) => {
  const block = body.type === 'function_body' ? (body.namedChildren[0] ?? body) : body;
  const typed = node.childForFieldName('return_type') ?? node.childForFieldName('type');
  return block.text.startsWith('{') && typed === null && !/->|\)\s*:/u.test(node.text.slice(0, -body.text.length))
    ? '{}'
    : null;
};

const FILLERS: Readonly<Record<string, Filler>> = {
  JavaScript: fillJavaScript,
  TypeScript: fillTypeScript,
  TSX: fillTypeScript,
  Python: fillPython,
  Go: fillGo,
  Java: fillJava,
  'C#': fillCSharp,
  Rust: fillRust,
  PHP: fillPhp,
  C: fillC,
  'C++': fillCpp,
  Ruby: () => '',
};

/** Empties a function. Returns null where the language needs a result that cannot be made up. */
export function emptyFunction(language: string, declaration: Declaration): Edit | null {
  const { body } = declaration;
  if (body === null) return null;
  const text = (FILLERS[language] ?? fillNoResult)(declaration, body);
  return text === null ? null : { start: body.startIndex, end: body.endIndex, text };
}

const NUMBER =
  /^(?:number|integer|float|\w*(?:integer|float(?:ing_point)?|real|int|number)_literal|unsigned_literal)$/u;
const COLLECTION = /^(?:array|object|list|dictionary|array_expression|array_creation_expression|hash)$/u;
const NOTHING: Readonly<Record<string, string>> = {
  JavaScript: 'undefined',
  TypeScript: '(undefined as any)',
  TSX: '(undefined as any)',
  Python: 'None',
};

/**
 * Replaces a value by the empty one of its kind: a number by zero, a text by the empty one. Returns null where none can
 * be made up, or where it is empty already.
 */
export function emptyValue(language: string, { body }: Declaration): Edit | null {
  if (body === null) return null;
  const value = body.type === 'expression_list' && body.namedChildCount === 1 ? (body.namedChildren[0] ?? body) : body;
  const text = chooseEmptyValue(value) ?? NOTHING[language] ?? null;
  return text === null || text === value.text ? null : { start: value.startIndex, end: value.endIndex, text };
}

function chooseEmptyValue({ type, text }: Node): string | null {
  if (NUMBER.test(type)) return /^0(?:\.0*)?$/u.test(text) ? '1' : '0';
  if (/^(?:string|interpreted_string_literal|string_literal)$/u.test(type)) {
    const [, quote = ''] = /^(["'])/u.exec(text) ?? [];
    return quote === '' || text === quote + quote ? null : quote + quote;
  }
  const truth: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' };
  if (/^(?:true|false|boolean|boolean_literal)$/u.test(type)) return truth[text] ?? null;
  if (COLLECTION.test(type) && /^[[{]/u.test(text)) return text.startsWith('[') ? '[]' : '{}';
  return null;
}
