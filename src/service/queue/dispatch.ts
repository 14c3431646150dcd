import type { Attempt, Handlers, Job } from './queue.js';

/** Runs the handler of the job's kind. */
export function dispatchJob(handlers: Handlers, attempt: Omit<Attempt, 'job'>, job: Job): Promise<void> {
  switch (job.kind) {
    case 'review':
      return handlers.review({ ...attempt, job });
    case 'pull-request':
      return handlers['pull-request']({ ...attempt, job });
    case 'merge-group':
      return handlers['merge-group']({ ...attempt, job });
    case 'check-run':
      return handlers['check-run']({ ...attempt, job });
    case 'retention':
      return handlers.retention({ ...attempt, job });
  }
}
