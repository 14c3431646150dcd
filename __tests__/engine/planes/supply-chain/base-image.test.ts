import { baseImage } from '../../../../src/engine/planes/supply-chain/base-image.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const machines = (...names: readonly string[]) =>
  lines(
    'jobs:',
    '  a:',
    '    strategy:',
    '      matrix:',
    '        include:',
    ...names.map((name) => `          - image: ${name}`),
    `    runs-on: \${{ matrix.image }}`,
  );

describeRule(baseImage, {
  invalid: [
    {
      name: 'several, told once',
      files: edit('compose.yaml', 'services:\n', 'services:\n  a:\n    image: redis\n  b:\n    image: nginx:latest\n'),
      findings: ['3 info'],
      titles: ['Image redis is not pinned (no tag)'],
    },
    {
      name: 'one that two files give a name that moves, told once',
      files: Object.fromEntries(
        ['compose.yaml', 'ci/compose.yaml'].map((path) => [
          path,
          { old: 'services:\n  a:\n    image: redis:7\n', new: 'services:\n  a:\n    image: redis\n' },
        ]),
      ),
      findings: ['ci/compose.yaml:3 info, asked'],
    },
    {
      name: 'the values of a matrix',
      files: edit(
        '.github/workflows/ci.yml',
        null,
        lines(
          'on: push',
          'permissions: {}',
          'jobs:',
          '  a:',
          `    container: \${{ matrix.system }}`,
          '    strategy:',
          '      matrix:',
          '        system: ["debian:13", alpine]',
        ),
      ),
      findings: ['8 info'],
      titles: ['Image alpine is not pinned (no tag)'],
    },
    ...wholeAndBare(
      cases(
        [
          ['deploy/web.yaml', 'containers:\n', 'containers:\n  - image: web\n', '2 info'],
          ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:24\n', '1 info, asked'],
          ['Dockerfile', 'FROM node:24\n', 'FROM node:latest\n', '1 info, asked'],
          ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node AS build\n', '1 info, asked'],
          ['Dockerfile', 'ARG a\n', 'ARG a\nFROM node:latest\n', '2 info'],
          [
            'compose.yaml',
            'services:\n  a:\n    image: redis:7\n',
            'services:\n  a:\n    image: redis\n',
            '3 info, asked',
          ],
        ],
        (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
      ),
    ),
  ],
  valid: cases(
    [
      ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:25@sha256:bb\n'],
      ['Dockerfile', 'FROM node:24\n', 'FROM node:25\n'],
      ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node:24 AS build\nFROM build\n'],
      ['compose.yaml', 'services:\n', 'services:\n  a:\n    image: redis:7\n'],
      ['config/a.yaml', 'page:\n', 'page:\n  image: banner\n'],
      ['Dockerfile', 'ARG V\n', `ARG V\nFROM node:\${V}\n`],
      // An action is told which image it builds.
      [
        '.github/workflows/ci.yml',
        'on: push\njobs:\n  a:\n    steps:\n',
        'on: push\njobs:\n  a:\n    steps:\n      - uses: ./build\n        with:\n          image: shop/orders\n',
      ],
      // A matrix may name machines of the host so.
      ['.github/workflows/ci.yml', machines('ubuntu-22.04'), machines('ubuntu-22.04', 'ubuntu-22.04-arm')],
    ],
    (path, before, after) => ({ files: edit(path, before, after) }),
  ),
});
