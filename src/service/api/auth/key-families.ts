/** The three families of keys that the service signs with: how long a replaced one is still taken, and how each is kept. */
import { LIMITS } from '../../../contract/index.js';
import { createLinkKey, type LinkKey, readLinkKey, writeLinkKey } from './link-keys.js';
import { createSigningKey, readSigningKey, type SigningKey, writeSigningKey } from './signing-keys.js';

/** How long a process may go on signing with a key that another one has replaced: until it reads the keys again. */
export const REFRESH_MILLISECONDS = 30_000;
/** Clocks of several machines agree no better than this. */
const SKEW_MILLISECONDS = 30_000;
const OVERLAP_MILLISECONDS = REFRESH_MILLISECONDS + SKEW_MILLISECONDS;

/** What every key has. */
export interface Key {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A family of keys of one use. Its rows are `signing/<name>/<key id>`. */
export interface KeyFamily<K extends Key> {
  readonly name: 'token' | 'trace' | 'link';
  /** The algorithm, a word for the row. */
  readonly kind: string;
  /** How long a replaced key is still taken: as long as what it signed lives. Infinity for ever. */
  readonly livesOnMilliseconds: number;
  create(createdAt: number): Promise<K>;
  write(key: K): string;
  /** Throws where the text is not one of a key. */
  read(text: string): Promise<K>;
}

export const TOKEN_KEYS: KeyFamily<SigningKey> = {
  name: 'token',
  kind: 'ES256',
  livesOnMilliseconds: LIMITS.TOKEN_LIFETIME_SECONDS * 1000 + OVERLAP_MILLISECONDS,
  create: createSigningKey,
  write: writeSigningKey,
  read: readSigningKey,
};

/** A trace is read for as long as it is kept anywhere. */
export const TRACE_KEYS: KeyFamily<SigningKey> = { ...TOKEN_KEYS, name: 'trace', livesOnMilliseconds: Infinity };

export const LINK_KEYS: KeyFamily<LinkKey> = {
  name: 'link',
  kind: 'HS256',
  livesOnMilliseconds: LIMITS.TRACE_LINK_SECONDS * 1000 + OVERLAP_MILLISECONDS,
  create: async (createdAt) => createLinkKey(createdAt),
  write: writeLinkKey,
  read: async (text) => readLinkKey(text),
};

/** Newest first; at one moment the greater id, so that every process chooses the same. */
export function newestFirst(a: Key, b: Key): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : -1;
}

/**
 * Those that are still good at `now`: the newest, and each that was replaced not longer ago than its family lives on.
 * @param keys newest first
 */
export function liveKeys<K extends Key>(family: KeyFamily<K>, keys: readonly K[], now: number): readonly K[] {
  return keys.filter((_, at) => {
    const successor = keys[at - 1];
    return successor === undefined || successor.createdAt + family.livesOnMilliseconds > now;
  });
}
