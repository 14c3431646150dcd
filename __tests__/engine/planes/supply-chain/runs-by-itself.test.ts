import { runsByItself } from '../../../../src/engine/planes/supply-chain/runs-by-itself.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const ARMED = '{\n  "tasks": [\n    { "command": "make", "runOptions": { "runOn": "folderOpen" } }\n  ]\n}\n';

describeRule(runsByItself, {
  invalid: [
    ...cases(
      [
        ['.vscode/settings.json', '  "python.defaultInterpreterPath": "./tools/python",'],
        ['.devcontainer/devcontainer.json', '  "postCreateCommand": "make",'],
        ['.devcontainer.json', '  "initializeCommand": "make",'],
        ['.envrc', 'export PATH=bin:$PATH'],
        ['.husky/pre-commit', 'node tools/check.js'],
        ['.githooks/post-checkout', 'make'],
        ['lefthook.yml', '      run: make check'],
        ['.pre-commit-config.yaml', '  - repo: https://git.example.net/hooks'],
        ['Makefile', '\tgit config core.hooksPath .hooks'],
        ['.npmrc', 'node-options=--require ./tools/a.js'],
        ['.yarnrc.yml', 'yarnPath: .yarn/releases/yarn-4.js'],
        ['.yarn/releases/yarn-4.js', 'start()'],
        ['.pnpmfile.cjs', 'module.exports = {}'],
        ['binding.gyp', "  'variables': { 'a': '<!(node a.js)' }"],
        ['src/sitecustomize.py', 'import a'],
        ['.cargo/config.toml', 'runner = "tools/run.sh"'],
        ['gradlew', 'exec java a'],
        ['.mvn/extensions.xml', '<extension/>'],
        ['Directory.Build.props', '  <Target Name="A" BeforeTargets="Build" />'],
        ['.bazelrc', 'build --workspace_status_command=tools/status.sh'],
        ['Gemfile', 'system("make")'],
        ['.gitmodules', '\tupdate = !make'],
        ['flake.nix', '  shellHook = "make";'],
        ['.idea/runConfigurations/All.xml', '<configuration/>'],
        ['pyproject.toml', 'backend-path = ["tools"]'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    { name: 'a task that runs on opening', files: edit('.vscode/tasks.json', null, ARMED), findings: ['3 warn'] },
    {
      name: 'another command of such a task',
      files: edit('.vscode/tasks.json', ARMED, ARMED.replace('make', 'make all')),
      findings: ['3 warn'],
    },
    {
      name: 'a task written with escapes',
      files: edit('.vscode/tasks.json', null, ARMED.replace('runOn"', 'run\\u004fn"')),
      findings: ['3 warn'],
    },
    { name: 'new code of the test runner', files: edit('tests/conftest.py', null, 'import a\n'), findings: ['1 warn'] },
    {
      name: 'a hook that moves to its place',
      files: { '.husky/pre-push': { old: 'make\n', new: 'make\n', oldPath: 'tools/check.sh' } },
      findings: ['1 warn'],
    },
  ],
  valid: [
    ...cases(
      [
        ['.vscode/tasks.json', '  "label": "build",'],
        ['.vscode/settings.json', '  "editor.tabSize": 2,'],
        ['.pre-commit-config.yaml', '    rev: v4.6.0'],
        ['.npmrc', 'save-exact=true'],
        ['src/hooks/useCart.ts', 'start();'],
        ['Gemfile', "gem 'rails', '~> 8.0'"],
        ['tests/conftest.py', 'import a'],
        ['docs/hooks.md', 'Each commit runs the checks.'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
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
