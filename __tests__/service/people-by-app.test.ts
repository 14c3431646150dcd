/** What people do, told by GitHub's webhook: the App reviews and posts a check run, with no workflow in the repository. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PeopleDesk } from './people-desk.js';
import { APPROVALS, CODE, LATER, OWNERS } from './people-situations.js';
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

describe('the check run of the App in a merge queue', () => {
  it('opens for the change that who may push approved, and for no other', async () => {
    const pull = desk.pull(CODE);
    expect(await desk.hear(pull.review('ada'), pull)).toMatchObject({ conclusion: 'success' });
    expect(await desk.hear(pull.queue(CODE), pull)).toMatchObject({ verdict: 'auto-approve', conclusion: 'success' });
    const other = await desk.hear(pull.queue(LATER), pull);
    expect(other.conclusion).toBe('failure');
    expect(other.words).toContain("the queue's commit");
    expect(other.words).toContain('does something else to src/rate.ts');
    expect(desk.violations).toEqual([]);
  });

  it('stays closed where the approval is missing, and says what comes after it', async () => {
    const pull = desk.pull(CODE);
    const { verdict, conclusion, words } = await desk.hear(pull.queue(CODE), pull);
    expect([verdict, conclusion]).toEqual(['needs-review', 'failure']);
    expect(words).toContain('Then add the pull request to the merge queue again.');
    expect(desk.violations).toEqual([]);
  });
});
