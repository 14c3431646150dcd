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
 * there is no result. `deafen` is called before that and gives what is called afterwards: a process that has nothing to
 * tidy up then can let the system end it.
 */
export function runOnThisThread(grammars: Grammars, deafen: () => () => void = () => () => {}): RunEngine {
  return async (snapshot, policy, signal) => {
    await hearEvents(signal);
    const hearAgain = deafen();
    try {
      return await review(snapshot, policy, grammars);
    } finally {
      hearAgain();
      await hearEvents(signal);
    }
  };
}
