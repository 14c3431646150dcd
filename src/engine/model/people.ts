/** What people said of a change, and what it did. */
import type { CommandOffer, PeopleQuestion, Signature, VouchedLines } from '../../contract/index.js';

/** An approval, and the state of the change that it was given for. */
export interface Approval {
  readonly login: string;
  readonly at: string;
  readonly url: string;
  readonly commit: string | null;
  /** Why it counts for this head, or why it does not and what to do, in words. */
  readonly why: string;
}

/** Why a `/review-gate` line does not count. */
export interface Refusal {
  /** In words, without what to write instead. */
  readonly why: string;
  /** Whether it helps that the same person writes the line anew, as the review prints it. */
  readonly again: boolean;
}

/** A `/review-gate` line that answers for something. */
export interface PeopleCommand extends Omit<Signature, 'holds' | 'why'> {
  /** Null as long as nothing speaks against it. */
  readonly refused: Refusal | null;
  /** The head that the person saw; null for a comment, which says nothing of it. */
  readonly commit: string | null;
  /** The digest that the line carries, of what the person looked at; null without one. */
  readonly digest: string | null;
  /** Of `vouch`: the file, and its lines on the head side where the line names some. */
  readonly place: { readonly path: string; readonly lines: VouchedLines | null } | null;
}

/** The result of stage `people`. Logins and owners are sorted, each once. */
export interface People {
  /** Whether a host told what people said. */
  readonly given: boolean;
  /** Those that count for this head, and those that were for another. One a person. */
  readonly approvals: readonly Approval[];
  readonly stale: readonly Approval[];
  /** Those that count for no head: of who made the change, may not push, or is a machine that the policy does not name. */
  readonly uncounted: readonly Approval[];
  /** What could not be told of people, and what to do about it, in words. */
  readonly unknown: readonly string[];
  /** Logins whose last word is that changes are needed. */
  readonly changesRequested: readonly string[];
  /** Code owners of touched paths of whom none approved. */
  readonly ownersMissing: readonly string[];
  /** In the order in which they were written, as the questions. */
  readonly commands: readonly PeopleCommand[];
  readonly questions: readonly PeopleQuestion[];
  /** Lines that are older than the newest that a review reads. */
  readonly leftOut: number;
}

/** The result of stage `signatures`. */
export interface Settled {
  readonly signatures: readonly Signature[];
  /** What people can answer for now. */
  readonly offers: readonly CommandOffer[];
}
