/** Reviews in their table. */
import type { ReviewFilter } from '../../../contract/index.js';
import type { Outcome, QueueCommit, ReviewSummary, Reviews, StoredReview } from '../store.js';
import { expireReviews } from './expire-reviews.js';
import { selectOutcomes, type TenantGate } from './gate.js';

const SUMMARY = [
  'id',
  'origin',
  'key',
  'head_sha',
  'base_ref',
  'base_sha',
  'shown',
  'asked',
  'queue_sha',
  'queue_base',
  'outcome',
  'evidence',
  'created_at',
] as const;
const WHOLE = [...SUMMARY, 'prepared'] as const;

interface SummaryRow extends Pick<StoredReview, 'id' | 'origin' | 'key' | 'asked' | 'outcome'> {
  readonly head_sha: string;
  readonly base_ref: string | null;
  readonly base_sha: string | null;
  readonly shown: Pick<StoredReview['change'], 'title' | 'author'> | null;
  readonly queue_sha: string | null;
  readonly queue_base: QueueCommit['base'] | null;
  readonly evidence: StoredReview['evidence'] | null;
  readonly created_at: string;
}

type QueueRow = Pick<SummaryRow, 'queue_sha' | 'queue_base'>;

interface WholeRow extends SummaryRow {
  readonly prepared: Pick<StoredReview, 'change' | 'policy'>;
}

function toQueueCommit({ queue_sha: headSha, queue_base: base }: QueueRow): QueueCommit | null {
  return headSha === null || base === null ? null : { headSha, base };
}

function toSummary({ id, origin, key, asked, outcome, created_at, ...row }: SummaryRow): ReviewSummary {
  const base = row.base_ref === null || row.base_sha === null ? null : { ref: row.base_ref, sha: row.base_sha };
  const change = { head: { sha: row.head_sha }, base, ...row.shown };
  const evidence = row.evidence ?? [];
  const createdAt = Number(created_at);
  return { id, origin, key, asked, queue: toQueueCommit(row), outcome, change, evidence, createdAt };
}

function toStoredReview(row: WholeRow): StoredReview {
  const { id, origin, key, asked, outcome, prepared, evidence, created_at } = row;
  const rest = { evidence: evidence ?? [], createdAt: Number(created_at), outcome };
  return { id, origin, key, asked, queue: toQueueCommit(row), ...prepared, ...rest };
}

/** Returns the outcome, and the columns derived from it. */
function toOutcomeColumns(outcome: Outcome) {
  const complete = outcome.status === 'complete' ? outcome : null;
  return {
    status: outcome.status,
    verdict: complete?.verdict ?? null,
    tier: complete?.tier ?? null,
    completed_at: complete?.completedAt ?? null,
    input_digest: complete?.inputDigest ?? null,
    outcome: JSON.stringify(outcome),
  };
}

type ReviewQuery = ReturnType<TenantGate['selectReviews']>;

function filterReviews(all: ReviewQuery, { repo, pr, status, verdict, tier }: ReviewFilter): ReviewQuery {
  let query = all;
  if (repo !== undefined) query = query.where('repo', '=', repo);
  if (pr !== undefined) query = query.where('pr', '=', pr);
  if (status !== undefined) query = query.where('status', '=', status);
  if (verdict !== undefined) query = query.where('verdict', '=', verdict);
  if (tier !== undefined) query = query.where('tier', '=', tier);
  return query;
}

/** Returns the reviews of the gate's tenant. */
export function createSqlReviews(gate: TenantGate): Reviews {
  return {
    async insert({ id, origin, key, asked, queue, change, policy, evidence, createdAt, outcome }) {
      const row = {
        id,
        origin,
        key,
        repo: asked.repo,
        pr: asked.pr,
        head_sha: change.head.sha,
        base_ref: change.base.ref,
        base_sha: change.base.sha,
        shown: JSON.stringify({ title: change.title, author: change.author }),
        created_at: createdAt,
        asked: JSON.stringify(asked),
        queue_sha: queue?.headSha ?? null,
        queue_base: queue === null ? null : JSON.stringify(queue.base),
        prepared: JSON.stringify({ change, policy }),
        evidence: evidence.length === 0 ? null : JSON.stringify(evidence),
        ...toOutcomeColumns(outcome),
      };
      await gate.insertReview(row).execute();
    },
    async get(id) {
      const row = await gate.selectReviews().select(WHOLE).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toStoredReview(row);
    },
    async summary(id) {
      const row = await gate.selectReviews().select(SUMMARY).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toSummary(row);
    },
    async list(filter, { after, limit }) {
      const query = filterReviews(gate.selectReviews(), filter).select(SUMMARY).orderBy('id', 'desc').limit(limit);
      const rows = await (after === null ? query : query.where('id', '<', after)).execute();
      return rows.map(toSummary);
    },
    async waiting({ repo, tier }, limit) {
      const rows = await filterReviews(gate.selectNewestVerdicts(), { repo, tier, verdict: 'needs-review' })
        .select(SUMMARY)
        .where('closed', '=', false)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSummary);
    },
    async firsts({ repo }, from, limit) {
      const rows = await selectOutcomes(filterReviews(gate.selectFirstVerdicts(), { repo }))
        .where('created_at', '>=', String(from))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ created_at, green_at, criteria, met }) => ({
        createdAt: Number(created_at),
        greenAt: green_at === null ? null : Number(green_at),
        criteria: Number(criteria),
        met: Number(met),
      }));
    },
    async closePulls(repo, pr) {
      const ofRepository = gate
        .updateReviews()
        .set({ closed: true })
        .where('repo', '=', repo)
        .where('queue_sha', 'is', null);
      await (pr === null ? ofRepository : ofRepository.where('pr', '=', pr)).execute();
    },
    async finish(id, outcome) {
      const { numUpdatedRows } = await gate
        .updateReviews()
        .set(toOutcomeColumns(outcome))
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async ended(ids) {
      if (ids.length === 0) return [];
      const rows = await gate
        .selectReviews()
        .select('id')
        .where('id', 'in', ids)
        .where('status', '<>', 'queued')
        .execute();
      return rows.map(({ id }) => id);
    },
    async alike({ id, key }, limit) {
      const rows = await gate
        .selectReviews()
        .select(SUMMARY)
        .where('key', '=', key)
        .where('id', '<>', id)
        .where('status', '=', 'complete')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSummary);
    },
    async findQueuedEvent({ key, queue }) {
      const row = await gate
        .selectReviews()
        .select(WHOLE)
        .where('key', '=', key)
        .where('queue_sha', 'is not distinct from', queue?.headSha ?? null)
        .where('origin', '=', 'event')
        .where('status', '=', 'queued')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toStoredReview(row);
    },
    async pullsOfHead(repo, headSha) {
      const rows = await gate
        .selectReviews()
        .select('pr')
        .distinct()
        .where('repo', '=', repo)
        .where('head_sha', '=', headSha)
        .where('origin', '=', 'event')
        .orderBy('pr')
        .execute();
      return rows.map(({ pr }) => Number(pr));
    },
    async findQueueCommit(repo, headSha) {
      const row = await gate
        .selectReviews()
        .select(['pr', 'queue_sha', 'queue_base'])
        .where('repo', '=', repo)
        .where('queue_sha', '=', headSha)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const queue = row === undefined ? null : toQueueCommit(row);
      return row === undefined || queue === null ? null : { pr: Number(row.pr), queue };
    },
    async closeQueueCommit(repo, headSha) {
      const rows = await gate
        .updateReviews()
        .set({ closed: true })
        .where('repo', '=', repo)
        .where('queue_sha', '=', headSha)
        .returning('check_run_id')
        .execute();
      return rows.some(({ check_run_id: posted }) => posted === null);
    },
    async isClosed(id) {
      const row = await gate.selectReviews().select('closed').where('id', '=', id).executeTakeFirst();
      return row?.closed ?? false;
    },
    async noteCheckRun(id, checkRunId) {
      const { numUpdatedRows } = await gate
        .updateReviews()
        .set({ check_run_id: checkRunId })
        .where('id', '=', id)
        .where('check_run_id', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async getCheckRunId(id) {
      const row = await gate.selectReviews().select('check_run_id').where('id', '=', id).executeTakeFirst();
      const noted = row?.check_run_id ?? null;
      return noted === null ? null : Number(noted);
    },
    async completed({ from, to }, { after, limit }) {
      let query = gate
        .selectReviews()
        .select(SUMMARY)
        .where('completed_at', '>=', String(from))
        .where('completed_at', '<', String(to))
        .orderBy('completed_at')
        .orderBy('id')
        .limit(limit);
      if (after !== null) {
        query = query.where(({ and, eb, or }) =>
          or([
            eb('completed_at', '>', String(after.completedAt)),
            and([eb('completed_at', '=', String(after.completedAt)), eb('id', '>', after.id)]),
          ]),
        );
      }
      return (await query.execute()).map(toSummary);
    },
    expire: (before, limit) => expireReviews(gate, before, limit),
  };
}
