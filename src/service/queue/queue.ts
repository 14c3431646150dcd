/** The queue between POST /v1/reviews and the workers: durable or not, one process or several, the service cannot tell. */
import type { Transaction } from '../store/store.js';

/** A review to run. Small on purpose: everything else is in the store. */
export interface Job {
  readonly tenantId: string;
  readonly reviewId: string;
}

/** One try at a job. */
export interface Attempt {
  readonly job: Job;
  /** From 1. */
  readonly number: number;
  /** No further try follows: what goes wrong now must be written down. */
  readonly last: boolean;
  /** Fires when the queue stops and will wait no longer; the job goes back to the queue. */
  readonly signal: AbortSignal;
}

/** Runs one attempt. Rejecting asks for another try later; a job is at-least-once, so the handler must be able to run twice. */
export type Handler = (attempt: Attempt) => Promise<void>;

export interface Queue<Tx extends Transaction = Transaction> {
  /** Puts a job in the queue if, and when, the transaction commits. */
  enqueue(tx: Tx, job: Job): void | Promise<void>;
  /** Starts working, at most `concurrency` jobs at a time in this process. Called once. */
  work(handler: Handler, concurrency: number): Promise<void>;
  /** Takes no new job and resolves when the running ones have ended. When `hurry` fires, those are told to give up. */
  stop(hurry?: AbortSignal): Promise<void>;
}
