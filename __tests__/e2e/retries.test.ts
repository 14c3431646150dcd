/** What may pass is tried again, under the same key and inside the deadline; what may not is not. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';
import type { Endpoint, Fault } from '../stand-ins/review-service/service.js';

const gate = useGate();

/** Well beyond the deadlines here, on a slow machine too, and well before any time-out of a connection. */
const LATE_MS = 15_000;

const FAULTS: readonly (readonly [string, Omit<Fault, 'on'>])[] = [
  ['500', { status: 500 }],
  ['502 with HTML', { status: 502, body: '<html><h1>Bad gateway</h1></html>' }],
  ['503 with Retry-After: 0', { status: 503, headers: { 'retry-after': '0' } }],
  ['504', { status: 504, body: '' }],
  ['408', { status: 408 }],
  ['429 with Retry-After in seconds', { status: 429, headers: { 'retry-after': '1' } }],
  ['429 without Retry-After', { status: 429 }],
  ['a reset connection', { cut: 'reset' }],
  ['an answer that breaks off', { cut: 'cut-body' }],
];
const CALLS: readonly Endpoint[] = ['token', 'create', 'review', 'findings'];

describe('a fault that passes', () => {
  it.each(CALLS.map((on) => [on]))('at the call %s is tried again, under the same key', async (on) => {
    const outcomes = FAULTS.map(async ([name, fault]) => {
      const service = await gate().serve();
      service.fail({ ...fault, on });
      const { exitCode, outputs } = await gate().review(service);
      const keys = new Set(service.seen('create').map(({ headers }) => headers['idempotency-key']));
      const again = service.seen(on).length > 1;
      return [name, { exitCode, findings: outputs['findings-count'], again, keys: keys.size }] as const;
    });
    const expected = FAULTS.map(([name]) => [name, { exitCode: 0, findings: '1', again: true, keys: 1 }] as const);
    expect(await Promise.all(outcomes)).toEqual(expected);
  });
});

describe('Retry-After', () => {
  it('in seconds is obeyed', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', status: 429, headers: { 'retry-after': '2' } });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    const [first, second] = service.seen('create');
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2000);
  });

  it('as a date is obeyed', async () => {
    const until = Math.floor(Date.now() / 1000 + 4) * 1000;
    const service = await gate().serve();
    service.fail({ on: 'create', status: 429, headers: { 'retry-after': new Date(until).toUTCString() } });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(service.seen('create')[1]?.at).toBeGreaterThanOrEqual(until);
  });

  it('that lies beyond the deadline ends the run at once, with the reason', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', status: 429, times: 99, headers: { 'retry-after': '3600' } });
    const result = await gate().review(service, { 'timeout-seconds': '60' });
    expect(result.exitCode).toBe(1);
    expect(service.seen('create')).toHaveLength(1);
    expect(result.milliseconds).toBeLessThan(LATE_MS);
    expect(result.log).toContain('429');
  });
});

describe('what stays broken', () => {
  it('fails the job at the deadline, whichever call it is, nothing left in progress', async () => {
    const statuses = [503, 502, 500, 504];
    const results = CALLS.map(async (on, index) => {
      const service = await gate().serve();
      service.fail({ on, status: statuses[index] ?? 500, times: 999, body: { message: 'away for a while' } });
      return gate().review(service, { 'timeout-seconds': '3' });
    });
    for (const [index, result] of (await Promise.all(results)).entries()) {
      expect(result.exitCode).toBe(1);
      expect(result.milliseconds).toBeLessThan(LATE_MS);
      expect(result.log).toContain(String(statuses[index]));
      expect(result.annotations.map(({ name }) => name)).toContain('error');
      expect(result.outputs['approved']).toBe('false');
      expect(result.summary).not.toBe('');
    }
  });

  it('is a warning with on-error: warn, and not approved', async () => {
    const service = await gate().serve();
    service.fail({ on: 'create', status: 500, times: 999 });
    const result = await gate().review(service, { 'timeout-seconds': '2', 'on-error': 'warn' });
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ name }) => name)).toContain('warning');
    expect(result.outputs['approved']).toBe('false');
  });

  it('a service that is not there', async () => {
    const service = await gate().serve();
    await service.close();
    const result = await gate().review(service, { 'timeout-seconds': '2' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('ECONNREFUSED');
    expect(result.log).toContain(new URL(service.baseUrl).host);
  });
});

describe('a connection that hangs', () => {
  it('ends at the deadline, whichever call it is', async () => {
    const hung: readonly Fault[] = [
      ...CALLS.map((on) => ({ on, cut: 'hang' as const, times: 99 })),
      { on: 'review', cut: 'hang-body', times: 99 },
    ];
    const results = hung.map(async (fault) => {
      const service = await gate().serve();
      service.fail(fault);
      return gate().review(service, { 'timeout-seconds': '2' });
    });
    for (const result of await Promise.all(results)) {
      expect(result.exitCode).toBe(1);
      expect(result.milliseconds).toBeLessThan(LATE_MS);
      expect(result.outputs['approved']).toBe('false');
      expect(result.annotations.map(({ name }) => name)).toContain('error');
    }
  });
});
