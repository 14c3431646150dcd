/** What the step `criteria` shows. */
import * as z from 'zod';

/**
 * What a criterion asks for. `invariant`: that something stays as it is. `passes`: that tests or checks pass. `process`
 * and `quality` are for people.
 */
export const CriterionKind = z.enum([
  'behaviour',
  'test',
  'doc',
  'process',
  'quality',
  'negative',
  'invariant',
  'passes',
]);
export type CriterionKind = z.infer<typeof CriterionKind>;

/**
 * Source of the criteria: the requested ticket, the issues that the PR closes, ticket files at the base that it names or
 * edits, the PR's body, or nothing.
 */
export const CriteriaSource = z.enum(['ticket', 'closing_issue', 'ticket_file', 'body', 'none']);
export type CriteriaSource = z.infer<typeof CriteriaSource>;

/** Step `criteria`: the acceptance criteria as parsed. */
export const CriteriaEvidence = z.object({
  source: CriteriaSource,
  /** Issues that the PR closes in repositories that the policy does not name. Old traces do not have them. */
  untrusted: z.array(z.string()).optional(),
  /**
   * Lines below the titles of the criteria that were read as none: how many, and the first ones. `ticket` is null for the
   * description. Old traces do not have them.
   */
  unread: z
    .array(z.object({ ticket: z.string().nullable(), count: z.int().min(1), lines: z.array(z.int().min(1)) }))
    .optional(),
  criteria: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** What it is judged by, where that is not its text: without the words that only frame it. Old traces do not have it. */
      asks: z.string().optional(),
      parts: z.array(z.string()),
      kind: CriterionKind,
      code_verifiable: z.boolean(),
      origin: z.object({ ticket: z.string().nullable(), line: z.int().nullable() }),
    }),
  ),
});
export type CriteriaEvidence = z.infer<typeof CriteriaEvidence>;
