/** What the command keeps of its compiled code, where, and when it does not trust it. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type CodeCache, findCacheFolder, openCodeCache } from '../../src/cli/code-cache.js';
import { runScript } from '../../src/cli/kept-script.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-kept-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const NOW = Date.now();
const HOUR = 60 * 60 * 1000;
const code = Buffer.from('what V8 compiled');

let folders = 0;
function openFolder(now = NOW): { readonly folder: string; readonly cache: CodeCache } {
  folders += 1;
  const folder = join(scratch, `cache-${folders}`, 'review-gate', 'compiled');
  return { folder, cache: openCodeCache(folder, now) };
}

describe('the folder of compiled code', () => {
  it('is in the caches of the user', () => {
    expect(findCacheFolder({ HOME: '/home/ada' })).toBe('/home/ada/.cache/review-gate/compiled');
    expect(findCacheFolder({ HOME: '/home/ada', XDG_CACHE_HOME: '/var/ada' })).toBe('/var/ada/review-gate/compiled');
    expect(findCacheFolder({ HOME: '/home/ada', XDG_CACHE_HOME: 'relative', CI: 'false' })).toBe(
      '/home/ada/.cache/review-gate/compiled',
    );
  });

  it('is not used in CI, without a home, or where the user turned it off', () => {
    expect(findCacheFolder({ HOME: '/home/ada', CI: 'true' })).toBeNull();
    expect(findCacheFolder({ HOME: '/home/ada', CI: '1' })).toBeNull();
    expect(findCacheFolder({})).toBeNull();
    expect(findCacheFolder({ HOME: 'relative' })).toBeNull();
    expect(findCacheFolder({ HOME: '/home/ada', NODE_DISABLE_COMPILE_CACHE: '1' })).toBeNull();
  });

  it('gives back what was written, and only its owner can read it', () => {
    const { folder, cache } = openFolder();
    expect(cache.read('a')).toBeNull();
    cache.write('a', code);
    expect(cache.read('a')).toEqual({ code, old: false });
    expect(cache.read('b')).toBeNull();
    // V8 would copy it first.
    expect((cache.read('a')?.code.byteOffset ?? Number.NaN) % 8).toBe(0);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a']);
    cache.write('a', Buffer.from('newer'));
    expect(cache.read('a')?.code.toString()).toBe('newer');
  });

  it.each([
    [
      'a byte that is wrong',
      (path: string) =>
        writeFileSync(
          path,
          readFileSync(path).map((byte, at, { length }) => (at === length - 1 ? byte ^ 1 : byte)),
        ),
    ],
    [
      'a file whose first byte is wrong',
      (path: string) =>
        writeFileSync(
          path,
          readFileSync(path).map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
        ),
    ],
    ['a file that ends early', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -1))],
    ['an empty file', (path: string) => writeFileSync(path, '')],
    ['a file that others may write', (path: string) => chmodSync(path, 0o606)],
    ['a file that the group may write', (path: string) => chmodSync(path, 0o660)],
    [
      'a link to a file',
      (path: string) => {
        writeFileSync(`${path}-elsewhere`, readFileSync(path), { mode: 0o600 });
        rmSync(path);
        symlinkSync(`${path}-elsewhere`, path);
      },
    ],
    [
      'a folder in place of the file',
      (path: string) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
    ['a folder that others may write', (path: string) => chmodSync(join(path, '..'), 0o777)],
  ])('does not give %s', (_, spoil) => {
    const { folder, cache } = openFolder();
    cache.write('a', code);
    spoil(join(folder, 'a'));
    expect(cache.read('a')).toBeNull();
  });

  it('writes nothing into a folder that others may write, or that is a link', () => {
    const open = openFolder();
    mkdirSync(open.folder, { recursive: true });
    chmodSync(open.folder, 0o777);
    open.cache.write('a', code);
    expect(readdirSync(open.folder)).toEqual([]);
    const linked = openFolder();
    mkdirSync(join(linked.folder, '..'), { recursive: true });
    mkdirSync(join(scratch, 'elsewhere'), { mode: 0o700 });
    symlinkSync(join(scratch, 'elsewhere'), linked.folder);
    linked.cache.write('a', code);
    expect(readdirSync(join(scratch, 'elsewhere'))).toEqual([]);
  });

  it('works without a folder that can be made', () => {
    writeFileSync(join(scratch, 'a-file'), '');
    const cache = openCodeCache(join(scratch, 'a-file', 'compiled'), NOW);
    expect(() => cache.write('a', code)).not.toThrow();
    expect(cache.read('a')).toBeNull();
  });

  it('says what is more than an hour old, and deletes what nobody wrote for a month', () => {
    const { folder, cache } = openFolder();
    cache.write('a', code);
    cache.write('b', code);
    utimesSync(join(folder, 'a'), new Date(NOW), new Date(NOW - 25 * HOUR));
    utimesSync(join(folder, 'b'), new Date(NOW), new Date(NOW - 31 * 24 * HOUR));
    expect(cache.read('a')?.old).toBe(true);
    cache.write('c', code);
    expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  });
});

/** A script as the bundle has it, with a function that is compiled at its first call. */
const SCRIPT = `(function(exports,require,module,__filename,__dirname){
function late(list){return list.map((one)=>one*2)}
module.exports={run:()=>late([1,2]).join(),folder:__dirname,sep:require('node:path').sep};
})`;

interface Loaded {
  readonly run: () => string;
  readonly folder: string;
  readonly sep: string;
}
const isLoaded = (value: unknown): value is Loaded => typeof value === 'object' && value !== null && 'run' in value;

function load(file: string, cache: CodeCache): { readonly loaded: Loaded; readonly keep: () => void } {
  const { exports: loaded, keep } = runScript(file, cache);
  if (!isLoaded(loaded)) throw new Error('The script exports nothing.');
  return { loaded, keep };
}

describe('a script whose code is kept', () => {
  const file = join(scratch, 'script.js');

  it('runs the same with the code of an earlier run, which is written once', () => {
    writeFileSync(file, SCRIPT);
    const { folder, cache } = openFolder();
    const first = load(file, cache);
    expect(first.loaded.run()).toBe('2,4');
    expect(existsSync(folder)).toBe(false);
    first.keep();
    const [name = ''] = readdirSync(folder);
    const written = readFileSync(join(folder, name));
    const second = load(file, cache);
    expect(second.loaded.run()).toBe('2,4');
    expect(second.loaded.folder).toBe(scratch);
    second.keep();
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(join(folder, name)).equals(written)).toBe(true);
  });

  it('never runs the code of another script, of the same length too', () => {
    writeFileSync(file, SCRIPT);
    const { folder, cache } = openFolder();
    load(file, cache).keep();
    writeFileSync(file, SCRIPT.replace('one*2', 'one*3'));
    const other = load(file, cache);
    expect(other.loaded.run()).toBe('3,6');
    other.keep();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('runs, and is kept anew, if V8 refuses the code that is there', () => {
    // V8 remembers scripts of this process, so it looks at the code of a new one alone.
    writeFileSync(file, SCRIPT.replace('one*2', 'one*4'));
    const written: Buffer[] = [];
    const { loaded, keep } = load(file, {
      read: () => ({ code: Buffer.from('not what V8 compiled'), old: false }),
      write: (_, kept) => void written.push(kept),
    });
    expect(loaded.run()).toBe('4,8');
    keep();
    expect(written).toHaveLength(1);
  });

  it('is kept anew after an hour, and not before', () => {
    writeFileSync(file, SCRIPT);
    const { folder, cache } = openFolder();
    load(file, cache).keep();
    const [name = ''] = readdirSync(folder);
    utimesSync(join(folder, name), new Date(NOW), new Date(NOW - 0.9 * HOUR));
    expect(cache.read(name)?.old).toBe(false);
    utimesSync(join(folder, name), new Date(NOW), new Date(NOW - 1.1 * HOUR));
    const { loaded, keep } = load(file, cache);
    expect(loaded.run()).toBe('2,4');
    keep();
    expect(cache.read(name)?.old).toBe(false);
  });

  it('reads signs of all scripts, in patterns too', () => {
    const signs =
      '(function(exports,require,module){module.exports={run:()=>String(/^[•→]$/u.test(String.fromCharCode(0x2022)))}})';
    writeFileSync(file, signs);
    const { cache } = openFolder();
    const first = load(file, cache);
    expect(first.loaded.run()).toBe('true');
    first.keep();
    expect(load(file, cache).loaded.run()).toBe('true');
  });

  it('refuses a file that is no such script', () => {
    writeFileSync(file, '1 + 1');
    expect(() => runScript(file, openFolder().cache)).toThrow('is not a script of this bundle');
  });
});
