import type { ObservedFinding, ObservedReview, Trace } from '../contract/index.js';

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
  readonly gate: { readonly open: boolean; readonly reason: string };
  /** What the reader must know besides: a fork, a head that moved on, annotations that were cut. */
  readonly notes: readonly string[];
}
