/** What a backtest says: a policy held against changes that were merged already. Also the form of its JSON. */
import type { Severity, Tier, Verdict } from '../../contract/index.js';

/** What the gate would have done. `person`: a person is asked. `closed`: changes are asked for. */
export const GATES = ['open', 'person', 'closed'] as const;

/** What the gate would have done with one change. */
export type Gate = (typeof GATES)[number];

/** A decision on a change. */
export interface BacktestDecision {
  readonly gate: Gate;
  /** The rule of the policy or of the engine that decided. */
  readonly rule: string;
  /** Why it did, in a few words. */
  readonly why: string;
}

/** Findings of one rule on one change. */
export interface RuleFindings extends Readonly<Record<Severity, number>> {
  readonly rule: string;
}

/** What a review of the change says today. */
export interface BacktestReview {
  readonly files: number;
  readonly added: number;
  readonly removed: number;
  readonly tier: Tier;
  /** As git knows it: mostly without the ticket. */
  readonly as_is: BacktestDecision;
  /** If a ticket had asked for every line, and the change had shown all that it asks for. */
  readonly if_asked: BacktestDecision;
  /** By rule, sorted. */
  readonly findings: readonly RuleFindings[];
}

/** What later commits did with a change. `named`: a commit names it as what it mends. `lines`: a fix changed its lines. */
export interface LaterFate {
  readonly kind: 'reverted' | 'named' | 'lines';
  /** The commit that did. */
  readonly by: string;
  /** Days between the two commits, rounded down. */
  readonly days: number;
  /** How many of its lines; null where nobody counted. */
  readonly lines: number | null;
}

/** A merged change. */
export interface BacktestChange {
  readonly commit: string;
  /** The number of its pull request; null if the message names none. */
  readonly pull: number | null;
  /** When it was merged, RFC 3339 in UTC. */
  readonly merged_at: string;
  readonly title: string;
  /** Null if it could not be reviewed; `failure` says why. */
  readonly review: BacktestReview | null;
  readonly failure: string | null;
  readonly later: LaterFate | null;
}

/** The whole backtest. */
export interface Backtest {
  readonly schema: 'review-gate.backtest/1';
  readonly repo: string;
  /** Where the repository is on the web; null if its remote does not say. */
  readonly url: string | null;
  readonly branch: string;
  /** The newest commit of the branch. */
  readonly tip: string;
  readonly policy: string;
  /** How many changes there are to review. Fewer were, if it was stopped. */
  readonly chosen: number;
  readonly stopped: boolean;
  /** What the reader must know of these figures. */
  readonly notes: readonly string[];
  /** Newest first. */
  readonly changes: readonly BacktestChange[];
}

/** The gate that a verdict opens or not. */
export function toGate(verdict: Verdict): Gate {
  return verdict === 'auto-approve' ? 'open' : verdict === 'needs-review' ? 'person' : 'closed';
}
