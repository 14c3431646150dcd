import type { FileChange, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { type Break, mergeDuplicates, toFindings } from './breaks.js';
import { isOurs } from './own-files.js';
import { findFieldBreaks } from './protobuf/fields.js';
import { findMethodBreaks } from './protobuf/methods.js';
import { findOptionBreaks } from './protobuf/options.js';
import { type Block, type Description, isNamed, readDescriptions } from './protobuf/schema.js';
import { createLineMapper, readStretches } from './stretches.js';

/**
 * Reports a protocol buffers file that no longer reads data written with its old version (“Updating A Message Type” of
 * the protobuf guide).
 */
export const protobufBreak: Rule = {
  id: 'contract/protobuf-break',
  severity: 'info',
  summary: 'A protocol buffers message or service breaks its clients',
  docs: {
    why: 'Stored and sent data names fields only by number. If a number is used again for something else, old data is read wrongly.',
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
    const files = change.files
      .filter((file) => file.file.path.endsWith('.proto') && isOurs(file))
      .map((file): DescribedFile => {
        const [before, after] = readDescriptions(readStretches(file));
        return { file, before, after, place: createLineMapper(file), breaks: [] };
      });
    const moved = new Map<string, DescribedFile>();
    for (const one of files) for (const name of one.after.blocks.keys()) moved.set(`${one.after.package} ${name}`, one);
    for (const one of files) compareFile(one, moved);
    return leaveToPerson(mergeDuplicates(files.flatMap(({ file, breaks }) => toFindings(file, breaks))));
  },
};

/** A file of the change, with the breaks that are found in its new side. */
interface DescribedFile {
  readonly file: FileChange;
  readonly before: Description;
  readonly after: Description;
  readonly place: LineMapper;
  readonly breaks: Break[];
}

/** Maps an old line to its place on the new side. */
type LineMapper = (old: number) => number;

/** Compares a file's blocks with what they become: in the file itself, or in another file with the same package. */
function compareFile(one: DescribedFile, moved: ReadonlyMap<string, DescribedFile>): void {
  const { file, before, after, place } = one;
  const unstable = UNSTABLE.test(before.package);
  const add = (into: DescribedFile, breaks: readonly Break[]) =>
    into.breaks.push(...breaks.map((found) => (unstable ? { ...found, severity: 'info' as const } : found)));
  const gone: Block[] = [];
  for (const block of before.blocks.values()) {
    const target = after.blocks.has(block.name) ? one : moved.get(`${before.package} ${block.name}`);
    const now = target?.after.blocks.get(block.name);
    if (target === undefined || now === undefined) {
      if (isReported(block, before, after)) gone.push(block);
      continue;
    }
    const where = target === one ? place : () => now.line;
    add(target, [...findFieldBreaks(where, block, now), ...findMethodBreaks(where, block, now)]);
  }
  if (file.file.status === 'deleted') add(one, reportDeletedFile(gone));
  else add(one, [...gone.map((block) => reportRemovedBlock(place, block)), ...findOptionBreaks(before, after)]);
}

/** A package that says that it is not stable: `shop.v1beta1`, `shop.v2alpha`, `shop.test`. */
const UNSTABLE = /\.(?:v\d{1,4}p?\d{0,4}(?:alpha|beta|test)\d{0,4}|test)(?:\.|$)/u;

/** Returns true unless the block is inside another removed block, or its name is unknown. */
function isReported(block: Block, before: Description, after: Description): boolean {
  const outer = block.name.slice(0, Math.max(0, block.name.lastIndexOf('.')));
  return isNamed(block) && block.kind !== 'extend' && (!before.blocks.has(outer) || after.blocks.has(outer));
}

function reportDeletedFile(gone: readonly Block[]): readonly Break[] {
  if (gone.length === 0) return [];
  const services = gone.filter(({ kind }) => kind === 'service');
  const names = (services.length > 0 ? services : gone).slice(0, 8).map(({ name }) => clip(name, 50));
  return [
    {
      line: 1,
      title: clip(`The file is deleted with ${gone[0]?.kind} ${names.join(', ')}`, 110),
      rationale:
        services.length > 0
          ? 'Clients that call its services get an error. Keep them until nothing calls them any more.'
          : 'Code that was built against it no longer compiles. Make sure that nothing stored or sent still holds one.',
      anchor: `deleted ${names.join()}`,
      ...(services.length > 0 ? {} : { severity: 'info' as const }),
    },
  ];
}

/** A service is called by name; a message or an enum only serves as a type. */
function reportRemovedBlock(place: LineMapper, block: Block): Break {
  return {
    line: place(block.line),
    title: `The ${block.kind} ${clip(block.name, 60)} is removed`,
    rationale:
      block.kind === 'service'
        ? 'Clients that call it get an error. Keep it until nothing calls it any more.'
        : 'Code that was built against it no longer compiles with this file. Make sure that nothing stored or sent still holds one.',
    anchor: block.name,
    ...(block.kind === 'service' ? {} : { severity: 'info' as const }),
  };
}
