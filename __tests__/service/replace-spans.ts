/** The engine's result with another accounting. */
import type { Span, Trace } from '../../src/contract/index.js';
import { countSpans, measureShare } from '../../src/engine/accounting/spans.js';
import type { EngineResult } from '../../src/engine/index.js';

/** Replaces the spans of a result, and what counts them; without the step of the trace where they are null. */
export function replaceSpans(result: EngineResult, spans: readonly Span[] | null): EngineResult {
  const steps = result.trace.steps.flatMap((step): Trace['steps'] => {
    if (step.name !== 'accounting') return [step];
    if (spans === null) return [];
    const evidence = { counts: countSpans(spans), share: measureShare(spans), spans: [...spans], left_out: 0 };
    return [{ ...step, evidence: JSON.parse(JSON.stringify(evidence)) }];
  });
  return { ...result, accounting: countSpans(spans ?? []), trace: { ...result.trace, steps } };
}
