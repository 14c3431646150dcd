import { widenedRange } from '../../../../src/engine/planes/supply-chain/widened-range.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { asOnWindows, CARGO, npm } from './manifests.js';

const setup = (asked: string) => `[options]\ninstall_requires =\n    ${asked}\n`;
const add = (asked: string) => `  s.add_development_dependency ${asked}\n`;

const pom = (version: string, used: string) =>
  lines(
    '<project>',
    '<parent>',
    '<groupId>org.shop</groupId>',
    '<artifactId>shop-parent</artifactId>',
    `<version>${version}</version>`,
    '</parent>',
    '<artifactId>shop-core</artifactId>',
    '<dependencies>',
    '<dependency>',
    '<groupId>junit</groupId>',
    '<artifactId>junit</artifactId>',
    `<version>${used}</version>`,
    '</dependency>',
    '</dependencies>',
    '</project>',
  );

describeRule(widenedRange, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['package.json', npm('    "a": "1.2.3",'), npm('    "a": ">=1",'), 4],
          ['Cargo.toml', lines(...CARGO), lines(...CARGO).replace('serde = "1"', 'serde = ">=1"'), 6],
        ],
        (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info`] }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          ['package.json', npm('    "a": "1.2.3",'), npm('    "a": "*",'), 4],
          ['package.json', npm('    "a": "^1.2.3",'), npm('    "a": "latest",'), 4],
          ['Cargo.toml', lines(...CARGO), lines(...CARGO).replace('serde = "1"', 'serde = "*"'), 6],
          ['requirements.txt', 'a==1.2\n', 'a\n', 1],
          ['Gemfile', "gem 'a', '1.2'\n", "gem 'a'\n", 1],
          [
            'composer.json',
            '{\n    "require": {\n        "a/b": "^1.0"\n    }\n}\n',
            '{\n    "require": {\n        "a/b": "dev-master"\n    }\n}\n',
            3,
          ],
          [
            'build.gradle',
            "dependencies {\n  implementation 'a:b:1.0'\n}\n",
            "dependencies {\n  implementation 'a:b:+'\n}\n",
            2,
          ],
          [
            'A.csproj',
            '<PackageReference Include="P" Version="8.0.0" />\n',
            '<PackageReference Include="P" Version="*" />\n',
            1,
          ],
        ],
        (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info`] }),
      ),
    ),
    ...cases(
      [
        ['package.json', npm('    "a": "1.2.3",'), npm('    "a": "1.3.0-beta.1",'), 4],
        ['requirements.txt', 'a==1.2\n', 'a==1.3rc1\n', 1],
      ],
      (path, before, after, line) => ({
        name: `a version before its release in ${path}`,
        files: edit(path, before, after),
        findings: [`${line} info`],
      }),
    ),
    ...cases(
      [
        ['a range that loses its bound', 'Gemfile', "gem 'a', '~> 1'\n", "gem 'a'\n"],
        ['a library that no longer holds one version', 'setup.cfg', setup('a==1.2'), setup('a')],
        ['a library that loses its bound', 'a.gemspec', add("'haml', '~> 5'"), add("'haml'")],
        ['what developers install', 'requirements-dev.txt', 'a==1.2\n', 'a\n'],
        ['a group of tests', 'Gemfile', "group :test do\n  gem 'a', '1.2'\nend\n", "group :test do\n  gem 'a'\nend\n"],
        [
          'a package for development',
          'package.json',
          '{\n  "devDependencies": {\n    "a": "1.2.3"\n  }\n}\n',
          '{\n  "devDependencies": {\n    "a": "*"\n  }\n}\n',
        ],
        [
          'a package for tests',
          'build.gradle',
          "dependencies {\n  testImplementation 'a:b:1.0'\n}\n",
          "dependencies {\n  testImplementation 'a:b:+'\n}\n",
        ],
        [
          'a package for tests',
          'pom.xml',
          '<dependency>\n<groupId>a</groupId>\n<artifactId>b</artifactId>\n<version>1.0</version>\n<scope>test</scope>\n</dependency>\n',
          '<dependency>\n<groupId>a</groupId>\n<artifactId>b</artifactId>\n<version>LATEST</version>\n<scope>test</scope>\n</dependency>\n',
        ],
      ],
      (name, path, before, after) => ({
        name,
        files: edit(path, before, after),
        findings: [`${before.split('\n').findIndex((line, index) => line !== after.split('\n')[index]) + 1} info`],
      }),
    ),
    {
      name: 'a package of others before its release',
      files: edit('pom.xml', pom('3.27.0', '4.13'), pom('3.27.0', '4.14-SNAPSHOT')),
      findings: ['12 info'],
    },
    {
      name: 'carriage returns and a byte order mark',
      files: edit('requirements.txt', asOnWindows('a==1\n'), asOnWindows('a\n')),
      findings: ['1 info'],
    },
  ],
  valid: cases(
    [
      ['pom.xml', pom('3.27.0', `\${junit.version}`), pom('3.27.1-SNAPSHOT', `\${junit.version}`)],
      ['package.json', npm('    "a": "1.2.3",'), npm('    "a": "^1.2.3",')],
      ['package.json', npm('    "a": "*",'), npm('    "a": "latest",')],
      ['package.json', npm('    "a": "2.0.0-beta.1",'), npm('    "a": "2.0.0-beta.2",')],
      ['package.json', npm('    "a": "1.2.3",'), npm('    "a": ">=1 <3",')],
      ['package.json', npm('    "a": ">=1.1",'), npm('    "a": ">=1.2",')],
      [
        'package.json',
        '{\n  "peerDependencies": {\n    "a": "^1.2.3"\n  }\n}\n',
        '{\n  "peerDependencies": {\n    "a": ">=1"\n  }\n}\n',
      ],
      ['requirements.txt', 'a==1.3\n', 'a>=1.3\n'],
      ['requirements.txt', 'a==1.3rc1\n', 'a==1.3\n'],
      ['requirements.txt', 'a\n', 'a\nb\n'],
      ['requirements.txt', 'a==1\n', 'a>=1,<2\n'],
      ['Gemfile', "gem 'a', '~> 1'\n", "gem 'a', a_version\n"],
      ['Gemfile', "if old\n  gem 'a', '< 1'\nelse\n  gem 'a'\nend\n", "gem 'a'\n"],
    ],
    (path, before, after) => ({ files: edit(path, before, after) }),
  ),
  beside: ['supply-chain/manifest-without-lockfile', 'supply-chain/new-dependency'],
});
