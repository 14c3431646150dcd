/**
 * What stands before the check of a client's secret. A check costs some 40 ms of CPU and 16 MiB, so only a few run at a
 * time; and whoever has been wrong too often waits. Right answers cost nothing: no fleet of jobs is slowed down by it.
 * Failures are counted for an address, and for a client's id as one address tries it: who knows an id cannot lock its
 * owner out, and one job with an old secret does not lock out its neighbours behind the same address.
 */

import ipaddr from 'ipaddr.js';
import pLimit from 'p-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hashParts } from '../../../base/hash.js';
import { ServiceFault } from '../http/problem.js';

export interface TokenGuardOptions {
  /** Checks that run at a time, and that wait for their turn; what comes on top is told to come back. */
  readonly atATime: number;
  readonly waiting: number;
  /** Wrong secrets in one window, of an address and of a client's id at an address. */
  readonly failuresOfAddress: number;
  readonly failuresOfClient: number;
  readonly windowSeconds: number;
}

export const TOKEN_GUARD: TokenGuardOptions = {
  atATime: 2,
  waiting: 64,
  failuresOfAddress: 60,
  failuresOfClient: 10,
  windowSeconds: 60,
};

/** Who tries. */
export interface Trying {
  readonly clientId: string;
  /** The address that the connection comes from. */
  readonly address: string;
}

/** The network that one customer has: an address of IPv4, or the first 64 bits of one of IPv6. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** Makes the guard of one process; what it counts is kept in memory, for one window. */
export function createTokenGuard(options: TokenGuardOptions = TOKEN_GUARD) {
  const { atATime, waiting, windowSeconds: duration } = options;
  const inTurn = pLimit(atATime);
  const ofAddress = new RateLimiterMemory({ points: options.failuresOfAddress, duration });
  const ofClient = new RateLimiterMemory({ points: options.failuresOfClient, duration });

  return {
    /**
     * Runs `check`, which gives null where the secret is wrong.
     * @throws ServiceFault of 429 for who was wrong too often, of 503 where too many wait
     */
    async verified<T>({ clientId, address }: Trying, check: () => Promise<T | null>): Promise<T | null> {
      const network = networkOf(address);
      const counters = [
        // Keys of one size, however long the id is that somebody sends.
        { limiter: ofAddress, key: hashParts(network) },
        { limiter: ofClient, key: hashParts(network, clientId) },
      ];
      const refuse = async () => {
        const states = await Promise.all(counters.map(({ limiter, key }) => limiter.get(key)));
        const waits = states.flatMap((state) =>
          state !== null && state.remainingPoints <= 0 ? [state.msBeforeNext] : [],
        );
        if (waits.length > 0) throw tooOften(Math.max(...waits));
      };
      await refuse();
      if (inTurn.pendingCount >= waiting) throw tooMany();
      return inTurn(async () => {
        // Those that came together are held to what the first of them came to.
        await refuse();
        const result = await check();
        if (result === null) await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
        return result;
      });
    },
  };
}

function tooOften(milliseconds: number): ServiceFault {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ServiceFault(
    'E_RATE_001',
    `Too many wrong client secrets came from this address. Try again in ${seconds} s, with the right one.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

function tooMany(): ServiceFault {
  return new ServiceFault('E_INT_001', 'Too many ask for tokens at once. Try again; a token is good for an hour.', {
    status: 503,
    headers: { 'Retry-After': '1' },
  });
}
