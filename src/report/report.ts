import type { HunkText } from '../base/hunk-lines.js';
import type { ObservedFinding, ObservedReview, Trace } from '../contract/index.js';

/** A changed file as a report shows it; the engine's snapshot has the same and more. */
export interface ReportedFile {
  readonly path: string;
  readonly old_path: string | null;
  readonly status: string;
  /** Why there is nothing to show: `binary`, `too_large`, …; null where the hunks are here. */
  readonly omitted: string | null;
  readonly hunks: readonly (HunkText & { readonly section: string })[];
}

/** The change itself, which a review and its trace do not hold: for reports that show code. */
export interface ReportedChange {
  readonly title: string;
  readonly author: string;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly ref: string; readonly sha: string };
  readonly files: readonly ReportedFile[];
}

/** Everything a report is made of. The same report gives the same text, wherever it is shown. */
export interface Report {
  readonly repo: string;
  /** Null for a local review of two commits. */
  readonly pr: number | null;
  readonly headSha: string | null;
  /** Where files are linked to, `https://github.com`; null for no links. */
  readonly serverUrl: string | null;
  readonly review: ObservedReview;
  readonly findings: readonly ObservedFinding[];
  /** True where the service had more findings than were read. */
  readonly truncated: boolean;
  /** True where the findings could not be read: that there are none here then says nothing. */
  readonly unread?: boolean;
  /** Null where the service has none or it could not be read. */
  readonly trace: Trace | null;
  /** Left out, or null, where the code is not at hand: then it is not shown. */
  readonly change?: ReportedChange | null;
  readonly gate: { readonly open: boolean; readonly reason: string };
  /** What the reader must know besides: a fork, a head that moved on, annotations that were cut. */
  readonly notes: readonly string[];
}
