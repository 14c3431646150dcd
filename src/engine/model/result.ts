/** The last stages: the account of the lines, the risk, and the whole result. */
import type {
  AcBinding,
  AccountingCounts,
  EngineTrace,
  ReviewPeople,
  Signature,
  Span,
  Tier,
  TierEvidence,
  Verdict,
} from '../../contract/index.js';
import type { EngineFinding } from './planes.js';

/** The result of stage `accounting`: a partition of the change into spans. */
export interface Accounting {
  readonly counts: AccountingCounts;
  readonly share: number;
  /** In the order of the snapshot's files, and within a file by place. */
  readonly spans: readonly Span[];
}

/** The result of stage `tier`. */
export interface Risk {
  readonly tier: Tier;
  readonly score: number;
  readonly contributions: TierEvidence['contributions'];
  readonly floors: TierEvidence['floors'];
  /** What the tier rests on, in words about the code, the most important first. */
  readonly reasons: NonNullable<TierEvidence['reasons']>;
}

/** The result of a review. */
export interface EngineResult {
  readonly verdict: Verdict;
  readonly tier: Tier;
  readonly confidence: number;
  readonly acBindings: readonly AcBinding[];
  /** In the contract's order: file, first line, plane, fingerprint. */
  readonly findings: readonly EngineFinding[];
  readonly accounting: AccountingCounts;
  /** Null where no host told what people said. */
  readonly people: ReviewPeople | null;
  readonly signatures: readonly Signature[];
  readonly trace: EngineTrace;
}
