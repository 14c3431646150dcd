import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { type Break, mergeDuplicates, toFindings } from './breaks.js';
import { isOurs } from './own-files.js';
import { type Block, type Field, readBlocks } from './protobuf-schema.js';
import { createLineMapper, readStretches } from './stretches.js';

/**
 * Reports a protocol buffers file that no longer reads data written with its old version (“Updating A Message Type” of
 * the protobuf guide).
 */
export const protobufBreak: Rule = {
  id: 'contract/protobuf-break',
  severity: 'warn',
  summary: 'A protocol buffers message or service breaks those who speak it',
  docs: {
    why: 'What is stored or sent names fields by number only. A number that is free again, or means something else, makes old data read as something it is not.',
    bad: {
      files: {
        'api/order.proto': [
          ' syntax = "proto3";',
          ' message Order {',
          '-  string note = 3;',
          '+  int64 total = 3;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'api/order.proto': [
          ' syntax = "proto3";',
          ' message Order {',
          '-  string note = 3;',
          '+  reserved 3;',
          '+  reserved "note";',
          '+  int64 total = 4;',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const files = change.files.filter((file) => file.file.path.endsWith('.proto') && isOurs(file));
    const read = files.map((file) => ({ file, place: createLineMapper(file), sides: readBlocks(readStretches(file)) }));
    const elsewhere = new Set(read.flatMap(({ sides: [, after] }) => [...after.keys()]));
    const findings = read.flatMap(({ file, place, sides: [before, after] }) =>
      toFindings(
        file,
        [...before.values()].flatMap((block) => {
          const now = after.get(block.name);
          if (now !== undefined) return [...findFieldBreaks(place, block, now), ...findMethodBreaks(place, block, now)];
          const gone = !elsewhere.has(block.name) && (file.file.status !== 'deleted' || block.kind === 'service');
          return gone ? reportRemovedBlock(place, block, before, after) : [];
        }),
      ),
    );
    return mergeDuplicates(findings);
  },
};

/** Maps an old line to its place on the new side. */
type LineMapper = (old: number) => number;

/**
 * Reports a removed block, but not one inside another removed block. A service is called by name; a message only serves
 * as a type.
 */
function reportRemovedBlock(
  place: LineMapper,
  block: Block,
  before: ReadonlyMap<string, Block>,
  after: ReadonlyMap<string, Block>,
): readonly Break[] {
  const outer = block.name.slice(0, Math.max(0, block.name.lastIndexOf('.')));
  if (!isNamed(block) || block.kind === 'extend' || (before.has(outer) && !after.has(outer))) return [];
  return [
    {
      line: place(block.line),
      title: `The ${block.kind} ${clip(block.name, 60)} is removed`,
      rationale:
        block.kind === 'service'
          ? 'Clients that call it get an error. Keep it until nothing calls it any more.'
          : 'Code that was built against it no longer compiles with this file. Make sure that nothing stored or sent still holds one.',
      anchor: block.name,
      ...(block.kind === 'service' ? {} : { severity: 'info' as const }),
    },
  ];
}

function findFieldBreaks(place: LineMapper, before: Block, after: Block): readonly Break[] {
  const byNumber = new Map(after.fields.map((field) => [field.number, field]));
  const byName = new Map(after.fields.map((field) => [field.name, field]));
  const isReserved = (number: number) =>
    after.reservedNumbers.some(([first, last]) => first <= number && number <= last);
  const noun = before.kind === 'enum' ? 'value' : 'field';
  const free: Field[] = [];
  const breaks = before.fields.flatMap((field): readonly Break[] => {
    const path = `${isNamed(before) ? `${before.name}.` : ''}${field.name}`;
    const words = clip(path, 70);
    const now = byNumber.get(field.number);
    const same = byName.get(field.name);
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
  return [...breaks, ...reportRemovedFields(place, before, free, noun)];
}

/** Names of values that give a count or the newest value. */
const COUNTER = /(?:^|_)(?:current|latest|last|max|count|num|size|end|sentinel)(?:_|$)/iu;

function isNamed(block: Block): boolean {
  return !block.name.includes('?');
}

/** Reports fields removed from one message without reserving their numbers, as one finding. */
function reportRemovedFields(place: LineMapper, block: Block, free: readonly Field[], noun: string): readonly Break[] {
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
  if (before.label === after.label) return [];
  const strict = before.label === 'required' || after.label === 'required';
  return [
    {
      line: after.line,
      title: `${words} changes from ${before.label} to ${after.label}`,
      rationale: strict
        ? 'Programs built before and after refuse each other’s messages where the field is not there. Required is for ever.'
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

function getLastSegment(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}

function findMethodBreaks(place: LineMapper, before: Block, after: Block): readonly Break[] {
  const byName = new Map(after.methods.map((method) => [method.name, method]));
  return before.methods.flatMap((method): readonly Break[] => {
    const now = byName.get(method.name);
    const words = clip(`${isNamed(before) ? `${before.name}.` : ''}${method.name}`, 70);
    if (now === undefined) {
      return [
        {
          line: place(method.line),
          title: `The call ${words} is removed`,
          rationale:
            'Clients that make it get “unimplemented”. Keep it, marked as deprecated, until nothing calls it any more.',
          anchor: `${before.name}.${method.name}`,
        },
      ];
    }
    if (isSameType(method.takes, now.takes) && isSameType(method.gives, now.gives)) return [];
    return [
      {
        line: now.line,
        title: `The call ${words} takes or gives another type`,
        rationale: `It was ${clip(method.takes, 60)} → ${clip(method.gives, 60)}, and is ${clip(now.takes, 60)} → ${clip(now.gives, 60)}. Clients send and read the old ones. Add a call beside it.`,
        anchor: `${before.name}.${method.name}:${method.takes}:${method.gives}`,
      },
    ];
  });
}

function isSameType(before: string, after: string): boolean {
  return (
    before.startsWith('stream ') === after.startsWith('stream ') && getLastSegment(before) === getLastSegment(after)
  );
}
