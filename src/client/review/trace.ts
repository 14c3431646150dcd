/** The audit trace, where the service gives one that can be read. */
import { ReviewError } from '../../base/review-error.js';
import { holdsCredentials, parseUrl } from '../../base/url.js';
import { type ObservedReview, type ReadTrace, Trace } from '../../contract/index.js';
import { formatAddress, type ServiceAddress } from '../connection/address.js';
import type { Api } from '../connection/api.js';

/** A report without its trace is still a report: no long trying. */
const TRACE_LIMIT_MS = 20_000;

/** Of a review, what leads to its trace. */
export type TracedReview = Pick<ObservedReview, 'id' | 'trace_url'>;

/**
 * Where the trace may be asked for with the token: `trace_url` of the service's own origin; or, where the service
 * knows itself under another name, the same path under the base address.
 */
export function resolveTraceAddress(review: TracedReview, address: ServiceAddress): URL | null {
  const { trace_url: text } = review;
  const url = text == null ? null : parseUrl(text, address.of('/').href);
  if (url === null) return null;
  if (url.origin === address.origin && !holdsCredentials(url)) return url;
  const own = address.ofReview(review.id, '/trace');
  return url.pathname.endsWith(`/v1/reviews/${encodeURIComponent(review.id)}/trace`) ? own : null;
}

/**
 * Reads the trace.
 * @returns null where there is none, it is forbidden, kept elsewhere, no JSON, or another review's
 * @throws ReviewError `cancelled`
 */
export async function readTrace(api: Api, address: ServiceAddress, review: TracedReview): Promise<ReadTrace | null> {
  const { log } = api.runtime.parts;
  const url = resolveTraceAddress(review, address);
  if (url === null) return null;
  try {
    const answer = await api.call({ method: 'GET', url, scope: 'findings:read', withinMs: TRACE_LIMIT_MS });
    const document: unknown = JSON.parse(answer.text);
    const read = Trace.safeParse(document);
    if (!read.success) {
      log.debug(`${formatAddress(url)} gave no trace of the form known here.`);
      return { document, trace: null };
    }
    if (read.data.review_id === review.id) return { document, trace: read.data };
    log.debug(`${formatAddress(url)} gave the trace of another review.`);
  } catch (fault) {
    if (fault instanceof ReviewError && fault.kind === 'cancelled') throw fault;
    log.debug(`No trace: ${fault instanceof ReviewError ? fault.message : 'what came is not JSON'}`);
  }
  return null;
}
