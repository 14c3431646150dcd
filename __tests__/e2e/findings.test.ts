/** However many findings there are, none is lost and no request is too large. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';
import { CREATE_CHECK_RUN, UPDATE_CHECK_RUN } from '../stand-ins/github/server.js';
import { type NextPageForm, sampleFinding } from '../stand-ins/review-service/service.js';

const gate = useGate();

describe('so many findings', () => {
  it.each([
    [0, 0],
    [1, 0],
    [49, 0],
    [50, 0],
    [51, 1],
    [100, 1],
    [101, 2],
    [5000, 99],
  ])('%i: one request creates, %i append', async (count, patches) => {
    const service = await gate().serve({ findings: count, pageSize: 100 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(result.outputs['findings-count']).toBe(String(count));
    expect(JSON.parse(readFileSync(result.outputs['findings'] ?? '', 'utf8'))).toHaveLength(count);
    expect(gate().github.of(CREATE_CHECK_RUN)).toHaveLength(1);
    expect(gate().github.of(UPDATE_CHECK_RUN)).toHaveLength(patches);
    const { annotations, title, summary } = gate().checkRun;
    expect(new Set(annotations.map((annotation) => annotation.title)).size).toBe(count);
    for (const { body } of gate().github.of(UPDATE_CHECK_RUN)) {
      expect(body).toMatchObject({ output: { title, summary } });
    }
    expect(result.summary).not.toBe('');
  });

  it('says how many were cut beyond 5,000', async () => {
    const service = await gate().serve({ findings: 5050, pageSize: 100 });
    const result = await gate().review(service, { annotations: 'none' });
    expect(result.exitCode).toBe(0);
    expect(result.outputs['findings-count']).toBe('5000');
    expect(result.log + result.summary).toMatch(/5,?000/u);
  });
});

describe('the worst first', () => {
  it('in the check run, whatever order the service has', async () => {
    const severities = ['info', 'warn', 'error'];
    const findings = Array.from({ length: 120 }, (_, index) => ({
      ...sampleFinding(index),
      severity: severities[index % 3],
    }));
    const result = await gate().review(await gate().serve({ findings, verdict: 'request-changes' }));
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ 'findings-count': '120', 'errors-count': '40', 'warnings-count': '40' });
    const levels = gate().checkRun.annotations.map(({ annotation_level: level }) => level);
    expect(levels).toEqual([
      ...Array.from({ length: 40 }, () => 'failure'),
      ...Array.from({ length: 40 }, () => 'warning'),
      ...Array.from({ length: 40 }, () => 'notice'),
    ]);
  });
});

describe('pages', () => {
  it.each<[NextPageForm]>([['opaque'], ['number'], ['url'], ['path'], ['query']])(
    'as %s are all read',
    async (nextPage) => {
      const service = await gate().serve({ findings: 23, pageSize: 5, nextPage });
      const result = await gate().review(service);
      expect(result.exitCode).toBe(0);
      expect(result.outputs['findings-count']).toBe('23');
      expect(service.seen('findings')).toHaveLength(5);
    },
  );

  it('are counted once where a finding comes twice', async () => {
    const findings = [0, 1, 2, 1, 3, 0].map(sampleFinding);
    const result = await gate().review(await gate().serve({ findings, pageSize: 2 }));
    expect(result.outputs['findings-count']).toBe('4');
    expect(gate().checkRun.annotations).toHaveLength(4);
  });

  it.each<[NextPageForm]>([['repeat'], ['other-origin']])('as %s stop with an error', async (nextPage) => {
    const service = await gate().serve({ findings: 20, pageSize: 5, nextPage });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(service.seen('findings').length).toBeLessThan(5);
    expect(result.outputs).toMatchObject({ verdict: 'auto-approve', approved: 'false' });
    expect(result.annotations.map(({ name }) => name)).toContain('error');
    expect(result.log).toMatch(/page/iu);
  });
});

describe('annotations elsewhere', () => {
  it('log: workflow commands within the limits of the runner, the rest as lines', async () => {
    const service = await gate().serve({ findings: 30, verdict: 'needs-review' });
    const result = await gate().review(service, { annotations: 'log' });
    expect(result.exitCode).toBe(1);
    expect(gate().github.state.checkRuns).toEqual([]);
    const warnings = result.annotations.filter(({ name }) => name === 'warning');
    expect(warnings.length).toBeGreaterThan(5);
    expect(warnings.length).toBeLessThanOrEqual(10);
    expect(warnings[0]).toMatchObject({ properties: { file: 'src/file-0.ts', line: '1', endLine: '3' } });
    for (let index = 0; index < 30; index += 1) expect(result.log).toContain(`Finding ${index}`);
  });

  it('none: outputs and summary only', async () => {
    const result = await gate().review(await gate().serve({ findings: 3 }), { annotations: 'none' });
    expect(result.exitCode).toBe(0);
    expect(gate().github.requests).toEqual([]);
    expect(result.annotations).toEqual([]);
    expect(result.outputs['findings-count']).toBe('3');
    expect(result.summary).toContain('Finding 2');
  });
});
