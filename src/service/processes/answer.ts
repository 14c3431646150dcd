/** The messages between the service and an engine process. */
import { type Grammars, PolicyError, review } from '../../engine/index.js';
import type { EngineResult } from '../../engine/model.js';
import type { ReviewInput } from '../../engine/snapshot.js';

/** Errors lose their class in transfer, so the expected one is sent as a value. */
export type EngineAnswer =
  | { readonly kind: 'result'; readonly result: EngineResult }
  | { readonly kind: 'policy'; readonly message: string; readonly faults: PolicyError['faults'] }
  | { readonly kind: 'fault'; readonly fault: unknown };

/** Runs in the process: reviews the input. Never rejects: an internal error of the engine is the answer `fault`. */
export async function answerReview({ snapshot, policy }: ReviewInput, grammars: Grammars): Promise<EngineAnswer> {
  try {
    return { kind: 'result', result: await review(snapshot, policy, grammars) };
  } catch (cause) {
    if (cause instanceof PolicyError) return { kind: 'policy', message: cause.message, faults: cause.faults };
    return { kind: 'fault', fault: cause };
  }
}

/** Runs in the service: returns the result, or throws the engine's error. */
export function unwrapAnswer(answer: EngineAnswer): EngineResult {
  if (answer.kind === 'result') return answer.result;
  if (answer.kind === 'fault') throw answer.fault;
  throw new PolicyError(answer.message, answer.faults);
}

// Both ends are the same version of the same program. So the guards only tell a message of it from anything else.

/** Tells whether a message is the input of a review. */
export function isReviewInput(message: unknown): message is ReviewInput {
  return typeof message === 'object' && message !== null && 'snapshot' in message && 'policy' in message;
}

/** Tells whether a message is the answer of an engine process. */
export function isEngineAnswer(message: unknown): message is EngineAnswer {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
