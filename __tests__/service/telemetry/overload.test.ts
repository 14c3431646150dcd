import { describe, expect, it } from '@jest/globals';
import { computeDefaultLimits, type OverloadLimits } from '../../../src/service/telemetry/overload.js';
import { problem, startHarness } from '../harness.js';
import { findSample, readExposition } from './exposition.js';
import { kit } from './instruments.js';

const NONE: OverloadLimits = { eventLoopMilliseconds: 0, heapBytes: 0, memoryBytes: 0, waitingConnections: 0 };

type Service = Awaited<ReturnType<typeof startHarness>>;

/** Asks until the answer has the status: pressure is measured every ten milliseconds here. */
async function until(service: Service, status: number, path = '/v1/reviews') {
  for (;;) {
    const answer = await service.call('GET', path, { token: null });
    if (answer.status === status) return answer;
  }
}

describe('a service under pressure', () => {
  it.each<[string, Partial<OverloadLimits>]>([
    ['memory', { memoryBytes: 1 }],
    ['heap', { heapBytes: 1 }],
  ])(
    'turns requests away for want of %s, before it looks at them, and says when to come back',
    async (reason, limits) => {
      const { instruments, registry, entries } = kit({
        overload: { limits: { ...NONE, ...limits }, sampleMilliseconds: 10, waiting: () => 0 },
      });
      const service = await startHarness({ operation: instruments });
      try {
        const answer = await until(service, 503);
        expect(problem(answer)).toMatchObject({
          code: 'E_INT_001',
          detail: 'The service is overloaded. Try again in 5 s.',
        });
        expect(answer.headers['retry-after']).toBe('5');
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        expect((await service.call('POST', '/oauth/token', { raw: 'x=1', headers: form, token: null })).status).toBe(
          503,
        );
        for (const path of ['/healthz', '/readyz', '/metrics']) {
          expect([path, (await service.call('GET', path, { token: null })).status]).toEqual([path, 200]);
        }
        const figures = readExposition(await registry.metrics());
        expect(findSample(figures, 'review_gate_overload_refusals_total', { reason })).toBeGreaterThanOrEqual(2);
        expect(entries().find(({ status }) => status === 503)).toMatchObject({ level: 'warn', code: 'E_INT_001' });
      } finally {
        await service.close();
      }
    },
  );

  it('turns requests away while too many wait for the database, and takes them again after', async () => {
    let waiting = 11;
    const { instruments } = kit({
      overload: { limits: { ...NONE, waitingConnections: 10 }, sampleMilliseconds: 10, waiting: () => waiting },
    });
    const service = await startHarness({ operation: instruments });
    try {
      await until(service, 503);
      waiting = 10;
      await until(service, 401);
    } finally {
      await service.close();
    }
  });

  it('turns requests away while the event loop is held up, and takes them again after', async () => {
    const { instruments } = kit({
      overload: { limits: { ...NONE, eventLoopMilliseconds: 40 }, sampleMilliseconds: 100, waiting: () => 0 },
    });
    const service = await startHarness({ operation: instruments });
    try {
      const hold = setInterval(() => {
        const until = performance.now() + 90;
        while (performance.now() < until);
      }, 1);
      await until(service, 503);
      clearInterval(hold);
      await until(service, 401);
    } finally {
      await service.close();
    }
  });

  it('turns nothing away where nothing is short', async () => {
    const { instruments } = kit({ overload: { limits: computeDefaultLimits(), waiting: () => 0 } });
    const service = await startHarness({ operation: instruments });
    try {
      await service.complete();
    } finally {
      await service.close();
    }
  });
});

describe('the limits when nothing is said', () => {
  it('are of what the process has', () => {
    const limits = computeDefaultLimits();
    expect(limits.heapBytes).toBeGreaterThan(100 * 1024 ** 2);
    expect(limits.memoryBytes).toBeGreaterThanOrEqual(0);
    expect(limits.memoryBytes).toBeLessThan(2 ** 52);
  });
});
