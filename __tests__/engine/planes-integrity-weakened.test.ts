import { describe, expect, it } from '@jest/globals';
import { hunksOf } from '../stand-ins/diff.js';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { planesOf } from './planes-of.js';

type Files = Readonly<Record<string, FileSpec>>;

const edit = (path: string, before: string, after: string): Files => ({ [path]: { old: before, new: after } });
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

/** The same change without its texts. */
function bare(path: string, before: string, after: string): Files {
  return {
    [path]: { old: before, new: after, raw: { hunks: hunksOf(before, after), old_text: null, new_text: null } },
  };
}

async function told(files: Files): Promise<readonly string[]> {
  const { findings } = await planesOf(files);
  return findings
    .filter(({ plane }) => plane === 'integrity')
    .map(({ severity, rule, location }) => `${severity} ${rule.slice(10)}:${location.lineRange[0]}`);
}

async function titles(files: Files): Promise<readonly string[]> {
  return (await planesOf(files)).findings.filter(({ plane }) => plane === 'integrity').map(({ title }) => title);
}

const CI = '.github/workflows/ci.yml';
const POLICY = '.review-gate.yml';

describe('the gate’s own policy', () => {
  const policy = lines(
    'extends: strict',
    'severities:',
    '  security/*: error',
    '  tests/disabled: warn',
    'criteria:',
    '  met: 0.7',
    'rules:',
    '  - name: risk',
    '    if: tier >= 2',
    '    verdict: request-changes',
    '  - name: warnings',
    '    if: findings.warn > 0',
    '    verdict: needs-review',
  );

  it.each([
    ['extends: strict', 'extends: advisory', 1, 'stands on “advisory” instead of “strict”'],
    ['  security/*: error', '  security/*: off', 3, 'security/*: error → off'],
    ['  tests/disabled: warn', '  tests/disabled: info', 4, 'tests/disabled: warn → info'],
    ['  met: 0.7', '  met: 0.2', 6, 'criteria count as met from 0.2 on (before 0.7)'],
    ['    verdict: request-changes', '    verdict: auto-approve', 10, 'rule “risk”: request-changes → auto-approve'],
    ['    if: tier >= 2', '    if: tier >= 4', 9, 'rule “risk” has another condition'],
  ])('says what is weakened: %s', async (before, after, line, what) => {
    const changed = policy.replace(before, after);
    for (const files of [edit(POLICY, policy, changed), bare(POLICY, policy, changed)]) {
      expect(await told(files)).toEqual([`warn gate-policy:${line}`]);
      expect(await titles(files)).toEqual([`The gate's policy is weakened: ${what}`]);
    }
  });

  it('says which rule, severity or suppression goes or comes', async () => {
    const withoutRule = policy.replace('  - name: risk\n    if: tier >= 2\n    verdict: request-changes\n', '');
    expect(await titles(edit(POLICY, policy, withoutRule))).toEqual([
      "The gate's policy is weakened: rule “risk” is removed",
    ]);
    expect(await told(edit(POLICY, policy, withoutRule))).toEqual(['warn gate-policy:7']);
    const withoutSeverity = policy.replace('  tests/disabled: warn\n', '');
    expect(await titles(bare(POLICY, policy, withoutSeverity))).toEqual([
      "The gate's policy is weakened: tests/disabled: warn is no longer said",
    ]);
    const suppressed = `${policy}suppressions:\n  - rule: security/secret\n    reason: none\n`;
    expect(await told(edit(POLICY, policy, suppressed))).toEqual(['warn gate-policy:15']);
    const approving = `${policy}  - name: mine\n    if: "true"\n    verdict: auto-approve\n`;
    expect(await told(edit(POLICY, policy, approving))).toEqual(['warn gate-policy:16']);
    const paths = `${policy}paths:\n  src/**: generated\n`;
    expect(await told(edit(POLICY, policy, paths))).toEqual(['warn gate-policy:15']);
  });

  it.each([
    ['tightened', policy.replace('tests/disabled: warn', 'tests/disabled: error'), 'is changed'],
    ['commented', `# why\n${policy}`, 'is changed'],
    ['rules moved', policy.replace('  met: 0.7', '  met: 0.8'), 'is changed'],
    ['no longer YAML', `${policy}  - [\n`, 'can no longer be read'],
    ['a key twice', `${policy}extends: strict\n`, 'can no longer be read'],
    ['unknown key', `${policy}foo: 1\n`, 'can no longer be read'],
  ])('tells of any other edit once: %s', async (_name, after, what) => {
    expect(await titles(edit(POLICY, policy, after))).toEqual([`The gate's policy ${what}`]);
  });
});

describe('workflows', () => {
  const flow = (...rest: readonly string[]) =>
    lines(
      'on:',
      '  pull_request:',
      '  push:',
      'permissions:',
      '  contents: read',
      'jobs:',
      '  test:',
      '    steps:',
      '      - run: npm ci',
      ...rest,
    );
  const BASE = flow('      - run: npm test');

  it.each([
    ['a scope', BASE, BASE.replace('contents: read', 'contents: write'), 'warn workflow-permissions:5'],
    [
      'another scope',
      BASE,
      BASE.replace('  contents: read', '  contents: read\n  id-token: write'),
      'warn workflow-permissions:6',
    ],
    [
      'in braces',
      BASE,
      BASE.replace('permissions:\n  contents: read', 'permissions: { contents: write }'),
      'warn workflow-permissions:4',
    ],
    [
      'everything',
      BASE,
      BASE.replace('permissions:\n  contents: read', 'permissions: write-all'),
      'error workflow-permissions:4',
    ],
    ['no bound', BASE, BASE.replace('permissions:\n  contents: read\n', ''), 'warn workflow-permissions:3'],
    [
      'a job',
      BASE,
      BASE.replace('    steps:', '    permissions:\n      packages: write\n    steps:'),
      'warn workflow-permissions:9',
    ],
    ['a check that cannot fail', BASE, BASE.replace('npm test', 'npm test || true'), 'warn workflow-errors-ignored:10'],
    [
      'a check that cannot fail',
      BASE,
      BASE.replace('npm test', 'npm run lint; exit 0'),
      'warn workflow-errors-ignored:10',
    ],
    ['a check that goes', BASE, flow('      - run: npm run build'), 'warn workflow-checks-removed:10'],
    ['a check that is commented out', BASE, flow('      # - run: npm test'), 'warn workflow-checks-removed:10'],
    [
      'a scan that goes',
      flow('      - uses: github/codeql-action/analyze@v3', '      - run: a'),
      flow('      - run: a'),
      'warn workflow-checks-removed:9',
    ],
    ['no pull requests', BASE, BASE.replace('  pull_request:\n', ''), 'warn workflow-checks-removed:1'],
  ])('tells of %s', async (_name, before, after, expected) => {
    expect(await told(edit(CI, before, after))).toContain(expected);
    expect(await told(bare(CI, before, after))).toContain(expected);
  });

  it.each([
    ['less permission', BASE.replace('contents: read', 'contents: write'), BASE],
    [
      'a permission that moves to a job',
      BASE.replace('contents: read', 'contents: write'),
      BASE.replace('    steps:', '    permissions:\n      contents: write\n    steps:'),
    ],
    ['a read', BASE, BASE.replace('  contents: read', '  contents: read\n  packages: read')],
    ['an input named so', BASE, `${BASE}        with:\n          contents: write\n`],
    ['the same check in other words', BASE, flow('      - run: npm test -- --ci')],
    [
      'a check in another job',
      BASE,
      flow('      - run: npm run build', '  other:', '    steps:', '      - run: npm test'),
    ],
    ['a step that checks nothing', flow('      - run: echo a', '      - run: npm test'), BASE],
  ])('lets be: %s', async (_name, before, after) => {
    expect(await told(edit(CI, before, after))).toEqual([]);
  });

  it('reads pipelines of other hosts', async () => {
    expect(await told(edit('.gitlab-ci.yml', 'test:\n', 'test:\n  allow_failure: true\n'))).toEqual([
      'warn workflow-errors-ignored:2',
    ]);
    expect(await told(edit('.travis.yml', 'script:\n', 'script:\n  - pytest || true\n'))).toEqual([
      'warn workflow-errors-ignored:2',
    ]);
  });

  it('shows what a new workflow may write', async () => {
    const fresh = (text: string) => told({ [CI]: { old: null, new: text } });
    expect(await fresh('permissions:\n  contents: write\n')).toEqual(['warn workflow-permissions:2']);
    expect(await fresh('jobs:\n  a:\n    permissions:\n      contents: write\n')).toEqual([
      'info workflow-permissions:4',
    ]);
  });
});

describe('linters and coverage', () => {
  it.each([
    [
      '.eslintrc.json',
      '{\n  "rules": {\n    "no-eval": "error"\n  }\n}\n',
      '{\n  "rules": {\n    "no-eval": "off"\n  }\n}\n',
      3,
    ],
    [
      'eslint.config.js',
      "export default [{ rules: {\n  'no-eval': ['error', { a: 1 }],\n} }];\n",
      "export default [{ rules: {\n  'no-eval': ['warn', { a: 1 }],\n} }];\n",
      2,
    ],
    ['eslint.config.js', "x = {\n  'no-eval': 2,\n};\n", "x = {\n  'no-eval': 0,\n};\n", 2],
    ['biome.json', '{\n  "noDebugger": "error"\n}\n', '{\n  "noDebugger": "off"\n}\n', 2],
    ['tsconfig.json', '{\n  "strict": true\n}\n', '{\n  "strict": false\n}\n', 2],
    ['tsconfig.json', '{\n  "a": 1,\n  "strict": true,\n  "b": 2\n}\n', '{\n  "a": 1,\n  "b": 2\n}\n', 2],
    ['mypy.ini', '[mypy]\ndisallow_untyped_defs = True\n', '[mypy]\ndisallow_untyped_defs = False\n', 2],
    ['pyproject.toml', '[tool.mypy]\nstrict = true\n', '[tool.mypy]\nstrict = true\nignore_errors = true\n', 3],
    ['.rubocop.yml', 'Lint/Eval:\n  Enabled: true\n', 'Lint/Eval:\n  Enabled: false\n', 2],
    ['phpstan.neon', 'parameters:\n  level: 8\n', 'parameters:\n  level: 5\n', 2],
    ['Cargo.toml', '[lints.clippy]\nunwrap_used = "deny"\n', '[lints.clippy]\nunwrap_used = "allow"\n', 2],
    [
      'Shop.csproj',
      '<TreatWarningsAsErrors>true</TreatWarningsAsErrors>\n',
      '<TreatWarningsAsErrors>false</TreatWarningsAsErrors>\n',
      1,
    ],
    [
      '.editorconfig',
      '[*.cs]\ndotnet_diagnostic.CA1.severity = error\n',
      '[*.cs]\ndotnet_diagnostic.CA1.severity = none\n',
      2,
    ],
    ['pom.xml', '<failsOnError>true</failsOnError>\n', '<failsOnError>false</failsOnError>\n', 1],
    ['Makefile', 'CFLAGS = -O2 -Werror\n', 'CFLAGS = -O2\n', 1],
  ])('warns of a loosened linter: %s', async (path, before, after, line) => {
    expect(await told(edit(path, before, after))).toEqual([`warn lint-loosened:${line}`]);
    expect(await told(bare(path, before, after))).toEqual([`warn lint-loosened:${line}`]);
  });

  it.each([
    ['.flake8', '[flake8]\nextend-ignore = E203\n', '[flake8]\nextend-ignore = E203, F401\n', 2],
    ['ruff.toml', 'ignore = [\n  "E203",\n]\n', 'ignore = [\n  "E203",\n  "F401",\n]\n', 3],
    ['.eslintrc.json', '{\n  "rules": {\n  }\n}\n', '{\n  "rules": {\n    "no-eval": "off"\n  }\n}\n', 3],
  ])('shows what is new and unchecked: %s', async (path, before, after, line) => {
    expect(await told(edit(path, before, after))).toEqual([`info lint-loosened:${line}`]);
  });

  it.each([
    ['.eslintrc.json', '{\n  "no-eval": "warn"\n}\n', '{\n  "no-eval": "error"\n}\n'],
    ['tsconfig.json', '{\n  "strict": false\n}\n', '{\n  "strict": true\n}\n'],
    ['Cargo.toml', '[features]\na = "deny"\n', '[features]\na = "allow"\n'],
    ['pyproject.toml', '[tool.black]\nexclude = "a"\n', '[tool.black]\nexclude = "a|b"\n'],
    ['Makefile', 'CFLAGS = -O2 -Werror\n', 'CFLAGS = -O3 -Werror\n'],
    ['src/config.json', '{\n  "strict": true\n}\n', '{\n  "strict": false\n}\n'],
  ])('lets be: %s', async (path, before, after) => {
    expect(await told(edit(path, before, after))).toEqual([]);
  });

  it.each([
    [
      'jest.config.js',
      'coverageThreshold: {\n  global: {\n    branches: 90,\n  },\n},\n',
      'coverageThreshold: {\n  global: {\n    branches: 70,\n  },\n},\n',
      3,
    ],
    ['.nycrc', '{\n  "lines": 95\n}\n', '{\n  "lines": 80\n}\n', 2],
    [
      'codecov.yml',
      'coverage:\n  status:\n    project:\n      default:\n        target: 80%\n',
      'coverage:\n  status:\n    project:\n      default:\n        target: 60%\n',
      5,
    ],
    ['codecov.yml', 'a:\n  threshold: 1%\n', 'a:\n  threshold: 20%\n', 2],
    ['codecov.yml', 'a:\n  b: 1\n', 'a:\n  b: 1\n  informational: true\n', 3],
    ['.coveragerc', '[report]\nfail_under = 90\n', '[report]\nfail_under = 50\n', 2],
    ['pyproject.toml', '[tool.coverage.report]\nfail_under = 90\nx = 1\n', '[tool.coverage.report]\nx = 1\n', 1],
    [
      'setup.cfg',
      '[tool:pytest]\naddopts = --cov --cov-fail-under=90\n',
      '[tool:pytest]\naddopts = --cov --cov-fail-under=10\n',
      2,
    ],
    ['tox.ini', 'commands =\n  pytest --cov-fail-under=90\n', 'commands =\n  pytest\n', 2],
    ['spec/spec_helper.rb', 'SimpleCov.minimum_coverage 90\n', 'SimpleCov.minimum_coverage 10\n', 1],
    ['pom.xml', '<minimum>0.80</minimum>\n', '<minimum>0.10</minimum>\n', 1],
  ])('warns of a lowered threshold: %s', async (path, before, after, line) => {
    expect(await told(edit(path, before, after))).toEqual([`warn coverage-lowered:${line}`]);
    expect(await told(bare(path, before, after))).toEqual([`warn coverage-lowered:${line}`]);
  });

  it.each([
    ['jest.config.js', 'coverageThreshold: {\n  branches: 70,\n},\n', 'coverageThreshold: {\n  branches: 90,\n},\n'],
    ['codecov.yml', 'a:\n  target: 80%\n', 'a:\n  target: auto\n'],
    ['src/page.ts', 'const a = {\n  lines: 90,\n};\n', 'const a = {\n  lines: 10,\n};\n'],
    ['package.json', '{\n  "lines": "90"\n}\n', '{\n  "lines": "95"\n}\n'],
  ])('lets be: %s', async (path, before, after) => {
    expect(await told(edit(path, before, after))).toEqual([]);
  });

  it.each([
    ['a.ts', '// eslint-disable-next-line no-eval'],
    ['a.ts', '/* eslint-disable */'],
    ['a.ts', '// @ts-ignore'],
    ['a.ts', '// biome-ignore lint: a'],
    ['a.py', 'import a  # noqa: F401'],
    ['a.py', 'a = b  # type: ignore[arg]'],
    ['a.py', 'run(a)  # nosec'],
    ['a.go', 'a() //nolint:errcheck'],
    ['A.java', '@SuppressWarnings("unchecked")'],
    ['A.kt', '@Suppress("UNCHECKED_CAST")'],
    ['A.cs', '#pragma warning disable CS0168'],
    ['a.c', '#pragma GCC diagnostic ignored "-Wall"'],
    ['a.rb', 'a # rubocop:disable Security/Eval'],
    ['a.rs', '#[allow(dead_code)]'],
    ['a.php', '$a = b(); // phpcs:ignore'],
    ['A.java', 'a(); // NOSONAR'],
    ['a.dart', '// ignore: avoid_dynamic_calls'],
    ['a.dart', '// ignore_for_file: unused_import'],
  ])('shows that a checker is silenced: %s %s', async (path, line) => {
    const first = path.endsWith('.php') ? '<?php' : 'x';
    expect(await told({ [`src/${path}`]: { old: `${first}\n`, new: `${first}\n${line}\n` } })).toEqual([
      'info linter-suppressed:2',
    ]);
  });

  it('groups them by file and check, and sets off what went', async () => {
    const two = await planesOf({ 'src/a.ts': { old: 'x\n', new: 'x\n// @ts-ignore\na();\n// @ts-ignore\nb();\n' } });
    expect(two.findings.map(({ title }) => title)).toEqual(['2 checks silenced: @ts-ignore']);
    expect(
      await told(
        edit('src/a.rs', 'x\n', 'x\n#[allow(dead_code)]\nfn a() {}\n#[allow(clippy::unwrap_used)]\nfn b() {}\n'),
      ),
    ).toEqual(['info linter-suppressed:2', 'info linter-suppressed:4']);
    expect(await told(edit('src/a.ts', '// @ts-ignore\na();\n', '// @ts-ignore -- why\na();\n'))).toEqual([]);
    expect(await told(edit('src/a.ts', 'x\n', 'x\nconst a = "eslint-disable";\n'))).toEqual([]);
    expect(await told(edit('src/a.dart', 'x\n', 'x\n// ignore: the caller logs it\n'))).toEqual([]);
    expect(await told(edit('docs/a.md', 'x\n', 'x\n`// @ts-ignore`\n'))).toEqual([]);
  });
});

describe('owners and agents', () => {
  it.each([
    [
      'a later line for everything',
      '/src/ @a\n',
      '/src/ @a\n* @me\n',
      2,
      'A later line takes the say of others: * over /src/',
    ],
    [
      'a later line for the folder',
      '/src/pay/ @a\n',
      '/src/pay/ @a\n/src/ @me\n',
      2,
      'A later line takes the say of others: /src/ over /src/pay/',
    ],
    ['a line without owners', '/src/ @a\n', '/src/ @a\n/src/pay/\n', 2, 'Files are left without an owner: /src/pay/'],
    ['an owner taken out', '# x\n/src/ @a @b\n', '# x\n/src/ @a\n', 2, 'Code owners are taken away'],
  ])('warns of owners that lose their say: %s', async (_name, before, after, line, title) => {
    expect(await told(edit('CODEOWNERS', before, after))).toEqual([`warn codeowners:${line}`]);
    expect(await titles(bare('CODEOWNERS', before, after))).toEqual([title]);
  });

  it.each([
    ['* @a\n', '* @a\n/docs/ @b\n'],
    ['/src/ @a\n', '* @me\n/src/ @a\n'],
    ['/src/ @a\n', '/src/ @a\n/lib/ @b\n'],
  ])('only shows owners that are added', async (before, after) => {
    expect((await told(edit('CODEOWNERS', before, after))).map((one) => one.slice(0, 15))).toEqual(['info codeowners']);
  });

  it.each([
    '.claude/settings.json',
    '.mcp.json',
    '.cursor/rules/a.mdc',
    '.windsurfrules',
    'GEMINI.md',
    '.agents/skills/a/SKILL.md',
    'opencode.json',
    '.codex/config.toml',
    '.github/hooks/a.json',
    '.junie/guidelines.md',
  ])('knows what agents read: %s', async (path) => {
    expect(await told(edit(path, 'a\n', 'a\nb\n'))).toEqual(['warn agent-instructions:2']);
  });

  it('points at what an agent’s settings run', async () => {
    const files = edit('.claude/settings.json', '{\n}\n', '{\n  "model": "x",\n  "hooks": {}\n}\n');
    expect(await told(files)).toEqual(['warn agent-instructions:3']);
    expect(await titles(files)).toEqual(['Settings of a coding agent run or allow something: "hooks": {}']);
  });
});
