/** Proofs on disk: taken as they were made, refused with a reason otherwise. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parseProof, readProofs } from '../../../src/external/proof/index.js';
import { proofFile } from '../../stand-ins/proof.js';

const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a proof', () => {
  it('is read without its times, which must not change a review', () => {
    const { digest, statement } = proofFile();
    expect(parseProof('proof.json', JSON.stringify(proofFile()))).toEqual({ digest, statement });
  });

  it.each([
    ['no JSON', '{', 'proof.json is not JSON'],
    ['another shape', '{}', /^proof\.json is no proof: at \//u],
    [
      'a changed outcome',
      JSON.stringify(proofFile()).replace('not-proved', 'proved'),
      'proof.json was changed after it was made',
    ],
    ['a changed head', JSON.stringify(proofFile()).replace('aaaa', 'abab'), 'proof.json was changed after it was made'],
    [
      'an unknown outcome',
      JSON.stringify(proofFile()).replace('not-proved', 'sure'),
      /^proof\.json is no proof: at \/statement\/criteria\/\d\/outcome/u,
    ],
  ])('with %s is refused', (_, text, expected) => {
    expect(parseProof('proof.json', text)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});

it('names every file that cannot be used', async () => {
  writeFileSync(join(folder, 'good.json'), JSON.stringify(proofFile()));
  writeFileSync(join(folder, 'bad.json'), '[]');
  expect(await readProofs(['good.json'], folder)).toHaveLength(1);
  await expect(readProofs(['good.json', 'bad.json', 'none.json', '.'], folder)).rejects.toMatchObject({
    faults: [expect.stringMatching(/^bad\.json is no proof/u), 'none.json cannot be read (ENOENT)', '. is no file'],
  });
  await expect(
    readProofs(
      Array.from({ length: 21 }, () => 'good.json'),
      folder,
    ),
  ).rejects.toThrow('at most 20 are read');
});
