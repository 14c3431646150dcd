import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { bare, whole } from './planes-marked.js';
import { planesOf } from './planes-of.js';

const said = async (path: string, spec: FileSpec) =>
  (await planesOf({ [path]: spec })).findings
    .filter(({ plane }) => plane === 'robustness')
    .map(({ rule, severity, location }) => `${rule.slice('robustness/'.length)} ${severity} ${location.lineRange[0]}`);

const EMPTIED: readonly (readonly [string, readonly string[]])[] = [
  ['src/a.ts', [' function f() {', '   try {', '     g();', '   } catch (error) {', '-    throw error;', '   }', ' }']],
  ['src/a.js', [' function f() {', '   try {', '     g();', '   } catch (e) {', '-    log(e);', '   }', ' }']],
  ['src/a.py', [' def f():', '     try:', '         g()', '     except IOError:', '-        raise', '+        pass']],
  ['src/A.java', [' class A {', ' void f() { try { g();', '   } catch (E e) {', '-    throw e;', '   }', ' }', ' }']],
  ['src/A.cs', [' class A {', ' void F() { try { G();', '   } catch (E e) {', '-    throw;', '   }', ' }', ' }']],
  ['src/a.cpp', [' void f() {', '   try { g();', '   } catch (const E& e) {', '-    throw;', '   }', ' }']],
  ['lib/a.rb', [' def f', '   g', ' rescue IOError => e', '-  raise e', ' end']],
  ['src/a.php', [' <?php', ' function f() { try { g();', '   } catch (E $e) {', '-    throw $e;', '   }', ' }']],
  ['src/a.kt', [' fun f() {', '   try { g()', '   } catch (e: E) {', '-    throw e', '   }', ' }']],
  ['src/a.swift', [' func f() {', '   do { try g()', '   } catch {', '-    log(error)', '   }', ' }']],
  ['lib/a.dart', [' void f() {', '   try { g();', '   } catch (e) {', '-    rethrow;', '   }', ' }']],
  ['a.go', [' package a', ' func f() {', ' \terr := g()', ' \tif err != nil {', '-\t\treturn err', ' \t}', ' }']],
];

describe('robustness/error-swallowed', () => {
  it.each(EMPTIED)('%s: a handler that was emptied', async (path, lines) => {
    const head = lines.findIndex((line) => /catch|except|rescue|!= nil/u.test(line)) + 1;
    expect(await said(path, whole(...lines))).toEqual([`error-swallowed warn ${head}`]);
    expect(await said(path, bare(...lines))).toEqual([`error-swallowed warn ${head}`]);
  });

  it.each([
    ['src/a.ts', [' f();', '+try { g(); } catch {}']],
    ['src/a.py', [' f()', '+try:', '+    g()', '+except Exception:', '+    pass']],
    ['src/A.java', [' class A { void f() {', '+  try { g(); } catch (E e) {', '+  }', ' } }']],
  ])('%s: a new one is information', async (path, lines) => {
    expect(await said(path, whole(...lines))).toEqual([expect.stringMatching(/^error-swallowed info \d$/u)]);
  });

  it.each([
    ['a comment that says why', 'src/a.ts', [' f();', '+try { g(); } catch { /* not there on old systems */ }']],
    [
      'a module that may be missing',
      'src/a.py',
      [' f()', '+try:', '+    import g', '+except ImportError:', '+    pass'],
    ],
    [
      'the end that someone asks for at the keyboard',
      'src/a.py',
      [' f()', '+try:', '+    serve()', '+except KeyboardInterrupt:', '+    pass'],
    ],
    [
      'another error in place',
      'src/a.ts',
      [' try { g();', ' } catch (e) {', '-  throw e;', '+  throw new E(e);', ' }'],
    ],
    ['a test', 'a.test.ts', [' f();', '+try { g(); } catch {}']],
    ['a comment gone', 'src/a.ts', [' try { g(); } catch {', '-  // old', ' }', ' h();', '+i();']],
    ['a block moved', 'src/a.ts', ['-try { g(); } catch {}', ' f();', '+try { g(); } catch {}']],
  ])('not %s', async (_, path, lines) => {
    expect(await said(path, whole(...lines))).toEqual([]);
  });

  it('is information where more is taken than the end that someone asks for', async () => {
    const lines = [' f()', '+try:', '+    serve()', '+except (KeyboardInterrupt, ValueError):', '+    pass'];
    expect(await said('src/a.py', whole(...lines))).toEqual([expect.stringMatching(/^error-swallowed info/u)]);
  });

  it('is information where a new comment says why', async () => {
    const lines = [
      ' try { g();',
      ' } catch (e) {',
      '-  throw e;',
      '+  // The cache may be gone: it is made anew.',
      ' }',
    ];
    expect(await said('src/a.ts', whole(...lines))).toEqual(['error-swallowed info 2']);
  });

  it('reads a file of handlers alone in time', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => `+try { f${at}(); } catch (e) { try { g(); } catch {} }`);
    expect((await said('src/a.ts', whole(' f();', ...lines))).length).toBeGreaterThan(0);
    const broken = bare('+} catch {', '+} catch (', '-} catch {{{{', '+\u0000');
    expect((await said('src/a.ts', broken)).length).toBeLessThanOrEqual(2);
  });
});

describe('robustness/error-not-passed-on', () => {
  const lines = [' try { g();', ' } catch (e) {', '   log(e);', '-  throw e;', ' }'];

  it('tells of a handler that keeps its error to itself', async () => {
    expect(await said('src/a.ts', whole(...lines))).toEqual(['error-not-passed-on info 2']);
    expect(await said('src/a.ts', bare(...lines))).toEqual(['error-not-passed-on info 2']);
  });

  it.each([
    [[' try { g();', ' } catch (e) {', '-  log(e);', '   throw e;', ' }']],
    [[' try { g();', ' } catch (e) {', '-  throw e;', '+  return fail(e);', ' }']],
    [['-try { g(); } catch (e) { throw e; }', ' f();']],
  ])('not %j', async (kept) => {
    expect(await said('src/a.ts', whole(...kept))).toEqual([]);
  });
});

describe('robustness/await-dropped', () => {
  it.each([
    ['src/a.ts', [' async function f() {', '-  await save(a);', '+  save(a);', ' }']],
    ['src/a.tsx', [' async function f() {', '-  await this.store.save(a);', '+  this.store.save(a);', ' }']],
    ['src/a.js', [' async function f() {', '-  await save(a);', '+  save(a);', ' }']],
    ['a.test.ts', [" it('a', async () => {", '-  await save(a);', '+  save(a);', ' });']],
    ['src/a.py', [' async def f():', '-    await save(a)', '+    save(a)', '     return a']],
    ['src/a.rs', [' async fn f() {', '-    save(a).await;', '+    save(a);', ' }']],
    ['lib/a.dart', [' Future<void> f() async {', '-  await save(a);', '+  save(a);', ' }']],
    ['src/A.cs', [' class A { async Task F() {', '-  await Save(a);', '+  Save(a);', ' } }']],
    ['src/a.kt', [' suspend fun f() {', '-  saveAsync(a).await()', '+  saveAsync(a)', ' }']],
    ['src/a.swift', [' func f() async {', '-  await save(a)', '+  save(a)', ' }']],
  ])('%s', async (path, lines) => {
    const at = lines.findIndex((line) => line.startsWith('+'));
    expect(await said(path, whole(...lines))).toEqual([`await-dropped warn ${at}`]);
    expect(await said(path, bare(...lines))).toEqual([`await-dropped warn ${at}`]);
  });

  it.each([
    [
      'src/a.js',
      [
        '   try {',
        '-    await save(a);',
        '+    save(a);',
        '   } catch (e) {',
        '-    send(1);',
        '+    send(2);',
        '   }',
        ' })();',
        '-}',
        '+};',
      ],
      2,
    ],
    [
      'lib/a.dart',
      ['     g(1)', '     });', '-    await ref.delete();', '+    ref.delete();', '   });', ' ', '   h(() {'],
      3,
    ],
    ['src/a.rs', ['   }', '-  worker.run().await?;', '+  worker.run();', ' ', '   let a = {'], 2],
  ] as const)('is found in a piece that begins and ends in the middle of things: %s %j', async (path, lines, at) => {
    expect(await said(path, bare(...lines))).toEqual([`await-dropped warn ${at}`]);
  });

  it('is not a value that someone takes', async () => {
    const lines = ['   try {', '   const all =', '-    await load(a);', '+    load(a);', '   } catch (e) {', ' })();'];
    expect(await said('src/a.js', bare(...lines))).toEqual([]);
  });

  it('is found beside a new call of the same name', async () => {
    const lines = [' async function f() {', '-  await q(`a`);', '+  q(`a`);', '+  await q(`b`);', ' }'];
    expect(await said('src/a.ts', whole(...lines))).toEqual(['await-dropped warn 2']);
  });

  it.each([
    ['it is returned', 'src/a.ts', [' async function f() {', '-  await save(a);', '+  return save(a);', ' }']],
    ['it is kept for later', 'src/a.ts', [' async function f() {', '-  await save(a);', '+  const p = save(a);', ' }']],
    ['it is still awaited', 'src/a.ts', [' async function f() {', '-  await save(a);', '+  await save(a, b);', ' }']],
    ['another one was awaited', 'src/a.ts', [' async function f() {', '-  await load(a);', '+  save(a);', ' }']],
    [
      'the function no longer waits',
      'src/a.ts',
      [
        '-async function save(a: A) {',
        '+function save(a: A) {',
        ' }',
        ' async function f() {',
        '-  await save(a);',
        '+  save(a);',
        ' }',
      ],
    ],
    [
      'the function no longer waits',
      'src/a.rs',
      [
        '-pub async fn save(a: A) {',
        '+pub fn save(a: A) {',
        ' }',
        ' async fn f() {',
        '-  save(a).await;',
        '+  save(a);',
        ' }',
      ],
    ],
  ])('not where %s: %s', async (_, path, lines) => {
    expect(await said(path, whole(...lines))).toEqual([]);
    expect(await said(path, bare(...lines))).toEqual([]);
  });
});
