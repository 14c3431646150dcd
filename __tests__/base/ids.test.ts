import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createIds } from '../../src/base/ids.js';
import { FindingId, ReviewId } from '../../src/contract/index.js';

const zeros = (bytes: number) => new Uint8Array(bytes);
const ones = (bytes: number) => new Uint8Array(bytes).fill(255);

describe('ids', () => {
  it('have the form of the contract, whatever the time and the random bytes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 47 }), fc.uint8Array({ minLength: 10, maxLength: 10 }), (now, bytes) => {
        const ids = createIds(
          () => now,
          () => bytes,
        );
        expect(ReviewId.safeParse(ids('rev')).success).toBe(true);
        expect(FindingId.safeParse(ids('fnd')).success).toBe(true);
      }),
    );
  });

  it('are UUIDv7: the known example of RFC 9562 comes out bit by bit', () => {
    // 017F22E2-79B0-7CC3-98C4-DC0C0C07398F
    const tail = (0xcc3n << 62n) | 0x18c4dc0c0c07398fn;
    // Ten bytes hold 80 bits; the generator clears the first of the 74, so the example's own first bit is left out.
    const bytes = Uint8Array.from({ length: 10 }, (_, at) => Number((tail >> BigInt(8 * (9 - at))) & 255n));
    const id = createIds(
      () => 0x017f22e279b0,
      () => bytes,
    )('rev');
    const value = [...id.slice(4)].reduce(
      (sum, digit) => sum * 32n + BigInt('0123456789abcdefghjkmnpqrstvwxyz'.indexOf(digit)),
      0n,
    );
    expect(value.toString(16).padStart(32, '0')).toBe('017f22e279b074c398c4dc0c0c07398f');
  });

  it('sort as they were made: over time, within one millisecond, and when the clock goes back', () => {
    const times = [5, 5, 5, 6, 4, 4, 7];
    const made = (random: (bytes: number) => Uint8Array) => {
      const clock = times[Symbol.iterator]();
      const ids = createIds(() => clock.next().value ?? 9, random);
      return times.map(() => ids('rev'));
    };
    for (const random of [zeros, ones]) {
      const ids = made(random);
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are the same for the same clock and the same bytes', () => {
    const make = () => {
      const ids = createIds(() => 1, zeros);
      return [ids('rev'), ids('fnd'), ids('fnd')];
    };
    expect(make()).toEqual(make());
  });
});
