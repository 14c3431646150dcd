/** Proofs as they are given to a review: taken as they were made, refused with a reason otherwise. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../../src/external/index.js';
import { proofFile } from '../stand-ins/proof.js';

const read = (text: string) => readReport('proof', 'proof.json', text, []);
const whole = JSON.stringify(proofFile());

describe('a proof', () => {
  it('is read without its times, which must not change a review', async () => {
    const { digest, statement } = proofFile();
    expect(await read(whole)).toEqual({ report: { kind: 'proof', proof: { digest, statement } }, notes: [] });
  });

  it.each([
    ['no JSON', '{', 'proof.json is not JSON'],
    ['another shape', '{}', 'proof.json is no proof: at /'],
    ['a changed outcome', whole.replace('not-proved', 'proved'), 'proof.json was changed after it was made'],
    ['a changed head', whole.replace('aaaa', 'abab'), 'proof.json was changed after it was made'],
    [
      'an unknown outcome',
      whole.replace('not-proved', 'sure'),
      'proof.json is no proof: at /statement/criteria/0/outcome',
    ],
  ])('with %s is refused', async (_, text, fault) => {
    await expect(read(text)).rejects.toThrow(fault);
  });
});
