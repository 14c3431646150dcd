import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ASKED, type Fixture, startGithub } from '../github-fixture.js';
import { catchProviderError, never, readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const TASK = 'backlog/tasks/task-7 - Refunds.md';
const FILES = {
  a: '1',
  [TASK]: '# Refunds\n\n## Acceptance Criteria\n- [ ] #1 Refunds are logged\n',
  'backlog/tasks/task-71 - Others.md': '# Others\n',
  'docs/stories/1.2.sign-in.md': '# Sign in\n\n## Acceptance Criteria\n1. A user signs in\n',
  'specs/001-sign-in/spec.md': '# Sign in\n',
  'specs/001-sign-in/tasks.md': '- [ ] T001 Do it\n',
  'openspec/changes/add-export/tasks.md': '- [ ] 1.1 Do it\n',
  'openspec/changes/add-export/specs/export/spec.md': '# Export\n',
};

describe('tickets that the words of a change name', () => {
  let repository: TestRepository;
  let base: string;
  beforeAll(() => {
    repository = TestRepository.make(join(folder.path, 'named'));
    base = repository.commit({ files: FILES });
  });

  it.each([
    ['topic', 'Log refunds (TASK-7)', [TASK]],
    ['task-7/refunds', 'Log refunds', [TASK]],
    ['topic-two', 'Log refunds of task-70', []],
    ['001-sign-in', 'Sign in', ['specs/001-sign-in/spec.md']],
    ['export', 'Do add-export', ['openspec/changes/add-export/specs/export/spec.md']],
    ['stories', 'Story 1.2: sign in', ['docs/stories/1.2.sign-in.md']],
    ['version', 'Release 1.2', []],
  ])('%s, "%s": %j', async (branch, message, paths) => {
    repository.branch(branch, base);
    repository.commit({ files: { a: branch, [TASK]: '# Mine\n' }, branch, message });
    const { tickets } = await readSnapshot(repository.directory, base, branch);
    expect(tickets.map(({ id }) => id)).toEqual(paths);
    for (const { id, body, relation } of tickets) {
      expect([body, relation]).toEqual([new Map<string, string>(Object.entries(FILES)).get(id), 'closing']);
    }
  });
});

describe('a ticket that a request names by its path', () => {
  let fixture: Fixture;
  let base: string;
  beforeAll(async () => {
    fixture = await startGithub();
    base = fixture.repository.commit({ files: FILES });
    fixture.repository.branch('topic', base);
    const head = fixture.repository.commit({ branch: 'topic', files: { [TASK]: '# Mine\n' } });
    fixture.pull(base, head);
  });
  afterAll(() => fixture.close());

  it('is read at the base', async () => {
    const { tickets } = await fixture.provider().pin({ ...ASKED, ticket: TASK }, never);
    expect(tickets).toEqual([
      { id: TASK, provider: 'file', url: null, title: 'Refunds', body: FILES[TASK], relation: 'requested' },
    ]);
  });

  it('is refused where the base does not have it', async () => {
    const ticket = 'backlog/tasks/task-8 - New.md';
    const fault = await catchProviderError(fixture.provider().pin({ ...ASKED, ticket }, never));
    expect(fault.code).toBe('E_AC_002');
    expect(fault.message).toContain('on main there is no such file');
  });
});
