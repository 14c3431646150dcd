/** What an auditor asks of a service: the newest review of a pull request, its trace, and the export of a period. */
import * as z from 'zod';
import { ReviewError } from '../base/review-error.js';
import { type AuditPeriod, ObservedReview, type ReadTrace } from '../contract/index.js';
import { readAnswer } from './connection/answer.js';
import { type ApiOptions, openApi } from './connection/open-api.js';
import { readTrace } from './review/trace.js';

/** An export is asked for in parts of six hours, so that no answer takes too long or is too large to be read whole. */
const PART = 6 * 3_600_000;

/** Reviews that are looked through for the newest one that has ended. */
const NEWEST = 20;

const ReviewList = z.looseObject({ data: z.array(ObservedReview) });

/** A client of one service. Every method throws ReviewError and nothing else. */
export interface Auditor {
  /** The newest review of the pull request that has ended, or the newest one if none has; null if there is none. */
  findNewest(repo: string, pr: number): Promise<ObservedReview | null>;
  /** The trace; null where the service has none that can be read. */
  trace(review: ObservedReview): Promise<ReadTrace | null>;
  /** The export of a period as JSON Lines, in order, in texts of whole lines. Needs the scope `admin`. */
  exportPeriod(period: AuditPeriod): AsyncIterable<string>;
  /** Lets the connections go. */
  close(): Promise<void>;
}

/** Returns whether the service does not have the call: its token was given, so the address is that of a service. */
const isMissingCall = (fault: unknown) => fault instanceof ReviewError && fault.status === 404;

function createOlderServiceError(): ReviewError {
  return new ReviewError('The service is of an earlier version that has no export of a period (GET /v1/audit).', {
    kind: 'refused',
    status: 404,
    hint: 'Upgrade the service, and export then: it has the reviews of the time before too. Or ask "review-gate why" for a single pull request.',
  });
}

/** Creates a client. Nothing is sent until it is asked for something. Throws as `openApi` does. */
export function createAuditor(options: ApiOptions): Auditor {
  const { api, address, release } = openApi(options);
  return {
    async findNewest(repo, pr) {
      const url = address.of('/v1/reviews', { repo, pr: String(pr), limit: String(NEWEST) });
      const answer = await api.call({ method: 'GET', url, scope: 'reviews:read' });
      const { data } = readAnswer(answer, ReviewList, 'a list of reviews', api.runtime.parts.secrets);
      return data.find(({ status }) => status === 'complete' || status === 'failed') ?? data[0] ?? null;
    },
    trace: (review) => readTrace(api, address, review),
    async *exportPeriod({ from, to }) {
      const end = Date.parse(to);
      for (let start = Date.parse(from); start < end; start += PART) {
        const part = { from: start, to: Math.min(start + PART, end) };
        const limits = { from: new Date(part.from).toISOString(), to: new Date(part.to).toISOString() };
        const headers = { accept: 'application/x-ndjson' };
        const call = { method: 'GET', url: address.of('/v1/audit', limits), scope: 'admin', headers } as const;
        const answer = await api.call(call).catch((fault: unknown) => {
          throw isMissingCall(fault) ? createOlderServiceError() : fault;
        });
        if (answer.text !== '') yield answer.text;
      }
    },
    close: release,
  };
}
