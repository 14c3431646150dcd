/** The queue between the calls and the workers: durable or not, one process or several, the service cannot tell. */
import type { Transaction } from '../store/store.js';

/** Something to do. Small on purpose: everything else is in the store. */
export type Job =
  | {
      readonly kind: 'review';
      readonly tenantId: string;
      readonly reviewId: string;
      /** Of jobs with the same key one runs at a time: the others find its result. */
      readonly key: string;
    }
  /** An event of GitHub that asks for a review. `delivery` is GitHub's id of it, the same when it is sent again. */
  | {
      readonly kind: 'pull-request';
      readonly tenantId: string;
      readonly delivery: string;
      readonly repo: string;
      readonly pr: number;
      readonly headSha: string;
    }
  /** Posts the result of a review, as a check run. */
  | { readonly kind: 'check-run'; readonly tenantId: string; readonly reviewId: string }
  /** Removes what tenants keep no longer. */
  | { readonly kind: 'retention' };

export type JobKind = Job['kind'];
export type JobOf<K extends JobKind> = Extract<Job, { readonly kind: K }>;

/** One try at a job. */
export interface Attempt<J extends Job = Job> {
  readonly job: J;
  /** From 1. */
  readonly number: number;
  /** No further try follows: what goes wrong now must be written down. */
  readonly last: boolean;
  /** How many workers died, or lost their hold, while they ran it; absent where none can. */
  readonly deaths?: number;
  /** Fires when the queue stops and will wait no longer; the job goes back to the queue. */
  readonly signal: AbortSignal;
}

/** Runs one attempt. Rejecting asks for another try later; a job is at-least-once, so the handler must be able to run twice. */
export type Handler<J extends Job = Job> = (attempt: Attempt<J>) => Promise<void>;

/** A handler for each kind of job. */
export type Handlers = { readonly [K in JobKind]: Handler<JobOf<K>> };

/** How much waits, and for how long the oldest of it has. */
export interface Backlog {
  readonly kind: JobKind;
  readonly waiting: number;
  readonly running: number;
  readonly oldestMilliseconds: number;
}

export interface Queue<Tx extends Transaction = Transaction> {
  /** Puts a job in the queue if, and when, the transaction commits. */
  enqueue(tx: Tx, job: Job): void | Promise<void>;
  /** Starts working, at most `concurrency` reviews at a time in this process; retention runs by its schedule. Called once. */
  work(handlers: Handlers, concurrency: number): Promise<void>;
  /** What waits. Rejects where the queue cannot be reached. */
  backlog(): Promise<readonly Backlog[]>;
  /** Takes no new job and resolves when the running ones have ended. When `hurry` fires, those are told to give up. */
  stop(hurry?: AbortSignal): Promise<void>;
}
