/** Options that change how data is written, or what generated code looks like (descriptor.proto). */
import { clip } from '../../wording.js';
import type { Break } from '../breaks.js';
import type { Description } from './schema.js';
import type { Field } from './statements.js';

/** Options of a file that change names, packages or the form of generated code. */
const FILE_OPTIONS = /^(?:syntax|(?:java|go|objc|php|ruby|swift|csharp|cc|py)_\w+|optimize_for|features\.[\w.()]+)$/u;
/** Options that change the bytes. */
const BYTES = /^features\.(?:message_encoding|repeated_field_encoding|field_presence)$/u;

/** Reports another package, and options of the file. In hunks, only what they show on both sides is compared. */
export function findOptionBreaks(before: Description, after: Description): readonly Break[] {
  // A side without anything does not exist.
  if (before.options.size + before.blocks.size === 0 || after.options.size + after.blocks.size === 0) return [];
  if (before.package !== after.package) {
    return [
      {
        line: after.options.get('package')?.line ?? 1,
        title: `The package changes from ${formatPackage(before.package)} to ${formatPackage(after.package)}`,
        rationale:
          'Calls name the package: clients built before get “unimplemented”, and types in Any are no longer found.',
        anchor: `package ${before.package}`,
      },
    ];
  }
  const names = [...new Set([...before.options.keys(), ...after.options.keys()])].filter(
    (name) => FILE_OPTIONS.test(name) && readOption(before, name) !== readOption(after, name),
  );
  const [first] = names;
  if (first === undefined) return [];
  const bytes = names.some((name) => BYTES.test(name));
  const changes = names
    .slice(0, 6)
    .map(
      (name) => `${name} ${before.options.get(name)?.value ?? 'unset'} → ${after.options.get(name)?.value ?? 'unset'}`,
    );
  return [
    {
      line: after.options.get(first)?.line ?? 1,
      title: clip(`Options of the file change: ${names.join(', ')}`, 110),
      rationale: bytes
        ? `Data is written in another form: ${clip(changes.join('; '), 300)}.`
        : `Generated code gets other names or another form: ${clip(changes.join('; '), 300)}.`,
      anchor: `options ${names.join()}`,
      ...(bytes ? {} : { severity: 'info' as const }),
    },
  ];
}

/** A file without a syntax is proto2; proto3 always checks its strings. */
function readOption({ options }: Description, name: string): string | undefined {
  if (name === 'syntax') return options.get(name)?.value.slice(1, -1) ?? 'proto2';
  return name === 'java_string_check_utf8' && options.get('syntax')?.value.includes('proto3') === true
    ? undefined
    : options.get(name)?.value;
}

function formatPackage(name: string): string {
  return name === '' ? 'none' : clip(name, 40);
}

/** Options of a field, with what each changes. */
const FIELD_OPTIONS: readonly (readonly [name: RegExp, what: string, loud: boolean])[] = [
  [/^features\.(?:message_encoding|repeated_field_encoding)$/u, 'Data is written in another form', true],
  [/^json_name$/u, 'JSON names it otherwise', true],
  [/^(?:features\.field_presence)$/u, 'Generated code no longer tells in the same way whether it was set', false],
  [/^default$/u, 'Readers get another value where it is not set', false],
  [/^(?:jstype|ctype|features\.[\w.()]+)$/u, 'Generated code has another type or other checks for it', false],
];

/** Reports options of one field that change, and `optional` where it makes a difference. */
export function findFieldOptionBreaks(before: Field, after: Field, path: string, words: string): readonly Break[] {
  for (const [name, what, loud] of FIELD_OPTIONS) {
    const keys = [...new Set([...before.options.keys(), ...after.options.keys()])].filter((key) => name.test(key));
    const key = keys.find((one) => before.options.get(one) !== after.options.get(one));
    if (key === undefined || isDefaultJsonName(key, before, after)) continue;
    const [was, is] = [before.options.get(key) ?? 'unset', after.options.get(key) ?? 'unset'];
    return [
      {
        line: after.line,
        title: clip(`${words} changes ${key} from ${clip(was, 30)} to ${clip(is, 30)}`, 118),
        rationale: `${what}. Add a field beside it.`,
        anchor: `${path} ${key}`,
        ...(loud ? {} : { severity: 'info' as const }),
      },
    ];
  }
  if (before.optional === after.optional || before.oneof !== after.oneof) return [];
  return [
    {
      line: after.line,
      title: `${words} is ${after.optional ? 'now' : 'no longer'} optional`,
      rationale: after.optional
        ? 'The bytes stay as they are; generated code has another form, and tells whether it was set.'
        : 'Readers can no longer tell a value that was not set from an empty one.',
      anchor: `${path} optional`,
      severity: 'info',
    },
  ];
}

/** `json_name` as it would be without the option: `orderId` of `order_id`. */
function isDefaultJsonName(key: string, before: Field, after: Field): boolean {
  if (key !== 'json_name') return false;
  const camel = before.name.replace(/_+\w/gu, (part) => part.slice(-1).toUpperCase());
  const read = (field: Field) => field.options.get(key)?.replace(/["']/gu, '') ?? camel;
  return read(before) === read(after);
}
