/** What passes between the service and an engine thread. Errors lose their class on the way, so the expected one is a value. */
import { type Grammars, PolicyError, review } from '../../engine/index.js';
import type { EngineResult } from '../../engine/model.js';
import type { ReviewInput } from '../../engine/snapshot.js';

export type ThreadAnswer =
  | { readonly kind: 'result'; readonly result: EngineResult }
  | { readonly kind: 'policy'; readonly message: string; readonly faults: PolicyError['faults'] };

/** Runs in the thread: reviews what it is given. Rejects on what is a fault of the engine. */
export async function answerReview({ snapshot, policy }: ReviewInput, grammars: Grammars): Promise<ThreadAnswer> {
  try {
    return { kind: 'result', result: await review(snapshot, policy, grammars) };
  } catch (cause) {
    if (cause instanceof PolicyError) return { kind: 'policy', message: cause.message, faults: cause.faults };
    throw cause;
  }
}

/** Runs in the service: the result, or the error that the engine threw. */
export function resultOf(answer: ThreadAnswer): EngineResult {
  if (answer.kind === 'result') return answer.result;
  throw new PolicyError(answer.message, answer.faults);
}
