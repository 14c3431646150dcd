import { versionMismatch } from '../../../../src/engine/planes/hygiene/version-mismatch.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const link = (version: string, path: string): string => `+## [${version}](https://example.com/shop/${path})`;

const secure = [2, 3, 4].map((number) => ` * [A-${number}](https://a.io/${number}) entry ${number}`);

describeRule(versionMismatch, {
  invalid: [
    ...cases(
      [
        [
          'a badge of which half was edited',
          'README.md',
          [' # Shop', '-![1.2.3](https://a.io/v-1.2.3)', '+![1.2.4](https://a.io/v-1.2.3)'],
          'The line names 1.2.4 and still 1.2.3',
        ],
        [
          'a command with two versions',
          'docs/install.md',
          [' # Shop', '-curl a.io/v2.0.1/shop-2.0.1.tgz', '+curl a.io/v2.0.2/shop-2.0.1.tgz'],
          'The line names 2.0.2 and still 2.0.1',
        ],
        [
          'an entry that is there twice',
          'CHANGELOG.md',
          [' # 3.0.1', '+* [KTOR-12](https://a.io/KTOR-12) Close the file', ' # 3.0.0', ' * Close the file (KTOR-12)'],
          'An entry of CHANGELOG.md is there twice: KTOR-12',
        ],
        [
          'a link unlike the others',
          'CHANGELOG.md',
          [' # 3.0.1', '+* [A-1](http://a.io/1) one', ...secure],
          'A link of CHANGELOG.md goes to http://a.io, all others to https',
        ],
      ],
      (name, path, marked, title) => ({
        name,
        files: { [path]: diff(...marked) },
        findings: ['2 info'],
        titles: [title],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['Cargo.toml', [' [package]', '-version = "1.47.0"', '+version = "1.46.0"']],
          ['Cargo.toml', [' [workspace.package]', '-version = "1.47.0"', '+version = "1.46.0"']],
          ['package.json', [' {', '-  "version": "2.0.0"', '+  "version": "1.9.9"', ' }']],
          ['pyproject.toml', [' [project]', '-version = "1.10.0"', '+version = "1.9.0"']],
          ['shop/__init__.py', [' """Shop."""', "-__version__ = '5.6.1'", "+__version__ = '5.6.0'"]],
        ],
        (path, marked) => ({ files: { [path]: diff(...marked) }, findings: ['2 info'] }),
      ),
    ),
    ...cases(
      [
        ['a link to another release', 'v2.9.0-rc1', 'tree/v2.9.0-rc2', ' ## 2.8.0', '2.9.0-rc1 links to 2.9.0-rc2'],
        ['a comparison that ends elsewhere', '1.2.0', 'compare/v1.1.0...v1.3.0', ' ## 1.1.0', '1.2.0 links to 1.3.0'],
        [
          'a heading that is there',
          '1.2.0',
          'releases/tag/v1.2.0',
          ' ## 1.2.0',
          '1.2.0 is there twice, in line 2 and 3',
        ],
      ],
      (name, version, path, below, odd) => ({
        name,
        files: { 'CHANGELOG.md': diff(' # Changes', link(version, path), below) },
        findings: ['2 info'],
        titles: [`A heading of CHANGELOG.md contradicts itself: ${odd}`],
      }),
    ),
    {
      name: 'a comparison that leaves out the release below',
      files: {
        'CHANGELOG.md': diff(' # Changes', link('4.1.0', 'compare/v4.0.3...v4.1.0'), ' ## 4.0.4', ' ## 4.0.3'),
      },
      findings: ['2 info'],
    },
  ],
  valid: [
    ...cases(
      [
        [
          'all places of a version',
          'README.md',
          ['-![1.2.3](https://a.io/v-1.2.3)', '+![1.2.4](https://a.io/v-1.2.4)'],
        ],
        ['one of two versions', 'README.md', ['-From 1.2.3 to 1.3.0', '+From 1.2.3 to 1.4.0']],
        ['a line written anew', 'README.md', ['-From 1.2.3, and not 1.2.3', '+Since 1.2.3, not in 1.2.4']],
        [
          'an entry that an older line has too',
          'CHANGELOG.md',
          [' # 3.0.1', '+* KTOR-12 Close the file', ' # 2.9.4', ' * KTOR-12 Close the file'],
        ],
        [
          'other words of the same issue',
          'CHANGELOG.md',
          [' # 3.0.1', '+* KTOR-12 Close the file', ' # 3.0.0', ' * KTOR-12 Open the file'],
        ],
        [
          'a host that is linked to by http elsewhere',
          'CHANGELOG.md',
          [' # 3.0.1', '+* [A-1](http://a.io/1) one', ...secure, ' * [A-5](http://a.io/5) five'],
        ],
        [
          'an entry by its kind, and again in the list of all',
          'CHANGELOG.md',
          [
            ' # Changes',
            '+## 3.0.1',
            '+### Features',
            '+* Open the file (KTOR-12)',
            '+### All changes',
            '+* Open the file (KTOR-12)',
            '+* Close the file (KTOR-13)',
          ],
        ],
        ['a host of which little is known', 'CHANGELOG.md', [' # 3.0.1', '+* [A-1](http://b.io/1) one', ...secure]],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    ...cases(
      [
        ['another table', 'Cargo.toml', [' [package.metadata.a]', '-version = "1.47.0"', '+version = "1.46.0"']],
        ['up', 'Cargo.toml', [' [package]', '-version = "1.9.0"', '+version = "1.10.0"']],
        [
          'a dependency',
          'package.json',
          [' {', '   "dependencies": {', '-    "a": "2.0.0"', '+    "a": "1.0.0"', '   }', ' }'],
        ],
        ['no numbers', 'Cargo.toml', [' [package]', '-version = "1.9.0"', '+version.workspace = true']],
        ['a heading', 'CHANGELOG.md', [' # Changes', link('1.2.0', 'compare/v1.1.0...v1.2.0'), ' ## 1.1.0']],
        ['a tag with the name of a package', 'CHANGELOG.md', [' # Changes', link('1.2.0', 'releases/tag/shop@1.2.0')]],
        [
          'releases of two branches of the same day',
          'CHANGELOG.md',
          [
            ' # Changes',
            link('3.4.4', 'compare/3.4.3...3.4.4'),
            ...[' ', ' ## 3.3.5', ' ', ' ## 4.2.0', ' ', ' ## 3.4.3'],
          ],
        ],
        ['a link to a date', 'CHANGELOG.md', [' # Changes', link('1.2.0', 'milestone/7')]],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a release that is taken back',
      title: 'Revert the release of 2.0.0',
      files: { 'Cargo.toml': diff(' [package]', '-version = "2.0.0"', '+version = "1.9.0"') },
    },
  ],
  beside: ['supply-chain/version-lowered'],
});
