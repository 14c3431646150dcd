import type { Backlog } from '../queue/queue.js';

/** An answered request. */
export interface AnsweredRequest {
  /** The operation's id in the contract; null if no operation matched. */
  readonly operation: string | null;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Why a request was rejected before it was processed. */
export type Pressure = 'event-loop' | 'heap' | 'memory' | 'database';

/** The interface for metrics of requests and of the queue. The implementation is exchangeable. */
export interface Meter {
  request(request: AnsweredRequest): void;
  turnedAway(reason: Pressure): void;
  /** Sets the function that reads the length of the queue when the metrics are requested. */
  watchQueue(backlog: () => Promise<readonly Backlog[]>): void;
  /** Returns the metrics in the format of `contentType`. */
  exposition(): Promise<string>;
  readonly contentType: string;
}
