/** Answers that wait for a review to be at rest, where the caller prefers that. */
import type { ServiceContext } from '../../context.js';
import { buildPreferenceApplied, readWait } from '../http/prefer.js';
import type { AuthorizedCall } from '../http/route.js';

/** An answer that says whether its review is still queued. */
interface Answer {
  readonly queued: boolean;
}

/** Aborted when the caller is no longer there. */
function whenGone({ reply }: AuthorizedCall): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * The answer on a review. With `Prefer: wait=N` it is made again when the review is at rest, or after N seconds; where too
 * many wait already, or the service is stopping, it is as without.
 * @param answer makes the answer as the review is now
 */
export async function answerAtRest<A extends Answer>(
  { rest, deadline }: Pick<ServiceContext, 'rest' | 'deadline'>,
  call: AuthorizedCall,
  reviewId: string,
  answer: () => Promise<A>,
): Promise<A> {
  const seconds = readWait(call.request.headers['prefer']);
  // Before the review is read: so no end of it is missed.
  const waiting = seconds === null ? null : rest.open(call.principal.tenantId, reviewId);
  if (seconds === null || waiting === null) return answer();
  try {
    const first = await answer();
    call.reply.headers(buildPreferenceApplied(seconds));
    if (!first.queued) return first;
    await waiting.atRest(AbortSignal.any([deadline(seconds * 1000), whenGone(call)]));
    return await answer();
  } finally {
    waiting.close();
  }
}
