import { checkSilenced } from '../../../../src/engine/planes/integrity/check-silenced.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const script = (before: string, after: string) => ({
  'package.json': diff(' {', '   "scripts": {', `-    "test": "${before}"`, `+    "test": "${after}"`, '   }', ' }'),
});

describeRule(checkSilenced, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['jest', 'true'],
          ['jest', 'echo skipped'],
          ['jest', 'exit 0'],
          ['jest --ci', 'jest --ci || true'],
          ['node tools/all.js', 'node -e 0'],
        ],
        (before, after) => ({
          name: `${before} → ${after}`,
          files: script(before, after),
          findings: ['3 info, asked'],
        }),
      ),
    ),
    {
      name: 'all scripts on one line',
      files: edit(
        'package.json',
        '{ "scripts": { "test": "jest", "b": "c" } }\n',
        '{ "scripts": { "test": "true", "b": "c" } }\n',
      ),
      findings: ['1 info, asked'],
    },
    {
      name: 'a name with an escape, beside a comment',
      files: edit(
        'package.json',
        '{ // all\n  "scripts": { "test": "jest" }\n}\n',
        '{ // all\n  "scripts": { "te\\u0073t": "true" }\n}\n',
      ),
      findings: ['2 info, asked'],
    },
    ...cases(
      [
        ['Makefile', 2, [' test:', '-\tnpx jest', '+\t-npx jest']],
        ['Makefile', 2, [' test:', '-\tpytest -q', '+\tpytest -q || true']],
        ['Makefile', 2, [' test:', '-\tgo test ./...', '+\t@true']],
        ['tox.ini', 2, [' [testenv]', '-commands = pytest', '+commands = pytest || true']],
        ['scripts/ci.sh', 2, [' set -e', '-npm test', '+npm test || :']],
        ['justfile', 2, [' test:', '-    cargo test', '+    echo ok']],
      ],
      (path, line, marked) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info, asked`] }),
    ),
  ],
  valid: [
    {
      name: 'a condition of the shell',
      files: {
        'test/run.sh': diff(
          ' a > out',
          '-test $? -ne 0',
          '+if a; then',
          "+  echo 'a did not fail'",
          '+  exit 1',
          '+fi',
        ),
      },
    },
    { name: 'another runner', files: script('jest', 'vitest run') },
    { name: 'a script that did nothing', files: script('echo none', 'true') },
    { name: 'more options', files: { Makefile: diff(' test:', '-\tpytest', '+\tpytest -q') } },
    { name: 'a target that goes', files: { Makefile: diff('-test:', '-\tpytest', ' all:', ' \tb') } },
  ],
});
