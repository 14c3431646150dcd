/** The deadline and the runner's signals end the step cleanly: said, quick, nothing left in progress. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';
import { CREATE_CHECK_RUN } from '../stand-ins/github/server.js';
import { readVisibleText } from '../stand-ins/markdown.js';

const gate = useGate();

/** The runner sends SIGTERM this long after SIGINT; a step should not need it. */
const KILLED_MS = 7500;

describe('a review that does not complete in time', () => {
  it('fails the job at the deadline and keeps what is known', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    const result = await gate().review(service, { 'timeout-seconds': '2' });
    expect(result.exitCode).toBe(1);
    expect(result.milliseconds).toBeLessThan(15_000);
    expect(result.outputs).toEqual({
      'review-id': expect.stringMatching(/^rev_/u),
      status: 'queued',
      approved: 'false',
    });
    expect(service.created).toHaveLength(1);
    expect(result.log).toMatch(/time/iu);
    expect(result.log).toContain('timeout-seconds');
    expect(readVisibleText(result.summary)).toContain(result.outputs['review-id']);
    expect(gate().github.state.checkRuns).toEqual([]);
  });

  it('warns with on-error: warn', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    const result = await gate().review(service, { 'timeout-seconds': '1', 'on-error': 'warn' });
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ name }) => name)).toEqual(['warning']);
    expect(result.outputs['approved']).toBe('false');
  });

  it('polls ever more slowly', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    await gate().review(service, { 'timeout-seconds': '3', 'poll-interval-seconds': '0.2' });
    const times = service.seen('review').map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits.length).toBeGreaterThan(2);
    expect(waits.length).toBeLessThan(10);
    expect(waits.at(-2)).toBeGreaterThan(waits[0] ?? 0);
  });
});

describe.each([['SIGINT'], ['SIGTERM']] as const)('%s', (signal) => {
  it('while polling: stops at once, says so, leaves no check run', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    const step = gate().start(gate().step(gate().remote(service, { 'poll-interval-seconds': '10' })));
    await service.waitFor('create', 1);
    await step.printed('Reviewing');
    const sent = performance.now();
    step.kill(signal);
    const result = await step.finished;
    expect(performance.now() - sent).toBeLessThan(KILLED_MS);
    expect(result.exitCode === 0).toBe(false);
    expect(result.log).toContain(signal);
    expect(result.outputs).toMatchObject({ 'review-id': expect.stringMatching(/^rev_/u), approved: 'false' });
    expect(result.summary).not.toBe('');
    expect(gate().github.state.checkRuns).toEqual([]);
  });

  it('while a call hangs: stops all the same', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', cut: 'hang', times: 9 });
    const step = gate().start(gate().step(gate().remote(service)));
    await service.waitFor('create', 1);
    const sent = performance.now();
    step.kill(signal);
    const result = await step.finished;
    expect(performance.now() - sent).toBeLessThan(KILLED_MS);
    expect(result.exitCode === 0).toBe(false);
    expect(result.log).toContain(signal);
  });

  it('while posting: what is posted is complete', async () => {
    const service = await gate().serve();
    gate().github.fail({ on: CREATE_CHECK_RUN, how: 'hang' });
    const step = gate().start(gate().step(gate().remote(service)));
    await gate().github.received(CREATE_CHECK_RUN);
    const sent = performance.now();
    step.kill(signal);
    const result = await step.finished;
    expect(performance.now() - sent).toBeLessThan(KILLED_MS);
    expect(result.exitCode === 0).toBe(false);
    expect(result.outputs).toMatchObject({ verdict: 'auto-approve' });
  });
});

describe('a cancelled job', () => {
  it('that gets both signals, one after the other, ends once', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    const step = gate().start(gate().step(gate().remote(service, { 'poll-interval-seconds': '10' })));
    await service.waitFor('create', 1);
    step.kill('SIGINT');
    step.kill('SIGTERM');
    const result = await step.finished;
    expect(result.exitCode === 0).toBe(false);
    expect(gate().github.state.checkRuns).toEqual([]);
  });
});
