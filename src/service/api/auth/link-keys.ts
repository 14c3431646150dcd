/** Keys that trace links are signed with (HMAC-SHA-256), and the form in which they are kept. */

import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { sha256 } from '../../../base/hash.js';

const BYTES = 32;

/** A key for links. Its owner can create valid links. */
export interface LinkKey {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly bytes: Uint8Array;
}

const Kept = z.object({ created_at: z.number(), key: z.base64url().length(43) });

function buildLinkKey(bytes: Uint8Array, createdAt: number): LinkKey {
  const id = sha256('base64url', 'review-gate/link-key-id\n', bytes);
  return { id, createdAt, bytes };
}

/** Creates a key. */
export function createLinkKey(createdAt: number): LinkKey {
  return buildLinkKey(randomBytes(BYTES), createdAt);
}

/** Formats the key as text for the vault. */
export function writeLinkKey({ createdAt, bytes }: LinkKey): string {
  return JSON.stringify({ created_at: createdAt, key: Buffer.from(bytes).toString('base64url') });
}

/**
 * Parses the text that `writeLinkKey` wrote.
 * @throws Error if it is anything else
 */
export function readLinkKey(text: string): LinkKey {
  const { created_at, key } = Kept.parse(JSON.parse(text));
  return buildLinkKey(Buffer.from(key, 'base64url'), created_at);
}
