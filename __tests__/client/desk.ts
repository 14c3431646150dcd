/** A client of the stand-in service, with a clock that moves only during waits. */
import { afterEach } from '@jest/globals';
import type { Dispatcher } from 'undici';
import { Agent } from 'undici';
import { ReviewError } from '../../src/base/review-error.js';
import { createHttpReviewer, type HttpReviewer, type HttpReviewerOptions } from '../../src/client/index.js';
import {
  type ReviewServiceOptions,
  type ReviewServiceStandIn,
  startReviewService,
} from '../stand-ins/review-service/service.js';

/** Start time of the clock. */
export const START = 1_800_000_000_000;

/** A clock that is moved only by waiting. */
export class StillClock {
  time = START;
  /** Every wait, in milliseconds. */
  readonly waits: number[] = [];
  readonly now = (): number => this.time;
  readonly sleep = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    this.waits.push(milliseconds);
    this.time += milliseconds;
  };
}

/** The log of the client, by level. */
export class HeardLog {
  readonly lines: string[] = [];
  readonly info = (message: string): void => void this.lines.push(`info ${message}`);
  readonly warning = (message: string): void => void this.lines.push(`warning ${message}`);
  readonly debug = (message: string): void => void this.lines.push(`debug ${message}`);
}

/** The client, the service, and their clock and log. */
export interface Desk {
  readonly service: ReviewServiceStandIn;
  readonly client: HttpReviewer;
  readonly clock: StillClock;
  readonly log: HeardLog;
  readonly secrets: string[];
}

/** A time limit that is sufficient for every test, on the simulated clock. */
export const TEN_MINUTES_MS = 600_000;

const closing: (() => Promise<unknown>)[] = [];

/** Closes a resource after the test. */
export function later(close: () => Promise<unknown>): void {
  closing.push(close);
}

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Returns a dispatcher without a proxy, whatever the environment says. */
export function directly(): Dispatcher {
  const agent = new Agent();
  later(() => agent.destroy());
  return agent;
}

/** Opens client and service; both are closed after the test. Jitter is off (`random` returns the maximum). */
export async function openDesk(
  serviceOptions: ReviewServiceOptions = {},
  clientOptions: Partial<HttpReviewerOptions> = {},
): Promise<Desk> {
  const clock = new StillClock();
  const log = new HeardLog();
  const secrets: string[] = [];
  const service = await startReviewService({ now: clock.now, ...serviceOptions });
  later(() => service.close());
  const client = createHttpReviewer({
    baseUrl: service.baseUrl,
    clientId: service.clientId,
    clientSecret: service.clientSecret,
    deadline: clock.time + TEN_MINUTES_MS,
    now: clock.now,
    sleep: clock.sleep,
    random: () => 1,
    dispatcher: directly(),
    log,
    onSecret: (secret) => secrets.push(secret),
    ...clientOptions,
  });
  later(() => client.close());
  return { service, client, clock, log, secrets };
}

/** The request that most tests send. */
export const ASKED = { repo: 'shop/cart', pr: 7 };

/** Returns the error with which the work rejects. */
export async function catchReviewError(work: Promise<unknown>): Promise<ReviewError> {
  try {
    await work;
  } catch (fault) {
    if (fault instanceof ReviewError) return fault;
    throw fault;
  }
  throw new Error('It went well, and should not have.');
}
