/** What the step `binding` shows: the lines of each criterion, and what is shown of it. */
import * as z from 'zod';
import { AcceptedBy } from '../review/people.js';
import { Confidence, LineRef } from '../values.js';

/** The result for a criterion, in the words of every trace. `met`: what is shown reaches what the policy requires. */
export const CriterionStatus = z.enum(['met', 'weak', 'unmet', 'not_code_verifiable']);
export type CriterionStatus = z.infer<typeof CriterionStatus>;

/**
 * What the evidence shows of a criterion. From `unmet` to `proved` each asks for more than the one before.
 * `contradicted`: the lines say otherwise. `open`: only a person can see it; `signed`: a person did.
 */
export const ShownStatus = z.enum(['unmet', 'weak', 'addressed', 'tested', 'proved', 'contradicted', 'open', 'signed']);
export type ShownStatus = z.infer<typeof ShownStatus>;

/** The least that a policy may take for met. */
export const RequiredStatus = z.enum(['addressed', 'tested', 'proved']);
export type RequiredStatus = z.infer<typeof RequiredStatus>;

/** A line of the change that says otherwise than a criterion. */
export const Contradiction = z
  .strictObject({
    about: z
      .string()
      .meta({ description: 'What differs, in a word: value, default, direction, negation, order, name.' }),
    says: z.string().meta({ description: 'The words of the criterion.' }),
    does: z.string().meta({ description: 'The text of the line.' }),
    location: LineRef,
    side: z.enum(['added', 'removed']),
  })
  .meta({ id: 'Contradiction' });
export type Contradiction = z.infer<typeof Contradiction>;

/** Step `binding`: the lines of each criterion with their evidence, in words and numbers. */
export const BindingEvidence = z.object({
  bindings: z.array(
    z.object({
      id: z.string(),
      status: CriterionStatus,
      /** What the evidence shows, what the next status wants, and what speaks against it. Old traces do not have them. */
      shown: ShownStatus.optional(),
      missing: z.array(z.string()).optional(),
      contradicts: z.array(Contradiction).optional(),
      /** How far the probability falls without the criterion's own lines; null where that is not asked. */
      fall: z.number().nullable().optional(),
      confidence: Confidence,
      /** Where a reader would look, the best first. */
      lines: z.array(z.object({ ref: LineRef, confidence: Confidence, evidence: z.array(z.string()) })),
      /** The whole parts of the change that it is bound to: what counts as asked for. Old traces do not have them. */
      bound: z.array(LineRef).optional(),
      /** Places that the description names for it, each with why it does not show it; empty if it does. */
      claims: z.array(z.object({ ref: LineRef, why: z.string() })).optional(),
      /** Who signed for it; absent if nobody did. */
      signed: AcceptedBy.optional(),
    }),
  ),
});
export type BindingEvidence = z.infer<typeof BindingEvidence>;
