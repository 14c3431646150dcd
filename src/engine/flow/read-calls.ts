/** Reads what calls and operators do to the names that they are given. */
import {
  ADDS_TEXT,
  BY_REFERENCE,
  CHANGES,
  EACH,
  isLeaving,
  PRINTS,
  PRINTS_BEHIND,
  READS_INTO,
  readCallParts,
} from './calls.js';
import { findRole } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import type { Reader } from './reader.js';
import type { Step } from './steps.js';
import { listTargets } from './targets.js';

/** Reads a call: what it adds to what it is called on, and what it may write to what it is given. */
export function readCall(reader: Reader, node: PlainNode, out: Step[]): void {
  const { receiver, callee, args } = readCallParts(node, reader.text);
  const each = receiver !== null && EACH.has(callee) ? receiver : null;
  for (const kid of node.kids) readArgument(reader, kid, each, out);
  const list = findKid(node, 'arguments');
  const given = list === undefined ? null : reader.expression(list);
  const method = callee.replace(/^.*[.:>]/u, '');
  if (receiver !== null && (ADDS_TEXT.has(method) || CHANGES.has(method)) && given !== null) {
    const [target] = listTargets(receiver, reader.text);
    if (target !== undefined)
      reader.give({ ...target, key: null }, node, given, out, {
        adds: true,
        quiet: !ADDS_TEXT.has(method),
        method: { name: method, args: args.map((one) => reader.expression(one)) },
      });
  }
  const qualified = receiver === null ? callee : `${reader.text.slice(receiver.start, receiver.end)}.${callee}`;
  const [into, ...others] = args;
  if (into !== undefined && PRINTS.test(qualified)) {
    const printed =
      others[0] === undefined
        ? null
        : reader.expression({ start: others[0].start, end: others.at(-1)?.end ?? node.end });
    const bounded = /^\s{0,4}(?:sizeof\b[^,]{0,60}|\d{1,6}|[A-Z_]{2,40}|\w{0,20}(?:size|len)\w{0,10})\s{0,4},/u;
    const format = /printf?|write/iu.test(qualified);
    const value =
      printed === null
        ? null
        : { ...printed, text: format ? `sprintf(${printed.text.replace(bounded, '')})` : `(${printed.text})` };
    for (const target of listTargets(into, reader.text))
      reader.give({ ...target, key: null }, node, value, out, { adds: PRINTS_BEHIND.test(qualified) });
  } else if (into !== undefined && reader.language === 'PHP' && /^\\?settype$/iu.test(callee)) {
    const type = others[0];
    const number = type !== undefined && TO_NUMBER.test(reader.text.slice(type.start, type.end));
    const value = { start: node.start, end: node.start, text: '0' };
    for (const target of listTargets(into, reader.text))
      reader.give(target, node, number ? value : null, out, { adds: !number });
  } else if (mayRead(reader, qualified)) {
    for (const arg of args.slice(reader.language !== 'PHP' ? 0 : SUBJECT.test(qualified) ? 2 : 1))
      for (const target of listTargets(arg, reader.text)) reader.give(target, node, null, out, { adds: true });
  }
  for (const arg of list?.kids ?? []) readReference(reader, arg, qualified, node, out);
  if (isLeaving(qualified, reader.language, reader.text))
    out.push({ kind: 'leave', start: node.start, end: node.end, out: true, value: null });
}

/** Functions of PHP whose second argument is only read. */
const SUBJECT = /preg_match|sscanf/u;
/** Types of PHP that hold no text. */
const TO_NUMBER = /^["'](?:int|integer|float|double|bool|boolean)["']$/u;

function mayRead(reader: Reader, callee: string): boolean {
  return reader.language === 'PHP'
    ? BY_REFERENCE.test(callee)
    : /^C(?:\+\+)?$/u.test(reader.language) && READS_INTO.test(callee);
}

function readArgument(reader: Reader, kid: PlainNode, each: PlainNode | null, out: Step[]): void {
  const role = findRole(kid.type);
  const block = kid.type === 'block' && kid.field === 'block';
  if (role === 'inner' || block) reader.readInner(kid, out, each);
  else if (each !== null && (kid.field === 'arguments' || kid.type === 'argument'))
    for (const one of kid.kids) readArgument(reader, one, each, out);
  else reader.read(kid, out);
}

/** `&name`, `ref name`, `out name`: the call may give it a value. */
function readReference(reader: Reader, arg: PlainNode, callee: string, call: PlainNode, out: Step[]): void {
  const written = reader.text.slice(arg.start, arg.end);
  const way = /^(?:&(?!&)(?:mut\s)?|ref\s|out\s)/u.exec(written)?.[0];
  if (
    way === undefined ||
    !/^(?:C|C\+\+|C#|Go|Rust)$/u.test(reader.language) ||
    (reader.language === 'Rust' && !written.startsWith('&mut'))
  )
    return;
  const parsed = /TryParse(?:Exact)?$/u.test(callee) && way.startsWith('out');
  const value = parsed ? { start: arg.start, end: arg.start, text: '0' } : null;
  for (const target of listTargets(arg.kids.at(-1) ?? arg, reader.text))
    reader.give({ ...target, key: null }, call, value, out, {
      adds: !way.startsWith('out'),
      ...(parsed && { type: 'int' }),
    });
}

/** `text << more` of Ruby and of streams, and `stream >> name`. */
export function readShift(reader: Reader, node: PlainNode, out: Step[]): void {
  const [left, right] = [node.kids[0], node.kids.at(-1)];
  if (left === undefined || right === undefined || left === right) return;
  const sign = reader.text.slice(left.end, right.start).trim();
  if (sign !== '<<' && !(sign === '>>' && reader.language === 'C++')) return;
  let base = left;
  while (/^binary/u.test(base.type) && base.kids[0] !== undefined) base = base.kids[0];
  const into = sign === '<<' ? base : right;
  if (!/identifier|variable/u.test(into.type)) return;
  const value = sign === '<<' ? reader.expression(right) : null;
  for (const target of listTargets(into, reader.text)) reader.give(target, node, value, out, { adds: true });
}
