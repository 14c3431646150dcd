import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import { ForwardProxy } from '../../stand-ins/proxy.js';
import { ASKED, type Fixture, PR, pinned, REPO, reviewed, startGithub, TOKEN } from '../github-fixture.js';
import { catchProviderError, never } from '../local-change.js';
import { git } from '../test-repository.js';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startGithub();
});
afterEach(async () => {
  expect(fixture.github.violations).toEqual([]);
  await fixture.close();
});

const gitCalls = () => fixture.github.of('git').length;
const scratches = () => readdirSync(join(fixture.folder, 'cache', 'scratch'));

/** A base branch and a topic with every kind of file. */
function variedChange(): { base: string; head: string } {
  const { repository } = fixture;
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`src/${at}.ts`, `export const n${at} = ${at};\n`.repeat(9)]),
  );
  const fork = repository.commit({
    files: {
      ...many,
      '.review-gate.yml': 'extends: balanced\n',
      '.gitattributes': '*.ts -diff\n',
      CODEOWNERS: '* @ada\n',
      'old.txt': 'x\n'.repeat(50),
      Dockerfile: 'FROM scratch\n',
      'package.json': '{ "private": true }\n',
    },
  });
  repository.branch('topic', fork);
  const base = repository.commit({
    files: { 'src/0.ts': 'changed on main\n', '.review-gate.yml': 'extends: strict\n' },
  });
  repository.commit({
    branch: 'topic',
    files: { 'old.txt': null, 'new name \u00fc".txt': `${'x\n'.repeat(50)}y\n`, 'src/1.ts': 'one\r\ntwo' },
  });
  const head = repository.commit({
    branch: 'topic',
    files: {
      'latin.txt': Buffer.from('caf\xe9', 'latin1'),
      'logo.png': Buffer.from('89504e470d0a1a0a0000000d49484452000000010000', 'hex'),
      link: { mode: '120000', content: 'src/1.ts' },
      'run.sh': { mode: '100755', content: '#!/bin/sh\n' },
      lib: { mode: '160000', content: 'c'.repeat(40) },
      'large.json': '1,\n'.repeat(400_000),
    },
  });
  fixture.pull(base, head);
  return { base, head };
}

describe('the code of a pull request', () => {
  it('is fetched without a checkout', async () => {
    const { base, head } = variedChange();
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot).toMatchObject({
      repo: REPO,
      pr: PR,
      base: { ref: 'main', sha: base, committed_at: '2023-11-14T22:13:22.000Z' },
      head: { ref: 'topic', sha: head },
      title: 'Add totals',
      author: 'ada',
      labels: ['alpha', 'zeta'],
      repository_policy: { path: '.review-gate.yml', text: 'extends: strict\n' },
      gitattributes: { path: '.gitattributes', text: '*.ts -diff\n' },
      codeowners: { path: 'CODEOWNERS', text: '* @ada\n' },
      parts: [
        { path: 'Dockerfile', text: null },
        { path: 'package.json', text: '{ "private": true }\n' },
      ],
    });
    expect(snapshot.files.map((file) => [file.path, file.status, file.omitted])).toEqual([
      ['large.json', 'added', 'too_large'],
      ['latin.txt', 'added', null],
      ['lib', 'added', 'submodule'],
      ['link', 'added', null],
      ['logo.png', 'added', 'binary'],
      ['new name \u00fc".txt', 'renamed', null],
      ['run.sh', 'added', null],
      ['src/1.ts', 'modified', null],
    ]);
    expect(scratches()).toEqual([]);
  });

  it('needs no request more for the manifests above it', async () => {
    const { repository } = fixture;
    const count = async (path: string, manifest: string) => {
      const fork = repository.commit({ files: { [path]: 'export const a = 1;\n', [manifest]: '{ "a": 1 }\n' } });
      repository.branch('topic', fork);
      const head = repository.commit({ branch: 'topic', files: { [path]: 'export const a = 2;\n' } });
      fixture.pull(fork, head);
      const before = gitCalls();
      const { parts } = await reviewed(fixture.provider({ cacheDirectory: join(fixture.folder, manifest) }));
      return { parts, calls: gitCalls() - before };
    };
    const without = await count('a/a.txt', 'a/package.json');
    const one = await count('b/b.ts', 'b/package.json');
    expect(without.parts).toBeUndefined();
    expect(one.parts).toEqual([{ path: 'b/package.json', text: '{ "a": 1 }\n' }]);
    expect(one.calls).toBe(without.calls);
  });

  it('is the same byte for byte out of a full checkout, a default checkout and a fetch', async () => {
    variedChange();
    const fetched = canonicalize(await reviewed(fixture.provider()));
    const before = gitCalls();

    const full = join(fixture.folder, 'full');
    git(fixture.folder, ['clone', '--quiet', fixture.repository.directory, full]);
    git(full, ['config', 'diff.renames', 'false']);
    expect(
      canonicalize(await reviewed(fixture.provider({ workspace: full, cacheDirectory: join(fixture.folder, 'c1') }))),
    ).toBe(fetched);
    expect(gitCalls()).toBe(before);

    const shallow = join(fixture.folder, 'shallow');
    git(fixture.folder, [
      'clone',
      '--quiet',
      '--depth=1',
      '--branch=topic',
      `file://${fixture.repository.directory}`,
      shallow,
    ]);
    expect(
      canonicalize(
        await reviewed(fixture.provider({ workspace: shallow, cacheDirectory: join(fixture.folder, 'c2') })),
      ),
    ).toBe(fetched);
    expect(gitCalls()).toBeGreaterThan(before);

    const partial = join(fixture.folder, 'partial');
    git(fixture.folder, [
      'clone',
      '--quiet',
      '--filter=blob:none',
      '--no-checkout',
      `file://${fixture.repository.directory}`,
      partial,
    ]);
    expect(
      canonicalize(
        await reviewed(fixture.provider({ workspace: partial, cacheDirectory: join(fixture.folder, 'c3') })),
      ),
    ).toBe(fetched);
  });

  it.each(['missing', 'empty', 'another'])('does not need the workspace (%s)', async (kind) => {
    variedChange();
    const workspace = join(fixture.folder, kind);
    if (kind !== 'missing') git(fixture.folder, ['init', '--quiet', kind]);
    if (kind === 'another') {
      writeFileSync(join(workspace, 'a'), 'a');
      git(workspace, ['add', 'a']);
      git(workspace, ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a']);
    }
    expect((await reviewed(fixture.provider({ workspace }))).files).toHaveLength(8);
  });

  it('is fetched from the newest base branch, and from what GitHub names where that is gone or the pull request closed', async () => {
    const { base, head } = variedChange();
    const newer = fixture.repository.commit({ files: { 'src/5.ts': 'later\n' } });
    expect((await pinned(fixture.provider())).base).toEqual({ ref: 'main', sha: newer });
    fixture.pull(base, head, { state: 'closed' });
    expect((await pinned(fixture.provider())).base).toEqual({ ref: 'main', sha: base });
    fixture.pull(base, head, { baseRef: 'release/9' });
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.base).toMatchObject({ ref: 'release/9', sha: base });
    expect(snapshot.files).toHaveLength(8);
  });

  it('reads files at the base, for policies named by path', async () => {
    variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    expect(await provider.readPolicyFile(change, '.review-gate.yml', never)).toBe('extends: strict\n');
    expect(await provider.readPolicyFile(change, 'run.sh', never)).toBeNull();
    expect(await provider.readPolicyFile(change, '../etc/passwd', never)).toBeNull();
  });
});

describe('fetching', () => {
  it('takes no more than it needs, and nothing twice', async () => {
    variedChange();
    const provider = fixture.provider();
    const first = await reviewed(provider);
    const packs = join(
      fixture.folder,
      'cache',
      readdirSync(join(fixture.folder, 'cache')).find((name) => name.startsWith('demo-')) ?? '',
      'objects',
      'pack',
    );
    const blobs = readdirSync(packs)
      .filter((name) => name.endsWith('.idx'))
      .flatMap((name) => git(packs, ['show-index'], readFileSync(join(packs, name))).split('\n'))
      .map((line) => line.split(' ')[1] ?? '')
      .filter((name) => git(fixture.repository.directory, ['cat-file', '-t', name]) === 'blob');
    // Of the 60 files that did not change, none.
    expect(blobs.length).toBeLessThan(15);

    const calls = gitCalls();
    expect(await reviewed(provider)).toEqual(first);
    expect(gitCalls()).toBe(calls);
  });

  it('starts from what it had when the pull request goes on', async () => {
    const { base } = variedChange();
    await reviewed(fixture.provider());
    const head = fixture.repository.commit({ branch: 'topic', files: { 'src/2.ts': 'more\n' } });
    fixture.pull(base, head);
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.files).toHaveLength(9);
    expect(canonicalize(await reviewed(fixture.provider({ cacheDirectory: join(fixture.folder, 'fresh') })))).toBe(
      canonicalize(snapshot),
    );
  });

  it('goes as deep as the merge base lies', async () => {
    const { repository } = fixture;
    const fork = repository.commit({ files: { a: '0\n' } });
    repository.branch('topic', fork);
    let base = fork;
    for (let count = 0; count < 40; count++) base = repository.commit({ files: { b: `${count}\n` } });
    const head = repository.commit({ branch: 'topic', files: { c: '1\n' } });
    fixture.pull(base, head);
    expect(await reviewed(fixture.provider())).toMatchObject({ merge_base: fork, files: [{ path: 'c' }] });
  });

  it('may be done many times at once with one cache', async () => {
    variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    const all = await Promise.all(Array.from({ length: 6 }, () => fixture.provider().snapshot(change, never)));
    expect(new Set(all.map((one) => canonicalize(one))).size).toBe(1);
    expect(await provider.snapshot(change, never)).toEqual(all[0]);
    expect(scratches()).toEqual([]);
  });

  it('gets over a damaged cache', async () => {
    const { base } = variedChange();
    const first = await reviewed(fixture.provider());
    const cache = join(fixture.folder, 'cache');
    const kept = join(cache, readdirSync(cache).find((name) => name.startsWith('demo-')) ?? '');
    rmSync(join(kept, 'objects', 'pack'), { recursive: true });
    expect(await reviewed(fixture.provider())).toEqual(first);
    for (const name of readdirSync(join(kept, 'objects', 'pack'))) {
      rmSync(join(kept, 'objects', 'pack', name));
    }
    fixture.pull(base, fixture.repository.commit({ branch: 'topic', files: { 'src/2.ts': 'more\n' } }));
    expect((await reviewed(fixture.provider())).files).toHaveLength(9);
  });

  it('works with a server that can leave nothing out', async () => {
    variedChange();
    fixture.repository.git('config', 'uploadpack.allowFilter', 'false');
    expect((await reviewed(fixture.provider())).files).toHaveLength(8);
  });

  it('keeps the token out of arguments, messages and the cache', async () => {
    variedChange();
    const log = join(fixture.folder, 'argv.log');
    const bin = join(fixture.folder, 'bin');
    git(fixture.folder, ['init', '--quiet', 'bin']);
    const real = git(fixture.folder, ['--exec-path']);
    writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$@" >> '${log}'\nexec '${real}/git' "$@"\n`, { mode: 0o755 });
    await reviewed(fixture.provider({ environment: { PATH: `${bin}:${process.env['PATH']}` } }));
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    const argv = readFileSync(log, 'utf8');
    expect(argv).toContain('fetch');
    for (const secret of [TOKEN, basic]) {
      expect(argv).not.toContain(secret);
      expect(() => git(fixture.folder, ['grep', '--no-index', '--quiet', '-F', secret, '--', 'cache'])).toThrow();
    }
    expect(fixture.github.of('git')[0]?.headers['authorization']).toBe(`Basic ${basic}`);
  });
});

describe('a proxy of the environment', () => {
  it.each(['http_proxy', 'HTTP_PROXY'])('is used for the API and for git: %s', async (name) => {
    variedChange();
    const proxy = await ForwardProxy.start();
    try {
      const { port } = new URL(fixture.github.serverUrl);
      const elsewhere = (url: string) => url.replace('127.0.0.1', 'github.example');
      const snapshot = await reviewed(
        fixture.provider({
          apiUrl: elsewhere(fixture.github.apiUrl),
          serverUrl: elsewhere(fixture.github.serverUrl),
          environment: { PATH: process.env['PATH'], [name]: proxy.url },
        }),
      );
      expect(snapshot.files).toHaveLength(8);
      expect(new Set(proxy.targets)).toEqual(new Set([`github.example:${port}`]));
    } finally {
      await proxy.close();
    }
  });
});

describe('code that cannot be had', () => {
  it.each([
    ['E_TOK_001', { status: 401, body: 'no' }, /refuses the token.*contents: read/u],
    ['E_TOK_001', { status: 403, body: 'no' }, /refuses the token.*contents: read/u],
    ['E_REQ_002', { status: 404, body: 'no' }, /no repository at .*demo\.git, or the token may not see it/u],
    ['E_REQ_002', { status: 301, headers: { location: 'http://127.0.0.1:9/x' }, body: 'no' }, /has moved\. Name/u],
    ['E_UP_001', { status: 500, body: 'no' }, /could not be fetched .*500.*Try again/u],
    ['E_UP_001', 'reset', /could not be fetched .*Try again/u],
  ] as const)('gives %s for %j', async (code, how, message) => {
    variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    fixture.github.fail({ on: 'git', how });
    const fault = await catchProviderError(provider.snapshot(change, never));
    expect(fault).toMatchObject({ code, transient: code === 'E_UP_001' });
    expect(fault.message).toMatch(message);
    expect(`${fault.message}${fault.stack}`).not.toContain(TOKEN);
    expect(scratches()).toEqual([]);
  });

  it('is asked for again when the server fails in passing', async () => {
    variedChange();
    fixture.github.fail({ on: 'git', times: 2, how: { status: 503, body: 'later' } });
    const pauses: number[] = [];
    const sleep = (milliseconds: number) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    };
    expect((await reviewed(fixture.provider({ sleep }))).files).toHaveLength(8);
    expect(pauses).toEqual([1000, 3000]);
  });

  it('says that the head is gone after a force-push', async () => {
    const { base, head } = variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    fixture.pull(base, base);
    fixture.repository.git('update-ref', '-d', 'refs/heads/topic');
    fixture.repository.git('reflog', 'expire', '--all', '--expire=now');
    fixture.repository.git('gc', '--quiet', '--prune=now');
    const fault = await catchProviderError(provider.snapshot(change, never));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: false });
    expect(fault.message).toContain(
      `the head commit ${head} is not there. It was probably force-pushed; ask for a new review.`,
    );
  });

  it('says that histories are unrelated', async () => {
    const base = fixture.repository.commit({ files: { a: '1' } });
    const head = fixture.repository.commit({ branch: 'topic', parents: [], files: { b: '1' } });
    fixture.pull(base, head);
    const fault = await catchProviderError(reviewed(fixture.provider()));
    expect(fault).toMatchObject({ code: 'E_REQ_002', message: expect.stringMatching(/no commit in common/u) });
  });

  it('refuses commit ids that are none', async () => {
    variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    const sha = '--upload-pack=touch /tmp/x';
    expect(await catchProviderError(provider.snapshot({ ...change, head: { ref: 'x', sha } }, never))).toMatchObject({
      code: 'E_REQ_002',
    });
  });

  it('ends with the reason of its signal while the server hangs, and cleans up', async () => {
    variedChange();
    const provider = fixture.provider();
    const change = await pinned(provider);
    fixture.github.fail({ on: 'git', how: 'hang' });
    const controller = new AbortController();
    const running = provider.snapshot(change, controller.signal);
    await fixture.github.received('git');
    const reason = new Error('deadline');
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(scratches()).toEqual([]);
    await expect(provider.pin(ASKED, controller.signal)).rejects.toBe(reason);
  });

  it('says where the cache cannot be written', async () => {
    variedChange();
    const cacheDirectory = join(fixture.folder, 'file');
    writeFileSync(cacheDirectory, '');
    expect(existsSync(cacheDirectory)).toBe(true);
    const fault = await catchProviderError(reviewed(fixture.provider({ cacheDirectory })));
    expect(fault).toMatchObject({
      code: 'E_UP_001',
      message: expect.stringMatching(/could not be read: .*Check the disk/u),
    });
  });
});
