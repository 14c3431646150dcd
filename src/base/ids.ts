/** Ids according to TypeID 0.3: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */

/** The kinds of ids. `ten` is internal: no call of the API takes a tenant's id. */
type IdPrefix = 'rev' | 'evd' | 'fnd' | 'whk' | 'cli' | 'dlv' | 'ten';

/** Creates ids whose string order is their creation order, also within one process and one millisecond. */
export type IdSource = (prefix: IdPrefix) => string;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;

function encodeBase32(value: bigint): string {
  let rest = value;
  let text = '';
  for (let at = 0; at < ID_CHARACTERS; at += 1) {
    text = ALPHABET.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/**
 * Builds a UUID: 48 bits of time, version, 12 bits, variant, 62 bits. The 74 random bits are one counter across the
 * variant.
 */
function buildUuid(milliseconds: number, tail: bigint): bigint {
  const high = tail >> RAND_B_BITS;
  const low = tail & ((1n << RAND_B_BITS) - 1n);
  return (BigInt(milliseconds) << 80n) | VERSION | (high << 64n) | VARIANT | low;
}

/**
 * Creates a source of ids. Within a millisecond the random part is incremented (RFC 9562 §6.2, method 2). So ids sort
 * in creation order, and a clock that stops or goes back does no harm.
 * @param clock milliseconds since the epoch
 * @param random returns the given number of bytes. It is called once per millisecond; after that the random part is
 * incremented (RFC 9562 §6.2, method 2). So ids created in the same millisecond sort by creation, also if the clock
 * stops or goes back.
 */
export function createIds(clock: () => number, random: (bytes: number) => Uint8Array): IdSource {
  let last = -1;
  let tail = 0n;
  return (prefix) => {
    const now = Math.floor(clock());
    if (now > last) {
      last = now;
      // The top bit is 0, so that the counter has space to grow.
      tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
    } else {
      tail += 1n;
    }
    return `${prefix}_${encodeBase32(buildUuid(last, tail))}`;
  };
}
