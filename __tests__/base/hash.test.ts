import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { digestText, hashParts, hashSha256, sha256 } from '../../src/base/hash.js';

/** FIPS 180-4, "SHA-256 example (one-block message)". */
const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('SHA-256', () => {
  it('is that of the standard', () => {
    expect(hashSha256('abc')).toBe(OF_ABC);
    expect(digestText('abc')).toBe(`sha256:${OF_ABC}`);
  });

  it('reads texts as UTF-8, and parts one after the other', () => {
    expect(sha256('hex', 'é', new Uint8Array([1, 2]))).toBe(
      createHash('sha256')
        .update(Buffer.from([0xc3, 0xa9, 1, 2]))
        .digest('hex'),
    );
    expect(sha256('hex')).toBe(hashSha256(''));
  });

  it('is written in the form that is asked for', () => {
    expect(sha256('base64', 'abc')).toBe(Buffer.from(OF_ABC, 'hex').toString('base64'));
    expect(sha256('base64url', 'abc')).toBe(Buffer.from(OF_ABC, 'hex').toString('base64url'));
  });
});

describe('a key of several values', () => {
  it('tells apart what would be one text if it were joined', () => {
    expect(hashParts('a', 'b')).not.toBe(hashParts('ab'));
    expect(hashParts('a', 'b')).not.toBe(hashParts('a","b'));
    expect(hashParts('1')).not.toBe(hashParts(1));
  });

  it('is the same for the same values', () => {
    expect(hashParts('a', null, { b: 1 })).toBe(hashParts('a', null, { b: 1 }));
    expect(hashParts('a')).toMatch(/^[\w-]{43}$/u);
  });
});
