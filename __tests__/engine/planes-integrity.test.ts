import { describe, expect, it } from '@jest/globals';
import { addedTo, findingsOf, planesOf } from './planes-of.js';

const CI = '.github/workflows/ci.yml';

describe('the integrity plane', () => {
  it.each([
    ['.review-gate.yml', 'extends: advisory', 'integrity/gate-policy'],
    ['.review-gate/strict.yml', 'extends: advisory', 'integrity/gate-policy'],
    [CI, 'permissions: write-all', 'integrity/workflow-permissions'],
    [CI, '    permissions: "write-all"', 'integrity/workflow-permissions'],
    [CI, '        continue-on-error: true', 'integrity/workflow-errors-ignored'],
    [CI, '      - continue-on-error: true', 'integrity/workflow-errors-ignored'],
    [CI, '    if: false', 'integrity/workflow-errors-ignored'],
    [CI, `    if: \${{ false }}`, 'integrity/workflow-errors-ignored'],
    [CI, '      - run: npm test || true', 'integrity/workflow-errors-ignored'],
    ['.gitattributes', 'src/** linguist-generated', 'integrity/hidden-files'],
    ['.gitattributes', '*.ts -diff', 'integrity/hidden-files'],
    ['.gitattributes', '* binary', 'integrity/hidden-files'],
    ['CLAUDE.md', 'Run make.', 'integrity/agent-instructions'],
    ['packages/a/AGENTS.md', 'Run make.', 'integrity/agent-instructions'],
    ['.cursor/rules/a.mdc', 'Run make.', 'integrity/agent-instructions'],
    ['.github/copilot-instructions.md', 'Run make.', 'integrity/agent-instructions'],
    ['src/a.ts', '// review-gate-ignore tests/disabled: why', 'integrity/suppression-added'],
    ['src/a.py', 'a = 1  # review-gate-ignore tests/disabled', 'integrity/suppression-added'],
    ['.github/CODEOWNERS', '/src/ @shop/a', 'integrity/codeowners'],
  ])('%s: %s', async (path, line, rule) => {
    expect(await findingsOf({ [path]: addedTo('# first', line) })).toEqual([`${rule} ${path}:2`]);
  });

  it.each([
    [CI, 'permissions: read-all'],
    [CI, '# permissions: write-all'],
    [CI, '        continue-on-error: false'],
    [CI, `        continue-on-error: \${{ matrix.experimental }}`],
    [CI, "    if: github.ref == 'refs/heads/main'"],
    [CI, '      - run: npm test'],
    [CI, '      - run: rm -f a || true'],
    ['docs/ci.yml', 'permissions: write-all'],
    ['.gitattributes', 'dist/** linguist-generated'],
    ['.gitattributes', '*.png binary'],
    ['.gitattributes', 'package-lock.json -diff'],
    ['.gitattributes', '*.ts text eol=lf'],
    ['.gitattributes', '# src/** linguist-generated'],
    ['docs/agents.md', 'Agents are people.'],
    ['src/a.ts', 'const a = "review-gate-ignore x/y: z";'],
    ['src/codeowners.ts', 'a'],
  ])('not %s: %s', async (path, line) => {
    expect(await findingsOf({ [path]: addedTo('# first', line) })).toEqual([]);
  });

  it('finds code of the pull request checked out where secrets are, whichever half is added', async () => {
    const trigger = 'on: pull_request_target';
    const checkout = `          ref: \${{ github.event.pull_request.head.sha }}`;
    const rule = 'integrity/workflow-untrusted-checkout';
    expect(await findingsOf({ [CI]: addedTo(trigger, 'jobs:', checkout) })).toEqual([`${rule} ${CI}:3`]);
    expect(await findingsOf({ [CI]: { old: `a\n${checkout}\n`, new: `${trigger}\na\n${checkout}\n` } })).toEqual([
      `${rule} ${CI}:1`,
    ]);
    expect(await findingsOf({ [CI]: addedTo('on: pull_request', checkout) })).toEqual([]);
    expect(await findingsOf({ [CI]: addedTo(trigger, '      - uses: actions/checkout@v4') })).toEqual([]);
  });

  it('tells owners taken away from owners added', async () => {
    const change = async (before: string, after: string | null) =>
      (await planesOf({ CODEOWNERS: { old: before, new: after } })).findings.map(({ severity, title }) => [
        severity,
        title,
      ]);
    expect(await change('/a @x @y\n', '/a @x\n')).toEqual([['warn', 'Code owners are taken away']]);
    expect(await change('/a @x\n', null)).toEqual([['warn', 'Code owners are taken away']]);
    expect(await change('/a @x\n', '/a @x @y\n')).toEqual([['info', 'Code owners change']]);
    expect(await change('/a @x\n', '/a   @x # the team\n')).toEqual([['info', 'Code owners change']]);
  });

  it('tells of workflows and policies that are deleted or moved away', async () => {
    expect(await findingsOf({ [CI]: { old: 'on: push\n', new: null } })).toEqual([
      `integrity/workflow-removed ${CI}:1`,
    ]);
    const moved = { 'old.yml': { old: 'a: 1\n', new: 'a: 1\n', oldPath: '.review-gate.yml' } };
    expect(await findingsOf(moved)).toEqual(['integrity/gate-policy old.yml:1']);
    const gone = await planesOf({ '.review-gate.yml': { old: 'a: 1\n', new: null } });
    expect(gone.findings.map(({ title }) => title)).toEqual(["The gate's policy is deleted"]);
  });

  it('tells of suppressions without a reason that were there before', async () => {
    const old = '// review-gate-ignore tests/disabled\nb();\n';
    expect(await findingsOf({ 'src/a.ts': { old, new: `${old}c();\n` } })).toEqual([
      'integrity/suppression-without-reason src/a.ts:1',
    ]);
  });
});
