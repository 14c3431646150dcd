/** What the service counts of its requests and its queue; who keeps the figures is behind this door. */
import type { Backlog } from '../queue/queue.js';

/** A request that was answered. */
export interface AnsweredRequest {
  /** The operation's id of the contract; null where no call was asked for. */
  readonly operation: string | null;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Why a request was turned away before it was looked at. */
export type Pressure = 'event-loop' | 'heap' | 'memory' | 'database';

export interface Meter {
  request(request: AnsweredRequest): void;
  turnedAway(reason: Pressure): void;
  /** Where the depth of the queue is read from, when somebody asks. */
  watchQueue(backlog: () => Promise<readonly Backlog[]>): void;
  /** The figures, as `contentType` has them. */
  exposition(): Promise<string>;
  readonly contentType: string;
}
