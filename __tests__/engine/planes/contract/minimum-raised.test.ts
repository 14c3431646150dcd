import { minimumRaised } from '../../../../src/engine/planes/contract/minimum-raised.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const composer = (before: string, after: string) =>
  diff(' {', '   "require": {', `-    "php": "${before}"`, `+    "php": "${after}"`, '   }', ' }');
const python = (before: string, after: string) =>
  diff(' [project]', ' name = "shop"', `-requires-python = "${before}"`, `+requires-python = "${after}"`);
const UPGRADE = [{ path: 'composer.json', of: 40, tests: 0, documents: [{ path: 'UPGRADE.md', together: 8 }] }];
const workflow = (versions: string) =>
  diff(
    ' on: push',
    ' permissions: {}',
    ' jobs:',
    '   test:',
    '     strategy:',
    '       matrix:',
    `         python-version: ${versions}`,
    '     steps:',
    '+      - run: make',
  );

describeRule(minimumRaised, {
  beside: [
    'hygiene/no-change-note',
    'tests/logic-without-test',
    'hygiene/large-change',
    'supply-chain/manifest-without-lockfile',
  ],
  invalid: [
    {
      name: 'no note for users',
      files: { 'composer.json': composer('^7.4 || ^8.0', '^8.1') },
      customs: UPGRADE,
      findings: ['3 info'],
      titles: ['PHP 8.1 is asked for now, 7.4 before'],
    },
    {
      name: 'another manifest',
      files: {
        'packages/a/package.json': diff(
          ' {',
          '   "engines": {',
          '-    "node": ">=18"',
          '+    "node": ">=20.9"',
          '   }',
          ' }',
        ),
      },
      manifests: { 'packages/b/package.json': '{\n  "engines": {\n    "node": ">=18"\n  }\n}\n' },
      findings: ['3 info'],
    },
    {
      name: 'a job of the pipeline',
      files: { 'pyproject.toml': python('>=3.8', '>=3.10'), '.github/workflows/a.yml': workflow('["3.9", "3.10"]') },
      findings: ['pyproject.toml:3 info'],
    },
    {
      name: 'a branch of code',
      files: {
        'pyproject.toml': python('>=3.8', '>=3.10'),
        'src/a.py': diff(' import sys', '+import os', ' if sys.version_info >= (3, 9):', '     run(os, sys)'),
      },
      findings: ['pyproject.toml:3 info'],
    },
  ],
  valid: [
    {
      name: 'code that refuses what is older, by the change itself',
      files: {
        'pyproject.toml': python('>=3.10', '>=3.12'),
        'shop/cli.py': diff(
          ' import sys',
          '-if sys.version_info < (3, 10):',
          '+if sys.version_info < (3, 12):',
          '     raise SystemExit("too old")',
        ),
      },
    },
    ...cases(
      [
        [
          'a pipeline without older versions',
          { 'pyproject.toml': python('>=3.8', '>=3.10'), '.github/workflows/a.yml': workflow('["3.10", "3.13"]') },
        ],
        [
          'a lower minimum',
          { 'pyproject.toml': python('>=3.10', '>=3.8'), '.github/workflows/a.yml': workflow('["3.7"]') },
        ],
        ['an upper bound', { 'pyproject.toml': python('>=3.8,<3.12', '>=3.8,<3.14') }],
        ['no other place', { 'composer.json': composer('^7.4', '^8.1') }],
        ['what is no version', { 'composer.json': composer('*', '@dev') }],
      ],
      (name, files) => ({ name, files }),
    ),
    {
      name: 'a note for users',
      files: { 'composer.json': composer('^7.4', '^8.1'), 'UPGRADE.md': addedTo('# Upgrade', 'PHP 8.1 is needed.') },
      customs: UPGRADE,
    },
  ],
});
