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
export const jsonPointer: NamePlace = (path) => path.map(toPointerSegment).join('');

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return at === undefined;
}

/** Each fault of a value that its schema refused, at most 50. */
export function listFieldFaults(error: z.ZodError, value: unknown, place: NamePlace = jsonPointer): FieldFault[] {
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : issue.message }],
    )
    .slice(0, MAX_FAULTS);
}
