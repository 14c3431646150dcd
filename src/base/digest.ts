/** Canonical JSON and its digests. */
import canonicalize from 'canonicalize';
import { digestText } from './hash.js';

/**
 * Returns canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes
 * them. Members that are `undefined` are left out, as in `JSON.stringify`.
 * @throws TypeError for values that JSON cannot represent: NaN, infinities, lone surrogates, circular references, or
 * `undefined` as the whole value
 */
export function toCanonicalJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = writeOrdered(value) ?? canonicalize(value);
  } catch (cause) {
    throw new TypeError('the value has no canonical JSON form', { cause });
  }
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/**
 * Writes a value by `JSON.stringify`, with its keys put in order before, which takes a third of the time. Returns null for
 * what only the library writes or refuses: objects with a method `toJSON`, numbers that JSON does not have, lone
 * surrogates, and keys that an object does not keep in their order.
 */
function writeOrdered(value: unknown): string | null {
  const found: Found = { special: false, orders: new Map() };
  const text: string | undefined = JSON.stringify(orderKeys(value, found));
  return found.special || text === undefined ? null : text;
}

/** Between the keys of an object in the name of its kind. A value that has it in a key is left to the library. */
const SEPARATOR = '\0';

interface Found {
  special: boolean;
  /** By the keys of an object as they stand: in order. Most objects are of a few kinds, and each is sorted once. */
  readonly orders: Map<string, readonly string[]>;
}

function orderKeys(value: unknown, found: Found): unknown {
  if (typeof value === 'string') found.special ||= !value.isWellFormed();
  if (typeof value === 'number') found.special ||= !Number.isFinite(value);
  if (typeof value !== 'object' || value === null || found.special) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => orderKeys(one, found));
  const members: Readonly<Record<string, unknown>> = { ...value };
  const ordered: Record<string, unknown> = {};
  for (const key of listInOrder(Object.keys(members), found)) ordered[key] = orderKeys(members[key], found);
  found.special ||= 'toJSON' in value;
  return ordered;
}

function listInOrder(keys: readonly string[], found: Found): readonly string[] {
  const kind = keys.join(SEPARATOR);
  const known = found.orders.get(kind);
  // As many keys: so none of these has the separator inside.
  if (known?.length === keys.length) return known;
  found.special ||= keys.some(isSpecial);
  const ordered = [...keys].sort();
  found.orders.set(kind, ordered);
  return ordered;
}

/** Objects list numbers before all other keys, and one key sets their prototype. */
function isSpecial(key: string): boolean {
  const first = key.charCodeAt(0);
  const isOrdered = (first < 0x30 || first > 0x39) && key !== '__proto__';
  return !isOrdered || key.includes(SEPARATOR) || !key.isWellFormed();
}

/**
 * Returns the contract's digest of a JSON value: `sha256:` and the hash of its canonical JSON. Throws as
 * `toCanonicalJson` does.
 */
export function digestJson(value: unknown): `sha256:${string}` {
  return digestText(toCanonicalJson(value));
}
