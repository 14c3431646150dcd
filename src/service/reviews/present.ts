/** A stored review as the contract shows it. */
import type { Review } from '../../contract/index.js';
import { traceUrl } from '../context.js';
import type { ReviewSummary } from '../store/store.js';

/** Milliseconds since the epoch → ISO 8601, UTC, milliseconds, `Z`. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The queued, completed or failed shape, exactly. */
export function presentReview(stored: ReviewSummary, publicUrl: string): Review {
  const { id, asked, change, outcome } = stored;
  const about = {
    repo: asked.repo,
    pr: asked.pr,
    head_sha: change.head.sha,
    ticket: asked.ticket,
    policy: asked.policy,
    dry_run: asked.dry_run,
  };
  const created_at = timestamp(stored.createdAt);
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
        trace_url: traceUrl(publicUrl, id),
        created_at,
        completed_at: timestamp(outcome.completedAt),
        ...about,
        counts: outcome.counts,
      };
  }
}
