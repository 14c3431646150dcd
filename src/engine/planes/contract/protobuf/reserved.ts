/** What a message says of its numbers beside its fields: what is reserved, what others may extend, what excludes what. */
import { clip } from '../../wording.js';
import type { Break } from '../breaks.js';
import { type Block, isNamed } from './schema.js';
import type { Field, Ranges } from './statements.js';

/** Returns whether a number is in one of the ranges. */
export function contains(ranges: Ranges, number: number): boolean {
  return ranges.some(([first, last]) => first <= number && number <= last);
}

/** Reports numbers and names that are no longer reserved, and extension ranges that end earlier. */
export function findReservedBreaks(before: Block, after: Block): readonly Break[] {
  const where = isNamed(before) ? ` of ${clip(before.name, 50)}` : '';
  const used = new Set(after.fields.map(({ number }) => number));
  const names = before.reservedNames.filter((name) => !after.reservedNames.includes(name));
  const numbers = subtract(before.reservedNumbers, [...after.reservedNumbers, ...after.extensions]);
  const taken = after.fields.find(({ number }) => contains(before.reservedNumbers, number));
  const breaks: Break[] = [];
  if (taken !== undefined) {
    breaks.push({
      line: taken.line,
      title: `The reserved number ${taken.number}${where} is used for ${clip(taken.name, 50)}`,
      rationale:
        'Data written before the number was reserved reads as the new field. Take a number that was never used.',
      anchor: `${before.name} reserved ${taken.number}`,
    });
  }
  const free = [...numbers.filter(([first, last]) => first !== last || !used.has(first)).map(formatRange), ...names];
  if (free.length > 0) {
    breaks.push({
      line: after.reservedLines[0] ?? after.line,
      title: `${clip(free.join(', '), 50)}${where} is no longer reserved`,
      rationale: 'The next field may take it, and then old data reads as something it is not. Keep it reserved.',
      anchor: `${before.name} unreserved ${free.join()}`,
    });
  }
  const closed = subtract(before.extensions, [...after.extensions, ...after.reservedNumbers]);
  if (closed.length > 0) {
    breaks.push({
      line: after.line,
      title: `Numbers ${clip(closed.map(formatRange).join(', '), 40)}${where} may no longer be extended`,
      rationale: 'Files of others that extend the message with these numbers no longer compile.',
      anchor: `${before.name} extensions ${closed.map(formatRange).join()}`,
    });
  }
  return breaks;
}

function formatRange([first, last]: readonly [number, number]): string {
  return first === last ? String(first) : `${first} to ${last}`;
}

/** Returns the parts of the first ranges that the others do not contain. */
function subtract(ranges: Ranges, others: Ranges): Ranges {
  let left: Ranges = ranges;
  for (const [first, last] of others) {
    left = left.flatMap(([from, to]): Ranges => {
      if (last < from || first > to) return [[from, to]];
      const below: Ranges = from < first ? [[from, first - 1]] : [];
      return to > last ? [...below, [last + 1, to]] : below;
    });
  }
  return left;
}

/**
 * Reports fields that move into, out of or between oneofs (protobuf guide, “Updating A Message Type”: a field alone may
 * move into a new one; several, or into one that exists, may clear each other).
 */
export function findOneofBreaks(before: Block, after: Block): readonly Break[] {
  const now = new Map(after.fields.map((field) => [field.name, field]));
  const moves = before.fields.flatMap((field) => {
    const other = now.get(field.name);
    return other === undefined || other.number !== field.number || other.oneof === field.oneof
      ? []
      : [{ field, other }];
  });
  const [first] = moves;
  if (first === undefined) return [];
  // The whole of one oneof under another name is the same set of fields.
  const isRename = isSameSet(before.fields, first.field.oneof, after.fields, first.other.oneof);
  const clears =
    !isRename &&
    moves.some(
      ({ other }) =>
        other.oneof !== '' && after.fields.filter((one) => one.oneof === other.oneof && !isNew(before, one)).length > 1,
    );
  const names = moves.slice(0, 6).map(({ field }) => clip(field.name, 40));
  const title = isRename
    ? `The oneof ${clip(first.field.oneof, 40)} is renamed to ${clip(first.other.oneof, 40)}`
    : first.other.oneof === ''
      ? `${names.join(', ')} leaves the oneof ${clip(first.field.oneof, 40)}`
      : `${names.join(', ')} moves into the oneof ${clip(first.other.oneof, 40)}`;
  return [
    {
      line: first.other.line,
      title: clip(isNamed(before) ? `${clip(before.name, 40)}: ${title}` : title, 118),
      rationale: clears
        ? 'Of the fields of a oneof only the last one is kept: messages that hold several lose the others. Add a new field in the oneof instead.'
        : 'The bytes stay as they are; generated code has other names and another way to ask which field is set.',
      anchor: `${before.name} oneof ${names.join()}`,
      ...(clears ? {} : { severity: 'info' as const }),
    },
  ];
}

function isNew(before: Block, field: Field): boolean {
  return !before.fields.some(({ name }) => name === field.name);
}

function isSameSet(before: readonly Field[], old: string, after: readonly Field[], now: string): boolean {
  if (old === '' || now === '') return false;
  const names = (fields: readonly Field[], oneof: string) =>
    fields
      .filter((field) => field.oneof === oneof)
      .map(({ name }) => name)
      .toSorted()
      .join();
  return names(before, old) === names(after, now);
}
