/** A reviewer at a service, over HTTP. */
import { ReviewError } from '../base/review-error.js';
import { type CreateReview, LIMITS, ObservedReview, type ReadFindings, type ReadTrace } from '../contract/index.js';
import type { ServiceAddress } from './connection/address.js';
import { createMalformedError, readAnswer } from './connection/answer.js';
import type { Api, ApiCall } from './connection/api.js';
import type { Answer } from './connection/exchange.js';
import { type ApiOptions, openApi } from './connection/open-api.js';
import { readRetryAfter } from './connection/retry-after.js';
import { HEADER_SAFE } from './connection/tokens.js';
import { readFindings } from './review/findings.js';
import { readPage } from './review/page.js';
import { pollUntilFinal, type ReviewReading } from './review/poll.js';
import { preferWait } from './review/prefer.js';
import { readTrace, type TracedReview } from './review/trace.js';
import { type UploadedReport, uploadReport } from './review/upload.js';

/** What it is made with. */
export interface HttpReviewerOptions extends Omit<ApiOptions, 'scope'> {
  /** Scopes asked for; default: those the client needs, and no more. */
  readonly scope?: string;
  /** The first wait between two looks at a review; default 2 s. */
  readonly pollIntervalMs?: number;
}

/** A client of one service. Every method throws ReviewError and nothing else. In shape it is the port of src/reviewing. */
export interface HttpReviewer {
  /** Uploads reports on a head, one after the other. Gives their ids, in the same order. */
  give(
    reports: readonly UploadedReport[],
    about: { readonly repo: string; readonly head_sha: string },
  ): Promise<readonly string[]>;
  /** Triggers a review. Repeated under its key after faults, so that a service that knows the key makes one review. */
  create(request: CreateReview, idempotencyKey: string): Promise<ObservedReview>;
  /** Reads a review. */
  get(id: string): Promise<ObservedReview>;
  /** Polls until the review is complete or failed; one that already is comes back at once. */
  wait(review: ObservedReview, onStatus?: (review: ObservedReview) => void): Promise<ObservedReview>;
  /** Lists all findings, each once, at most 5,000. */
  findings(reviewId: string): Promise<ReadFindings>;
  /** The trace; null where the service has none that can be read. */
  trace(review: TracedReview): Promise<ReadTrace | null>;
  /** The page that a person reads, HTML, from the same address as the trace; null where the service gives none. */
  page(review: TracedReview): Promise<string | null>;
  /** What the review was made of: null, the interface has no call that gives it. */
  input(review: ObservedReview): Promise<null>;
  /** Lets the connections go. */
  close(): Promise<void>;
}

/** The scopes that the calls of this client need. */
export const NEEDED_SCOPES = 'reviews:read reviews:write findings:read';

/** The first wait between two looks at a review. */
export const DEFAULT_POLL_INTERVAL_MS = 2_000;
/** Short: a quick review is complete in the first answer, and the id of another one is soon known. */
const CREATE_WAIT_SECONDS = 2;
/** Well below the time in which the headers of an answer must come. */
const POLL_WAIT_SECONDS = 20;
const EXPECTED = 'a review';

function buildBody(request: CreateReview): string {
  const { repo, pr, ticket, policy, dry_run, evidence } = request;
  return JSON.stringify({ repo, pr, ticket, policy, dry_run, evidence });
}

class ReviewerOverHttp implements HttpReviewer {
  /** The last reading of each review, by its id. */
  private readonly last = new Map<string, ReviewReading>();

  constructor(
    private readonly api: Api,
    private readonly address: ServiceAddress,
    private readonly intervalMs: number,
    private readonly release: () => Promise<void>,
  ) {}

  async give(
    reports: readonly UploadedReport[],
    about: { readonly repo: string; readonly head_sha: string },
  ): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const report of reports) ids.push(await uploadReport(this.api, this.address, report, about));
    return ids;
  }

  async create(request: CreateReview, idempotencyKey: string): Promise<ObservedReview> {
    if (!HEADER_SAFE.test(idempotencyKey) || idempotencyKey.length > LIMITS.MAX_IDEMPOTENCY_KEY_CHARACTERS) {
      throw new ReviewError('The idempotency key does not fit into a header.', { kind: 'configuration' });
    }
    const call: ApiCall = {
      method: 'POST',
      url: this.address.of('/v1/reviews'),
      scope: 'reviews:write',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...preferWait(CREATE_WAIT_SECONDS, this.api.runtime.remaining()),
      },
      body: buildBody(request),
    };
    return (await this.ask(call)).review;
  }

  async get(id: string): Promise<ObservedReview> {
    return (await this.look(id, {})).review;
  }

  wait(review: ObservedReview, onStatus: (review: ObservedReview) => void = () => {}): Promise<ObservedReview> {
    const { runtime } = this.api;
    const known = { retryAfterMs: null, heldMs: 0, ...this.last.get(review.id), review };
    const look = () => this.look(review.id, preferWait(POLL_WAIT_SECONDS, runtime.remaining()));
    return pollUntilFinal(known, look, this.intervalMs, runtime, onStatus);
  }

  findings(reviewId: string): Promise<ReadFindings> {
    return readFindings(this.api, this.address.of('/v1/findings', { review_id: reviewId }));
  }

  trace(review: TracedReview): Promise<ReadTrace | null> {
    return readTrace(this.api, this.address, review);
  }

  page(review: TracedReview): Promise<string | null> {
    return readPage(this.api, this.address, review);
  }

  async input(): Promise<null> {
    return null;
  }

  close(): Promise<void> {
    return this.release();
  }

  private async look(id: string, headers: Readonly<Record<string, string>>): Promise<ReviewReading> {
    const call: ApiCall = { method: 'GET', url: this.address.ofReview(id), scope: 'reviews:read', headers };
    const { answer, ...reading } = await this.ask(call);
    if (reading.review.id === id) return reading;
    throw createMalformedError(
      answer,
      EXPECTED,
      'it is another review than the one asked for',
      this.api.runtime.parts.secrets,
    );
  }

  /** Makes a call whose answer is a review. */
  private async ask(call: ApiCall): Promise<ReviewReading & { readonly answer: Answer }> {
    const { secrets, now } = this.api.runtime.parts;
    const asked = now();
    const answer = await this.api.call(call);
    const answered = now();
    const review = readAnswer(answer, ObservedReview, EXPECTED, secrets);
    const held = 'preference-applied' in answer.headers;
    const reading = {
      review,
      retryAfterMs: readRetryAfter(answer.headers, answered),
      heldMs: held ? answered - asked : 0,
    };
    this.last.set(review.id, reading);
    return { ...reading, answer };
  }
}

/**
 * Makes a client on a connection that is there.
 * @param intervalMs the first wait between two looks at a review
 * @param release what `close` does
 */
export function createReviewer(
  api: Api,
  address: ServiceAddress,
  intervalMs: number,
  release: () => Promise<void>,
): HttpReviewer {
  return new ReviewerOverHttp(api, address, intervalMs, release);
}

/**
 * Makes a client. Nothing is sent until it is asked for something.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
export function createHttpReviewer(options: HttpReviewerOptions): HttpReviewer {
  const { api, address, release } = openApi({ scope: NEEDED_SCOPES, ...options });
  return createReviewer(api, address, options.pollIntervalMs ?? DEFAULT_POLL_INTERVAL_MS, release);
}
