import * as z from 'zod';
import { FindingId, Plane, ReviewId, RuleId, Severity } from '../values.js';
import { AcceptedBy } from './people.js';

/** A file and its lines on the head side. First and last line are both included and counted from 1. */
export const Location = z
  .strictObject({
    file: z.string().min(1),
    lineRange: z.array(z.int().min(1)).length(2).meta({ description: 'First line, last line.' }),
  })
  .meta({ id: 'Location' });
export type Location = z.infer<typeof Location>;

/** One finding of a reasoning plane. */
export const Finding = z
  .strictObject({
    id: FindingId,
    review_id: ReviewId,
    plane: Plane,
    rule: RuleId.nullable().meta({
      description: 'The rule that found it: what a policy and a suppression name. Null for findings of older versions.',
    }),
    severity: Severity,
    location: Location,
    title: z.string(),
    rationale: z.string(),
    fingerprint: z.string().meta({ description: 'Stable across runs and line shifts: what a suppression names.' }),
    about: z.literal('change').optional().meta({
      description:
        'Set where the finding is about the change as a whole. Its location is then only where it is shown, at the largest changed file.',
    }),
    signed: AcceptedBy.optional().meta({ description: 'Who accepted it, where a person did. It does not count then.' }),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof Finding>;

/** Filters of `GET /v1/findings`. */
export const FindingFilter = z.strictObject({
  review_id: ReviewId,
  severity: Severity.optional(),
  plane: Plane.optional(),
  rule: RuleId.optional(),
  file: z.string().optional(),
});
export type FindingFilter = z.infer<typeof FindingFilter>;
