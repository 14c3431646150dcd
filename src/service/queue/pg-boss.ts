/**
 * The durable queue: pg-boss in the store's database, so that a job and its data are written in the same transaction.
 */
import { type Db, fromKysely, type JobWithMetadata, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import * as z from 'zod';
import { onAbort, rejectOnAbort } from '../../base/abort.js';
import type { Transaction } from '../store/store.js';
import { type Observer, UNOBSERVED } from '../telemetry/observer.js';
import { EARLIER_QUEUES, failOrphanedJobs, IN_TURN, NAMES, QUEUES, SCHEMA, startBoss } from './boss-queues.js';
import { dispatchJob } from './dispatch.js';
import { buildJobKey, type JobEnvelope, KINDS, readJobEnvelope, wrapJob } from './job-envelope.js';
import { createPoolDatabase, type QueueBackend, runExclusively, runInTransaction } from './pool-database.js';
import type { Backlog, Handlers, Job, JobByKind, JobKind, Queue } from './queue.js';
import { createThrottledLog } from './throttled-log.js';

/** How often a worker sends a heartbeat. */
const HEARTBEAT_REFRESH_SECONDS = 3;
/** How often one process looks for dead workers. With the poll, a job is taken over within 10 + 2 + 1 s. */
const SUPERVISE_SECONDS = 2;
/**
 * Workers are notified of new jobs. They poll for jobs without a notification: those taken over or delayed. pg-boss
 * allows no less than 0.5.
 */
const POLL_SECONDS = 1;
/** How often ended jobs are removed. */
const CLEAN_SECONDS = 30;
/** Waits before the second and later attempts of a rejected job, in milliseconds. */
const RETRY_WAITS: readonly number[] = [2000, 8000, 30_000, 60_000, 120_000];
/** Priority of jobs that return to the queue: they run before new ones. */
const RETURNED = 1;
/** Number of jobs of each kind that one process runs at a time. The limit of reviews is a parameter. */
const CONCURRENCY: Readonly<Record<Exclude<JobKind, 'review'>, number>> = {
  'pull-request': 2,
  'merge-group': 2,
  'check-run': 2,
  retention: 1,
};
const HOURLY = '7 * * * *';

/** The result of a change in pg-boss, which its types do not describe. */
const Settled = z.object({ affected: z.int().min(0) });

/** A transaction in which jobs can be enqueued. */
export interface DatabaseTransaction extends Transaction {
  /** The transaction's own connection. On PGlite there is no other connection. */
  readonly db: KyselyTransactionLike;
}

/** The database that the queue is in, and how often a rejected job is tried again. */
export interface PgBossQueueOptions {
  readonly backend: QueueBackend;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Logs one line for each database error. It never contains secrets. */
  readonly log: (line: string) => void;
  readonly observer?: Observer;
  /**
   * Waits before the second and later attempts of a rejected job, in milliseconds. There is one attempt more than
   * waits.
   */
  readonly retryWaits?: readonly number[];
}

class PgBossQueue implements Queue<DatabaseTransaction> {
  private readonly hurried = new AbortController();
  private readonly observer: Observer;
  private readonly retryWaits: readonly number[];

  constructor(
    private readonly boss: PgBoss,
    private readonly options: PgBossQueueOptions,
  ) {
    this.observer = options.observer ?? UNOBSERVED;
    this.retryWaits = options.retryWaits ?? RETRY_WAITS;
  }

  async enqueue(tx: DatabaseTransaction, job: Job): Promise<void> {
    const db = fromKysely(tx.db);
    if (job.kind === 'pull-request' && (await joinWaiting(db, job))) return;
    await this.send(wrapJob(job, this.options.clock()), { db });
  }

  async work(handlers: Handlers, concurrency: number): Promise<void> {
    const { boss } = this;
    await boss.schedule(QUEUES.retention.name, HOURLY, wrapJob({ kind: 'retention' }, null));
    for (const kind of KINDS) {
      const workers = kind === 'review' ? concurrency : CONCURRENCY[kind];
      for (let at = 0; at < workers; at += 1) await this.startWorker(QUEUES[kind].name, handlers);
      const earlier = EARLIER_QUEUES[kind];
      if (earlier !== undefined) await this.startWorker(earlier, handlers);
    }
  }

  async backlog(): Promise<readonly Backlog[]> {
    const { rows } = await this.options.backend.pool.query<{
      name: string;
      waiting: string;
      running: string;
      oldest: string | null;
    }>(
      `SELECT name,
         count(*) FILTER (WHERE state < 'active') AS waiting,
         count(*) FILTER (WHERE state = 'active') AS running,
         extract(epoch FROM ${SCHEMA}.job_now() - min(created_on) FILTER (WHERE state < 'active')) * 1000 AS oldest
       FROM ${SCHEMA}.job WHERE state <= 'active' AND name = ANY($1) GROUP BY name`,
      [NAMES],
    );
    return KINDS.map((kind) => {
      const own = rows.filter(({ name }) => name === QUEUES[kind].name || name === EARLIER_QUEUES[kind]);
      const sum = (count: (row: (typeof own)[number]) => string) =>
        own.reduce((total, row) => total + Number(count(row)), 0);
      return {
        kind,
        waiting: sum(({ waiting }) => waiting),
        running: sum(({ running }) => running),
        oldestMilliseconds: Math.max(0, ...own.map(({ oldest }) => Math.round(Number(oldest ?? 0)))),
      };
    });
  }

  async stop(hurry?: AbortSignal): Promise<void> {
    const stopListening = hurry && onAbort(hurry, () => this.hurried.abort(new Error('the queue is stopping')));
    await Promise.all(NAMES.map((name) => this.boss.offWork(name, { wait: true })));
    stopListening?.();
    await this.boss.stop({ graceful: false, close: false });
  }

  private async send(
    carried: JobEnvelope,
    options: { readonly db: ReturnType<typeof fromKysely>; readonly startAfter?: number; readonly priority?: number },
  ): Promise<void> {
    const key = buildJobKey(carried.job);
    await this.boss.send(QUEUES[carried.job.kind].name, carried, {
      ...options,
      ...(key === null ? {} : { singletonKey: key }),
    });
  }

  /** Starts a worker that runs one job at a time. Each worker is registered separately, because it must wake itself. */
  private async startWorker(name: string, handlers: Handlers): Promise<void> {
    let id: string | null = null;
    const wake = () => {
      if (id !== null) this.boss.notifyWorker(id);
    };
    id = await this.boss.work(
      name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      },
      async ([row]) => {
        try {
          if (row !== undefined) await this.run(handlers, row);
        } finally {
          // Otherwise a worker that has just had a job would sleep until its next poll, which delays a backlog.
          wake();
        }
      },
    );
  }

  /**
   * Resolves when the job is done, given up, or back in the queue. Rejects if the database fails, which has the same
   * effect as a dead worker.
   */
  private async run(handlers: Handlers, row: JobWithMetadata<unknown>): Promise<void> {
    const carried = readJobEnvelope(row.data);
    if (carried === null) {
      this.options.log(`queue: a ${row.name} job cannot be read and is dropped`);
      return;
    }
    const { kind } = carried.job;
    const deaths = carried.deaths + row.retryCount;
    const number = carried.rejections + deaths + 1;
    const last = carried.rejections >= this.retryWaits.length;
    const since = carried.since ?? row.createdOn.getTime();
    if (number === 1) this.observer.began(kind, Math.max(0, this.options.clock() - since));
    const signal = AbortSignal.any([this.hurried.signal, row.signal]);
    try {
      await rejectOnAbort(dispatchJob(handlers, { number, last, deaths, signal }, carried.job), signal);
    } catch (cause) {
      if (this.hurried.signal.aborted) {
        await this.putBack(row, { ...carried, since, deaths }, 0);
      } else if (!last) {
        const wait = this.retryWaits[carried.rejections] ?? 0;
        await this.putBack(row, { ...carried, since, deaths, rejections: carried.rejections + 1 }, wait);
      } else {
        const why = cause instanceof Error ? cause.message : String(cause);
        this.options.log(`queue: a ${kind} job is given up after ${number} tries: ${why}`);
      }
    }
  }

  /**
   * Ends this row of a job and creates the next one in one transaction. Does nothing if another worker has taken the
   * job.
   */
  private async putBack(row: JobWithMetadata<unknown>, carried: JobEnvelope, milliseconds: number): Promise<void> {
    await runInTransaction(this.options.backend.pool, async (db) => {
      const { affected } = Settled.parse(await this.boss.complete(row.name, row, null, { db }));
      if (affected === 0) return;
      await this.send(carried, {
        db,
        priority: RETURNED,
        ...(milliseconds > 0 && { startAfter: milliseconds / 1000 }),
      });
    });
  }
}

/**
 * Opens the queue: creates or migrates its tables, safely in several processes at once, and listens. Rejects if the
 * database cannot be reached or refuses; nothing keeps running then.
 */
export async function openPgBossQueue(options: PgBossQueueOptions): Promise<Queue<DatabaseTransaction>> {
  const { backend, clock, log } = options;
  const boss = new PgBoss({
    db: createPoolDatabase(backend),
    backend: backend.kind,
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: CLEAN_SECONDS,
  });
  const tell = createThrottledLog(log, clock);
  boss.on('error', (error) => tell(`queue: ${error.message}`));
  boss.on('warning', (warning) => tell(`queue: ${warning.message}`));
  try {
    await runExclusively(backend, () => startBoss(boss));
    if (backend.kind === 'pglite') await failOrphanedJobs(boss, backend);
  } catch (cause) {
    // Otherwise its timers and its listener would keep a process without a queue alive.
    await boss.stop({ graceful: false, close: false }).catch((error: unknown) => tell(`queue: ${String(error)}`));
    throw cause;
  }
  return new PgBossQueue(boss, options);
}

/**
 * Adds the events to a job of the same pull request that has not begun; it then has all its attempts again. The row is
 * locked until the transaction ends, so the job cannot begin before the events are part of it. Transactions about one
 * pull request wait for each other, so that events which come at one time make one job.
 * @returns false if there is no such job
 */
async function joinWaiting(db: Db, job: JobByKind<'pull-request'>): Promise<boolean> {
  await db.executeSql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [buildJobKey(job)]);
  const { rows } = await db.executeSql(
    `UPDATE ${SCHEMA}.job
     SET data = jsonb_set(
       jsonb_set(data, '{job,deliveries}', (data #> '{job,deliveries}') || $3::text::jsonb), '{rejections}', '0')
     WHERE name = $1 AND singleton_key = $2 AND state = 'created' AND NOT blocked AND policy = '${IN_TURN}'
     RETURNING id`,
    [QUEUES[job.kind].name, buildJobKey(job), JSON.stringify(job.deliveries)],
  );
  return rows.length > 0;
}
