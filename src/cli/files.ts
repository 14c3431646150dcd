/** Files named on the command line: faults say which file, and what to do. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { UsageError } from './exit.js';

const reasonOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

/** The file's text, or a UsageError. */
export async function readText(path: string, what: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    throw new UsageError(`The ${what} cannot be read: ${reasonOf(fault)}. Name a file that exists and is readable.`, {
      cause: fault,
    });
  }
}

/** The file's JSON in the shape asked for, or a UsageError that names the first place where it differs. */
export async function readJson<T extends z.ZodType>(path: string, what: string, shape: T): Promise<z.infer<T>> {
  const text = await readText(path, what);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new UsageError(`${path} is not JSON: ${reasonOf(fault)}.`, { cause: fault });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UsageError(
    `${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`,
  );
}

/** Writes the file, making its folder; a UsageError where it cannot. */
export async function writeText(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (fault) {
    throw new UsageError(`${path} cannot be written: ${reasonOf(fault)}. Name a place that is writable.`, {
      cause: fault,
    });
  }
}

/** Where the snapshot of a trace lies: beside it, `.snapshot.json` in place of `.json`. */
export function snapshotPathOf(tracePath: string): string {
  return `${tracePath.replace(/\.json$/u, '')}.snapshot.json`;
}
