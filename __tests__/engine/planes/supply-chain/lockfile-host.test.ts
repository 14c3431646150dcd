import { lockfileHost } from '../../../../src/engine/planes/supply-chain/lockfile-host.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import {
  BESIDE,
  CRATES,
  cargo,
  composer,
  LOCK,
  lock,
  lockEntry,
  MS,
  manifest,
  msBecomes,
  pnpm,
  R,
  yarn,
} from './locks.js';

const own = (name: string) =>
  lockEntry(name, '1.0.0', `https://npm.shop.example/${name}/-/${name}-1.0.0.tgz`, 'sha512-a');
const filler = Array.from({ length: 40 }, () => ['    "": {},']);
const other = lockEntry('a', '1.0.0', 'https://evil.example/a/-/a-1.0.0.tgz', 'sha512-a');

describeRule(lockfileHost, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['another host', lockEntry('ms', '2.1.3', 'https://packages.example.net/ms/-/ms-2.1.3.tgz', 'sha512-aaa')],
          [
            'a host behind a user',
            lockEntry('ms', '2.1.3', 'https://registry.npmjs.org@evil.example/ms/-/ms-2.1.3.tgz', 'sha512-aaa'),
          ],
          ['a repository', lockEntry('ms', '2.1.3', 'git+ssh://git@github.com/x/ms.git#abc', 'sha512-aaa')],
        ],
        (name, entry) => ({ name, files: msBecomes(entry), findings: ['5 warn'] }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'yarn.lock',
            yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
            yarn('https://evil.example/ms/-/ms-2.1.3.tgz', 'sha512-a'),
            '5 warn',
          ],
          ['Cargo.lock', cargo(CRATES, 'aa'), cargo('git+https://github.com/x/rand#abc', 'aa'), '6 warn'],
          ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-a, tarball: https://evil.example/ms.tgz'), '4 warn'],
          [
            'composer.lock',
            composer('https://api.github.com/a/b/zip/1', 'aa'),
            composer('https://evil.example/a/b/zip/1', 'aa'),
            '7 warn',
          ],
          [
            'uv.lock',
            lines('[[package]]', 'name = "a"', 'version = "1"', 'source = { registry = "https://pypi.org/simple" }'),
            lines(
              '[[package]]',
              'name = "a"',
              'version = "1"',
              'source = { registry = "https://evil.example/simple" }',
            ),
            '4 warn',
          ],
          [
            'Gemfile.lock',
            lines('GEM', '  remote: https://rubygems.org/', '  specs:'),
            lines('GEM', '  remote: https://evil.example/', '  specs:'),
            '2 warn',
          ],
          [
            'gradle/wrapper/gradle-wrapper.properties',
            lines(
              'distributionBase=GRADLE_USER_HOME',
              'distributionSha256Sum=aa',
              'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.5-bin.zip',
            ),
            lines(
              'distributionBase=GRADLE_USER_HOME',
              'distributionSha256Sum=aa',
              'distributionUrl=https\\://evil.example/distributions/gradle-8.5-bin.zip',
            ),
            '3 warn',
          ],
        ],
        (path, before, after, finding) => ({ name: path, files: edit(path, before, after), findings: [finding] }),
      ),
    ),
    {
      name: 'from one’s own registry to the public one: the way of dependency confusion',
      files: {
        ...manifest,
        ...edit(LOCK, lock(own('a')), lock(lockEntry('a', '1.0.0', `${R}/a/-/a-1.0.0.tgz`, 'sha512-a'))),
      },
      findings: ['package-lock.json:5 warn'],
    },
    {
      name: 'by the text before, where the lines near it name none',
      files: { ...manifest, ...edit(LOCK, lock(MS, ...filler), lock(MS, ...filler, other)) },
      findings: ['package-lock.json:51 warn'],
    },
  ],
  valid: [
    {
      name: 'from a fork back to the registry',
      files: edit(
        'Cargo.lock',
        '[[package]]\nname = "hub"\nversion = "0.3.2"\nsource = "git+https://github.com/octo/hub.git?branch=x#abc"\n',
        '[[package]]\nname = "hub"\nversion = "0.4.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "aa"\n',
      ),
    },
    {
      name: 'the registry’s other name',
      files: {
        ...manifest,
        ...msBecomes(lockEntry('ms', '2.1.3', 'https://registry.yarnpkg.com/ms/-/ms-2.1.3.tgz', 'sha512-aaa')),
      },
    },
    {
      name: 'a registry of one’s own that the file named before',
      files: { ...manifest, ...edit(LOCK, lock(own('a')), lock(own('a'), own('b'))) },
    },
  ],
  beside: BESIDE,
});
