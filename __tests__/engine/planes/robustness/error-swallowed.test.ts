import { expect, it } from '@jest/globals';
import { errorSwallowed } from '../../../../src/engine/planes/robustness/error-swallowed.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, diff, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

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

describeRule(errorSwallowed, {
  beside: ['robustness/broad-handler'],
  invalid: [
    ...wholeAndBare([
      {
        name: 'an empty handler in the place of one that did something, whatever it calls the error',
        files: {
          'src/A.java': diff(
            ' class A {',
            '   void load(String path) {',
            '     try {',
            '       read(path);',
            '-    } catch (IOException e) {',
            '-      throw new UncheckedIOException(e);',
            '-    }',
            '+    } catch (IOException ignored) {',
            '+    }',
            '   }',
            ' }',
          ),
        },
        findings: ['5 info'],
      },
    ]),
    // A handler that was emptied.
    ...wholeAndBare(
      cases(EMPTIED, (path, marked) => ({
        name: path,
        files: { [path]: diff(...marked) },
        findings: [`${marked.findIndex((line) => /catch|except|rescue|!= nil/u.test(line)) + 1} info`],
      })),
    ),
    // A new one is information.
    ...cases(
      [
        ['src/a.ts', [' f();', '+try { g(); } catch {}'], 2],
        ['src/a.py', [' f()', '+try:', '+    g()', '+except Exception:', '+    pass'], 4],
        ['src/A.java', [' class A { void f() {', '+  try { g(); } catch (E e) {', '+  }', ' } }'], 2],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    {
      name: 'one more than the renamed one, which is information',
      files: {
        'src/a.ts': diff(
          ' try { g();',
          '-} catch (e) {',
          '+} catch (error) {',
          ' }',
          '+try { h();',
          '+} catch (again) {',
          '+}',
        ),
      },
      findings: ['5 info'],
    },
    {
      name: 'where any error becomes no value, which is information',
      files: {
        'lib/a.rb': diff(' def f', '+  a = begin', '+    g', '+  rescue StandardError', '+    nil', '+  end', ' end'),
      },
      findings: ['4 info'],
    },
    {
      name: 'where more is taken than the end that someone asks for, which is information',
      files: {
        'src/a.py': diff(' f()', '+try:', '+    serve()', '+except (KeyboardInterrupt, ValueError):', '+    pass'),
      },
      findings: ['4 info'],
    },
    {
      name: 'where a new comment says why, which is information',
      files: {
        'src/a.ts': diff(
          ' try { g();',
          ' } catch (e) {',
          '-  throw e;',
          '+  // The cache may be gone: it is made anew.',
          ' }',
        ),
      },
      findings: ['2 info'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'an empty handler whose error gets another name',
        files: {
          'src/A.java': diff(
            ' class A {',
            '   void load(String path) {',
            '     try {',
            '       read(path);',
            '-    } catch (IOException e) {',
            '+    } catch (IOException ignored) {',
            '     }',
            '   }',
            ' }',
          ),
        },
      },
    ]),
    ...cases(
      [
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
          'an empty handler that stays above one that goes',
          'src/a.py',
          [
            ' def f(key):',
            '     try:',
            '         return known[key]',
            '     except KeyError:',
            '         pass',
            '-    try:',
            '-        value = load(key)',
            '-    except OSError as error:',
            '-        log(error)',
            '-        raise',
            '+    value = load_again(key)',
            '     return value',
          ],
        ],
        [
          'an empty handler that stays below one that goes',
          'src/a.ts',
          [
            ' function f() {',
            '-  try { g(); } catch (error) {',
            '-    log(error);',
            '-  }',
            '   try { h(); } catch {}',
            ' }',
          ],
        ],
        [
          'another error in place',
          'src/a.ts',
          [' try { g();', ' } catch (e) {', '-  throw e;', '+  throw new E(e);', ' }'],
        ],
        ['a test', 'a.test.ts', [' f();', '+try { g(); } catch {}']],
        ['a comment gone', 'src/a.ts', [' try { g(); } catch {', '-  // old', ' }', ' h();', '+i();']],
        [
          'another name of the error',
          'src/A.kt',
          [
            ' fun f() {',
            '   try { g()',
            '-  } catch (expected: IOException) {',
            '+  } catch (_: IOException) {',
            '   }',
            ' }',
          ],
        ],
        [
          'another type of the error',
          'src/A.java',
          [
            ' class A { void f() { try { g();',
            '-  } catch (IOException e) {',
            '+  } catch (TimeoutException | IOException e) {',
            '   }',
            ' } }',
          ],
        ],
        [
          'the same in Python',
          'src/a.py',
          [
            ' def f():',
            '     try:',
            '         g()',
            '-    except KeyError as e:',
            '+    except LookupError:',
            '         pass',
          ],
        ],
        [
          'no value, for errors that are told by name',
          'lib/a.rb',
          [' def f', '+  a = begin', '+    g', '+  rescue MissingError, *Net::ERRORS', '+    nil', '+  end', ' end'],
        ],
        [
          'no value, for errors that are told by name over two lines',
          'lib/a.rb',
          [
            ' def f',
            '+  a = begin',
            '+    g',
            '+  rescue MissingError,',
            '+         OtherError',
            '+    nil',
            '+  end',
            ' end',
          ],
        ],
        ['a block moved', 'src/a.ts', ['-try { g(); } catch {}', ' f();', '+try { g(); } catch {}']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
  ],
});

it('reads a file of handlers alone in time', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => `+try { f${at}(); } catch (e) { try { g(); } catch {} }`);
  const { findings } = await runPlanesOn({ 'src/a.ts': diff(' f();', ...lines) });
  expect(findings.filter(({ plane }) => plane === 'robustness').length).toBeGreaterThan(0);
  const broken = hunksAlone({ 'src/a.ts': diff('+} catch {', '+} catch (', '-} catch {{{{', '+\u0000') });
  const { findings: few } = await runPlanesOn(broken);
  expect(few.filter(({ plane }) => plane === 'robustness').length).toBeLessThanOrEqual(2);
});
