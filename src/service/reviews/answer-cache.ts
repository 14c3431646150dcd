/** An answer as it is sent. */
export interface CachedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** One that retention has removed is not shown for longer than this. */
const KEEP_MILLISECONDS = 30_000;
/** Answers kept, of some kilobytes each; the oldest go first. */
const MAX_ANSWERS = 1000;

/** Answers on ended reviews, kept for a while: an ended review never changes, and is read most in the minute after its end. */
export class ReviewAnswerCache {
  private readonly answers = new Map<string, CachedAnswer & { readonly until: number }>();

  /** @param clock milliseconds since the epoch */
  constructor(private readonly clock: () => number) {}

  /** The answer on a review of that tenant; null where none is kept. */
  get(tenantId: string, reviewId: string): CachedAnswer | null {
    const kept = this.answers.get(`${tenantId} ${reviewId}`);
    return kept === undefined || kept.until <= this.clock() ? null : kept;
  }

  put(tenantId: string, reviewId: string, answer: CachedAnswer): void {
    const key = `${tenantId} ${reviewId}`;
    // Moved to the end, where the newest are.
    this.answers.delete(key);
    this.answers.set(key, { ...answer, until: this.clock() + KEEP_MILLISECONDS });
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= MAX_ANSWERS) break;
      this.answers.delete(oldest);
    }
  }
}
