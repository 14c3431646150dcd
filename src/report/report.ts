import type { HunkText } from '../base/hunk-lines.js';
import type { ObservedFinding, ObservedReview, Trace } from '../contract/index.js';

/** A changed file as a report shows it. The engine's snapshot has these fields and more. */
export interface ReportedFile {
  readonly path: string;
  readonly old_path: string | null;
  readonly status: string;
  /** Why there is nothing to show: `binary`, `too_large`, …; null if the hunks are present. */
  readonly omitted: string | null;
  readonly hunks: readonly (HunkText & { readonly section: string })[];
}

/** The change itself, for reports that show code. A review and its trace do not contain it. */
export interface ReportedChange {
  readonly title: string;
  readonly author: string;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly ref: string; readonly sha: string };
  readonly files: readonly ReportedFile[];
}

/** The input of every report. The same input gives the same text in every place. */
export interface Report {
  readonly repo: string;
  /** Null for a local review of two commits. */
  readonly pr: number | null;
  readonly headSha: string | null;
  /** Base URL of links to files, for example `https://github.com`; null for no links. */
  readonly serverUrl: string | null;
  readonly review: ObservedReview;
  readonly findings: readonly ObservedFinding[];
  /** True if the service has more findings than were read. */
  readonly truncated: boolean;
  /** True if the findings could not be read. Then an empty list does not mean that there are none. */
  readonly unread?: boolean;
  /** Null if the service has none or it could not be read. */
  readonly trace: Trace | null;
  /** Left out or null if the code is not available. Then no code is shown. */
  readonly change?: ReportedChange | null;
  readonly gate: { readonly open: boolean; readonly reason: string };
  /** What happens when a person has reviewed, and what to do if it does not; left out where that is not known. */
  readonly again?: string;
  /** Further notes for the reader: a fork, a head that has changed, annotations that were cut. */
  readonly notes: readonly string[];
}
