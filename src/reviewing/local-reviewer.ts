/** A reviewer in this process: no server, no store, no queue, nothing to wait for but the review itself. */
import { rejectOnAbort } from '../base/abort.js';
import { ProviderError } from '../base/errors.js';
import type { IdSource } from '../base/ids.js';
import { ReviewError, toCancelledError } from '../base/review-error.js';
import { seconds } from '../base/time.js';
import {
  type CreateReview,
  LIMITS,
  ObservedReview,
  type ReadFindings,
  type ReadTrace,
  type Trace,
} from '../contract/index.js';
import type { ReviewInput } from '../engine/snapshot.js';
import type { GivenReport } from '../external/index.js';
import type { Provider } from '../sources/provider.js';
import type { Failure } from './faults/failure.js';
import { explainRefusal, refuseUnknownReview } from './faults/refusal.js';
import { type RetryMeans, retryTransient } from './faults/retry.js';
import { attemptReview, type PerformedReview, performReview, type RunEngine } from './perform-review.js';
import { type AskedReview, completeOutcome, presentReview, type ShownReview } from './present-review.js';
import { type PreparedReview, prepareReview } from './request/prepare-review.js';
import { readRequest, refuseEvidence } from './request/read-request.js';
import type { OwnedPolicies } from './request/resolve-policies.js';
import { giveIds } from './result.js';
import type { ReportedHead, Reviewer } from './reviewer.js';

/** How long one try at reading the pull request and its tickets may take. */
const PIN_MILLISECONDS = 30_000;
/** Tries at reading the code before the fault of the last one stands. */
const ATTEMPTS = 3;

/** How long closing waits for what was stopped to clean up after itself. */
const CLOSE_MILLISECONDS = 2_000;

/** What a local reviewer works with. */
export interface LocalReviewerOptions extends Omit<RetryMeans, 'log'> {
  readonly provider: Provider;
  readonly engine: RunEngine;
  readonly policies: OwnedPolicies;
  /** What reviews are dated by, in milliseconds since the epoch. */
  readonly clock: () => number;
  readonly ids: IdSource;
  /** Aborted after that many milliseconds. The real one is `AbortSignal.timeout`. */
  readonly timeLimit: (milliseconds: number) => AbortSignal;
  readonly log: RetryMeans['log'] & { debug(message: string): void };
}

/** A report that was given to this process, and what it is about. */
interface HeldReport {
  readonly report: GivenReport;
  readonly repo: string;
  readonly head: string;
  /** When it was given, in milliseconds since the epoch. */
  readonly at: number;
}

/** A review of this process. */
interface HeldReview {
  readonly shown: ShownReview;
  readonly result: {
    readonly performed: PerformedReview;
    readonly findings: ReadFindings;
    readonly trace: Trace;
  } | null;
  /** The end of its run; null once it is at rest. */
  readonly running: Promise<void> | null;
}

const describe = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

class LocalReviewer implements Reviewer {
  readonly #given = new Map<string, HeldReport>();
  readonly #held = new Map<string, HeldReview>();
  readonly #closed = new AbortController();
  readonly #late = new AbortController();
  /** Aborted when the caller stops, the time is over or the reviewer is closed. */
  readonly #signal: AbortSignal;
  readonly #started: number;
  /** What is under way: it may hold files and processes. */
  readonly #work = new Set<Promise<unknown>>();

  constructor(private readonly options: LocalReviewerOptions) {
    const { now, sleep, deadline, signal } = options;
    this.#started = now();
    this.#signal = AbortSignal.any([signal, this.#closed.signal, this.#late.signal]);
    sleep(Math.max(0, deadline - this.#started), this.#closed.signal).then(
      () => this.#late.abort(),
      () => undefined,
    );
  }

  async give(reports: readonly GivenReport[], { repo, head_sha: head }: ReportedHead): Promise<readonly string[]> {
    const { ids, clock } = this.options;
    return reports.map((report) => {
      const id = ids('evd');
      this.#given.set(id, { report, repo, head, at: clock() });
      return id;
    });
  }

  async create(request: CreateReview): Promise<ObservedReview> {
    const asked = await this.#explained(async () => readRequest(request));
    const prepared = await this.#explained(() => this.#retry(() => this.#prepare(asked)));
    const given = await this.#explained(async () => this.#findGiven(request.evidence ?? [], prepared));
    const { ids, clock } = this.options;
    const shown: ShownReview = {
      id: ids('rev'),
      asked,
      change: prepared.change,
      evidence: given.map(({ report: { kind, digest }, at }) => ({ kind, digest, at })),
      createdAt: clock(),
      outcome: { status: 'queued' },
    };
    const running = this.#explained(() => this.#run(shown, asked, prepared, given));
    // Whoever waits for the review is told; where nobody does, nobody is.
    running.catch(() => undefined);
    this.#held.set(shown.id, { shown, result: null, running });
    return this.#observe(shown);
  }

  async get(id: string): Promise<ObservedReview> {
    return this.#observe(this.#find(id).shown);
  }

  async wait({ id }: ObservedReview): Promise<ObservedReview> {
    await this.#find(id).running;
    return this.get(id);
  }

  async findings(reviewId: string): Promise<ReadFindings> {
    return this.#find(reviewId).result?.findings ?? { findings: [], truncated: false };
  }

  async trace({ id }: ObservedReview): Promise<ReadTrace | null> {
    const trace = this.#find(id).result?.trace ?? null;
    return trace === null ? null : { document: trace, trace };
  }

  async page(): Promise<null> {
    return null;
  }

  async input({ id }: ObservedReview): Promise<ReviewInput | null> {
    return this.#find(id).result?.performed.input ?? null;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    const { provider } = this.options;
    if (provider.close !== undefined) this.#track(provider.close()).catch(() => undefined);
    const limit = this.options.timeLimit(CLOSE_MILLISECONDS);
    await rejectOnAbort(Promise.allSettled(this.#work), limit).catch(() => undefined);
  }

  #find(id: string): HeldReview {
    const held = this.#held.get(id);
    if (held === undefined) throw refuseUnknownReview();
    return held;
  }

  /** @throws RequestError for a report that was not given, or that is about another head */
  #findGiven(ids: readonly string[], { change }: PreparedReview): readonly HeldReport[] {
    return ids.map((id, at) => {
      const held = this.#given.get(id);
      if (held?.repo === change.repo && held.head === change.head.sha) return held;
      throw refuseEvidence(at, held?.head ?? null, change.head.sha);
    });
  }

  /** As a client reads it from a service; the trace has no address here. */
  #observe(shown: ShownReview): ObservedReview {
    return ObservedReview.parse(presentReview(shown, null));
  }

  async #prepare(asked: AskedReview): Promise<PreparedReview> {
    const { provider, policies, timeLimit } = this.options;
    const limit = timeLimit(PIN_MILLISECONDS);
    const signal = AbortSignal.any([limit, this.#signal]);
    const means = { provider, policies, policiesByPath: true };
    try {
      return await rejectOnAbort(this.#track(prepareReview(asked, means, signal)), signal);
    } catch (cause) {
      if (!limit.aborted || this.#signal.aborted) throw cause;
      const text = `The pull request could not be read within ${seconds(PIN_MILLISECONDS)}.`;
      throw new ProviderError('E_UP_001', text, true, { cause });
    }
  }

  async #run(
    shown: ShownReview,
    asked: AskedReview,
    prepared: PreparedReview,
    given: readonly HeldReport[],
  ): Promise<void> {
    const { provider, engine, timeLimit, log } = this.options;
    const deadline = timeLimit(LIMITS.MAX_REVIEW_MILLISECONDS);
    const reports = async () => given.map(({ report }) => report);
    const attempted = await this.#retry((number) =>
      attemptReview(
        (signal, progress) =>
          this.#track(performReview(prepared, { provider: async () => provider, engine, reports }, signal, progress)),
        {
          last: number === ATTEMPTS,
          stopping: this.#signal,
          deadline,
          report: (cause) => log.debug(`${shown.id}: ${describe(cause)}`),
        },
      ),
    );
    if ('made' in attempted) this.#complete(shown, asked, attempted.made);
    else this.#fail(shown, attempted.failure);
  }

  #complete(shown: ShownReview, asked: AskedReview, performed: PerformedReview): void {
    const { ids, clock } = this.options;
    const { id } = shown;
    const { result } = performed;
    const rows = giveIds(result.findings, id, ids).map(({ review_id, ...finding }) => ({ ...finding, review_id }));
    this.#held.set(id, {
      shown: { ...shown, outcome: completeOutcome(result, asked, clock()) },
      result: {
        performed,
        findings: { findings: rows.slice(0, LIMITS.MAX_FINDINGS), truncated: rows.length > LIMITS.MAX_FINDINGS },
        // Not signed: there is no key that outlives the process.
        trace: { ...result.trace, review_id: id, signature: null },
      },
      running: null,
    });
  }

  #fail(shown: ShownReview, error: Failure): void {
    const outcome = { status: 'failed', error, failedAt: this.options.clock() } as const;
    this.#held.set(shown.id, { shown: { ...shown, outcome }, result: null, running: null });
  }

  #retry<T>(attempt: (number: number) => Promise<T>): Promise<T> {
    return retryTransient(attempt, { ...this.options, signal: this.#signal });
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work);
    const done = () => this.#work.delete(work);
    work.then(done, done);
    return work;
  }

  /** What `work` gives. Rejects with ReviewError for whatever it throws, and as soon as nobody waits any more. */
  async #explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      this.#signal.throwIfAborted();
      return await rejectOnAbort(work(), this.#signal);
    } catch (cause) {
      throw this.#interruption() ?? this.#ours(explainRefusal(cause));
    }
  }

  #interruption(): ReviewError | null {
    const { signal, now } = this.options;
    if (signal.aborted) return toCancelledError(signal);
    if (this.#late.signal.aborted) {
      return new ReviewError(`There was no review after ${seconds(now() - this.#started)}.`, {
        kind: 'timeout',
        hint: 'Raise timeout-seconds, or split the pull request.',
      });
    }
    return this.#closed.signal.aborted ? new ReviewError('The reviewer is closed.', { kind: 'cancelled' }) : null;
  }

  #ours(cause: unknown): ReviewError {
    if (cause instanceof ReviewError) return cause;
    this.options.log.debug(describe(cause));
    const said = 'E_INT_001: The review failed on our side.';
    return new ReviewError(said, {
      kind: 'refused',
      code: 'E_INT_001',
      said,
      hint: 'Run it again. If it fails again, report it.',
    });
  }
}

/** Makes a reviewer over a provider. Nothing is read until it is asked for a review. */
export function createLocalReviewer(options: LocalReviewerOptions): Reviewer {
  return new LocalReviewer(options);
}
