/** Compares the parts of a function signature that callers depend on. */
import type { Definition, Parameter } from '../../model.js';

/** Describes each break, the most severe first; empty if callers need no change. */
export function breaksBetween(before: Definition, after: Definition, language: string | null): readonly string[] {
  return [...parameterBreaks(before.parameters, after.parameters, language), ...resultBreaks(before, after, language)];
}

function parameterBreaks(
  before: readonly Parameter[],
  after: readonly Parameter[],
  language: string | null,
): readonly string[] {
  const names = before.map(({ name }) => name);
  const now = after.map(({ name }) => name);
  const gone = before.filter(({ name }) => name !== '' && !now.includes(name));
  const come = after.filter(({ name }) => name !== '' && !names.includes(name));
  const kept = names.filter((name) => now.includes(name));
  const required = come.filter(({ optional }) => !optional);
  const found: string[] = [];
  // `*`, `...`: former named parameters are still accepted.
  const takesAny = after.some(({ name, optional }) => optional && !/\w/u.test(name));
  if (after.length < before.length) {
    if (!takesAny)
      found.push(gone.length === 0 ? 'it takes fewer parameters' : `the parameter ${quoted(gone)} is removed`);
  } else if (after.length > before.length) {
    // A new optional parameter at the end is no break. Before other parameters it shifts them, if calls pass arguments
    // by position.
    const firstNew = after.findIndex(({ name }) => !names.includes(name));
    const between = firstNew >= 0 && firstNew < kept.length && !byName(after[firstNew], language);
    if (required.length > 0) found.push(`the parameter ${quoted(required)} is new and required`);
    else if (between) found.push(`the parameter ${quoted(come)} comes before others`);
  }
  const order = now.filter((name) => kept.includes(name));
  if (kept.length > 1 && new Set(kept).size === kept.length && order.join() !== kept.join()) {
    found.push('its parameters are in another order');
  }
  for (const [index, parameter] of before.entries()) {
    const other =
      after.find(({ name }) => name !== '' && name === parameter.name) ??
      (after.length === before.length ? after[index] : undefined);
    if (other === undefined) continue;
    if (parameter.optional && !other.optional) found.push(`the parameter ${other.name} is now required`);
    else if (narrows(parameter.type, other.type))
      found.push(`the parameter ${other.name} takes ${other.type}, no longer ${parameter.type}`);
  }
  return found;
}

/** Returns whether arguments for the parameter are usually passed by name, so that its position does not matter. */
function byName(parameter: Parameter | undefined, language: string | null): boolean {
  return parameter?.optional === true && ['Kotlin', 'Swift', 'Dart', 'Scala'].includes(language ?? '');
}

function quoted(parameters: readonly Parameter[]): string {
  return parameters
    .slice(0, 4)
    .map(({ name }) => name)
    .join(', ');
}

/** Returns whether the new type accepts less than the old one. Types are compared as written. */
function narrows(before: string, after: string): boolean {
  const [a, b] = [plain(before), plain(after)];
  if (
    a === '' ||
    b === '' ||
    a === b ||
    /^(?:any|unknown|object|mixed|dynamic|interface\{\}|Any|Object|&?[A-Z])$/u.test(b)
  )
    return false;
  const taken = new Set(alternatives(b));
  if (alternatives(a).every((one) => taken.has(one))) return false;
  // `T` → `T?`, `Optional[T]`, `impl Into<T>`, `const T &`, `readonly T[]`: accepts all old values.
  return !takesMore(a, b);
}

function takesMore(a: string, b: string): boolean {
  const bare = b.replace(/^(?:const|readonly|final|in|out|mut|borrowing|@\w+)/u, '').replace(/[?&]+$/u, '');
  return (
    bare === a.replace(/[?&]+$/u, '').replace(/^(?:const|readonly|final)/u, '') ||
    b === `Optional[${a}]` ||
    b === `Readonly<${a}>` ||
    b.startsWith('impl') ||
    (/^(?:Readonly|Iterable|Iterator|Sequence|Collection|Maybe)/u.test(b) && b.includes(a.slice(0, 60)))
  );
}

function alternatives(type: string): readonly string[] {
  return type.split('|').filter((part) => part !== '');
}

/**
 * Returns a type without white space and namespaces. `std::string` and `string` are the same type if only an import
 * changed.
 */
function plain(type: string): string {
  return type
    .slice(0, 500)
    .replace(/\s+/gu, '')
    .replace(/(?:[A-Za-z_]\w{0,60}(?:::|\.)){1,6}(?=[A-Za-z_])/gu, '');
}

/**
 * Describes breaks of the result: callers must now await it, or it has another type. Types are compared only if both
 * are written.
 */
function resultBreaks(before: Definition, after: Definition, language: string | null): readonly string[] {
  const [was, is] = [waits(before.signature), waits(after.signature)];
  if (was !== is)
    return [is ? 'callers now have to wait for its result' : 'it gives its result at once: what awaited it needs not'];
  // In C++ a colon after the parameters begins the initializers of a constructor, not a type.
  if (language === 'C++' || language === 'C') return [];
  const [old, now] = [resultOf(before.signature), resultOf(after.signature)];
  if (old === '' || now === '' || old === now || /^(?:void|None|\(\)|Unit|undefined)$/u.test(old)) return [];
  return narrows(now, old) ? [`it gives ${now}, no longer ${old}`] : [];
}

function waits(signature: string): boolean {
  return /(?:^|\s)(?:async|suspend)(?:\s|$)|(?::|->)\s*(?:Promise|Awaitable|Coroutine|Future)\b/u.test(
    signature.slice(0, 2_000),
  );
}

/** Returns the text after the last parameter list: `: number`, `-> int`, `( int , error )`. */
function resultOf(signature: string): string {
  const text = signature.slice(0, 2_000);
  const mark = Math.max(text.lastIndexOf(') :'), text.lastIndexOf(') ->'), text.lastIndexOf(') =>'));
  if (mark < 0) return '';
  return plain(text.slice(mark + 1).replace(/^\s*(?::|->|=>)/u, ''));
}
