/** Reads what assignments, declarations and other statements give to names. */
import { hasBlocks } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import type { Reader } from './reader.js';
import { type Expression, SHARED, type Step } from './steps.js';
import { listTargets, type Target } from './targets.js';

/** Reads an assignment: each target gets its value, or all of a value that is taken apart. */
export function readAssignment(reader: Reader, node: PlainNode, out: Step[]): void {
  const left = findKid(node, 'left');
  const right = findKid(node, 'right');
  if (left === undefined) {
    reader.maybe(node.kids, node, out);
    return;
  }
  if (!/identifier|variable/u.test(left.type)) for (const kid of left.kids) reader.read(kid, out);
  if (right !== undefined) reader.read(right, out);
  const type = findKid(node, 'type');
  const sign = reader.text.slice(left.end, right?.start ?? node.end).trim();
  // What PHP adds to with this sign is a number then.
  const number = reader.language === 'PHP' && /^[-+*]=$/u.test(sign);
  const plain = number || /^(?::[^=]*)?:?=\s*&?$/u.test(sign);
  const declares = node.type === 'short_var_declaration';
  const targets = listTargets(left, reader.text);
  const values = right !== undefined && /list$/u.test(right.type) ? right.kids : right === undefined ? [] : [right];
  const single = values.length === 1 && targets.length > 1;
  targets.forEach((target, at) => {
    const value =
      targets.length === values.length || (single && values[0] !== undefined) ? values[single ? 0 : at] : right;
    const given = value === undefined ? null : takeOut(target, reader.expression(value));
    reader.give(target, node, number && given !== null ? { ...given, text: '0' } : given, out, {
      adds: !plain && right !== undefined,
      declares,
      bare: right === undefined,
      type: type === undefined ? '' : reader.text.slice(type.start, type.end),
    });
  });
  if (right !== undefined) readAlias(reader, left, right, node, out);
}

/** An object by its name alone. */
const OBJECT = /^[A-Za-z_$][\w$]{0,60}(?:\??\.[A-Za-z_$][\w$]{0,60}){0,5}$/u;

/** Returns the member that a pattern takes out of an object, where the object has a name; else all of it. */
const takeOut = ({ member }: Target, value: Expression): Expression =>
  member !== null && OBJECT.test(value.text) ? { ...value, text: `${value.text}.${member}` } : value;

/** A second name for the same value: what is written by it is not seen. */
function readAlias(reader: Reader, left: PlainNode, right: PlainNode, node: PlainNode, out: Step[]): void {
  const refers =
    node.type === 'reference_assignment_expression' ||
    left.type === 'reference_declarator' ||
    (/^(?:C|C\+\+|Go)$/u.test(reader.language) && reader.text.startsWith('&', right.start)) ||
    (reader.language === 'Rust' && reader.text.startsWith('&mut', right.start));
  if (!refers) return;
  for (const target of listTargets(right, reader.text))
    reader.give({ ...target, key: null }, node, null, out, { adds: true });
}

/** Reads a declaration. `declared` is the type that several share; `own`: it makes a name of its block. */
export function readDeclaration(reader: Reader, node: PlainNode, out: Step[], declared: string, own: boolean): void {
  const names = node.kids.filter(({ field }) => field === 'name' || field === 'pattern' || field === 'declarator');
  const left = names.length > 0 ? names : node.kids.slice(0, 1);
  const value =
    findKid(node, 'value') ??
    (reader.language === 'C#' ? node.kids.slice(1).find(({ type }) => type !== 'bracketed_argument_list') : undefined);
  const apart = findKid(node, 'alternative');
  if (value !== undefined) reader.read(value, out);
  if (apart !== undefined) reader.maybe([apart], node, out);
  const targets = left.flatMap((one) => listTargets(one, reader.text));
  const values =
    value !== undefined && /list$/u.test(value.type) && value.type !== 'initializer_list'
      ? value.kids
      : value === undefined
        ? []
        : [value];
  const type = findKid(node, 'type');
  targets.forEach((target, at) => {
    const given = values.length === targets.length ? values[at] : value;
    reader.give(target, node, given === undefined ? null : takeOut(target, reader.expression(given)), out, {
      declares: own && hasBlocks(reader.language) && node.type !== 'named_expression',
      bare: value === undefined,
      type: (type === undefined ? declared : reader.text.slice(type.start, type.end)).replace(/^:\s*/u, ''),
    });
  });
  if (value !== undefined && left[0] !== undefined) readAlias(reader, left[0], value, node, out);
}

/** Names that something else than an assignment binds: nothing is known of their values. */
export function readBinding(reader: Reader, node: PlainNode, out: Step[]): void {
  const shared = /^(?:global|nonlocal)|use_clause$/u.test(node.type);
  const every = shared || /^(?:delete|unset)/u.test(node.type);
  const named = node.kids.filter(({ field, type }) =>
    node.type === 'anonymous_function_use_clause' ? type === 'by_ref' : field === 'name' || field === 'alias' || every,
  );
  for (const one of named)
    for (const target of listTargets(one, reader.text))
      reader.give(target, node, null, out, { adds: shared, ...(shared && { type: SHARED }) });
}
