/**
 * Reads the value at an index of a list, or at a key of a table, that a function makes, fills and reads without branches. The value is
 * certain only if the function does nothing else with the list or the table.
 */
import { escapePattern } from '../text/escape-pattern.js';
import type { PathStep } from './step-index.js';
import type { Expression, Give } from './steps.js';

/** A new and empty list or table. */
const EMPTY =
  /^(?:new\s+(?:java\.util\.)?(?:HashMap|LinkedHashMap|TreeMap|ConcurrentHashMap|Hashtable|ArrayList|LinkedList|Vector|Map|Array|Dictionary|List|SortedDictionary)(?:<[^()]*>)?\(\)|(?:configparser\.)?(?:ConfigParser|RawConfigParser)\(\)|\{\}|\[\]|dict\(\)|list\(\)|array\(\)|mutableMapOf(?:<[^()]*>)?\(\)|mutableListOf(?:<[^()]*>)?\(\)|OrderedDict\(\))$/u;
const KEY = /^(?:"[^"\\$#{]*"|'[^'\\$#{]*'|\d{1,6})$/u;
const LIST_ADDS: ReadonlySet<string> = new Set(['add', 'Add', 'append', 'push', 'push_back']);
const TABLE_PUTS: ReadonlySet<string> = new Set(['put', 'set', 'Add', 'add', '[]']);
/** Calls that change no value: those that add a section of its own, and those that only read. What is done with their result is no part of it. */
const ASKS =
  /^(?:\.(?:add_section|get|getOrDefault|size|isEmpty|containsKey|contains|has|has_section|has_option)\([^()]{0,100}\)|\[[^[\]]{1,60}\])(?!\s*(?:[.([=]|\+=|\+\+))/u;

/** Returns true for a key that is a literal. */
export const isKey = (code: string): boolean => KEY.test(code);

/** Returns true if the code behind the name of a table only reads it. */
export const isAsked = (rest: string): boolean => ASKS.test(rest);

/** Returns what was put at the index or the key; null if that is not certain. */
export function readPlace(
  path: readonly PathStep[],
  text: string,
  name: string,
  keys: readonly string[],
  at: number,
): Expression | null {
  const operations: Give[] = [];
  let made: Give | null = null;
  for (let level = path.length - 1; level >= 0 && made === null; level -= 1) {
    const here = path[level];
    if (here === undefined) return null;
    for (let index = here.index - 1; index >= 0 && made === null; index -= 1) {
      const step = here.list[index];
      if (step?.kind !== 'give' || step.name !== name) continue;
      if (step.method === null) made = step;
      else operations.unshift(step);
    }
    // What runs again, or at another time, may have another table before it.
    if (made === null && (here.step?.kind === 'maybe' || here.step?.kind === 'inner')) return null;
  }
  if (made === null || made.adds || made.value === null || !EMPTY.test(made.value.text.trim())) return null;
  if (!isAllSeen(text, name, made, operations, at)) return null;
  return keys.length === 1 && /^\d+$/u.test(keys[0] ?? '') && operations.every(({ method }) => method?.name !== 'put')
    ? readList(operations, Number(keys[0]))
    : readTable(operations, keys);
}

/** Returns true if every mention of the name, from where it is made up to `at`, is one of the operations. */
function isAllSeen(text: string, name: string, made: Give, operations: readonly Give[], at: number): boolean {
  const mention = new RegExp(`(?<![\\w$.>])${escapePattern(name)}(?![\\w$])`, 'gu');
  const between = text.slice(made.end, at);
  return [...between.matchAll(mention)].every(({ index }) => {
    const offset = made.end + index;
    if (isAsked(text.slice(offset + name.length, offset + name.length + 140))) return true;
    return operations.some(
      ({ start, end, method }) =>
        start === offset &&
        end <= at &&
        !method?.args.some((one) => one.start <= offset && one.end > offset && one.text.includes(name)),
    );
  });
}

function readTable(operations: readonly Give[], keys: readonly string[]): Expression | null {
  const wanted = keys.map(unquote).join('\n');
  let found: Expression | null = null;
  for (const { method } of operations) {
    const value = method?.args.at(-1);
    const own = method?.args.slice(0, -1) ?? [];
    if (method === null || value === undefined || !TABLE_PUTS.has(method.name) || own.length !== keys.length)
      return null;
    if (!own.every((key) => KEY.test(key.text.trim()))) return null;
    if (own.map((key) => unquote(key.text.trim())).join('\n') === wanted) found = value;
  }
  return found;
}

const unquote = (key: string): string => key.replace(/^["']|["']$/gu, '');

function readList(operations: readonly Give[], index: number): Expression | null {
  const values: Expression[] = [];
  for (const { method } of operations) {
    const [first, ...more] = method?.args ?? [];
    if (method === null || more.length > 0) return null;
    if (LIST_ADDS.has(method.name)) {
      if (first === undefined) return null;
      values.push(first);
    } else if (method.name === 'remove' || method.name === 'pop') {
      const last = method.name === 'pop' && first === undefined;
      if (!last && !/^\d{1,6}$/u.test(first?.text.trim() ?? '')) return null;
      const place = last ? values.length - 1 : Number(first?.text.trim());
      if (place < 0 || place >= values.length) return null;
      values.splice(place, 1);
    } else return null;
  }
  return values[index] ?? null;
}
