/** Reads and writes files named on the command line. Errors say which file failed and what to do. */
import { constants, existsSync, lstatSync, statSync } from 'node:fs';
import { access, type FileHandle, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import { describeFileFault } from '../../base/file-fault.js';
import { makeFolder } from '../../base/make-folder.js';
import { listFieldFaults } from '../../contract/field-faults.js';
import { readSystemCode } from '../../sources/errors.js';
import { UsageError } from '../exit.js';

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
    // The system would wait for somebody to write to a pipe, and nothing could interrupt that.
    await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await file.stat();
    // Some never end.
    if (status.isCharacterDevice() || status.isBlockDevice()) throw new Error('it is a device');
    return status.isFIFO() ? await readPipe(file) : await file.readFile('utf8');
  } catch (fault) {
    throw new UsageError(
      `The ${what} ${path} cannot be read: ${describeFileFault(fault)}. Name a file that exists and is readable.`,
      {
        cause: fault,
      },
    );
  }
}

/** How often a pipe is looked at that has nothing yet, in milliseconds. */
const PIPE_TURN = 20;

/** Reads a pipe to its end, such as `<(…)` of a shell. */
async function readPipe(pipe: FileHandle): Promise<string> {
  const pieces: Buffer[] = [];
  for (;;) {
    const piece = Buffer.alloc(PIPE_BYTES);
    const length = await readPiece(pipe, piece);
    if (length === null) await wait(PIPE_TURN);
    else if (length > 0) pieces.push(piece.subarray(0, length));
    else if (pieces.length > 0) return Buffer.concat(pieces).toString('utf8');
    else throw new Error('it is a pipe that nothing writes to');
  }
}

/** As much as a pipe of Linux holds, in bytes. */
const PIPE_BYTES = 64 * 1024;

/** Returns how much there is; null for nothing yet, 0 if nobody writes any more. */
async function readPiece(pipe: FileHandle, piece: Buffer): Promise<number | null> {
  try {
    return (await pipe.read(piece)).bytesRead;
  } catch (fault) {
    if (readSystemCode(fault) === 'EAGAIN') return null;
    throw fault;
  }
}

/** A kind of JSON file: its name, and who writes such a file, in the words of “Name what … wrote”. */
export interface JsonKind {
  readonly name: string;
  readonly advice: string;
}

/** The audit trace of a review. */
export const TRACE_FILE: JsonKind = {
  name: 'trace',
  advice: 'Name what review --trace, the step or a service wrote.',
};

/** The input of a review, for a replay. */
export const SNAPSHOT_FILE: JsonKind = {
  name: 'snapshot',
  advice: 'Name what review --trace wrote beside the trace.',
};

/** The public keys of a service (RFC 7517), which signed traces. */
export const KEY_SET_FILE: JsonKind = {
  name: 'key set (JWKS)',
  advice: 'Name the address /.well-known/jwks.json of the service, or a file with what it gave.',
};

/**
 * Reads the file's JSON and checks its shape.
 * @throws UsageError that names the first place where it differs, and the file that was meant
 */
export async function readJson<T extends z.ZodType>(path: string, kind: JsonKind, shape: T): Promise<z.infer<T>> {
  const text = await readText(path, kind.name);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    // Not a word of the file: it may be one that was not meant.
    throw new UsageError(`${path} is not JSON, so it is no ${kind.name}. ${kind.advice}`, { cause: fault });
  }
  return checkShape(path, kind, shape, value);
}

/**
 * Returns what was read of a file, in its shape.
 * @throws UsageError that names the first place where it differs, and the file that was meant
 */
export function checkShape<T extends z.ZodType>(path: string, kind: JsonKind, shape: T, value: unknown): z.infer<T> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [first] = listFieldFaults(parsed.error, value);
  const where = first === undefined || first.pointer === '' ? '' : `: ${first.pointer} ${first.detail}`;
  throw new UsageError(`${path} is not a ${kind.name}${where}. ${kind.advice}`);
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
    throw createUnwritableError(path, fault);
  }
}

const createUnwritableError = (path: string, cause: unknown): UsageError =>
  new UsageError(`${path} cannot be written: ${describeFileFault(cause)}. Name a place that is writable.`, { cause });

/**
 * Checks a file before long work of which it is to hold the result.
 * @throws UsageError if it is a folder, or a file that may not be written
 */
export async function checkWritable(path: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  try {
    if (found.isDirectory()) throw new Error('it is a folder');
    await access(path, constants.W_OK);
  } catch (fault) {
    throw createUnwritableError(path, fault);
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
