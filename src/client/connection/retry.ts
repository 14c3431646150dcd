/** A request until it is answered: again after connection faults and transient statuses, inside the deadline. */
import { computeBackoff } from '../../base/backoff.js';
import { ReviewError } from '../../base/review-error.js';
import { seconds } from '../../base/time.js';
import type { Runtime } from '../runtime.js';
import { ConnectionError } from './connection-error.js';
import { type Answer, type Call, describeCall, exchange } from './exchange.js';
import { type CallPurpose, createRefusalError, isRetried } from './refusal.js';
import { readRetryAfter } from './retry-after.js';

/** The number of tries after a fault that rarely goes away: a host name that does not exist, an answer that is not HTTP. */
const FEW_TRIES = 4;

/** A call that may be made several times. */
export interface RepeatableCall extends Omit<Call, 'headers'>, CallPurpose {
  /** Asked for anew before each try, since a token may run out between two. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

interface FailedAttempt {
  readonly words: string;
  readonly tries: number;
  readonly wait: number | null;
  readonly error: (after: string) => ReviewError;
}

function toConnectionFailure(call: RepeatableCall, fault: ConnectionError): FailedAttempt {
  const tries = { deadline: Number.POSITIVE_INFINITY, few: FEW_TRIES, none: 1 }[fault.patience];
  const kind = fault.patience === 'none' ? 'configuration' : 'unavailable';
  const error = (after: string) =>
    new ReviewError(`${describeCall(call)} failed: ${fault.message}${after}.`, { kind, hint: fault.hint });
  return { words: fault.message, tries, wait: null, error };
}

function toAnswerFailure(call: RepeatableCall, answer: Answer, runtime: Runtime): FailedAttempt {
  const wait = readRetryAfter(answer.headers, runtime.parts.now());
  const error = (after: string) => {
    const { message, kind, code, status, said, hint } = createRefusalError(answer, call, runtime.parts.secrets);
    return new ReviewError(`${message}${after}`, { kind, code, status, said, hint });
  };
  return { words: `it answered ${answer.status}`, tries: Number.POSITIVE_INFINITY, wait, error };
}

async function attemptCall(call: RepeatableCall, runtime: Runtime): Promise<Answer | FailedAttempt> {
  const headers = await call.headers();
  try {
    const answer = await exchange({ ...call, headers }, runtime);
    return isRetried(answer) ? toAnswerFailure(call, answer, runtime) : answer;
  } catch (fault) {
    if (!(fault instanceof ConnectionError)) throw fault;
    return toConnectionFailure(call, fault);
  }
}

/**
 * Makes the call until there is an answer to work with, be it a refusal.
 * @throws ReviewError `unavailable` when tries or time are used up, with the last thing that happened; and what
 * `exchange` throws
 */
export async function retryUntilAnswered(call: RepeatableCall, runtime: Runtime): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    const outcome = await attemptCall(call, runtime);
    if ('status' in outcome) return outcome;
    const after = failures === 1 ? '' : ` (tried ${failures} times)`;
    if (failures >= outcome.tries) throw outcome.error(after);
    const wait = outcome.wait ?? computeBackoff(failures, runtime.parts.random);
    if (wait >= runtime.remaining()) {
      const asked =
        outcome.wait === null ? '' : `; the service asks to wait ${seconds(wait)}, and the time ends before`;
      throw outcome.error(`${after}${asked}`);
    }
    runtime.parts.log.info(`${describeCall(call)}: ${outcome.words}; trying again in ${seconds(wait)}.`);
    await runtime.pause(wait);
  }
}
