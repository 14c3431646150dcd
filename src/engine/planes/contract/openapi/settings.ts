/**
 * Compares what an OpenAPI document sets for many operations at once: schemes of credentials, the base path, media types
 * of version 2.0, and how parameters are written (Swagger 2.0 and OpenAPI 3.1, "Security Scheme Object", "Parameter Object").
 */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import type { DocumentBreak } from './merge.js';

/** What a client needs to know of a scheme. */
const SCHEME_KEYS = [
  'type',
  'name',
  'in',
  'scheme',
  'openIdConnectUrl',
  'flow',
  'authorizationUrl',
  'tokenUrl',
  'refreshUrl',
];
const FLOWS = ['implicit', 'password', 'clientCredentials', 'authorizationCode'];

const readScalar = (tree: Tree | undefined, key: string) => String(tree?.entries.get(key)?.value ?? '');

/** Finds schemes of credentials that stay by name and are another thing: clients build their requests by them. */
export function findSchemeBreaks(before: Tree, after: Tree): readonly DocumentBreak[] {
  const now = readSchemes(after);
  return [...readSchemes(before)].flatMap(([name, scheme]): readonly DocumentBreak[] => {
    const other = now.get(name);
    if (other === undefined) return [];
    const flows = FLOWS.map((flow): readonly [Tree | undefined, Tree | undefined] => [
      scheme.entries.get('flows')?.entries.get(flow),
      other.entries.get('flows')?.entries.get(flow),
    ]);
    const key = [[scheme, other] as const, ...flows].flatMap(([a, b]) =>
      SCHEME_KEYS.filter(
        (one) => readScalar(a, one) !== '' && b !== undefined && readScalar(a, one) !== readScalar(b, one),
      ),
    )[0];
    if (key === undefined) return [];
    return [
      {
        line: other.line,
        title: `The credentials ${clip(name, 40)} have another ${key}`,
        rationale: 'Clients send them as they were described before, and are refused.',
        anchor: `scheme ${name} ${key}`,
        mild: key.endsWith('Url'),
      },
    ];
  });
}

function readSchemes(tree: Tree): ReadonlyMap<string, Tree> {
  return (
    tree.entries.get('components')?.entries.get('securitySchemes')?.entries ??
    tree.entries.get('securityDefinitions')?.entries ??
    new Map()
  );
}

/** In version 2.0 the base path stands before each path. */
export function findBasePathBreaks(before: Tree, after: Tree): readonly DocumentBreak[] {
  const [old, now] = [before, after].map((tree) => readScalar(tree, 'basePath').replace(/\/$/u, ''));
  const changed = after.entries.get('basePath');
  if (old === undefined || now === undefined || old === now || changed === undefined) return [];
  return [
    {
      line: changed.line,
      title: `The base path is ${clip(now, 40) || '/'}, no longer ${clip(old, 40) || '/'}`,
      rationale: 'Clients of every operation get 404. Keep the old one beside it until nobody calls it.',
      anchor: 'base path',
      mild: false,
    },
  ];
}

/** Media types of version 2.0: those of an operation, else those of the document. */
export function findMediaBreaks(
  where: string,
  before: readonly [document: Tree, operation: Tree],
  after: readonly [document: Tree, operation: Tree],
): readonly DocumentBreak[] {
  return ['consumes', 'produces'].flatMap((key): readonly DocumentBreak[] => {
    const [old, now] = [readMedia(before, key), readMedia(after, key)];
    const gone = old.filter((type) => !now.includes(type));
    if (gone.length === 0 || now.length === 0 || now.includes('*/*')) return [];
    return [
      {
        line: after[1].entries.get(key)?.line ?? after[0].entries.get(key)?.line ?? after[1].line,
        title: `${where} is no longer ${key === 'consumes' ? 'taken' : 'given'} as ${clip(gone.join(', '), 40)}`,
        rationale: 'Clients that send or ask for it get 415 or 406, or what they cannot read.',
        anchor: `media ${where} ${key} ${gone.join()}`,
        mild: false,
      },
    ];
  });
}

function readMedia([document, operation]: readonly [Tree, Tree], key: string): readonly string[] {
  const given = operation.entries.get(key) ?? document.entries.get(key);
  return (given?.items ?? []).map(({ value }) => String(value));
}

/** Finds a parameter that stays and is written in another way: a list with other separators, an object spread out. */
export function findStyleBreaks(before: Tree, after: Tree, words: string): readonly DocumentBreak[] {
  const type = readScalar(before.entries.get('schema') ?? before, 'type');
  const key = Object.keys(STYLES).find((one) => {
    const isMeant = type === 'array' || type === 'object';
    const [old, now] = [before, after].map((tree) => readScalar(tree, one) || defaultStyle(tree, one));
    return isMeant && old !== now;
  });
  const empty = readScalar(before, 'allowEmptyValue') === 'true' && readScalar(after, 'allowEmptyValue') !== 'true';
  if (key === undefined && !empty) return [];
  return [
    {
      line: after.line,
      title: key === undefined ? `${words} may no longer be empty` : `${words} is written in another way (${key})`,
      rationale: 'What clients send is refused, or read as something else.',
      anchor: `style ${words} ${key ?? 'empty'}`,
      mild: key === undefined,
    },
  ];
}

/** What holds where nothing is said. */
const STYLES: Readonly<Record<string, string>> = { collectionFormat: 'csv', style: '', explode: '' };

function defaultStyle(parameter: Tree, key: string): string {
  const isForm = ['query', 'cookie'].includes(readScalar(parameter, 'in'));
  if (key === 'style') return isForm ? 'form' : 'simple';
  const style = readScalar(parameter, 'style') || (isForm ? 'form' : 'simple');
  return key === 'explode' ? String(style === 'form') : (STYLES[key] ?? '');
}
