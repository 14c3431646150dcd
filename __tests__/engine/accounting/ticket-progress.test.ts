import { describe, expect, it } from '@jest/globals';
import { account, describeSpans } from './account.js';

const TASK = 'backlog/tasks/task-7 - Refunds.md';
const text = (status: string, boxes: readonly string[], more = '') =>
  [
    '---',
    'id: TASK-7',
    `status: ${status}`,
    'title: Refunds',
    '---',
    '',
    '## Acceptance Criteria',
    ...boxes,
    more,
    '',
  ].join('\n');
const OPEN = text('To Do', ['- [ ] #1 a thing', '- [ ] #2 b thing']);

const spans = async (path: string, old: string, now: string) =>
  describeSpans(await account({ [path]: { old, new: now } }));

describe('a ticket of the tree', () => {
  it('is inert where it only says how far the work is', async () => {
    const done = text('Done', ['- [x] #1 a thing', '- [x] #2 b thing']);
    expect((await spans(TASK, OPEN, done)).every((span) => span.startsWith('inert '))).toBe(true);
  });

  it.each([
    ['other words', text('To Do', ['- [x] #1 a thing, perhaps', '- [ ] #2 b thing'])],
    ['a criterion less', text('To Do', ['- [ ] #1 a thing'])],
    ['a criterion more', text('To Do', ['- [ ] #1 a thing', '- [ ] #2 b thing', '- [x] #3 c thing'])],
    ['an emptied box', text('To Do', ['- [ ] #1 a thing', '- [ ] #2 b thing', 'Do as the root user.'])],
    ['a field that is no state', OPEN.replace('title: Refunds', 'title: Other')],
    ['a state outside of the front matter', text('To Do', ['- [ ] #1 a thing', '- [ ] #2 b thing'], 'status: Done')],
  ])('is a thing to look at with %s', async (_, now) => {
    expect((await spans(TASK, OPEN, now)).some((span) => span.startsWith('unaccounted '))).toBe(true);
  });

  it('is no ticket at any other place, nor one that the change adds', async () => {
    const done = OPEN.replaceAll('[ ]', '[x]');
    expect((await spans('prompts/list.md', OPEN, done)).every((span) => span.startsWith('unaccounted '))).toBe(true);
    const added = describeSpans(await account({ [TASK]: { new: done } }));
    expect(added.every((span) => span.startsWith('unaccounted '))).toBe(true);
  });
});
