/** Compares the fields of two versions of a message, and the values of an enum. */
import { clip } from '../../wording.js';
import type { Break } from '../breaks.js';
import { findFieldOptionBreaks } from './options.js';
import { contains, findOneofBreaks, findReservedBreaks } from './reserved.js';
import { type Block, getLastSegment, isNamed } from './schema.js';
import type { Field } from './statements.js';

/** `place` maps a line of the old side to the new one. */
export function findFieldBreaks(place: (old: number) => number, before: Block, after: Block): readonly Break[] {
  const byNumber = new Map(after.fields.map((field) => [field.number, field]));
  const byName = new Map(after.fields.map((field) => [field.name, field]));
  const isReserved = (number: number) => contains(after.reservedNumbers, number);
  const noun = before.kind === 'enum' ? 'value' : 'field';
  const free: Field[] = [];
  const breaks = before.fields.flatMap((field): readonly Break[] => {
    const path = `${isNamed(before) ? `${before.name}.` : ''}${field.name}`;
    const words = clip(path, 70);
    const same = byName.get(field.name);
    // Several values of an enum may share a number.
    const now = same?.number === field.number ? same : byNumber.get(field.number);
    if (now === undefined && same !== undefined) {
      // `VERSION_CURRENT = 8`: a value that is meant to be increased.
      if (before.kind === 'enum' && COUNTER.test(field.name)) return [];
      return [
        {
          line: same.line,
          title: `${words} changes its number from ${field.number} to ${same.number}`,
          rationale: `What was written with number ${field.number} is no longer read as this ${noun}. Keep the number, or reserve it and add a ${noun} of another name.`,
          anchor: `${path}=${field.number}`,
        },
      ];
    }
    if (now === undefined) {
      if (!isReserved(field.number)) free.push(field);
      return [];
    }
    return now.name === field.name
      ? compareFields(field, now, path, words)
      : reportRenamedField(field, now, path, words, noun, byName.has(field.name));
  });
  const removed =
    before.kind === 'extend'
      ? reportRemovedExtensions(place, before, free)
      : reportRemovedFields(place, before, free, noun);
  return [...breaks, ...removed, ...findReservedBreaks(before, after), ...findOneofBreaks(before, after)];
}

/** Names of values that give a count or the newest value. */
const COUNTER = /(?:^|_)(?:current|latest|last|max|count|num|size|end|sentinel)(?:_|$)/iu;

/** An extension has no numbers of its own to reserve: what goes is the field that others set by name. */
function reportRemovedExtensions(
  place: (old: number) => number,
  block: Block,
  gone: readonly Field[],
): readonly Break[] {
  const [first] = gone;
  if (first === undefined) return [];
  const names = gone.slice(0, 8).map(({ name }) => clip(name, 40));
  return [
    {
      line: place(first.line),
      title: clip(`The extension ${names.join(', ')} is removed`, 110),
      rationale: 'Code that sets or reads it no longer compiles.',
      anchor: `${block.name} removed ${names.join(' ')}`,
      severity: 'info',
    },
  ];
}

/** Reports fields removed from one message without reserving their numbers, as one finding. */
function reportRemovedFields(
  place: (old: number) => number,
  block: Block,
  free: readonly Field[],
  noun: string,
): readonly Break[] {
  const [first] = free;
  if (first === undefined) return [];
  const where = isNamed(block) ? ` of ${clip(block.name, 50)}` : '';
  const named = free.slice(0, 10).map(({ name, number }) => `${clip(name, 40)} = ${number}`);
  return [
    {
      line: place(first.line),
      title:
        free.length === 1
          ? `The ${noun} ${clip(first.name, 50)}${where} is removed and its number ${first.number} is not reserved`
          : `${free.length} ${noun}s${where} are removed and their numbers are not reserved`,
      rationale: `The next ${noun} may take a number that is free again, and then old data reads as something it is not. Add “reserved” with the numbers and the names. Removed: ${named.join(', ')}${free.length > 10 ? ', …' : ''}.`,
      anchor: `${block.name} removed ${free.map(({ name }) => name).join(' ')}`,
    },
  ];
}

/** Reports a number with a new meaning. If the type stays and the old name is gone, the field may only be renamed. */
function reportRenamedField(
  field: Field,
  now: Field,
  path: string,
  words: string,
  noun: string,
  oldNameStays: boolean,
): readonly Break[] {
  const reused = oldNameStays || !isCompatible(field.type, now.type) || field.label !== now.label;
  return [
    {
      line: now.line,
      title: reused
        ? `The number ${field.number} of ${words} is used for ${clip(now.name, 50)}`
        : `The ${noun} ${words} is renamed to ${clip(now.name, 50)}`,
      rationale: reused
        ? `Data written before reads as the new ${noun}, or not at all. Take a number that was never used.`
        : 'The binary form stays as it is; JSON, text format and generated code know it by its name.',
      anchor: `${path}=${field.number} ${reused ? 'reused' : 'renamed'}`,
      ...(reused ? {} : { severity: 'info' as const }),
    },
  ];
}

function compareFields(before: Field, after: Field, path: string, words: string): readonly Break[] {
  if (!isCompatible(before.type, after.type)) {
    return [
      {
        line: after.line,
        title: `${words} changes its type from ${clip(before.type, 40)} to ${clip(after.type, 40)}`,
        rationale: `Data written as ${clip(before.type, 40)} is misread or refused. Reserve the number and add a field of the new type.`,
        anchor: `${path}:${before.type}`,
      },
    ];
  }
  if (before.type !== after.type && getLastSegment(before.type) !== getLastSegment(after.type)) {
    return [
      {
        line: after.line,
        title: `${words} changes its type from ${clip(before.type, 40)} to ${clip(after.type, 40)}`,
        rationale:
          'The bytes can still be read, but large values are cut, JSON may write them in another form, and generated code has another type.',
        anchor: `${path}:${before.type}`,
        severity: 'info',
      },
    ];
  }
  if (before.label === after.label) return findFieldOptionBreaks(before, after, path, words);
  const strict = before.label === 'required' || after.label === 'required';
  return [
    {
      line: after.line,
      title: `${words} changes from ${before.label} to ${after.label}`,
      rationale: strict
        ? 'Programs built before and after the change refuse each other’s messages if the field is missing. A required field can never be removed safely.'
        : 'Of several values only the last one is read, and packed numbers not at all. Add a field beside it.',
      anchor: `${path} ${before.label}`,
    },
  ];
}

/** Types that can read each other's encoding. A named type may be an enum, which is read as a whole number. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['int32', 'uint32', 'int64', 'uint64', 'bool']),
  new Set(['sint32', 'sint64']),
  new Set(['string', 'bytes']),
  new Set(['fixed32', 'sfixed32']),
  new Set(['fixed64', 'sfixed64']),
];
const SCALARS = new Set([...ALIKE.flatMap((group) => [...group]), 'double', 'float', '']);

function isCompatible(before: string, after: string): boolean {
  if (before === after || ALIKE.some((group) => group.has(before) && group.has(after))) return true;
  // `Money` and `.shop.v1.Money` may be the same type.
  if (SCALARS.has(before) || SCALARS.has(after)) return false;
  return getLastSegment(before) === getLastSegment(after);
}
