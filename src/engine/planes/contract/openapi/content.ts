/** Compares bodies, by their media types. */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { type Direction, type DocumentBreak, resolveReference } from './merge.js';
import type { SchemaComparison } from './schema.js';

/** Compares the bodies that an operation takes. */
export function compareBodies(
  schemas: SchemaComparison,
  where: string,
  before: Tree,
  after: Tree,
): readonly DocumentBreak[] {
  const breaks: DocumentBreak[] = [];
  const old = resolveReference(schemas.before, before.entries.get('requestBody'));
  const now = resolveReference(schemas.after, after.entries.get('requestBody'));
  if (now === undefined) {
    // In version 2.0 the body is a parameter.
    if (old === undefined || after.entries.get('parameters')?.items.some(isBody) === true) return [];
    breaks.push({
      old: old.line,
      title: `${where} no longer takes a body`,
      rationale: 'What clients send in it is ignored or refused from now on.',
      anchor: `body ${where} gone`,
      mild: false,
    });
    return breaks;
  }
  const required = now.entries.get('required');
  if (required?.value === true && old?.entries.get('required')?.value !== true) {
    breaks.push({
      line: required.line,
      title: `${where} now requires a body`,
      rationale: 'Clients that send none are refused.',
      anchor: `body ${where}`,
      mild: false,
    });
  }
  return [...breaks, ...compareContent(schemas, `${where} body`, old, now, 'request')];
}

/** Compares what is sent or returned, by its media type. */
export function compareContent(
  schemas: SchemaComparison,
  where: string,
  before: Tree | undefined,
  after: Tree,
  direction: Direction,
): readonly DocumentBreak[] {
  const breaks: DocumentBreak[] = [];
  const now = new Map([...(after.entries.get('content')?.entries ?? [])].map(([type, one]) => [dropSuffix(type), one]));
  for (const [type, media] of before?.entries.get('content')?.entries ?? []) {
    const other = findMedia(now, dropSuffix(type), direction);
    if (other !== undefined) {
      schemas.compare(
        media.entries.get('schema'),
        other.entries.get('schema'),
        { direction, isText: isText(type) },
        where,
      );
    } else if (now.size > 0) {
      breaks.push({
        old: media.line,
        title: `${where} is no longer ${direction === 'request' ? 'taken' : 'given'} as ${clip(type, 40)}`,
        rationale: 'Clients that send or ask for it get 415 or 406, or what they cannot read.',
        anchor: `media ${where} ${type}`,
        mild: false,
      });
    }
  }
  return breaks;
}

/**
 * Finds the media type, or one that does for it: a request may be taken under a range (`application/*`), an answer may
 * be more specific (`application/problem+json` is read as JSON; RFC 6839, 3.1).
 */
function findMedia(now: ReadonlyMap<string, Tree>, type: string, direction: Direction): Tree | undefined {
  const [kind = '', name = ''] = type.split('/');
  if (direction === 'request') return now.get(type) ?? now.get(`${kind}/*`) ?? now.get('*/*');
  return now.get(type) ?? [...now].find(([other]) => kind === 'application' && other.endsWith(`+${name}`))?.[1];
}

/** Returns true for media types in which a value is its text: `1` is a number and a string. */
function isText(type: string): boolean {
  return /^(?:text|multipart)\/|[/+]xml$|form-urlencoded$/u.test(dropSuffix(type));
}

/** Parameters of a media type, as `; charset=utf-8`, name no other type (RFC 9110, 8.3.1). */
function dropSuffix(type: string): string {
  return type.replace(/\s*;.*$/u, '').toLowerCase();
}

function isBody(parameter: Tree): boolean {
  return parameter.entries.get('in')?.value === 'body';
}
