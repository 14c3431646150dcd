/** Observes every attempt at a job, and logs failed ones, because the queue retries without logging. */
import type { Attempt, Handler, Handlers, Job } from '../queue/queue.js';
import type { Logger } from './logger.js';
import type { Observer } from './observer.js';

function describeJob(job: Job): Record<string, string> {
  return {
    ...('tenantId' in job ? { tenant_id: job.tenantId } : {}),
    ...('reviewId' in job ? { review_id: job.reviewId } : {}),
    ...(job.kind === 'pull-request'
      ? { repo: job.repo, pr: String(job.pr), deliveries: job.deliveries.join(' ') }
      : {}),
    ...(job.kind === 'merge-group' ? { repo: job.repo, head_sha: job.headSha, deliveries: job.delivery } : {}),
  };
}

/** Wraps handlers with observation and logging. */
export function observeJobs(logger: Logger, observer: Observer, handlers: Handlers): Handlers {
  const observed =
    <J extends Job>(handler: Handler<J>): Handler<J> =>
    async (attempt: Attempt<J>) => {
      const { job, number, last, signal } = attempt;
      try {
        if (observer.attempt === undefined) await handler(attempt);
        else await observer.attempt(job, number, () => handler(attempt));
      } catch (cause) {
        const fields = { kind: job.kind, ...describeJob(job), attempt: number, cause };
        if (signal.aborted) logger.info('job put back: the process is stopping', fields);
        else if (last) logger.error('job failed for the last time', fields);
        else logger.warn('job failed and will be tried again', fields);
        throw cause;
      }
      logger.debug('job done', { kind: job.kind, ...describeJob(job), attempt: number });
    };
  return {
    review: observed(handlers.review),
    'pull-request': observed(handlers['pull-request']),
    'merge-group': observed(handlers['merge-group']),
    'check-run': observed(handlers['check-run']),
    retention: observed(handlers.retention),
  };
}
