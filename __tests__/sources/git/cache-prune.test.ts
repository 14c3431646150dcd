import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import { pruneCaches } from '../../../src/sources/index.js';
import { type Fixture, pinned, reviewed, startGithub } from '../github-fixture.js';
import { never } from '../local-change.js';

const DAY = 24 * 60 * 60_000;
const EVERYTHING = { bytes: -1, age: 30 * DAY };
const NOTHING = { bytes: 1e12, age: 30 * DAY };

let fixture: Fixture;
let root: string;
beforeEach(async () => {
  fixture = await startGithub();
  root = join(fixture.folder, 'cache');
  const fork = fixture.repository.commit({ files: { 'a.ts': 'export const a = 1;\n' } });
  fixture.repository.branch('topic', fork);
  const head = fixture.repository.commit({ branch: 'topic', files: { 'a.ts': 'export const a = 2;\n' } });
  fixture.pull(fork, head);
});
afterEach(async () => {
  expect(fixture.github.violations).toEqual([]);
  await fixture.close();
});

const repositories = (folder = root) => readdirSync(folder).filter((name) => /-[0-9a-f]{16}$/u.test(name));
/** A repository that was used so long ago, with so many bytes in it. */
function older(name: string, daysAgo: number, bytes: number): string {
  const directory = join(root, `${name}-${'0'.repeat(16)}`);
  mkdirSync(join(directory, 'objects', 'pack'), { recursive: true });
  mkdirSync(join(directory, 'pairs'));
  writeFileSync(join(directory, 'objects', 'pack', 'pack-1.pack'), 'x'.repeat(bytes));
  writeFileSync(join(directory, 'used'), '');
  const then = new Date(Date.now() - daysAgo * DAY);
  utimesSync(join(directory, 'used'), then, then);
  return directory;
}

describe('the cache of repositories', () => {
  it('is kept while it is small and in use, and fetched again where it is gone', async () => {
    const first = await reviewed(fixture.provider());
    expect(await pruneCaches([root], NOTHING)).toMatchObject({ removed: 0 });
    expect(repositories()).toHaveLength(1);

    const pruned = await pruneCaches([root], EVERYTHING);
    expect(pruned).toMatchObject({ removed: 1, bytesAfter: 0 });
    expect(pruned.bytesBefore).toBeGreaterThan(0);
    expect(repositories()).toEqual([]);
    expect(canonicalize(await reviewed(fixture.provider()))).toBe(canonicalize(first));
  });

  it('loses what was not used for long, then what was used least recently', async () => {
    mkdirSync(root);
    older('ancient', 31, 1);
    const old = older('old', 3, 1000);
    const newer = older('newer', 2, 1000);
    const newest = older('newest', 1, 1000);
    expect(await pruneCaches([root, join(root, 'missing')], { bytes: 2000, age: 30 * DAY })).toEqual({
      removed: 2,
      bytesBefore: 3001,
      bytesAfter: 2000,
    });
    expect([old, newer, newest].map(existsSync)).toEqual([false, true, true]);
  });

  it('counts a review as a use', async () => {
    await reviewed(fixture.provider());
    const used = join(root, repositories()[0] ?? '', 'used');
    utimesSync(used, new Date(0), new Date(0));
    await reviewed(fixture.provider());
    expect(statSync(used).mtimeMs).toBeGreaterThan(DAY);
    expect(await pruneCaches([root], NOTHING)).toMatchObject({ removed: 0 });
  });

  it('never loses what a review works on', async () => {
    const provider = fixture.provider();
    const change = await pinned(provider);
    fixture.github.fail({ on: 'git', how: 'hang', times: 1 });
    const controller = new AbortController();
    const running = provider.snapshot(change, controller.signal);
    await fixture.github.received('git');
    expect(await pruneCaches([root], EVERYTHING)).toMatchObject({ removed: 0 });
    expect(repositories()).toHaveLength(1);
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(await pruneCaches([root], EVERYTHING)).toMatchObject({ removed: 1 });
  });

  it('loses what a killed process worked on, and what it left of removals', async () => {
    mkdirSync(root);
    const directory = older('old', 3, 10);
    const scratch = join(root, 'scratch', `old-${'0'.repeat(16)}-abcdef`);
    const gone = join(root, 'gone-abcdef');
    const mark = `${directory}.removing`;
    mkdirSync(scratch, { recursive: true });
    mkdirSync(gone);
    writeFileSync(mark, '');
    expect(await pruneCaches([root], EVERYTHING)).toMatchObject({ removed: 0 });
    const then = new Date(Date.now() - 2 * 60 * 60_000);
    for (const path of [scratch, gone, mark]) utimesSync(path, then, then);
    // The mark goes first, and what it is for the next time.
    expect(await pruneCaches([root], EVERYTHING)).toMatchObject({ removed: 0 });
    expect(await pruneCaches([root], EVERYTHING)).toMatchObject({ removed: 1 });
    expect([directory, gone, mark].map(existsSync)).toEqual([false, false, false]);
  });

  it('is waited for while another process removes it', async () => {
    await reviewed(fixture.provider());
    const mark = join(root, `${repositories()[0]}.removing`);
    writeFileSync(mark, '');
    const waits: number[] = [];
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds);
    };
    // Its process was killed: after five seconds it counts no more.
    await reviewed(fixture.provider({ sleep }));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(5000);
    expect(existsSync(mark)).toBe(false);
  });

  it('gives the same to many reviews while it is removed again and again', async () => {
    const provider = fixture.provider();
    const change = await pinned(provider);
    const expected = canonicalize(await provider.snapshot(change, never));
    let done = false;
    let removed = 0;
    const pruning = [0, 1].map(async () => {
      while (!done) removed += (await pruneCaches([root], EVERYTHING)).removed;
    });
    const reading = [0, 1, 2].map(async () => {
      for (let round = 0; round < 4; round++) {
        const again = fixture.provider({
          sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 50))),
        });
        expect(canonicalize(await again.snapshot(change, never))).toBe(expected);
      }
    });
    await Promise.all(reading).finally(() => {
      done = true;
    });
    await Promise.all(pruning);
    // On a slow machine every earlier attempt may have met a reader; now nobody reads.
    removed += (await pruneCaches([root], EVERYTHING)).removed;
    expect(removed).toBeGreaterThan(0);
    expect(readdirSync(root).filter((name) => /gone-|removing/u.test(name))).toEqual([]);
  }, 120_000);
});
