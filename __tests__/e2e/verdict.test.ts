/** The verdict opens or closes the gate: exit code, outputs, check run, summary, log. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { HEAD, PR, REPO, useGate } from '../stand-ins/gate.js';
import { CREATE_CHECK_RUN, LIST_CHECK_RUNS } from '../stand-ins/github/server.js';
import { sampleFinding } from '../stand-ins/review-service/service.js';

const gate = useGate();

const withSeverity = (severity: string) => [{ ...sampleFinding(0), severity }];

describe('an approved review', () => {
  it('opens the gate and says so everywhere', async () => {
    const traceUrl = 'https://review.example.test/audit/1';
    const service = await gate().serve({ statuses: ['queued', 'queued', 'complete'], traceUrl });
    const result = await gate().review(service);

    expect(result.exitCode).toBe(0);
    const checkRun = gate().checkRun;
    expect(result.outputs).toEqual({
      'review-id': expect.stringMatching(/^rev_/u),
      status: 'complete',
      verdict: 'auto-approve',
      tier: 'T2',
      confidence: '0.93',
      'trace-url': traceUrl,
      'findings-count': '1',
      'errors-count': '0',
      'warnings-count': '1',
      findings: expect.stringMatching(/\.json$/u),
      'check-run-url': `https://github.example/${REPO}/runs/${checkRun.id}`,
      approved: 'true',
    });
    expect(JSON.parse(readFileSync(result.outputs['findings'] ?? '', 'utf8'))).toEqual([sampleFinding(0)]);
    expect(checkRun).toMatchObject({ name: 'Review Gate', headSha: HEAD, status: 'completed', conclusion: 'success' });
    expect(checkRun.annotations).toMatchObject([
      {
        path: 'src/file-0.ts',
        start_line: 1,
        end_line: 3,
        annotation_level: 'warning',
        title: expect.stringContaining('Finding 0'),
        message: expect.stringContaining('Why finding 0 matters.'),
      },
    ]);
    for (const text of ['auto-approve', 'T2', '0.93', 'AC1', 'Finding 0', traceUrl]) {
      expect(result.summary).toContain(text);
    }
    expect(result.summary).toContain(`${gate().github.serverUrl}/${REPO}/blob/${HEAD}/src/cart.ts#L3-L9`);
    expect(result.summary).toContain(`${gate().github.serverUrl}/${REPO}/blob/${HEAD}/src/cart.ts#L14`);
    expect(result.stdout).toContain('auto-approve');
    expect(result.annotations).toEqual([]);
  });

  it('asks the service for what the interface shows, and for nothing else', async () => {
    const service = await gate().serve();
    const result = await gate().review(service, { ticket: 'SHOP-12', policy: 'strict' });
    expect(result.exitCode).toBe(0);
    expect(service.created).toEqual([{ repo: REPO, pr: PR, ticket: 'SHOP-12', policy: 'strict' }]);
    expect(service.seen('token')).toHaveLength(1);
    const [create] = service.seen('create');
    expect(create?.headers['idempotency-key']).toEqual(expect.stringMatching(/^\S{16,255}$/u));
    expect(service.requests.filter(({ endpoint }) => endpoint === 'other')).toEqual([]);
  });

  it('is created completed in its first request, never in progress', async () => {
    const service = await gate().serve();
    await gate().review(service);
    expect(
      gate()
        .github.of(CREATE_CHECK_RUN)
        .map(({ body }) => body),
    ).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    // What stands on the head is read before, and once more behind it: another pull request may have been closed meanwhile.
    expect(gate().github.requests.map(({ operation }) => operation)).toEqual([
      LIST_CHECK_RUNS,
      CREATE_CHECK_RUN,
      LIST_CHECK_RUNS,
    ]);
  });

  it('sends no ticket and no policy where none is given, and another key for another attempt', async () => {
    const service = await gate().serve();
    await gate().review(service);
    await gate().review(service);
    await gate().review(service, {}, { runAttempt: '2' });
    expect(service.created).toEqual([
      { repo: REPO, pr: PR },
      { repo: REPO, pr: PR },
      { repo: REPO, pr: PR },
    ]);
    const keys = service.seen('create').map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('the gate by verdict, findings and fail-on', () => {
  it.each([
    ['not-approved', 'needs-review', 'warn', 1, 'failure'],
    ['not-approved', 'request-changes', 'error', 1, 'failure'],
    ['not-approved', 'auto-approve', 'error', 0, 'success'],
    ['not-approved', 'Auto-Approve', 'info', 1, 'failure'],
    ['not-approved', 'approved', 'info', 1, 'failure'],
    ['not-approved', null, 'info', 1, 'failure'],
    ['not-approved', undefined, 'info', 1, 'failure'],
    ['error', 'needs-review', 'warn', 0, 'success'],
    ['error', 'needs-review', 'error', 1, 'failure'],
    ['error', 'request-changes', 'info', 1, 'failure'],
    ['never', 'request-changes', 'error', 0, 'neutral'],
    ['never', 'auto-approve', 'info', 0, 'neutral'],
  ])('fail-on %s, verdict %s, a finding of %s: exit %i, %s', async (failOn, verdict, severity, exit, conclusion) => {
    const service = await gate().serve({ verdict, findings: withSeverity(severity) });
    const result = await gate().review(service, { 'fail-on': failOn });
    expect(result.exitCode).toBe(exit);
    expect(gate().checkRun.conclusion).toBe(conclusion);
    expect(result.outputs['approved']).toBe(String(verdict === 'auto-approve'));
    expect(result.outputs['verdict']).toBe(verdict ?? undefined);
    expect(result.outputs['check-run-url']).toContain('/runs/');
    expect(result.annotations.filter(({ name }) => name === 'error')).toHaveLength(exit);
    expect(result.summary).toContain('Finding 0');
  });
});

describe('a dry run', () => {
  it.each([null, 'request-changes', 'auto-approve'])(
    'with verdict %s never closes and never approves',
    async (verdict) => {
      const service = await gate().serve({ verdict, findings: withSeverity('error') });
      const result = await gate().review(service, { 'dry-run': 'true' });
      expect(service.created).toEqual([{ repo: REPO, pr: PR, dry_run: true }]);
      expect(result.exitCode).toBe(0);
      expect(gate().checkRun.conclusion).toBe('neutral');
      expect(result.outputs['approved']).toBe('false');
      expect(result.summary).toMatch(/dry run/iu);
    },
  );
});

describe('a review that failed', () => {
  const failed = {
    statuses: ['queued', 'failed'],
    extraReviewFields: { error: { code: 'E_UP_001', detail: 'GitHub is away' } },
  };

  it('fails the job, with the code and the reason', async () => {
    const result = await gate().review(await gate().serve(failed));
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ status: 'failed', approved: 'false' });
    expect(result.log).toContain('E_UP_001');
    expect(result.summary).toContain('GitHub is away');
    expect(gate().github.state.checkRuns.map(({ conclusion }) => conclusion)).not.toContain('success');
  });

  it('is a warning with on-error: warn, and not a silent one', async () => {
    const result = await gate().review(await gate().serve(failed), { 'on-error': 'warn' });
    expect(result.exitCode).toBe(0);
    expect(result.outputs['approved']).toBe('false');
    expect(result.annotations.filter(({ name }) => name === 'warning').length).toBeGreaterThan(0);
    expect(gate().github.state.checkRuns.map(({ conclusion }) => conclusion)).not.toContain('success');
  });
});

describe('words that the document does not know', () => {
  it('polls on through unknown statuses, and says so once each', async () => {
    const statuses = ['queued', 'analysing', 'analysing', 'analysing', 'complete'];
    const service = await gate().serve({ statuses });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(service.seen('review')).toHaveLength(4);
    expect(result.log.split('\n').filter((line) => line.includes('analysing'))).toHaveLength(1);
  });

  it('passes unknown planes, severities and tiers on', async () => {
    const findings = [{ ...sampleFinding(0), plane: 'astral', severity: 'catastrophic' }];
    const result = await gate().review(await gate().serve({ findings, tier: 'T9' }));
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ tier: 'T9', 'findings-count': '1' });
    expect(gate().checkRun.annotations).toMatchObject([{ annotation_level: 'warning' }]);
    expect(result.summary).toContain('astral');
  });

  it('passes a missing tier and missing bindings on', async () => {
    const result = await gate().review(await gate().serve({ tier: undefined, acBindings: [] }));
    expect(result.exitCode).toBe(0);
    expect(result.outputs['tier']).toBeUndefined();
  });
});

describe('the commit that was reviewed', () => {
  it('gets the check run where the service names it; the job, which counts for another, says so and opens nothing', async () => {
    const moved = 'c'.repeat(40);
    const { pulls } = gate().github.state;
    pulls.set(99, {
      number: 99,
      title: 'x',
      body: '',
      base: { ref: 'main', sha: HEAD },
      head: { ref: 'x', sha: moved },
    });
    const service = await gate().serve({ extraReviewFields: { head_sha: moved } });
    const result = await gate().review(service, {}, { runAttempt: '2' });
    pulls.delete(99);
    expect(result.exitCode).toBe(1);
    expect(result.outputs['approved']).toBe('false');
    expect(gate().checkRun).toMatchObject({ headSha: moved, conclusion: 'success' });
    expect(result.log).toMatch(/moved on/u);
    expect(result.log).toContain(moved.slice(0, 7));
  });
});
