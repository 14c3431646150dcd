/** Types of CEL expressions over the facts, as far as a policy needs them. */
import { COUNT_FIELDS, FACTS, type FactType } from './facts.js';

export type Type =
  | { readonly kind: 'int' | 'double' | 'bool' | 'string' | 'unknown' }
  | { readonly kind: 'list' | 'map'; readonly of: Type }
  | { readonly kind: 'object'; readonly name: string; readonly fields: ReadonlyMap<string, Type> };

export const INT: Type = { kind: 'int' };
export const DOUBLE: Type = { kind: 'double' };
export const BOOL: Type = { kind: 'bool' };
export const STRING: Type = { kind: 'string' };
/** What a faulty part has: it fits everywhere, so that one fault is told once. */
export const UNKNOWN: Type = { kind: 'unknown' };

export const listOf = (of: Type): Type => ({ kind: 'list', of });

/** A type in words, for faults. */
export function nameOf(type: Type): string {
  if (type.kind === 'list') return type.of.kind === 'unknown' ? 'list' : `list of ${nameOf(type.of)}`;
  return type.kind === 'object' ? `group "${type.name}"` : type.kind;
}

/** Whether the one may stand where the other does. */
export function same(a: Type, b: Type): boolean {
  if (a.kind === 'unknown' || b.kind === 'unknown') return true;
  if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind) return same(a.of, b.of);
  return a.kind === b.kind && a.kind !== 'object';
}

/** The more exact of two types that are the same but for unknown parts. */
export function join(a: Type, b: Type): Type {
  if (a.kind === 'unknown') return b;
  if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind) return { kind: a.kind, of: join(a.of, b.of) };
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
  'list<string>': listOf(STRING),
  'map<counts>': { kind: 'map', of: COUNTS },
};

/** The names that stand at the top of a condition: `tier`, `findings`, … */
export function factTypes(): ReadonlyMap<string, Type> {
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
