/** Lock files, and what stands in them. */
import { edit, lines } from '../cases.js';
import { npm } from './manifests.js';

export const LOCK = 'package-lock.json';

/** The registry that npm takes packages from. */
export const R = 'https://registry.npmjs.org';

/** A package of `package-lock.json`. */
export const lockEntry = (name: string, version: string, url: string, hash: string | null) => [
  `    "node_modules/${name}": {`,
  `      "version": "${version}",`,
  `      "resolved": "${url}",`,
  ...(hash === null ? [] : [`      "integrity": "${hash}",`]),
  '      "license": "MIT"',
  '    },',
];
export const lock = (...entries: readonly (readonly string[])[]) =>
  lines('{', '  "packages": {', ...entries.flat(), '    "": {}', '  }', '}');

/** `package-lock.json` with the package ms, which becomes another one. */
export const MS = lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-aaa');
export const msBecomes = (entry: readonly string[], before: readonly string[] = MS) =>
  edit(LOCK, lock(before), lock(entry));

/** A manifest that changes with it. */
export const manifest = edit('package.json', npm('    "ms": "2.1.2",'), npm('    "ms": "2.1.3",'));
export const yarn = (url: string, hash: string) =>
  lines('# yarn lockfile v1', '', 'ms@^2.1.1:', '  version "2.1.3"', `  resolved "${url}"`, `  integrity ${hash}`);
export const cargo = (source: string, sum: string) =>
  lines(
    'version = 3',
    '',
    '[[package]]',
    'name = "rand"',
    'version = "0.8.5"',
    `source = "${source}"`,
    `checksum = "${sum}"`,
  );
export const CRATES = 'registry+https://github.com/rust-lang/crates.io-index';
export const pnpm = (hash: string) =>
  lines('packages:', '', '  ms@2.1.3:', `    resolution: {integrity: ${hash}}`, '    engines: {node: ">=4"}');
export const composer = (url: string, reference: string) =>
  lines(
    '    "packages": [',
    '        {',
    '            "name": "a/b",',
    '            "version": "1.0.0",',
    '            "dist": {',
    '                "type": "zip",',
    `                "url": "${url}",`,
    `                "reference": "${reference}"`,
    '            }',
    '        }',
    '    ]',
  );

/** Where a package is locked and its manifest is not at hand. */
export const BESIDE = ['supply-chain/lockfile-without-manifest', 'supply-chain/manifest-without-lockfile'] as const;
