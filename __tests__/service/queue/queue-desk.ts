/** The durable queue on an open database, and a tenant in whose transactions jobs are enqueued. */

import { randomBytes } from 'node:crypto';
import { createIds } from '../../../src/base/ids.js';
import { openPgBossQueue, type PgBossQueueOptions } from '../../../src/service/queue/pg-boss.js';
import type { Attempt, Handlers, Job, Queue } from '../../../src/service/queue/queue.js';
import type { SqlBackend } from '../../../src/service/store/sql/backend.js';
import type { SqlStore } from '../../../src/service/store/sql/store.js';
import type { SqlTransaction } from '../../../src/service/store/sql/transaction.js';
import { buildTenant } from '../../stand-ins/tenant.js';

/** Creates a tenant and returns its id. */
async function newTenant(store: SqlStore): Promise<string> {
  const id = createIds(Date.now, randomBytes)('ten');
  await store.administration.createTenant(buildTenant(id));
  return id;
}

export type ReviewAttempt = Attempt<Extract<Job, { kind: 'review' }>>;

/** Returns handlers that do nothing, except the given one for reviews. */
export function reviewing(review: (attempt: ReviewAttempt) => Promise<void>): Handlers {
  const nothing = async () => undefined;
  return { review, 'pull-request': nothing, 'merge-group': nothing, 'check-run': nothing, retention: nothing };
}

/** A queue on an open database, as in one process. */
export class QueueDesk {
  private constructor(
    readonly store: SqlStore,
    readonly queue: Queue<SqlTransaction>,
    readonly tenantId: string,
    readonly log: readonly string[],
  ) {}

  static async open(
    backend: SqlBackend,
    store: SqlStore,
    options: Partial<PgBossQueueOptions> = {},
  ): Promise<QueueDesk> {
    const log: string[] = [];
    const queue = await openPgBossQueue({ backend, clock: Date.now, log: (line) => log.push(line), ...options });
    return new QueueDesk(store, queue, await newTenant(store), log);
  }

  /** Enqueues a review with that id and key, in a transaction of its own. */
  async put(reviewId: string, key = reviewId): Promise<void> {
    await this.store
      .tenant(this.tenantId)
      .transaction(async (tx) => this.queue.enqueue(tx, { kind: 'review', tenantId: this.tenantId, reviewId, key }));
  }

  /** Returns how many reviews are waiting and running. */
  async reviews(): Promise<{ readonly waiting: number; readonly running: number }> {
    const [{ waiting, running } = { waiting: 0, running: 0 }] = await this.queue.backlog();
    return { waiting, running };
  }
}

/** Polls until `holds` returns true. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}
