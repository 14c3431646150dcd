/** The queues of pg-boss: their names and policies, how they are made, and what a dead process left in them. */
import type { PgBoss } from 'pg-boss';
import type { QueueBackend } from './pool-database.js';
import type { JobKind } from './queue.js';

/** The schema of pg-boss in the database. */
export const SCHEMA = 'pgboss';

/** A worker without a heartbeat for this time is considered dead. This is the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10;
/** How long ended jobs are kept. Short, because the supervisor reads all of them. */
const KEEP_SECONDS = 60;
/** Maximum run time of a job: longer than the time limit of a review, so that the review ends first. */
const EXPIRE_SECONDS = 15 * 60;
/**
 * Retry limit for pg-boss, in effect unlimited. Deaths are counted here, because a job that pg-boss gives up would
 * block its key.
 */
const NEVER = 1_000_000;
/** Jobs with the same key run in order and one at a time, without blocking other keys. */
export const IN_TURN = 'key_strict_fifo';
/** The queues with their policies. At most one retention job waits or runs. */
export const QUEUES: Readonly<Record<JobKind, { readonly name: string; readonly policy: string }>> = {
  review: { name: 'review', policy: IN_TURN },
  'pull-request': { name: 'pull-request-in-turn', policy: IN_TURN },
  'merge-group': { name: 'merge-group', policy: IN_TURN },
  'check-run': { name: 'check-run-in-turn', policy: IN_TURN },
  retention: { name: 'retention', policy: 'exclusive' },
};
/**
 * The queues of earlier versions, whose policy cannot be changed. Processes of such a version may still fill them during
 * an upgrade, so their jobs are done too.
 */
export const EARLIER_QUEUES: Readonly<Partial<Record<JobKind, string>>> = {
  'pull-request': 'pull-request',
  'check-run': 'check-run',
};
const OPTIONS = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
  deleteAfterSeconds: KEEP_SECONDS,
  retryLimit: NEVER,
  retryDelay: 0,
} as const;
/** All of them, by which pg-boss knows them. */
export const NAMES: readonly string[] = [
  ...Object.values(QUEUES).map(({ name }) => name),
  ...Object.values(EARLIER_QUEUES),
];
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Starts pg-boss, and makes the queues or gives them the options of this version. */
export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const name of NAMES) {
    const policy = Object.values(QUEUES).find((queue) => queue.name === name)?.policy ?? 'standard';
    await boss.createQueue(name, { policy, ...OPTIONS });
    // A queue created by an earlier version gets the options of this version.
    await boss.updateQueue(name, OPTIONS);
    // Makes pg-boss read the queue's row now. Inside a transaction on PGlite there is no second connection for that.
    await boss.findJobs(name, { id: NO_JOB });
  }
}

/**
 * Returns jobs that a dead process left active. A data folder has one process at a time, so every active job at the
 * start is such a job.
 */
export async function failOrphanedJobs(boss: PgBoss, { pool }: QueueBackend): Promise<void> {
  const { rows } = await pool.query<{ name: string; id: string }>(
    `SELECT name, id FROM ${SCHEMA}.job WHERE state = 'active' AND name = ANY($1)`,
    [NAMES],
  );
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'the process ended' });
}
