import { sourceDependency } from '../../../../src/engine/planes/supply-chain/source-dependency.js';
import { cases, diff, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { asOnWindows, CARGO, GO, npm, SHA } from './manifests.js';

const entry = (text: string) => (text === '' ? [] : [`    ${text},`]);

/** A change of Cargo's manifest and lock file: what the package comes from, and what the lock file holds. */
const locked = (source: string, held: string) => ({
  ...edit(
    'Cargo.toml',
    '[dependencies]\na = "1.0.0"\n',
    `[dependencies]\na = { git = "${source}", branch = "main" }\n`,
  ),
  ...edit(
    'Cargo.lock',
    '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\n',
    `[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "${held}"\n`,
  ),
});

const patched = (revision: string) =>
  lines(
    '[patch.crates-io]',
    `a = { git = "https://github.com/x/a", rev = "${revision}" }`,
    '[workspace.dependencies]',
    'a = "=1.0.0"',
  );

describeRule(sourceDependency, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          [
            'pyproject.toml',
            [' [project]', ' dependencies = ["a"]', '+[tool.uv.sources]', '+a = { git = "https://github.com/x/a" }'],
            '4 info, asked',
          ],
          [
            'mix.exs',
            [
              ' defmodule A.MixProject do',
              '   defp deps do',
              '     [',
              '-      {:a, "~> 1.2"}',
              '+      {:a, github: "x/a"}',
              '     ]',
            ],
            '4 info, asked',
          ],
        ],
        (path, marked, finding) => ({ files: { [path]: diff(...marked) }, findings: [finding] }),
      ),
    ),
    {
      name: 'a link to another package at the registry',
      files: edit(
        'package.json',
        '{\n  "dependencies": {\n    "ms": "^2.1.3"\n  }\n}\n',
        '{\n  "dependencies": {\n    "ms": "https://registry.npmjs.org/msx/-/msx-2.1.3.tgz"\n  }\n}\n',
      ),
      findings: ['3 info, asked'],
    },
    ...wholeAndBare(
      cases(
        [
          ['git', '"a": "1.0.0"', '"a": "git+https://github.com/x/a.git"', 'info, asked'],
          ['git shorthand', '"a": "1.0.0"', '"a": "github:x/a#main"', 'info, asked'],
          ['owner/name', '"a": "1.0.0"', '"a": "x/a"', 'info, asked'],
          ['a tarball', '"a": "1.0.0"', '"a": "https://example.org/a-1.0.0.tgz"', 'info, asked'],
          ['a path outside', '"a": "1.0.0"', '"a": "file:../../a"', 'info, asked'],
          ['a pinned commit that was a version', '"a": "1.0.0"', `"a": "github:x/a#${SHA}"`, 'info, asked'],
          ['a pinned commit that is new', '', `"a": "github:x/a#${SHA}"`, 'info'],
          ['pin lost', `"a": "github:x/a#${SHA}"`, '"a": "github:x/a#main"', 'info, asked'],
        ],
        (name, before, after, severity) => ({
          name,
          files: edit('package.json', npm(...entry(before)), npm(...entry(after))),
          findings: [`4 ${severity}`],
        }),
      ),
    ),
    ...cases(
      [
        ['Gemfile', "gem 'a', github: 'x/a', branch: 'main'\n", "gem 'a', github: 'x/a', branch: 'new-sums'\n", 1],
        ['requirements.txt', 'a @ git+https://github.com/x/a@main\n', 'a @ git+https://github.com/x/a@new-sums\n', 1],
        ['package.json', npm('    "a": "github:x/a",'), npm('    "a": "github:x/a#new-sums",'), 4],
      ],
      (path, before, after, line) => ({
        name: `a branch in the place of the main one in ${path}`,
        files: edit(path, before, after),
        findings: [`${line} info`],
        titles: ['a is taken from the branch new-sums now'],
      }),
    ),
    {
      name: 'several of one file in one finding',
      files: edit(
        'requirements.txt',
        'a==1\nb==1\n',
        'a @ git+https://github.com/x/a@main\nb @ git+https://github.com/x/b@main\n',
      ),
      findings: ['1 info, asked'],
      titles: ['a is taken from a git repository, not the registry, and 1 other package'],
    },
    ...cases(
      [
        ['requirements/test-next.txt', 'info'],
        ['requirements-dev.txt', 'info'],
        ['requirements/default.txt', 'info, asked'],
      ],
      (path, severity) => ({
        files: edit(path, 'a==1\n', 'a @ git+https://github.com/x/a@main\n'),
        findings: [`1 ${severity}`],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          [
            'Cargo.toml',
            lines(...CARGO),
            lines(...CARGO, 'a = { git = "https://github.com/x/a", branch = "main" }'),
            7,
          ],
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
        ],
        (path, before, after, line) => ({ files: edit(path, before, after), findings: [`${line} info, asked`] }),
      ),
    ),
    {
      name: 'a module of the same owner (octo) takes the place of another',
      files: edit(
        'go.mod',
        lines(...GO, ')'),
        lines(...GO, ')', 'replace golang.org/x/text => github.com/octo/text v0.1.0'),
      ),
      findings: ['8 info'],
    },
    // A lock file that changes along with it holds the commit; a repository of the same owner (octo) is trusted as this one.
    ...cases(
      [
        ['the same owner', 'https://github.com/octo/a', `git+https://github.com/octo/a?branch=main#${SHA}`, 'info'],
        ['another owner', 'https://github.com/x/a', `git+https://github.com/x/a?branch=main#${SHA}`, 'info, asked'],
        ['another repository is held', 'https://github.com/octo/a', `git+https://github.com/x/a#${SHA}`, 'info, asked'],
        ['no commit is held', 'https://github.com/octo/a', 'git+https://github.com/octo/a?branch=main', 'info, asked'],
        [
          'another host',
          'https://github.com.example.org/octo/a',
          `git+https://github.com.example.org/octo/a#${SHA}`,
          'info, asked',
        ],
        [
          'a user before the host',
          'https://github.com@example.org/octo/a',
          `git+https://github.com@example.org/octo/a#${SHA}`,
          'info, asked',
        ],
      ],
      (name, source, held, severity) => ({
        name,
        files: locked(source, held),
        findings: [`Cargo.toml:2 ${severity}`],
        also: held.includes('x/a#') && !source.includes('x/a') ? ['supply-chain/lockfile-host Cargo.lock:4'] : [],
      }),
    ),
    {
      name: 'a new package that the lock file holds at a commit',
      files: {
        ...edit('Cargo.toml', '[dependencies]\n', '[dependencies]\na = { git = "https://github.com/x/a" }\n'),
        ...edit(
          'Cargo.lock',
          'version = 3\n',
          `version = 3\n\n[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "git+https://github.com/x/a#${SHA}"\n`,
        ),
      },
      findings: ['Cargo.toml:2 info'],
    },
    // What only those who work on the project install.
    ...cases(
      [
        ['package.json', '{\n  "devDependencies": {\n    "a": "1.0.0"\n  }\n}\n', '"1.0.0"', '"github:x/a"'],
        [
          'composer.json',
          '{\n  "require-dev": {\n    "a/b": "1.0.0"\n  }\n}\n',
          '"1.0.0"',
          '"https://github.com/x/a.git"',
        ],
        ['Cargo.toml', '[dev-dependencies]\na = "1"\n', '"1"', '{ git = "https://github.com/x/a" }'],
        [
          'Cargo.toml',
          '[target.\'cfg(unix)\'.dev-dependencies]\na = "1"\n',
          '"1"',
          '{ git = "https://github.com/x/a" }',
        ],
        ['Gemfile', "group :development, :test do\n  gem 'a', '1'\nend\n", "'1'", "github: 'x/a'"],
        ['Gemfile', "gem 'a', '1', group: [:test]\n", "'1'", "github: 'x/a'"],
        ['pyproject.toml', '[dependency-groups]\ntest = [\n  "a==1",\n]\n', 'a==1', 'a @ git+https://github.com/x/a'],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\ndocs = [\n  "a==1",\n]\n',
          'a==1',
          'a @ git+https://github.com/x/a',
        ],
        [
          'pyproject.toml',
          '[tool.poetry.group.dev.dependencies]\na = "^1"\n',
          '"^1"',
          '{ git = "https://github.com/x/a.git" }',
        ],
        ['pubspec.yaml', 'dev_dependencies:\n  a: ^1.0.0\n', ' ^1.0.0', '\n    git: https://github.com/x/a'],
      ],
      (path, before, from, to) => {
        const after = before.replace(from, to);
        const [old, now] = [before.split('\n'), after.split('\n')];
        // The first changed line; in YAML the source stands below the name.
        const at = now.findIndex((line, index) => line !== old[index] && /git|x\/a/u.test(line));
        return {
          name: `${path}: ${to} for developers`,
          files: edit(path, before, after),
          findings: [`${at + 1} info`],
        };
      },
    ),
    // Groups that go with the product too.
    ...cases(
      [
        ['Gemfile', "group :default, :test do\n  gem 'a', '1'\nend\n", "'1'", "github: 'x/a'"],
        ['Gemfile', "group :test do\n  gem 'b'\nend\ngem 'a', '1'\n", "'1'", "github: 'x/a'"],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\npdf = [\n  "a==1",\n]\n',
          'a==1',
          'a @ git+https://github.com/x/a',
        ],
        ['Cargo.toml', '[build-dependencies]\na = "1"\n', '"1"', '{ git = "https://github.com/x/a" }'],
      ],
      (path, before, from, to) => {
        const at = before.slice(0, before.indexOf(from)).split('\n').length;
        return {
          name: `${path}: ${to} beside developers`,
          files: edit(path, before, before.replace(from, to)),
          findings: [`${at} info, asked`],
        };
      },
    ),
    {
      name: 'carriage returns, a byte order mark and a key that is there twice',
      files: edit(
        'package.json',
        asOnWindows(npm()),
        asOnWindows(npm('    "left-pad": "^1.3.0",', '    "left-pad": "github:x/left-pad",')),
      ),
      findings: ['5 info, asked'],
    },
  ],
  valid: [
    ...wholeAndBare(
      cases(
        [
          [
            'pyproject.toml',
            [
              ' [project]',
              ' dependencies = ["a", "b"]',
              '+[tool.uv.sources]',
              '+a = { workspace = true }',
              '+b = { path = "../b" }',
            ],
          ],
          [
            'packages/a/mix.exs',
            [
              ' defmodule A.MixProject do',
              '   defp package do',
              '+    {:links, git: "https://github.com/x/a"}',
              '   end',
              '   defp deps do',
              '     [',
              '-      {:a, "~> 1.2"},',
              '+      {:a, "~> 1.3"},',
              '+      {:b, path: "../b"}',
              '     ]',
            ],
          ],
        ],
        (path, marked) => ({ files: { [path.replace('pyproject', 'packages/c/pyproject')]: diff(...marked) } }),
      ),
    ),
    {
      name: 'links to the place of a package at the registry',
      files: edit(
        'package.json',
        '{\n  "dependencies": {\n  }\n}\n',
        '{\n  "dependencies": {\n    "ms": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"\n  },\n  "pnpm": {\n    "overrides": {\n      "shop>@a/b": "https://registry.npmjs.com/@a/b/-/b-1.0.0.tgz?id=shop"\n    }\n  }\n}\n',
      ),
    },
    {
      name: 'the same repository by its other address',
      files: edit(
        'Cargo.toml',
        '[dependencies]\na = { git = "https://github.com/x/a.git", branch = "main" }\n',
        '[dependencies]\na = { git = "https://github.com/x/a", branch = "main" }\n',
      ),
    },
    {
      name: 'another commit of a patch, with the version named again below',
      files: edit('Cargo.toml', patched('a'.repeat(40)), patched('b'.repeat(40))),
    },
    ...cases(
      [
        ['back to the main branch', 'new-sums', 'main'],
        ['a tag in the place of the main branch', 'main', 'v1.2.0'],
        ['from one branch for one thing to another', 'old-sums', 'new-sums'],
        ['a branch of releases', 'main', 'release-2'],
      ],
      (name, was, is) => ({
        name,
        files: edit(
          'Gemfile',
          `gem 'a', github: 'x/a', branch: '${was}'\n`,
          `gem 'a', github: 'x/a', branch: '${is}'\n`,
        ),
      }),
    ),
    {
      name: 'another version',
      files: edit('package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",')),
    },
    {
      name: 'a workspace',
      files: edit('package.json', npm(), npm('    "@shop/a": "workspace:*",')),
    },
  ],
  beside: ['supply-chain/manifest-without-lockfile', 'supply-chain/new-dependency'],
});
