/** What a tool says names the fields that a client can fill in. */
import { expect, it } from '@jest/globals';
import { nameFields } from '../../../src/cli/mcp/name-fields.js';

it.each([
  ['nope is no commit. Name a branch, a tag or a commit with --head.', 'with `head`.'],
  ['codes is no commit, but origin/codes is: name it with --head origin/codes.', 'with `head` origin/codes.'],
  ['Commit your work first, or name another base (--base).', '(`base`).'],
  ['Give the ticket as a file: --ticket TICKET.md.', '`ticket_path` TICKET.md.'],
])('%s', (message, field) => {
  expect(nameFields(message)).toContain(field);
  expect(nameFields(message)).not.toMatch(/--[a-z]/u);
});

it.each([
  ['a flag of the server', 'Name a clone of it with --repo.'],
  ['a flag of git', 'Get it with "git fetch --unshallow".'],
  ['what a person types', 'Name what review --trace, the step or a service wrote.'],
  ['another word', 'The branch fix--head has no commit.'],
])('leaves %s alone', (_, message) => {
  expect(nameFields(message)).toBe(message);
});
