/** One check run to be posted once, by jobs that may run twice. */

import { ProviderError } from '../../../base/errors.js';
import { cutBytes } from '../../../base/text.js';
import type { CheckOutput } from '../../../contract/index.js';
import { continueBegun } from '../../../github/checks/begun-check.js';
import type { CheckRuns } from '../../../github/checks/check-runs.js';
import { type IdentifiedCheckRun, publishCheckRun } from '../../../github/checks/publish-check.js';
import { MAX_CHECK_OUTPUT_BYTES, renderFailureSummary } from '../../../report/index.js';
import { formatCause } from '../../api/http/errors.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt } from '../../queue/queue.js';
import { RE_REVIEW } from './buttons.js';

/** Enough for 5,000 findings in batches of fifty, within GitHub's rate limits. */
const POST_MILLISECONDS = 10 * 60_000;

/** Advice for the reader of the pull request: these actions start a new review. */
export const AGAIN = 'Then press “Re-review” on this check run, or push a commit, to have it reviewed.';

/** Builds the output of a check run for a change that could not be reviewed. */
export function buildFailedOutput(title: string, detail: string, hint: string): CheckOutput {
  const summary = renderFailureSummary({ title, detail, hint, notes: [] });
  return { title: 'The review failed', summary: cutBytes(summary, MAX_CHECK_OUTPUT_BYTES), text: null };
}

/** The same for the commit of a merge queue. GitHub removes a pull request from the queue whose check fails, but not at once. */
export const QUEUE_AGAIN = 'Remove the pull request from the merge queue, if it is still there, and add it again.';

/** A check run to be posted. */
interface PostedCheckRun extends IdentifiedCheckRun {
  /** For the commit of a merge queue: completes the one that was begun there. It has no button, because the queue waits for nobody. */
  readonly queued: boolean;
}

/** Builds the check run when its target is known. What it throws counts as a fault of posting. */
export type BuildCheckRun = (checks: CheckRuns, signal: AbortSignal) => PostedCheckRun | Promise<PostedCheckRun>;

/**
 * Posts a check run, or the missing part of an earlier attempt. Permanent errors are logged, and so is the error of the
 * last attempt, because the result is only shown on the pull request.
 * @returns the check run's id; null if it could not be posted
 * @throws errors for which another attempt may succeed
 */
export async function postOnce(
  context: Pick<ServiceContext, 'checksFor' | 'deadline' | 'log' | 'observer'>,
  { tenantId, about, attempt }: { readonly tenantId: string; readonly about: string; readonly attempt: Attempt },
  make: BuildCheckRun,
): Promise<number | null> {
  const signal = AbortSignal.any([attempt.signal, context.deadline(POST_MILLISECONDS)]);
  try {
    const checks = await context.checksFor(tenantId);
    const { queued, ...run } = await make(checks, signal);
    return await context.observer.provider('github.checks', async () => {
      const writer = queued ? await continueBegun(checks, { ...run, pr: run.identity.pr }, signal) : checks;
      const actions = queued ? [] : [RE_REVIEW];
      const { id, fault, leftStanding } = await publishCheckRun(writer, { ...run, actions }, signal);
      if (fault !== null) throw fault.cause;
      for (const left of leftStanding) context.log(`${about}: an older check run stays. ${formatCause(left)}`);
      return id;
    });
  } catch (cause) {
    if (attempt.signal.aborted) throw cause;
    const final = cause instanceof ProviderError && !cause.transient;
    if (!final && !attempt.last) throw cause;
    const said = cause instanceof ProviderError ? cause.message : formatCause(cause);
    context.log(`${about}: the check run could not be posted. ${said}`);
    return null;
  }
}
