/** Compares the parameters of an operation, with those of its path. */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { type DocumentBreak, isDeprecated, mergeSchema, resolveReference, type Use } from './merge.js';
import type { SchemaComparison } from './schema.js';
import { findStyleBreaks } from './settings.js';

const AS_TEXT: Use = { direction: 'request', isText: true };

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly tree: Tree;
}

/** Compares the parameters of an operation. `before` and `after`: its path, and the operation itself. */
export function compareParameters(
  schemas: SchemaComparison,
  where: string,
  before: readonly [item: Tree, operation: Tree],
  after: readonly [item: Tree, operation: Tree],
): readonly DocumentBreak[] {
  const breaks: DocumentBreak[] = [];
  const old = collectParameters(schemas.before, ...before);
  const now = collectParameters(schemas.after, ...after);
  for (const [key, { name, place, tree }] of old) {
    const other = now.get(key);
    const words = `${where}: ${place} parameter ${clip(name, 40)}`;
    if (other !== undefined) {
      const [a, b] = [tree.entries.get('schema') ?? tree, other.tree.entries.get('schema') ?? other.tree];
      if (place === 'body') schemas.compare(a, b, { direction: 'request', isText: false }, `${where} body`);
      else schemas.compare(a, isForm(place, other.tree) ? readAccepted(schemas, a, b) : b, AS_TEXT, words);
      if (place !== 'body') breaks.push(...findStyleBreaks(tree, other.tree, words));
      breaks.push(...compareDefaults(a.entries.get('default'), b.entries.get('default'), words));
    } else if (place !== 'path') {
      breaks.push({
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
    breaks.push({
      line: old.has(key) ? required.line : tree.line,
      title: `${where}: ${place} parameter ${clip(name, 40)} is now required`,
      rationale: 'Clients do not send it yet, and are refused. Give it a default, or let it be left out.',
      anchor: `required ${where} ${key}`,
      mild: false,
    });
  }
  return breaks;
}

function isForm(place: string, parameter: Tree): boolean {
  return place === 'query' && (parameter.entries.get('style')?.value ?? 'form') === 'form';
}

/** A parameter of a query may be given several times: once is a list of one (OpenAPI, `style: form`). */
function readAccepted(schemas: SchemaComparison, before: Tree, after: Tree): Tree | undefined {
  const [was, is] = [resolveReference(schemas.before, before), resolveReference(schemas.after, after)];
  if (was === undefined || is === undefined) return after;
  const { types } = mergeSchema(schemas.before, was);
  const { types: now, keywords } = mergeSchema(schemas.after, is);
  const becomesList = types.size > 0 && !types.has('array') && now.has('array');
  return becomesList && Number(keywords.get('minItems')?.value ?? 0) < 2 ? keywords.get('items') : after;
}

/** A client that leaves the parameter out gets another answer, without an error. */
function compareDefaults(before: Tree | undefined, after: Tree | undefined, words: string): readonly DocumentBreak[] {
  if (before?.kind !== 'scalar' || before.value === after?.value) return [];
  return [
    {
      ...(after === undefined ? { old: before.line } : { line: after.line }),
      title: `${words} ${after === undefined ? 'no longer has a default' : `has the default ${clip(String(after.value), 30)}`}, before ${clip(String(before.value), 30)}`,
      rationale: 'Clients that leave it out get another result than before.',
      anchor: `default ${words}`,
      mild: true,
    },
  ];
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
