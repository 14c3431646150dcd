/** A recorded review made anew. */
import type { EngineTrace } from '../contract/index.js';
import { review } from './review.js';
import type { ReviewInput } from './snapshot.js';
import type { Grammars } from './syntax/grammars.js';
import { type Comparison, compareTraces } from './trace/compare.js';

/**
 * Reviews the stored input again and compares with the recorded trace, byte by byte of their canonical JSON. Says the
 * first step that differs, and another engine version where that is why. Throws PolicyError as `review` does.
 */
export async function replay(input: ReviewInput, trace: EngineTrace, grammars: Grammars): Promise<Comparison> {
  const made = await review(input.snapshot, input.policy, grammars);
  return compareTraces(trace, made.trace);
}
