import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { eslint } from '../external/sarif/logs.js';
import { complete, findings, HEAD, REMOTE, REPO, step } from './harness.js';
import { scratchFolder } from './scratch.js';

const OTHER = 'b'.repeat(40);
/** An answer of GitHub, as octokit throws it. */
const refused = (status: number, message: string) =>
  Object.assign(new Error(message), { status, response: { status, headers: {}, data: { message } } });
const fails = (fault: unknown) => async (): Promise<never> => {
  throw fault;
};

describe('a review that opens the gate', () => {
  it('sets every output, posts a complete check run, writes the summary, and exits 0', async () => {
    const { exitCode, core, runs, summary, requests, folder } = await step();
    expect(exitCode).toBe(0);
    expect(core.outputs).toEqual({
      'review-id': 'rev_1',
      status: 'complete',
      verdict: 'auto-approve',
      tier: 'T2',
      confidence: '0.91',
      'trace-url': 'https://review.example.com/traces/rev_1',
      'findings-count': '2',
      'errors-count': '0',
      'warnings-count': '2',
      findings: expect.stringContaining(join(folder, 'temp', 'review-gate-')),
      'check-run-url': 'https://github.com/octo-org/octo-repo/runs/5',
      approved: 'true',
    });
    expect(JSON.parse(await readFile(core.outputs['findings'] ?? '', 'utf8'))).toEqual(findings(2));
    expect(runs).toEqual([
      expect.objectContaining({
        repo: REPO,
        headSha: HEAD,
        name: 'Review Gate',
        conclusion: 'success',
        detailsUrl: 'https://review.example.com/traces/rev_1',
      }),
    ]);
    expect(runs[0]?.annotations).toHaveLength(2);
    expect(requests.map((each) => each.request)).toEqual([{ repo: REPO, pr: 7 }]);
    expect(summary).toContain('auto-approve');
    expect(core.of('error')).toEqual([]);
  });

  it('sends what was asked for', async () => {
    const { requests, remotes } = await step({
      inputs: {
        ...REMOTE,
        ticket: 'SHOP-12',
        policy: 'strict',
        'dry-run': 'true',
        'timeout-seconds': '100',
        'poll-interval-seconds': '0.5',
      },
    });
    expect(requests[0]?.request).toEqual({ repo: REPO, pr: 7, ticket: 'SHOP-12', policy: 'strict', dry_run: true });
    expect(remotes[0]).toMatchObject({
      baseUrl: 'https://review.example.com/gate',
      clientId: 'cli_1',
      clientSecret: 's3cret',
      pollIntervalMs: 500,
    });
    // A tenth of the time is kept for posting.
    expect(remotes[0]?.deadline).toBe(1_000_000 + 90_000);
  });

  it('masks every secret before anything else is written', async () => {
    const { core } = await step({ inputs: { ...REMOTE, 'dry-run': 'maybe' } });
    expect(core.everything.slice(0, 2)).toEqual(['mask: s3cret', 'mask: ghs_token']);
    const good = await step({ inputs: {} });
    expect(good.core.everything[0]).toBe('mask: ghs_token');
    const remote = await step();
    const masks = ['mask: s3cret', 'mask: ghs_token', 'mask: minted-token'];
    expect(remote.core.everything.slice(0, 3)).toEqual(masks);
  });

  it('puts no secret into what the runner does not mask', async () => {
    const leak = 'ghs_token s3cret minted-token';
    const { summary, runs } = await step({
      findings: async () => ({ findings: findings(1, { title: leak, rationale: leak }), truncated: false }),
      wait: async () => complete({ verdict: leak }),
    });
    expect(runs).toHaveLength(1);
    expect(JSON.stringify([summary, runs])).not.toMatch(/s3cret|minted-token/u);
    const bad = await step({ inputs: { ...REMOTE, 'client-secret': 'under_score', repo: 'under_score' } });
    expect(bad.summary).toContain('\\*\\*\\*');
    expect(bad.summary).not.toMatch(/under\\?_score/u);
  });

  it('appends what does not fit into the first request', async () => {
    const { runs, appended } = await step({ findings: async () => ({ findings: findings(101), truncated: false }) });
    expect(runs[0]?.annotations).toHaveLength(50);
    expect(appended.map((batch) => batch.length)).toEqual([50, 1]);
  });

  it('closes what it opened', async () => {
    expect((await step({ inputs: {} })).closed.sort()).toEqual(['github', 'reviewer']);
    expect((await step()).closed.sort()).toEqual(['github', 'reviewer']);
    for (const inputs of [{}, REMOTE]) {
      expect((await step({ inputs, create: fails(new Error('x')) })).closed).toEqual(['reviewer']);
    }
  });
});

describe('reports of other tools', () => {
  it('are read before anything is asked, and given to the review', async () => {
    const file = join(await scratchFolder(), 'eslint.sarif');
    await writeFile(file, JSON.stringify(eslint));
    const { given, requests, core } = await step({ inputs: { sarif: `${file}\nnone-*.sarif` } });
    expect(given).toMatchObject([
      {
        about: { repo: REPO, head_sha: HEAD },
        reports: [{ kind: 'sarif', parsed: { reports: [{ tool: 'ESLint', left_out: { without_place: 2 } }] } }],
      },
    ]);
    expect(requests[0]?.request.evidence).toEqual(['evd_0']);
    expect(JSON.stringify(core.of('warning'))).toContain('no file matches');
  });

  it('are given to a service too, with the reports of the tests', async () => {
    const folder = await scratchFolder();
    await writeFile(join(folder, 'junit.xml'), '<testsuite name="s"><testcase name="a"/></testsuite>');
    await writeFile(join(folder, 'lcov.info'), 'SF:src/a.ts\nDA:1,1\nend_of_record\n');
    const inputs = { ...REMOTE, junit: join(folder, '*.xml'), coverage: join(folder, 'lcov.info') };
    const { given, requests, core } = await step({ inputs });
    expect(given[0]?.reports.map(({ kind }) => kind)).toEqual(['junit', 'lcov']);
    expect(requests[0]?.request.evidence).toEqual(['evd_0', 'evd_1']);
    expect(core.plain).toContain('junit: 1 test of 1 report read.');
  });

  it.each(['fail', 'warn'])(
    'that cannot be used fail the step, each named, whatever on-error says: %s',
    async (onError) => {
      const broken = join(await scratchFolder(), 'broken.sarif');
      await writeFile(broken, '{"version": "2.1.0", "runs": [{}]}');
      const inputs = { sarif: `gone.sarif\n${broken}`, 'on-error': onError };
      const { exitCode, core, locals, summary } = await step({ inputs });
      expect(exitCode).toBe(1);
      expect(locals).toEqual([]);
      const said = JSON.stringify(core.of('error'));
      expect(said).toContain('gone.sarif does not exist');
      expect(said).toContain('broken.sarif is no SARIF 2.1.0 log: at /runs/0/tool');
      expect(summary).toContain('gone.sarif');
    },
  );
});

describe('the review in the job', () => {
  it("is made with the job's own surroundings, and asked like any other", async () => {
    const { locals, remotes, requests, folder, exitCode } = await step({ inputs: {} });
    expect(exitCode).toBe(0);
    expect(locals[0]?.source).toEqual({
      kind: 'github',
      token: 'ghs_token',
      apiUrl: 'https://github.example.com/api/v3',
      serverUrl: 'https://github.example.com',
      workspace: join(folder, 'workspace'),
      cacheDirectory: join(folder, 'temp', 'review-gate-git'),
      // Its code is fetched before GitHub has said the rest.
      expected: { repo: REPO, pr: 7, base: { ref: 'main' }, head: { sha: HEAD } },
    });
    // A tenth of the time is kept for posting, at most half a minute.
    expect(locals[0]?.options.deadline).toBe(1_000_000 + 570_000);
    expect(requests).toMatchObject([{ request: { repo: REPO, pr: 7 } }]);
    expect(remotes).toEqual([]);
  });

  it.each([
    ['workflow_dispatch', {}],
    ['pull_request', { pull_request: { number: 7, head: { sha: HEAD } } }],
    ['merge_group', { merge_group: { head_sha: HEAD, head_ref: `gh-readonly-queue/main/pr-7-${OTHER}` } }],
  ])('expects no commits where %s does not name them: %j', async (event, payload) => {
    const { locals } = await step({ event, payload, inputs: event === 'workflow_dispatch' ? { pr: '7' } : {} });
    expect(locals[0]?.source).toMatchObject({ expected: null });
  });

  it('gives no link to an address that ends with the job', async () => {
    const { runs } = await step({
      inputs: {},
      wait: async () => complete({ trace_url: 'http://127.0.0.1:1234/v1/reviews/rev_1/trace' }),
    });
    expect(runs[0]?.detailsUrl).toBeNull();
  });

  it('fails the step where it cannot be made', async () => {
    const { exitCode, core, runs } = await step({ inputs: {}, openLocal: fails(new Error('no disk')) });
    expect(exitCode).toBe(1);
    expect(core.of('error')[0]?.message).toContain('no disk');
    expect(runs).toEqual([]);
  });
});

describe('a review that closes the gate', () => {
  it('exits 1 with every output set and the check run a failure', async () => {
    const { exitCode, core, runs } = await step({ wait: async () => complete({ verdict: 'request-changes' }) });
    expect(exitCode).toBe(1);
    expect(runs[0]?.conclusion).toBe('failure');
    expect(Object.keys(core.outputs)).toHaveLength(12);
    expect(core.outputs['approved']).toBe('false');
    expect(core.of('error').at(-1)?.message).toMatch(/^The gate is closed: .*request-changes/u);
  });

  it('says in the log first why, then what to do, and last where the report is', async () => {
    const { core } = await step({ wait: async () => complete({ verdict: 'request-changes' }) });
    const lines = core.everything.filter((line) => !line.startsWith('output: '));
    const why = lines.findIndex((line) => line.startsWith('error: The gate is closed: '));
    expect(lines[why + 1]).toBe('info: To open the gate:');
    expect(lines.at(-1)).toMatch(/^info: The whole report: https:/u);
  });

  it.each([
    [{ 'fail-on': 'never' }, 'needs-review', 0, 'neutral', 'false'],
    [{ 'dry-run': 'true' }, null, 0, 'neutral', 'false'],
    [{ 'dry-run': 'true' }, 'auto-approve', 0, 'neutral', 'false'],
    [{ 'fail-on': 'error' }, 'needs-review', 0, 'success', 'false'],
  ] as const)('%j with the verdict %j exits %i, %s', async (inputs, verdict, exitCode, conclusion, approved) => {
    const ran = await step({ inputs: { ...REMOTE, ...inputs }, wait: async () => complete({ verdict }) });
    expect(ran.exitCode).toBe(exitCode);
    expect(ran.runs[0]?.conclusion).toBe(conclusion);
    expect(ran.core.outputs['approved']).toBe(approved);
  });
});

describe('the commit', () => {
  it('is the one that was reviewed, and a head that moved on is said', async () => {
    const { runs, core, summary, requests } = await step({ wait: async () => complete({ head_sha: OTHER }) });
    expect(runs[0]).toMatchObject({ headSha: OTHER, conclusion: 'success' });
    expect(core.of('notice')[0]?.message).toMatch(/moved on.*aaaaaaaaaaaa.*bbbbbbbbbbbb/u);
    expect(summary).toContain('moved on');
    expect(requests).toHaveLength(1);
  });

  it('is asked for on a re-run, since its payload is old', async () => {
    const { runs, core } = await step({ env: { GITHUB_RUN_ATTEMPT: '2' }, readHead: async () => OTHER });
    expect(runs[0]?.headSha).toBe(OTHER);
    expect(core.of('notice')[0]?.message).toContain('moved on');
    const silent = await step({ env: { GITHUB_RUN_ATTEMPT: '2' }, readHead: fails(new Error('down')) });
    expect(silent.runs[0]?.headSha).toBe(HEAD);
    expect(silent.exitCode).toBe(0);
  });

  it.each([['1'], ['2']])('opens no job that belongs to another one, at attempt %s', async (attempt) => {
    const { runs, core, exitCode } = await step({
      env: { GITHUB_RUN_ATTEMPT: attempt },
      readHead: async () => OTHER,
      wait: async () => complete({ head_sha: OTHER }),
    });
    expect(exitCode).toBe(1);
    expect(runs[0]).toMatchObject({ headSha: OTHER, conclusion: 'success' });
    expect(core.outputs['approved']).toBe('false');
    expect(JSON.stringify(core.of('error'))).toContain(
      'this job counts for aaaaaaaaaaaa, and bbbbbbbbbbbb was reviewed',
    );
  });

  it('is another for another head only', async () => {
    const first = await step();
    const again = await step();
    const rerun = await step({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.requests[0]?.key).toBe(first.requests[0]?.key);
    expect(rerun.requests[0]?.key).not.toBe(first.requests[0]?.key);
  });

  it('ignores a head_sha that is none', async () => {
    const { runs } = await step({ wait: async () => complete({ head_sha: '::error::' }) });
    expect(runs[0]?.headSha).toBe(HEAD);
  });

  it("is the merge group's own in a merge queue", async () => {
    const { runs, requests, core } = await step({
      event: 'merge_group',
      payload: {
        merge_group: {
          head_sha: HEAD,
          head_ref: `refs/heads/gh-readonly-queue/main/pr-9-${OTHER}`,
          base_ref: 'refs/heads/main',
        },
      },
      wait: async () => complete({ head_sha: OTHER }),
    });
    expect(requests[0]?.request.pr).toBe(9);
    expect(runs[0]?.headSha).toBe(HEAD);
    expect(core.of('notice')[0]?.message).toContain('merge group');
  });

  it('is asked for where the event does not name it', async () => {
    const world = { event: 'workflow_dispatch', payload: {}, inputs: { ...REMOTE, pr: '12' } };
    const { runs, requests } = await step({ ...world, readHead: async () => OTHER });
    expect(requests[0]?.request.pr).toBe(12);
    expect(runs[0]?.headSha).toBe(OTHER);
    const missing = await step({ ...world, readHead: fails(refused(404, 'Not Found')) });
    expect(missing.exitCode).toBe(1);
    expect(missing.requests).toEqual([]);
    expect(missing.core.of('error')[0]?.message).toMatch(
      /octo-org\/octo-repo#12.*Not Found[\s\S]*pull-requests: read/u,
    );
    const away = await step({ ...world, readHead: fails(refused(502, 'GitHub answered 502')) });
    expect(away.core.of('error')[0]?.message).toMatch(/octo-org\/octo-repo#12.*502[\s\S]*again later/u);
    const blind = await step({ ...world, inputs: { ...world.inputs, 'github-token': '', 'on-error': 'warn' } });
    expect(blind.exitCode).toBe(1);
    expect(blind.core.of('error')[0]?.message).toContain('github-token is empty');
  });
});

describe('a dry run', () => {
  it.each([
    [null, /^## . Review Gate: dry run$/mu],
    ['auto-approve', /^## . Review Gate: dry run, would be auto-approve$/mu],
  ])('is called one where the service does not say so itself: verdict %s', async (verdict, heading) => {
    const { summary, runs, core } = await step({
      inputs: { ...REMOTE, 'dry-run': 'true' },
      wait: async () => complete({ verdict }),
    });
    expect(summary).toMatch(heading);
    expect(runs[0]?.output.title).toMatch(/^dry run/u);
    expect(core.outputs['approved']).toBe('false');
  });
});

describe('annotations elsewhere', () => {
  it('go to the log alone with annotations: log', async () => {
    const { runs, core, github } = await step({ inputs: { ...REMOTE, annotations: 'log' } });
    expect([runs, github]).toEqual([[], []]);
    expect(core.of('warning').map((each) => each.place?.file)).toEqual(['src/0.ts', 'src/1.ts']);
  });

  it('go nowhere with annotations: none, but to the summary', async () => {
    const { runs, core, summary } = await step({ inputs: { ...REMOTE, annotations: 'none' } });
    expect(runs).toEqual([]);
    expect(core.commands).toEqual([]);
    expect(summary).toContain('title 1.');
  });
});

describe('files', () => {
  it('tolerates a summary that is not there or cannot be written', async () => {
    const without = await step({ env: { GITHUB_STEP_SUMMARY: undefined } });
    expect(without.exitCode).toBe(0);
    expect(without.core.plain.join('\n')).toContain('GITHUB_STEP_SUMMARY is not set');
    const broken = await step({ env: { GITHUB_STEP_SUMMARY: '/nonexistent/folder/summary.md' } });
    expect(broken.exitCode).toBe(0);
    expect(broken.core.of('warning').at(-1)?.message).toContain('could not be written');
  });

  it('keeps the summary below what the runner takes', async () => {
    const huge = findings(5000, { title: 'x'.repeat(255), rationale: '<b>y</b>'.repeat(200) });
    const { summary } = await step({ findings: async () => ({ findings: huge, truncated: true }) });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(summary).toContain('more findings are not shown');
  });

  it('says that there is no trace to write', async () => {
    const { core, exitCode } = await step({ inputs: { ...REMOTE, 'trace-file': 'out/trace.json' } });
    expect(exitCode).toBe(0);
    expect(core.of('warning')[0]?.message).toContain('out/trace.json is not written');
  });
});

describe('a trace file', () => {
  const TRACE = {
    schema: 'review-gate.trace/1' as const,
    review_id: 'rev_1',
    engine: { version: '0' },
    snapshot: { digest: `sha256:${'0'.repeat(64)}`, coverage: { complete: true, files: 1, omitted: [] } },
    steps: [],
    decision: { verdict: 'auto-approve' as const, rule: 'r', rules: [], facts: {}, confidence: 1 },
    digest: `sha256:${'0'.repeat(64)}`,
    signature: null,
  };

  it('is written below the workspace', async () => {
    const { folder, core } = await step({
      inputs: { ...REMOTE, 'trace-file': 'out/t.json' },
      trace: async () => ({ document: TRACE, trace: TRACE }),
    });
    expect(JSON.parse(await readFile(join(folder, 'workspace', 'out', 't.json'), 'utf8'))).toEqual(TRACE);
    expect(core.of('warning').filter((each) => each.message.includes('trace'))).toEqual([]);
  });

  it('is written as it came where its form is not known here', async () => {
    const document = { audit: ['step 1'] };
    const { folder, exitCode, summary } = await step({
      inputs: { ...REMOTE, 'trace-file': 't.json' },
      trace: async () => ({ document, trace: null }),
    });
    expect(exitCode).toBe(0);
    expect(JSON.parse(await readFile(join(folder, 'workspace', 't.json'), 'utf8'))).toEqual(document);
    expect(summary).toContain('auto-approve');
  });

  it('replaces a symbolic link instead of following it', async () => {
    const folder = await scratchFolder();
    const target = join(folder, 'victim.txt');
    const link = join(folder, 'link.json');
    await writeFile(target, 'untouched');
    await symlink(target, link);
    const { exitCode } = await step({
      inputs: { ...REMOTE, 'trace-file': link },
      trace: async () => ({ document: TRACE, trace: TRACE }),
    });
    expect(exitCode).toBe(0);
    expect(await readFile(target, 'utf8')).toBe('untouched');
    expect(JSON.parse(await readFile(link, 'utf8'))).toEqual(TRACE);
  });
});
