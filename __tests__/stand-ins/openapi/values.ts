/** Generates values that a schema of the document allows, and JSON texts with one invalid part. */
import fc from 'fast-check';
import type { Schema, ServedDocument } from './document.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Values to use in addition to generated ones, so that calls find resources: by the name of a component or a property.
 */
export type Pool = Readonly<Record<string, readonly string[]>>;

/** Strings that have caused errors in other programs. */
const NASTY_TEXTS = [
  '__proto__',
  'constructor',
  'toString',
  'null',
  'ünïcödé',
  '😀'.repeat(20),
  '\u202Eright to left',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\uFEFFmark',
  '%00%ff%zz',
  "'; drop table reviews; --",
  '$' + '{jndi:ldap://x}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
);

const ADDRESSES = [
  'https://hooks.example.com/review-gate?x=1#y',
  'https://example.com:8443/',
  'https://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data/',
  'https://[::ffff:10.0.0.1]/',
  'https://user:password@example.com/',
  'https://localhost/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://münchen.example/ä',
];

/**
 * Generates strings that match a pattern. The generator does not support lookaheads, so those are checked afterwards.
 */
function matching(pattern: string, fits: (value: string) => boolean): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?![^)]*\)/gu, ''), 'u')).filter(fits);
}

function generateText({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const fits = (value: string) =>
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value));
  if (pattern !== undefined) return matching(pattern, fits);
  if (format === 'uri') return fc.oneof(fc.constantFrom(...ADDRESSES), fc.webUrl()).filter(fits);
  const full = maxLength > 5000 ? [] : [fc.constant('x'.repeat(maxLength))];
  return fc.oneof({ weight: 12, arbitrary: text.filter(fits) }, ...full.map((arbitrary) => ({ weight: 1, arbitrary })));
}

function generateNumber({ type, minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const inside =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(inside, fc.constantFrom(minimum, maximum)).map((value) => (Object.is(value, -0) ? 0 : value));
}

/**
 * Generates values of a schema.
 * @param known the pool's values for the name of the property
 */
export function generateValues(
  document: ServedDocument,
  given: Schema,
  pool: Pool,
  known: readonly string[] = [],
): fc.Arbitrary<Json> {
  const { name, schema } = document.resolve(given);
  const pooled = [...known, ...(name === null ? [] : (pool[name] ?? []))];
  const made = generated(document, schema, pool);
  if (pooled.length === 0) return made;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom<Json>(...pooled) }, { weight: 1, arbitrary: made });
}

function generated(document: ServedDocument, schema: Schema, pool: Pool): fc.Arbitrary<Json> {
  const { anyOf, oneOf, type, items, properties = {}, required = [] } = schema;
  const either = anyOf ?? oneOf;
  if (either !== undefined) return fc.oneof(...either.map((one) => generateValues(document, one, pool)));
  if (schema.const !== undefined) return fc.constant(JSON.parse(JSON.stringify(schema.const)));
  if (schema.enum !== undefined) return fc.constantFrom<Json>(...JSON.parse(JSON.stringify(schema.enum)));
  if (type === 'string') return generateText(schema);
  if (type === 'integer' || type === 'number') return generateNumber(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(generateValues(document, items ?? {}, pool), { minLength: schema.minItems ?? 0, maxLength: 4 });
  if (type === 'object') {
    const fields = Object.entries(properties).map(
      ([name, one]) => [name, generateValues(document, one, pool, pool[name])] as const,
    );
    return fc
      .record<Record<string, Json>, string>(Object.fromEntries(fields), { requiredKeys: [...required] })
      .map((value) => ({ ...value }))
      .filter((value) => document.validate(schema, value) === null);
  }
  return text;
}

/** A JSON text, and how it was changed. */
export interface BrokenJson {
  readonly how: string;
  readonly text: string;
}

type Path = readonly (string | number)[];

function listPaths(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const members: [string | number, Json][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value);
  return [at, ...members.flatMap(([key, one]) => listPaths(one, [...at, key]))];
}

function at(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return Object.entries(inside).find(([name]) => name === String(key))?.[1];
  }, value);
}

/** Serializes a value with one part replaced by another text; undefined omits the part. */
function textWith(value: Json, path: Path, replacement: string | undefined): string {
  const [key, ...rest] = path;
  if (key === undefined) return replacement ?? '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, one]): string[] => {
    const isPlace = name === String(key);
    if (isPlace && rest.length === 0 && replacement === undefined) return [];
    const inside = isPlace ? textWith(one, rest, replacement) : JSON.stringify(one);
    return [Array.isArray(value) ? inside : `${JSON.stringify(name)}:${inside}`];
  });
  return Array.isArray(value) ? `[${members.join(',')}]` : `{${members.join(',')}}`;
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Texts that replace any value. */
const REPLACEMENTS: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '-0',
  '1e400',
  '-1e400',
  '9007199254740993',
  '1e-400',
  '""',
  '" "',
  '"1"',
  '"\\u0000"',
  '"\\ud800"',
  '"a\\udc00\\ud800b"',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":null}',
  '{"constructor":{"prototype":{"x":1}}}',
  deep(3000),
  JSON.stringify('x'.repeat(5000)),
  JSON.stringify('😀'.repeat(100)),
  JSON.stringify('😀'.repeat(300)),
  JSON.stringify('\u202E\u0007\u001b[31m'),
];

/** Texts that are added to the fields of an object. */
const ADDITIONS: readonly string[] = [
  '"extra":1',
  '"":""',
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"toString":"x"',
  '"hasOwnProperty":1',
  '"\\ud800":1',
  `"${'k'.repeat(2000)}":1`,
  '"tenant_id":"ten_x"',
  '"REPO":"a/b"',
];

/** Generates a valid value with one invalid part. */
export function brokenJson(value: Json): fc.Arbitrary<BrokenJson> {
  const paths = listPaths(value);
  const whole = JSON.stringify(value);
  const place = fc.constantFrom(...paths);
  const objects = paths.filter((path) => {
    const inside = at(value, path);
    return path.length === 0 || (typeof inside === 'object' && inside !== null && !Array.isArray(inside));
  });
  const named = (how: string, path: Path) => `${how} at /${path.join('/')}`;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(place, fc.constantFrom(...REPLACEMENTS))
        .map(([path, text]) => ({ how: named(`${text.slice(0, 40)}`, path), text: textWith(value, path, text) })),
    },
    {
      weight: 2,
      arbitrary: place.map((path) => ({ how: named('nothing', path), text: textWith(value, path, undefined) })),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...objects), fc.constantFrom(...ADDITIONS)).map(([path, more]) => {
        const inside = JSON.stringify(at(value, path) ?? {});
        const added = inside === '{}' ? `{${more}}` : inside.replace(/\}$/u, `,${more}}`);
        return { how: named(`more: ${more.slice(0, 40)}`, path), text: textWith(value, path, added) };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .nat({ max: Math.max(0, whole.length - 1) })
        .map((end) => ({ how: `cut after ${end}`, text: whole.slice(0, end) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          `${whole}${whole}`,
          `${whole},`,
          `[${whole}]`,
          `\uFEFF${whole}`,
          `  ${whole}\n`,
          `//x\n${whole}`,
          whole.replaceAll('"', "'"),
          whole.replace(/\}$/u, ',}'),
          'undefined',
          'NaN',
          deep(30_000),
        )
        .map((text) => ({ how: 'its whole text', text })),
    },
  );
}
