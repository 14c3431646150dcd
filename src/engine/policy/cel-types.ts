/** Types of CEL expressions over the facts, as far as policies need them. */
import { COUNT_FIELDS, FACTS, type FactType } from './facts.js';

export type Type =
  | { readonly kind: 'int' | 'double' | 'bool' | 'string' | 'unknown' }
  | { readonly kind: 'list' | 'map'; readonly of: Type }
  | { readonly kind: 'object'; readonly name: string; readonly fields: ReadonlyMap<string, Type> };

export const INT: Type = { kind: 'int' };
export const DOUBLE: Type = { kind: 'double' };
export const BOOL: Type = { kind: 'bool' };
export const STRING: Type = { kind: 'string' };
/** The type of a faulty part. It matches every type, so that one fault is reported once. */
export const UNKNOWN: Type = { kind: 'unknown' };

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
  const groups = new Map<string, Map<string, Type>>();
  const top = new Map<string, Type>();
  for (const { name, type } of FACTS) {
    const [group = name, field] = name.split('.');
    if (field === undefined) {
      top.set(group, BY_FACT_TYPE[type]);
      continue;
    }
    const fields = groups.get(group) ?? new Map<string, Type>();
    fields.set(field, BY_FACT_TYPE[type]);
    groups.set(group, fields);
    top.set(group, { kind: 'object', name: group, fields });
  }
  return top;
}
