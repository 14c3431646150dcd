/**
 * Compares two versions of an OpenAPI document (2.0, 3.0, 3.1): paths, operations, parameters, bodies, answers,
 * security.
 */

import type { Tree } from '../document.js';
import { clip } from '../wording.js';
import { type DocumentBreak, resolveReference } from './openapi-merge.js';
import { collectParameters } from './openapi-parameters.js';
import { SchemaComparison } from './openapi-schema.js';
import { findSecurityBreaks } from './openapi-security.js';

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
    this.#breaks.push(...findSecurityBreaks(asked, asks, 'Every operation'));
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
        if (body !== undefined) this.#media(`The webhook ${clip(name, 50)}`, old, body, 'response');
      }
    }
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
      const usual = this.#before.entries.get('security');
      const asked = operation.entries.get('security') ?? usual;
      this.#breaks.push(...findSecurityBreaks(asked, now.entries.get('security'), where));
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
        this.#schemas.compare(a, b, 'request', place === 'body' ? `${where} body` : words);
        this.#defaultValue(a.entries.get('default'), b.entries.get('default'), words);
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

  /** A client that leaves the parameter out gets another answer, without an error. */
  #defaultValue(before: Tree | undefined, after: Tree | undefined, words: string): void {
    if (before?.kind !== 'scalar' || before.value === after?.value) return;
    this.#breaks.push({
      ...(after === undefined ? { old: before.line } : { line: after.line }),
      title: `${words} ${after === undefined ? 'no longer has a default' : `has the default ${clip(String(after.value), 30)}`}, before ${clip(String(before.value), 30)}`,
      rationale: 'Clients that leave it out get another result than before.',
      anchor: `default ${words}`,
      mild: true,
    });
  }

  #body(where: string, before: Tree, after: Tree): void {
    const old = resolveReference(this.#before, before.entries.get('requestBody'));
    const now = resolveReference(this.#after, after.entries.get('requestBody'));
    if (now === undefined) {
      // In version 2.0 the body is a parameter.
      if (old === undefined || after.entries.get('parameters')?.items.some(isBody) === true) return;
      this.#breaks.push({
        old: old.line,
        title: `${where} no longer takes a body`,
        rationale: 'What clients send in it is ignored or refused from now on.',
        anchor: `body ${where} gone`,
        mild: false,
      });
      return;
    }
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
      this.#headers(words, resolved, other);
    }
  }

  #headers(where: string, before: Tree | undefined, after: Tree): void {
    const now = new Map(
      [...(after.entries.get('headers')?.entries ?? [])].map(([name, one]) => [name.toLowerCase(), one]),
    );
    for (const [name, given] of before?.entries.get('headers')?.entries ?? []) {
      const old = resolveReference(this.#before, given);
      const other = resolveReference(this.#after, now.get(name.toLowerCase()));
      const words = `${where}: header ${clip(name, 40)}`;
      const wasRequired = old?.entries.get('required')?.value === true;
      if (other !== undefined)
        this.#schemas.compare(old?.entries.get('schema'), other.entries.get('schema'), 'response', words);
      const isLess = wasRequired && other?.entries.get('required')?.value !== true;
      if (other !== undefined && !isLess) continue;
      this.#breaks.push({
        old: given.line,
        title: `${words} is ${other === undefined ? 'removed' : 'no longer always there'}`,
        rationale: 'Clients that read it get nothing.',
        anchor: `header ${words}`,
        mild: !wasRequired,
      });
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

function isBody(parameter: Tree): boolean {
  return parameter.entries.get('in')?.value === 'body';
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
