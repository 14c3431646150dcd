/**
 * Compares two versions of an OpenAPI document (2.0, 3.0, 3.1): paths, operations, parameters, bodies, answers,
 * security.
 */

import type { Tree } from '../document.js';
import { clip } from '../wording.js';
import { type DocumentBreak, resolveReference, SchemaComparison } from './openapi-schema.js';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns true for a document that states its OpenAPI version. */
export function isOpenApi(tree: Tree): boolean {
  const version = tree.entries.get('openapi')?.value ?? tree.entries.get('swagger')?.value;
  return (
    (typeof version === 'string' || typeof version === 'number') &&
    (tree.entries.has('paths') || tree.entries.has('components'))
  );
}

/** Returns true if the major version number increased: the document itself declares a break. */
export function declaresBreak(before: Tree, after: Tree): boolean {
  const [a, b] = [before, after].map(
    (tree) => /^v?(\d+)/u.exec(String(tree.entries.get('info')?.entries.get('version')?.value ?? ''))?.[1],
  );
  return a !== undefined && b !== undefined && Number(b) > Number(a);
}

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
    // A document with only shared parts is used by other documents that are not visible here, most likely in answers.
    if (paths.size === 0) this.#shared();
    this.#security(this.#before, this.#after, 'Every operation');
    return [...this.#breaks, ...this.#schemas.breaks];
  }

  #path(path: string, item: Tree): void {
    const operations = METHODS.flatMap((method) => resolveReference(this.#before, item)?.entries.get(method) ?? []);
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
      this.#parameters(where, before, operation, after, now);
      this.#body(where, operation, now);
      this.#answers(where, operation, now);
      this.#security(operation, now, where);
    }
  }

  #parameters(where: string, beforeItem: Tree, before: Tree, afterItem: Tree, after: Tree): void {
    const old = collectParameters(this.#before, beforeItem, before);
    const now = collectParameters(this.#after, afterItem, after);
    for (const [key, { name, place, tree }] of old) {
      const other = now.get(key);
      const words = `${where}: ${place} parameter ${clip(name, 40)}`;
      if (other !== undefined) {
        const [a, b] = [tree.entries.get('schema') ?? tree, other.tree.entries.get('schema') ?? other.tree];
        if (place === 'body') this.#schemas.compare(a, b, 'request', `${where} body`);
        else this.#schemas.compare(a, b, 'request', words);
      } else if (place !== 'path') {
        this.#breaks.push({
          old: tree.line,
          title: `${words} is removed`,
          rationale: 'What clients send in it is ignored or refused from now on.',
          anchor: `parameter ${where} ${key}`,
          mild: isDeprecated(tree),
        });
      }
    }
    for (const [key, { name, place, tree }] of now) {
      const wasRequired = old.get(key)?.tree.entries.get('required')?.value === true;
      const required = tree.entries.get('required');
      if (required?.value !== true || wasRequired || place === 'path') continue;
      this.#breaks.push({
        line: old.has(key) ? required.line : tree.line,
        title: `${where}: ${place} parameter ${clip(name, 40)} is now required`,
        rationale: 'Clients do not send it yet, and are refused. Give it a default, or let it be left out.',
        anchor: `required ${where} ${key}`,
        mild: false,
      });
    }
  }

  #body(where: string, before: Tree, after: Tree): void {
    const old = resolveReference(this.#before, before.entries.get('requestBody'));
    const now = resolveReference(this.#after, after.entries.get('requestBody'));
    if (now === undefined) return;
    const required = now.entries.get('required');
    if (required?.value === true && old?.entries.get('required')?.value !== true) {
      this.#breaks.push({
        line: required.line,
        title: `${where} now requires a body`,
        rationale: 'Clients that send none are refused.',
        anchor: `body ${where}`,
        mild: false,
      });
    }
    this.#media(`${where} body`, old, now, 'request');
  }

  #answers(where: string, before: Tree, after: Tree): void {
    const old = before.entries.get('responses')?.entries ?? new Map<string, Tree>();
    const now = after.entries.get('responses')?.entries ?? new Map<string, Tree>();
    for (const [status, tree] of old) {
      const other = resolveReference(this.#after, now.get(status));
      if (other === undefined) {
        if (!/^[23]/u.test(status)) continue;
        this.#breaks.push({
          old: tree.line,
          title: `${where} no longer answers ${clip(status, 10)}`,
          rationale: 'Clients wait for this answer. If it was never given, say so in the pull request.',
          anchor: `status ${where} ${status}`,
          mild: false,
        });
        continue;
      }
      const resolved = resolveReference(this.#before, tree);
      const words = `${where} ${clip(status, 10)}`;
      this.#schemas.compare(resolved?.entries.get('schema'), other.entries.get('schema'), 'response', words);
      this.#media(words, resolved, other, 'response');
    }
  }

  #media(where: string, before: Tree | undefined, after: Tree, direction: 'request' | 'response'): void {
    const now = after.entries.get('content')?.entries;
    for (const [type, media] of before?.entries.get('content')?.entries ?? []) {
      const other = now?.get(type);
      if (other !== undefined) {
        this.#schemas.compare(media.entries.get('schema'), other.entries.get('schema'), direction, where);
      } else if (now !== undefined && now.size > 0) {
        this.#breaks.push({
          old: media.line,
          title: `${where} is no longer ${direction === 'request' ? 'taken' : 'given'} as ${clip(type, 40)}`,
          rationale: 'Clients that send or ask for it get 415 or 406, or what they cannot read.',
          anchor: `media ${where} ${type}`,
          mild: false,
        });
      }
    }
  }

  /**
   * Reports an operation that was open and now requires security. An empty requirement `{}` among others leaves it
   * open.
   */
  #security(before: Tree, after: Tree, where: string): void {
    const now = after.entries.get('security');
    if (now === undefined || !requiresAuthentication(now)) return;
    const old =
      before.entries.get('security') ?? (before === this.#before ? undefined : this.#before.entries.get('security'));
    if (old !== undefined && requiresAuthentication(old)) return;
    this.#breaks.push({
      line: now.line,
      title: `${where} now asks for credentials`,
      rationale:
        'Clients that send none get 401. If the service asked before and the document did not say so, say that.',
      anchor: `security ${where}`,
      mild: false,
    });
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
      } else this.#schemas.compare(schema, other, 'response', clip(name, 60));
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

function isDeprecated(tree: Tree): boolean {
  return tree.entries.get('deprecated')?.value === true;
}

function requiresAuthentication(security: Tree): boolean {
  return security.items.length > 0 && security.items.every((item) => item.entries.size > 0);
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

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly tree: Tree;
}

/** Returns the parameters of the operation and of its path. A body parameter's name does not matter. */
function collectParameters(root: Tree, item: Tree, operation: Tree): ReadonlyMap<string, Parameter> {
  const found = new Map<string, Parameter>();
  for (const given of [
    ...(item.entries.get('parameters')?.items ?? []),
    ...(operation.entries.get('parameters')?.items ?? []),
  ]) {
    const tree = resolveReference(root, given);
    const name = String(tree?.entries.get('name')?.value ?? '');
    const place = String(tree?.entries.get('in')?.value ?? '');
    if (tree === undefined || place === '') continue;
    // The line of the use: a shared parameter may stay when one operation drops it.
    found.set(place === 'body' ? 'body' : `${place} ${place === 'header' ? name.toLowerCase() : name}`, {
      name,
      place,
      tree: { ...tree, line: given.line },
    });
  }
  return found;
}
