/** Tickets that are kept as files beside the code. */
import { describe, expect, it } from '@jest/globals';
import { recognizeTicketFile } from '../../../src/base/ticket-places.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { listTickedBoxes, prepareTicketText } from '../../../src/engine/criteria/ticket-files.js';
import { buildTicket, changedFile, type FileSpec } from '../../stand-ins/snapshot.js';

const read = (
  files: Readonly<Record<string, FileSpec>>,
  body = '',
  tickets: Parameters<typeof buildTicket>[0][] = [],
) => {
  const changed = Object.entries(files).map(([path, spec]) => changedFile(path, spec));
  const { source, items, untrusted } = readCriteria(tickets.map(buildTicket), body, [], changed);
  return { source, untrusted, said: items.map(({ id, text, origin }) => [id, text, origin.ticket]) };
};

const TASK = 'backlog/tasks/task-7 - Refunds.md';
const BACKLOG = [
  '---',
  'id: TASK-7',
  'title: Refunds',
  'status: To Do',
  'labels: []',
  '---',
  '',
  '## Description',
  '',
  'Refunds are seen by nobody.',
  '',
  '## Acceptance Criteria',
  '<!-- AC:BEGIN -->',
  '- [ ] #1 Refunds are written to the audit log',
  '- [ ] #2 The amount is in cents',
  '<!-- AC:END -->',
  '',
  '## Implementation Notes',
  '',
  '- [ ] not this',
  '',
].join('\n');
const DONE = BACKLOG.replaceAll('[ ] #', '[x] #').replace('To Do', 'Done');

describe('places', () => {
  it.each([
    [TASK, 'Backlog.md', 'task-7', 'criteria'],
    ['backlog/tasks/TASK-7.2.md', 'Backlog.md', 'TASK-7.2', 'criteria'],
    ['docs/stories/1.2.sign-in.md', 'BMAD', '1.2', 'criteria'],
    ['docs/stories/epic-1/story-1.2.md', 'BMAD', '1.2', 'criteria'],
    ['specs/001-sign-in/spec.md', 'spec-kit', '001-sign-in', 'criteria'],
    ['specs/001-sign-in/tasks.md', 'spec-kit', '001-sign-in', 'tasks'],
    ['openspec/changes/add-export/specs/export/spec.md', 'OpenSpec', 'add-export', 'criteria'],
    ['openspec/changes/add-export/tasks.md', 'OpenSpec', 'add-export', 'tasks'],
  ])('%s is of %s', (path, tool, key, role) => expect(recognizeTicketFile(path)).toEqual({ tool, key, role }));

  it.each([
    'README.md',
    'backlog/README.md',
    'backlog/docs/doc-1.md',
    'test/backlog/tasks/task-7.md',
    'specs/plan.md',
    'openspec/changes/archive/add-export/tasks.md',
    'docs/stories/readme.md',
  ])('%s is no ticket', (path) => expect(recognizeTicketFile(path)).toBeNull());
});

describe('what they ask for', () => {
  it('is what they say before the change, whatever the change makes of it', () => {
    const easier = DONE.replace('are written to the audit log', 'exist').replace(
      '- [x] #2 The amount is in cents\n',
      '',
    );
    expect(read({ [TASK]: { old: BACKLOG, new: easier } })).toEqual({
      source: 'ticket_file',
      said: [
        ['AC1', 'Refunds are written to the audit log', TASK],
        ['AC2', 'The amount is in cents', TASK],
      ],
    });
  });

  it('keeps the lines of the file', () => {
    const { items } = readCriteria([], '', [], [changedFile(TASK, { old: BACKLOG, new: DONE })]);
    expect(items.map(({ origin }) => origin.line)).toEqual([14, 15]);
  });

  it('is the own word of an author who adds the ticket, also by moving a file there', () => {
    expect(read({ [TASK]: { new: BACKLOG } })).toMatchObject({
      source: 'body',
      untrusted: [TASK],
      said: { length: 2 },
    });
    expect(read({ [TASK]: { old: BACKLOG, new: BACKLOG, oldPath: 'notes.md' } })).toMatchObject({ source: 'none' });
  });

  it('does not count beside a ticket that is named, or an issue that is closed', () => {
    const files = { [TASK]: { old: BACKLOG, new: DONE } };
    const issue = '## Acceptance criteria\n- a thing works';
    expect(read(files, '', [issue])).toMatchObject({ source: 'ticket', said: [['AC1', 'a thing works', '#1']] });
    expect(read(files, '', [{ body: issue, relation: 'closing' }])).toMatchObject({ source: 'closing_issue' });
    expect(read(files, '## Acceptance criteria\n- mine')).toMatchObject({ source: 'ticket_file' });
  });

  it('is read of a ticket that the pull request names, too', () => {
    const named = { id: TASK, provider: 'file' as const, relation: 'closing' as const, body: BACKLOG };
    expect(read({}, '', [named])).toMatchObject({ source: 'ticket_file', said: { length: 2 } });
    expect(read({ [TASK]: { old: BACKLOG, new: DONE } }, '', [named]).said).toHaveLength(2);
    expect(read({}, '', [{ ...named, relation: 'requested' }])).toMatchObject({
      source: 'ticket',
      said: { length: 2 },
    });
  });

  it.each([
    [
      'specs/001-sign-in/spec.md',
      '# Sign in\n\n**Acceptance Scenarios**:\n\n1. **Given** a user, **When** they sign in, **Then** they see the shop\n\n### Edge Cases\n\n- none\n',
      ['Given a user, When they sign in, Then they see the shop'],
    ],
    [
      'openspec/changes/add-export/specs/export/spec.md',
      '## ADDED Requirements\n\n### Requirement: Export\nThe system SHALL export orders.\n\n#### Scenario: CSV\n- **WHEN** a user exports\n- **THEN** a CSV file is sent\n',
      ['Scenario: CSV'],
    ],
    [
      'docs/stories/1.2.sign-in.md',
      '# Story 1.2\n\n## Acceptance Criteria\n\n1. A user can sign in\n2. A wrong password is refused\n\n## Tasks / Subtasks\n\n- [ ] Build it (AC: 1)\n',
      ['A user can sign in', 'A wrong password is refused'],
    ],
    ['openspec/changes/add-export/tasks.md', '## 1. Implementation\n- [ ] 1.1 Write it\n', []],
  ])('%s', (path, text, wanted) => {
    expect(read({ [path]: { old: text, new: `${text}\n` } }).said.map(([, said]) => said)).toEqual(wanted);
  });
});

describe('boxes', () => {
  const lines = (...texts: string[]) => texts.map((text, at) => ({ number: at + 1, text }));

  it('are ticked by a change that leaves their words alone', () => {
    const ticked = (added: string[], removed: string[]) => listTickedBoxes(lines(...added), lines(...removed));
    expect(ticked(['- [x] a', '* [X] b'], ['- [ ] a', '* [ ] b'])).toEqual([
      { line: 1, text: 'a' },
      { line: 2, text: 'b' },
    ]);
    expect(ticked(['- [x] a', '- [x] a'], ['- [ ] a'])).toHaveLength(1);
    expect(ticked(['- [x] other'], ['- [ ] a'])).toEqual([]);
    expect(ticked(['- [ ] a'], ['- [x] a'])).toEqual([]);
  });

  it('takes time in proportion to a hostile text', () => {
    expect(prepareTicketText(`---\n${'a: b\n'.repeat(100_000)}`)).toContain('a: b');
    expect(listTickedBoxes(lines(`${'> '.repeat(100_000)}x`), lines(`-${' '.repeat(100_000)}`))).toEqual([]);
    expect(recognizeTicketFile(`backlog/tasks/${'a-1.'.repeat(50_000)}`)).toBeNull();
  });
});
