/** A check run that cannot be posted loses no finding, and does not change what the gate says. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';
import { CREATE_CHECK_RUN, type Fault, FORBIDDEN, UPDATE_CHECK_RUN } from '../stand-ins/github/server.js';
import type { StepResult } from '../stand-ins/runner.js';

const gate = useGate();

/** Every finding stands in the log, or in the check run. */
function expectAllFindings(result: StepResult, count: number): void {
  const titles = gate().github.state.checkRuns.flatMap(({ annotations }) => annotations.map(({ title }) => title));
  const text = `${result.log}\n${titles.join('\n')}`;
  const lost = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !new RegExp(`Finding ${index}\\b`, 'u').test(text),
  );
  expect(lost).toEqual([]);
}

describe('403 on checks (a fork, Dependabot, a missing permission)', () => {
  it.each([
    ['auto-approve', 0],
    ['needs-review', 1],
  ])('with %s: the permission is named once, findings go to log and summary, exit %i', async (verdict, exit) => {
    gate().github.fail({ on: CREATE_CHECK_RUN, how: FORBIDDEN });
    const service = await gate().serve({ verdict, findings: 30 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(exit);
    expect(gate().github.of(CREATE_CHECK_RUN)).toHaveLength(1);
    expect(result.log.split('\n').filter((line) => line.includes('checks: write'))).toHaveLength(1);
    for (const name of ['error', 'warning', 'notice']) {
      expect(result.annotations.filter((command) => command.name === name).length).toBeLessThanOrEqual(10);
    }
    expect(result.annotations.filter(({ properties }) => properties['file'] !== undefined).length).toBeGreaterThan(5);
    expectAllFindings(result, 30);
    expect(result.summary).toContain('checks: write');
    expect(result.outputs).toMatchObject({ 'findings-count': '30', approved: String(verdict === 'auto-approve') });
    expect(result.outputs['check-run-url']).toBeUndefined();
  });

  it('after the first fifty: the rest goes to the log', async () => {
    gate().github.fail({ on: UPDATE_CHECK_RUN, how: FORBIDDEN });
    const result = await gate().review(await gate().serve({ findings: 60 }));
    expect(result.exitCode).toBe(0);
    expect(gate().checkRun.annotations).toHaveLength(50);
    expectAllFindings(result, 60);
  });
});

const PASSING: readonly (readonly [string, Fault['how']])[] = [
  ['500', { status: 500, body: { message: 'Server Error', status: '500' } }],
  ['502 with HTML', { status: 502, body: '<html>Unicorn!</html>' }],
  ['a reset connection', 'reset'],
  [
    'a secondary rate limit with Retry-After',
    {
      status: 403,
      headers: { 'retry-after': '1' },
      body: { message: 'You have exceeded a secondary rate limit. Please wait.', status: '403' },
    },
  ],
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '1' }, body: { message: 'Slow down', status: '429' } },
  ],
];

describe.each([
  ['creating', CREATE_CHECK_RUN],
  ['appending', UPDATE_CHECK_RUN],
])('while %s the check run', (_name, on) => {
  it.each(PASSING)('%s passes', async (_fault, how) => {
    gate().github.fail({ on, times: 1, how });
    const result = await gate().review(await gate().serve({ findings: 60 }));
    expect(result.exitCode).toBe(0);
    expect(gate().checkRun.annotations).toHaveLength(60);
    expect(result.outputs['check-run-url']).toContain('/runs/');
    expect(result.annotations).toEqual([]);
  });

  it.each<[string, Fault['how']]>([
    ['500 for ever', { status: 500, body: { message: 'Server Error', status: '500' } }],
    ['resets for ever', 'reset'],
    ['silence', 'hang'],
    [
      'a rate limit beyond the deadline',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600) },
        body: { message: 'API rate limit exceeded for installation.', status: '403' },
      },
    ],
    ['422', { status: 422, body: { message: 'Invalid request.', status: '422' } }],
    ['401', { status: 401, body: { message: 'Bad credentials', status: '401' } }],
  ])('%s: the findings are in the log, the exit code is the gate’s', async (_fault, how) => {
    gate().github.fail({ on, how });
    const service = await gate().serve({ findings: 60 });
    const result = await gate().review(service, { 'timeout-seconds': '3' });
    expect(result.exitCode).toBe(0);
    expect(result.milliseconds).toBeLessThan(15_000);
    expectAllFindings(result, 60);
    expect(result.annotations.map(({ name }) => name)).toContain('warning');
    expect(result.outputs).toMatchObject({ approved: 'true', 'findings-count': '60' });
    expect(result.summary).toContain('auto-approve');
  });
});

describe('no token for GitHub', () => {
  it('is said, and the gate works all the same', async () => {
    const service = await gate().serve({ verdict: 'needs-review', findings: 2 });
    const result = await gate().review(service, { 'github-token': '' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('github-token');
    expectAllFindings(result, 2);
    expect(gate().github.requests).toEqual([]);
  });
});
