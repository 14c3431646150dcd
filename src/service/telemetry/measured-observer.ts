/**
 * The observer that records metrics for Prometheus and spans for a tracer. The number of metrics is limited for any
 * input.
 */
import { Counter, Histogram, type Registry } from 'prom-client';
import { ProviderError } from '../../base/errors.js';
import { ERRORS } from '../../contract/index.js';
import type { Job } from '../queue/queue.js';
import type { Observer } from './observer.js';
import type { Attributes, SpanKind, Tracer } from './tracer.js';

/** Upper bounds, in seconds: a call to a provider or a receiver ends within a minute. */
const CALL_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];
/** A review may take ten minutes, in addition to its wait. */
const REVIEW_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const WAIT_SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800];

/**
 * A name of the form `github.pin`. Names of another form, and names beyond the maximum, are counted as `other`, so that
 * the number of metrics stays small.
 */
const CALL = /^[a-z][a-zA-Z_-]{0,31}\.[a-z][a-zA-Z_-]{0,31}$/u;
const MAX_CALLS = 32;
const OTHER_CALL = 'other';

/** The registry of the metrics, and the tracer of the spans. */
export interface ObserverOptions {
  readonly registry: Registry;
  readonly tracer: Tracer;
  /** Milliseconds; only differences are used. */
  readonly clock: () => number;
}

function isAbort(cause: unknown): boolean {
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  return name === 'AbortError' || name === 'TimeoutError';
}

/** Returns a short name of an error: the code of a provider's error, otherwise `aborted` or `error`. */
function nameError(cause: unknown): string {
  if (cause instanceof ProviderError && Object.hasOwn(ERRORS, cause.code)) return cause.code;
  return isAbort(cause) ? 'aborted' : 'error';
}

/** Returns a function that limits the number of different names of calls. */
function createCallNameLimiter(): (call: string) => string {
  const seen = new Set<string>();
  return (call) => {
    if (seen.has(call)) return call;
    if (!CALL.test(call) || seen.size >= MAX_CALLS) return OTHER_CALL;
    seen.add(call);
    return call;
  };
}

function buildJobAttributes(job: Job, number: number): Attributes {
  return {
    'messaging.operation.type': 'process',
    'messaging.destination.name': job.kind,
    'review_gate.job.attempt': number,
    ...('tenantId' in job ? { 'review_gate.tenant.id': job.tenantId } : {}),
    ...('reviewId' in job ? { 'review_gate.review.id': job.reviewId } : {}),
  };
}

/** Creates the observer and registers its metrics in the registry. */
export function createObserver({ registry, tracer, clock }: ObserverOptions): Observer {
  const registers = [registry];
  const stages = new Histogram({
    name: 'review_gate_review_stage_duration_seconds',
    help: 'Time of the parts of a review; "whole" is from its creation to its end.',
    labelNames: ['stage', 'outcome'] as const,
    buckets: REVIEW_SECONDS,
    registers,
  });
  const reviews = new Counter({
    name: 'review_gate_reviews_total',
    help: 'Reviews that ended, by status.',
    labelNames: ['status'] as const,
    registers,
  });
  const waits = new Histogram({
    name: 'review_gate_queue_wait_seconds',
    help: 'Time from a job being put in the queue to its first start.',
    labelNames: ['kind'] as const,
    buckets: WAIT_SECONDS,
    registers,
  });
  const attempts = new Counter({
    name: 'review_gate_job_attempts_total',
    help: 'Attempts at jobs; a failed one is tried again or is the last.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'review_gate_provider_call_duration_seconds',
    help: 'Calls to GitHub, Jira, Linear and git, by call and outcome.',
    labelNames: ['call', 'outcome'] as const,
    buckets: CALL_SECONDS,
    registers,
  });
  const deliveries = new Histogram({
    name: 'review_gate_delivery_duration_seconds',
    help: 'Tries at sending a webhook, by what came of them.',
    labelNames: ['outcome'] as const,
    buckets: CALL_SECONDS,
    registers,
  });
  // So that a rate is 0, not absent, before the first event.
  for (const status of ['complete', 'failed'] as const) reviews.inc({ status }, 0);

  /** Runs `work` in a span and passes its duration and outcome to `note`. */
  const measure = async <T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: () => Promise<T>,
    note: (seconds: number, outcome: string) => void,
  ): Promise<T> => {
    const since = clock();
    const seconds = () => Math.max(0, clock() - since) / 1000;
    try {
      const result = await tracer.run(name, { kind, attributes }, work, nameError);
      note(seconds(), 'ok');
      return result;
    } catch (cause) {
      note(seconds(), nameError(cause));
      throw cause;
    }
  };
  const limitCallName = createCallNameLimiter();

  return {
    stage: (stage, reviewId, work) =>
      measure(
        `review ${stage}`,
        'internal',
        { 'review_gate.stage': stage, ...(reviewId === null ? {} : { 'review_gate.review.id': reviewId }) },
        work,
        (seconds, outcome) => stages.observe({ stage, outcome: outcome === 'ok' ? 'ok' : 'error' }, seconds),
      ),
    provider: (given, work) => {
      const call = limitCallName(given);
      const [service = OTHER_CALL] = call.split('.');
      return measure(call, 'client', { 'peer.service': service }, work, (seconds, outcome) =>
        calls.observe({ call, outcome }, seconds),
      );
    },
    attempt: (job, number, work) =>
      measure(`process ${job.kind}`, 'consumer', buildJobAttributes(job, number), work, (_seconds, outcome) =>
        attempts.inc({ kind: job.kind, outcome: outcome === 'ok' ? 'ok' : 'error' }),
      ),
    began: (kind, milliseconds) => waits.observe({ kind }, milliseconds / 1000),
    reviewEnded: (status, milliseconds) => {
      reviews.inc({ status });
      stages.observe({ stage: 'whole', outcome: status === 'complete' ? 'ok' : 'error' }, milliseconds / 1000);
    },
    delivery: (outcome, milliseconds) => {
      deliveries.observe({ outcome }, milliseconds / 1000);
      const fault = outcome === 'delivered' ? null : outcome;
      const attributes = { 'messaging.operation.type': 'send', 'review_gate.delivery.outcome': outcome };
      tracer.ended('send webhook', { kind: 'producer', attributes }, milliseconds, fault);
    },
  };
}
