import { runsByItself } from '../../../../src/engine/planes/supply-chain/runs-by-itself.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const ARMED = '{\n  "tasks": [\n    { "command": "make", "runOptions": { "runOn": "folderOpen" } }\n  ]\n}\n';

describeRule(runsByItself, {
  invalid: [
    ...cases(
      [
        ['.vscode/settings.json', '  "python.defaultInterpreterPath": "./tools/python",', 'info, asked'],
        ['.devcontainer/devcontainer.json', '  "postCreateCommand": "make",', 'info'],
        ['.devcontainer.json', '  "initializeCommand": "make",', 'info, asked'],
        ['.envrc', 'export PATH=bin:$PATH', 'info'],
        ['mise.toml', 'enter = "make"', 'info, asked'],
        ['mise.toml', 'postinstall = "make"', 'info'],
        ['.husky/pre-commit', 'node tools/check.js', 'info'],
        ['.githooks/post-checkout', 'make', 'info'],
        ['lefthook.yml', '      run: make check', 'info'],
        ['.pre-commit-config.yaml', '  - repo: https://git.example.net/hooks', 'info'],
        ['Makefile', '\tgit config core.hooksPath .hooks', 'info'],
        ['.npmrc', 'node-options=--require ./tools/a.js', 'info, asked'],
        ['.yarnrc.yml', 'yarnPath: .yarn/releases/yarn-4.js', 'info'],
        ['.yarn/releases/yarn-4.js', 'start()', 'info'],
        ['.pnpmfile.cjs', 'module.exports = {}', 'info'],
        ['binding.gyp', "  'variables': { 'a': '<!(node a.js)' }", 'info, asked'],
        ['src/sitecustomize.py', 'import a', 'info'],
        ['.cargo/config.toml', 'runner = "tools/run.sh"', 'info'],
        ['gradlew', 'exec java a', 'info'],
        ['.mvn/extensions.xml', '<extension/>', 'info'],
        ['.mvn/jvm.config', '-Xmx2g', 'info'],
        ['.mvn/jvm.config', '-Xmx2g -javaagent:tools/a.jar', 'info, asked'],
        ['.mvn/jvm.config', '-XX:OnOutOfMemoryError=tools/a', 'info, asked'],
        ['.mvn/jvm.config', '@tools/options', 'info, asked'],
        ['.mvn/maven.config', '-Daether.checksums.algorithms=SHA-256', 'info'],
        ['.mvn/maven.config', '--threads 1C', 'info'],
        ['.mvn/maven.config', '-Dmaven.ext.class.path=tools/a.jar', 'info, asked'],
        ['.mvn/maven.config', '-s tools/settings.xml', 'info, asked'],
        ['.mvn/maven.config', '-DskipTests', 'info, asked'],
        ['.mvn/maven.config', '-Dmaven.wagon.http.ssl.insecure=true', 'info, asked'],
        ['.mvn/maven.config', 'exec:exec', 'info, asked'],
        ['Directory.Build.props', '  <Target Name="A" BeforeTargets="Build" />', 'info'],
        ['.bazelrc', 'build --workspace_status_command=tools/status.sh', 'info'],
        ['Gemfile', 'system("make")', 'info, asked'],
        ['a.gemspec', '  gem.files = `git ls-files`.split', 'info'],
        ['a.gemspec', '  s.files = `git ls-files -z -- lib/* bin/*`.split("\\x0")', 'info'],
        ['a.gemspec', '  s.files = `git ls-files; make`.split', 'info, asked'],
        ['a.gemspec', '  s.files = `git ls-files #{where}`.split', 'info, asked'],
        ['a.gemspec', '  s.files = `git ls-files`.split + `make list`.split', 'info, asked'],
        ['.gitmodules', '\tupdate = !make', 'info, asked'],
        ['flake.nix', '  shellHook = "make";', 'info'],
        ['.idea/runConfigurations/All.xml', '<configuration/>', 'info'],
        ['pyproject.toml', 'backend-path = ["tools"]', 'info'],
      ],
      (path, line, severity) => ({ files: { [path]: addedTo('first', line) }, findings: [`2 ${severity}`] }),
    ),
    {
      name: 'a task that runs on opening',
      files: edit('.vscode/tasks.json', null, ARMED),
      findings: ['3 info, asked'],
    },
    {
      name: 'another command of such a task',
      files: edit('.vscode/tasks.json', ARMED, ARMED.replace('make', 'make all')),
      findings: ['3 info'],
    },
    {
      name: 'a task written with escapes',
      files: edit('.vscode/tasks.json', null, ARMED.replace('runOn"', 'run\\u004fn"')),
      findings: ['3 info, asked'],
    },
    {
      name: 'a new file that a tool loads',
      files: edit('.pnpmfile.cjs', null, 'start()\n'),
      findings: ['1 info, asked'],
    },
    {
      name: 'an attribute that names a driver',
      files: edit('.gitattributes', '*.a text\n', '*.a text\n*.b filter=clean\n'),
      findings: ['2 info'],
    },
    {
      name: 'a hook that moves to its place',
      files: { '.husky/pre-push': { old: 'make\n', new: 'make\n', oldPath: 'tools/check.sh' } },
      findings: ['1 info'],
    },
  ],
  valid: [
    {
      name: 'a comment of a downloader of Maven',
      files: edit(
        '.mvn/wrapper/Get.java',
        '/*\n * http://example.org\n */\nclass Get {}\n',
        '/*\n * https://example.org\n */\nclass Get {}\n',
      ),
    },
    {
      name: 'a comment of a wrapper',
      files: edit('gradlew.bat', '@echo off\n', '@echo off\n@rem SPDX-License-Identifier: MIT\n'),
    },
    {
      name: 'a line of a wrapper that is only set in another way',
      files: edit(
        'mvnw',
        '#!/bin/sh\nif [ -z "$SKIP" ] ; then\n  run\nfi\n',
        '#!/bin/sh\nif [ -z "$SKIP" ]; then\n  run\nfi\n',
      ),
    },
    ...cases(
      [
        ['.vscode/tasks.json', '  "label": "build",'],
        ['.vscode/settings.json', '  "editor.tabSize": 2,'],
        ['.pre-commit-config.yaml', '    rev: v4.6.0'],
        ['.npmrc', 'save-exact=true'],
        ['src/hooks/useCart.ts', 'start();'],
        ['Gemfile', "gem 'rails', '~> 8.0'"],
        ['a.gemspec', "1. Use `gem 'sidekiq', '<7'` in your Gemfile if you do not want it."],
        ['tests/conftest.py', 'import a'],
        ['.gitattributes', '*.bin filter=lfs diff=lfs merge=lfs -text'],
        ['tools/a.sh', 'git -c core.hooksPath=/dev/null commit'],
        ['docs/hooks.md', 'Each commit runs the checks.'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    { name: 'new code of the test runner', files: edit('tests/conftest.py', null, 'import a\n') },
    { name: 'a hook that goes', files: edit('.husky/pre-commit', 'make\n', null) },
  ],
  beside: [
    'supply-chain/install-script',
    'supply-chain/registry-settings',
    'supply-chain/new-dependency',
    'supply-chain/manifest-without-lockfile',
    'security/injection',
    'hygiene/unread-claim',
  ],
});
