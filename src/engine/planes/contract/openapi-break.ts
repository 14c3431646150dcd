import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readDocument, type Tree } from '../document.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { type Break, mergeDuplicates, toFindings } from './breaks.js';
import { findDocumentBreaks } from './openapi/comparison.js';
import { isOurs } from './own-files.js';
import { createLineMapper, readStretches, type Stretch } from './stretches.js';

/** Reports an OpenAPI document that promises less than before, or requires more. */
export const openapiBreak: Rule = {
  id: 'contract/openapi-break',
  severity: 'info',
  summary: 'An OpenAPI document breaks its clients',
  docs: {
    why: 'Clients are written for the old document. They still read what is removed, and do not send what is newly required.',
    bad: {
      files: {
        'api/openapi.yaml': [
          ' openapi: 3.0.3',
          ' info: { title: Shop, version: 1.4.0 }',
          ' paths:',
          '   /orders:',
          '     get:',
          '       parameters:',
          '         - { name: page, in: query }',
          '+        - { name: currency, in: query, required: true }',
          '       responses: {}',
        ],
      },
    },
    good: {
      files: {
        'api/openapi.yaml': [
          ' openapi: 3.0.3',
          ' info: { title: Shop, version: 1.4.0 }',
          ' paths:',
          '   /orders:',
          '     get:',
          '       parameters:',
          '         - { name: page, in: query }',
          '+        - { name: currency, in: query, schema: { type: string, default: EUR } }',
          '       responses: {}',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const files = change.files.filter(
      (file) => MAY_BE.test(file.file.path) && isOurs(file) && file.file.status !== 'added',
    );
    return leaveToPerson(
      mergeDuplicates(files.flatMap((file) => toFindings(file, findBreaks(file).map(soften(file))))),
    );
  },
};

/** Folders of what tests compare with. */
const COMPARED = /(?:^|\/)(?:tests?|__tests__|snapshots?)\//iu;

/** What a test compares with follows an interface that may have no users yet: that it changes is worth a note. */
const soften =
  ({ file }: FileChange) =>
  (one: Break): Break =>
    COMPARED.test(file.path) ? { ...one, severity: 'info' } : one;

const MAY_BE = /\.(?:ya?ml|json)$/iu;
const NAMED = /(?:openapi|swagger|api[-_]?(?:spec|docs?))/iu;

function findBreaks(change: FileChange): readonly Break[] {
  const { old_text: before, new_text: after, status } = change.file;
  if (before === null || (after === null && status !== 'deleted')) return findBreaksInHunks(change);
  if (
    !/\b(?:openapi|swagger)\b/u.test(before.slice(0, REACH.data)) &&
    !/^\s{0,4}"?(?:openapi|swagger)"?:/mu.test(before)
  )
    return [];
  const old = readDocument(before);
  if (old === null || !isOpenApi(old)) return old === null ? findBreaksInHunks(change) : [];
  if (after === null) {
    return [
      {
        line: 1,
        title: 'The description of an interface is deleted',
        rationale:
          'Clients, tests and documentation are made from it. If the interface stays, keep it; if it moved, say where.',
        anchor: 'deleted',
        severity: 'info',
      },
    ];
  }
  const now = readDocument(after);
  if (now === null || !isOpenApi(now)) return findBreaksInHunks(change);
  const place = createLineMapper(change);
  const declared = declaresBreak(old, now);
  return findDocumentBreaks(old, now).map(({ old: oldLine, line, mild, rationale, ...rest }) => ({
    ...rest,
    line: line ?? place(oldLine ?? 1),
    rationale: declared ? `${rationale} The document's major version goes up with it.` : rationale,
    ...(mild || declared ? { severity: 'info' as const } : {}),
  }));
}

/** Returns true for a document that states its OpenAPI version. */
function isOpenApi(tree: Tree): boolean {
  const version = tree.entries.get('openapi')?.value ?? tree.entries.get('swagger')?.value;
  return (
    (typeof version === 'string' || typeof version === 'number') &&
    (tree.entries.has('paths') || tree.entries.has('components'))
  );
}

/** Returns true if the major version number increased: the document itself declares a break. */
function declaresBreak(before: Tree, after: Tree): boolean {
  const [a, b] = [before, after].map(
    (tree) => /^v?(\d+)/u.exec(String(tree.entries.get('info')?.entries.get('version')?.value ?? ''))?.[1],
  );
  return a !== undefined && b !== undefined && Number(b) > Number(a);
}

/** Finds paths and operations that the hunks remove, if the texts are not available. */
function findBreaksInHunks(change: FileChange): readonly Break[] {
  if (!NAMED.test(change.file.path) || change.file.status === 'deleted') return [];
  const place = createLineMapper(change);
  return readStretches(change).flatMap((stretch) => {
    const now = new Set(listOperations(stretch, 'after').map((one) => one.name));
    return listOperations(stretch, 'before')
      .filter((one) => !now.has(one.name) && (one.path === null || now.has(one.path)))
      .map((one) => ({
        line: place(one.line),
        title: `${one.path === null ? 'The path' : 'The operation'} ${clip(one.name, 80)} is removed`,
        rationale: 'Clients that call it get 404 or 405. Keep it, marked as deprecated, until nobody calls it.',
        anchor: `gone ${one.name}`,
      }));
  });
}

interface PathOrOperation {
  readonly name: string;
  /** The path that an operation belongs to; null for a path. */
  readonly path: string | null;
  readonly line: number;
}

function listOperations(stretch: Stretch, side: 'before' | 'after'): readonly PathOrOperation[] {
  const found: PathOrOperation[] = [];
  let path: string | null = null;
  for (const { number, text } of stretch[side]) {
    const line = text.slice(0, REACH.entry);
    const named = /^\s{0,12}["']?(\/[^"'\s:]{0,200})["']?\s{0,2}:\s{0,4}\{?\s{0,4}$/u.exec(line);
    const method = /^\s{2,16}["']?(get|put|post|delete|patch|options|head)["']?\s{0,2}:\s{0,4}\{?\s{0,4}$/u.exec(line);
    if (named?.[1] !== undefined) {
      path = named[1].replace(/\{[^}]{0,100}\}/gu, '{}');
      found.push({ name: path, path: null, line: number });
    } else if (method?.[1] !== undefined && path !== null) {
      found.push({ name: `${method[1].toUpperCase()} ${path}`, path, line: number });
    }
  }
  return found;
}
