/** The interface between the service and the sources of changes and tickets. */
import type { SaidByPeople, Snapshot, Ticket } from '../engine/snapshot.js';

/** What the caller of POST /v1/reviews named. */
export interface ChangeRequest {
  readonly repo: string;
  readonly pr: number;
  readonly ticket: string | null;
}

/** What an event says of a pull request before the host is asked. */
export interface ExpectedChange {
  readonly repo: string;
  readonly pr: number;
  readonly base: { readonly ref: string };
  readonly head: { readonly sha: string };
}

/** A ticket without a change: `repo` is the repository of an issue number without one. */
export interface TicketRequest {
  readonly repo: string;
  readonly id: string;
}

/** What people said, before the code is read: without what git says of the commits, and without members of teams. */
export type PinnedPeople = Omit<SaidByPeople, 'head_tree' | 'teams' | 'seen'>;

/**
 * A change with fixed commits. It is read before POST answers and stored with the review as plain JSON; the review uses
 * exactly these commits.
 */
export interface PinnedChange {
  readonly repo: string;
  readonly pr: number;
  readonly base: { readonly ref: string; readonly sha: string };
  /** Null or absent if no host says anything about branches, and in changes that earlier versions stored. */
  readonly host?: Snapshot['host'];
  readonly head: { readonly ref: string; readonly sha: string };
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly labels: readonly string[];
  /** When title or body were last changed; null if never, absent if nobody said. */
  readonly edited_at?: string | null;
  /** Null or absent if no host says what people said, and in changes that earlier versions stored. */
  readonly people?: PinnedPeople | null;
  readonly tickets: readonly Ticket[];
  /** What could not be read so far, such as a closing issue. */
  readonly missing: Snapshot['coverage']['omitted'];
}

/** Reads pull requests. Throws only ProviderError, or the signal's reason. */
export interface Provider {
  /** Reads the head, the base and the tickets. Must be fast, because POST /v1/reviews waits for it. */
  pin(request: ChangeRequest, signal: AbortSignal): Promise<PinnedChange>;
  /**
   * Begins to read the code of an expected change, for the snapshot of a change that turns out to be that, where this saves
   * time. Resolves when a fetch is under way, or there is none. What fails is done again by `snapshot`. The signal ends it.
   */
  foresee?(expected: ExpectedChange, signal: AbortSignal): Promise<void>;
  /** Reads the snapshot of a pinned change. May take minutes; runs in the worker. */
  snapshot(change: PinnedChange, signal: AbortSignal): Promise<Snapshot>;
  /**
   * Reads a policy that is named by path; null if there is none. It is read on the default branch, and where no host
   * says which one that is, at the base commit.
   */
  readPolicyFile(change: PinnedChange, path: string, signal: AbortSignal): Promise<string | null>;
  /** Reads the members of teams (`@org/team`); null for each that the token may not read. */
  listTeams(change: PinnedChange, names: readonly string[], signal: AbortSignal): Promise<SaidByPeople['teams']>;
  /** Reads one ticket, in the same way as `pin` reads the ticket that a request names. */
  ticket(request: TicketRequest, signal: AbortSignal): Promise<Ticket>;
  /** Ends what `foresee` began, and cleans up. */
  close?(): Promise<void>;
}
