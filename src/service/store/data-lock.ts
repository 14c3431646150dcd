/**
 * The lock on a data folder: PGlite takes none, and two processes on one folder lose each other's rows.
 *
 * The lock is a file `lock-<n>.json`; the highest n says who has the folder, or had it. Taking over makes the next number
 * with a hard link, which succeeds for one process only, and whoever then finds a higher one gives way. So no file is ever
 * taken from under a process that holds it.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** A folder that this process has. */
export interface DataLock {
  /** Writes down where commands for this process go: the path of its control socket. */
  setControl(path: string): Promise<void>;
  /** Gives the folder up. May be called twice. */
  release(): Promise<void>;
}

/** The folder is another's. The message says whose. */
export class DataLockedError extends Error {
  override readonly name = 'DataLockedError';
}

const LockRecord = z.object({
  /** Null once it was given up. */
  pid: z.int().positive().nullable(),
  /** ISO 8601: when the lock was taken. */
  startedAt: z.string(),
  control: z.string().nullable(),
  /** Of the process: another of the same id, after this one died, has another. Null where the system does not tell. */
  birth: z.string().nullable(),
  host: z.string(),
});
type LockRecord = z.infer<typeof LockRecord>;

interface Found {
  readonly number: number;
  readonly path: string;
  readonly record: LockRecord;
  /** When it was last written or touched, in milliseconds since the epoch. */
  readonly touchedAt: number;
}

const NAME = /^lock-(\d{1,15})\.json$/u;
/** The holder touches its file so often, for those who cannot see its process. */
const TOUCH_MILLISECONDS = 5000;
/** A holder on another host that did not touch it for so long is gone. */
const GONE_MILLISECONDS = 60_000;
const OWNER_ONLY = 0o600;

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}

/** Resolves to null where the file is gone. */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** When a process began, as Linux counts it since boot (proc(5): field 22 of `stat`), with the boot's id; null elsewhere. */
async function birthOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
  // The second field is the program's name, in parentheses, and may hold anything.
  const ticks = line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  return ticks === undefined || boot === null ? null : `${boot.trim()} ${ticks}`;
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // It runs, as another user.
    return codeOf(cause) === 'EPERM';
  }
}

async function isHeld({ record, touchedAt }: Found): Promise<boolean> {
  if (record.pid === null) return false;
  // In another container the same folder may be seen, and not the process.
  if (record.host !== hostname()) return Date.now() - touchedAt < GONE_MILLISECONDS;
  if (!runs(record.pid)) return false;
  const birth = await birthOf(record.pid);
  return record.birth === null || birth === null || birth === record.birth;
}

function parse(path: string, text: string): LockRecord {
  try {
    return LockRecord.parse(JSON.parse(text));
  } catch (cause) {
    const advice = 'Remove it, if no other process uses the folder.';
    throw new DataLockedError(`The lock ${path} cannot be read. ${advice}`, { cause });
  }
}

async function readLock(directory: string, name: string): Promise<Found | null> {
  const digits = NAME.exec(name)?.[1];
  if (digits === undefined) return null;
  const path = join(directory, name);
  const text = await unlessGone(readFile(path, 'utf8'));
  const about = await unlessGone(stat(path));
  if (text === null || about === null) return null;
  return { number: Number(digits), path, record: parse(path, text), touchedAt: about.mtimeMs };
}

/** All there are, the highest first. */
async function locksIn(directory: string): Promise<readonly Found[]> {
  const names = (await unlessGone(readdir(directory))) ?? [];
  const found = await Promise.all(names.map((name) => readLock(directory, name)));
  return found.filter((lock) => lock !== null).toSorted((a, b) => b.number - a.number);
}

/** Makes the file whole, or not at all: false where there is one. */
async function create(path: string, record: LockRecord): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(record), { mode: OWNER_ONLY });
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(path: string, record: LockRecord): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(record), { mode: OWNER_ONLY });
  await rename(draft, path);
}

function hold(path: string, taken: LockRecord): DataLock {
  let record = taken;
  let released: Promise<void> | null = null;
  const touch = setInterval(() => {
    const now = new Date();
    // One that fails is made up for by the next; where all fail, so do the database's writes.
    utimes(path, now, now).catch(() => undefined);
  }, TOUCH_MILLISECONDS);
  touch.unref();
  return {
    async setControl(control) {
      record = { ...record, control };
      await replace(path, record);
    },
    release() {
      clearInterval(touch);
      released ??= replace(path, { ...record, pid: null, control: null });
      return released;
    },
  };
}

/**
 * Takes the folder, which is made where there is none. A lock whose process is dead is taken over.
 * Throws DataLockedError where it is another's, or this process' own.
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const record: LockRecord = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    control: null,
    birth: await birthOf(process.pid),
    host: hostname(),
  };
  for (;;) {
    const highest = (await locksIn(directory))[0];
    if (highest !== undefined && (await isHeld(highest))) {
      throw new DataLockedError(
        `The data folder ${directory} is in use by process ${highest.record.pid} since ${highest.record.startedAt}. Stop that one, or choose another folder.`,
      );
    }
    const number = (highest?.number ?? 0) + 1;
    const path = join(directory, `lock-${number}.json`);
    if (!(await create(path, record))) continue;
    const others = (await locksIn(directory)).filter((lock) => lock.number !== number);
    if (others.some((lock) => lock.number > number)) {
      await rm(path, { force: true });
      continue;
    }
    for (const { path: older } of others) await rm(older, { force: true });
    return hold(path, record);
  }
}

/** Who has the folder, and where it takes commands (null where it takes none); null where nobody has it. */
export async function readDataLock(
  directory: string,
): Promise<{ readonly pid: number; readonly control: string | null } | null> {
  const highest = (await locksIn(directory))[0];
  if (highest === undefined || highest.record.pid === null || !(await isHeld(highest))) return null;
  return { pid: highest.record.pid, control: highest.record.control };
}
