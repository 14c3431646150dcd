/** What is wrong with a value, field by field, in the words of the contract's errors. */
import type * as z from 'zod';
import type { FieldFault } from './errors.js';

/** More faults than these are not listed: a body of a thousand unknown fields is not worth an answer of that size. */
const MAX_FAULTS = 50;

function toPointerSegment(key: PropertyKey): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** How a place in a value is written. */
export type NamePlace = (path: readonly PropertyKey[]) => string;

/** As a JSON pointer (RFC 6901). */
export const formatJsonPointer: NamePlace = (path) => path.map(toPointerSegment).join('');

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return at === undefined;
}

/** What a schema expects, in words; what is not here is named as it is. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

/** The things that a limit counts; empty for a number, whose value the limit is about. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['string', 'character'],
  ['array', 'entry'],
]);

function describeLimit(word: 'least' | 'most', limit: number | bigint, origin: string): string {
  const thing = COUNTED.get(origin);
  if (thing === undefined) return `must be at ${word} ${limit}`;
  return `must have at ${word} ${limit} ${Number(limit) === 1 ? thing : thing === 'entry' ? 'entries' : `${thing}s`}`;
}

/** The messages that zod writes itself begin so. A schema's own message says what its writer wanted, and stays. */
const BUILT_IN = /^(?:Too small|Too big|Invalid option|Invalid input): /u;

/** Says what is wrong with a value. @param kinds what a schema expects, in other words than those of JSON */
export function describeIssue(issue: z.core.$ZodIssue, kinds: ReadonlyMap<string, string> = KINDS): string {
  if (!BUILT_IN.test(issue.message)) return issue.message;
  if (issue.code === 'too_small' && issue.inclusive !== false)
    return describeLimit('least', issue.minimum, issue.origin);
  if (issue.code === 'too_big' && issue.inclusive !== false) return describeLimit('most', issue.maximum, issue.origin);
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type')
    return `must be ${kinds.get(issue.expected) ?? KINDS.get(issue.expected) ?? issue.expected}`;
  return issue.message;
}

/** Each fault of a value that its schema refused, at most 50. */
export function listFieldFaults(error: z.ZodError, value: unknown, place: NamePlace = formatJsonPointer): FieldFault[] {
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : describeIssue(issue) }],
    )
    .slice(0, MAX_FAULTS);
}
