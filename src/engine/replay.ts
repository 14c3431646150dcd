/** Repeats a recorded review. */
import type { EngineTrace } from '../contract/index.js';
import { review } from './review.js';
import type { ReviewInput } from './snapshot.js';
import type { Grammars } from './syntax/grammars.js';
import { type Comparison, compareTraces } from './trace/compare.js';

/**
 * Reviews the stored input again and compares the canonical JSON of both traces, byte by byte. Reports the first step
 * that differs, and a different engine version if that is the reason. Throws PolicyError as `review` does.
 */
export async function replay(input: ReviewInput, trace: EngineTrace, grammars: Grammars): Promise<Comparison> {
  const made = await review(input.snapshot, input.policy, grammars);
  return compareTraces(trace, made.trace);
}
