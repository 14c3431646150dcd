/**
 * The data of a job in the database: the job itself and its history. It is validated when read, because rows may come
 * from other versions.
 */
import * as z from 'zod';
import type { Job, JobKind } from './queue.js';

const Tenant = z.string().min(1);

/** The shapes of jobs, by kind. */
const JOBS = {
  review: z.object({ kind: z.literal('review'), tenantId: Tenant, reviewId: z.string(), key: z.string() }),
  'pull-request': z.object({
    kind: z.literal('pull-request'),
    tenantId: Tenant,
    deliveries: z.array(z.string()).min(1).readonly(),
    repo: z.string(),
    pr: z.int(),
  }),
  'merge-group': z.object({
    kind: z.literal('merge-group'),
    tenantId: Tenant,
    delivery: z.string(),
    repo: z.string(),
    headSha: z.string(),
    wish: z.discriminatedUnion('what', [
      z.object({
        what: z.literal('review'),
        pr: z.int(),
        base: z.object({ ref: z.string(), sha: z.string().nullable() }),
      }),
      z.object({ what: z.literal('refusal'), fault: z.string() }),
      z.object({ what: z.literal('end') }),
    ]),
  }),
  'check-run': z.object({
    kind: z.literal('check-run'),
    tenantId: Tenant,
    reviewId: z.string(),
    pull: z.object({ repo: z.string(), pr: z.int() }).nullable().default(null),
  }),
  retention: z.object({ kind: z.literal('retention') }),
} as const satisfies { readonly [K in JobKind]: z.ZodType<Extract<Job, { kind: K }>> };

/** A job of an earlier version was about one event. */
const EarlierPullRequest = z.looseObject({ kind: z.literal('pull-request'), delivery: z.string() });

function modernize(job: unknown): unknown {
  const earlier = EarlierPullRequest.safeParse(job);
  return earlier.success ? { ...earlier.data, deliveries: [earlier.data.delivery] } : job;
}

const AnyJob = z.preprocess(
  modernize,
  z.discriminatedUnion('kind', [
    JOBS.review,
    JOBS['pull-request'],
    JOBS['merge-group'],
    JOBS['check-run'],
    JOBS.retention,
  ]),
);

/** A row: the job, and what became of it until now. */
const JobEnvelope = z.object({
  job: AnyJob,
  /** When it was put in the queue, in milliseconds since the epoch; null for jobs of the schedule. */
  since: z.number().nullable(),
  /** How often its handler rejected it. */
  rejections: z.int().min(0),
  /** How many workers died while running it, before this row. */
  deaths: z.int().min(0),
});
export type JobEnvelope = z.infer<typeof JobEnvelope>;

/** Every kind of job. Each has a queue of its own in pg-boss. */
export const KINDS: readonly JobKind[] = ['review', 'pull-request', 'merge-group', 'check-run', 'retention'];

/** Creates the data of a new job. */
export function wrapJob(job: Job, since: number | null): JobEnvelope {
  return { job: { ...job }, since, rejections: 0, deaths: 0 };
}

/** Parses a row's data; null if this version does not know its format. */
export function readJobEnvelope(data: unknown): JobEnvelope | null {
  const read = JobEnvelope.safeParse(data);
  return read.success ? read.data : null;
}

/** Returns the key of a job. Only one job per key runs at a time; null if there is no such limit. */
export function buildJobKey(job: Job): string | null {
  switch (job.kind) {
    case 'review':
      return `${job.tenantId} ${job.key}`;
    case 'pull-request':
      return buildPullKey(job.tenantId, job);
    case 'merge-group':
      return `${job.tenantId} ${job.repo}@${job.headSha}`;
    case 'check-run':
      return job.pull === null ? `${job.tenantId} ${job.reviewId}` : buildPullKey(job.tenantId, job.pull);
    case 'retention':
      return null;
  }
}

function buildPullKey(tenantId: string, { repo, pr }: { readonly repo: string; readonly pr: number }): string {
  return `${tenantId} ${repo}#${pr}`;
}
