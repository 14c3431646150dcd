/** One check run to be posted once, by jobs that may run twice. */

import { ProviderError } from '../../../base/errors.js';
import { cutBytes } from '../../../base/text.js';
import type { CheckOutput } from '../../../contract/index.js';
import { type CheckRun, postCheckRun } from '../../../github/check-run.js';
import type { CheckRuns } from '../../../github/check-runs.js';
import { couldNotReviewSummary, MAX_CHECK_OUTPUT_BYTES } from '../../../report/index.js';
import { causeLine } from '../../api/http/errors.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt } from '../../queue/queue.js';

/** For 5,000 findings in fifties, at GitHub's pace, with room to spare. */
const POST_MILLISECONDS = 10 * 60_000;

/** Enough for the person who reads it on the pull request; the bell that starts a review is theirs to ring. */
export const AGAIN = 'Then push a commit, or close and reopen the pull request, to have it reviewed.';

/** The output of a check run where no review could be had. */
export function failedOutput(title: string, detail: string, hint: string): CheckOutput {
  const summary = couldNotReviewSummary({ title, detail, hint, notes: [] });
  return { title: 'The review failed', summary: cutBytes(summary, MAX_CHECK_OUTPUT_BYTES), text: null };
}

/** The check run, made when it is known where it goes. */
export type MakeRun = (checks: CheckRuns) => CheckRun & { readonly externalId: string };

/**
 * Posts a check run, or what an earlier attempt left out of it. What cannot be mended by trying again is logged, and so is
 * the fault of a last attempt: nobody waits for the result but the pull request.
 * @returns the check run's id; null where it could not be posted
 * @throws what may go better in another attempt
 */
export async function postOnce(
  context: Pick<ServiceContext, 'checksFor' | 'deadline' | 'log' | 'observer'>,
  { tenantId, about, attempt }: { readonly tenantId: string; readonly about: string; readonly attempt: Attempt },
  make: MakeRun,
): Promise<number | null> {
  const signal = AbortSignal.any([attempt.signal, context.deadline(POST_MILLISECONDS)]);
  try {
    const checks = await context.checksFor(tenantId);
    const run = make(checks);
    return await context.observer.provider('github.checks', async () => {
      const { id, fault } = await postCheckRun(checks, run, signal, await checks.findCheckRun(run, signal));
      if (fault !== null) throw fault.cause;
      return id;
    });
  } catch (cause) {
    if (attempt.signal.aborted) throw cause;
    const final = cause instanceof ProviderError && !cause.transient;
    if (!final && !attempt.last) throw cause;
    const said = cause instanceof ProviderError ? cause.message : causeLine(cause);
    context.log(`${about}: the check run could not be posted. ${said}`);
    return null;
  }
}
