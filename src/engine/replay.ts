/** Replays a recorded review. */
import type { EngineTrace } from '../contract/index.js';
import { review } from './review.js';
import type { ReviewInput } from './snapshot.js';
import type { Grammars } from './syntax/grammars.js';
import { type Comparison, compareTraces } from './trace/compare.js';

/**
 * Reviews the stored input again and compares the result with the recorded trace, byte by byte in canonical JSON.
 * Returns the first step that differs, and a different engine version if there is one.
 * @throws PolicyError as `review` does
 */
export async function replay(input: ReviewInput, trace: EngineTrace, grammars: Grammars): Promise<Comparison> {
  const made = await review(input.snapshot, input.policy, grammars);
  return compareTraces(trace, made.trace);
}
