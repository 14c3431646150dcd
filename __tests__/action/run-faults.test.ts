import { describe, expect, it } from '@jest/globals';
import { InterruptedError } from '../../src/action/errors.js';
import { ReviewError } from '../../src/base/review-error.js';
import { complete, findings, REMOTE, step } from './harness.js';

const refused = (status: number, message: string) => Object.assign(new Error(message), { status });
const fails = (fault: unknown) => async (): Promise<never> => {
  throw fault;
};

describe('a step that is set up wrong', () => {
  it('names every bad input, calls nobody, and exits 1', async () => {
    const { exitCode, core, summary, remotes, locals, github } = await step({
      inputs: { ...REMOTE, 'dry-run': 'maybe', pr: 'x', 'on-error': 'warn' },
    });
    expect(exitCode).toBe(1);
    expect([remotes, locals, github]).toEqual([[], [], []]);
    expect(core.of('error')).toHaveLength(1);
    expect(core.of('error')[0]?.message).toMatch(/pr is "x"[\s\S]*dry-run is "maybe"/u);
    expect(core.outputs).toEqual({ approved: 'false' });
    expect(summary).toContain('maybe');
  });

  it('says what an event that names no pull request needs', async () => {
    const { exitCode, core, remotes } = await step({ event: 'push', inputs: { ...REMOTE, 'on-error': 'warn' } });
    expect(exitCode).toBe(1);
    expect(remotes).toEqual([]);
    expect(core.of('error')[0]?.message).toMatch(/"push" names no pull request[\s\S]*input pr/u);
  });

  it("warns of a check name that is the job's own", async () => {
    const { exitCode, core } = await step({ inputs: { ...REMOTE, 'check-name': 'Review' } });
    expect(exitCode).toBe(0);
    expect(core.of('warning')[0]?.message).toContain("job's own name");
  });
});

describe('a review that could not be had', () => {
  it.each([
    ['refused', 'E_AC_001', 'the review was refused'],
    ['unreadable', 'E_UP_001', 'what is to be reviewed could not be read'],
    ['unavailable', null, 'the service was not available'],
    ['timeout', null, 'no review in time'],
    ['malformed', null, "the service's answer could not be read"],
    ['configuration', null, 'the step is not set up right'],
  ] as const)('as the reviewer has it (%s) is shown with code and advice', async (kind, code, title) => {
    const fault = new ReviewError('Particulars.', { kind, code, hint: 'Do this.' });
    const { exitCode, core, summary } = await step({ create: fails(fault) });
    expect(exitCode).toBe(1);
    expect(core.of('error')).toHaveLength(1);
    expect(core.of('error')[0]?.message).toBe(
      `Review Gate: ${title}. Particulars.${code === null ? '' : ` (${code})`}\nDo this.`,
    );
    expect(summary).toContain('Do this.');
    expect(core.outputs).toEqual({ approved: 'false' });
  });

  it.each([
    ['fail', 1, 'error'],
    ['warn', 0, 'warning'],
  ] as const)('with on-error: %s exits %i and says so', async (onError, exitCode, level) => {
    const ran = await step({ inputs: { ...REMOTE, 'on-error': onError }, wait: fails(new Error('gone away')) });
    expect(ran.exitCode).toBe(exitCode);
    expect(ran.core.of(level)[0]?.message).toContain('gone away');
    expect(ran.core.outputs).toEqual({ 'review-id': 'rev_1', status: 'queued', approved: 'false' });
    expect(ran.runs).toEqual([]);
    expect(ran.summary).toContain('gone away');
    expect(ran.summary).toContain('Nothing was approved');
  });

  it.each([
    ['fail', 1, 'failure'],
    ['warn', 0, 'neutral'],
  ] as const)(
    'because it failed, with on-error: %s, has a check run that is %i, %s',
    async (onError, exitCode, conclusion) => {
      const ran = await step({
        inputs: { ...REMOTE, 'on-error': onError },
        wait: async () => ({ id: 'rev_1', status: 'failed', error: { code: 'E_UP_001', detail: 'GitHub is down.' } }),
      });
      expect(ran.exitCode).toBe(exitCode);
      expect(ran.runs[0]).toMatchObject({ conclusion, annotations: [] });
      expect(ran.runs[0]?.output.summary).toContain('GitHub is down');
      expect(ran.core.everything.join('\n')).toContain('E_UP_001');
      expect(ran.core.outputs).toMatchObject({ status: 'failed', approved: 'false' });
    },
  );

  it('lets the verdict close the gate where the findings cannot be read', async () => {
    const world = { inputs: { ...REMOTE, 'on-error': 'warn' }, findings: fails(new Error('listing is down')) };
    const closed = await step({ ...world, wait: async () => complete({ verdict: 'needs-review' }) });
    expect(closed.exitCode).toBe(1);
    expect(closed.runs[0]?.conclusion).toBe('failure');
    const open = await step(world);
    expect(open.exitCode).toBe(0);
    expect(open.runs[0]?.conclusion).toBe('neutral');
    expect(open.core.outputs).toMatchObject({ verdict: 'auto-approve', approved: 'false' });
    expect(open.core.outputs['findings-count']).toBeUndefined();
    expect(open.summary).toContain('listing is down');
    expect(`${open.runs[0]?.output.title}${open.summary}`).not.toMatch(/findings: none|\nNone\./u);
    expect(open.runs[0]?.output.title).toContain('findings could not be read');
    expect(open.core.plain.join('\n')).not.toContain('0 findings');
  });
});

describe('posting that fails', () => {
  const many = async () => ({ findings: findings(60), truncated: false });

  it('names the missing permission once, and loses no finding', async () => {
    const { exitCode, core, summary } = await step({
      findings: many,
      createCheckRun: fails(refused(403, 'Resource not accessible by integration')),
    });
    expect(exitCode).toBe(0);
    const said = core.everything.filter((line) => line.includes('checks: write'));
    expect(said).toHaveLength(1);
    expect(core.of('warning').length).toBeLessThanOrEqual(10);
    for (let index = 0; index < 60; index += 1) {
      expect(core.everything.join('\n')).toContain(`rationale ${index}.`);
      expect(summary).toContain(`title ${index}.`);
    }
    expect(summary).toContain('checks: write');
    expect(core.outputs['check-run-url']).toBeUndefined();
  });

  it('closes the gate all the same', async () => {
    const { exitCode, core } = await step({
      wait: async () => complete({ verdict: 'needs-review' }),
      createCheckRun: fails(refused(500, 'oops')),
    });
    expect(exitCode).toBe(1);
    expect(core.of('error').at(-1)?.message).toMatch(/^The gate is closed/u);
  });

  it('half way leaves the run complete, and the rest to the log and the summary', async () => {
    const { runs, appended, core, summary, exitCode } = await step({
      findings: many,
      appendAnnotations: fails(refused(502, 'bad gateway')),
    });
    expect(exitCode).toBe(0);
    expect(runs).toHaveLength(1);
    expect(appended).toEqual([]);
    const posted = new Set(runs[0]?.annotations.map((each) => each.title));
    const logged = core.everything.join('\n');
    for (let index = 0; index < 60; index += 1) {
      expect(posted.has(`title ${index}.`) || logged.includes(`rationale ${index}.`)).toBe(true);
    }
    expect(summary).toContain('10 findings are in the log');
    expect(core.outputs['check-run-url']).toBe('https://github.com/octo-org/octo-repo/runs/5');
  });

  it('without a token says so and does not ask GitHub', async () => {
    const { core, github, exitCode } = await step({ inputs: { ...REMOTE, 'github-token': '' } });
    expect(exitCode).toBe(0);
    expect(github).toEqual([]);
    expect(core.of('warning')[0]?.message).toContain('github-token is empty');
  });
});

describe('being stopped', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s while waiting exits %i at once and leaves no check run', async (name, code) => {
    const stop = new AbortController();
    const { exitCode, core, runs, closed } = await step({
      stop,
      inputs: { 'on-error': 'warn' },
      wait: async () => {
        stop.abort(new InterruptedError(name));
        throw new Error('cancelled');
      },
    });
    expect(exitCode).toBe(code);
    expect(runs).toEqual([]);
    expect(core.of('error')[0]?.message).toContain(`Stopped by ${name}`);
    expect(core.outputs).toMatchObject({ status: 'queued', approved: 'false' });
    expect(closed).toContain('reviewer');
  });

  it('while the reviewer is being opened does not wait for it', async () => {
    const stop = new AbortController();
    const { exitCode, requests } = await step({
      stop,
      inputs: {},
      openLocal: () => {
        stop.abort(new InterruptedError('SIGTERM'));
        return new Promise(() => undefined);
      },
    });
    expect(exitCode).toBe(143);
    expect(requests).toEqual([]);
  });

  it('while posting is never a success', async () => {
    const stop = new AbortController();
    const { exitCode, core } = await step({
      stop,
      createCheckRun: async () => {
        stop.abort(new InterruptedError('SIGINT'));
        throw new Error('aborted');
      },
    });
    expect(exitCode).toBe(130);
    expect(core.of('error').at(-1)?.message).toContain('Stopped by SIGINT');
  });
});

describe('outputs that cannot be set', () => {
  it('are said once', async () => {
    const { core, exitCode } = await step({ outputFault: new Error('Missing file at path: /gone') });
    expect(exitCode).toBe(0);
    expect(core.of('warning').filter(({ message }) => message.includes('/gone'))).toHaveLength(1);
  });
});

describe('hostile text', () => {
  const HOSTILE = '::error::pwned\n::set-output name=a::b\r##[error]x%0A::warning::y';

  it('in every field becomes no workflow command', async () => {
    const { core } = await step({
      wait: async () =>
        complete({ id: HOSTILE, verdict: HOSTILE, tier: HOSTILE, trace_url: HOSTILE, head_sha: HOSTILE }),
      findings: async () => ({
        findings: findings(30, {
          plane: HOSTILE,
          severity: HOSTILE,
          title: HOSTILE,
          rationale: HOSTILE,
          location: { file: HOSTILE, lineRange: [-5, 1e99] },
        }),
        truncated: false,
      }),
      createCheckRun: fails(refused(403, HOSTILE)),
    });
    for (const line of core.plain) {
      expect(line.trimStart().startsWith('::')).toBe(false);
      expect(line).not.toMatch(/[\r\n]|##\[/u);
    }
    for (const { message, place } of core.commands) {
      expect(`${message}${JSON.stringify(place ?? '')}`).not.toMatch(/\r|##\[/u);
    }
  });
});
