/** The trace of a review with its signatures: over its digest, and over what it verified of the head. */
import { formatTimestamp } from '../../base/time.js';
import type { Trace } from '../../contract/index.js';
import { buildVerificationSummary } from '../../report/index.js';
import { type CompleteOutcome, presentReview } from '../../reviewing/present-review.js';
import type { ReviewResult } from '../../reviewing/result.js';
import { buildTraceUrl, type ServiceContext } from '../context.js';
import type { StoredReview } from '../store/store.js';

/** Where the repositories are if the operator names no other server. */
const GITHUB = 'https://github.com';

/** Signs the trace of a review that has ended as `outcome` says. Without a persistent key the signatures are null. */
export async function signReviewTrace(
  { signTrace, publicUrl, serverUrl }: Pick<ServiceContext, 'signTrace' | 'publicUrl' | 'serverUrl'>,
  review: StoredReview,
  outcome: CompleteOutcome,
  { trace: engine }: ReviewResult,
): Promise<Trace> {
  const unsigned = { ...engine, review_id: review.id };
  const shown = presentReview({ ...review, outcome }, buildTraceUrl(publicUrl(), review.id));
  const told = {
    repo: review.asked.repo,
    pr: review.asked.pr,
    headSha: review.change.head.sha,
    review: shown,
    trace: { ...unsigned, signature: null },
  };
  const summary = buildVerificationSummary(told, {
    verifierId: publicUrl(),
    timeVerified: formatTimestamp(outcome.completedAt),
    serverUrl: serverUrl ?? GITHUB,
  });
  return { ...unsigned, ...(await signTrace(unsigned, summary)) };
}
