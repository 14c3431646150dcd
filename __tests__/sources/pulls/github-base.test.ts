/** Pull requests whose base their author chose: what GitHub says about it, and where policies are read. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FORBIDDEN, READ_BRANCH, READ_FILE } from '../../stand-ins/github/server.js';
import { type Fixture, pinned, reviewed, startGithub } from '../github-fixture.js';
import { catchProviderError, never } from '../local-change.js';

const POLICY = '.review-gate.yml';

let fixture: Fixture;
let main: string;
let release: string;
let head: string;
beforeAll(async () => {
  fixture = await startGithub();
  const root = fixture.repository.commit({ files: { a: '1\n' } });
  fixture.repository.branch('release/1', root);
  main = fixture.repository.commit({ files: { [POLICY]: 'extends: strict\n', 'gate/own.yml': 'extends: strict\n' } });
  release = fixture.repository.commit({
    branch: 'release/1',
    files: { [POLICY]: 'extends: advisory\n', 'gate/own.yml': 'extends: advisory\n' },
  });
  fixture.repository.branch('topic', release);
  head = fixture.repository.commit({ branch: 'topic', files: { a: '2\n' } });
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.github.reset();
  fixture.github.state.protectedBranches.clear();
  fixture.pull(release, head, { baseRef: 'release/1' });
});
afterEach(() => expect(fixture.github.violations).toEqual([]));

describe('a pull request into another branch than the default one', () => {
  it.each([[true], [false]])('says what the default branch is, and whether the base is protected: %j', async (is) => {
    if (is) fixture.github.state.protectedBranches.add('release/1');
    const change = await pinned(fixture.provider());
    expect(change).toMatchObject({
      base: { ref: 'release/1', sha: release },
      host: { default_branch: { ref: 'main', sha: main }, base_protected: is },
    });
  });

  it('brings the policy of the default branch beside that of its base', async () => {
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.host?.policy).toEqual({ path: POLICY, text: 'extends: strict\n' });
    expect(snapshot.repository_policy).toEqual({ path: POLICY, text: 'extends: advisory\n' });
    expect(snapshot.coverage.complete).toBe(true);
  });

  it('reads a policy that is named by its path on the default branch', async () => {
    const provider = fixture.provider();
    const change = await pinned(provider);
    expect(await provider.readPolicyFile(change, 'gate/own.yml', never)).toBe('extends: strict\n');
    expect(await provider.readPolicyFile(change, 'gate/none.yml', never)).toBeNull();
    expect(await provider.readPolicyFile(change, 'gate', never)).toBeNull();
  });

  it('counts as not protected where the branch is gone', async () => {
    fixture.github.fail({ on: READ_BRANCH, how: { status: 404, body: { message: 'Branch not found' } } });
    expect((await pinned(fixture.provider())).host?.base_protected).toBeNull();
  });

  it('has no policy of the default branch where there is none', async () => {
    fixture.github.fail({ on: READ_FILE, how: { status: 404, body: { message: 'Not Found' } } });
    expect((await pinned(fixture.provider())).host?.policy).toBeNull();
  });

  it('is incomplete where that policy is a folder or too large', async () => {
    fixture.github.fail({ on: READ_FILE, how: { status: 200, body: [] } });
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.host?.policy).toBeNull();
    expect(snapshot.coverage).toMatchObject({ complete: false, omitted: [{ path: POLICY, blocking: true }] });
    expect(snapshot.coverage.omitted[0]?.detail).toMatch(/on the default branch main could not be read/u);
  });

  it.each([
    [READ_BRANCH, FORBIDDEN, 'E_TOK_001', /reading the base branch release\/1 of octo\/demo.*contents: read/u],
    [READ_BRANCH, { status: 500, body: {} }, 'E_UP_001', /answered 500 while reading the base branch/u],
    [READ_FILE, { status: 502, body: '' }, 'E_UP_001', /answered 502 while reading \.review-gate\.yml/u],
  ] as const)(
    'is not reviewed where %s fails: a question without an answer is not a no',
    async (on, how, code, says) => {
      fixture.github.fail({ on, how });
      const fault = await catchProviderError(pinned(fixture.provider()));
      expect(fault.code).toBe(code);
      expect(fault.message).toMatch(says);
    },
  );
});

describe('a pull request into the default branch', () => {
  it('asks nothing more', async () => {
    fixture.pull(main, head);
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.host).toEqual({ default_branch: { ref: 'main', sha: main }, base_protected: null, policy: null });
    expect(snapshot.repository_policy?.text).toBe('extends: strict\n');
    expect(fixture.github.of(READ_BRANCH)).toEqual([]);
    expect(fixture.github.of(READ_FILE)).toEqual([]);
  });
});
