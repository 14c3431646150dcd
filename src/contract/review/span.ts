import * as z from 'zod';
import { Location } from './finding.js';

/** Why a changed line needs no person, or why it does: `opaque` and `unaccounted` are left for people. */
export const SpanReason = z
  .enum(['opaque', 'inert', 'asked', 'supporting', 'derived', 'vouched', 'unaccounted'])
  .meta({ id: 'SpanReason' });
export type SpanReason = z.infer<typeof SpanReason>;

/** The reasons that leave a span to people. */
export const OPEN_REASONS = ['opaque', 'unaccounted'] as const satisfies readonly SpanReason[];

/** A part of a change that has one reason. All spans of a review together are the whole change, each line once. */
export const Span = z
  .strictObject({
    location: Location.meta({
      description: 'The lines on the head side; for removed lines the line before them, at least 1.',
    }),
    side: z.enum(['added', 'removed', 'file']).meta({
      description: 'Added lines, removed lines, or the file as a whole: its mode, name, bytes or removal.',
    }),
    old_line_range: z
      .array(z.int().min(1))
      .length(2)
      .nullable()
      .meta({ description: 'First and last removed line on the base side; null for the other sides.' }),
    lines: z.int().min(0).meta({ description: 'Number of changed lines; 0 for the file as a whole.' }),
    reason: SpanReason,
    why: z.string().meta({ description: 'What the reason rests on, in words.' }),
    symbol: z.string().nullable().meta({ description: 'The definition that contains the lines, if it is known.' }),
    criteria: z.array(z.string()).meta({ description: 'Ids of the acceptance criteria that ask for it.' }),
    weight: z.int().min(0).meta({
      description:
        'What people are shown first: what its heaviest 20 lines tell for the time to read them, more for lines that act, and less for lines of tests.',
    }),
  })
  .meta({ id: 'Span' });
export type Span = z.infer<typeof Span>;

/** Changed lines, spans and files of one reason. A file counts for every reason that one of its spans has. */
export const SpanCounts = z.strictObject({
  lines: z.int().min(0),
  spans: z.int().min(0),
  files: z.int().min(0),
});
export type SpanCounts = z.infer<typeof SpanCounts>;

/** Counts by reason. Every reason is there. */
export const AccountingCounts = z.record(SpanReason, SpanCounts).meta({ id: 'AccountingCounts' });
export type AccountingCounts = z.infer<typeof AccountingCounts>;

/** Filters of `GET /v1/reviews/{id}/spans`. */
export const SpanFilter = z.strictObject({ reason: SpanReason.optional() });
