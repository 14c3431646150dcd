/** The jobs of the service, and what a queue of them does. `pg-boss.ts` keeps them in the database. */
import type { QueueCommit, Transaction } from '../store/store.js';

/** Only one job of a pull request runs at a time. */
interface PullRequestJob {
  readonly kind: 'pull-request';
  readonly tenantId: string;
  /** GitHub's ids of the events, identical when they are sent again. The oldest first. */
  readonly deliveries: readonly string[];
  readonly repo: string;
  readonly pr: number;
}

/** What becomes of the commit of a merge queue. */
export type QueueWish =
  /** The pull request is reviewed, for the commit. */
  | { readonly what: 'review'; readonly pr: number; readonly base: QueueCommit['base'] }
  /** It is not known which pull request it is for, and `fault` says why. */
  | { readonly what: 'refusal'; readonly fault: string }
  /** It is gone: nothing waits for it any more. */
  | { readonly what: 'end' };

/** Only one job of a commit runs at a time. */
interface MergeGroupJob {
  readonly kind: 'merge-group';
  readonly tenantId: string;
  /** GitHub's id of the event, identical when it is sent again. */
  readonly delivery: string;
  readonly repo: string;
  readonly headSha: string;
  readonly wish: QueueWish;
}

/** A task. It is small because all other data is in the store. */
export type Job =
  | {
      readonly kind: 'review';
      readonly tenantId: string;
      readonly reviewId: string;
      /** Only one job per key runs at a time; the others find its result. */
      readonly key: string;
    }
  /** GitHub events that request a review of a pull request: one review answers all that came before it began. */
  | PullRequestJob
  /** GitHub made or removed a commit of a merge queue. */
  | MergeGroupJob
  /** Posts the result of a review as a check run. */
  | {
      readonly kind: 'check-run';
      readonly tenantId: string;
      readonly reviewId: string;
      /** Only one job of a pull request runs at a time. Null for a job that an earlier version queued. */
      readonly pull: { readonly repo: string; readonly pr: number } | null;
    }
  /** Removes data that is older than the tenants' retention. */
  | { readonly kind: 'retention' };

/** The kind of a job. */
export type JobKind = Job['kind'];

/** The jobs of a kind. */
export type JobByKind<K extends JobKind> = Extract<Job, { readonly kind: K }>;

/** One attempt at a job. */
export interface Attempt<J extends Job = Job> {
  readonly job: J;
  /** Starts at 1. */
  readonly number: number;
  /** No further attempt follows, so a failure must be stored now. */
  readonly last: boolean;
  /** How many workers died or lost the job while running it; absent if that cannot happen. */
  readonly deaths?: number;
  /** Fires when the queue stops without further waiting; the job then returns to the queue. */
  readonly signal: AbortSignal;
}

/**
 * Runs one attempt. If it rejects, another attempt follows later. A job runs at least once, so the handler must allow
 * repeated runs.
 */
export type Handler<J extends Job = Job> = (attempt: Attempt<J>) => Promise<void>;

/** A handler for each kind of job. */
export type Handlers = { readonly [K in JobKind]: Handler<JobByKind<K>> };

/** The number of waiting jobs, and the age of the oldest. */
export interface Backlog {
  readonly kind: JobKind;
  readonly waiting: number;
  readonly running: number;
  readonly oldestMilliseconds: number;
}

/**
 * The queue between the calls and the workers. The service does not depend on whether it is durable, or on the number
 * of processes.
 */
export interface Queue<Tx extends Transaction = Transaction> {
  /**
   * Puts a job in the queue when the transaction commits, and only then. Events join a job of the same pull request that
   * has not begun.
   */
  enqueue(tx: Tx, job: Job): void | Promise<void>;
  /**
   * Starts the workers, with at most `concurrency` reviews at a time in this process. Retention runs by its schedule.
   * Called once.
   */
  work(handlers: Handlers, concurrency: number): Promise<void>;
  /** Returns the waiting jobs. Rejects if the queue cannot be reached. */
  backlog(): Promise<readonly Backlog[]>;
  /**
   * Accepts no new jobs and resolves when the running ones have ended. When `hurry` fires, running jobs are aborted.
   */
  stop(hurry?: AbortSignal): Promise<void>;
}
