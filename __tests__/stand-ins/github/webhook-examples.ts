/** Real payloads of GitHub's webhooks, and what is wrong with ones that are not: fields missing, null, or of another type. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../../../__tests__/stand-ins/github/webhook-examples.jsonl');
const Example = z.object({ event: z.string(), payload: z.record(z.string(), z.json()) });

/** A payload, and the event that it is of. */
export type WebhookExample = z.infer<typeof Example>;

/** One example of each action of the events that matter here, in the order of the file. */
export const EXAMPLES: readonly WebhookExample[] = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => Example.parse(JSON.parse(line)));

/** `pull_request opened`, or `push` for an event without actions. */
export const nameExample = ({ event, payload }: WebhookExample): string =>
  typeof payload['action'] === 'string' ? `${event} ${payload['action']}` : event;

const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(100_000),
  '\u0000\ud800',
  'a/b\n::error::x',
  [],
  [[]],
  {},
  true,
];

/** All paths into a value, as lists of keys. */
function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...listPaths(item, [...path, key])]);
}

/** Puts something else at the end of a path, or removes what is there (undefined). */
function damage(value: unknown, [key = '', ...rest]: readonly string[], wrong: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, item]) => {
    if (name !== key) return [[name, item] as const];
    if (rest.length > 0) return [[name, damage(item, rest, wrong)] as const];
    return wrong === undefined ? [] : [[name, wrong] as const];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Examples with one to four faults each. Shallow places, which decide, are hit as often as deep ones. */
export const damagedExamples: fc.Arbitrary<{ readonly event: string; readonly payload: unknown }> = fc
  .constantFrom(...EXAMPLES)
  .chain(({ event, payload }) => {
    const paths = listPaths(payload);
    const place = fc.oneof(fc.constantFrom(...paths.filter(({ length }) => length <= 3)), fc.constantFrom(...paths));
    const fault = fc.tuple(place, fc.constantFrom(undefined, ...WRONG));
    return fc.array(fault, { minLength: 1, maxLength: 4 }).map((faults) => ({
      event,
      payload: faults.reduce<unknown>((whole, [path, wrong]) => damage(whole, path, wrong), payload),
    }));
  });
