/** The schema of what people said on a pull request, as its host tells it. The engine judges what it is worth. */
import * as z from 'zod';
import { Sha } from '../contract/index.js';
import { ChangedFile } from './changed-file.js';

/** An account that reviewed or commented. */
export const Account = z.strictObject({
  login: z.string().min(1),
  /** `bot`: an App or a machine's account, as the host says. */
  kind: z.enum(['user', 'bot', 'unknown']),
  /** The role in the repository. Null if the host did not say. */
  role: z.enum(['none', 'read', 'triage', 'write', 'maintain', 'admin']).nullable(),
});
export type Account = z.infer<typeof Account>;

/** A submitted review. The host says the state that it has now: a dismissed one is `dismissed`. */
export const GivenReview = z.strictObject({
  url: z.string(),
  login: z.string().min(1),
  state: z.enum(['approved', 'changes_requested', 'commented', 'dismissed']),
  /** The commit that was the head then; null if the host no longer knows it. */
  commit: Sha.nullable(),
  /** Whether the host says that this person may push (GitHub's `authorCanPushToRepository`). */
  can_push: z.boolean(),
  /** By the clock of the host, ISO 8601 UTC. */
  submitted_at: z.string(),
  /** Whether the text was changed after it was first written. */
  edited: z.boolean(),
  /** The text if it contains a command line; else empty. */
  body: z.string(),
});
export type GivenReview = z.infer<typeof GivenReview>;

/** A comment in the conversation, or on lines, that contains a command line. */
export const GivenComment = z.strictObject({
  url: z.string(),
  login: z.string().min(1),
  /** By the clock of the host, ISO 8601 UTC. */
  created_at: z.string(),
  edited: z.boolean(),
  body: z.string(),
});
export type GivenComment = z.infer<typeof GivenComment>;

/** An earlier head of the pull request that a person reviewed. */
export const SeenHead = z.strictObject({
  sha: Sha,
  /** The tree of that commit. Null if the commit could not be had: nothing is known of it then. */
  tree: Sha.nullable(),
  /** What differs in the change since: from that head to this one, in the files that either changes against its base. */
  since: z.array(ChangedFile),
  /**
   * The files of `since` as that head changed them against its base. A file is missing here that was not part of the
   * change then.
   */
  before: z.array(ChangedFile),
  /**
   * Paths that the change touches and that are not the same at the commit where that head left the base as where this
   * one does: the change does something else to them, even if the head has the same text.
   */
  rebased: z.array(z.string()),
});
export type SeenHead = z.infer<typeof SeenHead>;

/** What people said, and what the host says about them. */
export const SaidByPeople = z.strictObject({
  /** False if a part could not be read or went over a limit: then nobody's approval counts. `why` says what. */
  complete: z.boolean(),
  why: z.string(),
  /** The tree of the head. */
  head_tree: Sha.nullable(),
  /** Logins of who opened the pull request, and of authors and co-authors of its commits, as far as the host knows them. */
  authors: z.array(z.string()),
  accounts: z.array(Account),
  /** When the pull request last went into another base branch, ISO 8601 UTC; null if never, absent if nobody said. */
  retargeted_at: z.string().nullable().optional(),
  /** In the order in which they were submitted. */
  reviews: z.array(GivenReview),
  /** In the order in which they were written. */
  comments: z.array(GivenComment),
  /** Logins and teams (`@org/team`) whose review is requested. */
  requested: z.array(z.string()),
  /** Teams that CODEOWNERS names: logins of their members; null if the token may not read them. */
  teams: z.array(z.strictObject({ name: z.string(), members: z.array(z.string()).nullable() })),
  /** Earlier heads that a person reviewed, the newest review first. */
  seen: z.array(SeenHead),
});
export type SaidByPeople = z.infer<typeof SaidByPeople>;
