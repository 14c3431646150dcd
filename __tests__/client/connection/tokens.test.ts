import { describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import { Secrets } from '../../../src/base/excerpt.js';
import { type MintedToken, TokenCache } from '../../../src/client/connection/tokens.js';
import { Runtime } from '../../../src/client/runtime.js';
import { HeardLog, StillClock } from '../desk.js';

const { now, sleep } = new StillClock();
/** The mints here make no call. */
const runtime = new Runtime({
  deadline: Number.POSITIVE_INFINITY,
  now,
  sleep,
  random: () => 0,
  signal: new AbortController().signal,
  dispatcher: new Agent(),
  log: new HeardLog(),
  secrets: new Secrets(),
});

class Mint {
  count = 0;
  time = 0;
  constructor(private readonly lifetimeMs: number) {}
  readonly now = () => this.time;
  readonly mint = async (): Promise<MintedToken> => {
    this.count += 1;
    return { token: `token-${this.count}`, lifetimeMs: this.lifetimeMs };
  };
}

describe('the token cache', () => {
  it.each([
    [3_600_000, 3_540_000],
    [120_000, 60_000],
    [61_000, 30_500],
    [10_000, 5_000],
    [1_000, 500],
  ])('keeps a token of %d ms for %d ms', async (lifetimeMs, kept) => {
    const mint = new Mint(lifetimeMs);
    const cache = new TokenCache(mint.mint, mint.now);
    expect(await cache.get(runtime)).toBe('token-1');
    mint.time = kept - 1;
    expect(await cache.get(runtime)).toBe('token-1');
    mint.time = kept;
    expect(await cache.get(runtime)).toBe('token-2');
  });

  it('counts the life from before the call, which may have taken long', async () => {
    let time = 0;
    let count = 0;
    const slow = async () => {
      time += 50_000;
      count += 1;
      return { token: `token-${count}`, lifetimeMs: 100_000 };
    };
    const cache = new TokenCache(slow, () => time);
    await cache.get(runtime);
    expect(await cache.get(runtime)).toBe('token-2');
  });

  it('mints once for callers at the same time', async () => {
    const mint = new Mint(3_600_000);
    const cache = new TokenCache(mint.mint, mint.now);
    expect(await Promise.all([cache.get(runtime), cache.get(runtime), cache.get(runtime)])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    expect(mint.count).toBe(1);
  });

  it('forgets a refused token, but not a newer one', async () => {
    const mint = new Mint(3_600_000);
    const cache = new TokenCache(mint.mint, mint.now);
    await cache.get(runtime);
    cache.drop('token-1');
    expect(await cache.get(runtime)).toBe('token-2');
    cache.drop('token-1');
    expect(await cache.get(runtime)).toBe('token-2');
    expect(mint.count).toBe(2);
  });

  it('lets a failed mint fail its callers and tries anew for the next', async () => {
    const answers = [Promise.reject(new Error('no')), Promise.resolve({ token: 'token', lifetimeMs: 1000 })];
    const cache = new TokenCache(
      () => answers.shift() ?? Promise.reject(new Error('too often')),
      () => 0,
    );
    const first = await Promise.allSettled([cache.get(runtime), cache.get(runtime)]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get(runtime)).toBe('token');
  });
});
