/** Cuts changed lines with their reasons into spans, and counts them. */
import { AccountingCounts, isOpenReason, type Span, SpanReason } from '../../contract/index.js';
import type { Line } from '../model.js';
import { weighRun } from './lines/weight.js';
import type { LineReason } from './reasons.js';

/** A changed line with its reason. */
export interface JudgedLine extends LineReason {
  readonly line: Line;
  /** The definition that contains it. */
  readonly symbol: string | null;
  readonly weight: number;
}

/** An unbroken run of lines of one side, and where a finding about them would stand on the head side. */
export interface Run {
  readonly file: string;
  readonly side: 'added' | 'removed';
  /** For removed lines: the line of the head side before them. */
  readonly at: number;
  readonly lines: readonly JudgedLine[];
}

/** Cuts a run where the symbol, the reason or what the reason rests on changes. */
export function cutRun({ file, side, at, lines }: Run): readonly Span[] {
  const groups: JudgedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && isSameSpan(group[0], line)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const first = group[0];
    const last = group.at(-1);
    if (first === undefined || last === undefined) return [];
    const range = [first.line.number, last.line.number];
    const { reason, why, criteria, symbol } = first;
    return {
      location: { file, lineRange: side === 'added' ? range : [Math.max(1, at), Math.max(1, at)] },
      side,
      old_line_range: side === 'removed' ? range : null,
      lines: group.length,
      reason,
      why,
      symbol,
      criteria: [...criteria],
      weight: weighRun(group.map(({ weight }) => weight)),
    };
  });
}

function isSameSpan(a: JudgedLine, b: JudgedLine): boolean {
  return (
    a.reason === b.reason &&
    a.why === b.why &&
    a.symbol === b.symbol &&
    a.criteria.length === b.criteria.length &&
    a.criteria.every((id, index) => id === b.criteria[index])
  );
}

/** Counts spans, lines and files by reason. */
export function countSpans(spans: readonly Span[]): AccountingCounts {
  const files = new Map(SpanReason.options.map((reason) => [reason, new Set<string>()]));
  const counts = AccountingCounts.parse(
    Object.fromEntries(SpanReason.options.map((reason) => [reason, { lines: 0, spans: 0, files: 0 }])),
  );
  for (const { reason, lines, location } of spans) {
    counts[reason].lines += lines;
    counts[reason].spans += 1;
    counts[reason].files = files.get(reason)?.add(location.file).size ?? 0;
  }
  return counts;
}

/**
 * Returns the part of the change that needs no person, by lines; spans without lines count as one line. 1 without any
 * span.
 */
export function measureShare(spans: readonly Span[]): number {
  const size = (some: readonly Span[]) => some.reduce((sum, { lines }) => sum + Math.max(1, lines), 0);
  const open = spans.filter(({ reason }) => isOpenReason(reason));
  return spans.length === 0 ? 1 : Math.floor((1 - size(open) / size(spans)) * 10_000) / 10_000;
}
