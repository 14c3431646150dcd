/** A ticket or a policy that nobody has: what is said depends on what was probably meant. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readPolicyInput, readTicketInput } from '../../../src/cli/inputs/review-inputs.js';

const folder = mkdtempSync(join(tmpdir(), 'review-gate-inputs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a ticket that is no file', () => {
  it.each([
    ['none.md', 'There is no ticket file none.md. Name a Markdown file'],
    ['docs/none', 'There is no ticket file docs/none. Name a Markdown file'],
    ['12', 'an issue cannot be read without a token: set GITHUB_TOKEN, or name a Markdown file.'],
    ['#12', 'set GITHUB_TOKEN'],
    ['acme/shop#12', 'set GITHUB_TOKEN'],
    ['https://github.com/acme/shop/issues/12', 'set GITHUB_TOKEN'],
    ['SHOP-12', 'those of Jira and Linear only a service reads: write the ticket into a Markdown file'],
    ['', '--ticket names nothing'],
  ])('%j without a token', async (named, says) => {
    await expect(readTicketInput(named, false)).rejects.toThrow(says);
  });

  it.each(['12', '#12', 'acme/shop#12', 'SHOP-12', 'branch'])(
    '%s is left to the provider if it may be asked',
    async (named) => {
      expect(await readTicketInput(named, true)).toEqual({ id: named, file: null, text: '' });
    },
  );
});

describe('a policy that is no file', () => {
  it.each(['strct', '', ' '])('%j is refused, with those that there are', async (named) => {
    await expect(readPolicyInput(named)).rejects.toThrow(
      /There is no policy file .*, and no built-in policy of that name\. There are: strict, balanced, advisory, legacy-open\./u,
    );
  });

  it.each(['strict', 'legacy-open', '.review-gate.yml', 'policies/strict.yml'])(
    '%s may be built in, or one of the repository at its base',
    async (named) => {
      expect(await readPolicyInput(named)).toEqual({ name: named, source: null });
    },
  );

  it('is taken from a file if there is one, whatever its name', async () => {
    const path = join(folder, 'strct');
    writeFileSync(path, 'extends: strict\n');
    expect(await readPolicyInput(path)).toEqual({ name: 'strct', source: 'extends: strict\n' });
  });
});
