/** A source of bytes that is the same for the same seed: what makes a local review repeatable, ids included. */
import { createHash } from 'node:crypto';

/** Bytes of SHA-256 over the seed and a counter. For ids alone, never for keys. */
export function createRepeatableBytes(seed: string): (count: number) => Uint8Array {
  // Not from 0: so the ids of reviews stay what they have been.
  let counter = 1;
  return (count) => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < count; have += 32) {
      blocks.push(createHash('sha256').update(`${seed}\n${counter}`).digest());
      counter += 1;
    }
    return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
  };
}
