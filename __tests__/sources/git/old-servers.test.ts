import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGitHubSource, type PinnedChange } from '../../../src/sources/index.js';
import { serveGit } from '../../stand-ins/git-http.js';
import { catchProviderError, never } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

/** A git server of before 2018: no protocol version 2, so nothing is given out that has no name. */
describe('a server that gives commits out by name alone', () => {
  const asked: string[] = [];
  let folder: ReturnType<typeof temporaryFolder>;
  let server: ReturnType<typeof createServer>;
  let repository: TestRepository;
  let change: PinnedChange;

  beforeEach(async () => {
    asked.length = 0;
    folder = temporaryFolder();
    repository = TestRepository.make(join(folder.path, 'root/octo/demo.git'), { bare: true });
    server = createServer((request: IncomingMessage, response) => {
      asked.push(request.url ?? '');
      delete request.headers['git-protocol'];
      serveGit(join(folder.path, 'root'), request, response).catch(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const fork = repository.commit({ files: { a: '1\n' } });
    repository.branch('topic', fork);
    const base = repository.commit({ files: { b: '1\n' } });
    const head = repository.commit({ branch: 'topic', files: { a: '2\n', c: '1\n' } });
    repository.git('update-ref', 'refs/pull/7/head', head);
    // The base branch goes on after the change was pinned.
    for (let count = 0; count < 40; count++) repository.commit({ files: { b: `${count}\n` } });
    change = {
      repo: 'octo/demo',
      pr: 7,
      base: { ref: 'main', sha: base },
      head: { ref: 'topic', sha: head },
      title: 'T',
      body: '',
      author: 'ada',
      labels: [],
      tickets: [],
      missing: [],
    };
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    folder.remove();
  });

  const provider = () => {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const cacheDirectory = join(folder.path, 'cache');
    return createGitHubSource({
      token: 't',
      apiUrl: url,
      serverUrl: url,
      workspace: null,
      cacheDirectory,
      sleep: () => Promise.resolve(),
    });
  };

  it.each(['true', 'false'])('is asked by name (partial fetches: %s)', async (filter) => {
    repository.git('config', 'uploadpack.allowFilter', filter);
    const snapshot = await provider().snapshot(change, never);
    expect(snapshot.files.map((file) => [file.path, file.new_text])).toEqual([
      ['a', '2\n'],
      ['c', '1\n'],
    ]);
    expect(snapshot.coverage.complete).toBe(true);
  });

  it('may have lost the base branch', async () => {
    repository.git('update-ref', '-d', 'refs/heads/main');
    const fault = await catchProviderError(provider().snapshot(change, never));
    expect(fault).toMatchObject({
      code: 'E_UP_001',
      message: expect.stringContaining(`the base commit ${change.base.sha} is not there`),
    });
  });

  it.each(['--upload-pack=x', 'a..b', 'a:b', 'x\ny', '*'])(
    'is not asked for a branch that can be none: %j',
    async (ref) => {
      const fault = await catchProviderError(provider().snapshot({ ...change, base: { ...change.base, ref } }, never));
      expect(fault).toMatchObject({ code: 'E_UP_001', message: expect.stringContaining('is not there') });
    },
  );
});
