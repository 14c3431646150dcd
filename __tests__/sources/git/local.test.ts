import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createFileTicketReader, createLocalGitProvider } from '../../../src/sources/index.js';
import { catchProviderError, localProvider, never, REQUEST, readSnapshot } from '../local-change.js';
import { git, TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);

describe('a local change', () => {
  it('is read by the git of the machine, whatever program of that name the repository has', async () => {
    const repository = TestRepository.make(at('own-git'));
    const base = repository.commit({ files: { a: '1' } });
    const head = repository.commit({ files: { a: '2' } });
    const ran = at('ran');
    mkdirSync(join(repository.directory, 'bin'));
    writeFileSync(join(repository.directory, 'bin', 'git'), `#!/bin/sh\ntouch '${ran}'\nexit 1\n`, { mode: 0o755 });
    const environment = { ...process.env, PATH: `bin${delimiter}${process.env['PATH']}` };
    const provider = localProvider(repository.directory, base, head, { environment });
    expect(await provider.pin(REQUEST, never)).toMatchObject({ head: { sha: head } });
    expect(existsSync(ran)).toBe(false);
  });

  it('takes title, body and author from its one commit', async () => {
    const repository = TestRepository.make(at('single'));
    repository.commit({ files: { a: '1' } });
    const base = repository.commit({ files: { a: '2' } });
    const head = repository.commit({
      files: { a: '3' },
      branch: 'main',
      message: 'Add a thing\n\nIt is needed.\nFixes #3',
    });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(snapshot).toMatchObject({
      repo: 'octo/demo',
      pr: 7,
      title: 'Add a thing',
      body: 'It is needed.\nFixes #3',
      author: 'Ada Lovelace',
      head: { ref: 'main', sha: head },
      base: { ref: base, sha: base, committed_at: '2023-11-14T22:13:22.000Z' },
      merge_base: base,
      labels: [],
      tickets: [],
    });
  });

  it('takes the branch as title and all messages as body where there are several commits', async () => {
    const repository = TestRepository.make(at('several'));
    const base = repository.commit({ files: { a: '1' } });
    repository.branch('topic/cart', base);
    repository.commit({ files: { a: '2' }, branch: 'topic/cart', message: 'One\n\nFirst body' });
    const head = repository.commit({ files: { a: '3' }, branch: 'topic/cart', message: 'Two' });
    expect(await readSnapshot(repository.directory, 'main', 'topic/cart')).toMatchObject({
      title: 'topic/cart',
      body: 'One\n\nFirst body\n\nTwo',
      base: { ref: 'main', sha: base },
      head: { ref: 'topic/cart', sha: head },
    });
    expect((await readSnapshot(repository.directory, 'main', head)).title).toBe('Two');
  });

  it('is held against the default branch when no base is named', async () => {
    const repository = TestRepository.make(at('default'));
    const fork = repository.commit({ files: { a: '1' } });
    repository.branch('topic', fork);
    const main = repository.commit({ files: { b: '1', '.review-gate.yml': 'extends: strict\n' } });
    repository.commit({ files: { c: '1' }, branch: 'topic' });
    const snapshot = await readSnapshot(repository.directory, null, 'topic');
    expect(snapshot).toMatchObject({ base: { ref: 'main', sha: main }, merge_base: fork });
    expect(snapshot.files.map((file) => file.path)).toEqual(['c']);
    // The policy is the base's, not the merge base's.
    expect(snapshot.repository_policy).toEqual({ path: '.review-gate.yml', text: 'extends: strict\n' });

    repository.git('update-ref', 'refs/remotes/upstream/trunk', fork);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/upstream/trunk');
    expect((await readSnapshot(repository.directory, null, 'topic')).base).toMatchObject({ ref: 'trunk', sha: fork });
  });

  it('is held against what is checked out where no default branch is known by its name', async () => {
    const repository = TestRepository.make(at('trunk'));
    const fork = repository.commit({ files: { a: '1' } });
    repository.branch('trunk', fork);
    repository.commit({ files: { b: '1' }, branch: 'topic', parents: [fork] });
    repository.commit({ files: { c: '1' }, branch: 'topic' });
    repository.git('symbolic-ref', 'HEAD', 'refs/heads/trunk');
    repository.git('update-ref', '-d', 'refs/heads/main');
    const snapshot = await readSnapshot(repository.directory, null, 'topic');
    expect(snapshot).toMatchObject({ base: { ref: 'trunk', sha: fork }, merge_base: fork });
    expect(snapshot.files.map((file) => file.path)).toEqual(['b', 'c']);
  });

  it('is the last commit where the default branch has it all', async () => {
    const repository = TestRepository.make(at('tip'));
    const before = repository.commit({ files: { a: '1' } });
    const head = repository.commit({ files: { a: '2' } });
    expect(await readSnapshot(repository.directory, null)).toMatchObject({
      base: { sha: before },
      head: { ref: 'main', sha: head },
    });
  });

  it('is the last commit there too, if an older line has the name that default branches have', async () => {
    const repository = TestRepository.make(at('second-line'));
    const fork = repository.commit({ files: { a: '1' } });
    repository.branch('v2', fork);
    repository.commit({ files: { b: '1' } });
    const before = repository.commit({ files: { c: '1' }, branch: 'v2' });
    const head = repository.commit({ files: { c: '2' }, branch: 'v2' });
    repository.git('update-ref', 'refs/remotes/origin/v2', head);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/v2');
    expect((await readSnapshot(repository.directory, null, 'v2')).base).toMatchObject({ sha: before });

    // A default branch that shares nothing with the head is none that it left.
    const pages = repository.commit({ branch: 'pages', parents: [], files: { p: '1' } });
    repository.git('update-ref', 'refs/remotes/origin/pages', pages);
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/pages');
    expect((await readSnapshot(repository.directory, null, 'v2')).base).toMatchObject({ ref: 'main' });
  });

  it('may be empty', async () => {
    const repository = TestRepository.make(at('empty'));
    const only = repository.commit({ files: { a: '1' } });
    const snapshot = await readSnapshot(repository.directory, only, only);
    expect(snapshot).toMatchObject({
      files: [],
      merge_base: only,
      title: only,
      coverage: { complete: true, files: 0 },
    });
  });

  it('works in a subfolder, in a bare repository, in a work tree and with SHA-256', async () => {
    const repository = TestRepository.make(at('forms'));
    const base = repository.commit({ files: { 'sub/a': '1\n' } });
    const head = repository.commit({ files: { 'sub/a': '2\n' } });
    const expected = await readSnapshot(repository.directory, base, head);
    mkdirSync(at('forms/sub'));
    git(folder.path, ['clone', '--quiet', '--bare', at('forms'), at('forms.git')]);
    git(at('forms'), ['worktree', 'add', '--quiet', '--detach', at('tree'), head]);
    for (const directory of [at('forms/sub'), at('forms.git'), at('tree')]) {
      expect(await readSnapshot(directory, base, head)).toEqual(expected);
    }
    const modern = TestRepository.make(at('sha256'), { format: 'sha256' });
    const first = modern.commit({ files: { a: '1\n' } });
    modern.commit({ files: { a: '2\n' } });
    expect(await readSnapshot(modern.directory, first)).toMatchObject({
      merge_base: first,
      files: [{ path: 'a', new_text: '2\n' }],
    });
  });

  it('leaves out what is not committed', async () => {
    const repository = TestRepository.make(at('dirty'));
    const base = repository.commit({ files: { a: '1\n' } });
    repository.commit({ files: { a: '2\n' } });
    git(repository.directory, ['reset', '--quiet', '--hard']);
    writeFileSync(join(repository.directory, 'a'), 'not committed\n');
    expect((await readSnapshot(repository.directory, base)).files[0]?.new_text).toBe('2\n');
  });

  it('leaves nothing behind in the repository', async () => {
    const repository = TestRepository.make(at('clean'));
    const base = repository.commit({ files: { a: '1\n' } });
    repository.commit({ files: { a: '2\n' } });
    const before = git(repository.directory, ['count-objects', '-v']);
    await readSnapshot(repository.directory, base);
    expect(git(repository.directory, ['count-objects', '-v'])).toBe(before);
    expect(git(repository.directory, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/main');
  });

  it('leaves aside what a list in the repository says of the parents of commits', async () => {
    const repository = TestRepository.make(at('grafts'));
    const first = repository.commit({ files: { a: '1\n' } });
    const base = repository.commit({ files: { a: '2\n' } });
    const head = repository.commit({ branch: 'topic', parents: [base], files: { a: '3\n' } });
    mkdirSync(join(repository.directory, '.git', 'info'), { recursive: true });
    writeFileSync(join(repository.directory, '.git', 'info', 'grafts'), `${head} ${first}\n`);
    expect(git(repository.directory, ['merge-base', 'main', 'topic'])).toBe(first);
    expect((await readSnapshot(repository.directory, 'main', 'topic')).merge_base).toBe(base);
  });

  it.each(['main..topic', 'topic...main', 'main~1...topic'])('refuses a range as a side: %s', async (range) => {
    const repository = TestRepository.make(at(range.replaceAll(/\W/gu, '-')));
    repository.commit({ files: { a: '1' } });
    const base = repository.commit({ files: { a: '2' } });
    repository.commit({ branch: 'topic', parents: [base], files: { a: '3' } });
    const refused = await catchProviderError(readSnapshot(repository.directory, 'main', range));
    expect(refused).toMatchObject({ code: 'E_REQ_002', message: expect.stringContaining('names no commit') });
    expect(await catchProviderError(readSnapshot(repository.directory, range, 'topic'))).toMatchObject({
      code: 'E_REQ_002',
    });
  });

  it('takes the newest of several merge bases', async () => {
    const repository = TestRepository.make(at('crisscross'));
    const root = repository.commit({ files: { a: '0\n' } });
    const left = repository.commit({ branch: 'l', parents: [root], files: { l: '1\n' } });
    const right = repository.commit({ branch: 'r', parents: [root], files: { r: '1\n' } });
    const one = repository.commit({ branch: 'one', parents: [left, right], files: { l: '1\n', r: '1\n', x: '1\n' } });
    const two = repository.commit({ branch: 'two', parents: [right, left], files: { l: '1\n', r: '1\n', y: '1\n' } });
    expect((await readSnapshot(repository.directory, one, two)).merge_base).toBe(right);
    expect((await readSnapshot(repository.directory, two, one)).merge_base).toBe(right);
  });
});

describe('a head that is made by hand of two commits that the base has merged', () => {
  /** The base merged a guard from a branch, after another commit of its own. `head` has both, and the tree of the second alone. */
  function makeRepository(name: string) {
    const repository = TestRepository.make(at(name));
    const root = repository.commit({ files: { 'pay.js': 'return true\n', 'README.md': '# Shop\n' } });
    const guard = repository.commit({ branch: 'guard', parents: [root], files: { 'pay.js': 'return user.isOwner\n' } });
    const words = repository.commit({ branch: 'words', parents: [root], files: { 'README.md': '# The shop\n' } });
    const merged = { 'pay.js': 'return user.isOwner\n', 'README.md': '# The shop\n' };
    const base = repository.commit({ branch: 'main', parents: [words, guard], files: merged });
    const evil = { 'pay.js': 'return true\n', 'README.md': '# The new shop\n' };
    const head = repository.commit({ branch: 'evil', parents: [words, guard], files: evil });
    const honest = repository.commit({
      branch: 'honest',
      parents: [words, guard],
      files: { ...merged, 'a.txt': 'One more.\n' },
    });
    return { repository, base, head, honest, words };
  }

  it('names the files that a merge takes back, though the difference does not show them', async () => {
    const { repository, base, head, words } = makeRepository('taken-back');
    git(repository.directory, ['checkout', '--quiet', '-B', 'merged', base]);
    git(repository.directory, ['-c', 'user.name=Ada', '-c', 'user.email=a@b.test', 'merge', '--quiet', head]);
    expect(git(repository.directory, ['show', 'merged:pay.js'])).toBe('return true');
    const snapshot = await readSnapshot(repository.directory, base, head);
    expect(snapshot.merge_base).toBe(words);
    expect(snapshot.files.map(({ path }) => path)).toEqual(['README.md']);
    expect(snapshot.coverage.complete).toBe(false);
    expect(snapshot.coverage.omitted).toEqual([
      {
        path: 'pay.js',
        reason: 'several_merge_bases',
        detail:
          'Both sides share several newest commits, in which this file differs, so the change does not show what a merge makes of it. Merge the base branch into the branch: then both share one.',
        blocking: true,
      },
    ]);
  });

  it('names none that the head leaves as the base has them', async () => {
    const { repository, base, honest } = makeRepository('left');
    const snapshot = await readSnapshot(repository.directory, base, honest);
    expect(snapshot.coverage).toMatchObject({ complete: true, omitted: [] });
  });
});

describe('files at the base', () => {
  it('reads CODEOWNERS from the first of three places, and policies by path', async () => {
    const repository = TestRepository.make(at('base-files'));
    const files = {
      'docs/CODEOWNERS': 'docs',
      CODEOWNERS: 'root',
      '.github/CODEOWNERS': 'github',
      'ci/p.yml': 'a: 1\n',
      link: { mode: '120000', content: 'ci/p.yml' },
    };
    const base = repository.commit({ files });
    repository.commit({ files: { '.github/CODEOWNERS': 'of the head', 'ci/p.yml': 'a: 2\n' } });
    expect((await readSnapshot(repository.directory, base)).codeowners).toEqual({
      path: '.github/CODEOWNERS',
      text: 'github',
    });

    const provider = localProvider(repository.directory, base);
    const pinned = await provider.pin(REQUEST, never);
    const read = (path: string) => provider.readPolicyFile(pinned, path, never);
    expect(await read('ci/p.yml')).toBe('a: 1\n');
    expect(await read('./ci/p.yml')).toBe('a: 1\n');
    for (const path of [
      'none.yml',
      'ci',
      'link',
      '../ci/p.yml',
      '/ci/p.yml',
      '',
      'ci/',
      ':(top)ci/p.yml',
      'ci/p.y*',
      '--help',
      'a\nb',
    ]) {
      expect(await read(path)).toBeNull();
    }
  });

  it('blocks where the repository has a policy that is no ordinary file', async () => {
    const repository = TestRepository.make(at('policy-link'));
    const base = repository.commit({ files: { '.review-gate.yml': { mode: '120000', content: 'x' } } });
    repository.commit({ files: { a: '1' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(snapshot.repository_policy).toBeNull();
    expect(snapshot.coverage).toMatchObject({
      complete: false,
      omitted: [{ path: '.review-gate.yml', reason: 'unreadable', blocking: true }],
    });
  });
});

describe('what cannot be reviewed', () => {
  const pin = (directory: string, base: string | null, head = 'HEAD', environment?: NodeJS.ProcessEnv) =>
    catchProviderError(
      localProvider(directory, base, head, environment === undefined ? {} : { environment }).pin(REQUEST, never),
    );

  it('says so of a folder that is no repository, or none at all', async () => {
    mkdirSync(at('plain'));
    for (const directory of [at('plain'), at('nowhere')]) {
      const fault = await pin(directory, null);
      expect(fault).toMatchObject({ code: 'E_REQ_002' });
      expect(fault.message).toMatch(/is not a git repository\. Name one/u);
    }
  });

  it('says so of refs that name no commit, and never takes them for options', async () => {
    const repository = TestRepository.make(at('refs'));
    repository.commit({ files: { a: '1' } });
    for (const ref of ['nope', '--all', '-h', '', 'HEAD~9', 'a\nb', 'HEAD:a', '$(touch x)']) {
      const head = await pin(repository.directory, 'main', ref);
      expect(head.message).toContain(`The head ${JSON.stringify(ref)} names no commit`);
      const base = await pin(repository.directory, ref);
      expect(base.message).toContain(`The base ${JSON.stringify(ref)} names no commit`);
    }
  });

  it('names the branch of the remote, where that alone is there', async () => {
    const repository = TestRepository.make(at('behind'));
    repository.commit({ files: { a: '1' } });
    repository.commit({ branch: 'codes', files: { a: '2' } });
    git(folder.path, ['clone', '--quiet', '--branch', 'codes', `file://${at('behind')}`, at('ahead')]);
    expect((await pin(at('ahead'), 'main')).message).toBe(
      `The base "main" names no commit in ${at('ahead')}, but "origin/main" does: name that one (--base origin/main).`,
    );
  });

  it('says so of a first commit and of a repository without any', async () => {
    const repository = TestRepository.make(at('first'));
    expect((await pin(repository.directory, null)).message).toMatch(/names no commit/u);
    repository.commit({ files: { a: '1' } });
    expect((await pin(repository.directory, null)).message).toMatch(/nothing to review .* against.*Name a base/u);
  });

  it('says so of histories without a common commit', async () => {
    const repository = TestRepository.make(at('unrelated'));
    repository.commit({ files: { a: '1' } });
    repository.commit({ branch: 'other', parents: [], files: { b: '1' } });
    const fault = await pin(repository.directory, 'main', 'other');
    expect(fault).toMatchObject({ code: 'E_REQ_002' });
    expect(fault.message).toMatch(/no commit in common/u);
  });

  it('says so of a shallow clone that cannot be trusted', async () => {
    const repository = TestRepository.make(at('deep'));
    const base = repository.commit({ files: { a: '1' } });
    for (let count = 2; count < 8; count++) repository.commit({ files: { a: String(count) } });
    git(folder.path, ['clone', '--quiet', '--depth=3', `file://${at('deep')}`, at('shallow')]);
    expect((await pin(at('shallow'), base)).message).toMatch(/names no commit/u);
    // Within what is there, the history is whole.
    expect((await readSnapshot(at('shallow'), 'HEAD~1')).files).toHaveLength(1);
  });

  it('does not believe a merge base that a cut history shows', async () => {
    const repository = TestRepository.make(at('lie'));
    const old = repository.commit({ files: { a: '0\n' } });
    const better = repository.commit({ files: { a: '1\n' } });
    const base = repository.commit({ files: { b: '1\n' } });
    const side = repository.commit({ branch: 'side', parents: [better], files: { c: '1\n' } });
    const cut = repository.commit({ branch: 'side', parents: [side], files: { c: '2\n' } });
    const head = repository.commit({ branch: 'head', parents: [old, cut], files: { d: '1\n', c: '2\n' } });
    const full = await readSnapshot(repository.directory, base, head);
    expect(full.merge_base).toBe(better);
    writeFileSync(join(repository.directory, '.git', 'shallow'), `${cut}\n`);
    expect(git(repository.directory, ['merge-base', base, head])).toBe(old);
    expect((await pin(repository.directory, base, head)).message).toMatch(
      /is not whole: the history is cut off .*git fetch --unshallow/u,
    );
  });

  it('marks what a partial clone lacks, and blocks', async () => {
    const repository = TestRepository.make(at('whole'));
    const base = repository.commit({ files: { a: '1\n' } });
    const head = repository.commit({ files: { a: '2\n', b: '3\n' } });
    git(repository.directory, ['config', 'uploadpack.allowFilter', 'true']);
    git(folder.path, ['clone', '--quiet', '--bare', '--filter=blob:none', `file://${at('whole')}`, at('partial')]);
    const snapshot = await readSnapshot(at('partial'), base, head);
    expect(snapshot.files.map((file) => [file.path, file.omitted, file.new_text])).toEqual([
      ['a', 'not_fetched', null],
      ['b', 'not_fetched', null],
    ]);
    expect(snapshot.coverage.complete).toBe(false);
  });

  it('says so of a machine without git', async () => {
    const repository = TestRepository.make(at('no-git'));
    repository.commit({ files: { a: '1' } });
    const fault = await pin(repository.directory, null, 'HEAD', { PATH: at('plain') });
    expect(fault.message).toMatch(/git program was not found\. Install git/u);
  });

  it('says so of a git that is too old', async () => {
    mkdirSync(at('old-git'));
    writeFileSync(at('old-git/git'), '#!/bin/sh\necho git version 2.17.1\n', { mode: 0o755 });
    const fault = await pin(at('single'), null, 'HEAD', { PATH: `${at('old-git')}:/bin:/usr/bin` });
    expect(fault.message).toBe(
      'Git 2.32 or later is needed, but this machine has "git version 2.17.1". Install a newer git.',
    );
  });

  it('ends with the reason of its signal', async () => {
    const reason = new Error('enough');
    const provider = localProvider(at('single'), null);
    await expect(provider.pin(REQUEST, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const running = provider.pin(REQUEST, controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(running).rejects.toBe(reason);
  });
});

describe('a ticket out of a file', () => {
  const read = (path: string) => createFileTicketReader(path)('any', never);

  it('has its first heading for a title, else its name', async () => {
    writeFileSync(at('ticket.md'), '\ufeffIntro\n\n# Cart totals #\n\n- AC1: adds up\n');
    expect(await read(at('ticket.md'))).toEqual({
      id: 'ticket.md',
      provider: 'file',
      url: null,
      title: 'Cart totals',
      body: 'Intro\n\n# Cart totals #\n\n- AC1: adds up\n',
      relation: 'requested',
    });
    writeFileSync(at('bare.md'), '- adds up');
    expect((await read(at('bare.md'))).title).toBe('bare.md');
  });

  it('must be a file that can be read and is not too large', async () => {
    writeFileSync(at('large.md'), Buffer.alloc(1024 * 1024 + 1, 'x'));
    expect(await catchProviderError(read(at('none.md')))).toMatchObject({
      code: 'E_AC_002',
      message: expect.stringMatching(/no such file\. Name/u),
    });
    expect(await catchProviderError(read(folder.path))).toMatchObject({
      code: 'E_AC_002',
      message: expect.stringMatching(/is a folder/u),
    });
    expect(await catchProviderError(read(at('large.md')))).toMatchObject({
      code: 'E_AC_002',
      message: expect.stringMatching(/over 1 MiB/u),
    });
  });

  it('is read for the ticket that a review names', async () => {
    const provider = createLocalGitProvider({
      directory: at('single'),
      base: null,
      head: 'HEAD',
      readTicket: createFileTicketReader(at('ticket.md')),
    });
    const pinned = await provider.pin({ ...REQUEST, ticket: 'ticket.md' }, never);
    expect((await provider.snapshot(pinned, never)).tickets).toMatchObject([{ id: 'ticket.md' }]);
    expect(await provider.ticket({ repo: 'a/b', id: 'any' }, never)).toEqual(pinned.tickets[0]);
  });
});
