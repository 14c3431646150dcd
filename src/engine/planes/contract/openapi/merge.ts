/** What a schema of an OpenAPI document says once its references and the parts of its `allOf` are put together. */
import type { Tree } from '../../document.js';
import { isStricter } from './limit-order.js';

/** What is sent to the service, or what the service returns. */
export type Direction = 'request' | 'response';

/**
 * How a value travels. As text, in a parameter or in what is not JSON, a number and a string look alike: `1` is both.
 */
export interface Use {
  readonly direction: Direction;
  readonly isText: boolean;
}

/** A break between two documents. Either `old` is a line of the old side, or `line` is a line of the new side. */
export interface DocumentBreak {
  readonly old?: number;
  readonly line?: number;
  readonly title: string;
  readonly rationale: string;
  readonly anchor: string;
  readonly mild: boolean;
}

/** The limits of consecutive references, parts of an `allOf`, and nodes of a schema that are written out. */
const MAX_REFERENCES = 20;
const MAX_PARTS = 60;
const MAX_WRITTEN = 300;

/** Follows `$ref` within a document; a reference to another document is not changed. */
export function resolveReference(root: Tree, node: Tree | undefined): Tree | undefined {
  let now = node;
  for (let step = 0; step < MAX_REFERENCES; step += 1) {
    const reference = now?.entries.get('$ref')?.value;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return now;
    now = followPointer(root, reference);
  }
  return undefined;
}

/** Returns true if the operation or the parameter is marked as deprecated. */
export function isDeprecated(tree: Tree): boolean {
  return tree.entries.get('deprecated')?.value === true;
}

function followPointer(root: Tree, reference: string): Tree | undefined {
  let now: Tree | undefined = root;
  for (const part of reference.slice(2).split('/')) {
    const key = part.replace(/~1/gu, '/').replace(/~0/gu, '~').replace(/%7B/giu, '{').replace(/%7D/giu, '}');
    now = now?.entries.get(key);
  }
  return now;
}

/**
 * Writes a schema as text, so that two can be compared as a whole. Fields have no order, descriptions do not count; what
 * is very long is cut.
 */
export function writeSchema(tree: Tree): string {
  const parts: string[] = [];
  const open: Tree[] = [tree];
  while (open.length > 0 && parts.length < MAX_WRITTEN) {
    const node = open.pop();
    if (node === undefined) break;
    const keys = [...node.entries.keys()].filter((key) => !WORDS_ONLY.has(key)).toSorted();
    parts.push(`${node.kind}(${keys.join()})${String(node.value)}`);
    for (const key of keys) open.push(node.entries.get(key) ?? node);
    for (const item of node.items) open.push(item);
  }
  return parts.join('\n');
}

/** Keywords that say nothing of the value. */
const WORDS_ONLY: ReadonlySet<string> = new Set(['title', 'description', 'example', 'examples', 'externalDocs']);

/** A schema that is put together. The numbers of `values` and `required` are lines. */
export interface MergedSchema {
  readonly types: ReadonlySet<string>;
  readonly format: string;
  readonly values: ReadonlyMap<string, number>;
  readonly properties: Map<string, Tree>;
  readonly required: Map<string, number>;
  /** Every keyword as the part says it that allows least: all parts hold. Where none is stricter, as the first says it. */
  readonly keywords: ReadonlyMap<string, Tree>;
  readonly line: number;
  readonly closed: boolean;
}

/** Merges the parts of a schema's `allOf` into it. */
export function mergeSchema(root: Tree, schema: Tree): MergedSchema {
  const parts = collectParts(root, schema);
  const types = new Set<string>();
  const values = new Map<string, number>();
  const properties = new Map<string, Tree>();
  const required = new Map<string, number>();
  const keywords = new Map<string, Tree>();
  let closed = false;
  for (const part of parts) {
    for (const [key, value] of part.entries) {
      const known = keywords.get(key);
      if (known === undefined || isStricter(key, value, known)) keywords.set(key, value);
    }
    for (const type of listTypes(part)) types.add(type);
    if (part.entries.get('nullable')?.value === true || part.entries.get('x-nullable')?.value === true)
      types.add('null');
    closed ||= part.entries.get('additionalProperties')?.value === false;
    for (const item of part.entries.get('enum')?.items ?? []) values.set(String(item.value), item.line);
    for (const [name, property] of part.entries.get('properties')?.entries ?? []) properties.set(name, property);
    for (const item of part.entries.get('required')?.items ?? []) required.set(String(item.value), item.line);
  }
  const format = String(keywords.get('format')?.value ?? '');
  const line = schema.entries.get('type')?.line ?? schema.line;
  return { types, format, values, properties, required, keywords, line, closed };
}

/** Returns the types that a schema names, by `type` or as forms that are nothing else: `anyOf: [{ type: string }, …]`. */
function listTypes(schema: Tree): readonly string[] {
  const type = schema.entries.get('type');
  if (type !== undefined) return (type.kind === 'list' ? type.items : [type]).map(({ value }) => String(value));
  const forms = schema.entries.get('oneOf')?.items ?? schema.entries.get('anyOf')?.items ?? [];
  return forms.every(isTypeOnly) ? forms.flatMap(listTypes) : [];
}

/** Returns true for a schema that says no more than its type. */
export function isTypeOnly(schema: Tree): boolean {
  return schema.entries.has('type') && [...schema.entries.keys()].every((key) => key === 'type' || WORDS_ONLY.has(key));
}

function collectParts(root: Tree, schema: Tree): readonly Tree[] {
  const parts: Tree[] = [schema];
  for (let at = 0; at < parts.length && parts.length < MAX_PARTS; at += 1) {
    for (const item of parts[at]?.entries.get('allOf')?.items ?? []) {
      const part = resolveReference(root, item);
      if (part !== undefined && !parts.includes(part) && parts.length < MAX_PARTS) parts.push(part);
    }
  }
  return parts;
}
