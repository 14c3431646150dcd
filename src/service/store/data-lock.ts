/**
 * The lock on a data folder. PGlite has none, and two processes on one folder lose each other's rows.
 *
 * The lock is a file `lock-<n>.json`. The highest n is the present holder, or the last one. A takeover creates the next
 * number with a hard link, which succeeds for one process only. A process that then finds a higher number gives up. So
 * no process ever removes a file of a live holder.
 */
import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { describeFileFault } from '../../base/file-fault.js';
import { makeFolder } from '../../base/make-folder.js';

/** A folder that this process holds. */
export interface DataLock {
  /** Stores the path of this process's control socket, where commands for it are sent. */
  setControl(path: string): Promise<void>;
  /** Releases the folder. May be called twice. */
  release(): Promise<void>;
}

/** The folder cannot be had: another process holds it, or it cannot be made or read. The message says which, and what to do. */
export class DataLockedError extends Error {
  override readonly name = 'DataLockedError';
}

const LockRecord = z.object({
  /** Null after the release. */
  pid: z.int().positive().nullable(),
  /** ISO 8601: when the lock was taken. */
  startedAt: z.string(),
  control: z.string().nullable(),
  /**
   * Start time of the process. It distinguishes the process from a later one with the same id. Null if the system does
   * not provide it.
   */
  birth: z.string().nullable(),
  host: z.string(),
});
type LockRecord = z.infer<typeof LockRecord>;

interface FoundLock {
  readonly number: number;
  readonly path: string;
  readonly record: LockRecord;
  /** When it was last written or touched, in milliseconds since the epoch. */
  readonly touchedAt: number;
}

const NAME = /^lock-(\d{1,15})\.json$/u;
/** How often the holder touches its file, for processes that cannot see the holder's process. */
const TOUCH_MILLISECONDS = 5000;
/** A holder on another host that has not touched its file for this time is considered dead. */
const GONE_MILLISECONDS = 60_000;
const OWNER_ONLY = 0o600;

function readErrorCode(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}

/** Resolves to null if the file does not exist. */
async function ignoreMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (cause) {
    if (readErrorCode(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** The fields of `/proc/<pid>/stat` from the third on (proc(5)). Null on systems other than Linux. */
async function readProcessFields(pid: number): Promise<readonly string[] | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The second field is the program's name in parentheses, which may contain any character.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? null;
}

/**
 * Returns the start time of a process in clock ticks since boot (proc(5): field 22 of `stat`), with the boot's id. Null
 * on systems other than Linux.
 */
async function readProcessBirth(pid: number): Promise<string | null> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
  const ticks = (await readProcessFields(pid))?.[19];
  return ticks === undefined || boot === null ? null : `${boot.trim()} ${ticks}`;
}

/** States of a process that has ended, but whose parent has not asked for its exit code. */
const ENDED = new Set(['Z', 'X']);

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    // EPERM: the process runs as another user.
    if (readErrorCode(cause) !== 'EPERM') return false;
  }
  const [state = ''] = (await readProcessFields(pid)) ?? [];
  return !ENDED.has(state);
}

async function isHeld({ record, touchedAt }: FoundLock): Promise<boolean> {
  if (record.pid === null) return false;
  // Another container may see the same folder but not the process.
  if (record.host !== hostname()) return Date.now() - touchedAt < GONE_MILLISECONDS;
  if (!(await isRunning(record.pid))) return false;
  const birth = await readProcessBirth(record.pid);
  return record.birth === null || birth === null || birth === record.birth;
}

function parseRecord(path: string, text: string): LockRecord {
  try {
    return LockRecord.parse(JSON.parse(text));
  } catch (cause) {
    const advice = 'Remove it, if no other process uses the folder.';
    throw new DataLockedError(`The lock ${path} cannot be read. ${advice}`, { cause });
  }
}

async function readLock(directory: string, name: string): Promise<FoundLock | null> {
  const digits = NAME.exec(name)?.[1];
  if (digits === undefined) return null;
  const path = join(directory, name);
  const text = await ignoreMissing(readFile(path, 'utf8'));
  const about = await ignoreMissing(stat(path));
  if (text === null || about === null) return null;
  return { number: Number(digits), path, record: parseRecord(path, text), touchedAt: about.mtimeMs };
}

function refuseFolder(directory: string, use: 'made' | 'read', cause: unknown): DataLockedError {
  return new DataLockedError(
    `The data folder ${directory} cannot be ${use}: ${describeFileFault(cause)}. Choose another one with --data-dir (REVIEW_GATE_DATA_DIR).`,
    { cause },
  );
}

/** Returns all locks, the highest number first. */
async function listLocks(directory: string): Promise<readonly FoundLock[]> {
  const names =
    (await ignoreMissing(readdir(directory)).catch((cause: unknown) => {
      throw refuseFolder(directory, 'read', cause);
    })) ?? [];
  const found = await Promise.all(names.map((name) => readLock(directory, name)));
  return found.filter((lock) => lock !== null).toSorted((a, b) => b.number - a.number);
}

/** Creates the file atomically. Returns false if it exists. */
async function createLockFile(path: string, record: LockRecord): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(record), { mode: OWNER_ONLY });
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (readErrorCode(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceLockFile(path: string, record: LockRecord): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(record), { mode: OWNER_ONLY });
  await rename(draft, path);
}

function holdLock(path: string, taken: LockRecord): DataLock {
  let record = taken;
  let released: Promise<void> | null = null;
  const touch = setInterval(() => {
    const now = new Date();
    // If one touch fails, the next one replaces it. If all fail, the database's writes fail too.
    utimes(path, now, now).catch(() => undefined);
  }, TOUCH_MILLISECONDS);
  touch.unref();
  return {
    async setControl(control) {
      record = { ...record, control };
      await replaceLockFile(path, record);
    },
    release() {
      clearInterval(touch);
      released ??= replaceLockFile(path, { ...record, pid: null, control: null });
      return released;
    },
  };
}

/**
 * Locks the folder and creates it if necessary. Takes over the lock of a dead process.
 * @throws DataLockedError if another process or this process holds the folder, or if it cannot be made
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  try {
    makeFolder(directory, 0o700);
  } catch (cause) {
    throw refuseFolder(directory, 'made', cause);
  }
  const record: LockRecord = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    control: null,
    birth: await readProcessBirth(process.pid),
    host: hostname(),
  };
  for (;;) {
    const highest = (await listLocks(directory))[0];
    if (highest !== undefined && (await isHeld(highest))) {
      throw new DataLockedError(
        `The data folder ${directory} is in use by process ${highest.record.pid} since ${highest.record.startedAt}. Stop that one, or choose another folder.`,
      );
    }
    const number = (highest?.number ?? 0) + 1;
    const path = join(directory, `lock-${number}.json`);
    if (!(await createLockFile(path, record))) continue;
    const others = (await listLocks(directory)).filter((lock) => lock.number !== number);
    if (others.some((lock) => lock.number > number)) {
      await rm(path, { force: true });
      continue;
    }
    for (const { path: older } of others) await rm(older, { force: true });
    return holdLock(path, record);
  }
}

/**
 * Returns the holder of the folder and its control socket (null if it has none); null if no process holds the folder.
 */
export async function readDataLock(
  directory: string,
): Promise<{ readonly pid: number; readonly control: string | null } | null> {
  const highest = (await listLocks(directory))[0];
  if (highest === undefined || highest.record.pid === null || !(await isHeld(highest))) return null;
  return { pid: highest.record.pid, control: highest.record.control };
}
