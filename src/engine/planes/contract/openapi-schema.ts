/** Compares schemas of OpenAPI documents: which accepted or returned values are no longer compatible. */

import type { Tree } from '../document.js';
import { clip } from '../wording.js';

/** What is sent to the service, or what the service returns. */
export type Direction = 'request' | 'response';

/** A break between two documents. Either `old` is a line of the old side, or `line` is a line of the new side. */
export interface DocumentBreak {
  readonly old?: number;
  readonly line?: number;
  readonly title: string;
  readonly rationale: string;
  readonly anchor: string;
  readonly mild: boolean;
}

/** The limits of consecutive references, parts of an `allOf`, and schemas in a document. */
const MAX_REFERENCES = 20;
const MAX_PARTS = 60;
const MAX_SCHEMAS = 50_000;
const MAX_DEPTH = 60;

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

function followPointer(root: Tree, reference: string): Tree | undefined {
  let now: Tree | undefined = root;
  for (const part of reference.slice(2).split('/')) {
    const key = part.replace(/~1/gu, '/').replace(/~0/gu, '~').replace(/%7B/giu, '{').replace(/%7D/giu, '}');
    now = now?.entries.get(key);
  }
  return now;
}

interface MergedSchema {
  readonly types: ReadonlySet<string>;
  readonly format: string;
  readonly values: ReadonlyMap<string, number>;
  readonly properties: Map<string, Tree>;
  readonly required: Map<string, number>;
  readonly items: Tree | undefined;
  readonly line: number;
  readonly closed: boolean;
}

/** Compares schemas of two documents, each pair once per direction. */
export class SchemaComparison {
  readonly breaks: DocumentBreak[] = [];
  readonly #before: Tree;
  readonly #after: Tree;
  readonly #seen: Readonly<Record<Direction, Map<Tree, Set<Tree>>>> = { request: new Map(), response: new Map() };
  #left = MAX_SCHEMAS;

  constructor(before: Tree, after: Tree) {
    this.#before = before;
    this.#after = after;
  }

  /** `where`: words for the location of the schema. */
  compare(before: Tree | undefined, after: Tree | undefined, direction: Direction, where: string, depth = 0): void {
    const old = resolveReference(this.#before, before);
    const now = resolveReference(this.#after, after);
    if (old === undefined || now === undefined || depth > MAX_DEPTH || this.#left <= 0) return;
    const met = this.#seen[direction].get(old) ?? new Set();
    if (met.has(now)) return;
    this.#seen[direction].set(old, met.add(now));
    this.#left -= 1;
    const a = mergeSchema(this.#before, old);
    const b = mergeSchema(this.#after, now);
    this.#types(a, b, direction, where);
    this.#values(a, b, direction, where);
    this.#properties(a, b, direction, where);
    this.#required(a, b, direction, where);
    for (const [name, property] of a.properties) {
      this.compare(property, b.properties.get(name), direction, `${clip(where, 60)}.${clip(name, 40)}`, depth + 1);
    }
    this.compare(a.items, b.items, direction, `${clip(where, 60)}[]`, depth + 1);
    this.#alternatives(old, now, direction, where, depth);
  }

  #types(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    if (a.types.size === 0 || b.types.size === 0) return;
    const [given, taken] = direction === 'request' ? [a.types, b.types] : [b.types, a.types];
    const misfits = [...given].filter((type) => !taken.has(type) && !(type === 'integer' && taken.has('number')));
    const formats =
      a.format !== '' && b.format !== '' && a.format !== b.format && !/^(?:int|float|double)/u.test(a.format);
    if (misfits.length === 0 && !formats) return;
    const [from, into] = misfits.length === 0 ? [a.format, b.format] : [formatTypes(a.types), formatTypes(b.types)];
    const onlyNull = misfits.length === 1 && misfits[0] === 'null';
    this.breaks.push({
      line: b.line,
      title: onlyNull
        ? direction === 'request'
          ? `${where} may no longer be null`
          : `${where} may be null from now on`
        : `${where} changes its type from ${clip(from, 30)} to ${clip(into, 30)}`,
      rationale:
        direction === 'request' ? 'What clients send now is refused.' : 'Clients get what they were not built to read.',
      anchor: `type ${where} ${from}`,
      mild: false,
    });
  }

  #values(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    if (b.values.size === 0) return;
    for (const [value, line] of a.values) {
      if (b.values.has(value)) continue;
      this.breaks.push({
        old: line,
        title: `${where} no longer knows the value ${clip(value, 40)}`,
        rationale:
          direction === 'request'
            ? 'Clients that send it are refused.'
            : 'Clients may wait for it, and generated code loses its name. As an answer alone it does no harm.',
        anchor: `value ${where} ${value}`,
        mild: direction === 'response',
      });
    }
  }

  #properties(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    // Without any property it is another kind of schema, or refers to another document.
    if (b.properties.size === 0 && !b.types.has('object')) return;
    for (const [name, property] of a.properties) {
      if (b.properties.has(name)) continue;
      const old = resolveReference(this.#before, property);
      if (old?.entries.get(direction === 'request' ? 'readOnly' : 'writeOnly')?.value === true) continue;
      const deprecated = old?.entries.get('deprecated')?.value === true;
      this.breaks.push({
        old: property.line,
        title: `${where} loses the property ${clip(name, 50)}`,
        rationale:
          direction === 'response'
            ? 'Clients that read it get nothing. Keep it, marked as deprecated, until nobody reads it.'
            : b.closed
              ? 'Clients that send it are refused.'
              : 'What clients send in it no longer has an effect.',
        anchor: `property ${where} ${name}`,
        mild: deprecated || (direction === 'request' && !b.closed),
      });
    }
  }

  #required(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    if (direction === 'response') {
      for (const [name, line] of a.required) {
        if (b.required.has(name) || !b.properties.has(name)) continue;
        this.breaks.push({
          old: line,
          title: `${where} may come without ${clip(name, 50)} from now on`,
          rationale: 'Clients were told that it is always there.',
          anchor: `optional ${where} ${name}`,
          mild: false,
        });
      }
      return;
    }
    for (const [name, line] of b.required) {
      if (a.required.has(name)) continue;
      const property = resolveReference(this.#after, b.properties.get(name));
      if (property === undefined || property.entries.get('readOnly')?.value === true) continue;
      this.breaks.push({
        line,
        title: `${where} now requires the property ${clip(name, 50)}`,
        rationale: 'Clients do not send it yet, and are refused. Give it a default, or let it be left out.',
        anchor: `required ${where} ${name}`,
        mild: property.entries.has('default'),
      });
    }
  }

  /**
   * Compares `oneOf` and `anyOf`: a removed named alternative is no longer accepted; alternatives at the same position
   * are compared.
   */
  #alternatives(a: Tree, b: Tree, direction: Direction, where: string, depth: number): void {
    for (const word of ['oneOf', 'anyOf']) {
      const before = a.entries.get(word)?.items ?? [];
      const after = b.entries.get(word)?.items ?? [];
      const named = new Map(after.map((item) => [item.entries.get('$ref')?.value, item]));
      before.forEach((item, index) => {
        const reference = item.entries.get('$ref')?.value;
        if (typeof reference !== 'string') {
          if (before.length === after.length) this.compare(item, after[index], direction, where, depth + 1);
        } else if (named.has(reference)) this.compare(item, named.get(reference), direction, where, depth + 1);
        else if (direction === 'request' && after.length > 0 && after.length < before.length) {
          this.breaks.push({
            old: item.line,
            title: `${where} no longer takes ${clip(reference.slice(reference.lastIndexOf('/') + 1), 50)}`,
            rationale: 'Clients that send it are refused.',
            anchor: `alternative ${where} ${reference}`,
            mild: false,
          });
        }
      });
    }
  }
}

/** Merges the parts of a schema's `allOf` into it. */
function mergeSchema(root: Tree, schema: Tree): MergedSchema {
  const parts = collectParts(root, schema);
  const types = new Set<string>();
  const values = new Map<string, number>();
  const properties = new Map<string, Tree>();
  const required = new Map<string, number>();
  let format = '';
  let closed = false;
  for (const part of parts) {
    const type = part.entries.get('type');
    for (const one of type?.kind === 'list' ? type.items : type === undefined ? [] : [type])
      types.add(String(one.value));
    if (part.entries.get('nullable')?.value === true || part.entries.get('x-nullable')?.value === true)
      types.add('null');
    format = String(part.entries.get('format')?.value ?? format);
    closed ||= part.entries.get('additionalProperties')?.value === false;
    for (const item of part.entries.get('enum')?.items ?? []) values.set(String(item.value), item.line);
    for (const [name, property] of part.entries.get('properties')?.entries ?? []) properties.set(name, property);
    for (const item of part.entries.get('required')?.items ?? []) required.set(String(item.value), item.line);
  }
  const line = schema.entries.get('type')?.line ?? schema.line;
  return { types, format, values, properties, required, items: findFirst(parts, 'items'), line, closed };
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

function findFirst(parts: readonly Tree[], key: string): Tree | undefined {
  return parts.find((part) => part.entries.has(key))?.entries.get(key);
}

function formatTypes(types: ReadonlySet<string>): string {
  return [...types].toSorted().join(' or ');
}
