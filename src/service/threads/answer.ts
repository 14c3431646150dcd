/**
 * The messages between the service and an engine thread. Errors lose their class in transfer, so the expected error is
 * sent as a value.
 */
import { type Grammars, PolicyError, review } from '../../engine/index.js';
import type { EngineResult } from '../../engine/model.js';
import type { ReviewInput } from '../../engine/snapshot.js';

export type ThreadAnswer =
  | { readonly kind: 'result'; readonly result: EngineResult }
  | { readonly kind: 'policy'; readonly message: string; readonly faults: PolicyError['faults'] };

/** Runs in the thread: reviews the input. Rejects on an internal error of the engine. */
export async function answerReview({ snapshot, policy }: ReviewInput, grammars: Grammars): Promise<ThreadAnswer> {
  try {
    return { kind: 'result', result: await review(snapshot, policy, grammars) };
  } catch (cause) {
    if (cause instanceof PolicyError) return { kind: 'policy', message: cause.message, faults: cause.faults };
    throw cause;
  }
}

/** Runs in the service: returns the result, or throws the engine's error. */
export function unwrapAnswer(answer: ThreadAnswer): EngineResult {
  if (answer.kind === 'result') return answer.result;
  throw new PolicyError(answer.message, answer.faults);
}
