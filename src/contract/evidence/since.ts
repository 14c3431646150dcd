/** What the step `since` shows. */
import * as z from 'zod';
import { Span } from '../review/span.js';
import { LineRef, Severity } from '../values.js';
import { ShownStatus } from './binding.js';

/** A criterion that stands otherwise than at the head that a person saw. References are of the head that they name. */
const SeenCriterion = z.object({
  id: z.string(),
  move: z.enum(['up', 'down', 'new', 'gone', 'reworded']),
  /** Null for a criterion that the other head does not have. */
  was: ShownStatus.nullable(),
  now: ShownStatus.nullable(),
  /** Lines of it that differ since: at this head, and at the one that was seen. */
  lines: z.array(LineRef),
  lost: z.array(LineRef),
});
export type SeenCriterion = z.infer<typeof SeenCriterion>;

/** A finding that one of the two heads does not have. `suppressed`: it is there, and something hides it now. */
const SeenFinding = z.object({
  rule: z.string(),
  severity: Severity,
  title: z.string(),
  location: z.object({ file: z.string(), lineRange: z.array(z.int()) }),
  fingerprint: z.string(),
  about: z.literal('change').optional(),
  suppressed: z.boolean(),
});
export type SeenFinding = z.infer<typeof SeenFinding>;

/** Step `since`: what changed since the last head that a person saw. It is not part of the verdict. */
export const SinceEvidence = z.object({
  /** The review of that head. Null if there is none: then nothing was compared. */
  seen: z.object({ login: z.string(), at: z.string(), url: z.string(), commit: z.string() }).nullable(),
  /** Why criteria and findings were not compared, in words; empty if they were. */
  skipped: z.string(),
  /** Files that differ since, and how many more. */
  files: z.array(z.string()),
  more_files: z.int(),
  /** Tickets whose text was edited since; `description` for the one of the pull request. */
  edited: z.array(z.string()),
  criteria: z.array(SeenCriterion),
  findings: z.object({
    /** At most as many as a trace shows; the counts are whole. */
    added: z.array(SeenFinding),
    gone: z.array(SeenFinding),
    added_count: z.int(),
    gone_count: z.int(),
  }),
  /** Spans that are left to people: those that are new or other since, and how many were there and looked at. */
  spans: z.object({
    added: z.array(Span.pick({ location: true, side: true, old_line_range: true })),
    added_count: z.int(),
    looked_count: z.int(),
  }),
});
export type SinceEvidence = z.infer<typeof SinceEvidence>;
