import { newDependency } from '../../../../src/engine/planes/supply-chain/new-dependency.js';
import { cases, edit, hunksAlone, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CARGO, GO, npm } from './manifests.js';

const EIGHT = npm(...'abcdefgh'.split('').map((name) => `    "${name}": "^1.0.0",`));

describeRule(newDependency, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['npm', edit('package.json', npm(), npm('    "left-pad": "^1.3.0",')), 4],
          ['Cargo', edit('Cargo.toml', lines(...CARGO), lines(...CARGO, 'rand = { version = "0.8" }')), 7],
          [
            'Cargo table',
            edit('Cargo.toml', lines(...CARGO), lines(...CARGO, '', '[dependencies.rand]', 'version = "0.8"')),
            8,
          ],
          ['pip', edit('requirements.txt', 'six==1.0\n', 'six==1.0\nhttpx[http2]>=0.27 ; python_version > "3.8"\n'), 2],
          [
            'pyproject',
            edit(
              'pyproject.toml',
              lines('[project]', 'dependencies = [', '  "six>=1",', ']'),
              lines('[project]', 'dependencies = [', '  "six>=1",', '  "httpx~=0.27",', ']'),
            ),
            4,
          ],
          [
            'poetry',
            edit(
              'pyproject.toml',
              lines('[tool.poetry.dependencies]', 'six = "^1"'),
              lines('[tool.poetry.dependencies]', 'six = "^1"', 'httpx = "^0.27"'),
            ),
            3,
          ],
          [
            'setup.cfg',
            edit(
              'setup.cfg',
              lines('[options]', 'install_requires =', '    six'),
              lines('[options]', 'install_requires =', '    six', '    httpx>=0.27'),
            ),
            4,
          ],
          ['bundler', edit('Gemfile', "gem 'rack'\n", "gem 'rack'\ngem 'puma', '~> 6.0'\n"), 2],
          [
            'composer',
            edit(
              'composer.json',
              lines('{', '    "require": {', '        "php": "^8.2",', '        "a/b": "^1.0"', '    }', '}'),
              lines(
                '{',
                '    "require": {',
                '        "php": "^8.2",',
                '        "c/d": "^2.0",',
                '        "a/b": "^1.0"',
                '    }',
                '}',
              ),
            ),
            4,
          ],
          [
            'Maven',
            edit(
              'pom.xml',
              '<dependencies>\n</dependencies>\n',
              '<dependencies>\n<dependency>\n<groupId>org.a</groupId>\n<artifactId>b</artifactId>\n<version>1</version>\n</dependency>\n</dependencies>\n',
            ),
            4,
          ],
          [
            'Gradle',
            edit('build.gradle.kts', 'dependencies {\n}\n', 'dependencies {\n    implementation("org.a:b:1.0")\n}\n'),
            2,
          ],
          [
            'NuGet',
            edit(
              'Shop.csproj',
              '<ItemGroup>\n</ItemGroup>\n',
              '<ItemGroup>\n<PackageReference Include="Polly" Version="8.0.0" />\n</ItemGroup>\n',
            ),
            2,
          ],
          [
            'pub',
            edit(
              'pubspec.yaml',
              lines('dependencies:', '  http: ^1.0.0'),
              lines('dependencies:', '  http: ^1.0.0', '  path: ^1.9.0'),
            ),
            3,
          ],
        ],
        (name, files, line) => ({ name, files, findings: [`${line} info`] }),
      ),
    ),
    ...wholeAndBare([
      {
        name: 'Go',
        files: {
          ...edit('go.mod', lines(...GO, ')'), lines(...GO, '\tgithub.com/a/b v1.0.0', ')')),
          ...edit('go.sum', 'x v1.0.0 h1:a=\n', 'x v1.0.0 h1:a=\ny v1.0.0 h1:b=\n'),
        },
        findings: ['go.mod:7 info'],
      },
    ]),
    {
      name: 'in a hunk that shows no head of its section',
      files: hunksAlone(
        edit('package.json', EIGHT, EIGHT.replace('"g": "^1.0.0",', '"g": "^1.0.0",\n    "left-pad": "^1.3.0",')),
      ),
      findings: ['11 info'],
    },
    {
      name: 'many of them in one finding',
      files: edit('package.json', npm(), npm(...'abcdefg'.split('').map((name) => `    "${name}": "1.0.0",`))),
      findings: ['4 info'],
      titles: ['New npm dependencies (7): a, b, c, d, e, f, g'],
    },
  ],
  valid: cases(
    [
      ['a version that changes', edit('package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",'))],
      [
        'one that moves',
        edit(
          'package.json',
          npm('    "a": "1.0.0",', '    "b": "1.0.0",'),
          npm('    "b": "1.0.0",', '    "a": "1.0.0",'),
        ),
      ],
      ['one of the workspace', edit('package.json', npm(), npm('    "@shop/a": "workspace:*",'))],
      ['a path inside', edit('a/Cargo.toml', lines(...CARGO), lines(...CARGO, 'b = { path = "../b" }'))],
      ['a fixture', edit('tests/fixtures/package.json', npm(), npm('    "a": "1.0.0",'))],
      ['the own version', edit('package.json', npm(), npm().replace('"shop",', '"shop",\n  "version": "1.0.0",'))],
      [
        'an engine',
        edit('composer.json', '{\n  "require": {\n  }\n}\n', '{\n  "require": {\n    "php": "^8.3"\n  }\n}\n'),
      ],
      [
        'what go needs indirectly',
        edit('go.mod', lines(...GO, ')'), lines(...GO, '\tgithub.com/a/b v1.0.0 // indirect', ')')),
      ],
      ['a comment', edit('requirements.txt', 'six==1.0\n', 'six==1.0\n# httpx==1.0\n')],
    ],
    (name, files) => ({ name, files }),
  ),
  beside: ['supply-chain/manifest-without-lockfile'],
});
