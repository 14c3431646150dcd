/** What of the accounting a trace keeps. */
import { describe, expect, it } from '@jest/globals';
import { LIMITS, type Span } from '../../../src/contract/index.js';
import { countSpans, measureShare } from '../../../src/engine/accounting/spans.js';
import { buildAccountingEvidence } from '../../../src/engine/trace/evidence.js';
import { buildSpan } from '../../report/report-builders.js';

const at = (line: number, changes: Partial<Span>) =>
  buildSpan({ location: { file: 'src/cart.ts', lineRange: [line, line] }, ...changes });
const evidenceOf = (spans: readonly Span[]) =>
  buildAccountingEvidence({ counts: countSpans(spans), share: measureShare(spans), spans });

describe('the spans of a trace', () => {
  it('are all of them up to the limit, in the order of the change', () => {
    const spans = Array.from({ length: LIMITS.MAX_SPANS }, (_, line) => at(line + 1, { weight: line % 7 }));
    expect(evidenceOf(spans)).toMatchObject({ spans, left_out: 0 });
  });

  it('are beyond it those that are left to people, then the heaviest; the counts stay whole', () => {
    const settled = Array.from({ length: LIMITS.MAX_SPANS }, (_, line) => at(line + 1, { reason: 'inert', weight: 9 }));
    const open = at(9_001, { reason: 'opaque', weight: 0 });
    const light = at(9_002, { reason: 'asked', weight: 0 });
    const { spans, left_out: left, counts } = evidenceOf([...settled, light, open]);
    expect(spans).toHaveLength(LIMITS.MAX_SPANS);
    expect(spans.at(-1)).toBe(open);
    expect(spans).not.toContain(light);
    expect(spans.slice(0, -1)).toEqual(settled.slice(0, -1));
    expect([left, counts.inert.lines, counts.opaque.lines]).toEqual([2, LIMITS.MAX_SPANS, 1]);
  });
});
