import { describe, expect, it } from '@jest/globals';
import { DeliveryLimiter } from '../../../src/service/webhooks/delivery-limiter.js';
import { computeNextAttempt, RETRY_WAITS, readRetryAfter } from '../../../src/service/webhooks/schedule.js';

const NOW = Date.UTC(2025, 5, 1, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the schedule', () => {
  it('is that of the contract', () => {
    const waits = Array.from({ length: 10 }, (_, at) => computeNextAttempt(at + 1, NOW, null, 0));
    const expected = [5000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
    expect(waits).toEqual([...expected.map((wait) => NOW + wait), null]);
    expect(RETRY_WAITS).toEqual(expected);
  });

  it('waits up to a tenth longer, never shorter', () => {
    for (const [at, wait] of RETRY_WAITS.entries()) {
      const latest = computeNextAttempt(at + 1, 0, null, 0.999_999) ?? 0;
      expect(latest).toBeGreaterThan(wait);
      expect(latest).toBeLessThanOrEqual(wait * 1.1);
    }
  });

  it('waits as long as the receiver asks where that is longer', () => {
    expect(computeNextAttempt(1, NOW, HOUR, 0)).toBe(NOW + HOUR);
    expect(computeNextAttempt(1, NOW, 1000, 0)).toBe(NOW + 5000);
    expect(computeNextAttempt(10, NOW, HOUR, 0)).toBeNull();
  });

  it.each([
    [429, '120', 120_000],
    [503, ' 7 ', 7000],
    [503, '0', 0],
    [429, '99999999999999999999', 24 * HOUR],
    [503, new Date(NOW + 90_000).toUTCString(), 90_000],
    [503, new Date(NOW - 90_000).toUTCString(), 0],
    [503, new Date(NOW + 48 * HOUR).toUTCString(), 24 * HOUR],
  ])('reads Retry-After of %i: %s', (status, header, wait) => {
    expect(readRetryAfter(status, header, NOW)).toBe(wait);
  });

  it.each([
    [500, '120'],
    [301, '120'],
    [503, undefined],
    [503, ''],
    [503, 'soon'],
    [429, '-1'],
    [429, '1.5'],
    [429, '1e3'],
  ])('passes over Retry-After of %i: %s', (status, header) => {
    const wait = readRetryAfter(status, header, NOW);
    expect(wait === null || wait === 0).toBe(true);
  });
});

describe('lanes', () => {
  /** Work that ends when it is told to. */
  const started = (lanes: DeliveryLimiter, tenantId: string, host: string, log: string[]) => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const run = lanes.run({ tenantId, host }, async () => {
      log.push(`${tenantId} ${host}`);
      await ended;
    });
    return { end, run };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('let a slow host and a busy tenant hold up nobody else', async () => {
    const lanes = new DeliveryLimiter({ all: 4, perTenant: 3, perHost: 2 });
    const log: string[] = [];
    const works = [
      started(lanes, 'a', 'slow', log),
      started(lanes, 'a', 'slow', log),
      started(lanes, 'a', 'slow', log),
      started(lanes, 'a', 'x', log),
      started(lanes, 'a', 'y', log),
      started(lanes, 'b', 'slow', log),
      started(lanes, 'b', 'z', log),
      started(lanes, 'c', 'z', log),
    ];
    await settled();
    expect(log).toEqual(['a slow', 'a slow', 'a x', 'b z']);
    expect(lanes.countWaiting('a')).toBe(2);
    works[0]?.end();
    await settled();
    expect(log.slice(4)).toEqual(['a slow']);
    for (const work of works) work.end();
    await Promise.all(works.map(({ run }) => run));
    expect(log.toSorted()).toEqual(['a slow', 'a slow', 'a slow', 'a x', 'a y', 'b slow', 'b z', 'c z']);
    expect(lanes.countWaiting('a')).toBe(0);
  });

  it('go on after work that fails', async () => {
    const lanes = new DeliveryLimiter({ all: 1, perTenant: 1, perHost: 1 });
    const failing = lanes.run({ tenantId: 'a', host: 'x' }, async () => {
      throw new Error('no');
    });
    const next = lanes.run({ tenantId: 'a', host: 'x' }, async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
