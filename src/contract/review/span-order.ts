import { compareText } from '../../base/order.js';
import { OPEN_REASONS, type Span, type SpanReason } from './span.js';

/** Returns whether spans of the reason are left to people. Takes any word: a reason that is not known here is not. */
export function isOpenReason(reason: string): reason is Extract<SpanReason, (typeof OPEN_REASONS)[number]> {
  return OPEN_REASONS.some((open) => open === reason);
}

/**
 * The contract's order of spans: the heaviest first, then by file and first line; file names by code units. Spans of
 * one weight and line keep their order.
 */
export function compareSpans(a: Pick<Span, 'weight' | 'location'>, b: Pick<Span, 'weight' | 'location'>): number {
  return (
    b.weight - a.weight ||
    compareText(a.location.file, b.location.file) ||
    (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0)
  );
}
