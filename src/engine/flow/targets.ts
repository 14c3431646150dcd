/** What an assignment gives a value to: names, members, places of tables, and patterns of several. */
import { findKid, type PlainNode } from './plain-node.js';

/** A name that gets a value. */
export interface Target {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The key that is written between brackets; null for a name of its own. */
  readonly key: string | null;
  /** The whole place, where the name is that of the table. */
  readonly whole: string | null;
  /** The member that it takes out of an object; null if it takes all. */
  readonly member: string | null;
}

const NAME: ReadonlySet<string> = new Set([
  'identifier',
  'variable_name',
  'instance_variable',
  'class_variable',
  'global_variable',
  'constant',
  'simple_identifier',
  'shorthand_property_identifier_pattern',
  'shorthand_property_identifier',
  'package_identifier',
]);
/** A pattern that takes a member out of an object by the member's own name. */
const SHORT = 'shorthand_property_identifier_pattern';
const NAMED_KEY: ReadonlySet<string> = new Set(['property_identifier']);
const MEMBER: ReadonlySet<string> = new Set([
  'member_expression',
  'field_access',
  'member_access_expression',
  'selector_expression',
  'field_expression',
  'attribute',
  'scoped_property_access_expression',
  'call',
  'scoped_identifier',
]);
const PLACE: ReadonlySet<string> = new Set([
  'subscript',
  'subscript_expression',
  'index_expression',
  'element_access_expression',
  'element_reference',
  'array_access',
]);
/** Something is written through them, or they declare the name within. */
const AROUND: ReadonlySet<string> = new Set([
  'pointer_expression',
  'unary_expression',
  'parenthesized_expression',
  'by_ref',
  'reference_expression',
]);

const MAX_NAME = 200;

/** Returns a name as it is written, without white space. */
const readName = (text: string, { start, end }: PlainNode): string =>
  text.slice(start, Math.min(end, start + MAX_NAME)).replace(/\s+/gu, '');

/** Returns what a left side gives values to, in its order. */
export function listTargets(node: PlainNode, text: string, found: Target[] = []): readonly Target[] {
  const { type, start, end } = node;
  // Which name it is stands in another one.
  if (type === 'dynamic_variable_name') return found;
  if (NAME.has(type)) {
    const name = readName(text, node);
    found.push({ name, start, end, key: null, whole: null, member: type === SHORT ? name : null });
  } else if (MEMBER.has(type)) {
    found.push({ name: readName(text, node), start, end, key: null, whole: null, member: null });
    return found;
  } else if (PLACE.has(type)) {
    const [base] = node.kids;
    if (base === undefined) return found;
    const key = text.slice(base.end, end).trim().slice(1, -1).trim();
    const whole = readName(text, node);
    found.push(
      { name: whole, start, end, key: null, whole: null, member: null },
      { name: readName(text, base), start, end, key, whole, member: null },
    );
  } else if (AROUND.has(type)) {
    for (const kid of node.kids) {
      for (const target of listTargets(kid, text)) found.push({ ...target, key: target.key ?? '' });
    }
  } else if (type === 'pair_pattern' || type === 'object_assignment_pattern' || type === 'assignment_pattern') {
    const inner = findKid(node, 'value', 'left') ?? node.kids[0];
    const key = type === 'pair_pattern' ? findKid(node, 'key') : undefined;
    const member = key !== undefined && NAMED_KEY.has(key.type) ? readName(text, key) : null;
    if (inner !== undefined)
      for (const target of listTargets(inner, text)) found.push(member === null ? target : { ...target, member });
  } else if (
    /^(?:type|type_annotation|predefined_type|integer_literal|number_literal|mutable_specifier)$/u.test(type)
  ) {
    return found;
  } else {
    const skipped = type === 'array_declarator' ? 'size' : type === 'function_declarator' ? 'parameters' : 'type';
    for (const kid of node.kids) if (kid.field !== skipped) listTargets(kid, text, found);
  }
  return found;
}
