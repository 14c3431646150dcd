/** What `init` decides for a repository: which files it gets, what is in them, and what stays as it is. */
import { validate } from '@actions/languageservice';
import { describe, expect, it } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';
import { explainTicket, parsePolicy } from '../../src/engine/index.js';
import { type Plan, planSetup, WORKFLOW_PATH } from '../../src/setup/plan.js';
import { describeRepository, isOfInterest } from '../../src/setup/seen.js';
import { ACTION, EXAMPLES, readFile } from '../workflows/workflow-files.js';

const POLICY = '.review-gate.yml';

/** Plans for a repository with these files. */
function plan(files: Readonly<Record<string, string>>, { enforce = false } = {}): Plan {
  const texts = new Map(Object.entries(files).filter(([path]) => isOfInterest(path)));
  const seen = describeRepository({ defaultBranch: 'main', paths: Object.keys(files), texts });
  return planSetup(seen, { action: ACTION, enforce, command: 'npx review-gate' });
}

function findText({ files }: Plan, path: string): string {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`${path} is not planned: ${files.map((one) => one.path).join(', ')}`);
  return file.text;
}

/** An expression of GitHub's workflows. */
const evaluate = (expression: string) => `\${{ ${expression} }}`;

const TESTS = [
  'name: CI',
  'on:',
  '  pull_request:',
  '    branches: [main, release/*]',
  '  merge_group:',
  '  workflow_call:',
  'permissions:',
  '  contents: read',
  'jobs:',
  '  test:',
  '    runs-on: ubuntu-latest',
  '    steps:',
  '      - uses: actions/checkout@v4',
  '        with:',
  `          ref: ${evaluate('github.event.pull_request.head.sha')}`,
  '      - run: npx jest',
  '      - uses: actions/upload-artifact@v4',
  '        with:',
  `          name: reports-${evaluate('matrix.node')}`,
  '          path: |',
  '            out/junit.xml',
  '            coverage/lcov.info',
  '            eslint.sarif',
  '',
].join('\n');
const CI = '.github/workflows/ci.yml';

describe('the workflow', () => {
  it('is the example, line by line, where nothing is to be seen', () => {
    const [, ...lines] = findText(plan({}, { enforce: true }), WORKFLOW_PATH).split('\n');
    const [, ...example] = readFile(`${EXAMPLES}/minimal.yml`).split('\n');
    expect(lines).toEqual(example);
  });

  it('is the example of the merge queue where another workflow runs for one', () => {
    const files = { [CI]: 'on: { pull_request: {}, merge_group: {} }\njobs: { a: { steps: [] } }\n' };
    expect(parse(findText(plan(files, { enforce: true }), WORKFLOW_PATH))).toEqual(
      parse(readFile(`${EXAMPLES}/merge-queue.yml`)),
    );
  });

  it('only advises at first', () => {
    const advice = parse(findText(plan({}), WORKFLOW_PATH));
    expect(advice.jobs.gate.steps).toEqual([{ uses: ACTION, with: { 'fail-on': 'never' } }]);
    expect(plan({}).next.at(-1)).toContain('delete `fail-on: never`');
    expect(plan({}).next).toContainEqual(expect.stringContaining(': npx review-gate backtest --last'));
  });

  it('calls the workflow that uploads reports, with no right but to read the code, and gives them to the gate', () => {
    const { jobs } = parse(findText(plan({ [CI]: TESTS }), WORKFLOW_PATH));
    expect(jobs.tests).toEqual({ permissions: { contents: 'read' }, uses: `./${CI}` });
    expect(jobs.gate.needs).toBe('tests');
    expect(jobs.gate.steps).toEqual([
      {
        uses: expect.stringMatching(/^actions\/download-artifact@[0-9a-f]{40}$/u),
        with: { pattern: 'reports-*', path: 'reports' },
      },
      {
        uses: ACTION,
        with: {
          'fail-on': 'never',
          junit: 'reports/**/junit.xml',
          coverage: 'reports/**/lcov.info',
          sarif: 'reports/**/eslint.sarif',
        },
      },
    ]);
  });

  it('leaves out coverage of the merge commit, and says so', () => {
    const merged = plan({ [CI]: TESTS.replace(/ {8}with:\n {10}ref: .*\n/u, '') });
    expect(findText(merged, WORKFLOW_PATH)).not.toContain('lcov.info');
    expect(findText(merged, WORKFLOW_PATH)).toContain('junit.xml');
    expect(merged.notes.join()).toMatch(/^lcov\.info is not given to the gate: .* merge commit/u);
  });

  it.each([
    ['cannot be called', TESTS.replace('  workflow_call:\n', ''), 'it has no `workflow_call` below `on`'],
    ['may write', TESTS.replace('contents: read', 'contents: write'), 'a job of it has more rights'],
    ['may write by a job', TESTS.replace('    steps:', '    permissions: write-all\n    steps:'), 'more rights'],
    ['has secrets', TESTS.replace('npx jest', `npx jest # ${evaluate('secrets.NPM')}`), 'it uses secrets'],
  ])('does not call a workflow that %s, and says how its reports would come to the gate', (_, text, why) => {
    const planned = plan({ [CI]: text });
    expect(Object.keys(parse(findText(planned, WORKFLOW_PATH)).jobs)).toEqual(['gate']);
    expect(planned.notes.join()).toContain(`${CI} uploads junit.xml, lcov.info, eslint.sarif.`);
    expect(planned.notes.join()).toContain(why);
  });

  it('names the command that writes reports where no workflow keeps one', () => {
    expect(plan({ 'package.json': '{"devDependencies":{"vitest":"4"}}' }).notes.join()).toContain('npx vitest run');
    expect(plan({ 'pyproject.toml': '[tool.pytest.ini_options]' }).notes.join()).toContain('--junit-xml=junit.xml');
    expect(plan({ 'README.md': 'pytest' }).notes).toEqual([]);
  });

  it.each([
    ['composer.json', '{"require-dev": {"phpunit/phpunit": "^12"}}', 'vendor/bin/phpunit --log-junit junit.xml'],
    ['phpunit.xml.dist', '<phpunit/>', 'vendor/bin/phpunit'],
    ['Gemfile', "gem 'rspec'", 'RspecJunitFormatter --out junit.xml (writes junit.xml; it needs the gem'],
    [
      'test/Shop.Tests/Shop.Tests.csproj',
      '<PackageReference Include="Microsoft.NET.Test.Sdk" />',
      'dotnet test --logger',
    ],
    ['Cargo.toml', '[package]', 'cargo nextest run --profile ci (writes target/nextest/ci/junit.xml, if '],
  ])('names the command for the runner that %s names', (path, text, command) => {
    expect(plan({ [path]: text }).notes.join()).toContain(command);
  });

  it.each([
    ['composer.json', '{"require": {"monolog/monolog": "^3"}}'],
    ['Gemfile', "gem 'rails'"],
    ['src/Shop/Shop.csproj', '<PackageReference Include="Serilog" />'],
  ])('names no runner where %s has none', (path, text) => {
    expect(plan({ [path]: text }).notes).toEqual([]);
  });

  it('names the runners of all packages of a repository, and their folders', () => {
    const [note = ''] = plan({
      'package.json': '{"workspaces": ["packages/*"]}',
      'packages/b/package.json': '{"devDependencies": {"vitest": "3"}}',
      'packages/a/package.json': '{"devDependencies": {"vitest": "3"}}',
      'services/api/go.mod': 'module api',
    }).notes;
    expect(note).toContain('reports of the tests (Vitest, go test)');
    expect(note).toContain('In a job: in the folder packages/a, npx vitest run');
    expect(note).toContain('; in the folder services/api, gotestsum');
  });

  it('names none that belongs to a fixture, an example or a package of others, or that stands too deep', () => {
    for (const folder of ['fixtures/app', 'examples/shop', 'vendor/x', 'node_modules/y', 'a/b/c/d/e']) {
      expect(plan({ [`${folder}/package.json`]: '{"devDependencies": {"jest": "30"}}' }).notes).toEqual([]);
    }
  });

  it.each([
    ['no YAML', '{'],
    ['a list', '- a\n'],
    ['jobs that are none', 'on: push\njobs: [1]\n'],
    ['aliases', `on: push\njobs: &a { b: { steps: [] } }\nmore: [${'*a, '.repeat(50)}*a]\n`],
    ['a name that would end the YAML', TESTS.replace('reports-$', '"x\'\\n- run: evil $')],
    [
      'a path that would leave the glob',
      TESTS.replace('out/junit.xml', "junit'.xml")
        .replace('coverage/lcov.info', 'a{b.info')
        .replace('eslint.sarif', '!x.sarif'),
    ],
  ])('takes nothing of a workflow with %s', (_, text) => {
    expect(Object.keys(parse(findText(plan({ [CI]: text }), WORKFLOW_PATH)).jobs)).toEqual(['gate']);
  });

  it.each([
    ['advice', plan({})],
    ['reports', plan({ [CI]: TESTS })],
    ['enforcement', plan({ [CI]: TESTS }, { enforce: true })],
  ])('has no fault in the eyes of the editor of GitHub: %s', async (name, planned) => {
    const text = findText(planned, WORKFLOW_PATH);
    const faults = await validate(TextDocument.create(`file:///${name}/gate.yml`, 'yaml', 1, text));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });
});

describe('what is there already', () => {
  const gate = `on: pull_request\njobs: { gate: { steps: [{ uses: "${ACTION}" }] } }\n`;

  it('is kept, and there is nothing to do', () => {
    const form = 'body: [{ type: textarea, attributes: { label: Acceptance Criteria } }]\n';
    const planned = plan({ '.github/workflows/any.yml': gate, [POLICY]: '', '.github/ISSUE_TEMPLATE/story.yml': form });
    expect(planned.files).toEqual([]);
    expect(planned.kept.map(({ path }) => path)).toEqual([
      '.github/workflows/any.yml',
      POLICY,
      '.github/ISSUE_TEMPLATE/story.yml',
    ]);
    expect(planned.next).toEqual([expect.stringContaining('There was nothing to do')]);
  });

  it('is a gate wherever its action was copied to', () => {
    const copied = gate.replace(ACTION, 'acme/review-gate@0123456');
    expect(plan({ '.github/workflows/any.yml': copied }).kept[0]?.why).toBe('Review Gate is in it already.');
  });

  it('is told apart from another workflow of that name, which is not replaced', () => {
    const planned = plan({ [WORKFLOW_PATH]: 'on: push\njobs: { a: { steps: [] } }\n' });
    expect(planned.files.map(({ path }) => path)).not.toContain(WORKFLOW_PATH);
    expect(planned.kept[0]).toEqual({ path: WORKFLOW_PATH, why: expect.stringContaining('Rename it') });
  });
});

describe('the policy', () => {
  const Everything = { [CI]: TESTS, 'package.json': '"jest"', 'docs/CODEOWNERS': '* @acme/shop\n' };

  it('is valid, and says no more than the default', async () => {
    const text = findText(plan(Everything), POLICY);
    expect(parse(text)).toEqual({ extends: 'balanced' });
    expect(await parsePolicy(text)).toMatchObject({ ok: true });
  });

  it('is valid with all that it suggests: tests, owners, branches', async () => {
    const used = findText(plan(Everything), POLICY).replaceAll(/^#(?! )|^#(?= {2})/gmu, '');
    expect(parse(used)).toMatchObject({
      rules: [{ name: 'tests-must-be-reported' }],
      people: { may_sign: ['owners'] },
      bases: ['release/*'],
    });
    expect(await parsePolicy(used)).toMatchObject({ ok: true });
  });

  it('suggests nothing about what is not there', () => {
    expect(findText(plan({}), POLICY)).not.toMatch(/may_sign|bases:|tests-must/u);
  });
});

describe('the template for tickets', () => {
  const Form = z.object({
    name: z.string(),
    description: z.string(),
    body: z.array(z.object({ attributes: z.object({ label: z.string(), placeholder: z.string().optional() }) })),
  });
  const lint = (body: string) =>
    explainTicket({ id: '#1', provider: 'github', url: null, title: 'A change', body, relation: 'closing' });

  it('is a form, whose criteria are read, and can be shown as the examples in it are written', () => {
    const { body } = Form.parse(parse(findText(plan({}), '.github/ISSUE_TEMPLATE/change.yml')));
    // As GitHub writes what was filled in.
    const issue = body.map(({ attributes: { label, placeholder = 'Words.' } }) => `### ${label}\n\n${placeholder}`);
    const { criteria } = lint(issue.join('\n\n'));
    expect(criteria).toHaveLength(2);
    expect(criteria.flatMap(({ notes }) => notes)).toEqual([]);
  });

  it('is Markdown where the others are; its examples are no criteria', () => {
    const planned = plan({ '.github/ISSUE_TEMPLATE/bug.md': '## Steps\n' });
    const text = findText(planned, '.github/ISSUE_TEMPLATE/change.md');
    expect(lint(text).criteria).toEqual([]);
    expect(lint(text.replace(/- \n$/u, '- `saveOrder` answers 409\n')).criteria).toMatchObject([
      { text: '`saveOrder` answers 409', notes: [] },
    ]);
  });

  it('stands beside one of the same name', () => {
    const planned = plan({ '.github/ISSUE_TEMPLATE/change.yml': 'body: []\n' });
    expect(planned.files.map(({ path }) => path)).toContain('.github/ISSUE_TEMPLATE/review-gate-change.yml');
  });

  it('is not needed where a Markdown template asks for criteria', () => {
    const planned = plan({ '.github/ISSUE_TEMPLATE/story.md': '---\nname: Story\n---\n\n## Acceptance criteria:\n' });
    expect(planned.kept).toEqual([expect.objectContaining({ path: '.github/ISSUE_TEMPLATE/story.md' })]);
  });
});
