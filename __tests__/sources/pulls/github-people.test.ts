/** What people said on a pull request, read from GitHub. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listWantedTeams } from '../../../src/engine/index.js';
import { type Fault, FORBIDDEN, LIST_TEAM, READ_PEOPLE, READ_ROLE } from '../../stand-ins/github/server.js';
import type { Review } from '../../stand-ins/github/state.js';
import type { PeopleSpec } from '../../stand-ins/people.js';
import { buildSnapshot, policySources } from '../../stand-ins/snapshot.js';
import { type Fixture, PR, pinned, reviewed, startGithub } from '../github-fixture.js';
import { catchProviderError, never } from '../local-change.js';

const CODE = 'export const rate = 2;\n';

let fixture: Fixture;
let base: string;
let first: string;
let head: string;
beforeAll(async () => {
  fixture = await startGithub();
  fixture.repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  base = fixture.repository.commit({ files: { 'src/a.ts': CODE, 'docs/a.md': 'A.\n', 'src/z.ts': CODE } });
  fixture.repository.branch('topic', base);
  first = fixture.repository.commit({ branch: 'topic', files: { 'src/a.ts': CODE.replace('2', '3') } });
  head = fixture.repository.commit({ branch: 'topic', files: { 'docs/a.md': 'B.\n' } });
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.github.reset();
  fixture.pull(base, head);
});
afterEach(() => expect(fixture.github.violations).toEqual([]));

const say = (login: string | null, more: Partial<Review> = {}) => {
  fixture.github.state.reviews.push({ pull: PR, login, state: 'APPROVED', commit: head, ...more });
};
const people = async () => (await pinned(fixture.provider())).people;

describe('who reviewed', () => {
  it('costs one question where nobody did', async () => {
    expect(await people()).toMatchObject({ complete: true, reviews: [], comments: [], accounts: [] });
    expect(fixture.github.of(READ_PEOPLE)).toHaveLength(1);
    expect(fixture.github.of(READ_ROLE)).toHaveLength(0);
  });

  it('is read in the order of time, with who may push, and roles of those whose word may matter', async () => {
    fixture.github.state.roles.set('grace', 'maintain');
    say('grace', { submittedAt: '2025-06-02T12:00:02Z' });
    say('eve', { state: 'CHANGES_REQUESTED', submittedAt: '2025-06-02T12:00:01Z', commit: first });
    say('bob', { state: 'PENDING' });
    say('renovate[bot]', { submittedAt: '2025-06-02T12:00:03Z', body: 'fine', lastEditedAt: '2025-06-02T12:00:04Z' });
    say(null, { submittedAt: '2025-06-02T12:00:05Z', commit: null });
    const said = await people();
    expect(said?.reviews).toMatchObject([
      { login: 'eve', state: 'changes_requested', commit: first, can_push: false },
      { login: 'grace', state: 'approved', commit: head, can_push: true, submitted_at: '2025-06-02T12:00:02.000Z' },
      { login: 'renovate[bot]', edited: true, body: '' },
      { login: 'ghost', commit: null },
    ]);
    expect(said?.accounts).toEqual([
      { login: 'grace', kind: 'user', role: 'maintain' },
      { login: 'eve', kind: 'user', role: null },
      { login: 'renovate[bot]', kind: 'bot', role: null },
      { login: 'ghost', kind: 'unknown', role: null },
    ]);
    expect(fixture.github.of(READ_ROLE)).toHaveLength(1);
  });

  it('knows a person from an App of the same name', async () => {
    say('renovate');
    expect((await people())?.accounts).toMatchObject([{ login: 'renovate', kind: 'user' }]);
  });

  it('tells authors and co-authors of all commits, who is asked, and when title and base changed', async () => {
    const { state } = fixture.github;
    state.commits.set(PR, [['ada'], ['grace', 'Linus'], ...Array.from({ length: 120 }, () => ['ada'])]);
    state.requested.set(PR, ['grace', 'octo/core']);
    const pull = state.pulls.get(PR);
    if (pull !== undefined) {
      state.pulls.set(PR, {
        ...pull,
        lastEditedAt: '2025-06-02T12:00:00Z',
        renamedAt: '2025-06-02T13:00:00Z',
        retargetedAt: '2025-06-02T14:00:00Z',
      });
    }
    const change = await pinned(fixture.provider());
    expect(change.edited_at).toBe('2025-06-02T13:00:00.000Z');
    expect(change.people).toMatchObject({
      complete: true,
      authors: ['Linus', 'ada', 'grace'],
      requested: ['grace', '@octo/core'],
      retargeted_at: '2025-06-02T14:00:00.000Z',
    });
    expect(fixture.github.of(READ_PEOPLE)).toHaveLength(2);
  });

  it('keeps the texts with a command, of reviews, lines and the conversation, and no others', async () => {
    const command = 'I looked.\n/review-gate sign AC1 because I saw it\n';
    say('grace', {
      state: 'COMMENTED',
      body: command,
      comments: [{ body: 'nit' }, { body: command, lastEditedAt: '2025-06-03T00:00:00Z' }],
    });
    fixture.github.state.comments.push(
      { id: 1, issue: PR, body: 'thanks', login: 'bob' },
      { id: 2, issue: PR, body: command, login: 'bob' },
    );
    const said = await people();
    expect(said?.reviews).toMatchObject([{ body: command }]);
    expect(said?.comments).toMatchObject([
      { login: 'bob', body: command, edited: false },
      { login: 'grace', body: command, edited: true },
    ]);
    expect(fixture.github.of(READ_ROLE)).toHaveLength(2);
  });

  it.each([
    ['the permission is missing', { on: READ_PEOPLE, how: FORBIDDEN }, 'pull-requests: read'],
    [
      'GraphQL refuses',
      {
        on: READ_PEOPLE,
        how: { status: 200, body: { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }] } },
      },
      'Resource not accessible',
    ],
    [
      'the answer is another',
      { on: READ_PEOPLE, how: { status: 200, body: { data: { repository: {} } } } },
      'pull-requests: read',
    ],
  ] satisfies [string, Fault, string][])(
    'says so where it cannot be read, and goes on: %s',
    async (_, fault, words) => {
      say('grace');
      fixture.github.fail(fault);
      const said = await people();
      expect(said).toMatchObject({ complete: false, reviews: [], authors: ['ada'] });
      expect(said?.why).toContain(words);
    },
  );

  it('ends the review where the token is not accepted', async () => {
    fixture.github.fail({ on: READ_PEOPLE, how: { status: 401, body: { message: 'Bad credentials' } } });
    expect((await catchProviderError(people())).code).toBe('E_TOK_001');
  });

  it('says so where it is too much', async () => {
    fixture.github.state.commits.set(
      PR,
      Array.from({ length: 301 }, () => ['ada']),
    );
    expect(await people()).toMatchObject({ complete: false, why: expect.stringContaining('more than 250 commits') });
  });

  it('says so where the commits are those of another head, whose authors may be others', async () => {
    const pushed = fixture.github.received(READ_PEOPLE).then(() => fixture.pull(base, first));
    fixture.github.fail({ on: READ_PEOPLE, how: { until: pushed }, times: 1 });
    say('grace');
    expect(await people()).toMatchObject({ complete: false, why: expect.stringContaining('the head moved') });
  });

  it('goes on without a role that the token may not read', async () => {
    say('grace');
    fixture.github.fail({ on: READ_ROLE, how: FORBIDDEN });
    expect(await people()).toMatchObject({ complete: true, accounts: [{ login: 'grace', role: null }] });
  });
});

describe('an earlier head that a person reviewed', () => {
  const seen = async () => (await reviewed(fixture.provider())).people;

  it('is compared with this one: what differs since, and what it changed', async () => {
    say('grace', { commit: first });
    const said = await seen();
    expect(said?.head_tree).toBe(fixture.repository.git('rev-parse', `${head}^{tree}`));
    expect(said?.seen).toMatchObject([
      {
        sha: first,
        tree: fixture.repository.git('rev-parse', `${first}^{tree}`),
        since: [{ path: 'docs/a.md', old_text: 'A.\n', new_text: 'B.\n' }],
        before: [],
        rebased: [],
      },
    ]);
  });

  it('is fetched where it was pushed away, and unknown where it is gone', async () => {
    const away = fixture.repository.commit({
      branch: 'away',
      parents: [base],
      files: { 'src/a.ts': 'export const rate = 4;\n' },
    });
    fixture.repository.git('update-ref', '-d', 'refs/heads/away');
    say('grace', { commit: 'f'.repeat(40), submittedAt: '2025-06-02T12:00:00Z' });
    say('linus', { commit: away, submittedAt: '2025-06-02T12:00:01Z' });
    say('linus', { commit: head, submittedAt: '2025-06-02T12:00:02Z' });
    expect((await seen())?.seen).toMatchObject([
      { sha: away, since: [{ path: 'docs/a.md' }, { path: 'src/a.ts' }], before: [{ path: 'src/a.ts' }] },
      { sha: 'f'.repeat(40), tree: null, since: [] },
    ]);
  });

  it('says nothing of what the base did since', async () => {
    const moved = fixture.repository.commit({ files: { 'src/z.ts': 'export const rate = 9;\n' } });
    const merged = fixture.repository.commit({
      branch: 'topic',
      parents: [head, moved],
      files: { 'src/z.ts': 'export const rate = 9;\n' },
    });
    fixture.pull(moved, merged);
    say('grace', { commit: head });
    expect((await seen())?.seen).toMatchObject([{ sha: head, since: [], rebased: [] }]);
  });

  it('is not taken for the same where the same files come from an older base', async () => {
    const tip = fixture.repository.git('rev-parse', 'main');
    const late = fixture.repository.commit({
      branch: 'late',
      parents: [tip],
      files: { 'src/a.ts': 'export const rate = 5;\n' },
    });
    const tree = fixture.repository.git('rev-parse', `${late}^{tree}`);
    const old = fixture.repository.git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@a',
      'commit-tree',
      tree,
      '-p',
      base,
      '-m',
      'x',
    );
    fixture.pull(tip, old);
    say('grace', { commit: late });
    expect((await seen())?.seen).toMatchObject([{ sha: late, tree, since: [], rebased: ['src/z.ts'] }]);
  });

  it('is not looked at where its reviewer is who opened the pull request, or a machine', async () => {
    say('ada', { commit: first, state: 'COMMENTED' });
    say('renovate[bot]', { commit: first });
    expect((await seen())?.seen).toEqual([]);
  });
});

describe('teams', () => {
  const teams = (names: readonly string[]) =>
    pinned(fixture.provider()).then((change) => fixture.provider().listTeams(change, names, never));

  it('are read with all their members', async () => {
    const many = Array.from({ length: 130 }, (_, at) => `user-${at}`);
    fixture.github.state.teams.set('octo/pay', many);
    expect(await teams(['@octo/pay'])).toEqual([{ name: '@octo/pay', members: many }]);
  });

  it('are unknown where the token may not read them, or where they have another name now', async () => {
    expect(await teams(['@octo/renamed'])).toEqual([{ name: '@octo/renamed', members: null }]);
    fixture.github.fail({ on: LIST_TEAM, how: FORBIDDEN });
    expect(await teams(['@octo/pay'])).toEqual([{ name: '@octo/pay', members: null }]);
  });

  it('are asked for where they own a changed path or may sign, and somebody said something', async () => {
    const change = {
      files: { 'src/a.ts': { old: CODE, new: `${CODE}//\n` } },
      codeowners: '/src/ @octo/pay\n/docs/ @octo/docs\n',
    };
    const policy = policySources({ tenant: { name: 'own', source: 'people:\n  may_sign: [write, "@octo/leads"]\n' } });
    expect(await listWantedTeams(buildSnapshot({ ...change, people: {} }), policy)).toEqual([]);
    const said = buildSnapshot({ ...change, people: { reviews: [{ login: 'grace' }] } });
    expect(await listWantedTeams(said, policy)).toEqual(['@octo/leads', '@octo/pay']);
    const asked = (people: PeopleSpec) => listWantedTeams(buildSnapshot({ ...change, people }), policy);
    expect(
      await asked({ comments: [{ login: 'grace', body: '/review-gate sign AC1 because I saw it' }] }),
    ).toHaveLength(2);
    expect(await asked({ reviews: [{ login: 'grace', state: 'commented' }] })).toEqual([]);
  });
});
