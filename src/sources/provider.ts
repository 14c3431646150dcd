/** The door between the service and wherever changes and tickets come from. */
import type { Snapshot, Ticket } from '../engine/snapshot.js';

/** What the caller of POST /v1/reviews named. */
export interface ChangeRequest {
  readonly repo: string;
  readonly pr: number;
  readonly ticket: string | null;
}

/** A ticket without a change: `repo` is what a bare number belongs to. */
export interface TicketRequest {
  readonly repo: string;
  readonly id: string;
}

/** A change with its commits fixed: read before POST answers, kept with the review (it is plain JSON), and what is reviewed. */
export interface PinnedChange {
  readonly repo: string;
  readonly pr: number;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly ref: string; readonly sha: string };
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly labels: readonly string[];
  readonly tickets: readonly Ticket[];
  /** What could not be had so far (a closing issue that cannot be read, say). */
  readonly missing: Snapshot['coverage']['omitted'];
}

/** Reads pull requests. Throws only ProviderError, or the signal's reason. */
export interface Provider {
  /** Reads the head, the base and the tickets. Quick: POST /v1/reviews waits for it. */
  pin(request: ChangeRequest, signal: AbortSignal): Promise<PinnedChange>;
  /** Gathers the snapshot of a pinned change. May take minutes; runs in the worker. */
  snapshot(change: PinnedChange, signal: AbortSignal): Promise<Snapshot>;
  /** A file's text at the base commit, for policies named by path; null where there is none. */
  readAtBase(change: PinnedChange, path: string, signal: AbortSignal): Promise<string | null>;
  /** Reads one ticket, as `pin` reads the one that a request names. */
  ticket(request: TicketRequest, signal: AbortSignal): Promise<Ticket>;
}
