/** What the service refuses for good is said with its code and what to do; what it garbles is quoted. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';
import { readVisibleText } from '../stand-ins/markdown.js';
import { sampleFinding } from '../stand-ins/review-service/service.js';

const gate = useGate();

const problem = (status: number, code: string, detail: string) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'about:blank', title: 'Refused', status, code, detail, instance: '/v1/reviews' },
});

describe('a review that is refused', () => {
  it.each([
    ['E_AC_001', 422, /ticket/iu],
    ['E_AC_002', 422, /ticket/iu],
    ['E_TOK_002', 424, /provider token/iu],
    ['E_TOK_001', 424, /provider token/iu],
    ['E_REQ_002', 400, /repo|pr/iu],
    ['E_POL_001', 422, /policy/iu],
  ])('%s (%i): the code, the detail and what to do', async (code, status, advice) => {
    const service = await gate().serve();
    service.fail({ on: 'create', ...problem(status, code, 'Particulars of the case.') });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(service.seen('create')).toHaveLength(1);
    for (const text of [result.log, readVisibleText(result.summary)]) {
      expect(text).toContain(code);
      expect(text).toContain('Particulars of the case.');
      expect(text).toMatch(advice);
    }
    expect(result.outputs).toEqual({ approved: 'false' });
    expect(gate().github.state.checkRuns).toEqual([]);
  });

  it.each([
    ['{"error":{"code":"E_AC_001"}}', 422],
    ['{"error":"E_AC_001"}', 400],
    ['{"errors":["E_AC_001: no criteria"]}', 409],
    ['E_AC_001', 422],
    ['<html>E_AC_001</html>', 422],
  ])('finds the code in %s', async (body, status) => {
    const service = await gate().serve();
    service.fail({ on: 'create', status, body });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('E_AC_001');
    expect(result.log).toContain(String(status));
  });

  it.each([[404], [409], [410], [418]])('%i without a code: status and address', async (status) => {
    const service = await gate().serve();
    service.fail({ on: 'create', status, body: '' });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(service.seen('create')).toHaveLength(1);
    expect(result.log).toContain(String(status));
    expect(result.log).toContain('/v1/reviews');
  });

  it('warns with on-error: warn', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', ...problem(422, 'E_AC_001', 'None.') });
    const result = await gate().review(service, { 'on-error': 'warn' });
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain('E_AC_001');
    expect(result.outputs).toEqual({ approved: 'false' });
  });

  it('quotes no command out of the answer', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', status: 400, body: { code: 'E_X', detail: 'x\n::error::pwned\n##[warning]pwned' } });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(result.commands.filter(({ data }) => data === 'pwned')).toEqual([]);
  });
});

describe('an answer that is not what it should be', () => {
  it.each([
    ['create', 'HTML', '<!doctype html><title>Login</title><p>Please sign in'],
    ['create', 'half of JSON', '{"id":"rev_1","status":'],
    ['create', 'another shape', '{"review":"rev_1"}'],
    ['create', 'nothing', ''],
    ['review', 'HTML', '<!doctype html><title>Login</title><p>Please sign in'],
    ['review', 'an array', '[1,2]'],
    ['token', 'HTML', '<!doctype html><title>Login</title><p>Please sign in'],
    ['token', 'no token', '{"token":"x"}'],
    ['findings', 'a bare array', '[{"id":"fnd_1"}]'],
  ] as const)('%s: %s', async (on, _name, body) => {
    const service = await gate().serve();
    service.fail({ on, status: 200, body, times: 999 });
    const result = await gate().review(service, { 'timeout-seconds': '2' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain(new URL(service.baseUrl).host);
    if (body.startsWith('<')) expect(result.log).toContain('Please sign in');
    expect(result.outputs['approved']).toBe('false');
    expect(result.annotations.map(({ name }) => name)).toContain('error');
  });

  it('mends findings of another shape: they show, and the others are not lost', async () => {
    const findings = [{ id: 'fnd_1', title: 3 }, { id: 'fnd_2', location: 'src/a.ts' }, sampleFinding(0)];
    const result = await gate().review(await gate().serve({ findings }));
    expect(result.exitCode).toBe(0);
    expect(result.outputs['findings-count']).toBe('3');
    expect(gate().checkRun.annotations).toHaveLength(3);
  });

  it('keeps the verdict that was known when the findings cannot be read', async () => {
    const service = await gate().serve({ verdict: 'request-changes' });
    service.fail({ on: 'findings', status: 404, times: 999 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toMatchObject({ verdict: 'request-changes', tier: 'T2', approved: 'false' });
    expect(result.summary).toContain('request-changes');
  });

  it('follows no redirect with credentials to another origin', async () => {
    const service = await gate().serve();
    const other = await gate().serve();
    const headers = { location: `${other.baseUrl}/v1/reviews` };
    service.fail({ on: 'create', status: 307, headers, times: 99 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(other.requests).toEqual([]);
    expect(result.log).toContain('307');
  });
});
