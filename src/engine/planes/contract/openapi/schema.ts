/** Compares schemas of OpenAPI documents: which accepted or returned values are no longer compatible. */

import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { compareAlternatives } from './alternatives.js';
import { findLimitBreaks } from './limits.js';
import {
  type Direction,
  type DocumentBreak,
  type MergedSchema,
  mergeSchema,
  resolveReference,
  type Use,
} from './merge.js';

/** The limits of schemas in a document, and of how deep they are. */
const MAX_SCHEMAS = 50_000;
const MAX_DEPTH = 60;

/** Keywords that hold one schema, or schemas by name, for parts of the value. */
const PARTS = ['items', 'additionalProperties', 'contains', 'propertyNames', 'then', 'else', 'contentSchema'];
const NAMED_PARTS = ['patternProperties', 'dependentSchemas'];

/** Compares schemas of two documents, each pair once per direction. */
export class SchemaComparison {
  readonly breaks: DocumentBreak[] = [];
  readonly before: Tree;
  readonly after: Tree;
  readonly #seen = new Map<string, Map<Tree, Set<Tree>>>();
  #left = MAX_SCHEMAS;

  constructor(before: Tree, after: Tree) {
    this.before = before;
    this.after = after;
  }

  /** `where`: words for the location of the schema. */
  compare(before: Tree | undefined, after: Tree | undefined, use: Use, where: string, depth = 0): void {
    const old = resolveReference(this.before, before);
    const now = resolveReference(this.after, after);
    if (old === undefined || now === undefined || depth > MAX_DEPTH || this.#left <= 0) return;
    if (!this.#isNew(old, now, use)) return;
    this.#left -= 1;
    const a = mergeSchema(this.before, old);
    const b = mergeSchema(this.after, now);
    const { direction } = use;
    this.#types(a, b, use, where);
    this.#values(a, b, direction, where);
    this.#properties(a, b, direction, where);
    this.#required(a, b, direction, where);
    for (const [name, property] of a.properties) {
      this.compare(property, b.properties.get(name), use, `${clip(where, 60)}.${clip(name, 40)}`, depth + 1);
    }
    this.breaks.push(...findLimitBreaks(a, b, direction, where));
    this.#parts(a, b, use, where, depth);
    const compare = (one: Tree, other: Tree) => this.compare(one, other, use, where, depth + 1);
    this.breaks.push(...compareAlternatives([this.before, old], [this.after, now], direction, where, compare));
  }

  #isNew(before: Tree, after: Tree, { direction, isText }: Use): boolean {
    const pairs = this.#seen.get(`${direction} ${isText}`) ?? new Map<Tree, Set<Tree>>();
    this.#seen.set(`${direction} ${isText}`, pairs);
    const met = pairs.get(before) ?? new Set();
    pairs.set(before, met);
    const isNew = !met.has(after);
    met.add(after);
    return isNew;
  }

  /** Compares the schemas of elements, of other properties, and of what stands under a condition. */
  #parts(a: MergedSchema, b: MergedSchema, use: Use, where: string, depth: number): void {
    for (const key of PARTS) {
      const words =
        key === 'items' ? `${clip(where, 60)}[]` : `${clip(where, 60)}.${key === 'additionalProperties' ? '*' : key}`;
      this.compare(a.keywords.get(key), b.keywords.get(key), use, words, depth + 1);
    }
    for (const key of NAMED_PARTS) {
      const now = b.keywords.get(key)?.entries;
      for (const [name, part] of a.keywords.get(key)?.entries ?? [])
        this.compare(part, now?.get(name), use, `${clip(where, 60)}.${clip(name, 40)}`, depth + 1);
    }
    const now = b.keywords.get('prefixItems')?.items ?? [];
    (a.keywords.get('prefixItems')?.items ?? []).forEach((item, index) => {
      this.compare(item, now[index], use, `${clip(where, 60)}[${index}]`, depth + 1);
    });
    // What must not be is the other way round.
    const other: Use = { ...use, direction: use.direction === 'request' ? 'response' : 'request' };
    this.compare(a.keywords.get('not'), b.keywords.get('not'), other, `${clip(where, 60)}.not`, depth + 1);
  }

  #types(a: MergedSchema, b: MergedSchema, { direction, isText }: Use, where: string): void {
    if (a.types.size === 0 || b.types.size === 0) return;
    const [given, taken] = direction === 'request' ? [a.types, b.types] : [b.types, a.types];
    // As text, all but a list of several is a string, too.
    const misfits = [...given].filter(
      (type) =>
        !taken.has(type) &&
        !(type === 'integer' && taken.has('number')) &&
        !(isText && type !== 'array' && taken.has('string')),
    );
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

  /** A request may take fewer values, an answer may have more: what clients send is refused, or not known to them. */
  #values(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    if (direction === 'response') {
      const come = a.values.size === 0 ? [] : [...b.values].filter(([value]) => !a.values.has(value));
      const [first] = come;
      if (first === undefined) return;
      this.breaks.push({
        line: first[1],
        title: `${where} can now be ${clip(come.map(([value]) => value).join(', '), 50)}`,
        rationale: 'Clients that handle each value by name meet one that they do not know.',
        anchor: `can be ${where} ${come.map(([value]) => value).join()}`,
        mild: true,
      });
      return;
    }
    const [first] = b.values;
    if (first === undefined) return;
    if (a.values.size === 0) {
      if (a.keywords.has('const')) return;
      this.breaks.push({
        line: first[1],
        title: `${where} now takes ${clip([...b.values.keys()].join(', '), 50)} only`,
        rationale: 'Clients that send another value are refused. If it was so before, this only says it.',
        anchor: `enum ${where}`,
        mild: true,
      });
    }
    for (const [value, line] of a.values) {
      if (b.values.has(value)) continue;
      this.breaks.push({
        old: line,
        title: `${where} no longer knows the value ${clip(value, 40)}`,
        rationale: 'Clients that send it are refused.',
        anchor: `value ${where} ${value}`,
        mild: false,
      });
    }
  }

  #properties(a: MergedSchema, b: MergedSchema, direction: Direction, where: string): void {
    // Without any property it is another kind of schema, or refers to another document.
    if (b.properties.size === 0 && !b.types.has('object')) return;
    const key = direction === 'request' ? 'readOnly' : 'writeOnly';
    for (const [name, property] of a.properties) {
      const old = resolveReference(this.before, property);
      const now = resolveReference(this.after, b.properties.get(name));
      if (now !== undefined) {
        if (old?.entries.get(key)?.value === true || now.entries.get(key)?.value !== true) continue;
        this.breaks.push({
          line: now.line,
          title: `${where}: the property ${clip(name, 50)} is ${direction === 'request' ? 'only read' : 'only written'} now`,
          rationale:
            direction === 'request'
              ? 'What clients send in it no longer has an effect.'
              : 'Clients that read it get nothing.',
          anchor: `${key} ${where} ${name}`,
          mild: direction === 'request',
        });
        continue;
      }
      if (old?.entries.get(key)?.value === true) continue;
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
      const property = resolveReference(this.after, b.properties.get(name));
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
}

function formatTypes(types: ReadonlySet<string>): string {
  return [...types].toSorted().join(' or ');
}
