/** What a parser read, in maps: a key such as `__proto__` is one like any other. */

/** A value of JSON, TOML or YAML. */
export type Data = string | number | boolean | null | readonly Data[] | ReadonlyMap<string, Data>;

const NOTHING: ReadonlyMap<string, Data> = new Map();

/** Deeper values are not read. */
const MAX_DEPTH = 40;

/**
 * Takes over what a parser of JSON or TOML gives. Other values (dates) become text.
 * @throws RangeError if it is too deep
 */
export function toData(value: unknown, depth = 0): Data {
  if (depth > MAX_DEPTH) throw new RangeError('a value is nested too deep');
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((item: unknown) => toData(item, depth + 1));
  if (typeof value === 'object' && !isDate(value))
    return new Map(Object.entries(value).map(([key, one]) => [key, toData(one, depth + 1)]));
  return JSON.stringify(value) ?? '';
}

/** No table holds a function, so none can pass for a date. */
function isDate(value: object): boolean {
  return 'getTime' in value && typeof value.getTime === 'function';
}

/** Returns the members of a map; none of another value. */
export function members(data: Data | undefined): ReadonlyMap<string, Data> {
  return isMap(data) ? data : NOTHING;
}

/** Returns the items of a list; none of another value. */
export function items(data: Data | undefined): readonly Data[] {
  return Array.isArray(data) ? data : [];
}

/** Returns the texts by their keys; '' in place of another value. */
export function textsByKey(data: Data | undefined): ReadonlyMap<string, string> {
  return new Map([...members(data)].map(([key, one]) => [key, text(one)]));
}

/** Returns a text; '' for another value. */
export function text(data: Data | undefined): string {
  return typeof data === 'string' ? data : '';
}

/** Returns whether a value is a map. */
export function isMap(data: Data | undefined): data is ReadonlyMap<string, Data> {
  return data instanceof Map;
}

/** Returns the member at a path of keys. */
export function at(data: Data | undefined, ...keys: readonly string[]): Data | undefined {
  let found = data;
  for (const key of keys) found = members(found).get(key);
  return found;
}

/** Writes a value so that equal values give equal texts, whatever the order of their keys. `without`: keys left out at the top. */
export function print(data: Data | undefined, without: ReadonlySet<string> = new Set()): string {
  if (Array.isArray(data)) return `[${data.map((item: Data) => print(item)).join(',')}]`;
  if (!isMap(data)) return JSON.stringify(data ?? null);
  const own = [...data]
    .filter(([key]) => !without.has(key))
    .map(([key, one]) => `${JSON.stringify(key)}:${print(one)}`);
  return `{${own.toSorted().join(',')}}`;
}
