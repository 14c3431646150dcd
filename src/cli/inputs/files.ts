/** Reads and writes files named on the command line. Errors say which file failed and what to do. */
import { existsSync, lstatSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';
import { describeFileFault } from '../../base/file-fault.js';
import { makeFolder } from '../../base/make-folder.js';
import { UsageError } from '../exit.js';

const describeError = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

/**
 * Returns whether something of this name is there to be read.
 * @throws UsageError for a link to something that is not there: whoever has it means a file
 */
export function hasFile(path: string): boolean {
  if (existsSync(path)) return true;
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return false;
  throw new UsageError(`${path} is a link to a file that is not there. Name the file itself.`);
}

/**
 * Reads the file's text.
 * @throws UsageError if the file cannot be read
 */
export async function readText(path: string, what: string): Promise<string> {
  try {
    await using file = await open(path);
    const status = await file.stat();
    // Some never end. A pipe does: `<(…)` of a shell.
    if (status.isCharacterDevice() || status.isBlockDevice()) throw new Error('it is a device');
    return await file.readFile('utf8');
  } catch (fault) {
    throw new UsageError(
      `The ${what} ${path} cannot be read: ${describeFileFault(fault)}. Name a file that exists and is readable.`,
      {
        cause: fault,
      },
    );
  }
}

/**
 * Reads the file's JSON and checks its shape.
 * @throws UsageError that names the first place where it differs
 */
export async function readJson<T extends z.ZodType>(path: string, what: string, shape: T): Promise<z.infer<T>> {
  const text = await readText(path, what);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new UsageError(`${path} is not JSON: ${describeError(fault)}.`, { cause: fault });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UsageError(
    `${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`,
  );
}

/**
 * Writes the file and creates its folder.
 * @throws UsageError if it cannot be written
 */
export async function writeText(path: string, text: string): Promise<void> {
  try {
    makeFolder(dirname(path));
    await writeWhole(path, text);
  } catch (fault) {
    throw new UsageError(`${path} cannot be written: ${describeFileFault(fault)}. Name a place that is writable.`, {
      cause: fault,
    });
  }
}

/** Writes a file that could be opened. A part of a report could be taken for one, so none stays; a pipe or a device does. */
async function writeWhole(path: string, text: string): Promise<void> {
  await using file = await open(path, 'w');
  try {
    await file.writeFile(text);
  } catch (fault) {
    if ((await file.stat()).isFile()) await rm(path, { force: true }).catch(() => undefined);
    throw fault;
  }
}

/** Returns the path of a trace's snapshot: next to the trace, with `.snapshot.json` in place of `.json`. */
export function toSnapshotPath(tracePath: string): string {
  return `${tracePath.replace(/\.json$/u, '')}.snapshot.json`;
}
