import { majorVersion } from '../../../../src/engine/planes/supply-chain/major-version.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const HASH = ['8f4b7f84864484a7bf31766abe9204da3cbe65b3', '1d96c772d19495a3b5c517cd2bc0cb401ea0529f'];
const uses = (before: string, after: string, on = ' on: pull_request') => [
  on,
  ' permissions: {}',
  ' jobs:',
  '   test:',
  '     steps:',
  `-      - uses: acme/setup@${before}`,
  `+      - uses: acme/setup@${after}`,
];
const npm = (before: string, after: string) => [
  ' {',
  '   "dependencies": {',
  `-    "rates": "${before}"`,
  `+    "rates": "${after}"`,
  '   }',
  ' }',
];

describeRule(majorVersion, {
  beside: [
    'supply-chain/action-unpinned',
    'supply-chain/manifest-without-lockfile',
    'supply-chain/version-lowered',
    'supply-chain/widened-range',
  ],
  invalid: cases(
    [
      ['.github/workflows/a.yml', uses('v3', 'v4'), 6],
      ['.github/workflows/a.yml', uses(`${HASH[0]} # v3.2.0`, `${HASH[1]} # v4.0.0`), 6],
      ['package.json', npm('^1.2.3', '^2.0.0'), 3],
      ['requirements.txt', ['-rates==1.4', '+rates==3.0'], 1],
      ['Gemfile', [" source 'https://rubygems.org'", "-gem 'rates', '~> 7.1'", "+gem 'rates', '~> 8.0'"], 2],
      ['Cargo.toml', [' [dependencies]', '-rates = "1.9"', '+rates = "2"'], 2],
    ],
    (path, marked, line) => ({
      name: `${path} ${marked.at(-2)}`,
      files: { [path]: diff(...marked) },
      findings: [`${line} info`],
    }),
  ),
  valid: cases(
    [
      ['a minor version of an action', '.github/workflows/a.yml', uses('v3.1', 'v3.2')],
      [
        'another commit of the same major version',
        '.github/workflows/a.yml',
        uses(`${HASH[0]} # v3.2.0`, `${HASH[1]} # v3.3.0`),
      ],
      ['a commit that says no version', '.github/workflows/a.yml', uses(String(HASH[0]), String(HASH[1]))],
      ['a branch', '.github/workflows/a.yml', uses('main', 'v2')],
      ['a minor version', 'package.json', npm('^1.2.3', '^1.3.0')],
      ['an older major version', 'package.json', npm('^2.0.0', '^1.3.0')],
      ['a version before the first', 'package.json', npm('^0.2.3', '^1.0.0')],
      ['one range more', 'package.json', npm('^1.2.3', '^1.2.3 || ^2.0.0')],
      ['a year', 'package.json', npm('2023.1.0', '2024.1.0')],
      ['a package that is new', 'package.json', [' {', '   "dependencies": {', '+    "rates": "^2.0.0"', '   }', ' }']],
    ],
    (name, path, marked) => ({
      name,
      files: { [path]: diff(...marked) },
      also: name === 'a package that is new' ? ['supply-chain/new-dependency package.json:3'] : [],
    }),
  ),
});
