import { describe, expect, it } from '@jest/globals';
import { versionLowered } from '../../../../src/engine/planes/supply-chain/version-lowered.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const lock = (version: string) =>
  `${JSON.stringify({ packages: { 'node_modules/ms': { version, resolved: `https://registry.npmjs.org/ms/-/ms-${version}.tgz`, integrity: `sha512-${version}` } } }, null, 2)}\n`;

describeRule(versionLowered, {
  invalid: [
    {
      name: 'in several manifests, told once',
      files: {
        'a/requirements.txt': diff('-django==5.1.4', '+django==2.0.1'),
        'b/requirements.txt': diff('-django==5.1.4', '+django==2.0.1'),
      },
      findings: ['a/requirements.txt:1 info'],
    },
    ...cases(
      [
        ['requirements.txt', ['-django==5.1.4', '+django==2.0.1'], '1 info'],
        [
          'go.mod',
          [' module a', '-require golang.org/x/crypto v0.31.0', '+require golang.org/x/crypto v0.9.0'],
          '2 info',
        ],
        ['package.json', [' {', ' "dependencies": {', '-  "ms": "^2.1.3"', '+  "ms": "^1.9.9"', ' }', ' }'], '3 info'],
        ['Cargo.toml', [' [dependencies]', '-rustls = "0.23.1"', '+rustls = "0.9.1"'], '2 info'],
      ],
      (path, marked, finding) => ({ files: { [path]: diff(...marked) }, findings: [finding] }),
    ),
    ...cases(
      [
        [
          'gradle/libs.versions.toml',
          [' [versions]', '-a = "2.1"', '+a = "2.0"', ' [libraries]', ' a = { module = "org.a:a", version.ref = "a" }'],
          '2 info',
        ],
        [
          'Directory.Packages.props',
          [
            '-<AVersion>3.1</AVersion>',
            '+<AVersion>3.0</AVersion>',
            ' <PackageVersion Include="A" Version="$(AVersion)" />',
          ],
          '1 info',
        ],
        [
          'build.gradle',
          ["-  ext.aVersion = '2.1'", "+  ext.aVersion = '2.0'", ' implementation "org.a:a:$aVersion"'],
          '1 info',
        ],
      ],
      (path, marked, finding) => ({
        name: `${path}: by its name`,
        files: { [path]: diff(...marked) },
        findings: [finding],
      }),
    ),
    {
      name: 'in a lock file alone',
      files: edit('package-lock.json', lock('2.10.0'), lock('2.9.0')),
      findings: ['3 info'],
    },
    {
      name: 'a manifest on one line',
      files: edit('package.json', '{"dependencies":{"ms":"2.1.3"}}\n', '{"dependencies":{"ms":"2.1.2"}}\n'),
      findings: ['1 info'],
    },
  ],
  valid: cases(
    [
      ['requirements.txt', ['-django==5.1.4', '+django==5.10.0']],
      ['requirements.txt', ['-django<6.0', '+django<5.2']],
      ['requirements.txt', ['-django==5.1.4']],
      ['go.mod', [' module a', '-require golang.org/x/crypto v0.9.0', '+require golang.org/x/crypto v0.31.0']],
      [
        'package.json',
        [
          ' {',
          '   "name": "@acme/web",',
          '   "dependencies": {',
          '-    "@acme/ui": "2.0.0"',
          '+    "@acme/ui": "1.0.0"',
          '   }',
          ' }',
        ],
      ],
      ['docs/a.md', ['-django==5.1.4', '+django==2.0.1']],
      [
        'package.json',
        [' {', '   "dependencies": {', '-    "pino": "^10.1.0"', '+    "pino": "^9.14.0 || ^10.1.0"', '   }', ' }'],
      ],
      ['Cargo.toml', [' [dependencies]', '-a = "1.0.0"', '+a = "1.1.0"', ' [dev-dependencies]', ' a = "2.0.0"']],
    ],
    (path, marked) => ({ files: { [path]: diff(...marked) } }),
  ),
  beside: [
    'supply-chain/manifest-without-lockfile',
    'supply-chain/lockfile-without-manifest',
    'supply-chain/source-dependency',
  ],
});

describe('a manifest that tells of a package', () => {
  const manifest = (folder: string) =>
    edit(`${folder}package.json`, '{"dependencies":{"ms":"2.10.0"}}\n', '{"dependencies":{"ms":"2.9.0"}}\n');
  const locked = (folder: string) => edit(`${folder}package-lock.json`, lock('2.10.0'), lock('2.9.0'));

  it.each([
    ['a/', 'a/', false],
    ['packages/a/', '', false],
    ['a/', 'b/', true],
    ['', 'b/', true],
    ['a/', 'ab/', true],
  ])('in %s, and the lock file in %s: both are told: %s', async (folder, other, both) => {
    const { findings } = await runPlanesOn({ ...manifest(folder), ...locked(other) });
    const [found, ...more] = findings.filter(({ rule }) => rule === versionLowered.id);
    expect(more).toEqual([]);
    expect(found?.location.file).toBe(`${folder}package.json`);
    expect(found?.rationale.includes(`Also: ${other}package-lock.json`)).toBe(both);
  });
});
