import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createProviderCache } from '../../../src/service/tenants/provider-cache.js';
import { temporaryFolder } from '../../sources/test-repository.js';

const MINUTE = 60_000;
let folder: ReturnType<typeof temporaryFolder>;
let now: number;
let log: string[];
beforeEach(() => {
  [folder, now, log] = [temporaryFolder(), 0, []];
});
afterEach(() => folder.remove());

const createCache = (bytes: number) =>
  createProviderCache({
    directory: join(folder.path, 'cache'),
    bytes,
    clock: () => now,
    log: (line) => log.push(line),
  });
/** A repository of 100 bytes in a tenant's folder, used so many minutes ago. */
function repository(root: string, name: string, minutesAgo: number): string {
  const directory = join(root, `${name}-0123456789abcdef`);
  mkdirSync(join(directory, 'objects', 'pack'), { recursive: true });
  writeFileSync(join(directory, 'objects', 'pack', 'pack-1.pack'), 'x'.repeat(100));
  writeFileSync(join(directory, 'used'), '');
  const then = new Date(Date.now() - minutesAgo * MINUTE);
  utimesSync(join(directory, 'used'), then, then);
  return directory;
}

describe('the folders of tenants', () => {
  it('are one each, and inside the cache whatever a tenant is called', () => {
    const cache = createCache(1000);
    const names = ['ten_01jxyz', 'ten_02', '../../etc', 'a/b', '', '.', '..'];
    const folders = names.map((name) => relative(join(folder.path, 'cache'), cache.of(name)));
    expect(folders[0]).toBe('ten_01jxyz');
    expect(new Set(folders).size).toBe(names.length);
    for (const one of folders) expect(one).toMatch(/^\w+$/u);
  });

  it('are pruned together, the least recently used repository of them all first', async () => {
    const cache = createCache(150);
    const [old, middle, young] = [
      repository(cache.of('ten_a'), 'old', 30),
      repository(cache.of('ten_b'), 'middle', 20),
      repository(cache.of('ten_a'), 'young', 10),
    ];
    await cache.prune();
    expect([old, middle, young].map(existsSync)).toEqual([false, false, true]);
    expect(log).toEqual(['cache: 2 repositories removed, 300 bytes before, 100 after']);
  });

  it('are looked through every ten minutes at most', async () => {
    const cache = createCache(0);
    const first = repository(cache.of('ten_a'), 'first', 1);
    await cache.prune();
    const second = repository(cache.of('ten_a'), 'second', 1);
    now += 9 * MINUTE;
    await cache.prune();
    expect([first, second].map(existsSync)).toEqual([false, true]);
    now += MINUTE;
    await cache.prune();
    expect(existsSync(second)).toBe(false);
  });

  it('that cannot be looked through are told of, and stop nobody', async () => {
    await createCache(0).prune();
    expect(log).toEqual([expect.stringMatching(/^cache: it could not be pruned: ENOENT/u)]);
  });
});
