/** What people did, as a review says that the service's API is asked for: the service reads GitHub itself. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PeopleDesk } from './people-desk.js';
import { APPROVALS, CODE, OWNERS } from './people-situations.js';
import { SIGN_OFFS } from './sign-off-situations.js';

let desk: PeopleDesk;
beforeAll(async () => {
  desk = await PeopleDesk.open('ignore');
});
afterAll(() => desk.close());

describe('a review that the API is asked for', () => {
  it.each([...APPROVALS, ...OWNERS])('where in the end $when', async ({ files = CODE, moments }) => {
    const pull = desk.pull(files);
    for (const { happens } of moments) happens(pull);
    const { opens, traces = '' } = moments.at(-1) ?? {};
    const { verdict, words } = await desk.ask(pull);
    expect(verdict).toBe(opens === true ? 'auto-approve' : 'needs-review');
    expect(words).toContain(traces);
    expect(desk.violations).toEqual([]);
  });

  it.each(SIGN_OFFS)('where $when', async ({ files = CODE, moments }) => {
    const pull = desk.pull(files);
    for (const { happens, opens, traces } of moments) {
      happens(pull);
      const { verdict, words } = await desk.ask(pull);
      expect(verdict).toBe(opens ? 'auto-approve' : 'needs-review');
      expect(words).toContain(traces);
    }
    expect(desk.violations).toEqual([]);
  });
});
