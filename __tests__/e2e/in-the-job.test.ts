/** The step without a service reviews a real repository in the job, with and without a checkout. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Trace } from '../../src/contract/index.js';
import { pullRequestEvent } from '../stand-ins/events.js';
import { REPO, TOKEN, useGate } from '../stand-ins/gate.js';
import { type BareRepository, git } from '../stand-ins/git-repository.js';
import { FORBIDDEN, READ_ISSUE, READ_PULL } from '../stand-ins/github/server.js';
import { ForwardProxy } from '../stand-ins/proxy.js';
import type { Step, StepResult } from '../stand-ins/runner.js';
import { sarifJudge } from '../stand-ins/sarif.js';
import { BAD_PULL, createShop, DOCS_PULL, GOOD_PULL, openShop } from '../stand-ins/shop.js';

let shop: BareRepository;
const gate = useGate((folder) => {
  shop = createShop(folder, REPO);
  return { gitRoot: folder };
});
beforeAll(() => openShop(gate().github.state, shop));

const findHead = (pr: number): string => shop.pulls.get(pr)?.head ?? '';

function review(pr: number, inputs: Readonly<Record<string, string>> = {}, more: Partial<Step> = {}) {
  const about = { repo: REPO, pr, headSha: findHead(pr) };
  const short = { 'timeout-seconds': '60', 'poll-interval-seconds': '0.1' };
  return gate().run(gate().step({ ...short, ...inputs }, { ...pullRequestEvent(about), ...more }));
}

let clones = 0;
/** A workspace as actions/checkout leaves it. */
function checkOut(pr: number, depth: number | null): string {
  clones += 1;
  const folder = join(gate().folder, `workspace-${clones}`);
  const commits = shop.pulls.get(pr);
  git(gate().folder, ['init', '--quiet', folder]);
  git(folder, ['remote', 'add', 'origin', `${gate().github.serverUrl}/${REPO}`]);
  const refs = [`+${commits?.merge}:refs/remotes/pull/${pr}/merge`, '+refs/heads/*:refs/remotes/origin/*'];
  const shallow = depth === null ? [] : [`--depth=${depth}`];
  git(folder, ['fetch', '--quiet', ...shallow, shop.directory, ...(depth === null ? refs : refs.slice(0, 1))]);
  git(folder, ['checkout', '--quiet', '--force', `refs/remotes/pull/${pr}/merge`]);
  return folder;
}

function expectApproved(result: StepResult): void {
  expect(result.log).toMatch(/gate is open/iu);
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ status: 'complete', verdict: 'auto-approve', approved: 'true' });
  expect(gate().checkRun).toMatchObject({ conclusion: 'success', headSha: findHead(GOOD_PULL) });
  expect(result.summary).toContain('src/discount.ts');
  expect(result.summary).toMatch(/AC1/u);
  expect(result.summary).toMatch(/AC2/u);
}

describe('a pull request that does what its issue asks for', () => {
  it('is approved without a checkout, by what was fetched', async () => {
    expectApproved(await review(GOOD_PULL));
    expect(gate().github.of('git').length).toBeGreaterThan(0);
    expect(gate().github.of(READ_PULL).length).toBeGreaterThan(0);
  });

  it('is approved out of a full checkout, without a fetch', async () => {
    expectApproved(await review(GOOD_PULL, {}, { workspace: checkOut(GOOD_PULL, null) }));
    expect(gate().github.of('git')).toEqual([]);
  });

  it('is approved out of a checkout of depth 1, with a fetch of the rest', async () => {
    const workspace = checkOut(GOOD_PULL, 1);
    expectApproved(await review(GOOD_PULL, {}, { workspace }));
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: workspace, encoding: 'utf8' })).toBe('');
  });

  it('needs a person where GraphQL is not there: an issue that was linked by hand is not known', async () => {
    gate().github.graphql = false;
    expect((await review(GOOD_PULL)).outputs['verdict']).toBe('needs-review');
  });

  it('says the same twice, byte for byte', async () => {
    const first = await review(GOOD_PULL, { 'trace-file': 'trace.json' });
    const second = await review(GOOD_PULL, { 'trace-file': 'trace.json' }, { workspace: checkOut(GOOD_PULL, null) });
    const digests = [first, second].map(({ workspace }) => {
      const trace = Trace.parse(JSON.parse(readFileSync(join(workspace, 'trace.json'), 'utf8')));
      return [trace.digest, trace.snapshot.digest, trace.decision.verdict];
    });
    expect(digests[0]).toEqual(digests[1]);
    expect(digests[0]?.[2]).toBe('auto-approve');
  });
});

describe('a pull request that does not', () => {
  it('is not approved: the findings stand at their lines', async () => {
    const result = await review(BAD_PULL);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toMatch(/^(?:needs-review|request-changes)$/u);
    expect(result.outputs['approved']).toBe('false');
    const { annotations, conclusion, headSha } = gate().checkRun;
    expect({ conclusion, headSha }).toEqual({ conclusion: 'failure', headSha: findHead(BAD_PULL) });
    expect(annotations.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['src/discount.ts', 'src/discount.test.ts']),
    );
    const focused = annotations.find(({ path }) => path === 'src/discount.test.ts');
    expect(focused).toMatchObject({ start_line: 1 });
    const findings: unknown = JSON.parse(readFileSync(result.outputs['findings'] ?? '', 'utf8'));
    expect(findings).toHaveLength(Number(result.outputs['findings-count']));
    expect(findings).toContainEqual(expect.objectContaining({ plane: 'tests', rule: 'tests/focused' }));
    expect(result.summary).toContain('AC2');
  });

  it('is told in files and in a comment too, with its code in the report', async () => {
    const files = { 'sarif-file': 'gate.sarif', 'report-file': 'report.html' };
    const result = await review(BAD_PULL, { ...files, comment: 'on-findings', annotations: 'log' });
    expect(result.exitCode).toBe(1);
    const text = (name: string) => readFileSync(join(result.workspace, name), 'utf8');
    const run = sarifJudge()(text('gate.sarif'));
    expect(run.results).toHaveLength(Number(result.outputs['findings-count']));
    expect(run.tool.driver.rules).toContainEqual(
      expect.objectContaining({
        id: 'tests/focused',
        shortDescription: { text: 'A test is focused, so that others no longer run' },
        defaultConfiguration: { level: 'error' },
      }),
    );
    expect(run).toMatchObject({ versionControlProvenance: [{ revisionId: findHead(BAD_PULL) }] });
    const page = text('report.html');
    expect(page).toMatch(/^<!doctype html>/u);
    // A line beside the findings, which no review and no trace holds: the page is made with the change at hand.
    expect(page.replace(/<[^>]*>/gu, '')).toContain('return Math.floor((subtotal * found.percent) / 100);');
    expect(gate().github.state.comments).toMatchObject([{ issue: BAD_PULL }]);
  });

  it('on a fork, where checks are forbidden: the findings are in the log, the gate is closed', async () => {
    gate().github.fail({ on: 'post /repos/{owner}/{repo}/check-runs', how: FORBIDDEN });
    const about = { repo: REPO, pr: BAD_PULL, headSha: findHead(BAD_PULL), from: 'stranger/shop' };
    const result = await review(BAD_PULL, {}, pullRequestEvent(about));
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('checks: write');
    const files = result.annotations.map(({ properties }) => properties['file']);
    expect(files).toContain('src/discount.test.ts');
  });

  it('as a dry run does not fail the job, and the trace says what it would have been', async () => {
    const result = await review(BAD_PULL, { 'dry-run': 'true', 'trace-file': 'out/trace.json' });
    expect(result.exitCode).toBe(0);
    expect(gate().checkRun.conclusion).toBe('neutral');
    expect(result.outputs['verdict']).toBeUndefined();
    const trace = Trace.parse(JSON.parse(readFileSync(join(result.workspace, 'out/trace.json'), 'utf8')));
    expect(trace.decision.verdict).not.toBe('auto-approve');
  });

  it('is advice with the policy advisory', async () => {
    const result = await review(BAD_PULL, { policy: 'advisory' });
    expect(result.outputs['status']).toBe('complete');
    expect(result.log).not.toContain('E_POL_001');
  });
});

describe('reports of other tools in the workspace', () => {
  it('close the gate on an error that they name on a changed line', async () => {
    const workspace = join(gate().folder, 'workspace-sarif');
    const on = (startLine: number, level: string) => ({
      ruleId: '@scope/no-map',
      level,
      message: { text: 'No maps [here](1) <img src=x> @octocat' },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: `file://${workspace}/src/discount.ts` }, region: { startLine } },
        },
      ],
    });
    const driver = { name: 'ESLint', version: '9.1.0' };
    const log = { version: '2.1.0', runs: [{ tool: { driver }, results: [on(4, 'error'), on(900, 'error')] }] };
    mkdirSync(join(workspace, 'reports'), { recursive: true });
    writeFileSync(join(workspace, 'reports', 'eslint.sarif'), JSON.stringify(log));
    const result = await review(GOOD_PULL, { sarif: 'reports/*.sarif' }, { workspace });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: 'request-changes', 'errors-count': '1' });
    const [annotation] = gate().checkRun.annotations;
    expect(annotation).toMatchObject({ path: 'src/discount.ts', start_line: 4, annotation_level: 'failure' });
    expect(result.summary).toContain('eslint/@');
    expect(result.summary).toContain('2 results, 1 on the change, 1 set aside');
    expect(result.summary).not.toContain('<img');
    expect(result.summary).not.toContain('@octocat');
  });
});

describe('a pull request without criteria', () => {
  it('is reviewed all the same', async () => {
    const result = await review(DOCS_PULL);
    expect(result.outputs).toMatchObject({ status: 'complete', tier: 'T0' });
    // Nothing is there to look it up at when the job is over.
    expect(result.outputs['trace-url']).toBeUndefined();
    expect(result.log + result.summary).not.toMatch(/127\.0\.0\.1:\d+\/v1\//u);
    expect(gate().checkRun.headSha).toBe(findHead(DOCS_PULL));
  });
});

describe('a pull request that no issue asks for', () => {
  const pull = () => gate().github.state.pulls.get(GOOD_PULL);
  const says = (body: string) => {
    const { state } = gate().github;
    const known = pull();
    if (known !== undefined) state.pulls.set(GOOD_PULL, { ...known, body });
    state.closing.set(GOOD_PULL, []);
  };
  afterEach(() => openShop(gate().github.state, shop));

  it('waits for a person, who is told where to look', async () => {
    says('');
    const result = await review(GOOD_PULL);
    expect(result.exitCode).toBe(1);
    // All 21 but the two comments.
    expect(result.outputs).toMatchObject({ verdict: 'needs-review', approved: 'false', 'unaccounted-lines': '19' });
    expect(gate().checkRun.conclusion).not.toBe('success');
    expect(result.summary).toMatch(/Look at these 19 lines[\s\S]*src\/discount\.ts/u);
    expect(result.log).toMatch(/src\/discount\.ts: lines 7-12 in applyDiscount/u);
  });

  it('is not opened by criteria that its author writes into it', async () => {
    says('## Acceptance criteria\n\n- [x] `applyDiscount` gives the discount of the code `WELCOME10`\n');
    expect((await review(GOOD_PULL)).outputs['verdict']).toBe('needs-review');
  });

  it('opens with the policy legacy-open, which is named for what it is', async () => {
    says('');
    const result = await review(GOOD_PULL, { policy: 'legacy-open' });
    expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'auto-approve']);
  });

  it('opens by itself where it cannot matter', async () => {
    const result = await review(DOCS_PULL);
    expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'auto-approve']);
    expect(result.outputs['unaccounted-lines']).toBe('0');
  });
});

describe('what cannot be reviewed', () => {
  it.each([
    ['E_AC_001', { ticket: '4' }, /ticket/iu],
    ['E_AC_002', { ticket: '4711' }, /4711/u],
    ['E_POL_001', { policy: 'no-such-policy' }, /strict, balanced, advisory/u],
  ])('%s: the code and what to do', async (code, inputs, advice) => {
    const result = await review(GOOD_PULL, inputs);
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain(code);
    expect(result.log).toMatch(advice);
    expect(result.outputs['approved']).toBe('false');
    expect(gate().github.state.checkRuns).toEqual([]);
  });

  it('a named ticket with criteria is the one that counts', async () => {
    const result = await review(DOCS_PULL, { ticket: `${REPO}#3` });
    expect(gate().github.of(READ_ISSUE).length).toBeGreaterThan(0);
    expect(result.exitCode).toBe(1);
    expect(result.summary).toContain('AC1');
  });

  it('a pull request that GitHub does not know', async () => {
    const payload = { event: 'workflow_dispatch', payload: {} };
    const result = await gate().run(gate().step({ pr: '4711', 'timeout-seconds': '20' }, payload));
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('4711');
  });

  it('a token that GitHub refuses', async () => {
    const result = await review(GOOD_PULL, { 'github-token': 'ghs_wrongtoken0000' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/token/iu);
    expect(result.log).not.toContain('ghs_wrongtoken0000');
  });

  it('GitHub away: the step ends at its deadline, closed', async () => {
    gate().github.fail({ on: READ_PULL, how: { status: 503, body: { message: 'away', status: '503' } } });
    const result = await review(GOOD_PULL, { 'timeout-seconds': '5' });
    expect(result.exitCode).toBe(1);
    expect(result.milliseconds).toBeLessThan(15_000);
    expect(result.outputs['approved']).toBe('false');
  });

  it('git away: never approved', async () => {
    gate().github.fail({ on: 'git', how: { status: 503, body: 'away' } });
    const result = await review(GOOD_PULL, { 'timeout-seconds': '6' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs['approved']).toBe('false');
  });
});

describe('a policy of the repository', () => {
  it('by path is read at the base commit, never at the head', async () => {
    const result = await review(GOOD_PULL, { policy: 'src/discount.ts' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('E_POL_001');
  });
});

describe('the job around it', () => {
  it('is left alone: no variables, no files in the workspace, no token in its git configuration', async () => {
    const workspace = checkOut(GOOD_PULL, null);
    const files = () => {
      const entries = readdirSync(workspace, { recursive: true, encoding: 'utf8' }).sort();
      return entries.map((path) => [path, statSync(join(workspace, path)).mtimeMs]);
    };
    const before = files();
    const result = await review(GOOD_PULL, {}, { workspace });
    expect(result.outputs['status']).toBe('complete');
    expect(files()).toEqual(before);
    expect(readFileSync(join(workspace, '.git/config'), 'utf8')).not.toContain(TOKEN);
  });

  it('never sees the token in the command line of git', async () => {
    const bin = join(gate().folder, 'bin');
    mkdirSync(bin);
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    const script = `#!/bin/sh\necho "$@" >> "${bin}/log"\nexec "${real}" "$@"\n`;
    writeFileSync(join(bin, 'git'), script, { mode: 0o755 });
    const result = await review(GOOD_PULL, {}, { env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` } });
    expect(result.exitCode).toBe(0);
    const lines = readFileSync(join(bin, 'log'), 'utf8');
    expect(lines).toContain('fetch');
    expect(lines).not.toContain(TOKEN);
    expect(lines).not.toContain(Buffer.from(`x-access-token:${TOKEN}`).toString('base64'));
  });

  it('without git is told so', async () => {
    const result = await review(GOOD_PULL, {}, { env: { PATH: gate().folder } });
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(/\bgit\b/u);
    expect(result.outputs['approved']).toBe('false');
  });

  it('has its proxy used for GitHub and for nothing else', async () => {
    const proxy = await ForwardProxy.start();
    const away = (url: string): string => url.replace('127.0.0.1', 'github.example.test');
    const { serverUrl, apiUrl, graphqlUrl } = gate().github;
    const urls = { serverUrl: away(serverUrl), apiUrl: away(apiUrl), graphqlUrl: away(graphqlUrl) };
    try {
      const result = await review(GOOD_PULL, {}, { ...urls, env: { http_proxy: proxy.url } });
      expect(result.log).toMatch(/gate is open/iu);
      expect(new Set(proxy.targets)).toEqual(new Set([new URL(urls.apiUrl).host]));
    } finally {
      await proxy.close();
    }
  });

  it('stops at a signal while it fetches', async () => {
    gate().github.fail({ on: 'git', how: 'hang' });
    const about = { repo: REPO, pr: GOOD_PULL, headSha: findHead(GOOD_PULL) };
    const step = gate().start(gate().step({}, pullRequestEvent(about)));
    await gate().github.received('git');
    const sent = performance.now();
    step.kill('SIGTERM');
    const result = await step.finished;
    expect(performance.now() - sent).toBeLessThan(7500);
    expect(result.exitCode === 0).toBe(false);
    expect(gate().github.state.checkRuns).toEqual([]);
  });
});
