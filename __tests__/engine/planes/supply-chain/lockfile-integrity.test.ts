import { lockfileIntegrity } from '../../../../src/engine/planes/supply-chain/lockfile-integrity.js';
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

/** Twelve packages with their hashes. */
const all = (hash: string) =>
  lock(
    ...Array.from({ length: 12 }, (_, index) =>
      lockEntry(`p${index}`, '1.0.0', `${R}/p${index}/-/p${index}-1.0.0.tgz`, `sha512-${hash}${index}`),
    ),
  );

/** A package of uv.lock from a link, another that needs it, and its wheel. */
const uvLock = (url: string, hash: boolean) =>
  lines(
    '[[package]]',
    'name = "b"',
    'version = "1"',
    `source = { url = "${url}" }`,
    'dependencies = [',
    `    { name = "b", version = "1", source = { url = "${url}" } },`,
    ']',
    `wheels = [{ url = "${url}"${hash ? `, hash = "sha256:${url.includes('/2/') ? 'bb' : 'aa'}"` : ''} }]`,
  );
const COMMIT = `git+https://github.com/a/b?rev=1#${'a1'.repeat(20)}`;
const berry = (...fields: readonly string[]) =>
  lines('"ms@npm:^2.1.1":', '  version: 2.1.3', ...fields.map((field) => `  ${field.trim()}`), '  linkType: hard');

/** Version 9 of pnpm lists a version a second time, without its hash. */
const SNAPSHOTS = lines(
  '',
  'snapshots:',
  '',
  '  ms@2.1.3: {}',
  '',
  '  send@1.0.0:',
  '    dependencies:',
  '      ms: 2.1.3',
);
/** A package that is patched here: it is named with a patch, and its name in the list gets the hash of that. */
const unpatched = lines(
  'packages:',
  '',
  '  /ms@2.1.3(a@1.0.0):',
  '    resolution: {integrity: sha512-a}',
  '    dev: true',
);
const patched = lines(
  'patchedDependencies:',
  '  ms@2.1.3:',
  '    hash: 5knejszx',
  '    path: patches/ms@2.1.3.patch',
  '',
  'packages:',
  '',
  '  /ms@2.1.3(patch_hash=5knejszx)(a@1.0.0):',
  '    resolution: {integrity: sha512-a}',
  '    dev: true',
  '    patched: true',
);

describeRule(lockfileIntegrity, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['another hash', lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-bbb'), '6 error'],
          ['no hash', lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, null), '5 error'],
          ['a weaker hash', lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha1-bbb'), '6 error'],
        ],
        (name, entry, finding) => ({ name, files: msBecomes(entry), findings: [finding] }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'yarn.lock',
            yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
            yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-b'),
            '6 error',
          ],
          ['Cargo.lock', cargo(CRATES, 'aa'), cargo(CRATES, 'bb'), '7 error'],
          ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-b'), '4 error'],
          ['pnpm-lock.yaml', `${pnpm('sha512-a')}${SNAPSHOTS}`, `${pnpm('sha512-b')}${SNAPSHOTS}`, '4 error'],
          [
            'composer.lock',
            composer('https://api.github.com/a/b/zip/1', 'aa'),
            composer('https://api.github.com/a/b/zip/1', 'bb'),
            '8 error',
          ],
          ['go.sum', 'a.org/b v1.0.0 h1:aa=\n', 'a.org/b v1.0.0 h1:bb=\n', '1 error'],
          [
            'poetry.lock',
            lines(
              '[[package]]',
              'name = "a"',
              'version = "1"',
              'files = [',
              '    {file = "a-1.whl", hash = "sha256:aa"},',
              ']',
            ),
            lines(
              '[[package]]',
              'name = "a"',
              'version = "1"',
              'files = [',
              '    {file = "a-1.whl", hash = "sha256:bb"},',
              ']',
            ),
            '5 error',
          ],
          [
            'packages.lock.json',
            lines('      "Polly": {', '        "resolved": "8.0.0",', '        "contentHash": "aa=="', '      }'),
            lines('      "Polly": {', '        "resolved": "8.0.0",', '        "contentHash": "bb=="', '      }'),
            '3 error',
          ],
          [
            'pubspec.lock',
            lines(
              'packages:',
              '  http:',
              '    description:',
              '      sha256: aa',
              '      url: "https://pub.dev"',
              '    version: "1.0.0"',
            ),
            lines(
              'packages:',
              '  http:',
              '    description:',
              '      sha256: bb',
              '      url: "https://pub.dev"',
              '    version: "1.0.0"',
            ),
            '4 error',
          ],
        ],
        (path, before, after, finding) => ({ name: path, files: edit(path, before, after), findings: [finding] }),
      ),
    ),
    {
      name: 'another wheel of the same version, told at its hash and not where uv.lock says what it is from',
      files: edit('uv.lock', uvLock('https://a.org/1/b-1-py3.whl', true), uvLock('https://a.org/2/b-1-py3.whl', true)),
      findings: ['8 error'],
    },
    {
      name: 'the hash of a wheel goes, and its source stays',
      files: edit('uv.lock', uvLock('https://a.org/b-1-py3.whl', true), uvLock('https://a.org/b-1-py3.whl', false)),
      findings: ['8 error'],
    },
    {
      name: 'an archive of the repository without a hash',
      files: msBecomes(lockEntry('ms', '2.1.3', 'file:ms.tgz', null)),
      findings: ['5 error'],
    },
    { name: 'many changed hashes, once', files: edit(LOCK, all('a'), all('b')), findings: ['6 warn'] },
  ],
  valid: [
    { name: 'a package that gets a patch', files: edit('pnpm-lock.yaml', unpatched, patched) },
    { name: 'a package that loses its patch', files: edit('pnpm-lock.yaml', patched, unpatched) },
    {
      name: 'a second list of the same versions',
      files: edit('pnpm-lock.yaml', pnpm('sha512-a'), `${pnpm('sha512-a')}${SNAPSHOTS}`),
    },
    ...cases(
      [
        [
          'a crate taken from a commit',
          'Cargo.lock',
          cargo(CRATES, 'aa'),
          `${cargo(COMMIT, '')}`.replace(/checksum.*\n/u, ''),
        ],
        [
          'a package of Yarn that is the repository’s own now',
          'yarn.lock',
          berry('resolution: "ms@npm:2.1.3"', '  checksum: 10/aa'),
          berry('resolution: "ms@workspace:packages/ms"'),
        ],
      ],
      (name, path, before, after) => ({
        name,
        files: edit(path, before, after),
        ...(path === 'Cargo.lock' ? { also: ['supply-chain/lockfile-host Cargo.lock:6'] } : {}),
      }),
    ),
    ...cases(
      [
        ['another version', lockEntry('ms', '2.1.4', `${R}/ms/-/ms-2.1.4.tgz`, 'sha512-bbb'), MS],
        [
          'a stronger hash',
          lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-bbb'),
          lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha1-aaa'),
        ],
      ],
      (name, entry, before) => ({ name, files: { ...manifest, ...msBecomes(entry, before) } }),
    ),
  ],
  beside: BESIDE,
});
