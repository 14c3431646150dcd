/**
 * Limits the checks of client secrets. A check costs about 40 ms of CPU and 16 MiB, so only a few run at a time. A
 * caller with too many failures must wait. Successful checks are not counted, so a large number of jobs is not slowed
 * down. Failures are counted per address, and per client id and address. So an attacker who knows an id cannot lock out
 * its owner. And one job with an old secret does not lock out other jobs behind the same address.
 */

import ipaddr from 'ipaddr.js';
import pLimit from 'p-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { hashParts } from '../../../base/hash.js';
import { ServiceError } from '../http/problem.js';

/** Limits of one process: each process counts on its own. */
export interface TokenGuardOptions {
  /** Number of checks that run at a time, and that may wait. Further requests are told to retry. */
  readonly atATime: number;
  readonly waiting: number;
  /** Allowed wrong secrets per window, by address and by client id at an address. */
  readonly failuresOfAddress: number;
  readonly failuresOfClient: number;
  readonly windowSeconds: number;
}

/** The limits that the service has. */
export const TOKEN_GUARD: TokenGuardOptions = {
  atATime: 2,
  waiting: 64,
  failuresOfAddress: 60,
  failuresOfClient: 10,
  windowSeconds: 60,
};

/** The origin of a request for a token. */
export interface TokenAttempt {
  readonly clientId: string;
  /** The address that the connection comes from. */
  readonly address: string;
}

/** Returns the network of one customer: an IPv4 address, or the first 64 bits of an IPv6 address. */
function toNetwork(address: string): string {
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
     * Runs `check`, which resolves to null if the secret is wrong.
     * @throws ServiceError with 429 after too many failures, with 503 if too many requests are waiting
     */
    async verified<T>({ clientId, address }: TokenAttempt, check: () => Promise<T | null>): Promise<T | null> {
      const network = toNetwork(address);
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
        if (waits.length > 0) throw createRateLimitError(Math.max(...waits));
      };
      await refuse();
      if (inTurn.pendingCount >= waiting) throw createTooBusyError();
      return inTurn(async () => {
        // Checked again: requests that arrived together are limited by the failures of the first ones.
        await refuse();
        const result = await check();
        if (result === null) await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
        return result;
      });
    },
  };
}

function createRateLimitError(milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ServiceError(
    'E_RATE_001',
    `Too many wrong client secrets came from this address. Try again in ${seconds} s, with the right one.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

function createTooBusyError(): ServiceError {
  return new ServiceError('E_INT_001', 'Too many ask for tokens at once. Try again; a token is good for an hour.', {
    status: 503,
    headers: { 'Retry-After': '1' },
  });
}
