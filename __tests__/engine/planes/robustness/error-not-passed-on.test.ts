import { errorNotPassedOn } from '../../../../src/engine/planes/robustness/error-not-passed-on.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(errorNotPassedOn, {
  beside: ['robustness/result-ignored', 'robustness/cause-lost', 'robustness/broad-handler', 'robustness/unused-value'],
  invalid: wholeAndBare([
    {
      name: 'an arm of Rust that gives no error on',
      files: {
        'src/a.rs': diff(
          ' pub fn load(path: &str) -> Result<(), Error> {',
          '     match read(path) {',
          '         Ok(_) => Ok(()),',
          '-        Err(error) => Err(error),',
          '+        Err(_) => Ok(()),',
          '     }',
          ' }',
        ),
      },
      findings: ['4 info'],
    },
    {
      name: 'a script that stopped at its first error',
      files: { 'deploy/run.sh': diff(' #!/bin/sh', '-set -euo pipefail', '+set +e', ' make check', ' deploy') },
      findings: ['2 info'],
    },
    {
      name: 'a script that loses the line that stopped it',
      files: { 'deploy/run.sh': diff(' #!/bin/sh', '-set -e', ' make check', ' deploy') },
      findings: ['1 info'],
    },
    ...cases(
      [
        ['a.ts', [' try { g();', ' } catch (e) {', '-  throw e;', '+  console.error(e);', ' }'], 3],
        [
          'a.py',
          [
            ' try:',
            '     g()',
            ' except OSError as e:',
            '-    raise LoadError() from e',
            '+    logger.warning("no")',
            '+    return None',
          ],
          5,
        ],
        [
          'a.go',
          [
            ' package a',
            ' func f() error {',
            ' \tif err := g(); err != nil {',
            '-\t\treturn err',
            '+\t\treturn nil',
            ' \t}',
            ' \treturn nil',
            ' }',
          ],
          4,
        ],
        [
          'A.kt',
          [
            ' fun f(): String? {',
            '   try { return g() }',
            '   catch (e: IOException) {',
            '-    throw LoadException(e)',
            '+    return null',
            '   }',
            ' }',
          ],
          4,
        ],
        ['a.rs', [' fn f() -> Result<(), Error> {', '-    g(path)?;', '+    let _ = g(path);', '     Ok(())', ' }'], 2],
        [
          'a.rs',
          [
            ' fn f() -> Result<(), Error> {',
            '-    let text = g(path)?;',
            '+    let text = g(path).unwrap_or_default();',
            '     Ok(())',
            ' }',
          ],
          2,
        ],
        [
          'a.go',
          [' package a', ' func f() error {', '-\treturn g.Save(1)', '+\t_ = g.Save(1)', '+\treturn nil', ' }'],
          3,
        ],
        ['a.c', [' int f(void)', ' {', '-    return g(1);', '+    (void)g(1);', '+    return 0;', ' }'], 3],
        ['a.dart', [' Future<void> f() {', '-  return g(1);', '+  return g(1).catchError((_) {});', ' }'], 2],
        ['a.php', [' <?php', ' function f() {', '-  return g(1);', '+  return @g(1);', ' }'], 3],
      ],
      (path, all, line) => ({
        name: `an error of ${path} that ends at a new line: ${all.join(' ')}`,
        files: { [`src/${path}`]: diff(...all) },
        findings: [`${line} info`],
      }),
    ),
    {
      name: 'a handler that keeps its error to itself',
      files: { 'src/a.ts': diff(' try { g();', ' } catch (e) {', '   log(e);', '-  throw e;', ' }') },
      findings: ['2 info'],
    },
    {
      name: 'a handler within one that goes on passing its error on',
      files: {
        'src/a.ts': diff(
          ' try { g();',
          ' } catch (e) {',
          '   try { h();',
          '   } catch (inner) {',
          '     log(inner);',
          '-    throw inner;',
          '   }',
          '   throw e;',
          ' }',
        ),
      },
      findings: ['4 info'],
    },
  ]),
  valid: [
    ...wholeAndBare([
      {
        name: 'a handler that puts the error with others',
        files: {
          'shop/check.py': diff(
            ' def check(data):',
            '+    errors = []',
            '     try:',
            '         Book.check(data)',
            '     except ValueError as e:',
            '-        raise e',
            '+        errors.append(e)',
            '+    raise errors[0]',
          ),
        },
      },
      {
        name: 'an arm of Rust that makes another error',
        files: {
          'src/a.rs': diff(
            ' pub fn load(path: &str) -> Result<(), Error> {',
            '     match read(path) {',
            '         Ok(_) => Ok(()),',
            '-        Err(error) => Err(error),',
            '+        Err(error) => Err(Error::Load(error)),',
            '     }',
            ' }',
          ),
        },
      },
      {
        name: 'a script that stops in other words, and a part of one that may fail',
        files: {
          'deploy/run.sh': diff(' #!/bin/bash', '-set -e', '+set -euo pipefail', ' make check', ' deploy'),
          'deploy/other.sh': diff(' #!/bin/bash', ' set -e', '+set +e', ' make check', '+set -e', ' deploy'),
          'deploy/third.sh': diff(' #!/bin/bash -e', '-set -e', ' make check', ' deploy'),
        },
      },
    ]),
    ...cases(
      [
        [[' try { g();', ' } catch (e) {', '+  console.error(e);', '   throw e;', ' }']],
        [[' try { g();', ' } catch (e) {', '-  throw e;', '+  console.error(e);', '+  throw new GError(e);', ' }']],
        [[' try { g();', ' } catch (e) {', '-  throw e;', '+  return toAnswer(e);', ' }']],
        [[' function f() {', '-  if (!a) throw new AError();', '+  if (!a) return null;', '   g();', ' }']],
        [[' async function f() {', '-  await g(1);', '+  await g(1).catch((error) => fail(error));', ' }']],
        [[' try { g();', ' } catch (e) {', '-  log(e);', '   throw e;', ' }']],
        [[' try { g();', ' } catch (e) {', '-  throw e;', '+  return fail(e);', ' }']],
        [['-try { g(); } catch (e) { throw e; }', ' f();']],
        [
          [
            ' try { g();',
            ' } catch (e) {',
            '   try { h();',
            '   } catch (inner) {',
            "-    log(inner, 'stop');",
            "+    log(inner, 'the stop failed');",
            '   }',
            '   throw e;',
            ' }',
          ],
        ],
      ],
      (marked) => ({ files: { 'src/a.ts': diff(...marked) } }),
    ),
  ],
});
