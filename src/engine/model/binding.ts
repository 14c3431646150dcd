/** Acceptance criteria, and the lines that they are bound to. */
import type {
  AcceptedBy,
  Contradiction,
  CriteriaSource,
  CriterionKind,
  CriterionStatus,
  ShownStatus,
} from '../../contract/index.js';
import type { AuthorClaim } from '../criteria/author-claims.js';

/** An acceptance criterion as read from a ticket or a pull request's body. */
export interface Criterion {
  readonly id: string;
  /** As the ticket writes it. */
  readonly text: string;
  /** What it asks for: the text without the words around it that say only that it is a criterion. All is decided by this. */
  readonly asks: string;
  readonly parts: readonly string[];
  readonly kind: CriterionKind;
  /** False for `process` and `quality`: such criteria are shown, but never counted as met. */
  readonly codeVerifiable: boolean;
  /** `ticket` is null for the pull request's body; `line` counts from 1 in the text read. */
  readonly origin: { readonly ticket: string | null; readonly line: number | null };
}

/** The result of stage `criteria`. */
export interface Criteria {
  readonly source: CriteriaSource;
  readonly items: readonly Criterion[];
  /** Issues that the change closes in repositories that the policy does not name: the author's own text. Absent if none. */
  readonly untrusted?: readonly string[];
  /** What stands below the titles of the criteria and is part of none. Absent if there is nothing. */
  readonly unread?: readonly UnreadLines[];
}

/** Lines of a ticket (null: of the description) that were read as no criterion. `lines` has the first ones, from 1. */
export interface UnreadLines {
  readonly ticket: string | null;
  readonly count: number;
  readonly lines: readonly number[];
}

/** A range of added lines that a criterion is bound to, and why. */
export interface BoundRange {
  readonly file: string;
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
  readonly evidence: readonly string[];
}

/**
 * The result of stage `binding` for one criterion. Ranges are sorted by confidence, strongest first; unmet criteria
 * have none.
 */
export interface Binding {
  readonly criterion: Criterion;
  /** `met` if `shown` reaches what the policy requires. */
  readonly status: CriterionStatus;
  readonly shown: ShownStatus;
  /** What the next status wants, in words for who makes the change. */
  readonly missing: readonly string[];
  readonly contradicts: readonly Contradiction[];
  /** How far the probability falls without the criterion's own lines; null where that is not asked. */
  readonly fall: number | null;
  readonly confidence: number;
  /** The units that it is bound to: what counts as asked for, and what a proof takes out. */
  readonly ranges: readonly BoundRange[];
  /** The places with most of its words: without them it would not be met. */
  readonly own?: readonly Omit<BoundRange, 'evidence'>[];
  /** How surely it owns each unit, from a small share on. Lines may belong to several criteria, so that none owns them. */
  readonly owned?: readonly Omit<BoundRange, 'evidence'>[];
  /** Where a reader would look, the best first; absent where that is the ranges. These lines are given out. */
  readonly places?: readonly BoundRange[];
  /** Who signed for it; absent if nobody did. */
  readonly signed?: AcceptedBy;
  /** What the author of the change says of it; absent if that is nothing. */
  readonly claims?: readonly CheckedClaim[];
}

/** A criterion with the lines that may show it, before it is judged what they show. */
export interface BoundCriterion
  extends Pick<Binding, 'criterion' | 'status' | 'confidence' | 'ranges' | 'own' | 'owned' | 'places' | 'fall'> {
  /** What its lines lack where they are too little, in words for who makes the change. */
  readonly lacks?: readonly string[];
  /** Of an unmet criterion: the lines that are most likely about it. They do not show it, but they may say otherwise. */
  readonly near?: readonly BoundRange[];
}

/** A place that the author of the change names for a criterion, as it was found. */
export interface CheckedClaim extends AuthorClaim {
  /** `nowhere`: no such criterion, or no changed line there; `other-words`: nothing of the criterion there. */
  readonly fault: 'nowhere' | 'other-words' | null;
  /** The same in words; empty if there is no fault. */
  readonly why: string;
}
