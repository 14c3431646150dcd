/** What people do, told by GitHub's webhook: the App reviews and posts a check run, with no workflow in the repository. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PeopleDesk } from './people-desk.js';
import { APPROVALS, CODE, OWNERS } from './people-situations.js';
import { SIGN_OFFS, SIGNERS } from './sign-off-situations.js';

let desk: PeopleDesk;
beforeAll(async () => {
  desk = await PeopleDesk.open('check');
});
afterAll(() => desk.close());

describe('the check run of the App', () => {
  it.each([...APPROVALS, ...OWNERS, ...SIGN_OFFS, ...SIGNERS])('where $when', async ({ files = CODE, moments }) => {
    const pull = desk.pull(files);
    for (const { happens, opens, shows } of moments) {
      const { verdict, conclusion, words } = await desk.hear(happens(pull), pull);
      expect([verdict, conclusion]).toEqual(opens ? ['auto-approve', 'success'] : ['needs-review', 'failure']);
      expect(words).toContain(shows);
    }
    expect(desk.violations).toEqual([]);
  });
});
