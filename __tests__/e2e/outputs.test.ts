/** What the built action leaves behind besides its check run: the sticky comment, and the files. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mergeGroupEvent, plainEvent } from '../stand-ins/events.js';
import { HEAD, PR, REPO, useGate } from '../stand-ins/gate.js';
import {
  CREATE_CHECK_RUN,
  CREATE_COMMENT,
  FORBIDDEN,
  LIST_COMMENTS,
  UPDATE_COMMENT,
} from '../stand-ins/github/server.js';
import { listForeignParts } from '../stand-ins/markdown.js';
import { sampleFinding } from '../stand-ins/review-service/service.js';
import { sarifJudge } from '../stand-ins/sarif.js';

const gate = useGate();
const judge = sarifJudge();
const MARKER = '<!-- review-gate: Review%20Gate -->';

const HOSTILE =
  '<script>pwned()</script> [pwned](javascript:alert(1)) @octocat #1 https://evil.example\n# pwned\n::error::pwned\u202e\ud800';

/** Puts comments on the pull request, as many as are given and one of ours at the place asked for. */
function converse(count: number, at: number | null, body = `${MARKER}\nold`): void {
  const { comments } = gate().github.state;
  for (let index = 0; index < count; index += 1) {
    comments.push({ id: index + 1, issue: PR, body: index === at ? body : 'words' });
  }
}

const asked = () => [LIST_COMMENTS, CREATE_COMMENT, UPDATE_COMMENT].map((on) => gate().github.of(on).length);

describe('the sticky comment', () => {
  it('is created once, updated when the verdict changes, and left alone when nothing did', async () => {
    const inputs = { comment: 'on-findings', annotations: 'none' };
    const rejected = await gate().serve({ verdict: 'needs-review', findings: 3 });
    expect((await gate().review(rejected, inputs)).exitCode).toBe(1);
    expect(asked()).toEqual([1, 1, 0]);
    const approved = await gate().serve({ verdict: 'auto-approve', findings: 0 });
    const result = await gate().review(approved, inputs);
    expect(result.exitCode).toBe(0);
    expect(asked()).toEqual([2, 1, 1]);
    const [comment] = gate().github.state.comments;
    expect(comment?.body.startsWith(`${MARKER}\n`)).toBe(true);
    expect(comment?.body).toContain('auto-approve');
    await gate().review(approved, inputs);
    expect(asked()).toEqual([3, 1, 1]);
    expect(gate().github.state.comments).toHaveLength(1);
    expect(result.log).not.toContain('::warning');
  });

  it('is found among more than a page of others, on a merge group, after the check run', async () => {
    converse(230, 150);
    const service = await gate().serve({ verdict: 'auto-approve', findings: 0 });
    const event = mergeGroupEvent({ repo: REPO, pr: PR, headSha: HEAD });
    const result = await gate().review(service, { comment: 'on-findings' }, event);
    expect(result.exitCode).toBe(0);
    expect(asked()).toEqual([2, 0, 1]);
    expect(gate().github.state.comments[150]?.body).toContain(result.outputs['check-run-url']);
    const order = gate().github.requests.map(({ operation }) => operation);
    expect(order.indexOf(CREATE_CHECK_RUN)).toBeLessThan(order.indexOf(LIST_COMMENTS));
  });

  it('does not go on claiming an old verdict where no review could be had', async () => {
    converse(1, 0, `${MARKER}\n✅ auto-approve`);
    const service = await gate().serve();
    service.fail({ on: 'create', status: 422, body: { code: 'E_AC_001', detail: 'The ticket has none.' } });
    const event = plainEvent('workflow_dispatch', REPO);
    const result = await gate().review(service, { comment: 'on-findings', pr: String(PR) }, event);
    expect(result.exitCode).toBe(1);
    expect(gate().github.state.comments).toHaveLength(1);
    expect(gate().github.state.comments[0]?.body).toMatch(/Nothing was approved/u);
    expect(gate().github.state.comments[0]?.body).not.toContain('✅');
  });

  it('is forbidden on a fork: each permission is named once, and the gate works all the same', async () => {
    gate().github.fail({ on: CREATE_CHECK_RUN, how: FORBIDDEN });
    gate().github.fail({ on: CREATE_COMMENT, how: FORBIDDEN });
    const service = await gate().serve({ verdict: 'auto-approve', findings: 2 });
    const result = await gate().review(service, { comment: 'always' });
    expect(result.exitCode).toBe(0);
    for (const permission of ['checks: write', 'pull-requests: write']) {
      expect(result.log.split('\n').filter((line) => line.includes(permission))).toHaveLength(1);
      expect(result.summary).toContain(permission);
    }
    expect(asked()).toEqual([1, 1, 0]);
    expect(result.outputs).toMatchObject({ approved: 'true', 'findings-count': '2' });
  });

  it('stands there once where it was taken and the answer lost', async () => {
    gate().github.fail({ on: CREATE_COMMENT, times: 1, how: 'lost' });
    const result = await gate().review(await gate().serve(), { comment: 'always', annotations: 'none' });
    expect(result.exitCode).toBe(0);
    expect(gate().github.state.comments).toHaveLength(1);
    expect(asked()).toEqual([2, 1, 0]);
  });

  it('stops with the step', async () => {
    gate().github.fail({ on: CREATE_COMMENT, how: 'hang' });
    const inputs = { ...gate().remote(await gate().serve()), comment: 'always', 'sarif-file': 'gate.sarif' };
    const step = gate().start(gate().step(inputs));
    await gate().github.received(CREATE_COMMENT);
    step.kill('SIGTERM');
    const result = await step.finished;
    expect(result.exitCode).toBe(143);
    expect(result.log).toMatch(/Stopped by SIGTERM while the review was being posted/u);
    expect(result.log).not.toContain('pull-requests: write');
    expect(readdirSync(result.workspace)).toEqual(['gate.sarif']);
  });
});

const FILES = { 'sarif-file': 'out/gate.sarif', 'report-file': 'out/report.html', 'trace-file': 'out/trace.json' };

describe('the files', () => {
  it('are written when the gate closes, hostile text as text', async () => {
    const finding = sampleFinding(0);
    const findings = [
      { ...finding, plane: HOSTILE, severity: HOSTILE, title: HOSTILE, rationale: HOSTILE },
      { ...sampleFinding(1), location: { file: '../../etc/passwd', lineRange: [9, 3] } },
    ];
    const service = await gate().serve({
      findings,
      verdict: 'needs-review',
      trace: () => ({ audit: HOSTILE }),
    });
    const result = await gate().review(service, { ...FILES, comment: 'always' });
    expect(result.exitCode).toBe(1);
    const text = (name: string) => readFileSync(join(result.workspace, 'out', name), 'utf8');
    const run = judge(text('gate.sarif'));
    const files = run.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri);
    expect(files.toSorted()).toEqual(['etc/passwd', 'src/file-0.ts']);
    const page = text('report.html');
    expect(page).toMatch(/^<!doctype html>/u);
    expect(page).not.toMatch(/<script|<a [^>]*href="javascript:/iu);
    expect(page).toContain('&lt;script&gt;');
    expect(readdirSync(join(result.workspace, 'out'))).toEqual(
      expect.arrayContaining(['gate.sarif', 'report.html', 'trace.json']),
    );
    const body = gate().github.state.comments[0]?.body ?? '';
    expect(listForeignParts(body.slice(MARKER.length))).toEqual([]);
    expect(body).not.toMatch(/^# pwned/mu);
    expect(result.commands.filter(({ data }) => data === 'pwned')).toEqual([]);
  });

  it('hold the page that the service gives to who asks for HTML', async () => {
    const page = (id: string) => `<!doctype html><title>${id}</title>`;
    const service = await gate().serve({ page });
    const result = await gate().review(service, { 'report-file': 'report.html' });
    expect(result.exitCode).toBe(0);
    expect(readFileSync(join(result.workspace, 'report.html'), 'utf8')).toBe(page(result.outputs['review-id'] ?? ''));
    expect(service.seen('trace').map(({ headers }) => headers['accept'])).toEqual(['application/json', 'text/html']);
  });

  it('are not there where there is no review, even if the pull request brought some', async () => {
    const workspace = mkdtempSync(join(gate().folder, 'workspace-'));
    writeFileSync(join(workspace, 'gate.sarif'), '{"runs":[]}');
    const service = await gate().serve();
    service.fail({ on: 'create', status: 403, body: {} });
    const result = await gate().review(service, { 'sarif-file': 'gate.sarif' }, { workspace });
    expect(result.exitCode).toBe(1);
    expect(readdirSync(workspace)).toEqual([]);
    expect(result.log).toContain('Not written, because there is no completed review: gate.sarif');
  });
});
