/** The engine on this thread. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Grammars, review } from '../engine/index.js';
import type { RunEngine } from './perform-review.js';

/** Lets timers and signals of the process be heard: after one turn alone they may not have been looked at yet. */
async function hearEvents(signal: AbortSignal): Promise<void> {
  await nextTurn();
  await nextTurn();
  signal.throwIfAborted();
}

/**
 * The engine as a call. While it runs nothing else does, so a signal that fires meanwhile is heard when it has ended: then
 * there is no result.
 */
export function runOnThisThread(grammars: Grammars): RunEngine {
  return async (snapshot, policy, signal) => {
    await hearEvents(signal);
    const result = await review(snapshot, policy, grammars);
    await hearEvents(signal);
    return result;
  };
}
