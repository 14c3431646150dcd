/** A pull request decides what is fetched for it; so it must not be able to make that any amount. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Snapshot } from '../../../src/engine/snapshot.js';
import { GIT_LIMITS } from '../../../src/sources/git/limits.js';
import { type Fixture, PR, pinned, REPO, reviewed, startGithub } from '../github-fixture.js';
import { never } from '../local-change.js';

const MEBIBYTE = 1024 * 1024;
const limits = { ...GIT_LIMITS, fetchBytes: MEBIBYTE };

let fixture: Fixture;
const closing: (() => void)[] = [];
beforeEach(async () => {
  fixture = await startGithub();
  const { repository } = fixture;
  const base = repository.commit({ files: { '.review-gate.yml': 'extends: strict\n', 'src/a.ts': '1\n' } });
  repository.branch('topic', base);
  const binaries = Object.fromEntries([1, 2, 3].map((at) => [`assets/${at}.bin`, randomBytes(2 * MEBIBYTE)]));
  fixture.pull(base, repository.commit({ branch: 'topic', files: { 'src/a.ts': '2\n', ...binaries } }));
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await fixture.close();
});

const withheld = (snapshot: Snapshot) => snapshot.files.map((file) => [file.path, file.omitted]);

/** Bytes of all that the cache keeps. */
function kept(): number {
  const cache = join(fixture.folder, 'cache');
  const names = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  return names.map((name) => statSync(join(cache, name)).size).reduce((sum, size) => sum + size, 0);
}

/** GitHub's git server behind a line that goes dead, still open, once so many bytes came through a connection. */
async function lineThatStalls(most: number): Promise<string> {
  const { port } = new URL(fixture.github.serverUrl);
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let passed = 0;
    near.pipe(far);
    far.on('data', (chunk: Buffer) => {
      if (passed < most) near.write(chunk);
      passed += chunk.length;
    });
    far.on('end', () => {
      if (passed < most) near.end();
    });
    for (const socket of [near, far]) socket.on('error', end);
    near.on('close', end);
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

describe('a change with more content than is fetched', () => {
  const nothing = [
    ['assets/1.bin', 'not_fetched'],
    ['assets/2.bin', 'not_fetched'],
    ['assets/3.bin', 'not_fetched'],
    ['src/a.ts', 'not_fetched'],
  ];

  it('is not reviewed, which blocks, and none of it is kept', async () => {
    const snapshot = await reviewed(fixture.provider({ limits }));
    expect(withheld(snapshot)).toEqual(nothing);
    expect(snapshot.coverage.complete).toBe(false);
    expect(snapshot.coverage.omitted).toEqual(
      nothing.map(([path]) => ({
        path,
        reason: 'not_fetched',
        detail: expect.stringContaining('over 1 MiB to fetch'),
        blocking: true,
      })),
    );
    expect(kept()).toBeLessThan(MEBIBYTE);
    expect(readdirSync(join(fixture.folder, 'cache', 'scratch'))).toEqual([]);
  });

  it('is still judged by the policy of its base', async () => {
    const snapshot = await reviewed(fixture.provider({ limits }));
    expect(snapshot.repository_policy).toEqual({ path: '.review-gate.yml', text: 'extends: strict\n' });
  });

  it('is no longer waited for once too much of it is here', async () => {
    const serverUrl = await lineThatStalls(3 * MEBIBYTE);
    // Git itself would wait 30 s for a line that is dead, and then try again.
    const snapshot = await reviewed(fixture.provider({ limits, serverUrl }));
    expect(withheld(snapshot)).toEqual(nothing);
    expect(kept()).toBeLessThan(MEBIBYTE);
  }, 20_000);

  it('leaves nothing behind that a later review would go by', async () => {
    await reviewed(fixture.provider({ limits }));
    const snapshot = await reviewed(fixture.provider());
    expect(withheld(snapshot)).toEqual([
      ['assets/1.bin', 'binary'],
      ['assets/2.bin', 'binary'],
      ['assets/3.bin', 'binary'],
      ['src/a.ts', null],
    ]);
    expect(snapshot.coverage.complete).toBe(true);
  });

  it('is fetched up to the limit', async () => {
    const snapshot = await reviewed(fixture.provider({ limits: { ...limits, fetchBytes: 7 * MEBIBYTE } }));
    expect(snapshot.coverage.complete).toBe(true);
  });

  it('is read from a checkout, which needs no fetch', async () => {
    const workspace = fixture.repository.directory;
    const provider = fixture.provider({ limits, workspace });
    const snapshot = await provider.snapshot(await pinned(provider), never);
    expect(snapshot).toMatchObject({ repo: REPO, pr: PR, coverage: { complete: true } });
  });
});
