import { describe, expect, it } from '@jest/globals';
import { newDependency } from '../../../../src/engine/planes/supply-chain/new-dependency.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, edit, hunksAlone, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CARGO, GO, npm } from './manifests.js';

const EIGHT = npm(...'abcdefgh'.split('').map((name) => `    "${name}": "^1.0.0",`));

const OWN_PLUGIN = (id: string) =>
  `gradlePlugin {\n  plugins {\n    register("Rules") {\n      id = "${id}"\n      implementationClass = "org.shop.Rules"\n    }\n  }\n}\n`;

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
      titles: ['New npm dependencies of package.json (7): a, b, c, d, e, f, g'],
    },
    {
      name: 'one that no other manifest of the base has',
      files: edit('package.json', npm(), npm('    "left-pad": "^1.3.0",')),
      manifests: { 'web/package.json': npm('    "left-pad-cli": "^1.0.0",', '    "scripts": "left-pad",') },
      findings: ['4 info'],
      titles: ['New npm dependency: left-pad ^1.3.0'],
    },
    {
      name: 'one of a catalog, once, with its version',
      files: {
        ...edit(
          'gradle/libs.versions.toml',
          lines('[versions]', 'a = "1.0"', '[libraries]', 'a = { module = "org.a:a", version.ref = "a" }'),
          lines(
            '[versions]',
            'a = "1.0"',
            'b = "2.1"',
            '[libraries]',
            'a = { module = "org.a:a", version.ref = "a" }',
            'b = { group = "org.b", name = "b-core", version.ref = "b" }',
          ),
        ),
        ...edit('lib/build.gradle', 'dependencies {\n}\n', 'dependencies {\n    implementation("org.b:b-core")\n}\n'),
      },
      manifests: { 'app/build.gradle': 'dependencies {\n    implementation("org.a:a")\n}\n' },
      findings: ['gradle/libs.versions.toml:6 info'],
      titles: ['New Maven dependency: org.b:b-core 2.1'],
    },
    {
      name: 'by its real name',
      files: edit('Cargo.toml', lines(...CARGO), lines(...CARGO, 'json = { package = "json-next", version = "0.8" }')),
      manifests: { 'a/Cargo.toml': lines(...CARGO, 'json = "1"') },
      findings: ['7 info'],
    },
    {
      name: 'in a folder of requirements',
      files: edit('requirements/extras/queue.txt', 'six==1.0\n', 'six==1.0\nhttpx==0.27\n'),
      findings: ['2 info'],
    },
  ],
  valid: [
    { name: 'types alone', files: edit('package.json', npm(), npm('    "@types/node": "^24.0.0",')) },
    {
      name: 'a package of an example',
      files: edit('examples/shop/Cargo.toml', lines(...CARGO), lines(...CARGO, 'rand = { version = "0.8" }')),
    },

    ...cases(
      [
        [
          'what another module has',
          edit('package.json', npm(), npm('    "left-pad": "^1.3.0",')),
          { 'web/package.json': npm('    "left-pad": "^1.2.0",') },
        ],
        [
          'what another module has under an alias',
          edit('Cargo.toml', lines(...CARGO), lines(...CARGO, 'json-next = "0.8"')),
          { 'a/Cargo.toml': lines(...CARGO, 'json = { package = "json-next", version = "0.7" }') },
        ],
        [
          'another spelling of one name',
          edit('requirements.txt', 'six==1.0\n', 'six==1.0\nruamel.yaml==0.18\n'),
          { 'dev/requirements.txt': 'Ruamel_YAML==0.17\n' },
        ],
        [
          'a plugin that moves from the class path to a catalog',
          edit('gradle/libs.versions.toml', '[libraries]\n', '[libraries]\np = "org.p:publish-plugin:2.0.0"\n'),
          { 'build.gradle': 'buildscript {\n dependencies {\n  classpath "org.p:publish-plugin:2.0.0-rc-1"\n }\n}\n' },
        ],
        [
          'what an applied script names',
          edit('build.gradle', 'dependencies {\n}\n', "dependencies {\n    api 'org.a:b:2.0'\n}\n"),
          {
            'gradle/tests.gradle':
              "dependencies {\n    testing group: 'org.x', name: 'y'\n    other('org.a:b:1.0')\n}\n",
          },
        ],
        [
          'a module of the same workspace',
          edit('a/package.json', npm(), npm('    "shop-core": "^1.0.0",')),
          { 'core/package.json': '{\n  "name": "shop-core"\n}\n' },
        ],
        [
          'a plugin that the repository builds, from now on under this name',
          {
            ...edit('gradle/libs.versions.toml', '[plugins]\n', '[plugins]\np = { id = "org.shop.rules" }\n'),
            ...edit('build-plugin/build.gradle.kts', OWN_PLUGIN('org.shop.old'), OWN_PLUGIN('org.shop.rules')),
          },
          {},
        ],
        [
          'a module of the same group',
          edit('a/build.gradle', 'dependencies {\n}\n', 'dependencies {\n    api "org.shop:core:1.0"\n}\n'),
          { 'build.gradle': "allprojects {\n    group = 'org.shop'\n}\n" },
        ],
        [
          'what the lock file had already',
          {
            ...edit('package.json', npm(), npm('    "left-pad": "^1.3.0",')),
            ...edit(
              'package-lock.json',
              '{\n  "packages": {\n    "": {\n    },\n    "node_modules/left-pad": {\n      "version": "1.3.0"\n    }\n  }\n}\n',
              '{\n  "packages": {\n    "": {\n      "a": 1\n    },\n    "node_modules/left-pad": {\n      "version": "1.3.0"\n    }\n  }\n}\n',
            ),
          },
          {},
        ],
        [
          'what the lock file of Bundler had already',
          {
            ...edit('Gemfile', "gem 'rack'\n", "gem 'rack'\ngem 'rexml'\n"),
            ...edit(
              'Gemfile.lock',
              'GEM\n  specs:\n    rexml (3.2.6)\n\nDEPENDENCIES\n  rack\n',
              'GEM\n  specs:\n    rexml (3.2.6)\n\nDEPENDENCIES\n  rack\n  rexml\n',
            ),
          },
          {},
        ],
        [
          'an extra that becomes mandatory',
          edit(
            'pyproject.toml',
            lines('[project]', 'dependencies = []', 'optional-dependencies.dev = [', '  "httpx>=0.27",', ']'),
            lines('[project]', 'dependencies = ["httpx>=0.27"]', 'optional-dependencies.dev = [', ']'),
          ),
          {},
        ],
        [
          'what builds a Python project that says nothing',
          edit('pyproject.toml', null, lines('[build-system]', 'requires = ["setuptools>=64", "wheel"]')),
          {},
        ],
        [
          'a manifest that moves',
          {
            ...edit('old/requirements.txt', 'six==1.0\nhttpx==0.27\n', null),
            ...edit('new/requirements.txt', null, 'six==1.0\nhttpx==0.27\n'),
          },
          {},
        ],
      ],
      (name, files, manifests) => ({ name, files, manifests }),
    ),
    ...cases(
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
  ],
  beside: ['supply-chain/manifest-without-lockfile'],
});

describe('what comes with a new package', () => {
  const entry = (name: string) => ({
    [`node_modules/${name}`]: { version: '1.0.0', resolved: `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz` },
  });
  const lock = (...names: readonly string[]) =>
    `${JSON.stringify({ packages: Object.assign({}, ...names.map(entry)) }, null, 2)}\n`;
  const manifest = (folder: string) => edit(`${folder}package.json`, npm(), npm('    "left-pad": "^1.3.0",'));

  it.each([
    [
      'two packages',
      'package-lock.json',
      ['zod', 'left-pad', 'a', 'b'],
      ' The lock file gets 2 packages more with it.',
    ],
    ['one', 'package-lock.json', ['zod', 'left-pad', 'a'], ' The lock file gets 1 package more with it.'],
    ['none', 'package-lock.json', ['zod', 'left-pad'], null],
    ['those of another folder', 'b/package-lock.json', ['zod', 'left-pad', 'a'], null],
    [
      'those of the whole workspace',
      'package-lock.json',
      ['zod', 'left-pad', 'a', 'b'],
      ' gets 2 packages more with it.',
    ],
  ])('is counted: %s', async (_, path, names, said) => {
    const folder = said?.startsWith(' gets') === true ? 'packages/a/' : '';
    const { findings } = await runPlanesOn({ ...manifest(folder), ...edit(path, lock('zod'), lock(...names)) });
    const found = findings.find(({ rule }) => rule === newDependency.id);
    if (said === null) expect(found?.rationale).not.toContain('The lock file');
    else expect(found?.rationale).toContain(said);
  });
});
