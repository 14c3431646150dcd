/** Types of CEL expressions over the facts, as far as policies need them. */
import { addToGroup } from '../../base/groups.js';
import { COUNT_FIELDS, FACTS, type FactType } from './facts.js';

/** The type of a part of a condition. `object` is a group of facts, such as `accounting`. */
export type Type =
  | { readonly kind: 'int' | 'double' | 'bool' | 'string' | 'unknown' }
  | { readonly kind: 'list' | 'map'; readonly of: Type }
  | { readonly kind: 'object'; readonly name: string; readonly fields: ReadonlyMap<string, Type> };

/** CEL's `int`. */
export const INT: Type = { kind: 'int' };

/** CEL's `double`. It can be compared with an `int`, but not added to one without `double()`. */
export const DOUBLE: Type = { kind: 'double' };

/** CEL's `bool`: the type that a condition must have. */
export const BOOL: Type = { kind: 'bool' };

/** CEL's `string`. */
export const STRING: Type = { kind: 'string' };
/** The type of a faulty part. It matches every type, so that one fault is reported once. */
export const UNKNOWN: Type = { kind: 'unknown' };

/** Returns the type of a list of elements of a type. */
export const createListType = (of: Type): Type => ({ kind: 'list', of });

/** Describes a type for a fault message. */
export function describeType(type: Type): string {
  if (type.kind === 'list') return type.of.kind === 'unknown' ? 'list' : `list of ${describeType(type.of)}`;
  return type.kind === 'object' ? `group "${type.name}"` : type.kind;
}

/** Returns whether one type can be used in place of the other. */
export function isCompatible(a: Type, b: Type): boolean {
  if (a.kind === 'unknown' || b.kind === 'unknown') return true;
  if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind) return isCompatible(a.of, b.of);
  return a.kind === b.kind && a.kind !== 'object';
}

/** Returns the more specific of two types that are equal except for unknown parts. */
export function joinTypes(a: Type, b: Type): Type {
  if (a.kind === 'unknown') return b;
  if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind) return { kind: a.kind, of: joinTypes(a.of, b.of) };
  return a;
}

/** Returns whether a type is `int` or `double`; false for the type of a faulty part. */
export const isNumber = (type: Type): boolean => type.kind === 'int' || type.kind === 'double';

const COUNTS: Type = {
  kind: 'object',
  name: 'findings.by_plane[…]',
  fields: new Map(COUNT_FIELDS.map((field) => [field, INT])),
};

const BY_FACT_TYPE: Readonly<Record<FactType, Type>> = {
  int: INT,
  double: DOUBLE,
  bool: BOOL,
  string: STRING,
  'list<string>': createListType(STRING),
  'map<counts>': { kind: 'map', of: COUNTS },
};

/** Returns the top-level names of conditions with their types: `tier`, `findings`, … */
export function buildFactTypes(): ReadonlyMap<string, Type> {
  return new Map(
    Object.entries(
      nestTypes(
        '',
        FACTS.map(({ name, type }) => [name.split('.'), BY_FACT_TYPE[type]]),
      ),
    ),
  );
}

/** Builds the types of the fields of a group from their paths inside of it. */
function nestTypes(
  prefix: string,
  facts: readonly (readonly [path: readonly string[], type: Type])[],
): Record<string, Type> {
  const byFirst = new Map<string, (readonly [readonly string[], Type])[]>();
  for (const [[first = '', ...rest], type] of facts) {
    addToGroup(byFirst, first, [rest, type]);
  }
  const types: Record<string, Type> = {};
  for (const [first, fields] of byFirst) {
    const name = prefix === '' ? first : `${prefix}.${first}`;
    const [only] = fields;
    types[first] =
      only !== undefined && only[0].length === 0
        ? only[1]
        : { kind: 'object', name, fields: new Map(Object.entries(nestTypes(name, fields))) };
  }
  return types;
}
