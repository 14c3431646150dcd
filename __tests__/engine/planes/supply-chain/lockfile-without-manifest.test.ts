import { lockfileWithoutManifest } from '../../../../src/engine/planes/supply-chain/lockfile-without-manifest.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { npm } from './manifests.js';

/** A change of code and of a lock file, whose texts follow from two versions each. */
const besideCode = (path: string, before: string, after: string) => ({
  files: { ...edit(path, before, after), ...edit('src/cart.ts', 'a();\n', 'b();\n') },
  title: 'fix(cart): the button is green',
});
const gems = (own: string, other: string, remote = '.') =>
  lines(
    'PATH',
    `  remote: ${remote}`,
    '  specs:',
    `    shop (${own})`,
    `      shop-core (= ${own})`,
    '      rack (>= 2)',
    `    shop-core (${own})`,
    '',
    'GEM',
    '  remote: https://rubygems.org/',
    '  specs:',
    `    rack (${other})`,
    '',
    'CHECKSUMS',
    `  shop (${own})`,
  );
const crates = (own: string, other: string) =>
  lines(
    '[[package]]',
    'name = "rand"',
    `version = "${other}"`,
    'source = "registry+https://github.com/rust-lang/crates.io-index"',
    '',
    '[[package]]',
    'name = "shop"',
    `version = "${own}"`,
    'dependencies = [',
    ' "rand",',
    ']',
  );
const wheels = (own: string, source: string) =>
  lines('[[package]]', 'name = "shop"', `version = "${own}"`, `source = { ${source} }`);
const packages = (own: string, other: string) =>
  `${JSON.stringify(
    {
      name: 'shop',
      version: own,
      packages: {
        '': { name: 'shop', version: own },
        'node_modules/ms': { version: other },
        'tools/print': { version: own },
      },
      dependencies: { ms: { version: other } },
    },
    null,
    2,
  )}\n`;

describeRule(lockfileWithoutManifest, {
  invalid: [
    {
      name: 'a lock file of .NET among the code',
      files: {
        ...edit('src/Api/packages.lock.json', '{\n}\n', '{\n"a": 1\n}\n'),
        ...edit('src/Core/Cart.cs', 'a();\n', 'b();\n'),
      },
      findings: ['src/Api/packages.lock.json:2 info'],
    },
    {
      name: 'a lock file among the code',
      files: { ...edit('yarn.lock', 'a\n', 'b\n'), ...edit('src/cart.ts', 'a();\n', 'b();\n') },
      title: 'fix(cart): the button is green',
      findings: ['yarn.lock:1 info'],
    },
    ...cases(
      [
        ['Gemfile.lock', gems('1.0.0', '2.0.0'), gems('1.1.0', '2.0.1'), 4],
        ['Gemfile.lock', gems('1.0.0', '2.0.0'), gems('1.0.0', '2.0.1'), 12],
        ['Gemfile.lock', gems('1.0.0', '2.0.0', '../a'), gems('1.1.0', '2.0.0', '../a'), 4],
        ['gemfiles/Gemfile.lock', gems('1.0.0', '2.0.0', '../../a'), gems('1.1.0', '2.0.0', '../../a'), 4],
        ['Gemfile.lock', gems('1.0.0', '2.0.0'), gems('1.0.0', '2.0.0').replace('shop-core (1', 'ship-core (1'), 7],
        ['Cargo.lock', crates('1.0.0', '0.8.5'), crates('1.1.0', '0.8.6'), 3],
        [
          'uv.lock',
          wheels('1.0.0', 'registry = "https://pypi.org"'),
          wheels('1.1.0', 'registry = "https://pypi.org"'),
          3,
        ],
        ['package-lock.json', packages('1.0.0', '2.1.2'), packages('1.1.0', '2.1.3'), 3],
        ['package-lock.json', packages('1.0.0', '2.1.2'), packages('1.0.0', '2.1.3'), 10],
      ],
      (path, before, after, line) => ({
        ...besideCode(path, before, after),
        name: `a dependency in ${path}, line ${line}`,
        findings: [`${path}:${line} info`],
      }),
    ),
  ],
  valid: [
    ...cases(
      [
        ['Gemfile.lock', gems('1.0.0', '2.0.0'), gems('1.1.0.pre', '2.0.0')],
        ['Gemfile.lock', gems('1.0.0', '2.0.0', 'engines/a'), gems('1.1.0', '2.0.0', 'engines/a')],
        ['gemfiles/new/Gemfile.lock', gems('1.0.0', '2.0.0', '../..'), gems('1.1.0', '2.0.0', '../..')],
        ['Cargo.lock', crates('1.0.0', '0.8.5'), crates('1.1.0', '0.8.5')],
        ['uv.lock', wheels('1.0.0', 'editable = "."'), wheels('1.1.0', 'editable = "."')],
        ['package-lock.json', packages('1.0.0', '2.1.2'), packages('1.1.0', '2.1.2')],
      ],
      (path, before, after) => ({ ...besideCode(path, before, after), name: `the project's own version in ${path}` }),
    ),
    {
      name: 'a project of .NET that others refer to asks for more',
      files: {
        ...edit('src/Core/Core.csproj', '<Project>\n</Project>\n', '<Project>\n<PackageReference />\n</Project>\n'),
        ...edit('src/Api/packages.lock.json', '{\n}\n', '{\n"a": 1\n}\n'),
        ...edit('src/Core/Cart.cs', 'a();\n', 'b();\n'),
      },
    },
    {
      name: 'a package of the workspace in a folder of tests',
      files: {
        ...edit('pnpm-lock.yaml', 'a\n', 'b\n'),
        ...edit('packages/shop/test/apps/split/package.json', null, '{ "name": "split" }\n'),
        ...edit('src/cart.ts', 'a();\n', 'b();\n'),
      },
    },
    { name: 'an update of what is locked', files: edit('yarn.lock', 'a\n', 'b\n') },
    {
      name: 'an update that the title names',
      files: { ...edit('yarn.lock', 'a\n', 'b\n'), ...edit('src/cart.ts', 'a();\n', 'b();\n') },
      title: 'Bump ms from 2.1.2 to 2.1.3',
    },
    {
      name: 'with its manifest',
      files: {
        ...edit('package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",')),
        ...edit('yarn.lock', 'a\n', 'b\n'),
      },
    },
  ],
  beside: ['tests/logic-without-test'],
});
