/**
 * The three families of keys that the service signs with: how long a replaced key is still accepted, and how keys are
 * stored.
 */
import { LIMITS } from '../../../contract/index.js';
import { createLinkKey, type LinkKey, readLinkKey, writeLinkKey } from './link-keys.js';
import { createSigningKey, readSigningKey, type SigningKey, writeSigningKey } from './signing-keys.js';

/** How long a process may go on signing with a key that another process has replaced: until it reads the keys again. */
export const REFRESH_MILLISECONDS = 30_000;
/** Maximum expected difference between the clocks of several machines. */
const SKEW_MILLISECONDS = 30_000;
const OVERLAP_MILLISECONDS = REFRESH_MILLISECONDS + SKEW_MILLISECONDS;

/** The fields that every key has. */
export interface Key {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A family of keys with one purpose. Its rows are `signing/<name>/<key id>`. */
export interface KeyFamily<K extends Key> {
  readonly name: 'token' | 'trace' | 'link';
  /** The name of the algorithm, stored in the row. */
  readonly kind: string;
  /** How long a replaced key is still accepted: the lifetime of what it signed. Infinity means always. */
  readonly livesOnMilliseconds: number;
  create(createdAt: number): Promise<K>;
  write(key: K): string;
  /**
   * Parses a key.
   * @throws Error if the text is not a stored key
   */
  read(text: string): Promise<K>;
}

/** Keys of access tokens. A replaced one is accepted until every token that it may have signed has expired. */
export const TOKEN_KEYS: KeyFamily<SigningKey> = {
  name: 'token',
  kind: 'ES256',
  livesOnMilliseconds: LIMITS.TOKEN_LIFETIME_SECONDS * 1000 + OVERLAP_MILLISECONDS,
  create: createSigningKey,
  write: writeSigningKey,
  read: readSigningKey,
};

/** A trace can be read without a time limit, so its keys are accepted without one. */
export const TRACE_KEYS: KeyFamily<SigningKey> = { ...TOKEN_KEYS, name: 'trace', livesOnMilliseconds: Infinity };

/** Keys of links to traces. A replaced one is accepted until every link that it may have signed has expired. */
export const LINK_KEYS: KeyFamily<LinkKey> = {
  name: 'link',
  kind: 'HS256',
  livesOnMilliseconds: LIMITS.TRACE_LINK_SECONDS * 1000 + OVERLAP_MILLISECONDS,
  create: async (createdAt) => createLinkKey(createdAt),
  write: writeLinkKey,
  read: async (text) => readLinkKey(text),
};

/** Orders keys newest first. For equal times the greater id comes first, so that every process chooses the same key. */
export function compareNewestFirst(a: Key, b: Key): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : -1;
}

/**
 * Returns the keys that are still accepted at `now`: the newest, and those that were replaced less than the family's
 * lifetime ago.
 * @param keys newest first
 */
export function selectLiveKeys<K extends Key>(family: KeyFamily<K>, keys: readonly K[], now: number): readonly K[] {
  return keys.filter((_, at) => {
    const successor = keys[at - 1];
    return successor === undefined || successor.createdAt + family.livesOnMilliseconds > now;
  });
}
