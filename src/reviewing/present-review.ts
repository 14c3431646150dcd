/** A review as the contract shows it. */
import { formatTimestamp } from '../base/time.js';
import type {
  AcBinding,
  AccountingCounts,
  CompletedReview,
  Counts,
  EvidenceKind,
  FailedReview,
  QueuedReview,
  ReviewPeople,
  Tier,
  Verdict,
} from '../contract/index.js';
import type { Failure } from './faults/failure.js';
import type { ReviewResult } from './result.js';

/** What the caller asked for, with what was left out filled in. */
export interface AskedReview {
  readonly repo: string;
  readonly pr: number;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly dry_run: boolean;
}

/** The end of a review that has a result. Times are milliseconds since the epoch. */
export interface CompleteOutcome {
  readonly status: 'complete';
  /** Null for a dry run: everything is kept but this. */
  readonly verdict: Verdict | null;
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  readonly counts: Counts;
  /** Absent for a review of a version without it. */
  readonly accounting?: AccountingCounts | undefined;
  /** Absent where no host told what people said, and for a review of a version without it. */
  readonly people?: ReviewPeople | undefined;
  /** Left out in outcomes that earlier versions stored. */
  readonly mergeBase?: string | null;
  readonly completedAt: number;
}

/** How a review ended, or that it has not. */
export type ReviewOutcome =
  | { readonly status: 'queued' }
  | CompleteOutcome
  | { readonly status: 'failed'; readonly error: Failure; readonly failedAt: number };

/** A report that a review was given. `at`: when, in milliseconds since the epoch. */
export interface ShownEvidence {
  readonly kind: EvidenceKind;
  readonly digest: string;
  readonly at: number;
}

/** What of a review is shown. */
export interface ShownReview {
  readonly id: string;
  readonly asked: AskedReview;
  readonly change: {
    readonly head: { readonly sha: string };
    /** Null for a review that an earlier version stored. */
    readonly base: { readonly ref: string; readonly sha: string } | null;
    /** Both left out for a review that an earlier version stored. */
    readonly title?: string;
    readonly author?: string;
  };
  readonly evidence: readonly ShownEvidence[];
  readonly createdAt: number;
  readonly outcome: ReviewOutcome;
}

/** The queued, completed or failed shape. `T`: null where no trace has an address. */
export type PresentedReview<T extends string | null> =
  | QueuedReview
  | FailedReview
  | (Omit<CompletedReview, 'trace_url'> & { readonly trace_url: T });

/** The review in the contract's shape. @param traceUrl where the trace of a complete one is */
export function presentReview<T extends string | null>(
  { id, asked, change, evidence, createdAt, outcome }: ShownReview,
  traceUrl: T,
): PresentedReview<T> {
  const about = {
    repo: asked.repo,
    pr: asked.pr,
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.author === undefined ? {} : { author: change.author }),
    head_sha: change.head.sha,
    base_ref: change.base?.ref ?? null,
    base_sha: change.base?.sha ?? null,
    merge_base_sha: outcome.status === 'complete' ? (outcome.mergeBase ?? null) : null,
    ticket: asked.ticket,
    policy: asked.policy,
    dry_run: asked.dry_run,
    ...(evidence.length > 0 && {
      evidence: evidence.map(({ kind, digest, at }) => ({ kind, digest, at: formatTimestamp(at) })),
    }),
  };
  const created_at = formatTimestamp(createdAt);
  const nothing = { verdict: null, tier: null, trace_url: null } as const;
  switch (outcome.status) {
    case 'queued':
      return { id, status: 'queued', ...nothing, created_at, ...about };
    case 'failed':
      return { id, status: 'failed', ...nothing, created_at, ...about, error: { ...outcome.error } };
    case 'complete':
      return {
        id,
        status: 'complete',
        verdict: outcome.verdict,
        tier: outcome.tier,
        confidence: outcome.confidence,
        ac_bindings: [...outcome.acBindings],
        trace_url: traceUrl,
        created_at,
        completed_at: formatTimestamp(outcome.completedAt),
        ...about,
        counts: outcome.counts,
        ...(outcome.accounting === undefined ? {} : { accounting: outcome.accounting }),
        ...(outcome.people === undefined ? {} : { people: outcome.people }),
      };
  }
}

/** The outcome of a review that has a result. A dry run keeps everything but the verdict. */
export function completeOutcome(
  { verdict, tier, confidence, acBindings, counts, accounting, people, mergeBase }: ReviewResult,
  asked: AskedReview,
  completedAt: number,
): CompleteOutcome {
  return {
    status: 'complete',
    verdict: asked.dry_run ? null : verdict,
    tier,
    confidence,
    acBindings,
    counts,
    accounting,
    people,
    mergeBase,
    completedAt,
  };
}
