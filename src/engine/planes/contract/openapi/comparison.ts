/**
 * Compares two versions of an OpenAPI document (2.0, 3.0, 3.1): paths, operations, parameters, bodies, answers,
 * security.
 */

import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { compareAnswers } from './answers.js';
import { compareBodies, compareContent } from './content.js';
import { type DocumentBreak, isDeprecated, resolveReference, type Use } from './merge.js';
import { compareParameters } from './parameters.js';
import { SchemaComparison } from './schema.js';
import { findSecurityBreaks } from './security.js';
import { findBasePathBreaks, findMediaBreaks, findSchemeBreaks } from './settings.js';

const ANSWER: Use = { direction: 'response', isText: false };
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Finds all changes that break clients of the old document. */
export function findDocumentBreaks(before: Tree, after: Tree): readonly DocumentBreak[] {
  return new DocumentComparison(before, after).compare();
}

class DocumentComparison {
  readonly #before: Tree;
  readonly #after: Tree;
  readonly #schemas: SchemaComparison;
  readonly #breaks: DocumentBreak[] = [];

  constructor(before: Tree, after: Tree) {
    this.#before = before;
    this.#after = after;
    this.#schemas = new SchemaComparison(before, after);
  }

  compare(): readonly DocumentBreak[] {
    const paths = this.#before.entries.get('paths')?.entries ?? new Map<string, Tree>();
    const now = indexByNormalizedPath(this.#after.entries.get('paths')?.entries ?? new Map());
    for (const [path, item] of paths) {
      const other = now.get(normalizePath(path));
      if (path.startsWith('x-')) continue;
      if (other === undefined) this.#path(path, item);
      else this.#operations(path, item, other);
    }
    this.#webhooks();
    // A document with only shared parts is used by other documents that are not visible here, most likely in answers.
    if (paths.size === 0) this.#shared();
    const [asked, asks] = [this.#before.entries.get('security'), this.#after.entries.get('security')];
    this.#breaks.push(
      ...findSecurityBreaks(asked, asks, 'Every operation'),
      ...findSchemeBreaks(this.#before, this.#after),
      ...findBasePathBreaks(this.#before, this.#after),
    );
    return [...this.#breaks, ...this.#schemas.breaks];
  }

  /** A webhook is a call that the service makes: what it no longer sends, its receivers miss. */
  #webhooks(): void {
    const now = this.#after.entries.get('webhooks')?.entries;
    for (const [name, item] of this.#before.entries.get('webhooks')?.entries ?? []) {
      const other = now?.get(name);
      if (other === undefined) {
        this.#breaks.push({
          old: item.line,
          title: `The webhook ${clip(name, 60)} is removed`,
          rationale: 'Receivers that wait for it are no longer called.',
          anchor: `webhook ${name}`,
          mild: false,
        });
        continue;
      }
      for (const method of METHODS) {
        const body = resolveReference(this.#after, other.entries.get(method)?.entries.get('requestBody'));
        const old = resolveReference(this.#before, item.entries.get(method)?.entries.get('requestBody'));
        if (body !== undefined)
          this.#breaks.push(...compareContent(this.#schemas, `The webhook ${clip(name, 50)}`, old, body, 'response'));
      }
    }
  }

  #path(path: string, item: Tree): void {
    const operations = METHODS.flatMap((method) => resolveReference(this.#before, item)?.entries.get(method) ?? []);
    // Nobody calls what has no operation; a reference to another document may have some.
    if (operations.length === 0 && !item.entries.has('$ref')) return;
    this.#breaks.push({
      old: item.line,
      title: `The path ${clip(path, 80)} is removed`,
      rationale: 'Clients that call it get 404. Keep it, marked as deprecated, until nobody calls it.',
      anchor: `path ${path}`,
      mild: operations.length > 0 && operations.every(isDeprecated),
    });
  }

  #operations(path: string, beforeItem: Tree, afterItem: Tree): void {
    const before = resolveReference(this.#before, beforeItem);
    const after = resolveReference(this.#after, afterItem);
    if (before === undefined || after === undefined) return;
    for (const method of METHODS) {
      const operation = before.entries.get(method);
      if (operation === undefined) continue;
      const now = after.entries.get(method);
      const where = `${method.toUpperCase()} ${clip(path, 60)}`;
      if (now === undefined) {
        this.#breaks.push({
          old: operation.line,
          title: `The operation ${where} is removed`,
          rationale: 'Clients that call it get 404 or 405. Keep it, marked as deprecated, until nobody calls it.',
          anchor: `operation ${method} ${path}`,
          mild: isDeprecated(operation),
        });
        continue;
      }
      this.#breaks.push(
        ...compareParameters(this.#schemas, where, [before, operation], [after, now]),
        ...compareBodies(this.#schemas, where, operation, now),
        ...compareAnswers(this.#schemas, where, operation, now),
        ...findMediaBreaks(where, [this.#before, operation], [this.#after, now]),
      );
      const usual = this.#before.entries.get('security');
      const asked = operation.entries.get('security') ?? usual;
      this.#breaks.push(...findSecurityBreaks(asked, now.entries.get('security'), where));
    }
  }

  #shared(): void {
    const now = readSchemas(this.#after);
    for (const [name, schema] of readSchemas(this.#before)) {
      const other = now.get(name);
      if (other === undefined) {
        this.#breaks.push({
          old: schema.line,
          title: `The schema ${clip(name, 60)} is removed`,
          rationale: 'Documents that refer to it are broken.',
          anchor: `schema ${name}`,
          mild: false,
        });
      } else this.#schemas.compare(schema, other, ANSWER, clip(name, 60));
    }
  }
}

function readSchemas(tree: Tree): ReadonlyMap<string, Tree> {
  return (
    tree.entries.get('components')?.entries.get('schemas')?.entries ??
    tree.entries.get('definitions')?.entries ??
    new Map()
  );
}

/**
 * Returns the path without parameter names: `/a/{id}/` and `/a/{userId}` are the same path, because the names are not
 * sent.
 */
function normalizePath(path: string): string {
  return path.replace(/\{[^}]{0,200}\}/gu, '{}').replace(/\/$/u, '');
}

function indexByNormalizedPath(paths: ReadonlyMap<string, Tree>): ReadonlyMap<string, Tree> {
  return new Map([...paths].map(([path, item]) => [normalizePath(path), item]));
}
