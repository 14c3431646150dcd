/** The end of the conversation that runs in an engine process. */
import { Worker } from 'node:worker_threads';
import type { ReviewInput } from '../../engine/snapshot.js';
import { type EngineAnswer, isReviewInput } from './answer.js';

/** A signal to the whole group, such as Ctrl-C, is for the parent: it ends its reviews as it sees fit. */
const LEFT_TO_PARENT = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process when its parent is gone, which signal 0 tells. A thread of its own, because a review that never ends
 * leaves the process no time to hear that its channel is closed.
 */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 1000);
`;

/** Answers each input that the parent sends. Ends with the parent. Does nothing in a process that was not forked. */
export function serveReviews(answer: (input: ReviewInput) => Promise<EngineAnswer>): void {
  if (!process.connected) return;
  for (const signal of LEFT_TO_PARENT) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  // The number is read here: when the thread has started, the parent may be another one.
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
  process.on('message', (message) => {
    if (isReviewInput(message)) void answer(message).then((given) => process.send?.(given));
  });
}
