/**
 * The source of the master keys: the operator's setting, or a file in the data folder that is created at the first
 * start.
 */
import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { makeFolder } from '../../../base/make-folder.js';
import type { DataLocation } from '../../config.js';
import { KEY_BYTES, type MasterKeyList } from './vault.js';

/**
 * The file in the data folder: one key per line in base64; the first one seals. Lines that begin with # are comments.
 */
const MASTER_KEY_FILE = 'master.key';
const HEAD = '# The master keys of this data folder. Who has them can open its secrets; without them nobody can.\n';
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;

/** Master keys that are not valid. `message` says what to do, and never contains part of a key. */
export class MasterKeyError extends Error {
  override readonly name = 'MasterKeyError';
}

/** The file with the master keys, if the service stores them itself. */
interface MasterKeyFile {
  readonly path: string;
  /** Replaces its content atomically. */
  write(keys: MasterKeyList): Promise<void>;
}

/** The master keys, the newest first. */
export interface MasterKeys {
  readonly keys: MasterKeyList;
  /** Null if the operator stores the keys. */
  readonly file: MasterKeyFile | null;
}

/** Creates a master key. */
export function createMasterKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

const FORM = /^(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9_-]{43}=?)$/u;

function readKey(text: string, from: string): Uint8Array {
  // Both base64 alphabets are accepted: `openssl rand -base64 32` writes the standard one, other tools the URL-safe
  // one.
  if (!FORM.test(text)) {
    throw new MasterKeyError(
      `${from} is not a list of keys of ${KEY_BYTES} bytes in base64. Make one with: openssl rand -base64 ${KEY_BYTES}`,
    );
  }
  return Buffer.from(text, 'base64');
}

function toKeyList(texts: readonly string[], from: string): MasterKeyList {
  const [first, ...others] = texts.map((text) => readKey(text, from));
  if (first === undefined) throw new MasterKeyError(`${from} holds no key.`);
  return [first, ...others];
}

const splitWords = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('#'));

/**
 * Reads the keys of `REVIEW_GATE_MASTER_KEY`: base64, separated by commas; the first one seals.
 * @throws MasterKeyError
 */
export function readMasterKeys(setting: string): MasterKeyList {
  return toKeyList(splitWords(setting, /,/u), 'The master key (REVIEW_GATE_MASTER_KEY)');
}

/** Writes a new file and renames it over the old one: after a crash, either the old or the new file exists. */
async function replaceFile(directory: string, text: string): Promise<void> {
  const path = join(directory, MASTER_KEY_FILE);
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  const file = await open(fresh, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (cause: unknown) => isNativeError(cause) && 'code' in cause && cause.code === 'ENOENT';

async function readFileKeys(directory: string): Promise<MasterKeyList | null> {
  const path = join(directory, MASTER_KEY_FILE);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new MasterKeyError(`${path} cannot be read. Let the user of the service own it.`, { cause });
  }
  return toKeyList(splitWords(text, /\r?\n/u), path);
}

/**
 * Opens the master keys of the data folder and creates the file if necessary. Only the holder of the folder's lock may
 * call it.
 * @throws MasterKeyError
 */
async function openMasterKeyFile(directory: string): Promise<MasterKeys> {
  const write = (keys: MasterKeyList) => {
    const lines = keys.map((key) => `${Buffer.from(key).toString('base64')}\n`);
    return replaceFile(directory, `${HEAD}${lines.join('')}`);
  };
  const file: MasterKeyFile = { path: join(directory, MASTER_KEY_FILE), write };
  const there = await readFileKeys(directory);
  if (there !== null) return { keys: there, file };
  makeFolder(directory, OWNER_FOLDER);
  const made: MasterKeyList = [createMasterKey()];
  await write(made);
  return { keys: made, file };
}

/**
 * Opens the master keys: those of the setting, otherwise those of the data folder. Processes that share a PostgreSQL
 * database have no common folder, so they require the setting.
 * @throws MasterKeyError
 */
export async function openMasterKeys({ databaseUrl, dataDir, masterKey }: DataLocation): Promise<MasterKeys> {
  if (masterKey !== null) return { keys: readMasterKeys(masterKey), file: null };
  if (databaseUrl !== null) {
    throw new MasterKeyError(
      'With PostgreSQL a master key is needed, the same in every process: set REVIEW_GATE_MASTER_KEY. ' +
        `Make one with: openssl rand -base64 ${KEY_BYTES}`,
    );
  }
  return openMasterKeyFile(dataDir);
}
