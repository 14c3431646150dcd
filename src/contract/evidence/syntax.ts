/** What the step `syntax` shows. */
import * as z from 'zod';

/**
 * What happened to a definition. `name` includes the enclosing definitions, joined by dots; for a rename it is the new
 * name.
 */
export const SymbolEvidence = z.object({
  change: z.enum(['added', 'removed', 'renamed', 'moved', 'signature', 'body']),
  kind: z.string(),
  name: z.string(),
  /** The old name, if it was different. */
  was: z.string().nullable(),
  first: z.int(),
  last: z.int(),
});
export type SymbolEvidence = z.infer<typeof SymbolEvidence>;

/**
 * Step `syntax`: which files were read as syntax trees and which as text, why, and what changed in them. Old traces do
 * not have the changes.
 */
export const SyntaxEvidence = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      mode: z.enum(['tree', 'text']),
      reason: z.string(),
      substance: z.enum(['code', 'comments', 'formatting', 'moved', 'renamed']).optional(),
      symbols: z.array(SymbolEvidence).optional(),
      /** Number of symbols beyond the limit of what a trace shows. */
      symbols_left_out: z.int().optional(),
    }),
  ),
});
export type SyntaxEvidence = z.infer<typeof SyntaxEvidence>;
