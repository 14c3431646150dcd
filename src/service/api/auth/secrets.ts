/** Client secrets: generated at random, stored as scrypt hashes, compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt's cost: 16 MiB and about 40 ms. Stored with each hash, so that it can be raised later. */
const COST = { N: 16_384, r: 8, p: 1 } as const;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

function deriveHash(secret: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/**
 * Creates a client secret: 256 bits that need no escaping in a form or a header, with a prefix that secret scanners can
 * recognize.
 */
export function createSecret(): string {
  return `rgs_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** Hashes a secret for storage: `scrypt$N$r$p$salt$hash`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveHash(secret, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns whether `secret` is the hashed one. For null (no such client) it takes the same time and is false. */
export async function verifySecret(secret: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? '').split('$');
  if (hash === undefined || salt === undefined) {
    await deriveHash(secret, Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveHash(secret, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
