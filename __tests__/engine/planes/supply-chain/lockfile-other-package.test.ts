import { lockfileOtherPackage } from '../../../../src/engine/planes/supply-chain/lockfile-other-package.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BESIDE, LOCK, lock, lockEntry, MS, manifest, msBecomes, R, yarn } from './locks.js';

const alias = [
  '    "node_modules/cjs": {',
  '      "name": "ms",',
  '      "version": "2.1.3",',
  `      "resolved": "${R}/ms/-/ms-2.1.3.tgz",`,
  '      "integrity": "sha512-aaa"',
  '    },',
];
/** A folder of the repository that npm installs as a package, and ms within it. */
const folder = (path: string, version: string) => [`    "${path}": {`, `      "version": "${version}"`, '    },'];
const within = (path: string) =>
  lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-aaa').with(0, `    "${path}/node_modules/ms": {`);
const yarnAlias = lines('"cjs@npm:ms@^2":', '  version "2.1.3"', `  resolved "${R}/ms/-/ms-2.1.3.tgz#aa"`);

describeRule(lockfileOtherPackage, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['another package', lockEntry('ms', '2.1.3', `${R}/msx/-/msx-2.1.3.tgz`, 'sha512-aaa')],
          ['another version', lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.2.tgz`, 'sha512-aaa')],
        ],
        (name, entry) => ({ name, files: msBecomes(entry), findings: ['5 error'] }),
      ),
    ),
    {
      name: 'another version before a folder of the repository',
      files: edit(
        LOCK,
        lock(MS, folder('packages/web', '2.1.2')),
        lock(lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.2.tgz`, 'sha512-aaa'), folder('packages/web', '2.1.2')),
      ),
      findings: ['5 error'],
    },
    ...wholeAndBare(
      cases(
        [
          [
            'yarn.lock',
            yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
            yarn(`${R}/mz/-/mz-2.1.3.tgz`, 'sha512-a'),
            '5 error',
          ],
        ],
        (path, before, after, finding) => ({ name: path, files: edit(path, before, after), findings: [finding] }),
      ),
    ),
  ],
  valid: [
    ...cases(
      [
        ['a scope', lockEntry('@a/ms', '1.0.0', `${R}/@a/ms/-/ms-1.0.0.tgz`, 'sha512-c')],
        ['a scope, encoded', lockEntry('@a/ms', '1.0.0', `${R}/@a%2fms/-/ms-1.0.0.tgz`, 'sha512-c')],
        ['a nested one', lockEntry('a/node_modules/ms', '1.0.0', `${R}/ms/-/ms-1.0.0.tgz`, 'sha512-c')],
      ],
      (name, entry) => ({ name, files: { ...manifest, ...msBecomes(entry) } }),
    ),
    ...cases(
      [
        ['before a folder of the repository', [...MS, ...folder('packages/web', '4.8.1')]],
        ['before one of a scope', [...MS, ...folder('packages/@shop/web', '4.8.1')]],
        ['in a folder, before another one', [...folder('a/b', '1.0.0'), ...within('a/b'), ...folder('c/d', '2.0.0')]],
      ],
      (name, entry) => ({ name, files: { ...manifest, ...edit(LOCK, lock(), lock(entry)) } }),
    ),
    { name: 'an alias', files: { ...manifest, ...edit(LOCK, lock(MS), lock(MS, alias)) } },
    { name: 'an alias of yarn', files: { ...manifest, ...edit('yarn.lock', '# a\n', `# a\n${yarnAlias}`) } },
  ],
  beside: [...BESIDE, 'supply-chain/version-lowered'],
});
