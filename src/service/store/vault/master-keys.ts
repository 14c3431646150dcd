/** Where the master keys come from: the operator's setting, or a file in the data folder that is made at first start. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type { DataPlace } from '../../config.js';
import { KEY_BYTES, type MasterKeyList } from './vault.js';

/** The file in the data folder: a key a line in base64, the first seals. Lines that begin with # say something to people. */
export const MASTER_KEY_FILE = 'master.key';
const HEAD = '# The master keys of this data folder. Who has them can open its secrets; without them nobody can.\n';
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;

/** Master keys that cannot be worked with. `message` says what to do, and holds nothing of a key. */
export class MasterKeyFault extends Error {
  override readonly name = 'MasterKeyFault';
}

/** The file that holds master keys, where it is the service that keeps them. */
export interface MasterKeyFile {
  readonly path: string;
  /** Replaces what it holds, as a whole or not at all. */
  write(keys: MasterKeyList): Promise<void>;
}

export interface MasterKeys {
  readonly keys: MasterKeyList;
  /** Null where the operator keeps them. */
  readonly file: MasterKeyFile | null;
}

/** A new master key. */
export function createMasterKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

const FORM = /^(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9_-]{43}=?)$/u;

function readKey(text: string, from: string): Uint8Array {
  // `openssl rand -base64 32` writes the one alphabet, other tools the other.
  if (!FORM.test(text)) {
    throw new MasterKeyFault(
      `${from} is not a list of keys of ${KEY_BYTES} bytes in base64. Make one with: openssl rand -base64 ${KEY_BYTES}`,
    );
  }
  return Buffer.from(text, 'base64');
}

function listOf(texts: readonly string[], from: string): MasterKeyList {
  const [first, ...others] = texts.map((text) => readKey(text, from));
  if (first === undefined) throw new MasterKeyFault(`${from} holds no key.`);
  return [first, ...others];
}

const words = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('#'));

/** The keys of `REVIEW_GATE_MASTER_KEY`: base64 with commas between, the first seals. Throws MasterKeyFault. */
export function readMasterKeys(setting: string): MasterKeyList {
  return listOf(words(setting, /,/u), 'The master key (REVIEW_GATE_MASTER_KEY)');
}

/** Written beside it and renamed over it: a crash leaves the old file or the new one. */
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
    throw new MasterKeyFault(`${path} cannot be read. Let the user of the service own it.`, { cause });
  }
  return listOf(words(text, /\r?\n/u), path);
}

/**
 * The master keys of the data folder. Only who holds the folder's lock may call it: it makes the file where there is none.
 * Throws MasterKeyFault.
 */
async function openMasterKeyFile(directory: string): Promise<MasterKeys> {
  const write = (keys: MasterKeyList) => {
    const lines = keys.map((key) => `${Buffer.from(key).toString('base64')}\n`);
    return replaceFile(directory, `${HEAD}${lines.join('')}`);
  };
  const file: MasterKeyFile = { path: join(directory, MASTER_KEY_FILE), write };
  const there = await readFileKeys(directory);
  if (there !== null) return { keys: there, file };
  await mkdir(directory, { recursive: true, mode: OWNER_FOLDER });
  const made: MasterKeyList = [createMasterKey()];
  await write(made);
  return { keys: made, file };
}

/**
 * The master keys: those of the setting, else those of the data folder. Several processes on one PostgreSQL have no folder in
 * common, so there the setting is needed. Throws MasterKeyFault.
 */
export async function openMasterKeys({ databaseUrl, dataDir, masterKey }: DataPlace): Promise<MasterKeys> {
  if (masterKey !== null) return { keys: readMasterKeys(masterKey), file: null };
  if (databaseUrl !== null) {
    throw new MasterKeyFault(
      'With PostgreSQL a master key is needed, the same in every process: set REVIEW_GATE_MASTER_KEY. ' +
        `Make one with: openssl rand -base64 ${KEY_BYTES}`,
    );
  }
  return openMasterKeyFile(dataDir);
}
