/** What people said of a change on the pull request, and what it was worth. */
import * as z from 'zod';

/** A person's words for one thing: a criterion, a finding, or changed lines. */
export const SignatureVerb = z.enum(['sign', 'accept', 'vouch']).meta({ id: 'SignatureVerb' });
export type SignatureVerb = z.infer<typeof SignatureVerb>;

/** A `/review-gate` line in a review or comment that answers for something, and whether it holds for this head. */
export const Signature = z
  .strictObject({
    verb: SignatureVerb,
    target: z
      .string()
      .meta({ description: "A criterion's id, a finding's fingerprint, or a path with lines; without its digest." }),
    because: z.string().meta({ description: 'The reason that the person gave.' }),
    by: z.string().meta({ description: "The person's login." }),
    at: z.string().meta({ description: 'When it was said, by the clock of the host. ISO 8601 UTC.' }),
    url: z.string().meta({ description: 'The review or comment.' }),
    holds: z.boolean(),
    why: z.string().meta({ description: 'What it did, or why it does not count and what to do.' }),
  })
  .meta({ id: 'Signature' });
export type Signature = z.infer<typeof Signature>;

/** A finding that a person accepted. */
export const AcceptedBy = Signature.pick({ by: true, at: true, url: true, because: true }).meta({ id: 'AcceptedBy' });
export type AcceptedBy = z.infer<typeof AcceptedBy>;

/** People in a review: logins, names of owners as CODEOWNERS writes them, and ids of criteria. */
export const ReviewPeople = z
  .strictObject({
    approvals: z.array(z.string()).meta({ description: 'Logins whose approval counts for this head.' }),
    stale: z.array(z.string()).meta({ description: 'Logins whose approval was for another state of the change.' }),
    owners_missing: z.array(z.string()).meta({ description: 'Code owners of touched paths of whom none approved.' }),
    signed: z.array(z.string()).meta({ description: 'Ids of the criteria that a person signed.' }),
    open: z
      .array(z.string())
      .meta({ description: 'Ids of the criteria that only people can confirm, not signed yet.' }),
  })
  .meta({ id: 'ReviewPeople' });
export type ReviewPeople = z.infer<typeof ReviewPeople>;

/** A line that is ready to copy: what a person who may can answer for now. */
export const CommandOffer = z.object({
  verb: SignatureVerb,
  /** A criterion's id, a finding's fingerprint, or a path. */
  target: z.string(),
  /** The line with its digest, up to the reason. */
  line: z.string(),
});
export type CommandOffer = z.infer<typeof CommandOffer>;

/** A `/review-gate` line that answers for nothing: it asks for something, or nobody can tell what it means. */
export const PeopleQuestion = z.object({
  verb: z.enum(['explain', 'status', 'unknown']),
  /** What is to be explained; what was written, where the command is unknown. */
  target: z.string(),
  by: z.string(),
  at: z.string(),
  url: z.string(),
});
export type PeopleQuestion = z.infer<typeof PeopleQuestion>;
