/** What the step `accounting` shows. */
import * as z from 'zod';
import { AccountingCounts, Span } from '../review/span.js';

/** Step `accounting`: the reason of every part of the change. */
export const AccountingEvidence = z.object({
  counts: AccountingCounts,
  /** Changed lines that need no person, as a share of all; 1 without any. */
  share: z.number().min(0).max(1),
  /** By file and place, at most as many as a trace shows. */
  spans: z.array(Span),
  /** Spans beyond that. */
  left_out: z.int().min(0),
});
export type AccountingEvidence = z.infer<typeof AccountingEvidence>;
