/**
 * Keeps compiled code in a folder of the user, for the next run. Who can write there decides what runs, as with the user's
 * own start-up files. So a folder or a file that somebody else owns or may write is not used.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join } from 'node:path';
// Whole: an older Node has no `crc32`, and the command could not say that it is too old.
import zlib from 'node:zlib';
import { makeFolder } from '../base/make-folder.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What no run has used or written for so many days is deleted when something is written. */
const KEPT_DAYS = 30;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const WRITABLE_BY_OTHERS = 0o022;
/** Bytes of the checksum at the start of a file. V8 copies code that does not begin at a multiple of eight bytes. */
const CHECKSUM_BYTES = 8;

/** Code that was kept. */
interface KeptCode {
  readonly code: Buffer;
  /**
   * It is more than an hour old. What later runs compiled is not in it, so it is written anew: a change of another kind, or one with
   * a ticket, needs other functions. To write it costs a tenth of a run.
   */
  readonly old: boolean;
}

/** A folder of compiled code. Nothing in it is needed: a fault of the file system means that nothing is kept. */
export interface CodeCache {
  /** Returns what was kept under a name; null if there is nothing that can be trusted. */
  readonly read: (name: string) => KeptCode | null;
  readonly write: (name: string, code: Buffer) => void;
}

/** Finds faults of the disk alone, in a quarter of the time of a digest: who may write the file is asked of the system. */
function computeChecksum(bytes: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(zlib.crc32(bytes));
  return checksum;
}

/** Whether nobody but this user can have written it. */
const isPrivate = ({ uid, mode }: Stats): boolean => uid === process.getuid?.() && (mode & WRITABLE_BY_OTHERS) === 0;

/**
 * Finds the folder: `review-gate/compiled` in the user's folder of caches (https://specifications.freedesktop.org/basedir-spec/latest/).
 * Null where code is not kept: in CI, where jobs of several changes may share the folder; if NODE_DISABLE_COMPILE_CACHE is
 * set, which turns Node's own cache off too; and on systems that do not say who owns a file.
 */
export function findCacheFolder(environment: Readonly<Record<string, string | undefined>>): string | null {
  const { HOME = '', XDG_CACHE_HOME = '', CI = '', NODE_DISABLE_COMPILE_CACHE = '' } = environment;
  if (process.getuid === undefined || NODE_DISABLE_COMPILE_CACHE !== '' || (CI !== '' && CI !== 'false')) return null;
  const caches = isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(HOME, '.cache');
  return isAbsolute(caches) ? join(caches, 'review-gate', 'compiled') : null;
}

/**
 * Opens the folder; it is made at the first write.
 * @param now milliseconds since 1970
 */
export function openCodeCache(folder: string, now: number): CodeCache {
  const isOurs = (): boolean => {
    const stats = lstatSync(folder);
    return stats.isDirectory() && isPrivate(stats);
  };
  const removeUnused = (): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (now - statSync(path).mtimeMs > KEPT_DAYS * DAY) rmSync(path, { force: true });
    }
  };
  return {
    read: (name) =>
      orNull(() => {
        if (!isOurs()) return null;
        const file = openSync(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
        try {
          const stats = fstatSync(file);
          if (!stats.isFile() || !isPrivate(stats)) return null;
          const bytes = readFileSync(file);
          const code = bytes.subarray(CHECKSUM_BYTES);
          // V8 does not notice a byte that is wrong.
          if (!computeChecksum(code).equals(bytes.subarray(0, CHECKSUM_BYTES))) return null;
          return { code, old: now - stats.mtimeMs > HOUR };
        } finally {
          closeSync(file);
        }
      }),
    write: (name, code) => {
      orNull(() => {
        makeFolder(folder, PRIVATE_FOLDER);
        if (!isOurs()) return;
        const path = join(folder, name);
        const written = `${path}.${process.pid}`;
        writeFileSync(written, Buffer.concat([computeChecksum(code), code]), { mode: PRIVATE_FILE, flag: 'wx' });
        renameSync(written, path);
        removeUnused();
      });
    },
  };
}

function orNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    // Without kept code, everything is compiled.
    return null;
  }
}
